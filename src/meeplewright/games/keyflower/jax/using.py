"""Carry out a placement: groups move, workers are placed, a use is paid and has its effect (KF B,
U, E). `placing.py` decides what is legal.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from meeplewright.games.keyflower.jax import facts, knowledge
from meeplewright.games.keyflower.jax.arrays import (
    ENDING,
    Table,
    at,
    mark,
    owns,
    stall_of,
    where,
)
from meeplewright.games.keyflower.jax.drawing import draw_for_seat
from meeplewright.games.keyflower.jax.facts import GOODS_TILES
from meeplewright.games.keyflower.jax.knowledge import at_cell
from meeplewright.games.keyflower.jax.placing import groups_of, may_mix
from meeplewright.games.keyflower.rules.table import (
    ALL_TILES,
    BID,
    CARRYING,
    CHOOSING,
    PAYING,
    PLACING,
    TURN,
    USE,
    VILLAGE,
)
from meeplewright.games.keyflower.rules.tiles import ANY, GREEN, NONE

COLOURS: Final = np.arange(4)


class Meaning(NamedTuple):
    """An action: its block of ids, and up to three numbers."""

    kind: jax.Array
    one: jax.Array
    two: jax.Array
    three: jax.Array


def meaning_of(action: jax.Array) -> Meaning:
    row = at(facts.MEANINGS, action)
    return Meaning(row[0], row[1], row[2], row[3])


class _Effect(NamedTuple):
    """Of the tile that is used: what its face that is up does."""

    pay_worker: jax.Array
    pay_skill: jax.Array
    draw_workers: jax.Array
    draw_skills: jax.Array
    take_green: jax.Array
    transport: jax.Array
    upgrades: jax.Array
    is_transport: jax.Array
    choice: jax.Array
    gain: jax.Array  # [4]


_COLUMNS: Final = np.stack(
    [
        *(facts.PAY_WORKER, facts.PAY_SKILL, facts.DRAW_WORKERS, facts.DRAW_SKILLS),
        *(facts.TAKE_GREEN, facts.TRANSPORT, facts.UPGRADES, facts.IS_TRANSPORT, facts.CHOICE),
        *np.moveaxis(facts.GAIN, -1, 0),
    ],
    axis=-1,
).reshape(2 * ALL_TILES, -1)


def _effect_of(table: Table) -> _Effect:
    row = at(_COLUMNS, 2 * table.target + at(table.face, table.target))
    numbers = len(_Effect._fields) - 1
    return _Effect._make([*[row[column] for column in range(numbers)], row[numbers:]])


# -- a step of a turn -------------------------------------------------------------------------


def take_step(table: Table, active: jax.Array, step: Meaning, words: jax.Array) -> Table:
    """Apply an action of the player, except transport and upgrades."""
    table = _pass(table, active & (step.kind == facts.PASS))
    table = _name_tile(table, active, step)
    table = _bring(table, active & (step.kind == facts.BRING), step.one)
    table, is_placed = _send_workers(table, active & (step.kind == facts.WORKERS), step)
    effect = _effect_of(table)
    costs = (effect.pay_worker != NONE) | (effect.pay_skill != NONE)
    is_used = is_placed & (table.act == USE)
    table = where(is_used & costs, table, phase=jnp.int32(PAYING))
    table, is_paid = _pay(table, active, step, effect)
    table = _stand_up(table, is_placed | is_paid)
    table, is_done = _take_effect(table, (is_used & ~costs) | is_paid, effect, words)
    table, is_chosen = _choose(table, active & (step.kind == facts.CHOOSE), step.one)
    is_finished = active & (step.kind == facts.FINISH) & (table.phase == CARRYING)
    table = _end_use(table, is_done | is_chosen | is_finished, effect)
    return _end_turn(table, is_placed & (table.act == BID))


def _end_turn(table: Table, active: jax.Array) -> Table:
    """KF T1: the next player clockwise."""
    return where(
        active,
        table,
        act=jnp.int32(0),
        target=jnp.int32(NONE),
        steps=jnp.int32(0),
        upgrades=jnp.int32(0),
        next_colour=jnp.int32(0),
        last_group=jnp.int32(NONE),
        passes=jnp.int32(0),
        player=(table.player + 1) % len(table.workers),
        phase=jnp.int32(TURN),
    )


def _pass(table: Table, active: jax.Array) -> Table:
    """KF T4, T5"""
    passes = table.passes + 1
    is_last = active & (passes == len(table.workers))
    table = _end_turn(table, active)
    table = where(active, table, passes=passes)
    return where(is_last, table, phase=jnp.int32(ENDING))


def _name_tile(table: Table, active: jax.Array, step: Meaning) -> Table:
    bids, uses = step.kind == facts.BID, step.kind == facts.USE
    return where(
        active & (bids | uses),
        table,
        act=jnp.where(bids, BID, USE),
        target=step.one,
        last_group=jnp.int32(NONE),
        next_colour=jnp.int32(0),
        phase=jnp.int32(PLACING),
    )


def _take_group(table: Table, active: jax.Array, tile: jax.Array) -> tuple[Table, jax.Array]:
    """The player's group leaves the tile; its size by colour."""
    here = stall_of(table, tile)[:, None] & mark(len(table.workers), table.player)[None, :]
    number = jnp.where(here, table.bid, 0).sum()
    colour = jnp.where(here, table.bid_colour, 0).sum()
    bid = jnp.where(active & here, 0, table.bid)
    return replace(table, bid=bid), jnp.where(active & (colour == COLOURS), number, 0)


