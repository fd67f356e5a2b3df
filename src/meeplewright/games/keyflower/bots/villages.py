"""Distances along the roads of each village, cached until the village grows."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.games.keyflower.rules.loops import count_bits
from meeplewright.games.keyflower.rules.sheet import walk_of
from meeplewright.games.keyflower.rules.table import ALL_TILES, MOST_SEATS, VILLAGE, Table
from meeplewright.games.keyflower.rules.village import grid_of, reachable, village_tiles

FAR: Final = 99
"""The distance if there is no road."""
_ROW: Final = 64


@final
class Distances:
    """By seat; `of` checks whether the village has changed."""

    def __init__(self) -> None:
        self._measured = [vec[i64]([-1] * (ALL_TILES + 1)) for _ in range(MOST_SEATS)]
        self._steps = [vec[i64]() for _ in range(MOST_SEATS)]
        self._walks = vec[i64]([0] * MOST_SEATS)

    def of(self, table: Table, seat: i64) -> vec[i64]:
        """Steps by `tile * 64 + tile`, for the tiles in the seat's village."""
        self._look(table, seat)
        return self._steps[seat]

    def walk(self, table: Table, seat: i64) -> i64:
        """KF F9: the number of tiles on the best road loop."""
        self._look(table, seat)
        return self._walks[seat]

    def _look(self, table: Table, seat: i64) -> None:
        if not self._is_measured(table, seat):
            self._steps[seat] = _all_steps(table, seat)
            self._walks[seat] = count_bits(walk_of(table, seat))

    def _is_measured(self, table: Table, seat: i64) -> bool:
        measured = self._measured[seat]
        same = True
        powers = table.rules << 1
        if table.owns_power(seat, "over_fields"):
            powers |= 1
        if measured[ALL_TILES] != powers:
            measured[ALL_TILES] = powers
            same = False
        tile: i64 = 0
        while tile < ALL_TILES:
            lies: i64 = -1
            if table.owner[tile] == seat and table.place[tile] == VILLAGE:
                lies = table.cell[tile] * 6 + table.turn[tile]
            if measured[tile] != lies:
                measured[tile] = lies
                same = False
            tile += 1
        return same


def _all_steps(table: Table, seat: i64) -> vec[i64]:
    steps = vec[i64]([FAR] * (_ROW * ALL_TILES))
    grid = grid_of(table, seat)
    tiles = village_tiles(table, seat)
    near = [vec[i64]() for _ in range(ALL_TILES)]
    for tile in tiles:
        near[tile] = reachable(table, seat, grid, tile)
    for start in tiles:
        steps[start * _ROW + start] = 0
        edge = vec[i64]([start])
        index: i64 = 0
        while index < len(edge):
            at = edge[index]
            index += 1
            for other in near[at]:
                if steps[start * _ROW + other] == FAR:
                    steps[start * _ROW + other] = steps[start * _ROW + at] + 1
                    edge = append(edge, other)
    return steps
