"""The public part of a position as one number, to find a node of the tree again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meeplewright.games.keyflower.rules.table import ALL_TILES, Table

_PRIME: Final = 1_000_003
_MASK: Final = (1 << 40) - 1


def position_of(table: Table) -> i64:
    """Bids, workers, resources and upgrades; who is to move after how many passes."""
    found: i64 = table.player * 8 + table.passes
    index: i64 = 0
    while index < ALL_TILES * 6:
        if table.bid[index] > 0:
            found = (found * _PRIME + index * 64 + table.bid[index]) & _MASK
        index += 1
    index = 0
    while index < ALL_TILES * 4:
        if table.on_tile[index] > 0:
            found = (found * _PRIME + index * 64 + table.on_tile[index]) & _MASK
        if table.resources[index] > 0:
            found = (found * _PRIME + index * 8192 + table.resources[index]) & _MASK
        index += 1
    index = 0
    while index < ALL_TILES:
        if table.face[index] > 0:
            found = (found * _PRIME + index + 99) & _MASK
        index += 1
    return found
