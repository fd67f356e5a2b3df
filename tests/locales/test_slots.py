"""Texts stay correct with inserted names: every tile's name in every place that takes one.

Also finds general mistakes in any language, such as two spaces or an empty message.
"""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from meeplewright.locales import Argument
from tests.locales.texts import ANYTHING, LANGUAGES, Text, numbers, rendered, texts, ways

# The variables that the terminal and the page fill with the name of a tile.
SLOTS = frozenset({"tile", "boat", "from", "to", "start", "end", "place"})
# Lists of names; in Carcassonne it is always a number of tiles.
LISTS = frozenset({"tiles"})
# This one takes the letter of a tile.
LETTERS = "why-other-tile"
GAMES = {"carcassonne": "tile-[A-X]", "keyflower": "tile-(?!(?:front|back|purple|plain)$).+"}
MARK = "\u2060"
"""Around an inserted name, which can also be a word of the sentence."""
# Also 1 and 5, which are pronounced with a vowel.
VOWELS = "aáeéiíoóöőuúüű15"
PREPOSITIONS = "pentru|la|pe|cu|din|în|de|lângă|sub|peste|către|spre|prin|fără"
PAIRS = {"en": "“”", "hu": "„”", "nl": "“”", "ro": "„”", "ru": "«»"}

UNTIDY = {
    "two spaces": re.compile("\\S[ \u00a0]{2,}"),
    "a space before a full stop or comma": re.compile(r"\s[.,;](?!\w)"),
    "two full stops": re.compile(r"(?<![./])\.\.(?![./])"),
    "nothing": re.compile(r"\A\s*\Z"),
    "a cedilla; write ș and ț": re.compile(r"[şţŞŢ]"),
    "straight quotes": re.compile(r"(?<=\s)\"\w|\w\"(?=\s)"),
    "a letter after an inserted word": re.compile(rf"{ANYTHING}[^\W\d_]"),
}


@cache
def names(language: str, game: str) -> dict[str, str]:
    """The name of every tile of a game, by its id."""
    return {
        text.key.removeprefix("tile-"): text.render({})
        for text in texts(language)
        if text.where.startswith(f"{game}/game.ftl") and text.attribute is None
        if re.fullmatch(GAMES[game], text.key)
    }


def slots(text: Text) -> frozenset[str]:
    """The variables of a text that take the name of a tile."""
    if text.key == LETTERS:
        return frozenset()
    taken = SLOTS if text.where.startswith("carcassonne") else SLOTS | LISTS
    return frozenset(text.variables & taken - numbers(text.key))


def with_names(language: str) -> Iterator[tuple[str, str]]:
    """Every text that takes names of tiles, with each of them between markers."""
    for text in texts(language):
        if taken := slots(text):
            home = text.where.split("/")[0]
            for game in [home] if home in GAMES else GAMES:
                for tile, name in names(language, game).items():
                    given: dict[str, Argument] = {
                        slot: tile if slot in text.tiles else f"{MARK}{name}{MARK}"
                        for slot in taken
                    }
                    for arguments in ways(text, given):
                        yield text.where, text.render(arguments)


def untidy(language: str, text: str) -> Iterator[str]:
    for what, pattern in UNTIDY.items():
        if pattern.search(text):
            yield what
    if [sign for sign in text if sign in PAIRS[language]] != list(PAIRS[language]) * (
        text.count(PAIRS[language][0])
    ):
        yield "quotes without a partner"
    if text.count("(") != text.count(")"):
        yield "a bracket without a partner"


def wrong_name(language: str, text: str) -> Iterator[str]:
    """What is wrong around the name of a tile, by the rules of the language."""
    name = f"{MARK}([^{MARK}]+){MARK}"
    if language == "en" and re.search(rf"\b[Aa]n? {name}", text):
        yield "“a” or “an” before a name"
    if language == "hu":
        for hit in re.finditer(rf"\b([Aa]z?) [„(]?{name}", text):
            if hit[1].lower() != ("az" if hit[2][0].lower() in VOWELS else "a"):
                yield "wrong article before a name"
        if re.search(rf"{name}”?-", text):
            yield "a suffix after a name"
    if language == "ro" and re.search(rf"\b({PREPOSITIONS}) {name}", text, re.IGNORECASE):
        yield "a preposition before a name without quotes"
    # «Лес», or the name before a colon or comma, after a colon, in brackets or alone.
    label = rf"«{name}»|(?:\A|: |\(){name}(?=[:,.)]| \(|\Z)"
    if language == "ru" and MARK in re.sub(label, "", text):
        yield "a name inside a sentence without quotes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_tidy(language: str) -> None:
    wrong = {
        f"{where}: {what} in “{text}”"
        for where, text in rendered(language)
        for what in untidy(language, text)
    }
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_tile_fits_where_it_is_inserted(language: str) -> None:
    assert (len(names(language, "carcassonne")), len(names(language, "keyflower"))) == (24, 72)
    wrong: dict[str, str] = {}
    for where, text in with_names(language):
        for what in (*wrong_name(language, text), *untidy(language, text.replace(MARK, ""))):
            wrong[f"{where}: {what}"] = text.replace(MARK, "")
    assert not wrong, "\n".join(f"{what} in “{text}”" for what, text in sorted(wrong.items()))


def test_hungarian_has_no_article_before_an_inserted_word() -> None:
    """The inserted word may or may not begin with a vowel."""
    article = re.compile(rf"\baz? [„(]?{ANYTHING}", re.IGNORECASE)
    wrong = {f"{where}: “{text}”" for where, text in rendered("hu") if article.search(text)}
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "use a {}"),
        ("hu", "a {} használata"),
        ("hu", "{}-ban"),
        ("ro", "ofertă pentru {}"),
        ("ru", "ставка на участок {}"),
    ],
)
def test_a_name_that_does_not_fit_is_found(language: str, text: str) -> None:
    assert list(wrong_name(language, text.format(f"{MARK}Alma{MARK}")))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "two  spaces"),
        ("en", "a space ."),
        ("en", "the end.."),
        ("en", " "),
        ("en", "one “quote"),
        ("en", "(a bracket"),
        ("hu", 'egy "szó" itt'),
        ("hu", f"„{ANYTHING}”, {ANYTHING}ban"),
        ("ro", "piesa aţi"),
        ("ru", "»участок«"),
    ],
)
def test_an_untidy_text_is_found(language: str, text: str) -> None:
    assert list(untidy(language, text))
