"""What a seat knows: the fields of `rules/fields.py`, by name.

Decisions come after all draws, so no draw is ever pending. Seats are counted from the observer.
"""

from __future__ import annotations

from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from meeplewright.games.keyflower.jax import facts, legal, village
from meeplewright.games.keyflower.jax.arrays import NO_TILE, Table, at, widened
from meeplewright.games.keyflower.jax.facts import GOODS_TILES, SLOTS
from meeplewright.games.keyflower.rules.fields import FIELDS, MOST_SKILLS
from meeplewright.games.keyflower.rules.ids import MOST_WORKERS
from meeplewright.games.keyflower.rules.table import (
    ALL_TILES,
    ASIDE,
    BUILDING,
    HAND,
    MIDDLE,
    MOST_SEATS,
    OVER,
    UNSEEN,
    VILLAGE,
    WINTER,
    WINTERING,
)
from meeplewright.games.keyflower.rules.tiles import NONE, WINTER_TILES

_SHAPES: Final = {field.name: field.shape for field in FIELDS}
_PLACES: Final = np.arange(MOST_SEATS)


def row(table: Table, seat: jax.Array, rules: int) -> jax.Array:
    """[2412]: all fields, one after the other."""
    seen = observe(table, seat, rules)
    return jnp.concatenate([seen[field.name].reshape(-1) for field in FIELDS])


def observe(table: Table, seat: jax.Array, rules: int) -> dict[str, jax.Array]:
    """The fields by name, numbers of 16 bits."""
    table = widened(table)
    fields = (
        _turn(table, seat, rules)
        | _placement(table)
        | _boats(table, seat)
        | _stocks(table, seat)
        | _screens(table, seat)
        | _by_seats(table, seat)
        | _own(table, seat)
        | _tiles(table, seat)
        | _bids(table, seat)
    )
    return {
        name: jnp.broadcast_to(jnp.asarray(fields[name]), shape).astype(jnp.int16)
        for name, shape in _SHAPES.items()
    }


def _from(table: Table, observer: jax.Array, seat: jax.Array) -> jax.Array:
    """A seat counted from the observer; NONE is nobody."""
    return jnp.where(seat == NONE, NONE, (seat - observer) % len(table.workers))


def _by_seat(table: Table, values: jax.Array, observer: jax.Array) -> jax.Array:
    """By seat from the observer on, NONE for seats that do not exist."""
    seats = len(table.workers)
    rows = at(values, (observer + _PLACES) % seats)
    is_there = (seats > _PLACES).reshape(-1, *[1] * (values.ndim - 1))
    return jnp.where(is_there, rows, NONE)


# -- whose turn it is, and a placement in progress --------------------------------------------


def _turn(table: Table, observer: jax.Array, rules: int) -> dict[str, Any]:
    seats = len(table.workers)
    is_over = table.phase == OVER
    acts = jnp.arange(seats) == legal.to_act(table)
    acts = jnp.where(table.phase == BUILDING, table.built == 0, acts)
    acts = jnp.where(table.phase == WINTERING, table.chosen == 0, acts)
    acts = jnp.where(is_over, 0, acts.astype(jnp.int32))
    return {
        "phase": table.phase,
        "season": table.season,
        "seats": seats,
        "options": np.array([rules >> bit & 1 for bit in range(4)]),
        "to_act": jnp.where(is_over, NONE, _from(table, observer, legal.to_act(table))),
        "acting": _by_seat(table, acts, observer),
        "player": _from(table, observer, table.player),
        "start_player": _from(table, observer, table.start_player),
        "passes": table.passes,
    }


def _placement(table: Table) -> dict[str, Any]:
    return {
        "act": table.act,
        "target": table.target,
        "last_group": table.last_group,
        "next_colour": table.next_colour,
        "moving": table.moving,
        "aside_workers": table.aside,
        "aside_skill": table.aside_skill,
        "steps": table.steps,
        "upgrades": table.upgrades,
        "draw": np.array([0, NONE]),
        "draws": 0,
        "then": 0,
    }


# -- boats, supplies, screens -----------------------------------------------------------------


def _padded(array: jax.Array, fill: int = 0) -> jax.Array:
    """With a row for each of six boats or seats."""
    missing = MOST_SEATS - len(array)
    widths = [(0, missing)] + [(0, 0)] * (array.ndim - 1)
    return jnp.pad(array, widths, constant_values=fill)


def _boats(table: Table, observer: jax.Array) -> dict[str, Any]:
    return {
        "boat_order": _padded(_from(table, observer, table.boat_order), NONE),
        "boat_turn": table.boat_turn,
        "purple_free": table.purple_free,
        "cargo_workers": _padded(table.cargo_workers),
        "cargo_skills": _padded(table.cargo_skills),
    }


def _bounds(least: jax.Array, most: jax.Array, exist: tuple[int, ...]) -> jax.Array:
    """[…, kinds, 2]: minimum and maximum; not more than exist."""
    return jnp.stack([least, jnp.minimum(most, np.array(exist))], axis=-1)


def _stocks(table: Table, observer: jax.Array) -> dict[str, Any]:
    bag = _bounds(table.bag_least, table.bag_most, MOST_WORKERS)
    pile = _bounds(table.pile_least, table.pile_most, MOST_SKILLS)
    return {
        "supply": table.supply,
        "green_supply": table.green,
        "bag": table.bag.sum(),
        "pile": table.pile.sum(),
        "known_bag": at(bag, observer),
        "known_pile": at(pile, observer),
        "bag_to_all": bag[-1],
        "pile_to_all": pile[-1],
    }


