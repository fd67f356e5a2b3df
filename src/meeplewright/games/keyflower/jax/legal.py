"""The legal actions of the seat to act, as flags by id (docs/env-keyflower.md)."""

from __future__ import annotations

from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from meeplewright.games.keyflower.jax import facts, placing, season_end, transport, village
from meeplewright.games.keyflower.jax.arrays import Table, at
from meeplewright.games.keyflower.jax.facts import ACTIONS, SLOTS
from meeplewright.games.keyflower.rules.ids import FIRST
from meeplewright.games.keyflower.rules.table import (
    BOATING,
    BUILDING,
    CARRYING,
    CHOOSING,
    PAYING,
    PLACING,
    TURN,
    WINTERING,
)
from meeplewright.games.keyflower.rules.tiles import ANY, NONE
from meeplewright.games.keyflower.rules.village import SIDES

WORDS: Final = -(-ACTIONS // 32)
"""The flags take this many words of 32 bits."""


def to_act(table: Table) -> jax.Array:
    """The seat to act; the first where several can."""
    in_boats = at(table.boat_order, table.boat_turn)
    seat = jnp.where(table.phase == BOATING, in_boats, table.player)
    seat = jnp.where(table.phase == BUILDING, season_end.builder(table), seat)
    return jnp.where(table.phase == WINTERING, season_end.chooser(table), seat)


def legal_flags(table: Table, rules: int) -> jax.Array:
    """[actions]: all of them."""
    picks, lays, ends = building_flags(table)
    turns = turn_flags(table, rules)
    finish = FIRST["finish"]
    turns = turns.at[finish].set(turns[finish] | ends)
    return jnp.concatenate([turns, end_flags(table, picks, lays)])


# -- turns ------------------------------------------------------------------------------------


def turn_flags(table: Table, rules: int) -> jax.Array:
    """[1715]: pass, bids, uses, what completes them, transport and upgrades."""
    groups = placing.groups_of(table)
    chain = placing.chain_of(table, groups, rules)
    turns, places = table.phase == TURN, table.phase == PLACING
    pays, carries = table.phase == PAYING, table.phase == CARRYING
    bids = turns & placing.can_bid(table, groups, rules)
    brings = places & placing.groups_to_bring(table, groups, chain)
    group_pays = pays & _groups_to_pay(table, groups)
    at_stalls = jnp.where(bids, 1, 0) + jnp.where(brings, 2, 0) + jnp.where(group_pays, 4, 0)
    by_tile = _by_tile(table, at_stalls)
    sent = places & placing.worker_choices(table, groups, chain)
    parts = {
        "pass": turns[None],
        "bid": by_tile & 1 == 1,
        "use": (turns & placing.can_use(table, groups, rules))[facts.USABLE],
        "bring": by_tile & 2 == 2,
        "workers": _workers(sent),
        "pay_skill": pays & _skills_to_pay(table),
        "pay_worker": pays & _workers_to_pay(table, groups),
        "pay_group": by_tile & 4 == 4,
        "choose": (table.phase == CHOOSING) & _choices(table),
        "finish": carries[None],
        "carry": (carries & transport.ways_to_carry(table)).reshape(-1),
        "upgrade": carries & transport.ways_to_upgrade(table),
    }
    return jnp.concatenate([parts[word] for word in FIRST if word in parts])


def _by_tile(table: Table, at_stalls: jax.Array) -> jax.Array:
    """[52]: numbers by stall for each tile that can be bid on."""
    here = table.stall[None, :] == facts.BIDDABLE[:, None]
    return jnp.where(here, at_stalls[None, :], 0).sum(1)


def _workers(flags: jax.Array) -> jax.Array:
    """[144]: fewer numbers exist for green."""
    return jnp.concatenate(
        [flags[colour, : most + 1] for colour, most in enumerate(facts.MOST_WORKERS)]
    )


def _asked(table: Table, fact: Any) -> jax.Array:
    """A fact of the face that is used."""
    return at(fact.reshape(-1), 2 * table.target + at(table.face, table.target))


def _skills_to_pay(table: Table) -> jax.Array:
    """[3]: KF E5"""
    asked = _asked(table, facts.PAY_SKILL)
    return ((asked == ANY) | (asked == np.arange(3))) & (at(table.skills, table.player) > 0)


def _workers_to_pay(table: Table, groups: placing.Groups) -> jax.Array:
    """[4]: KF E6"""
    asked = _asked(table, facts.PAY_WORKER)
    return ((asked == ANY) | (asked == np.arange(4))) & (groups.screen > 0)


def _groups_to_pay(table: Table, groups: placing.Groups) -> jax.Array:
    """[stalls]: KF B7"""
    asked = _asked(table, facts.PAY_WORKER)
    return groups.losing & (asked != NONE) & ((asked == ANY) | (asked == groups.colour))


def _choices(table: Table) -> jax.Array:
    """[3]: KF E7"""
    choice = _asked(table, facts.CHOICE)
    return ((choice >> facts.OFFERED) & 1 == 1) & (table.supply[facts.OFFERED] > 0)


# -- ends of seasons --------------------------------------------------------------------------


def end_flags(table: Table, picks: jax.Array, lays: jax.Array) -> jax.Array:
    """[659]: boats, building and winter tiles."""
    boats = (table.phase == BOATING) & season_end.boats_to_take(table)
    hand = at(table.dealt, season_end.chooser(table))
    choices = 1 << lax.population_count(hand)
    parts = {
        "boat": boats,
        "pick": picks,
        "lay": lays.reshape(-1),
        "winter": (table.phase == WINTERING) & (np.arange(1, 8) < choices),
    }
    return jnp.concatenate([parts[word] for word in FIRST if word in parts])


def building_flags(table: Table) -> tuple[jax.Array, jax.Array, jax.Array]:
    """[58] tiles to pick, [98, 6] slots and rotations, and whether the village is finished.

    They are computed only if some game builds.
    """

    def found(_: Any) -> Any:
        seat = season_end.builder(table)
        tile = at(table.laying, seat)
        picks = village.tiles_to_lay(table, seat)[facts.LAID] & (tile == NONE)
        demand, _ = village.slots(table, seat)
        fits = village.fitting_turns(table, seat, tile, demand) & (tile != NONE)
        return jnp.bool_(False), picks, fits, (tile == NONE) & ~picks.any()

    is_on = table.phase == BUILDING
    nothing = jnp.zeros(len(facts.LAID), bool), jnp.zeros((SLOTS, SIDES), bool), jnp.bool_(False)
    _, picks, lays, ends = lax.while_loop(lambda now: now[0], found, (is_on, *nothing))
    return picks, lays, ends


# -- as bits ----------------------------------------------------------------------------------


def packed(flags: jax.Array) -> jax.Array:
    """Flags as bits of words: 75 for all actions."""
    count = -(-len(flags) // 32)
    rows = jnp.pad(flags, (0, count * 32 - len(flags))).reshape(count, 32).astype(jnp.uint32)
    return (rows << np.arange(32, dtype=np.uint32)).sum(1, dtype=jnp.uint32)


def unpacked(words: jax.Array) -> jax.Array:
    """[…, actions]: the flags again."""
    rows = (words[..., None] >> np.arange(32, dtype=np.uint32)) & 1
    return rows.reshape(*words.shape[:-1], WORDS * 32)[..., :ACTIONS] == 1
