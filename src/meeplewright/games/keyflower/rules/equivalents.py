"""Several ways to write the same action, and the one that is listed."""

from __future__ import annotations

from meeplewright.core.game import Action
from meeplewright.games.keyflower.rules.actions import Contribute, Lay
from meeplewright.games.keyflower.rules.table import MOST_SEATS, Table
from meeplewright.games.keyflower.rules.tiles import NONE, NUMBER_OF
from meeplewright.games.keyflower.rules.village import DISTINCT_TURNS, SIDES


def canonical(table: Table, seat: int, action: Action) -> Action:
    """The smallest rotation that looks the same (KF V2); winter tiles in the order of the file."""
    if isinstance(action, Contribute):
        return Contribute(tuple(sorted(action.tiles, key=_number)))
    if isinstance(action, Lay) and 0 <= seat < MOST_SEATS:
        tile = table.laying[seat]
        if tile != NONE and 0 <= action.turn < SIDES:
            return Lay(action.q, action.r, int(action.turn % DISTINCT_TURNS[tile]))
    return action


def _number(tile: str) -> int:
    """Its index in the file; after all others if it is no tile."""
    return NUMBER_OF.get(tile, len(NUMBER_OF))