def _bring(table: Table, active: jax.Array, tile: jax.Array) -> Table:
    """KF B6: a losing group leaves its place as a whole."""
    table, taken = _take_group(table, active, tile)
    return where(active, table, moving=table.moving + taken, last_group=tile)


def _send_workers(table: Table, active: jax.Array, step: Meaning) -> tuple[Table, jax.Array]:
    """The last workers of the placement, or with boat 4b those of one colour.

    Also whether the placement is complete.
    """
    colour, number = step.one, step.two
    table = knowledge.workers_from_screen(table, active, table.player, colour, number)
    sent = jnp.where(active & (colour == COLOURS), number, 0)
    table = replace(table, moving=table.moving + sent)
    mixes = (table.act == USE) & at(may_mix(table, groups_of(table)), table.target)
    goes_on = active & mixes & (colour < GREEN)
    table = where(goes_on, table, next_colour=colour + 1)
    is_placed = active & ~goes_on
    table = _place_bid(table, is_placed & (table.act == BID))
    table = _place_use(table, is_placed & (table.act == USE))
    return table, is_placed


def _place_bid(table: Table, active: jax.Array) -> Table:
    colour = jnp.argmax(table.moving > 0).astype(jnp.int32)
    here = stall_of(table, table.target)[:, None] & mark(len(table.workers), table.player)[None, :]
    tile = mark(ALL_TILES, table.target)
    free = tile & (table.colour == NONE)  # KF C2; an off-colour group sets no colour (C7)
    return where(
        active,
        table,
        bid=table.bid + jnp.where(here, table.moving.sum(), 0),
        bid_colour=jnp.where(here, colour, table.bid_colour),
        colour=jnp.where(free, colour, table.colour),
        moving=jnp.zeros(4, jnp.int32),
    )


def _place_use(table: Table, active: jax.Array) -> Table:
    colour = jnp.argmax(table.moving > 0).astype(jnp.int32)
    here = mark(GOODS_TILES, table.target)
    free = mark(ALL_TILES, table.target) & (table.colour == NONE)
    return where(
        active,
        table,
        last_use=jnp.where(here, table.moving.sum(), table.last_use),
        on_tile=table.on_tile + jnp.where(here[:, None], table.moving[None, :], 0),
        colour=jnp.where(free, colour, table.colour),
        moving=jnp.zeros(4, jnp.int32),
    )


def _stand_up(table: Table, active: jax.Array) -> Table:
    """KF Y9: an off-colour group alone on a tile that nobody uses gives it its colour."""
    is_alone = (table.bid > 0).sum(1) == 1
    colour = jnp.where(table.bid > 0, table.bid_colour, 0).sum(1)
    used = at(table.on_tile.sum(1), table.stall)
    stands = is_alone & ((table.stall >= GOODS_TILES) | (used == 0))
    stands &= at(table.colour, table.stall) != NONE
    here = (table.stall[None, :] == np.arange(ALL_TILES)[:, None]) & stands[None, :]
    new = jnp.where(here, colour[None, :], 0).sum(1)
    return where(active, table, colour=jnp.where(here.any(1), new, table.colour))


# -- payment (KF E5, E6) ----------------------------------------------------------------------


