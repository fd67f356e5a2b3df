"""Random play, whole batches at a time."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from meeplewright.core.seeds import seed_of, split_seed
from meeplewright.games.carcassonne.jax import facts, final_scoring, followers, placement
from meeplewright.games.carcassonne.jax.arrays import PLACE, Table, first_table
from meeplewright.games.carcassonne.jax.env import Carcassonne
from meeplewright.games.carcassonne.jax.sampling import below
from meeplewright.games.carcassonne.rules.base import TOTAL
from meeplewright.games.carcassonne.rules.tiles import START_TILE

_NUMBERS: Final = 1023
"""No action has a larger number."""
_SLOTS: Final = 255
"""No slot has a larger number."""


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


def sample_place(turns: jax.Array, seed: jax.Array) -> jax.Array:
    """A slot that fits, more likely with more placements: with one of its rotations, all placements
    are equally likely.

    The time until the first placement of a slot is exponential, shorter with more placements; the
    first slot wins. The low bits of its time are the slot's number, so that the smallest identifies
    it.
    """
    ways = lax.population_count(turns).astype(jnp.float32)
    even = (split_seed(seed, len(turns)) >> 8).astype(jnp.float32) + 0.5
    time = jnp.where(turns > 0, -jnp.log(even / np.float32(1 << 24)) / ways, jnp.inf)
    number: Any = np.arange(len(turns), dtype=np.uint32)
    word = (lax.bitcast_convert_type(time, jnp.uint32) & ~np.uint32(_SLOTS)) | number
    return (word.min() & _SLOTS).astype(jnp.int32)


def sample_turn(turns: jax.Array, seed: jax.Array) -> jax.Array:
    """One of the rotations in the bits of `turns`, all equally likely."""
    bits = turns.astype(jnp.int32)
    return _bit(bits, below(seed, jnp.maximum(lax.population_count(bits), 1)))


def _bit(bits: jax.Array, index: jax.Array) -> jax.Array:
    """The position of the index-th set bit, of four."""
    place, seen = jnp.int32(0), jnp.int32(0)
    for turn in range(4):
        is_set = (bits >> turn) & 1
        place = jnp.where((is_set == 1) & (seen == index), turn, place)
        seen += is_set
    return place


def playouts(env: Carcassonne, key: jax.Array, games: int) -> jax.Array:
    """[games, players]: the final points of this many random games.

    Every game draws one tile per round, and one that does not fit is discarded (CA 4.4), so that
    all games end together.
    """
    of_deck, of_start, of_turns = jax.random.split(key, 3)
    starters = jax.random.randint(of_start, (games,), 0, env.players)
    tables = jax.vmap(lambda starter: _before_draw(env, starter))(starters)
    decks = _shuffled(of_deck, games)

    def play(count: jax.Array, tables: Table) -> Table:
        seeds = jax.random.bits(jax.random.fold_in(of_turns, count), (games,), jnp.uint32)
        played: Table = jax.vmap(partial(_random_turn, env))(tables, decks[count], seeds)
        return played

    tables = lax.fori_loop(0, len(decks), play, tables)
    return jax.vmap(lambda table: final_scoring.final_points(table, env.farmers))(tables)


def _before_draw(env: Carcassonne, starter: jax.Array) -> Table:
    table: Table = jax.tree.map(jnp.asarray, first_table(env.players, env.sizes))
    return replace(table, player=starter.astype(jnp.int32))


def _shuffled(key: jax.Array, games: int) -> jax.Array:
    """[tiles, games]: which of the tiles is drawn when."""
    tiles: Any = np.delete(np.arange(TOTAL, dtype=np.uint8), facts.FIRST_OF_TYPE[START_TILE])
    order = jax.random.bits(key, (games, len(tiles)), jnp.uint32)
    decks: jax.Array
    _, decks = lax.sort((order, jnp.broadcast_to(tiles, order.shape)), num_keys=1)
    return decks.T


def _random_turn(env: Carcassonne, table: Table, tile: jax.Array, seed: jax.Array) -> Table:
    """Draw this tile; if it fits, place it and perhaps a follower."""
    of_slot, of_turn, of_follower = split_seed(seed, 3)
    number = tile.astype(jnp.int32)
    kind = jnp.asarray(facts.TYPE_OF)[number].astype(jnp.int32)
    table = replace(table, phase=jnp.int32(PLACE), in_hand=kind, tile=number)
    slot = sample_place(followers.fitting_turns(table), of_slot)
    turns = followers.turns_at(table, slot)
    active = turns != 0
    table = placement.lay(table, active, slot, sample_turn(turns, of_turn), env.sizes)
    code = sample_action(placement.follower_mask(table, env.farmers), of_follower)
    return followers.follow(table, active, code, env.small_city)
