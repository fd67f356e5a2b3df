"""What a seat with a playing style likes about a position, beyond the points that it expects."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.games.keyflower.bots.worths import TERMS
from meeplewright.games.keyflower.rules.placing import may_be_bid_on
from meeplewright.games.keyflower.rules.sheet import owned_tiles
from meeplewright.games.keyflower.rules.table import ALL_TILES, Table
from meeplewright.games.keyflower.rules.tiles import TILES

# What can be liked: the terms of the evaluation, and these.
LEADS: Final = TERMS  # winning bids of the seat
UPGRADED: Final = TERMS + 1  # its upgraded tiles
LIKED: Final = TERMS + 2

_IS_UPGRADABLE: Final = vec[i64]([1 if tile.upgradable else 0 for tile in TILES])
_BY_SEASON: Final = vec[float]([1.0, 0.9, 0.8, 0.5])
"""At the end only points count, so a seat likes everything less in winter."""


@final
class Likes:
    """Of one seat: what each thing that can be liked is worth to it, in points."""

    def __init__(self, seat: i64, weights: list[float]) -> None:
        self.seat: Final = seat
        self._weights: Final = vec[float](weights)

    def worth(self, table: Table, ended: Table, season: i64, terms: vec[float]) -> float:
        """`ended`: the table as the season would end; `terms`: those of the evaluation."""
        total = 0.0
        row = self.seat * TERMS
        term: i64 = 0
        while term < TERMS:
            total += self._weights[term] * terms[row + term]
            term += 1
        if self._weights[LEADS] != 0.0:
            total += self._weights[LEADS] * float(_leads(table, self.seat))
        if self._weights[UPGRADED] != 0.0:
            total += self._weights[UPGRADED] * float(_upgraded(ended, self.seat))
        return total * _BY_SEASON[season]


def _leads(table: Table, seat: i64) -> i64:
    count: i64 = 0
    tile: i64 = 0
    while tile < ALL_TILES:
        if may_be_bid_on(table, tile) and table.winner(tile) == seat:
            count += 1
        tile += 1
    return count


def _upgraded(table: Table, seat: i64) -> i64:
    count: i64 = 0
    for tile in owned_tiles(table, seat):
        if _IS_UPGRADABLE[tile] == 1 and table.face[tile] == 1:
            count += 1
    return count
