"""What is known about hidden things (KF H): every move of workers and skills goes through here.

The same bounds as in the rules' own `knowledge.py`. Numbers by kind have four columns for workers
and three for skills. A move is only made where `active`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp

from meeplewright.games.keyflower.jax.arrays import Table, mark


def at_cell(rows: int, kinds: int, row: Any, kind: Any) -> jax.Array:
    """[rows, kinds]: True at one place."""
    return mark(rows, row)[:, None] & mark(kinds, kind)[None, :]


def _without(least: jax.Array, most: jax.Array, number: Any) -> tuple[jax.Array, jax.Array]:
    """Remove this many, visible to all."""
    return jnp.where(number > 0, jnp.maximum(least - number, 0), least), most - number


# -- workers ----------------------------------------------------------------------------------


def workers_to_screens(table: Table, given: jax.Array) -> Table:
    """KF H8, H11: workers taken openly, [seats, 4]."""
    return replace(
        table,
        workers=table.workers + given,
        workers_least=table.workers_least + given,
        workers_most=table.workers_most + given,
    )


def workers_to_bag(table: Table, given: jax.Array) -> Table:
    """Openly, [4]."""
    return replace(
        table,
        bag=table.bag + given,
        bag_least=table.bag_least + given,
        bag_most=table.bag_most + given,
    )


def workers_from_screen(
    table: Table, active: jax.Array, seat: jax.Array, colour: jax.Array, number: jax.Array
) -> Table:
    """KF H7: workers placed or paid openly."""
    seats = len(table.workers)
    taken = jnp.where(active & at_cell(seats, 4, seat, colour), number, 0)
    workers = table.workers - taken
    least, most = _without(table.workers_least, table.workers_most, taken)
    total = workers.sum(1)[:, None]
    capped = (active & mark(seats, seat))[:, None]
    most = jnp.where(capped, jnp.minimum(most, total), most)
    return replace(table, workers=workers, workers_least=least, workers_most=most)


def worker_shown_from_bag(table: Table, active: jax.Array, colour: jax.Array) -> Table:
    """A worker drawn openly, onto a boat."""
    taken = jnp.where(active & mark(4, colour), 1, 0)
    bag = table.bag - taken
    least, most = _without(table.bag_least, table.bag_most, taken[None, :])
    most = jnp.where(active, jnp.minimum(most, bag.sum()), most)
    return replace(table, bag=bag, bag_least=least, bag_most=most)


def worker_drawn(table: Table, active: jax.Array, seat: jax.Array, colour: jax.Array) -> Table:
    """KF H4: a worker from the bag behind the screen; only its owner sees the colour."""
    bag, workers, least, most, of_seat = _drawn(
        *(active, seat, colour, table.bag, table.workers),
        *(table.bag_least, table.bag_most, table.workers_most),
    )
    return replace(
        table, bag=bag, workers=workers, bag_least=least, bag_most=most, workers_most=of_seat
    )


def _drawn(
    active: jax.Array,
    seat: jax.Array,
    kind: jax.Array,
    source: jax.Array,
    held: jax.Array,
    least: jax.Array,
    most: jax.Array,
    held_most: jax.Array,
) -> tuple[jax.Array, ...]:
    """From the bag or pile behind a screen: both, the bounds of the source, the screen's most."""
    seats, kinds = held.shape
    drawer = (active & mark(seats, seat))[:, None]
    grown = jnp.where(drawer & (most[-1] > 0)[None, :], 1, 0)
    source = source - jnp.where(active & mark(kinds, kind), 1, 0)
    held = held + jnp.where(drawer & mark(kinds, kind)[None, :], 1, 0)
    held_most = held_most + grown
    held_most = jnp.where(drawer, jnp.minimum(held_most, held.sum(1)[:, None]), held_most)
    knows = mark(len(least), seat)[:, None]
    taken = jnp.where(knows, mark(kinds, kind)[None, :], True)
    least = jnp.where(active & taken, jnp.maximum(least - 1, 0), least)
    most = most - jnp.where(active & knows & mark(kinds, kind)[None, :], 1, 0)
    most = jnp.where(active, jnp.minimum(most, source.sum()), most)
    return source, held, least, most, held_most


# -- skills -----------------------------------------------------------------------------------


def skills_to_screens(table: Table, given: jax.Array) -> Table:
    """KF H8: skills taken from a boat, where they were face up, [seats, 3]."""
    return replace(
        table,
        skills=table.skills + given,
        skills_least=table.skills_least + given,
        skills_most=table.skills_most + given,
    )


def skill_shown_from_pile(table: Table, active: jax.Array, skill: jax.Array) -> Table:
    """A skill put face up on a boat (KF S5)."""
    taken = jnp.where(active & mark(3, skill), 1, 0)
    pile = table.pile - taken
    least, most = _without(table.pile_least, table.pile_most, taken[None, :])
    most = jnp.where(active, jnp.minimum(most, pile.sum()), most)
    return replace(table, pile=pile, pile_least=least, pile_most=most)


def skill_drawn(table: Table, active: jax.Array, seat: jax.Array, skill: jax.Array) -> Table:
    """KF H4: a skill from the pile behind the screen."""
    pile, skills, least, most, of_seat = _drawn(
        *(active, seat, skill, table.pile, table.skills),
        *(table.pile_least, table.pile_most, table.skills_most),
    )
    return replace(
        table, pile=pile, skills=skills, pile_least=least, pile_most=most, skills_most=of_seat
    )


def skill_from_screen(
    table: Table, active: jax.Array, seat: jax.Array, skill: jax.Array, is_open: jax.Array
) -> Table:
    """A paid skill: its type is public if the tile names it, else only its owner's (KF H5)."""
    seats = len(table.skills)
    payer = (active & mark(seats, seat))[:, None]
    this = payer & mark(3, skill)[None, :]
    skills = table.skills - jnp.where(this, 1, 0)
    lower = jnp.where(is_open, this, payer)
    least = jnp.where(lower, jnp.maximum(table.skills_least - 1, 0), table.skills_least)
    most = table.skills_most - jnp.where(this & is_open, 1, 0)
    most = jnp.where(payer, jnp.minimum(most, skills.sum(1)[:, None]), most)
    return replace(table, skills=skills, skills_least=least, skills_most=most)


def skill_to_pile(
    table: Table, active: jax.Array, seat: jax.Array, skill: jax.Array, is_open: jax.Array
) -> Table:
    """It is mixed into the pile. For seats that did not see it, every type may have one more."""
    this = active & mark(3, skill)
    knows = (is_open | mark(len(table.pile_least), seat))[:, None]
    added = jnp.where(knows & this[None, :], 1, 0)
    maybe = jnp.where(active & ~knows, 1, 0)
    return replace(
        table,
        pile=table.pile + jnp.where(this, 1, 0),
        pile_least=table.pile_least + added,
        pile_most=table.pile_most + added + maybe,
    )
