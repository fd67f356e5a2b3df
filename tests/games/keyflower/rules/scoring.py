"""A small language for final scoring: a village at the end of the game, and its score sheet.

    sheet("home_1 wood=3; mercers_guild; barn (1,0) r2 iron=2", screen="blue 3 | saw 1")

gives the points of every tile that scores, with `gold` for unused gold; `items` gives the complete
lines of the sheet. The village is seat 0's, in the language of `table.py`.
"""

from typing import Any

from meeplewright.core import Outcome

from .table import Table, position

Line = dict[str, Any]


def final(
    village: str, *, screen: str = "", purple: bool = False, seats: int = 6, rules: int = 0
) -> Table:
    """A finished game; seat 0 or another seat has the purple worker."""
    homes = [f"home_{number}" for number in range(1, 7) if f"home_{number}" not in village]
    others = dict(zip(range(1, seats), homes, strict=False))
    return position(
        seats=seats,
        season="winter",
        phase="over",
        villages={0: village, **others},
        screens={0: screen},
        start=0 if purple else 1,
        rules=rules,
    )


def outcome(table: Table) -> Outcome:
    found = table.state.outcome()
    assert found is not None
    return found


def items(
    village: str, *, screen: str = "", purple: bool = False, seats: int = 6, rules: int = 0
) -> list[Line]:
    """The lines of the sheet; their sum is the total."""
    table = final(village, screen=screen, purple=purple, seats=seats, rules=rules)
    result = outcome(table)
    lines = [item.to_json() for item in result.items[0]]
    assert sum(line["points"] for line in lines) == result.points[0]
    assert list(result.points) == table.state.points_now(), "search counts as the sheet does"
    return lines


def sheet(
    village: str, *, screen: str = "", purple: bool = False, seats: int = 6, rules: int = 0
) -> dict[str, int]:
    """Points by tile, `gold` for unused gold."""
    lines = items(village, screen=screen, purple=purple, seats=seats, rules=rules)
    found: dict[str, int] = {line.get("tile") or line["for"]: line["points"] for line in lines}
    assert len(found) == len(lines), "a tile scores in one line"
    return found


def points(village: str, *, screen: str = "", purple: bool = False, seats: int = 6) -> int:
    return sum(sheet(village, screen=screen, purple=purple, seats=seats).values())


def line_of(tile: str, lines: list[Line]) -> Line:
    (line,) = [line for line in lines if line.get("tile", line["for"]) == tile]
    return line
