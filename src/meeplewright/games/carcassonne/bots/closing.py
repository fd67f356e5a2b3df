"""Which tiles can complete a road or city at an open cell, as a table of the tile facts."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meeplewright.games.carcassonne.rules.tables import BASE, DEMANDS, TURNS, Tables
from meeplewright.games.carcassonne.rules.tiles import CITY, FIELD, ROAD


def _closers(tables: Tables) -> list[int]:
    """For every type and demand, the sides (a mask of four) whose feature a rotation ends."""
    types = int(tables.types)
    table = [0] * (types * DEMANDS)
    for kind in range(types):
        for demand in range(DEMANDS):
            turns = int(tables.fitting[kind * DEMANDS + demand])
            for turn in range(TURNS):
                if turns >> turn & 1:
                    ended = _closed_sides(tables, kind * TURNS + turn, demand)
                    table[kind * DEMANDS + demand] |= ended
    return table


def _closed_sides(tables: Tables, oriented: int, demand: int) -> int:
    """The sides whose feature gets no new side facing an empty cell in this rotation."""
    closed = 0
    for side in range(4):
        asked = demand >> (2 * side) & 3
        if asked in (0, FIELD):
            continue
        segment = tables.side_segment[oriented * 4 + side]
        beyond = [
            other
            for other in range(4)
            if demand >> (2 * other) & 3 == 0
            and tables.terrain[oriented * 4 + other] in (CITY, ROAD)
            and tables.side_segment[oriented * 4 + other] == segment
        ]
        if not beyond:
            closed |= 1 << side
    return closed


_BASE: Final = vec[u8](_closers(BASE))
_made: Final[list[vec[u8]]] = []


def closers_of(tables: Tables) -> vec[u8]:
    """[type * DEMANDS + demand]: a mask of the sides whose feature that type can end."""
    if tables is BASE:
        return _BASE
    if not _made:
        _made.append(vec[u8](_closers(tables)))
    return _made[0]


def closers_left(closers: vec[u8], bag: vec[i64], demand: i64, side: i64) -> i64:
    """How many remaining tiles can end the feature that meets an open cell from this side."""
    count: i64 = 0
    kind: i64 = 0
    types = i64(len(bag))
    while kind < types:
        if bag[kind] > 0 and i64(closers[kind * DEMANDS + demand]) >> side & 1:
            count += bag[kind]
        kind += 1
    return count
