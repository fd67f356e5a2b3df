"""docs/hosting.md names every limit, and says what it is unless a host sets it."""

import re
from pathlib import Path

from meeplewright.server.settings import LIMIT, PREFIX, Limits

HOSTING = (Path(__file__).resolve().parents[2] / "docs" / "hosting.md").read_text("utf-8")
NAME = re.compile(rf"`(?:{PREFIX}{LIMIT}|…_)([A-Z_]+)`")
TABLE = re.compile(r"## Other limits\n(.*?)\n## ", re.DOTALL)


def test_every_limit_is_described() -> None:
    named = {name.lower() for name in NAME.findall(HOSTING)}
    assert set(Limits.model_fields) - named == set()


def test_the_defaults_of_the_other_limits_are_right() -> None:
    found = TABLE.search(HOSTING)
    assert found is not None
    rows = [line.split(" | ") for line in found[1].splitlines() if PREFIX in line]
    limits = Limits()
    for names, defaults, _ in rows:
        values = [getattr(limits, name.lower()) for name in NAME.findall(names)]
        assert [float(value) for value in defaults.split(", ")] == values, names
    assert len(rows) > 10