def _pay(
    table: Table, active: jax.Array, step: Meaning, effect: _Effect
) -> tuple[Table, jax.Array]:
    by_worker = active & (step.kind == facts.PAY_A_WORKER)
    by_group = active & (step.kind == facts.PAY_A_GROUP)
    by_skill = active & (step.kind == facts.PAY_A_SKILL)
    one = jnp.int32(1)
    table = knowledge.workers_from_screen(table, by_worker, table.player, step.one, one)
    table, group = _take_group(table, by_group, step.one)
    paid = group + jnp.where(by_worker & (step.one == COLOURS), 1, 0)
    # KF E6: into the bag at once, but after the draw if the tile draws workers
    waits = effect.draw_workers > 0
    table = replace(table, aside=table.aside + jnp.where(waits, paid, 0))
    table = knowledge.workers_to_bag(table, jnp.where(waits, 0, paid))
    return _pay_skill(table, by_skill, step.one, effect), by_worker | by_group | by_skill


def _pay_skill(table: Table, active: jax.Array, skill: jax.Array, effect: _Effect) -> Table:
    is_open = effect.pay_skill != ANY
    waits = effect.draw_skills > 0  # KF E5: set aside until the draw is made
    table = knowledge.skill_from_screen(table, active, table.player, skill, is_open)
    table = where(active & waits, table, aside_skill=skill)
    return knowledge.skill_to_pile(table, active & ~waits, table.player, skill, is_open)


# -- effects (KF E) ---------------------------------------------------------------------------


def _take_effect(
    table: Table, active: jax.Array, effect: _Effect, words: jax.Array
) -> tuple[Table, jax.Array]:
    """Also whether the use ends with it."""
    seat = table.player
    is_transport = effect.is_transport == 1
    times = jnp.where(owns(table, seat, facts.MULTIPLIES), 2, 1)  # KF Y4
    table = where(
        active & is_transport,
        table,
        steps=effect.transport * times,
        upgrades=effect.upgrades * times,
        phase=jnp.int32(CARRYING),
    )
    choice = ((effect.choice >> np.arange(4)) & 1 == 1) & (table.supply > 0)
    chooses = choice.any() & ~is_transport
    table = where(active & chooses, table, phase=jnp.int32(CHOOSING))
    ends = active & ~is_transport & ~chooses
    table = _gain(table, jnp.where(ends, effect.gain, 0))
    green = jnp.where(ends, jnp.minimum(effect.take_green, table.green), 0)
    table = replace(table, green=table.green - green)  # KF E4
    to_seat = at_cell(len(table.workers), 4, seat, GREEN)
    table = knowledge.workers_to_screens(table, jnp.where(to_seat, green, 0))
    workers = jnp.where(ends, jnp.minimum(effect.draw_workers, table.bag.sum()), 0)  # KF E8
    skills = jnp.where(ends, jnp.minimum(effect.draw_skills, table.pile.sum()), 0)
    return draw_for_seat(table, seat, workers, skills, words), ends


def _gain(table: Table, wanted: jax.Array) -> Table:
    """KF E1: onto the tile in the player's village, otherwise onto the home."""
    given = jnp.minimum(wanted, table.supply)
    own = at(table.place, table.target) == VILLAGE
    own &= at(table.owner, table.target) == table.player
    tile = jnp.where(own, table.target, at(table.home, table.player))
    here = mark(GOODS_TILES, tile)[:, None]
    return replace(
        table,
        supply=table.supply - given,
        resources=table.resources + jnp.where(here, given[None, :], 0),
    )


def _choose(table: Table, active: jax.Array, kind: jax.Array) -> tuple[Table, jax.Array]:
    """KF E7"""
    wanted = jnp.where(active & (kind == np.arange(4)), 1, 0)
    return _gain(table, wanted), active


def _end_use(table: Table, active: jax.Array, effect: _Effect) -> Table:
    """What was set aside goes into the bag or the pile, and the turn is over."""
    table = knowledge.workers_to_bag(table, jnp.where(active, table.aside, 0))
    table = where(active, table, aside=jnp.zeros(4, jnp.int32))
    skill, is_open = table.aside_skill, effect.pay_skill != ANY
    waits = active & (skill != NONE)
    table = knowledge.skill_to_pile(table, waits, table.player, skill, is_open)
    table = where(active, table, aside_skill=jnp.int32(NONE))
    return _end_turn(table, active)
