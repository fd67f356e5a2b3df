"""Chance: workers from the bag, skills from the pile, tiles (KF S, A, E2, E3, Y1).

The rules draw one thing after the other. Here all draws that follow an action are made in the same
step, in the same order. Every draw has its own random word, so that a game of the rules can be
repeated: see `tests`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from meeplewright.games.keyflower.jax import facts, knowledge
from meeplewright.games.keyflower.jax.arrays import NO_TILE, Table, at, where
from meeplewright.games.keyflower.jax.facts import MOST_DRAWN, Sizes
from meeplewright.games.keyflower.jax.sampling import ranks, weighed
from meeplewright.games.keyflower.jax.village import found_village
from meeplewright.games.keyflower.rules.table import (
    ALL_TILES,
    BOX,
    HAND,
    MIDDLE,
    SPRING,
    TURN,
    UNSEEN,
    VILLAGE,
)
from meeplewright.games.keyflower.rules.tiles import (
    FIRST_WINTER,
    HOMES,
    NONE,
    SEASON_TILES,
    SUMMER_BOATS,
    WINTER_TILES,
)

# -- behind a screen --------------------------------------------------------------------------


def draw_for_seat(
    table: Table, seat: jax.Array, workers: jax.Array, skills: jax.Array, words: jax.Array
) -> Table:
    """This many workers and skills for one seat, with a word for each."""
    for count in range(MOST_DRAWN):
        colour = weighed(table.bag, words[count])
        table = knowledge.worker_drawn(table, count < workers, seat, colour)
    for count in range(MOST_DRAWN):
        skill = weighed(table.pile, words[MOST_DRAWN + count])
        table = knowledge.skill_drawn(table, count < skills, seat, skill)
    return table


def draw_first_workers(table: Table, words: jax.Array) -> Table:
    """KF S3"""

    def draw(count: jax.Array, table: Table) -> Table:
        colour = weighed(table.bag, words[count])
        return knowledge.worker_drawn(table, jnp.bool_(True), count // facts.FIRST_WORKERS, colour)

    drawn: Table = lax.fori_loop(0, len(words), draw, table)
    return drawn


# -- boats ------------------------------------------------------------------------------------


def load_boats(table: Table, sizes: Sizes, words: jax.Array) -> Table:
    """KF A3: the cargo of every boat; if there is too little, one piece per boat at a time."""
    of_workers, of_skills = facts.cargo_ranks(sizes.seats)
    workers = _shares(of_workers, table.season, table.bag.sum())
    skills = _shares(of_skills, table.season, table.pile.sum())

    def load_worker(count: jax.Array, table: Table) -> Table:
        boat, is_due = _next_boat(workers, count)
        colour = weighed(table.bag, words[count])
        loaded = is_due & knowledge.at_cell(sizes.seats, 4, boat, colour)
        table = knowledge.worker_shown_from_bag(table, is_due, colour)
        return replace(table, cargo_workers=table.cargo_workers + jnp.where(loaded, 1, 0))

    def load_skill(count: jax.Array, table: Table) -> Table:
        boat, is_due = _next_boat(skills, count)
        skill = weighed(table.pile, words[sizes.cargo_workers + count])
        loaded = is_due & knowledge.at_cell(sizes.seats, 3, boat, skill)
        table = knowledge.skill_shown_from_pile(table, is_due, skill)
        return replace(table, cargo_skills=table.cargo_skills + jnp.where(loaded, 1, 0))

    table = lax.fori_loop(0, sizes.cargo_workers, load_worker, table)
    loaded: Table = lax.fori_loop(0, sizes.cargo_skills, load_skill, table)
    return loaded


def _shares(ranks_of: Any, season: jax.Array, stock: jax.Array) -> jax.Array:
    """[boats]: how many pieces each gets."""
    return (at(ranks_of, season) < stock).sum(1)


def _next_boat(shares: jax.Array, count: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The boats are loaded one after the other."""
    ends = jnp.cumsum(shares)
    return (ends <= count).sum(), count < ends[-1]


