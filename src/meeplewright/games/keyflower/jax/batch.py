"""Steps a whole batch of games at once; a game that ends is replaced by a new one.

Only the games that end in a call are scored and dealt anew, a part of the batch at a time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from meeplewright.core.batch_rewards import outcome_rewards
from meeplewright.core.seeds import split_seed
from meeplewright.games.keyflower.jax import final_scoring, stepping
from meeplewright.games.keyflower.jax.arrays import Table, narrowed, widened
from meeplewright.games.keyflower.jax.env import Keyflower, State
from meeplewright.games.keyflower.jax.setup import first_table
from meeplewright.games.keyflower.rules.table import OVER

Rewards = Callable[[jax.Array], jax.Array]

CHUNKS: Final = 64
"""A share of the games: this many that end together are scored and dealt anew at once."""


class BatchEnv:
    """`init`, then `step`, on whole batches. Actions must be legal.

    `rewards` makes the rewards of a game that is over from the points of its players.
    """

    def __init__(self, env: Keyflower, rewards: Rewards = outcome_rewards) -> None:
        self.env: Final = env
        self.rewards: Final = rewards

    def init(self, keys: jax.Array) -> State:
        states: State = jax.vmap(self.env.init)(keys)
        return states

    def step(self, states: State, actions: jax.Array, key: jax.Array) -> State:
        """A game that ends has its rewards and `terminated` in the returned state, which is
        otherwise the start of the next game. One key for all games.
        """
        of_draws, of_deals = jax.random.split(key)
        seeds = jax.random.bits(of_draws, (len(actions),), jnp.uint32)
        tables = jax.vmap(self._taken)(states.table, actions, seeds)
        over = tables.phase == OVER
        tables, rewards = _renewed(self.env, self.rewards, tables, over, of_deals)
        after: State = jax.vmap(lambda table: self.env.state_of(widened(table)))(tables)
        return replace(after, rewards=rewards, terminated=over)

    def observe(self, states: State) -> jax.Array:
        """What the players to act know."""
        seen: jax.Array = jax.vmap(self.env.observe)(states, states.current_player)
        return seen

    def _taken(self, table: Table, action: jax.Array, seed: jax.Array) -> Table:
        sizes, rules = self.env.sizes, self.env.rules
        words = split_seed(seed, sizes.step_words)
        after = stepping.take(widened(table), jnp.bool_(True), action, words, sizes, rules)
        return narrowed(after)


class _Renewing(NamedTuple):
    tables: Table
    rewards: jax.Array
    waiting: jax.Array  # games that are over and not dealt anew yet
    count: jax.Array


def _renewed(
    env: Keyflower, rewards_of: Rewards, tables: Table, over: jax.Array, key: jax.Array
) -> tuple[Table, jax.Array]:
    """New games in the place of those that are over, and the rewards of these."""
    games = len(over)
    chunk = -(-games // CHUNKS)

    def renew(now: _Renewing) -> _Renewing:
        which = jnp.nonzero(now.waiting, size=chunk, fill_value=games)[0]
        ended = jax.tree.map(lambda array: array.at[which].get(mode="clip"), now.tables)
        points = jax.vmap(lambda table: final_scoring.points(widened(table), env.sizes, env.rules))(
            ended
        )
        of_chunk = jax.random.fold_in(key, now.count)
        words = jax.random.bits(of_chunk, (chunk, env.sizes.setup_words), jnp.uint32)
        fresh = jax.vmap(lambda row: narrowed(first_table(env.sizes, row)))(words)
        rewards = jax.vmap(rewards_of)(points)
        return _Renewing(
            jax.tree.map(
                lambda array, new: array.at[which].set(new, mode="drop"), now.tables, fresh
            ),
            now.rewards.at[which].set(rewards, mode="drop"),
            now.waiting.at[which].set(False, mode="drop"),
            now.count + 1,
        )

    rewards = jnp.zeros((games, env.players), jnp.float32)
    start = _Renewing(tables, rewards, over, jnp.int32(0))
    done: _Renewing = lax.while_loop(lambda now: now.waiting.any(), renew, start)
    return done.tables, done.rewards
