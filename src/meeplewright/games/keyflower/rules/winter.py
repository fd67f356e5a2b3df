"""The secret choice of winter tiles (KF W1)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.games.keyflower.rules.drawing import BIT
from meeplewright.games.keyflower.rules.events import WinterTilesRevealed
from meeplewright.games.keyflower.rules.setup import begin_play
from meeplewright.games.keyflower.rules.table import HAND, MIDDLE, Table
from meeplewright.games.keyflower.rules.tiles import FIRST_WINTER, NONE, TILES, WINTER_TILES


def tiles_of(mask: i64) -> tuple[str, ...]:
    """The names of the winter tiles in a mask, in ascending order."""
    names: list[str] = []
    for tile in WINTER_TILES:
        if mask & BIT[tile - FIRST_WINTER]:
            names.append(TILES[tile].name)
    return tuple(names)


def mask_of(tiles: vec[i64]) -> i64:
    mask: i64 = 0
    for tile in tiles:
        mask |= BIT[tile - FIRST_WINTER]
    return mask


def contributions(table: Table, seat: i64) -> vec[i64]:
    """Every choice of at least one of the player's winter tiles, as a mask, in ascending order."""
    found = vec[i64]()
    dealt = table.dealt[seat]
    mask: i64 = 1
    while mask <= dealt:
        if mask & ~dealt == 0:
            found = append(found, mask)
        mask += 1
    return found


def contribute(table: Table, seat: i64, mask: i64) -> None:
    table.chosen[seat] = mask
    other: i64 = 0
    while other < table.seats:
        if table.chosen[other] == 0:
            return
        other += 1
    _reveal(table)


def _reveal(table: Table) -> None:
    """All have chosen: the tiles are revealed together; nobody learns whose they were (KF H2)."""
    for tile in WINTER_TILES:
        owner = table.owner[tile]
        if table.place[tile] == HAND and table.chosen[owner] & BIT[tile - FIRST_WINTER]:
            table.place[tile] = MIDDLE
            table.owner[tile] = NONE
    if table.events is not None:
        table.events.append(_revealed(table))
    begin_play(table)


def _revealed(table: Table) -> WinterTilesRevealed:
    chosen = [table.chosen[seat] for seat in range(table.seats)]
    tiles: i64 = 0
    for mask in chosen:
        tiles |= mask
    return WinterTilesRevealed(tiles_of(tiles), tuple([len(tiles_of(mask)) for mask in chosen]))
