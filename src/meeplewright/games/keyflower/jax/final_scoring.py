"""Final scoring (KF F): the best total for every player."""

from __future__ import annotations

from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np

from meeplewright.games.keyflower.jax import facts, loops, village
from meeplewright.games.keyflower.jax.allocation import Holdings, best_points, stored_points
from meeplewright.games.keyflower.jax.arrays import Table, at, owns
from meeplewright.games.keyflower.jax.facts import GOODS_TILES, Sizes
from meeplewright.games.keyflower.rules.allocation import GREEN_WORKER, PLACES
from meeplewright.games.keyflower.rules.scoring_facts import (
    MARKET_POINTS,
    NO_PLACE,
    PLACE_OF,
    PLACE_POINTS,
    STORED,
    STORED_POINTS,
)
from meeplewright.games.keyflower.rules.table import (
    ALL_TILES,
    ASIDE,
    MARKET_PAYS_3,
    NO_TILE_TWICE,
    ORDER_TILE_COUNTS,
    PURPLE_IF_WON,
    REAL_LOOSE_GOLD,
    STORED_STAYS,
    VILLAGE,
    WAITING,
)
from meeplewright.games.keyflower.rules.tiles import BOATS, NONE, TILES


def _boat(scoring: str) -> int:
    """The boat that scores by this."""
    (found,) = [boat for boat in BOATS if scoring in TILES[boat].faces[0].scoring]
    return found


_BY_TRANSPORT: Final = _boat("points_per_transport_capacity")
_BY_LOOP: Final = _boat("points_per_tile_in_best_road_loop")
_BY_RIVER: Final = _boat("points_by_river_chain_length")
_FLIPS: Final = _boat("free_upgrades_before_scoring")
_RIVER_POINTS: Final = np.array(TILES[_BY_RIVER].faces[0].scoring["points_by_river_chain_length"])
_STORES: Final = np.array([tile for tile in range(ALL_TILES) if STORED[tile] != NO_PLACE])
_TAKES: Final = tuple(int(STORED[tile]) for tile in _STORES)
_STORE_POINTS: Final = np.array(list(STORED_POINTS)).reshape(-1, 2)[_STORES]
_IS_STORE: Final = np.isin(np.arange(ALL_TILES), _STORES)
_PLACED: Final = np.array(list(PLACE_OF))
_PLACE_POINTS: Final = np.array(list(PLACE_POINTS))


def points(table: Table, sizes: Sizes, rules: int) -> jax.Array:
    """[seats]: KF F1 to F4."""
    walk = loops.walk_points(table, table.owner[_BY_LOOP], sizes, is_simple(rules))
    return points_with(table, walk, sizes, rules)


def is_simple(rules: int) -> bool:
    """KF O8: whether a road loop passes no tile twice."""
    return bool(rules & NO_TILE_TWICE)


def walk_search(table: Table, sizes: Sizes) -> loops.Search:
    """For the village whose road loop scores."""
    return loops.search_of(table, table.owner[_BY_LOOP], sizes)


def points_with(table: Table, walk: jax.Array, sizes: Sizes, rules: int) -> jax.Array:
    """The same, when the number of tiles on the best road loop is known."""
    seats = jnp.arange(sizes.seats)
    plain = jax.vmap(lambda seat: _printed(table, seat) + _of_tiles(table, seat, rules))(seats)
    held = jax.vmap(lambda seat: _holdings(table, seat, rules))(seats)
    items = jax.vmap(lambda mine: _allocated(mine, rules))(held)
    total = plain + items + _of_villages(table, walk, sizes)
    if TILES[_FLIPS].min_players > sizes.seats:
        return total
    return total + _of_flip(table, rules, held, items)


# -- tiles ------------------------------------------------------------------------------------


def _owned(table: Table, seat: jax.Array) -> jax.Array:
    """[tiles]: placed, still to be placed, or set aside (KF V6)."""
    place = table.place
    has = (place == VILLAGE) | (place == WAITING) | (place == ASIDE)
    return has & (table.owner == seat)


def _by_face(table: Table, fact: Any) -> jax.Array:
    return jnp.where(table.face == 1, fact[:, 1], fact[:, 0])


def _printed(table: Table, seat: jax.Array) -> jax.Array:
    """KF F1"""
    return jnp.where(_owned(table, seat), _by_face(table, facts.POINTS), 0).sum()


