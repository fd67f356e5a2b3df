"""Many games side by side that begin anew when they end: the quick way to step a whole batch.

All games of a fleet are at the same half of a turn, so each call does only what that half needs;
and only the games that end in a call are counted and dealt anew, some at a time.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import jax
import jax.numpy as jnp
from jax import lax

from meeplewright.batch import ending
from meeplewright.batch.env import Carcassonne, State, outcome_rewards
from meeplewright.batch.table import FOLLOWER, OVER

CHUNKS: Final = 32
"""A share of the games: so many that end together are counted and dealt anew at once."""


class Fleet:
    """`init`, then `place` and `follow` by turns, all on whole batches."""

    def __init__(self, env: Carcassonne) -> None:
        self.env: Final = env

    def init(self, keys: jax.Array) -> State:
        states: State = jax.vmap(self.env.init)(keys)
        return states

    def place(self, states: State, actions: jax.Array) -> State:
        """Lay the tiles in hand. Nothing can end here."""
        after: State = jax.vmap(self.env.place)(states, actions)
        return after

    def follow(self, states: State, actions: jax.Array, keys: jax.Array) -> State:
        """Put the followers and draw. A game that ends has its rewards and `terminated` in the
        state returned, which is otherwise the beginning of the next game.
        """
        env = self.env
        of_draw, of_deal = _two(keys)

        def passed(state: State, action: jax.Array, key: jax.Array) -> State:
            active = state.table.phase == FOLLOWER
            table = env.pass_on(state.table, active, action, key)
            return env.state_of(table)

        states = jax.vmap(passed)(states, actions, of_draw)
        return _renewed(env, states, of_deal)


def _two(keys: jax.Array) -> tuple[jax.Array, jax.Array]:
    pairs = jax.vmap(jax.random.split)(keys)
    return pairs[:, 0], pairs[:, 1]


def _renewed(env: Carcassonne, states: State, keys: jax.Array) -> State:
    games = len(states.terminated)
    chunk = -(-games // CHUNKS)

    def renew(carry: tuple[State, jax.Array]) -> tuple[State, jax.Array]:
        states, waiting = carry
        which = jnp.nonzero(waiting, size=chunk, fill_value=games)[0]
        ended = jax.tree.map(lambda array: array.at[which].get(mode="clip"), states)
        points = jax.vmap(lambda table: ending.final_points(table, env.farmers))(ended.table)
        fresh = jax.vmap(env.init)(keys.at[which].get(mode="clip"))
        fresh = replace(
            fresh,
            rewards=jax.vmap(outcome_rewards)(points),
            terminated=jnp.ones(chunk, bool),
        )
        states = jax.tree.map(
            lambda array, new: array.at[which].set(new, mode="drop"), states, fresh
        )
        return states, waiting.at[which].set(False, mode="drop")

    over = states.table.phase == OVER
    states, _ = lax.while_loop(lambda carry: carry[1].any(), renew, (states, over))
    return states
