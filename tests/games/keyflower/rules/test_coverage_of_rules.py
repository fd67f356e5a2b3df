"""Every numbered rule has a test that cites it, and no test cites a rule that does not exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.tracked import ROOT

HERE = Path(__file__).parent
RULES = (ROOT / "docs" / "rules-keyflower.md").read_text(encoding="utf-8")
CHAPTERS = "SATCBUEGZVYWFH"

_RULE = re.compile(r"^(?:- )?\*\*([A-Z]\d+)\b|^\| (X\d+)[a-z]? \|", re.MULTILINE)
_CITED = re.compile(r"\b([A-Z]\d+(?:\.\d+)?)[a-z]?\b")
_RANGE = re.compile(r"\b([A-Z])(\d+) to \1(\d+)\b")


def numbers_of_the_rules() -> list[str]:
    """S1 and so on, K1 to K64, X1 to X13. Differences between rulebooks (D, O) are not rules."""
    found = dict.fromkeys(rule or example for rule, example in _RULE.findall(RULES))
    return [number for number in found if number[0] in CHAPTERS + "KX"]


def cited_by(docstring: str) -> set[str]:
    cited = set(_CITED.findall(docstring))
    for chapter, first, last in _RANGE.findall(docstring):
        cited |= {f"{chapter}{number}" for number in range(int(first), int(last) + 1)}
    return cited | {number.split(".")[0] for number in cited}


def docstrings() -> Iterator[tuple[str, str]]:
    """The docstrings of the test functions that test the engine, not the slow rules."""
    for path in sorted(HERE.glob("test_*.py")):
        if path.name.startswith("test_slow") or path == Path(__file__):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name, ast.get_docstring(node) or ""


CITED = {number for _, docstring in docstrings() for number in cited_by(docstring)}


def test_the_page_of_rules_is_read_whole() -> None:
    last = {"S": 10, "A": 6, "T": 6, "C": 7, "B": 12, "U": 8, "E": 10, "G": 9, "Z": 6, "V": 7}
    last |= {"Y": 11, "W": 4, "F": 11, "H": 13, "K": 64, "X": 13}
    rules = {f"{chapter}{number}" for chapter in last for number in range(1, last[chapter] + 1)}
    assert set(numbers_of_the_rules()) == rules
    assert set(CHAPTERS + "KX") == set(last)


def test_every_rule_is_cited_by_a_test() -> None:
    assert [number for number in numbers_of_the_rules() if number not in CITED] == []


def test_every_step_of_turn_order_and_boats_is_cited_by_a_test() -> None:
    """The steps of Z5 are cited as Z5.1 to Z5.7."""
    assert [step for step in range(1, 8) if f"Z5.{step}" not in CITED] == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    known = set(numbers_of_the_rules()) | set(re.findall(r"\*\*([DO]\d+)\*\*", RULES))
    chapters = {number for number in CITED if number[0] in CHAPTERS + "KXDO" and "." not in number}
    assert chapters - known == set()


def test_citations_are_read_as_people_write_them() -> None:
    assert cited_by("KF B3 and B5, K6: own losing bid 2") == {"B3", "B5", "K6"}
    assert cited_by("KF F1 to F3, example X13") == {"F1", "F2", "F3", "X13"}
    assert cited_by("KF Z5.1, K32") == {"Z5.1", "Z5", "K32"}
