"""The end of a season (KF Z), the boats, the building of villages (KF V), and the next season."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import jax
import jax.numpy as jnp
import numpy as np

from meeplewright.games.keyflower.jax import drawing, facts, knowledge, village
from meeplewright.games.keyflower.jax.arrays import (
    LANDING,
    NO_TILE,
    STARTING,
    Table,
    at,
    chosen,
    lazily,
    mark,
    where,
)
from meeplewright.games.keyflower.jax.facts import GOODS_TILES, MOST_DRAWN, Sizes
from meeplewright.games.keyflower.jax.using import Meaning
from meeplewright.games.keyflower.rules.table import (
    ALL_TILES,
    ASIDE,
    BOATING,
    BOX,
    BUILDING,
    CARRYING,
    HAND,
    MIDDLE,
    OVER,
    ROW,
    VILLAGE,
    WAITING,
    WINTER,
    WINTERING,
)
from meeplewright.games.keyflower.rules.tiles import (
    BOATS,
    FIRST_BOAT,
    FIRST_WINTER,
    GREEN,
    NONE,
    WINTER_TILES,
)

_TILES: Final = np.arange(ALL_TILES)
_COLOURS: Final = np.arange(4)


# -- Z1 to Z5, as far as the choice of boats --------------------------------------------------


def end_season(table: Table, sizes: Sizes) -> Table:
    """After the last pass."""
    best = table.bid.max(1)
    winner = jnp.where(best > 0, jnp.argmax(table.bid, axis=1), NONE)
    table = _settle_auctions(table, winner)
    table = _order_boats(table, winner[sizes.auctions :], sizes)
    return replace(
        table,
        bid=jnp.zeros_like(table.bid),
        colour=jnp.full_like(table.colour, NONE),  # KF C1, C6
        last_use=jnp.zeros_like(table.last_use),
        on_tile=jnp.zeros_like(table.on_tile),
        boat_turn=jnp.int32(0),
        phase=jnp.int32(BOATING),
    )


def _settle_auctions(table: Table, winner: jax.Array) -> Table:
    """KF Z1 to Z4: losing bids, tiles without a bid, won tiles, workers in the villages.

    Also the winning bids of turn order tiles (Z5.6): nobody draws from the bag in between.
    """
    seats = np.arange(len(table.workers))
    won = winner[:, None] == seats[None, :]  # [stalls, seats]
    by_colour = jnp.where(
        table.bid_colour[:, :, None] == _COLOURS, table.bid[:, :, None], 0
    )  # [stalls, seats, 4]
    received = jnp.where(won[:, :, None], 0, by_colour).sum(0)
    to_bag = jnp.where(won[:, :, None], by_colour, 0).sum((0, 1))
    here = (table.stall[None, :] == _TILES[:, None]) & (table.stall < NO_TILE)[None, :]
    is_up = table.place == MIDDLE
    winner_of = jnp.where(here, winner[None, :], 0).sum(1)
    owner = jnp.where(is_up, winner_of, table.owner)
    place = jnp.where(is_up, jnp.where(winner_of == NONE, BOX, WAITING), table.place)
    holds = is_up | (table.place == VILLAGE)
    goes_to = jnp.where(holds & (owner != NONE), owner, len(seats))[:GOODS_TILES]
    taken = goes_to[:, None] == np.arange(len(seats) + 1)[None, :]  # [42, seats and the bag]
    workers = jnp.where(taken[:, :, None], table.on_tile[:, None, :], 0).sum(0)
    table = knowledge.workers_to_screens(table, received + workers[:-1])
    table = knowledge.workers_to_bag(table, to_bag + workers[-1])
    return replace(table, owner=owner, place=place)


def _order_boats(table: Table, winner: jax.Array, sizes: Sizes) -> Table:
    """KF Z5: winners of turn order tiles by number, then the others from the start player on."""
    seats = np.arange(sizes.seats)
    purple = winner[sizes.purple]
    start_player = jnp.where(purple == NONE, table.start_player, purple)
    won = winner[:, None] == seats[None, :]
    first = jnp.where(won.any(0), jnp.argmax(won, axis=0), len(sizes.order_tiles))
    place = first * sizes.seats + jnp.where(won.any(0), 0, (seats - start_player) % sizes.seats)
    rank = (place[None, :] < place[:, None]).sum(1)
    order = jnp.where(rank[:, None] == seats[None, :], seats[:, None], 0).sum(0)
    table = replace(
        table,
        start_player=start_player,
        purple_free=jnp.where(purple == NONE, 1, 0),
        boat_order=order,
    )
    tiles = np.array(sizes.order_tiles)
    is_last = table.season == WINTER  # KF Z5.4
    places = jnp.where(winner == NONE, BOX, WAITING)
    return where(
        is_last,
        table,
        place=table.place.at[tiles].set(places),
        owner=table.owner.at[tiles].set(winner),
    )


# -- boats (KF Z5) ----------------------------------------------------------------------------


def boats_to_take(table: Table) -> jax.Array:
    """[6]"""
    boats = np.array(BOATS)
    return (table.place[boats] == ROW) & (table.owner[boats] == NONE)


def take_boat(table: Table, active: jax.Array, boat: jax.Array, words: jax.Array) -> Table:
    """KF Z5.3, Z5.4: the cargo; in winter the boat itself. After the last one come KF Y1, Y2."""
    seats = len(table.workers)
    seat = at(table.boat_order, table.boat_turn)
    here = (active & mark(seats, boat - FIRST_BOAT))[:, None]
    to_seat = mark(seats, seat)[:, None]
    workers = jnp.where(here, table.cargo_workers, 0)
    skills = jnp.where(here, table.cargo_skills, 0)
    table = knowledge.workers_to_screens(table, jnp.where(to_seat, workers.sum(0)[None], 0))
    table = knowledge.skills_to_screens(table, jnp.where(to_seat, skills.sum(0)[None], 0))
    table = replace(
        table,
        cargo_workers=table.cargo_workers - workers,
        cargo_skills=table.cargo_skills - skills,
    )
    table = where(
        active,
        table,
        owner=jnp.where(mark(ALL_TILES, boat), seat, table.owner),
        boat_turn=table.boat_turn + 1,
    )
    return _after_boats(table, active & (table.boat_turn == seats), words)


def _after_boats(table: Table, active: jax.Array, words: jax.Array) -> Table:
    seats = len(table.workers)
    is_boat = np.isin(_TILES, BOATS) & (table.place == ROW)
    is_last = table.season == WINTER
    table = where(
        active,
        table,
        place=jnp.where(is_boat & is_last, WAITING, table.place),
        owner=jnp.where(is_boat & ~is_last, NONE, table.owner),
        start_player=(table.start_player + table.purple_free) % seats,  # KF Z5.5
        phase=jnp.int32(LANDING),
    )
    boats = slice(facts.FIRST_SUMMER_BOAT, facts.END_OF_SUMMER_BOATS)
    holder = table.owner[boats]
    is_back = table.face[boats] == 1
    held = active & (holder != NONE)
    green = held & (jnp.where(is_back, facts.BOAT_GREEN[:, 1], facts.BOAT_GREEN[:, 0]) > 0)
    green &= table.green > 0  # KF Y2
    to_seats = (green[None, :] & (holder[None, :] == np.arange(seats)[:, None])).any(1)
    given = jnp.where(to_seats[:, None] & (_COLOURS == GREEN)[None, :], 1, 0)
    table = knowledge.workers_to_screens(table, given)
    table = replace(table, green=table.green - jnp.where(green.any(), 1, 0))
    wanted = jnp.where(is_back, facts.BOAT_WORKERS[:, 1], facts.BOAT_WORKERS[:, 0])  # KF Y1
    wanted = jnp.where(held, wanted, 0)
    seat = at(holder, jnp.argmax(wanted))
    workers = jnp.minimum(wanted.max(), table.bag.sum())
    return drawing.draw_for_seat(table, seat, workers, jnp.int32(0), words)


# -- villages (KF Z6, V) ----------------------------------------------------------------------


def begin_building(table: Table) -> Table:
    seats = len(table.workers)
    waits = [village.tiles_to_lay(table, jnp.int32(seat)).any() for seat in range(seats)]
    built = jnp.where(jnp.stack(waits), 0, 1)
    table = replace(
        table,
        phase=jnp.int32(BUILDING),
        laying=jnp.full(seats, NONE, jnp.int32),
        built=built,
    )
    return _end_building(table)


def _end_building(table: Table) -> Table:
    """When every village is finished: the next season, or the end of the game."""
    is_done = (table.phase == BUILDING) & (table.built == 1).all()
    return where(
        is_done,
        table,
        place=jnp.where(table.place == WAITING, ASIDE, table.place),  # KF V6
        phase=jnp.where(table.season == WINTER, OVER, STARTING),
    )


def builder(table: Table) -> jax.Array:
    """The seat to build: the first that has not finished."""
    return jnp.argmax(table.built == 0)


def build(table: Table, active: jax.Array, step: Meaning, rules: int) -> Table:
    """KF V1, V2: pick a tile, place it, or finish."""
    seat = builder(table)
    own = mark(len(table.workers), seat)
    picks = active & (step.kind == facts.PICK)
    table = where(picks, table, laying=jnp.where(own, step.one, table.laying))
    lays = active & (step.kind == facts.LAY)
    tile = at(table.laying, seat)

    def placed(table: Table) -> Table:
        cell = village.cell_of_slot(table, seat, step.one)
        table = village.lay(table, lays, seat, tile, cell, step.two, rules)
        return where(lays, table, laying=jnp.where(own, NONE, table.laying))

    table = lazily(lays, placed, table)
    ends = active & (step.kind == facts.FINISH) & (table.phase != CARRYING)
    table = where(ends, table, built=jnp.where(own, 1, table.built))
    return _end_building(table)


# -- the next season (KF A, W1) ---------------------------------------------------------------


def start_season(table: Table, sizes: Sizes, words: jax.Array) -> Table:
    """KF A2 to A5: the next season's cargo and tiles, or the choice of winter tiles."""
    table = replace(table, season=table.season + 1)
    is_winter = table.season == WINTER
    started = drawing.load_boats(table, sizes, words)
    started = drawing.draw_season_tiles(
        started, sizes, words[sizes.cargo_workers + sizes.cargo_skills :]
    )
    started = drawing.open_auctions(started, jnp.bool_(True), sizes)
    waiting = replace(table, phase=jnp.int32(WINTERING))
    return chosen(is_winter, waiting, started)


