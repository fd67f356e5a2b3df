"""The rules as players read them: complete, and in every language the same paragraphs.

An outline says which paragraph covers which rules, the pages in `docs` say which rules exist, and
the games say which of them they cite in refusals.
"""

import ast
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tests.locales.test_catalogues import PAGE, ROOT, WANTED, trees, variables

OUTLINES = {file.parts[-3]: file for file in PAGE.glob("games/*/learn/outline.json")}
DOCS = ROOT.parents[1] / "docs"
CODES = {"carcassonne": "CA", "keyflower": "KF"}
GAMES = sorted(OUTLINES)
CITED = re.compile(r"\b(?:CA|KF) (?:[A-Z]\d+|\d+(?:\.\d+)?)")


@cache
def outline(game: str) -> list[dict[str, Any]]:
    sections: list[dict[str, Any]] = json.loads(OUTLINES[game].read_text())["sections"]
    return sections


def outlined(game: str) -> dict[str, list[str]]:
    """The names that a text must have, and the examples below each of them."""
    names: dict[str, list[str]] = {}
    for section in outline(game):
        names[f"section-{section['name']}"] = []
        for paragraph in section["paragraphs"]:
            key = f"{section['name']}-{paragraph['name']}"
            assert key not in names, key
            names[key] = paragraph.get("examples", [])
    return names


def rules_explained(game: str) -> list[str]:
    return [
        rule
        for section in outline(game)
        for paragraph in section["paragraphs"]
        for rule in paragraph["rules"]
    ]


def file_of(language: str, game: str) -> Path:
    return ROOT / "games" / game / "locales" / language / "rules.ftl"


@cache
def messages(language: str, game: str) -> dict[str, fluent.Message]:
    found: dict[str, fluent.Message] = {}
    for entry in FluentParser().parse(file_of(language, game).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


@cache
def numbered(game: str) -> frozenset[str]:
    """Every rule of the pages that number them: **B3** at the start of a line, or ## 13."""
    text = "\n".join(page.read_text(encoding="utf-8") for page in DOCS.glob(f"rules-{game}*.md"))
    numbers = re.findall(r"^(?:- \*\*|## )([A-Z]\d+|\d+(?:\.\d+)?)\b", text, re.M)
    return frozenset(f"{CODES[game]} {number}" for number in numbers)


def cited_by_the_game(game: str) -> set[str]:
    """The rules in the reasons that a game gives."""
    return {
        node.args[0].value
        for tree in trees(ROOT / "games" / game / "rules")
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason"
        if isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)
        if CITED.fullmatch(node.args[0].value)
    }


def test_the_games_cite_rules() -> None:
    assert {"CA 4.2", "CA 5.3", "CA 13"} <= cited_by_the_game("carcassonne")
    assert {"KF B3", "KF U4", "KF Z5"} <= cited_by_the_game("keyflower")


def test_the_rules_are_told() -> None:
    assert "carcassonne" in GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_a_game_cites_has_a_paragraph(game: str) -> None:
    assert sorted(cited_by_the_game(game) - set(rules_explained(game))) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_has_one_paragraph_and_is_one_of_the_numbered_rules(game: str) -> None:
    rules = rules_explained(game)
    assert sorted(rule for rule in set(rules) if rules.count(rule) > 1) == []
    assert sorted(set(rules) - numbered(game)) == []


@pytest.mark.parametrize("language", WANTED)
@pytest.mark.parametrize("game", GAMES)
def test_a_language_tells_exactly_what_is_outlined(game: str, language: str) -> None:
    found = messages(language, game)
    assert sorted(found) == sorted(outlined(game))
    for key, examples in outlined(game).items():
        assert [attribute.id.name for attribute in found[key].attributes] == examples, key


@pytest.mark.parametrize("language", WANTED)
@pytest.mark.parametrize("game", GAMES)
def test_texts_cite_rules_that_are_told_and_need_no_variables(game: str, language: str) -> None:
    cited = set(CITED.findall(file_of(language, game).read_text(encoding="utf-8")))
    assert sorted(cited - set(rules_explained(game))) == []
    assert [key for key, message in messages(language, game).items() if variables(message)] == []


@pytest.mark.parametrize("language", WANTED[1:])
@pytest.mark.parametrize("game", GAMES)
def test_a_translation_keeps_the_numbers_and_the_strong_words(game: str, language: str) -> None:
    """Calculations are the same in every language: a missing number means a missing statement."""
    english, theirs = messages("en", game), messages(language, game)
    for key, message in english.items():
        for own, other in zip(texts(message), texts(theirs[key]), strict=True):
            assert sums(own) == sums(other), key
            assert own.count("**") == other.count("**"), key
            assert own.count("\n- ") == other.count("\n- "), key


def texts(message: fluent.Message) -> list[str]:
    """The text of a message, then the texts of its examples."""
    patterns = [message.value, *(attribute.value for attribute in message.attributes)]
    return ["".join(part_of(part) for part in pattern.elements) for pattern in patterns if pattern]


def part_of(element: fluent.TextElement | fluent.Placeable) -> str:
    return element.value if isinstance(element, fluent.TextElement) else ""


def sums(text: str) -> list[str]:
    return re.findall(r"\d[\d ×+]*= \d+", text)
