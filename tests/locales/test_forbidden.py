"""No text uses a word that the glossary replaced: `docs/glossary.md` has the words to use.

`forbidden/<language>.txt` has one phrase per line, below a comment with the word to use instead.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.locales.texts import LANGUAGES, rendered

HOME = Path(__file__).with_name("forbidden")
GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"
COLUMNS = {"en": "Term", "hu": "Hungarian", "nl": "Dutch", "ro": "Romanian", "ru": "Russian"}


@cache
def forbidden(language: str) -> dict[str, str]:
    """By phrase in lower case: the word to use instead."""
    found: dict[str, str] = {}
    instead = ""
    for line in (HOME / f"{language}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            instead = line.lstrip("# ")
        elif line:
            assert line not in found, f"{language}: {line} is there twice"
            assert line == line.lower().strip() and instead, line
            found[line] = instead
    return found


@cache
def pattern(language: str) -> re.Pattern[str]:
    """Whole words, in any case, also across lines."""
    # The longest first, so that a word does not hide a phrase that contains it.
    phrases = sorted(forbidden(language), key=len, reverse=True)
    written = "|".join(re.escape(phrase).replace(r"\ ", r"\s+") for phrase in phrases)
    return re.compile(rf"(?<!\w)(?:{written})(?!\w)", re.IGNORECASE)


def found_in(language: str, text: str) -> list[str]:
    """The forbidden phrases of a text, each with the word to use instead."""
    phrases = [" ".join(hit.lower().split()) for hit in pattern(language).findall(text)]
    return [f"“{phrase}”; use: {forbidden(language)[phrase]}" for phrase in phrases]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_forbidden_phrase(language: str) -> None:
    all_texts = rendered(language)
    wrong = {f"{where}: {hit}" for where, text in all_texts for hit in found_in(language, text)}
    assert not wrong, "\n".join(sorted(wrong))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_forbidden_phrase_is_found(language: str) -> None:
    assert len(forbidden(language)) > 100
    for phrase, instead in forbidden(language).items():
        assert found_in(language, f"({phrase.upper()})") == [f"“{phrase}”; use: {instead}"]
        assert found_in(language, f"x{phrase}x") == []


def glossary(language: str) -> Iterator[str]:
    """The words of the glossary's tables in a language, without the headings of rulebooks."""
    columns: list[str] = []
    for line in GLOSSARY.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            columns = []
        elif not columns:
            columns = cells
        elif COLUMNS[language] in columns and not cells[0].startswith("---"):
            assert len(cells) == len(columns), line
            yield re.sub(r"\*[^*]+\*", "", cells[columns.index(COLUMNS[language])])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_has_a_word_for_everything_and_none_that_is_forbidden(language: str) -> None:
    words = list(glossary(language))
    assert len(words) > 100 and all(words)
    assert [hit for word in words for hit in found_in(language, word)] == []