def _screens(table: Table, observer: jax.Array) -> dict[str, Any]:
    """KF H1, H12, H13"""
    seats = len(table.workers)
    is_shown = ((jnp.arange(seats) == observer) | (table.phase == OVER))[:, None]
    workers = _bounds(table.workers_least, table.workers_most, MOST_WORKERS).reshape(seats, -1)
    skills = _bounds(table.skills_least, table.skills_most, MOST_SKILLS).reshape(seats, -1)
    return {
        "workers": _by_seat(table, table.workers.sum(1), observer),
        "skills": _by_seat(table, table.skills.sum(1), observer),
        "screen_workers": _by_seat(table, jnp.where(is_shown, table.workers, NONE), observer),
        "screen_skills": _by_seat(table, jnp.where(is_shown, table.skills, NONE), observer),
        "known_workers": _by_seat(table, workers, observer),
        "known_skills": _by_seat(table, skills, observer),
    }


def _by_seats(table: Table, observer: jax.Array) -> dict[str, Any]:
    """Winter tiles chosen (KF H10), the tile being placed, who has finished, and the points."""
    revealed = (table.season == WINTER) & (table.phase != WINTERING)
    chosen = jnp.where(revealed, lax.population_count(table.chosen), 0)
    points = jnp.where(table.phase == OVER, table.points, 0)
    return {
        "has_chosen": _by_seat(table, (table.chosen != 0).astype(jnp.int32), observer),
        "chosen": _by_seat(table, chosen, observer),
        "laying": _by_seat(table, table.laying, observer),
        "built": _by_seat(table, table.built, observer),
        "points": _by_seat(table, points, observer),
    }


# -- the observer's own -----------------------------------------------------------------------


def _coordinates(cell: jax.Array) -> jax.Array:
    """[…, 2]: q and r"""
    middle = facts.ACROSS // 2
    return jnp.stack([cell % facts.ACROSS - middle, cell // facts.ACROSS - middle], axis=-1)


def _own(table: Table, observer: jax.Array) -> dict[str, Any]:
    """KF H2: winter tiles dealt and chosen; and where the picked tile could go."""
    places = np.arange(len(WINTER_TILES))

    def found(_: Any) -> Any:
        demand, cells = village.slots(table, observer)
        return jnp.bool_(False), jnp.where(demand[:, None] > 0, _coordinates(cells), 0)

    lays = at(table.laying, observer) != NONE
    nothing = jnp.zeros((SLOTS, 2), jnp.int32)
    _, cells = lax.while_loop(lambda now: now[0], found, (lays, nothing))
    return {
        "own_dealt": (at(table.dealt, observer) >> places) & 1,
        "own_chosen": (at(table.chosen, observer) >> places) & 1,
        "cells": cells,
    }


# -- tiles ------------------------------------------------------------------------------------


def _goods(array: jax.Array) -> jax.Array:
    """With a row for every tile."""
    return jnp.pad(array, [(0, ALL_TILES - GOODS_TILES)] + [(0, 0)] * (array.ndim - 1))


def _tiles(table: Table, observer: jax.Array) -> dict[str, Any]:
    """Not in whose hand a winter tile is (KF H2)."""
    hides = (table.place == HAND) & (table.owner != observer)
    seen = jnp.where(hides, UNSEEN, table.place)
    is_shown = (seen >= MIDDLE) & (seen <= ASIDE)
    laid = (seen == VILLAGE)[:, None]
    cell = jnp.concatenate([_coordinates(table.cell), table.turn[:, None]], axis=1)
    return {
        "place": seen,
        "owner": jnp.where(seen >= MIDDLE, _from(table, observer, table.owner), NONE),
        "face": jnp.where(is_shown, table.face, 0),
        "cell": jnp.where(laid, cell, 0),
        "resources": jnp.where(is_shown[:, None], _goods(table.resources), 0),
        "workers_on": jnp.where(is_shown[:, None], _goods(table.on_tile), 0),
        "colour": jnp.where(is_shown, table.colour, NONE),
        "last_use": jnp.where(is_shown, _goods(table.last_use), 0),
    }


def _bids(table: Table, observer: jax.Array) -> dict[str, Any]:
    """Size and colour of every group, by seat, and whose is the largest (KF B4)."""
    seats = len(table.workers)
    here = table.stall[None, :] == np.arange(ALL_TILES)[:, None]  # [tiles, stalls]
    here &= (table.stall < NO_TILE)[None, :]
    order = (observer + _PLACES) % seats
    is_there = (seats > _PLACES)[None, :]
    bid = jnp.where(here[:, :, None], table.bid[None], 0).sum(1)  # [tiles, seats]
    colour = jnp.where(here[:, :, None], table.bid_colour[None], 0).sum(1)
    leader = jnp.where(bid.max(1) > 0, jnp.argmax(bid, axis=1), NONE)
    return {
        "bids": jnp.where(is_there, bid[:, order], NONE),
        "bid_colours": jnp.where(is_there & (bid[:, order] > 0), colour[:, order], NONE),
        "leader": _from(table, observer, leader),
    }
