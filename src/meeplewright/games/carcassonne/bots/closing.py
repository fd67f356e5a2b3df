"""Which tiles can complete a road or city at an open cell, as a table of the tile facts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meeplewright.games.carcassonne.rules.tables import (
    DEMANDS,
    FITTING,
    SIDE_SEGMENT,
    TERRAIN,
    TURNS,
    TYPES,
)
from meeplewright.games.carcassonne.rules.tiles import CITY, FIELD, ROAD


def _closers() -> list[int]:
    """For every type and demand, the sides (a mask of four) whose feature a rotation ends."""
    table = [0] * (TYPES * DEMANDS)
    for kind in range(TYPES):
        for demand in range(DEMANDS):
            turns = int(FITTING[kind * DEMANDS + demand])
            for turn in range(TURNS):
                if turns >> turn & 1:
                    table[kind * DEMANDS + demand] |= _closed_sides(kind * TURNS + turn, demand)
    return table


def _closed_sides(oriented: int, demand: int) -> int:
    """The sides whose feature gets no new side facing an empty cell in this rotation."""
    closed = 0
    for side in range(4):
        asked = demand >> (2 * side) & 3
        if asked in (0, FIELD):
            continue
        segment = SIDE_SEGMENT[oriented * 4 + side]
        beyond = [
            other
            for other in range(4)
            if demand >> (2 * other) & 3 == 0
            and TERRAIN[oriented * 4 + other] in (CITY, ROAD)
            and SIDE_SEGMENT[oriented * 4 + other] == segment
        ]
        if not beyond:
            closed |= 1 << side
    return closed


CLOSERS: Final = vec[u8](_closers())
"""[type * DEMANDS + demand]: a mask of the sides whose feature that type can end"""


def closers_left(bag: vec[i64], demand: i64, side: i64) -> i64:
    """How many remaining tiles can end the feature that meets an open cell from this side."""
    count: i64 = 0
    kind: i64 = 0
    while kind < TYPES:
        if i64(CLOSERS[kind * DEMANDS + demand]) >> side & 1:
            count += bag[kind]
        kind += 1
    return count
