"""Random play, whole batches at a time."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from meeplewright.batch import ending, following, placing
from meeplewright.batch.env import Carcassonne
from meeplewright.batch.table import OVER, Table


def random_action(mask: jax.Array, key: jax.Array) -> jax.Array:
    """One of the actions in the mask, each as likely.

    Every action gets a number by lot and the largest wins: no sums over the mask are needed.
    """
    lots = _lots(jax.random.bits(key, (), jnp.uint32), len(mask))
    return jnp.argmax(jnp.where(mask, lots | 1, 0)).astype(jnp.int32)


def _lots(lot: jax.Array, number: int) -> jax.Array:
    """So many numbers of 32 bits from one: a bijection that moves every bit with every bit."""
    value = lot + np.arange(number, dtype=np.uint32) * np.uint32(0x9E3779B9)
    value = (value ^ (value >> 16)) * np.uint32(0x7FEB352D)
    value = (value ^ (value >> 15)) * np.uint32(0x846CA68B)
    return value ^ (value >> 16)


def random_place(turns: jax.Array, key: jax.Array) -> tuple[jax.Array, jax.Array]:
    """A slot and a turn, each way of laying the tile as likely, from the bits that fit.

    A race: the time until a slot's first way comes in is exponential, the quicker the more ways.
    """
    lot = jax.random.bits(key, (2,), jnp.uint32)
    ways = lax.population_count(turns).astype(jnp.float32)
    even = (_lots(lot[0], len(turns)) >> 8).astype(jnp.float32) + 0.5
    time = jnp.where(turns > 0, -jnp.log(even / np.float32(1 << 24)) / ways, jnp.inf)
    slot = jnp.argmin(time).astype(jnp.int32)
    bits = turns[slot].astype(jnp.int32)
    index = (lot[1] % lax.population_count(bits).astype(jnp.uint32)).astype(jnp.int32)
    return slot, _bit(bits, index)


def _bit(bits: jax.Array, index: jax.Array) -> jax.Array:
    """The place of the index-th bit that is set, of four."""
    place, seen = jnp.int32(0), jnp.int32(0)
    for turn in range(4):
        is_set = (bits >> turn) & 1
        place = jnp.where((is_set == 1) & (seen == index), turn, place)
        seen += is_set
    return place


def playouts(env: Carcassonne, keys: jax.Array) -> jax.Array:
    """[games, players]: the final points of random games, one for each key."""

    def turn(table: Table, key: jax.Array) -> Table:
        of_tile, of_follower = jax.random.split(key)
        active = table.phase != OVER
        slot, turned = random_place(following.fitting_turns(table), of_tile)
        table = placing.lay(table, active, slot, turned, env.sizes)
        spots = placing.follower_mask(table, env.farmers)
        code = random_action(spots, of_follower)
        table = following.follow(table, active, code, env.small_city)
        return following.draw(table, active, None)

    def step(carry: tuple[Table, jax.Array]) -> tuple[Table, jax.Array]:
        tables, count = carry
        turn_keys = jax.vmap(lambda key: jax.random.fold_in(key, count))(keys)
        return jax.vmap(turn)(tables, turn_keys), count + 1

    tables = jax.vmap(lambda key: env.init(key).table)(keys)
    tables, _ = lax.while_loop(
        lambda carry: (carry[0].phase != OVER).any(), step, (tables, jnp.uint32(0))
    )
    return jax.vmap(lambda table: ending.final_points(table, env.farmers))(tables)
