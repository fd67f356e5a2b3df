"""Which winter tiles to put into the game (KF W1): those worth more to the seat than to others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meeplewright.games.keyflower.rules.sheet import total_of
from meeplewright.games.keyflower.rules.table import VILLAGE, Table

WON: Final = 0.6
"""The share of the seat's lead in a tile's worth that it wins."""
GIVEN: Final = 0.4
"""The share of an opponent's lead that it gives away."""


def worth_in_game(table: Table, seat: i64, tile: i64) -> float:
    """What the seat gains over its best opponent if the tile is up for auction."""
    own = float(_brings(table, seat, tile))
    rival = 0.0
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            theirs = float(_brings(table, other, tile))
            if theirs > rival:
                rival = theirs
        other += 1
    return WON * (own - rival) if own > rival else GIVEN * (own - rival)


def _brings(table: Table, seat: i64, tile: i64) -> i64:
    place = table.place[tile]
    owner = table.owner[tile]
    without = total_of(table, seat)
    table.place[tile] = VILLAGE
    table.owner[tile] = seat
    points = total_of(table, seat) - without
    table.place[tile] = place
    table.owner[tile] = owner
    return points
