"""Every numbered rule has a test that cites it, and no test cites a rule that does not exist."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.tracked import ROOT

HERE = Path(__file__).parent
RULES = (ROOT / "docs" / "rules-carcassonne.md").read_text(encoding="utf-8")

_RULE = re.compile(r"^- \*\*(\d+\.\d+|K\d+)\*\*|^\| (X\d+) \|", re.MULTILINE)
_CITED = re.compile(r"CA ((?:\d+(?:\.\d+)?(?:, | and )?)+)")


def numbers_of_the_rules() -> list[str]:
    """7.3 and so on, X1 to X24, K1 to K41, and the two sections that are a table."""
    return [*(number or example for number, example in _RULE.findall(RULES)), "13", "14"]


def cited_by(docstring: str) -> set[str]:
    cited = set(re.findall(r"\b[XK]\d+\b", docstring))
    for numbers in _CITED.findall(docstring):
        cited |= set(re.findall(r"\d+(?:\.\d+)?", numbers))
    return cited


def docstrings() -> Iterator[tuple[str, str]]:
    """The docstrings of the test functions that test the engine."""
    for path in sorted(HERE.glob("test_rules_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name, ast.get_docstring(node) or ""


CITED = {number for _, docstring in docstrings() for number in cited_by(docstring)}


def test_the_page_of_rules_is_read_whole() -> None:
    numbers = numbers_of_the_rules()
    assert len(numbers) == len(set(numbers))
    assert [f"X{number}" for number in range(1, 25)] == [n for n in numbers if n[0] == "X"]
    assert [f"K{number}" for number in range(1, 42)] == [n for n in numbers if n[0] == "K"]
    sections = {number.split(".")[0] for number in numbers if "." in number}
    assert sections == {str(section) for section in range(1, 12)}


def test_every_rule_is_cited_by_a_test() -> None:
    assert [number for number in numbers_of_the_rules() if number not in CITED] == []


def test_every_rules_test_cites_a_rule_that_exists() -> None:
    known = set(numbers_of_the_rules())
    assert [name for name, docstring in docstrings() if not cited_by(docstring)] == []
    assert known >= CITED


def test_citations_are_read_as_people_write_them() -> None:
    assert cited_by("CA 7.3, 7.5 and 8.1, example X11.") == {"7.3", "7.5", "8.1", "X11"}
    assert cited_by("CA 5.3, K1: red's 2 knights") == {"5.3", "K1"}
    assert cited_by("CA 13, small_city=2: and so on") == {"13"}
