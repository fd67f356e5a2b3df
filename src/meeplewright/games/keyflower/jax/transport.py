"""Transport and upgrades in the player's village (KF G)."""

from __future__ import annotations

from dataclasses import replace

import jax
import jax.numpy as jnp
import numpy as np

from meeplewright.games.keyflower.jax import facts, knowledge
from meeplewright.games.keyflower.jax.arrays import Table, at, in_village, mark, owns, where
from meeplewright.games.keyflower.jax.facts import GOODS_TILES
from meeplewright.games.keyflower.jax.using import Meaning
from meeplewright.games.keyflower.rules.table import ALL_TILES, VILLAGE
from meeplewright.games.keyflower.rules.tiles import ANY
from meeplewright.games.keyflower.rules.transport import NO_SKILL
from meeplewright.games.keyflower.rules.village import SIDES


def ways_to_carry(table: Table) -> jax.Array:
    """[42, 6, 4]: KF G2, Y3: every step of a resource, by tile, side and kind."""
    seat = table.player
    sides = jnp.where(
        owns(table, seat, facts.OVER_FIELDS), table.roads | table.crossings, table.roads
    )
    mine = in_village(table, seat, VILLAGE) & (table.steps > 0)
    is_open = ((sides[:, None] >> np.arange(SIDES)) & 1 == 1) & mine[:, None]
    there = table.resources > 0
    return is_open[:GOODS_TILES, :, None] & there[:, None, :]


def ways_to_upgrade(table: Table) -> jax.Array:
    """[366]: KF G5 to G7: every payment, by id."""
    seat = table.player
    can_be = in_village(table, seat, VILLAGE) & (table.face == 0) & (table.upgrades > 0)
    packed = (table.resources << np.array([0, 6, 12, 18])).sum(1)
    packed = jnp.where(can_be[:GOODS_TILES], packed, 0)
    word = packed[facts.UPGRADE_TILE]
    is_here = can_be[:GOODS_TILES][facts.UPGRADE_TILE]
    for kind in range(4):
        is_here &= ((word >> (6 * kind)) & 63) >= facts.UPGRADE_PAID[:, kind]
    has = jnp.concatenate([at(table.skills, seat) > 0, jnp.ones(1, bool)])
    pays = facts.UPGRADE_MEETS | owns(table, seat, facts.WILD_UPGRADES)
    return is_here & has[facts.UPGRADE_SKILL] & pays


def move_and_upgrade(table: Table, active: jax.Array, step: Meaning) -> Table:
    table = _carry(table, active & (step.kind == facts.CARRY), step)
    return _upgrade(table, active & (step.kind == facts.UPGRADE), step)


def _carry(table: Table, active: jax.Array, step: Meaning) -> Table:
    end = at(table.near.reshape(-1), step.one * SIDES + step.two) - 1
    tiles = jnp.where(mark(GOODS_TILES, end), 1, 0) - jnp.where(mark(GOODS_TILES, step.one), 1, 0)
    kinds = jnp.where(mark(4, step.three), 1, 0)
    return where(
        active,
        table,
        resources=table.resources + tiles[:, None] * kinds[None, :],
        steps=table.steps - 1,
    )


def _upgrade(table: Table, active: jax.Array, step: Meaning) -> Table:
    """KF G6, G8: pay, and flip the tile where it is."""
    tile, skill = step.one, step.two
    paid = jnp.where(active, (step.three >> np.array([0, 2, 4, 6])) & 3, 0)
    here = mark(GOODS_TILES, tile)[:, None]
    table = replace(
        table,
        resources=table.resources - jnp.where(here, paid[None, :], 0),
        supply=table.supply + paid,
    )
    is_open = at(facts.COST_SKILL, tile) != ANY
    costs = active & (skill != NO_SKILL)
    table = knowledge.skill_from_screen(table, costs, table.player, skill, is_open)
    table = knowledge.skill_to_pile(table, costs, table.player, skill, is_open)
    return where(
        active,
        table,
        face=jnp.where(mark(ALL_TILES, tile), 1, table.face),
        upgrades=table.upgrades - 1,
    )
