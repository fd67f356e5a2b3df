"""How fast batches are here: whole random games, and one call per action."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any, Final

import jax
import jax.numpy as jnp

from meeplewright.core.batch import Rate, Speed
from meeplewright.games.keyflower.jax.batch import BatchEnv
from meeplewright.games.keyflower.jax.env import Keyflower, State
from meeplewright.games.keyflower.jax.playouts import playouts, sample_packed

USUAL: Final = {"cpu": (64, 256)}
"""How many games at once are measured, by the kind of device."""
ON_ACCELERATORS: Final = (4_096, 65_536)


class Bench:
    """The engine with this number of players. There are no compact tables: `compact` is ignored."""

    def __init__(self, players: int, compact: bool) -> None:
        self._env = Keyflower(players)

    @property
    def device(self) -> str:
        device = jax.devices()[0]
        return f"{device.device_kind} ({device.platform})"

    @property
    def usual_games(self) -> tuple[int, ...]:
        return USUAL.get(jax.default_backend(), ON_ACCELERATORS)

    def measure(self, games: int, seconds: float) -> Speed:
        return measured(self._env, games, seconds)


def measured(env: Keyflower, games: int, seconds: float) -> Speed:
    """All rates for one size, each measured for about this many seconds."""
    keys = _Keys()
    whole = jax.jit(partial(playouts, env, games=games))
    ended = _rate(lambda: whole(keys.next()), games, seconds)
    batch = _Stepping(env, games, keys)
    plain = _rate(batch.step, games, seconds)
    seen = _rate(batch.step_seen, games, seconds)
    chosen = _rate(batch.choose, games, seconds)
    return Speed(games, ended, plain, seen, chosen, batch.game_bytes(), batch.seen_bytes())


class _Keys:
    """Keys made in advance, so that nothing waits for one."""

    def __init__(self) -> None:
        self._many = list(jax.random.split(jax.random.key(1), 256))
        self._at = 0

    def next(self) -> jax.Array:
        self._at += 1
        return self._many[self._at % len(self._many)]


class _Stepping:
    """A batch that plays at random, one call per action."""

    def __init__(self, env: Keyflower, games: int, keys: _Keys) -> None:
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
        return _bytes(self._states) // len(self._states.terminated)

    def seen_bytes(self) -> int:
        return _bytes(self.step_seen()) // len(self._states.terminated)

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


def _bytes(tree: Any) -> int:
    return sum(int(leaf.nbytes) for leaf in jax.tree.leaves(tree))


def _rate(call: Callable[[], Any], each: int, seconds: float) -> Rate:
    """The calls follow each other as in a program, without waiting for each one."""
    begun = perf_counter()
    jax.block_until_ready(call())
    first = perf_counter() - begun
    begun = perf_counter()
    jax.block_until_ready(call())
    once = perf_counter() - begun
    calls = max(2, int(seconds / max(once, 1e-6)))
    begun = perf_counter()
    for _ in range(calls - 1):
        call()
    jax.block_until_ready(call())
    took = (perf_counter() - begun) / calls
    return Rate(each / took, max(0.0, first - took))
