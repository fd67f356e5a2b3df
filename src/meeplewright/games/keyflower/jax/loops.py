"""The best closed walk along roads: KF F9, for the boat that scores it.

As in the rules' own `loops.py`: a closed walk that uses no link twice is a connected set of links
with an even number at every tile, and all such sets are sums of basic loops. Here all sums are
tried, one after the other. `facts.Sizes.loops` bounds the number of basic loops, so every village
fits.

A set of links is a word for each tile: the sides with a link of the set, as bits.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from meeplewright.games.keyflower.jax.arrays import Table, at, in_village, mark
from meeplewright.games.keyflower.jax.facts import Sizes
from meeplewright.games.keyflower.rules.table import ALL_TILES, VILLAGE
from meeplewright.games.keyflower.rules.village import SIDES

_WORD: Final = 32
_HALF: Final = SIDES // 2
"""A link is seen from the first three sides of one of its tiles."""


class _Roads(NamedTuple):
    """The tiles with roads, numbered from 0."""

    sides: jax.Array  # [tiles]: where a road goes on, as bits
    ends: jax.Array  # [tiles, 6]: the tile there


def _roads(table: Table, seat: jax.Array, sizes: Sizes) -> _Roads:
    mine = in_village(table, seat, VILLAGE) & (table.roads > 0)
    number = jnp.cumsum(mine) - 1
    here = mine[None, :] & (number[None, :] == np.arange(sizes.most_tiles)[:, None])
    tile = jnp.where(here, np.arange(ALL_TILES)[None, :], 0).sum(1)
    sides = jnp.where(here, table.roads[None, :], 0).sum(1)
    return _Roads(sides, at(number, at(table.near, tile) - 1))


class _Basis(NamedTuple):
    tree: jax.Array  # [tiles]: the tree it is in
    path: jax.Array  # [tiles, tiles]: the links on the path to the root of its tree
    loops: jax.Array  # [loops, tiles]
    count: jax.Array


def _basic_loops(roads: _Roads, most: int) -> _Basis:
    """One loop for each link that closes one."""
    tiles = len(roads.sides)

    def add(link: jax.Array, now: _Basis) -> _Basis:
        one, side = link // _HALF, link % _HALF
        exists = (at(roads.sides, one) >> side) & 1 == 1
        other = at(roads.ends.reshape(-1), one * SIDES + side)
        both = jnp.where(mark(tiles, one), 1 << side, 0)
        both = both ^ jnp.where(mark(tiles, other), 1 << (side + _HALF), 0)
        way = at(now.path, one) ^ at(now.path, other) ^ both
        closes = exists & (at(now.tree, one) == at(now.tree, other))
        joins = exists & ~closes
        moved = joins & (now.tree == at(now.tree, other))
        new = closes & mark(most, now.count)
        return _Basis(
            jnp.where(moved, at(now.tree, one), now.tree),
            jnp.where(moved[:, None], now.path ^ way[None, :], now.path),
            jnp.where(new[:, None], way[None, :], now.loops),
            now.count + jnp.where(closes, 1, 0),
        )

    none = _Basis(
        jnp.arange(tiles),
        jnp.zeros((tiles, tiles), jnp.int32),
        jnp.zeros((most, tiles), jnp.int32),
        jnp.int32(0),
    )
    found: _Basis = lax.fori_loop(0, _HALF * tiles, add, none)
    return found


# -- which sums are connected -----------------------------------------------------------------


def _words(flags: jax.Array) -> jax.Array:
    """[…, words]: flags by tile as bits."""
    tiles = flags.shape[-1]
    count = -(-tiles // _WORD)
    widths = [(0, 0)] * (flags.ndim - 1) + [(0, count * _WORD - tiles)]
    rows = jnp.pad(flags, widths).reshape(*flags.shape[:-1], count, _WORD).astype(jnp.uint32)
    return (rows << np.arange(_WORD, dtype=np.uint32)).sum(-1, dtype=jnp.uint32)


def _flags(words: jax.Array, tiles: int) -> jax.Array:
    rows = (words[..., None] >> np.arange(_WORD, dtype=np.uint32)) & 1
    return rows.reshape(-1)[:tiles] == 1


def _is_connected(links: jax.Array, neighbour: jax.Array) -> jax.Array:
    """Whether the links form one walk; `neighbour` [tiles, 6, words] has the bit of each."""
    tiles = len(links)
    has = (links[:, None] >> np.arange(SIDES)) & 1 == 1
    by_side = jnp.where(has[:, :, None], neighbour, jnp.uint32(0))
    near = lax.reduce(by_side, np.uint32(0), lax.bitwise_or, (1,))  # [tiles, words]
    touched = _words(links > 0)
    first = _words(mark(tiles, jnp.argmax(links > 0)))

    def grow(now: tuple[jax.Array, jax.Array]) -> tuple[jax.Array, jax.Array]:
        reached = now[0]
        more = jnp.where(_flags(reached, tiles)[:, None], near, jnp.uint32(0))
        return reached | lax.reduce(more, np.uint32(0), lax.bitwise_or, (0,)), reached

    reached, _ = lax.while_loop(
        lambda now: (now[0] != now[1]).any(), grow, (first, jnp.zeros_like(first))
    )
    return (reached == touched).all()


# -- the search -------------------------------------------------------------------------------


class Search(NamedTuple):
    """Every sum of the basic loops, one after the other."""

    number: jax.Array  # of the next sum
    end: jax.Array
    links: jax.Array  # [tiles]: the last sum
    best: jax.Array  # the largest number of tiles so far
    on_loops: jax.Array  # the number of tiles on any loop
    loops: jax.Array  # [loops, tiles]
    neighbour: jax.Array  # [tiles, 6, words]: the bit of each neighbour


def search_of(table: Table, seat: jax.Array, sizes: Sizes) -> Search:
    roads = _roads(table, seat, sizes)
    basis = _basic_loops(roads, sizes.loops)
    tiles = len(roads.sides)
    return Search(
        jnp.int32(1),
        jnp.int32(1) << basis.count,
        jnp.zeros(tiles, jnp.int32),
        jnp.int32(0),
        (basis.loops > 0).any(0).sum(),
        basis.loops,
        _words(roads.ends[:, :, None] == np.arange(tiles)),
    )


def goes_on(search: Search) -> jax.Array:
    return (search.number < search.end) & (search.best < search.on_loops)


def looked(search: Search, simple: bool) -> Search:
    """Look at the next sum. It differs from the one before by one basic loop.

    `simple`: the walk passes no tile twice (KF O8).
    """
    changed = lax.population_count((search.number & -search.number) - 1)
    links = search.links ^ at(search.loops, changed)
    counts = _is_connected(links, search.neighbour)
    if simple:
        counts &= (lax.population_count(links) <= 2).all()
    counts &= goes_on(search)
    size = jnp.where(counts, (links > 0).sum(), 0)
    return search._replace(
        number=search.number + 1, links=links, best=jnp.maximum(search.best, size)
    )


def walk_points(table: Table, seat: jax.Array, sizes: Sizes, simple: bool) -> jax.Array:
    """KF F9: a point for each different tile on the best closed walk."""
    search = search_of(table, seat, sizes)
    found: Search = lax.while_loop(goes_on, lambda search: looked(search, simple), search)
    return found.best
