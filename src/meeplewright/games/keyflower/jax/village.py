"""Villages (KF V): adjacent tiles, roads between them, and the empty cells around them.

An empty cell next to a village belongs to the first tile next to it, and to that tile's side: in
the order of tiles, then sides. `demand` of that tile and side says what the cell's neighbours
demand: two bits for each side of the cell, 0 where it has no neighbour, otherwise the edge + 1. All
other entries of `demand` are 0. So in ascending order they are the slots of the action ids.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from meeplewright.games.keyflower.jax import facts
from meeplewright.games.keyflower.jax.arrays import Table, at, bits, in_village, mark, owns, where
from meeplewright.games.keyflower.jax.facts import OPPOSITE, SLOTS, STEPS
from meeplewright.games.keyflower.rules.table import (
    ALL_TILES,
    ASIDE,
    NO_MIXED_EDGES,
    VILLAGE,
    WAITING,
)
from meeplewright.games.keyflower.rules.tiles import NONE, ROAD, WATER
from meeplewright.games.keyflower.rules.village import SIDES

_CELLS: Final = ALL_TILES * SIDES
_SIDES: Final = np.arange(SIDES)


def found_village(table: Table, is_home: jax.Array) -> Table:
    """KF S4: homes on the first cell, each in its own village."""
    around = (facts.EDGES + 1) << (2 * OPPOSITE)
    return replace(
        table,
        cell=jnp.where(is_home, facts.HOME_CELL, table.cell),
        demand=jnp.where(is_home[:, None], around, table.demand),
    )


# -- empty cells ------------------------------------------------------------------------------


def cells_around(table: Table, seat: jax.Array) -> jax.Array:
    """[tiles * 6]: what the neighbours of the seat's empty cells demand; 0 for no cell."""
    mine = in_village(table, seat, VILLAGE)
    return jnp.where(mine[:, None], table.demand, 0).reshape(-1)


def _cell_numbers(table: Table) -> jax.Array:
    """[tiles * 6]: the cell at each side of each tile."""
    return (table.cell[:, None] + STEPS[None, :]).reshape(-1)


def slots(table: Table, seat: jax.Array) -> tuple[jax.Array, jax.Array]:
    """By slot: what is demanded, 0 if there is no such slot, and the cell."""
    demand = cells_around(table, seat)
    is_slot = demand > 0
    slot = jnp.where(is_slot, jnp.cumsum(is_slot) - 1, SLOTS)
    none = jnp.zeros(SLOTS, jnp.int32)
    asked = none.at[slot].set(demand, mode="drop")
    cells = none.at[slot].set(_cell_numbers(table), mode="drop")
    return asked, cells


def cell_of_slot(table: Table, seat: jax.Array, slot: jax.Array) -> jax.Array:
    is_slot = cells_around(table, seat) > 0
    index = (jnp.cumsum(is_slot) <= slot).sum()
    return at(_cell_numbers(table), index)


def fitting_turns(table: Table, seat: jax.Array, tile: jax.Array, demand: jax.Array) -> jax.Array:
    """[…, 6]: KF V2, V3, V7: the rotations in which the tile fits, by what is demanded."""
    asked = ((demand | demand >> 1) & 0x555) * 3
    shown = at(facts.EDGE_WORDS, tile)
    fits = ((demand[..., None] ^ shown) & asked[..., None]) == 0
    fits |= owns(table, seat, facts.ANY_EDGES)
    return fits & (demand > 0)[..., None] & (at(facts.TURNS, tile) > _SIDES)


def tiles_to_lay(table: Table, seat: jax.Array) -> jax.Array:
    """[tiles]: KF V1, V6: the tiles won, and those set aside before, that have a legal cell now."""
    waits = in_village(table, seat, WAITING) | in_village(table, seat, ASIDE)
    shapes = at(facts.FITTING_SHAPES, cells_around(table, seat))
    shapes = jnp.where(cells_around(table, seat) > 0, shapes, 0)
    fitting = lax.reduce(shapes, jnp.int32(0), lax.bitwise_or, (0,))
    fits = (fitting >> facts.SHAPE_OF) & 1 == 1
    return waits & (fits | owns(table, seat, facts.ANY_EDGES))


# -- placing a tile ---------------------------------------------------------------------------