def choose_winter_tiles(table: Table, active: jax.Array, places: jax.Array, sizes: Sizes) -> Table:
    """KF W1: the seat's choice; after the last one the tiles are revealed together."""
    seat = chooser(table)
    dealt = at(table.dealt, seat)
    bit = (dealt >> np.arange(len(WINTER_TILES))) & 1
    place = jnp.cumsum(bit) - 1
    is_in = (bit == 1) & ((places >> jnp.clip(place, 0, 31)) & 1 == 1)
    mask = jnp.where(is_in, 1 << np.arange(len(WINTER_TILES)), 0).sum()
    own = mark(sizes.seats, seat)
    table = where(active, table, chosen=jnp.where(own, mask, table.chosen))
    return _reveal(table, active & (table.chosen > 0).all(), sizes)


def chooser(table: Table) -> jax.Array:
    """The seat to choose winter tiles: the first that has not."""
    return jnp.argmax(table.chosen == 0)


def _reveal(table: Table, active: jax.Array, sizes: Sizes) -> Table:
    tiles = np.array(WINTER_TILES)
    picked = (table.chosen[:, None] >> (tiles - FIRST_WINTER)) & 1  # [seats, 12]
    is_up = (picked == 1).any(0) & (table.place[tiles] == HAND)
    table = where(
        active,
        table,
        place=table.place.at[tiles].set(jnp.where(is_up, MIDDLE, table.place[tiles])),
        owner=table.owner.at[tiles].set(jnp.where(is_up, NONE, table.owner[tiles])),
    )
    return drawing.open_auctions(table, active, sizes)


def season_words(sizes: Sizes, words: jax.Array) -> jax.Array:
    """The random words of the next season, among those of a step."""
    return words[2 * MOST_DRAWN : 2 * MOST_DRAWN + sizes.season_words]
