"""Every numbered rule of the expansions has a test that cites it, and no test cites another."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.tracked import ROOT

HERE = Path(__file__).parent
PAGE = ROOT / "docs" / "rules-carcassonne-expansions.md"

_RULE = re.compile(r"^- \*\*(K?[RITM]\d+)\*\*|^\| (X[RIT]\d+) \|", re.MULTILINE)
_CITED = re.compile(r"\b[XK]?[RITM]\d+\b")

LAST = {"R": 18, "I": 18, "T": 31, "M": 11, "KR": 18, "KI": 24, "KT": 42, "KM": 7} | {
    "XR": 8,
    "XI": 14,
    "XT": 19,
}
"""The last number of each group"""


def numbers_of_the_rules() -> list[str]:
    page = PAGE.read_text(encoding="utf-8")
    return [rule or example for rule, example in _RULE.findall(page)]


def docstrings() -> Iterator[tuple[str, str]]:
    for path in sorted(HERE.glob("test_rules_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{path.name}: {node.name}", ast.get_docstring(node) or ""


def cited_by(docstring: str) -> set[str]:
    return set(_CITED.findall(docstring))


CITED = {number for _, docstring in docstrings() for number in cited_by(docstring)}
EXPECTED = [f"{group}{number}" for group, last in LAST.items() for number in range(1, last + 1)]


def test_the_page_of_rules_has_every_number_once() -> None:
    assert sorted(numbers_of_the_rules()) == sorted(EXPECTED)


def test_every_rule_is_cited_by_a_test() -> None:
    assert [number for number in EXPECTED if number not in CITED] == []


def test_every_rules_test_cites_a_rule_that_exists() -> None:
    assert [name for name, docstring in docstrings() if not cited_by(docstring)] == []
    assert set(EXPECTED) >= CITED


def test_citations_are_read_as_people_write_them() -> None:
    assert cited_by("CA T3 and T4, example XT1.") == {"T3", "T4", "XT1"}
    assert cited_by("CA R7, KR3: 2 bends") == {"R7", "KR3"}
    assert cited_by("CA 8.3 and K23") == set()