# -- tiles ------------------------------------------------------------------------------------


def draw_season_tiles(table: Table, sizes: Sizes, words: jax.Array) -> Table:
    """KF S7, A4: some of the season's twelve tiles, and a side for each summer boat.

    The tiles with the smallest words are drawn.
    """
    count = len(SEASON_TILES[SPRING])
    season = jnp.asarray(np.array(SEASON_TILES[:3]))
    tiles = at(season, table.season)
    is_drawn = ranks(words[:count], jnp.ones(count, bool)) < sizes.drawn
    put_up = ((np.arange(ALL_TILES)[:, None] == tiles[None, :]) & is_drawn[None, :]).any(1)
    place = jnp.where(put_up, MIDDLE, table.place)
    sides = jnp.zeros(ALL_TILES, jnp.int32)
    first = facts.FIRST_SUMMER_BOAT
    side = (words[count : count + len(SUMMER_BOATS)] & 1).astype(jnp.int32)
    sides = sides.at[first : first + len(SUMMER_BOATS)].set(side)
    is_boat = (np.arange(ALL_TILES) >= first) & (np.arange(ALL_TILES) <= SUMMER_BOATS[-1])
    face = jnp.where(put_up & is_boat, sides, table.face)
    return replace(table, place=place, face=face)


def deal_homes(table: Table, sizes: Sizes, words: jax.Array) -> Table:
    """KF S4: the home with the smallest word goes to the first seat, and so on."""
    order = ranks(words, jnp.ones(len(HOMES), bool))
    owner = jnp.where(order < sizes.seats, order, NONE)
    has_owner = jnp.zeros(ALL_TILES, bool).at[np.array(HOMES)].set(owner != NONE)
    table = replace(
        table,
        owner=table.owner.at[np.array(HOMES)].set(owner),
        home=(np.array(HOMES)[:, None] * (order[:, None] == np.arange(sizes.seats))).sum(0),
        place=jnp.where(np.isin(np.arange(ALL_TILES), HOMES), BOX, table.place),
    )
    table = replace(
        table,
        place=jnp.where(has_owner, VILLAGE, table.place),
        start_player=at(owner, jnp.argmax(owner != NONE)),  # the lowest home
    )
    return found_village(table, has_owner)


def deal_winter_tiles(table: Table, sizes: Sizes, words: jax.Array) -> Table:
    """KF S8: those with the smallest words go to the first seat, and so on."""
    order = ranks(words, jnp.ones(len(WINTER_TILES), bool))
    owner = order // sizes.dealt
    is_dealt = owner < sizes.seats
    tiles = np.array(WINTER_TILES)
    bit = 1 << (tiles - FIRST_WINTER)
    mine = owner[None, :] == np.arange(sizes.seats)[:, None]
    return replace(
        table,
        dealt=jnp.where(mine, bit[None, :], 0).sum(1),
        place=table.place.at[tiles].set(jnp.where(is_dealt, HAND, UNSEEN)),
        owner=table.owner.at[tiles].set(jnp.where(is_dealt, owner, NONE)),
    )


# -- the season starts ------------------------------------------------------------------------


def open_auctions(table: Table, active: jax.Array, sizes: Sizes) -> Table:
    """KF A1: the stalls of the season; the holder of the purple worker begins."""
    is_up = table.place == MIDDLE
    rank = jnp.cumsum(is_up) - 1
    here = is_up[None, :] & (rank[None, :] == np.arange(sizes.auctions)[:, None])
    tiles = jnp.where(here, np.arange(ALL_TILES)[None, :], 0).sum(1)
    tiles = jnp.where(here.any(1), tiles, NO_TILE)
    stall = jnp.concatenate([tiles, jnp.asarray(np.array(sizes.order_tiles, np.int32))])
    return where(
        active,
        table,
        stall=stall,
        player=table.start_player,
        passes=jnp.int32(0),
        phase=jnp.int32(TURN),
    )
