"""Random play, whole batches at a time."""

from __future__ import annotations

from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from meeplewright.games.carcassonne.jax import final_scoring, followers, placement
from meeplewright.games.carcassonne.jax.arrays import OVER, Table
from meeplewright.games.carcassonne.jax.env import Carcassonne
from meeplewright.games.carcassonne.jax.sampling import below, seed_of, split_seed

_NUMBERS: Final = 1023
"""No action has a larger number."""


def random_action(mask: jax.Array, key: jax.Array) -> jax.Array:
    """One of the actions in the mask, all equally likely."""
    return sample_action(mask, seed_of(key))


def sample_action(mask: jax.Array, seed: jax.Array) -> jax.Array:
    """Every action gets a random number and the largest wins: no sums over the mask are needed. The
    low bits of the number are the action's own, so that the largest identifies it.
    """
    number: Any = np.arange(len(mask), dtype=np.uint32)
    drawn = (split_seed(seed, len(mask)) & ~np.uint32(_NUMBERS)) | number
    return (jnp.where(mask, drawn, 0).max() & _NUMBERS).astype(jnp.int32)


def sample_place(turns: jax.Array, seed: jax.Array) -> tuple[jax.Array, jax.Array]:
    """A slot and a rotation, all placements equally likely, from the bits that fit.

    The time until the first placement of a slot is exponential, shorter with more placements; the
    first slot wins.
    """
    of_slot, of_turn = split_seed(seed, 2)
    ways = lax.population_count(turns).astype(jnp.float32)
    even = (split_seed(of_slot, len(turns)) >> 8).astype(jnp.float32) + 0.5
    time = jnp.where(turns > 0, -jnp.log(even / np.float32(1 << 24)) / ways, jnp.inf)
    slot = jnp.argmin(time).astype(jnp.int32)
    bits = turns[slot].astype(jnp.int32)
    index = below(of_turn, jnp.maximum(lax.population_count(bits), 1))
    return slot, _bit(bits, index)


def _bit(bits: jax.Array, index: jax.Array) -> jax.Array:
    """The position of the index-th set bit, of four."""
    place, seen = jnp.int32(0), jnp.int32(0)
    for turn in range(4):
        is_set = (bits >> turn) & 1
        place = jnp.where((is_set == 1) & (seen == index), turn, place)
        seen += is_set
    return place


def playouts(env: Carcassonne, key: jax.Array, games: int) -> jax.Array:
    """[games, players]: the final points of this many random games."""

    def turn(table: Table, seed: jax.Array) -> Table:
        of_tile, of_follower = split_seed(seed, 2)
        active = table.phase != OVER
        slot, turned = sample_place(followers.fitting_turns(table), of_tile)
        table = placement.lay(table, active, slot, turned, env.sizes)
        spots = placement.follower_mask(table, env.farmers)
        code = sample_action(spots, of_follower)
        table = followers.follow(table, active, code, env.small_city)
        return followers.draw(table, active, None)

    def step(carry: tuple[Table, jax.Array]) -> tuple[Table, jax.Array]:
        tables, count = carry
        of_turn = jax.random.bits(jax.random.fold_in(key, count), (games,), jnp.uint32)
        return jax.vmap(turn)(tables, of_turn), count + 1

    tables = jax.vmap(lambda key: env.init(key).table)(jax.random.split(key, games))
    tables, _ = lax.while_loop(
        lambda carry: (carry[0].phase != OVER).any(), step, (tables, jnp.uint32(1))
    )
    return jax.vmap(lambda table: final_scoring.final_points(table, env.farmers))(tables)
