"""How fast batches are here: whole random games, and one call per action."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import jax
import jax.numpy as jnp

from meeplewright.core.batch import Speed
from meeplewright.core.batch_timing import Keys, bytes_of, device_name, rate_of, usual_games
from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.games.keyflower.jax.batch import BatchEnv
from meeplewright.games.keyflower.jax.env import Keyflower, State
from meeplewright.games.keyflower.jax.playouts import playouts, sample_packed

ON_CPU: Final = (64, 256)
"""How many games at once are measured."""
ON_ACCELERATORS: Final = (4_096, 65_536, 262_144, 524_288)


class Bench:
    """The engine with this number of players. There are no compact tables."""

    def __init__(self, players: int, compact: bool) -> None:
        if compact:
            raise InvalidSetup(Reason("compact", "setup-batch-compact"))
        self._env = Keyflower(players)

    @property
    def device(self) -> str:
        return device_name()

    @property
    def usual_games(self) -> tuple[int, ...]:
        return usual_games(ON_CPU, ON_ACCELERATORS)

    def measure(self, games: int, seconds: float) -> Speed:
        return measured(self._env, games, seconds)


def measured(env: Keyflower, games: int, seconds: float) -> Speed:
    """All rates for one size, each measured for about this many seconds."""
    keys = Keys()
    whole = jax.jit(partial(playouts, env, games=games))
    ended = rate_of(lambda: whole(keys.next()), games, seconds)
    batch = _Stepping(env, games, keys)
    plain = rate_of(batch.step, games, seconds)
    seen = rate_of(batch.step_seen, games, seconds)
    chosen = rate_of(batch.choose, games, seconds)
    return Speed(games, ended, plain, seen, chosen, batch.game_bytes(), batch.seen_bytes())


class _Stepping:
    """A batch that plays at random, one call per action."""

    def __init__(self, env: Keyflower, games: int, keys: Keys) -> None:
        self._batch = BatchEnv(env)
        self._keys = keys
        self._states: State = jax.jit(self._batch.init)(jax.random.split(keys.next(), games))
        self._choose = jax.jit(_chosen)
        renewing: Any = partial(jax.jit, donate_argnums=0)
        self._step = renewing(self._stepped)
        self._step_seen = renewing(self._stepped_seen)

    def step(self) -> State:
        self._states = self._step(self._states, self._keys.next())
        return self._states

    def step_seen(self) -> jax.Array:
        seen: jax.Array
        self._states, seen = self._step_seen(self._states, self._keys.next())
        return seen

    def choose(self) -> jax.Array:
        chosen: jax.Array = self._choose(self._states, self._keys.next())
        return chosen

    def game_bytes(self) -> int:
        return bytes_of(self._states) // len(self._states.terminated)

    def seen_bytes(self) -> int:
        return bytes_of(self.step_seen()) // len(self._states.terminated)

    def _stepped(self, states: State, key: jax.Array) -> State:
        of_choice, of_step = jax.random.split(key)
        return self._batch.step(states, _chosen(states, of_choice), of_step)

    def _stepped_seen(self, states: State, key: jax.Array) -> tuple[State, jax.Array]:
        after = self._stepped(states, key)
        return after, self._batch.observe(after)


def _chosen(states: State, key: jax.Array) -> jax.Array:
    """Random actions, all that are legal equally likely."""
    seeds = jax.random.bits(key, (len(states.terminated),), jnp.uint32)
    chosen: jax.Array = jax.vmap(sample_packed)(states.legal_words, seeds)
    return chosen
