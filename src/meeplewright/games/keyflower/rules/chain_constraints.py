"""What a placement in progress tells about the player's screen: the placement can be completed.

`legal` never leads into a dead end, so a seat that has named a tile, or brought a group, has what
the rest of the placement needs (KF B3, U3, U7). This is as public as the placement itself (KF H7).
"""

from __future__ import annotations

from itertools import product
from typing import Final, final

from meeplewright.games.keyflower.rules import placing, steps
from meeplewright.games.keyflower.rules.dealing import Demand, Row
from meeplewright.games.keyflower.rules.table import BID, PAYING, PLACING, Table
from meeplewright.games.keyflower.rules.tiles import ANY, NONE

COLOURS: Final = 4
SKILLS: Final = 3
_FIELD: Final = "placement"


def is_in_a_chain(table: Table) -> bool:
    """Whether the next step takes workers or skills from behind the player's screen."""
    return table.phase == PLACING or table.phase == PAYING


@final
class SkillToPay(Demand):
    """A skill that pays for the current use (KF E5)."""

    def __init__(self, place: int, table: Table) -> None:
        super().__init__(place, _FIELD)
        self._asked = table.up(table.target).pay_skill

    def is_met(self, row: Row) -> bool:
        return row[self._asked] > 0

    def smallest(self) -> list[Row]:
        return [[1 if skill == self._asked else 0 for skill in range(SKILLS)]]


@final
class WorkersToContinue(Demand):
    """Workers with which the placement can continue; the skills are already dealt."""

    def __init__(self, place: int, table: Table) -> None:
        super().__init__(place, _FIELD)
        self._table = table

    def is_met(self, row: Row) -> bool:
        table = self._table
        for colour, number in enumerate(row):
            table.workers[table.player * COLOURS + colour] = number
        return len(steps.listed(table, table.player)) > 0

    def smallest(self) -> list[Row]:
        found: list[Row] = []
        for row in self._rows():
            if not [other for other in found if _holds(row, other)] and self.is_met(row):
                found.append(row)
        return found

    def _rows(self) -> list[Row]:
        """Rows of any size that may be needed, the small ones first."""
        table = self._table
        if table.act == BID:
            needed = int(placing.bid_needs(table, table.player, table.target))
            return [
                [number if colour == other else 0 for other in range(COLOURS)]
                for number in range(needed + 1)
                for colour in range(COLOURS)
            ]
        most = placing.LIMIT + 1  # KF U4, and one to pay with
        rows = [list(row) for row in product(range(most + 1), repeat=COLOURS)]
        return sorted([row for row in rows if sum(row) <= most], key=sum)


def _holds(row: Row, other: Row) -> bool:
    """Whether one has at least as many of every colour as the other."""
    return not [kind for kind, number in enumerate(other) if row[kind] < number]


def asks_for_a_skill(table: Table) -> bool:
    """Whether the current use must still be paid with a skill of one type.

    A skill of any type needs no check: the number of skills is public (KF H12).
    """
    if not is_in_a_chain(table) or table.act == BID:
        return False
    asked = table.up(table.target).pay_skill
    return asked != NONE and asked != ANY
