"""Notes beside the rules: each language tells where its own printed rulebook differs.

The table in `docs/rules-keyflower.md` says which book differs in what. An outline says beside which
paragraph a note is shown, and which differences can be chosen for a table.
"""

import json
import re
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from meeplewright.locales import RULEBOOK
from tests.locales.test_catalogues import ROOT, WANTED, variables
from tests.locales.test_rules_texts import CITED, DOCS, GAMES, OUTLINES, rules_explained

ROW = re.compile(r"^\| \*\*(D\d+)\*\* \|.*\|([^|]+)\|$", re.M)
BOOK = re.compile(r"\b(?:HU|NL|RO|RU)\b")


@cache
def outline(game: str) -> dict[str, Any]:
    form: dict[str, Any] = json.loads(OUTLINES[game].read_text())
    return form


def placed(game: str) -> list[str]:
    """The notes of an outline, from top to bottom."""
    return [
        note
        for section in outline(game)["sections"]
        for paragraph in section["paragraphs"]
        for note in paragraph.get("notes", [])
    ]


@cache
def notes(language: str, game: str) -> dict[str, fluent.Message]:
    text = (ROOT / "games" / game / "locales" / language / RULEBOOK).read_text(encoding="utf-8")
    found: dict[str, fluent.Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            name = entry.id.name.removeprefix("note-")
            assert name != entry.id.name and name not in found, entry.id.name
            found[name] = entry
    return found


@cache
def differing() -> dict[str, frozenset[str]]:
    """By the number of a difference: the languages of the books that differ."""
    text = (DOCS / "rules-keyflower.md").read_text(encoding="utf-8")
    return {
        number: frozenset(book.lower() for book in BOOK.findall(who))
        for number, who in ROW.findall(text)
    }


def test_every_difference_names_a_book() -> None:
    assert len(differing()) == 49 and all(differing().values())


@pytest.mark.parametrize("language", WANTED[1:])
def test_a_language_tells_of_every_difference_of_its_book(language: str) -> None:
    its = {number for number, books in differing().items() if language in books}
    assert sorted(notes(language, "keyflower")) == sorted(its)


def test_english_tells_of_what_can_be_chosen() -> None:
    assert sorted(notes("en", "keyflower")) == sorted(outline("keyflower")["choices"])


@pytest.mark.parametrize("language", WANTED)
def test_every_language_tells_of_other_printings_of_carcassonne(language: str) -> None:
    assert sorted(notes(language, "carcassonne")) == sorted(placed("carcassonne"))


@pytest.mark.parametrize("game", GAMES)
def test_every_note_has_one_place(game: str) -> None:
    named = {name for language in WANTED for name in notes(language, game)}
    assert sorted(placed(game)) == sorted(named)
    assert set(outline(game)["choices"]) <= named


@pytest.mark.parametrize("language", WANTED)
@pytest.mark.parametrize("game", GAMES)
def test_notes_need_no_variables_and_cite_rules_that_are_told(game: str, language: str) -> None:
    file = ROOT / "games" / game / "locales" / language / RULEBOOK
    assert set(CITED.findall(file.read_text(encoding="utf-8"))) <= set(rules_explained(game))
    assert [name for name, note in notes(language, game).items() if variables(note)] == []