def lay(
    table: Table,
    active: jax.Array,
    seat: jax.Array,
    tile: jax.Array,
    cell: jax.Array,
    turn: jax.Array,
    rules: int,
) -> Table:
    """KF V2: on an empty cell of the seat's village."""
    mine = in_village(table, seat, VILLAGE)
    around = cell + STEPS  # [6] cells
    is_there = mine[None, :] & (table.cell[None, :] == around[:, None])
    other = jnp.where(is_there, np.arange(ALL_TILES)[None, :], 0).sum(1)
    has = is_there.any(1)
    shown = at(facts.EDGES, tile)[(_SIDES - turn) % SIDES]
    their_side = (OPPOSITE - at(table.turn, other)) % SIDES
    theirs = at(facts.EDGES.reshape(-1), other * SIDES + their_side)
    by_road = has & (shown == ROAD) & (theirs == ROAD)
    mixed = (shown != theirs) & bool(rules & NO_MIXED_EDGES)
    across = has & (shown != WATER) & (theirs != WATER) & ~mixed
    this = mark(ALL_TILES, tile)
    there = is_there & has[:, None]
    return where(
        active,
        table,
        place=jnp.where(this, VILLAGE, table.place),
        owner=jnp.where(this, seat, table.owner),
        cell=jnp.where(this, cell, table.cell),
        turn=jnp.where(this, turn, table.turn),
        near=_with_near(table.near, this, tile, jnp.where(has, other + 1, 0), there),
        roads=_with_sides(table.roads, this, by_road, there),
        crossings=_with_sides(table.crossings, this, across, there),
        demand=_with_demand(table, mine, tile, cell, around, has, shown),
    )


def _with_near(
    near: jax.Array, this: jax.Array, tile: jax.Array, other: jax.Array, there: jax.Array
) -> jax.Array:
    """Both ways: from the tile and from its neighbours, where it is at the opposite side."""
    back = there[OPPOSITE].T
    return jnp.where(this[:, None], other[None, :], jnp.where(back, tile + 1, near))


def _with_sides(sides: jax.Array, this: jax.Array, flags: jax.Array, there: jax.Array) -> jax.Array:
    """The same for bits by side."""
    back = bits((there & flags[:, None])[OPPOSITE].T)
    return jnp.where(this, bits(flags), sides | back)


def _with_demand(
    table: Table,
    mine: jax.Array,
    tile: jax.Array,
    cell: jax.Array,
    around: jax.Array,
    has: jax.Array,
    shown: jax.Array,
) -> jax.Array:
    """The new tile takes a cell, adds its edges to the cells around it, and may be the first."""
    demand = jnp.where(mine[:, None], table.demand, 0).reshape(-1)
    cells = _cell_numbers(table)
    is_slot = demand > 0
    here = is_slot[None, :] & (cells[None, :] == around[:, None])  # [6, tiles * 6]
    old = jnp.where(here, demand[None, :], 0).sum(1)
    index = jnp.where(here, np.arange(_CELLS)[None, :], 0).sum(1)
    new = old | (shown + 1) << (2 * OPPOSITE)
    stays = (old > 0) & (index < tile * SIDES + _SIDES)
    moved = jnp.where(stays, new, 0)
    after = jnp.where(here, moved[:, None], 0).sum(0)
    touched = here.any(0) | (is_slot & (cells == cell))
    kept = jnp.where(touched, after, table.demand.reshape(-1)).reshape(ALL_TILES, SIDES)
    own = jnp.where(has | stays, 0, new)
    return jnp.where(mark(ALL_TILES, tile)[:, None], own[None, :], kept)


# -- what scores ------------------------------------------------------------------------------


def neighbours(table: Table) -> jax.Array:
    """[tiles]: KF F2: how many tiles share an edge with it."""
    return (table.near > 0).sum(1)


def river_chain(table: Table, seat: jax.Array, most: int) -> jax.Array:
    """KF F10: how many tiles in a straight line continue the river from the home's water edge."""
    home = at(table.home, seat)
    side = jnp.argmax(at(facts.EDGES, home) == WATER)  # a home is not rotated
    length, tile, goes_on = jnp.int32(0), home, jnp.bool_(True)
    for _ in range(most):
        tile = at(table.near.reshape(-1), tile * SIDES + side) - 1
        facing = (at(OPPOSITE, side) - at(table.turn, tile)) % SIDES
        edge = at(facts.EDGES.reshape(-1), tile * SIDES + facing)
        goes_on &= (tile != NONE) & (edge == WATER)
        tile = jnp.maximum(tile, 0)
        length += jnp.where(goes_on, 1, 0)
    return length
