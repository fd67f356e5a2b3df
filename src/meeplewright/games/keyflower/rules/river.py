"""The river at the home (KF F10): how many boats still fit into its row.

A placement that shortens the row is legal, but costs points if the player gets the boat that scores
it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meeplewright.games.keyflower.rules.actions import Lay
from meeplewright.games.keyflower.rules.table import (
    ALL_TILES,
    ASIDE,
    ROW,
    SPRING,
    WAITING,
    WINTER,
    Table,
)
from meeplewright.games.keyflower.rules.tiles import (
    BOATS,
    FIRST_BOAT,
    NONE,
    SUMMER_BOATS,
    TILES,
    WATER,
)
from meeplewright.games.keyflower.rules.village import (
    SIDES,
    STEP,
    edge,
    fits,
    grid_of,
    lay,
    layings,
    q_of,
    r_of,
    river_chain,
    tile_on,
)

_SCORES_RIVER: Final = [
    boat for boat in BOATS if "points_by_river_chain_length" in TILES[boat].faces[0].scoring
]


def closing_layings(table: Table, seat: i64) -> list[tuple[Lay, int]]:
    """The legal placements of the tile in hand that shorten the row, and how many boats fit."""
    found: list[tuple[Lay, int]] = []
    tile = table.laying[seat]
    if tile == NONE or not _may_score(table, seat):
        return found
    most = river_chain(table, seat) + _boats_to_come(table, seat)
    before = _room(table, seat, most)
    for spot in layings(table, seat, tile):
        after = table.copy()
        lay(after, seat, tile, spot // SIDES, spot % SIDES)
        left = _room(after, seat, most)
        if left < before:
            place = Lay(q_of(spot // SIDES), r_of(spot // SIDES), int(spot % SIDES))
            found.append((place, int(left)))
    return found


def _may_score(table: Table, seat: i64) -> bool:
    """Whether this village can still get the boat that scores the row."""
    for boat in _SCORES_RIVER:
        if table.owner[boat] == seat if table.season == WINTER else table.place[boat] == ROW:
            return True
    return False


def _boats_to_come(table: Table, seat: i64) -> i64:
    """Boats still to be placed: those at hand, one at the end of winter, those of the summer."""
    number: i64 = 0 if table.season == WINTER else 1
    if table.season == SPRING:
        number += len(SUMMER_BOATS)
    tile: i64 = 0
    while tile < ALL_TILES:
        waits = table.place[tile] == WAITING or table.place[tile] == ASIDE
        if waits and table.owner[tile] == seat and (tile in BOATS or tile in SUMMER_BOATS):
            number += 1
        tile += 1
    return number


def _room(table: Table, seat: i64, most: i64) -> i64:
    """The length of the row, over boats and over cells where one fits."""
    grid = grid_of(table, seat)
    any_edges = table.owns_power(seat, "any_edges")  # KF V7
    home = table.home[seat]
    side: i64 = 0
    while edge(home, table.turn[home], side) != WATER:
        side += 1
    cell = table.cell[home] + STEP[side]
    length: i64 = 0
    while length < most:
        tile = tile_on(grid, cell)
        if tile == NONE:
            if not any_edges and not _boat_fits(table, grid, cell, side):
                return length
        elif edge(tile, table.turn[tile], (side + 3) % SIDES) != WATER:
            return length
        length += 1
        cell += STEP[side]
    return length


def _boat_fits(table: Table, grid: vec[u8], cell: i64, side: i64) -> bool:
    """KF V3: with its water along the river; all boats have the same edges."""
    turn: i64 = 0
    while edge(FIRST_BOAT, turn, side) != WATER:
        turn += 1
    return fits(table, grid, FIRST_BOAT, cell, turn)
