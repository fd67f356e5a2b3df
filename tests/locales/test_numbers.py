"""What follows a number has the form that the language requires.

`counted/<language>.txt` lists every word that may follow a number, with its forms where it is
counted; a word that is not there fails too, so that no noun goes unchecked.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from meeplewright.locales import Argument
from tests.locales.texts import (
    LANGUAGES,
    PLURALS,
    Text,
    chosen_by,
    key_of,
    numbers,
    texts,
    ways,
)

HOME = Path(__file__).with_name("counted")
NUMBERS = (0, 1, 2, 5, 19, 20, 21, 101)
# Numbers for which some messages have no plural, in any language.
ALWAYS_NUMBERS = frozenset(
    {"count", "days", "finished", "least", "left", "milliseconds", "minutes", "most", "now"}
    | {"needed", "seconds"}
)
WORD = r"[^\W\d_][\w’-]*"
# Not part of a name, a version, a fraction or a date.
COUNTED = re.compile(rf"(?<![\w.,:/-])(\d+)((?:\s+{WORD})+)")
# Numbers written as words, up to eight, as in the rules.
SPELLED = {
    "en": "one two three four five six seven eight",
    "hu": "egy két három négy öt hat hét nyolc",
    "nl": "één twee drie vier vijf zes zeven acht",
    "ro": "un doi trei patru cinci șase șapte opt",
    "ru": "один два три четыре пять шесть семь восемь",
}
ARTICLE = re.compile(r"\b(az?) „?([1-9]\d*|0)\b(?!\.\w)", re.IGNORECASE)


@dataclass(frozen=True)
class Forms:
    """The forms of a counted word in one case."""

    forms: tuple[str, ...]
    is_adjective: bool


@dataclass(frozen=True)
class Words:
    """What may follow a number in a language."""

    counted: tuple[Forms, ...]
    others: frozenset[str]


@cache
def words(language: str) -> Words:
    counted: list[Forms] = []
    others: set[str] = set()
    for line in (HOME / f"{language}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        forms = tuple(form.strip() for form in line.removeprefix("+").split("|"))
        if line.startswith("+") or len(forms) > 1:
            counted.append(Forms(forms, line.startswith("+")))
        elif line:
            others.add(line)
    return Words(tuple(counted), frozenset(others))


def form_after(language: str, number: int) -> int:
    """Which form of a word follows a number: 0, 1 or 2."""
    if language != "ru":
        return int(number != 1)
    if number % 10 == 1 and number % 100 != 11:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


def takes_de(number: int) -> bool:
    """Romanian: 20 de puncte, but 19 puncte, 0 puncte and 101 puncte."""
    return number >= 20 and not 1 <= number % 100 <= 19


def wrong_after(language: str, number: int, following: list[str]) -> str | None:
    """What is wrong with the words after a number."""
    if following[0] in words(language).others:
        return None
    if language == "ro":
        if takes_de(number) != (following[0] == "de"):
            return "“de” is missing" if takes_de(number) else "“de” is too much"
        following = following[takes_de(number) :]
    for word in following:
        if word in words(language).others:
            return None
        lines = [line for line in words(language).counted if fits(language, line, number, word)]
        if not lines:
            known = any(word in line.forms for line in words(language).counted)
            return f"wrong form: {word}" if known else f"not in the list: {word}"
        if not all(line.is_adjective for line in lines):
            return None
    return None


def fits(language: str, line: Forms, number: int, word: str) -> bool:
    if len(line.forms) == 1:
        return word == line.forms[0]
    if language == "hu":
        singular, plural = line.forms
        return word.startswith(singular) and not word.startswith(plural)
    return word == line.forms[form_after(language, number)]


def wrong_in(language: str, text: str) -> Iterator[str]:
    for hit in COUNTED.finditer(text):
        if wrong := wrong_after(language, int(hit[1]), hit[2].split()):
            yield f"“{hit[0]}”: {wrong}"
    for hit in spelled(language).finditer(text):
        number = SPELLED[language].split().index(hit[1].lower()) + 1
        if wrong := wrong_after_word(language, number, hit[2]):
            yield f"“{hit[0]}”: {wrong}"
    if language == "hu":
        for hit in ARTICLE.finditer(text):
            if hit[1].lower() != article(int(hit[2])):
                yield f"“{hit[0]}”: wrong article"


@cache
def spelled(language: str) -> re.Pattern[str]:
    return re.compile(rf"\b({SPELLED[language].replace(' ', '|')}) ({WORD})", re.IGNORECASE)


def wrong_after_word(language: str, number: int, word: str) -> str | None:
    """As after digits, but only for words in the list: much more can follow a number word."""
    lines = words(language).counted
    if language == "hu":
        is_plural = any(word.startswith(line.forms[1]) for line in lines if len(line.forms) > 1)
        return f"wrong form: {word}" if is_plural else None
    known = any(word in line.forms for line in lines)
    fitting = any(fits(language, line, number, word) for line in lines)
    return f"wrong form: {word}" if known and not fitting else None


def article(number: int) -> str:
    """The Hungarian article before a number: az egy, az öt, az ötven, az ezer."""
    return "az" if number == 1 or str(number)[0] == "5" or 1000 <= number < 2000 else "a"


def with_numbers(text: Text) -> Iterator[str]:
    """A text with each of the numbers, once for each combination of its other choices."""
    taken = (numbers(text.key) | ALWAYS_NUMBERS) & text.variables
    for number in NUMBERS if taken else NUMBERS[:1]:
        given: dict[str, Argument] = dict.fromkeys(taken, number)
        for arguments in ways(text, given):
            yield text.render(arguments)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_after_a_number_have_the_right_form(language: str) -> None:
    wrong = {
        f"{text.where}: {found}"
        for text in texts(language)
        for said in with_numbers(text)
        for found in wrong_in(language, said)
    }
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_counted_in_many_messages(language: str) -> None:
    taking = [text for text in texts(language) if numbers(text.key) & text.variables]
    assert len(taking) > 100


def test_russian_keeps_the_case_after_every_number() -> None:
    """Из 21 квадрата, из 22 квадратов: never из 22 квадрата."""
    wrong = []
    for text in texts("ru"):
        for name in numbers(text.key) & text.variables:
            for arguments in ways(text, {name: 21}):
                after = [_noun_after(text, {**arguments, name: n}, n) for n in (21, 22, 25)]
                if after != [None] * 3 and not any(
                    line.forms == tuple(after) for line in words("ru").counted
                ):
                    wrong.append(f"{text.where}: {after}")
    assert not wrong, "\n".join(sorted(wrong))


def _noun_after(text: Text, arguments: dict[str, Argument], number: int) -> str | None:
    for hit in COUNTED.finditer(text.render(arguments)):
        following = hit[2].split()
        if int(hit[1]) == number and following[0] not in words("ru").others:
            nouns = (word for word in following if not _is_adjective(word))
            noun = next(nouns, following[0])
            return following[0] if noun in words("ru").others else noun
    return None


def _is_adjective(word: str) -> bool:
    return any(line.is_adjective and word in line.forms for line in words("ru").counted)


@pytest.mark.parametrize("language", ["ro", "ru"])
def test_every_plural_has_all_the_categories(language: str) -> None:
    wrong = []
    for text in texts(language):
        for select in text.selects:
            keys = {key_of(variant) for variant in select.variants}
            # If few and many are the same, one and other are enough.
            if keys & {"few", "many"} and not ({"one", "few"} <= keys and keys & {"many", "other"}):
                wrong.append(f"{text.where}: ${chosen_by(select)} has {sorted(keys & PLURALS)}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "1 tiles"),
        ("en", "0 tile"),
        ("en", "one tiles"),
        ("en", "2 dragons"),
        ("hu", "2 lapkák"),
        ("hu", "három lapkák"),
        ("hu", "a 5 lapka"),
        ("hu", "az 2 lapka"),
        ("nl", "1 punten"),
        ("nl", "twee punt"),
        ("ro", "20 puncte"),
        ("ro", "19 de puncte"),
        ("ro", "0 de puncte"),
        ("ro", "101 de puncte"),
        ("ro", "21 de punct"),
        ("ru", "21 очков"),
        ("ru", "11 очко"),
        ("ru", "5 очка"),
        ("ru", "два очков"),
    ],
)
def test_a_wrong_form_is_found(language: str, text: str) -> None:
    assert list(wrong_in(language, text))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "0 tiles, 1 tile, 2 blue workers, 3 of them"),
        ("hu", "az 1 lapka, a 2 lapka, az 5 lapka, az 51 pont, a 101 pont"),
        ("nl", "1 punt, 2 punten, één tegel"),
        ("ro", "0 puncte, 1 punct, 19 puncte, 20 de puncte, 100 de puncte, 101 puncte"),
        ("ru", "0 очков, 1 очко, 2 очка, 5 очков, 11 очков, 21 очко, 101 очко, 112 очков"),
    ],
)
def test_a_right_form_is_accepted(language: str, text: str) -> None:
    assert list(wrong_in(language, text)) == []
