"""Villages with many road loops: there is room for all of them, and they score as by the rules.

`facts.py` proves how many basic loops a village can have. In these villages, which have about half
as many, one player has won most tiles with roads, places them closely, and has the boat that
ignores edges (KF V7).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.games.keyflower.rules import loops as rules
from meeplewright.games.keyflower.rules.table import ALL_TILES, VILLAGE
from meeplewright.games.keyflower.rules.tiles import (
    HOMES,
    ROAD,
    SEASON_TILES,
    TURN_ORDER,
    VILLAGE_TILES,
)
from meeplewright.games.keyflower.rules.village import SIDES
from tests.conftest import FULL

jax = pytest.importorskip("jax", reason="needs jax: pip install 'meeplewright[batch]'")

from meeplewright.games.keyflower.jax import facts, loops  # noqa: E402
from meeplewright.games.keyflower.jax.arrays import Table, empty_table  # noqa: E402

VILLAGES = 40 if FULL else 10
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""N, NE, SE, S, SW, NW"""
SHORT = 7
"""So many basic loops are searched quickly."""
Village = dict[tuple[int, int], tuple[int, int]]
"""By cell: the tile and its rotation."""


def with_many_loops(seats: int, closely: float, rng: Random) -> Village:
    """Every tile goes where it has the most links, this often; otherwise anywhere."""
    tiles = [
        tile for season in SEASON_TILES[:3] for tile in rng.sample(season, VILLAGE_TILES[seats])
    ]
    tiles = sorted([*tiles, *facts.sizes_of(seats).order_tiles], key=lambda tile: -roads_of(tile))
    village: Village = {(0, 0): (rng.choice(HOMES), 0)}
    for tile in tiles:
        ways = [
            (links_of(village, cell, tile, turn), rng.random(), cell, turn)
            for cell in around(village)
            for turn in range(SIDES)
        ]
        _, _, cell, turn = max(ways) if rng.random() < closely else rng.choice(ways)
        village[cell] = tile, turn
    return village


def roads_of(tile: int) -> int:
    return int((facts.EDGES[tile] == ROAD).sum())


def around(village: Village) -> list[tuple[int, int]]:
    cells = {(q + dq, r + dr) for q, r in village for dq, dr in STEPS}
    return sorted(cells - set(village))


def is_road(tile: int, turn: int, side: int) -> bool:
    return bool(facts.EDGES[tile][(side - turn) % SIDES] == ROAD)


def neighbours(village: Village, cell: tuple[int, int]) -> Iterator[tuple[int, tuple[int, int]]]:
    for side, (dq, dr) in enumerate(STEPS):
        other = cell[0] + dq, cell[1] + dr
        if other in village:
            yield side, other


def links_of(village: Village, cell: tuple[int, int], tile: int, turn: int) -> int:
    return sum(
        is_road(tile, turn, side) and is_road(*village[other], (side + 3) % SIDES)
        for side, other in neighbours(village, cell)
    )


def linked(village: Village) -> list[tuple[int, int]]:
    """The tiles of every link, by their place in the village."""
    places = {cell: place for place, cell in enumerate(village)}
    return [
        (places[cell], places[other])
        for cell, (tile, turn) in village.items()
        for side, other in neighbours(village, cell)
        if side < 3 and is_road(tile, turn, side) and is_road(*village[other], side + 3)
    ]


def tables_of(villages: list[Village], seats: int) -> Table:
    """One game for each village, which belongs to seat 0."""
    empty = empty_table(facts.sizes_of(seats))
    found: Table = jax.tree.map(
        lambda *parts: np.stack(parts), *[table_of(empty, village) for village in villages]
    )
    return found


def table_of(empty: Table, village: Village) -> Table:
    near: Any = np.zeros((ALL_TILES, SIDES), np.int32)
    roads: Any = np.zeros(ALL_TILES, np.int32)
    place, owner = np.array(empty.place), np.array(empty.owner)
    for cell, (tile, turn) in village.items():
        place[tile], owner[tile] = VILLAGE, 0
        for side, other in neighbours(village, cell):
            near[tile, side] = village[other][0] + 1
            both = is_road(tile, turn, side) and is_road(*village[other], (side + 3) % SIDES)
            roads[tile] |= int(both) << side
    return replace(empty, near=near, roads=roads, place=place, owner=owner)


@pytest.mark.parametrize("seats", range(2, 7) if FULL else [2, 6])
def test_there_is_room_for_every_loop_of_a_village(seats: int) -> None:
    rng, sizes = Random(f"loops {seats}"), facts.sizes_of(seats)
    villages = [with_many_loops(seats, rng.choice([0.5, 1]), rng) for _ in range(VILLAGES)]
    tables = tables_of(villages, seats)
    search = jax.jit(jax.vmap(lambda table: loops.search_of(table, jax.numpy.int32(0), sizes)))(
        tables
    )
    kept = (np.asarray(search.loops) > 0).any(-1).sum(-1)
    there = [
        len(rules.basic_loops(len(village), vec[i64](sum(linked(village), ()))))
        for village in villages
    ]
    assert kept.tolist() == there  # none was left out
    assert np.asarray(search.end).tolist() == [1 << count for count in there]
    assert sizes.loops // 3 < max(there) <= sizes.loops
    few = [place for place, count in enumerate(there) if 0 < count <= SHORT]
    if FULL:
        check_walks([villages[place] for place in few], seats)


def check_walks(villages: list[Village], seats: int) -> None:
    """They score as by the rules, whether or not a tile may be passed twice."""
    sizes = facts.sizes_of(seats)
    assert villages
    for simple in (False, True):
        walk = jax.jit(
            jax.vmap(
                lambda table, simple=simple: loops.walk_points(
                    table, jax.numpy.int32(0), sizes, simple
                )
            )
        )
        expected = [
            int(rules.best_walk_points(len(one), vec[i64](sum(linked(one), ())), simple))
            for one in villages
        ]
        assert np.asarray(walk(tables_of(villages, seats))).tolist() == expected


def test_winter_tiles_and_boats_are_on_no_loop() -> None:
    """The bound does not count them."""
    others = set(range(ALL_TILES)) - {*HOMES, *TURN_ORDER}
    others -= {tile for season in SEASON_TILES[:3] for tile in season}
    assert len(others) == 18 and max(roads_of(tile) for tile in others) == 1