def _of_tiles(table: Table, seat: jax.Array, rules: int) -> jax.Array:
    """KF F2, F3: turn order tiles, and the boat that counts transport."""
    owned = _owned(table, seat)
    is_order = np.array([len(tile.order_faces) > 0 for tile in TILES])
    laid = jnp.where(table.place == VILLAGE, village.neighbours(table), 0)
    itself = 1 if rules & ORDER_TILE_COUNTS else 0  # KF O9
    order = jnp.where(owned & is_order, laid + itself, 0).sum()
    transport = jnp.where(owned, _by_face(table, facts.TRANSPORT), 0).sum()
    times = jnp.where(owns(table, seat, facts.MULTIPLIES), 2, 1)  # KF Y4
    return order + jnp.where(owned[_BY_TRANSPORT], transport * times, 0)


def _of_villages(table: Table, walk: jax.Array, sizes: Sizes) -> jax.Array:
    """[seats]: KF F9, F10: the boats that count loops and rivers, for those who own them."""
    seats = np.arange(sizes.seats)
    found = jnp.where(seats == table.owner[_BY_LOOP], walk, 0)
    if TILES[_BY_RIVER].min_players <= sizes.seats:
        holder = table.owner[_BY_RIVER]
        length = village.river_chain(table, holder, len(_RIVER_POINTS) - 1)
        found = found + jnp.where(seats == holder, at(_RIVER_POINTS, length), 0)
    return found


# -- items ------------------------------------------------------------------------------------


def _holdings(table: Table, seat: jax.Array, rules: int) -> Holdings:
    owned = _owned(table, seat)
    is_mine = owned[:GOODS_TILES, None] & ~_IS_STORE[:GOODS_TILES, None]
    faces = table.face[_STORES]
    points = jnp.where(faces == 1, _STORE_POINTS[:, 1], _STORE_POINTS[:, 0])
    here = owned[:, None] & (_PLACED[:, None] == np.arange(PLACES))
    places = jnp.where(here, _PLACE_POINTS[:, None], 0).sum(0)
    if rules & MARKET_PAYS_3:  # KF O11
        market = jnp.where(places[GREEN_WORKER] > 0, MARKET_POINTS, 0)
        places = places.at[GREEN_WORKER].set(market)
    counts = table.start_player == seat  # KF F7, K57
    if rules & PURPLE_IF_WON:  # KF O10
        counts &= table.purple_free == 0
    return Holdings(
        at(table.workers, seat),
        at(table.skills, seat),
        jnp.where(is_mine, table.resources, 0).sum(0),
        jnp.where(owned[_STORES, None], table.resources[_STORES], 0),
        jnp.where(owned[_STORES], points, 0),
        places,
        counts,
        owns(table, seat, facts.WILD_SCORING),
    )


def _allocated(held: Holdings, rules: int) -> jax.Array:
    loose = not rules & REAL_LOOSE_GOLD
    if not rules & STORED_STAYS:
        return best_points(held, _TAKES, loose)
    rest = held._replace(stored=jnp.zeros_like(held.stored))
    return stored_points(held, _TAKES) + best_points(rest, _TAKES, loose)


def _of_flip(table: Table, rules: int, held: Holdings, items: jax.Array) -> jax.Array:
    """[seats]: KF F3, Flipper: what the best free upgrade adds."""
    seat = table.owner[_FLIPS]
    owned = _owned(table, seat) & facts.IS_UPGRADABLE & (table.face == 0) & (seat != NONE)
    printed = facts.POINTS[:, 1] - facts.POINTS[:, 0]
    gain = jnp.where(owned & ~_IS_STORE, printed, 0).max()
    mine: Holdings = jax.tree.map(lambda array: at(array, seat), held)

    def flipped(store: jax.Array) -> jax.Array:
        is_this = np.arange(len(_STORES)) == store
        points = jnp.where(is_this, _STORE_POINTS[:, 1], mine.store_points)
        more = _allocated(mine._replace(store_points=points), rules) - at(items, seat)
        return jnp.where(at(owned[_STORES], store), more + at(printed[_STORES], store), 0)

    by_store = jax.vmap(flipped)(jnp.arange(len(_STORES)))
    best = jnp.maximum(jnp.maximum(gain, by_store.max()), 0)
    return jnp.where(np.arange(len(items)) == seat, best, 0)
