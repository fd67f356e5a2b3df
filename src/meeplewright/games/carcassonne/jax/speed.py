"""How fast batches are here: whole random games, and one call per action."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

import jax
import jax.numpy as jnp

from meeplewright.core.batch import Speed
from meeplewright.core.batch_timing import Keys, bytes_of, device_name, rate_of, usual_games
from meeplewright.games.carcassonne.jax.arrays import ANY_GAME, COMPACT
from meeplewright.games.carcassonne.jax.batch import BatchEnv
from meeplewright.games.carcassonne.jax.env import Carcassonne, State
from meeplewright.games.carcassonne.jax.playouts import (
    playouts,
    sample_action,
    sample_place,
    sample_turn,
)

ON_CPU: Final = (256, 1_024)
"""How many games at once are measured."""
ON_ACCELERATORS: Final = (4_096, 65_536, 524_288)
TURNS: Final = 72
"""More actions than a game has: after these, games that started together end at different times."""


class Bench:
    """The engine with this number of players, as `meeplewright bench batch` measures it."""

    def __init__(self, players: int, compact: bool) -> None:
        self._env = Carcassonne(players, sizes=COMPACT if compact else ANY_GAME)

    @property
    def device(self) -> str:
        return device_name()

    @property
    def usual_games(self) -> tuple[int, ...]:
        return usual_games(ON_CPU, ON_ACCELERATORS)

    def measure(self, games: int, seconds: float) -> Speed:
        return measured(self._env, games, seconds)


def measured(env: Carcassonne, games: int, seconds: float) -> Speed:
    """All rates for one size, each measured for about this many seconds."""
    whole = jax.jit(partial(playouts, env, games=games))
    keys = Keys()
    ended = rate_of(lambda: whole(keys.next()), games, seconds)
    batch = _Stepping(env, games, keys)
    plain = rate_of(batch.turn, 2 * games, seconds)
    seen = rate_of(batch.turn_seen, 2 * games, seconds)
    chosen = rate_of(batch.choose, games, seconds)
    return Speed(games, ended, plain, seen, chosen, batch.game_bytes(), batch.seen_bytes())


class _Stepping:
    """A batch that plays at random, one call per half-turn."""

    def __init__(self, env: Carcassonne, games: int, keys: Keys) -> None:
        self._batch = BatchEnv(env)
        self._keys = keys
        self._states: State = jax.jit(self._batch.init)(jax.random.split(keys.next(), games))
        self._choose = jax.jit(_chosen_place)
        renewing: Any = partial(jax.jit, donate_argnums=0)
        self._place = renewing(self._placed)
        self._follow = renewing(self._followed)
        self._place_seen = renewing(lambda *given: self._with_seen(self._placed(*given)))
        self._follow_seen = renewing(lambda *given: self._with_seen(self._followed(*given)))
        for _ in range(TURNS):
            self.turn()

    def turn(self) -> State:
        self._states = self._place(self._states, self._keys.next())
        self._states = self._follow(self._states, self._keys.next())
        return self._states

    def turn_seen(self) -> dict[str, jax.Array]:
        self._states, _ = self._place_seen(self._states, self._keys.next())
        seen: dict[str, jax.Array]
        self._states, seen = self._follow_seen(self._states, self._keys.next())
        return seen

    def choose(self) -> jax.Array:
        chosen: jax.Array = self._choose(self._states, self._keys.next())
        return chosen

    def game_bytes(self) -> int:
        return bytes_of(self._states) // len(self._states.terminated)

    def seen_bytes(self) -> int:
        return bytes_of(self.turn_seen()) // len(self._states.terminated)

    def _placed(self, states: State, key: jax.Array) -> State:
        return self._batch.place(states, _chosen_place(states, key))

    def _followed(self, states: State, key: jax.Array) -> State:
        of_choice, of_draw = jax.random.split(key)
        return self._batch.follow(states, _chosen_follower(states, of_choice), of_draw)

    def _with_seen(self, states: State) -> tuple[State, dict[str, jax.Array]]:
        return states, self._batch.fields(states)


def _chosen_place(states: State, key: jax.Array) -> jax.Array:
    """Random placements, all that are legal equally likely."""
    games = len(states.terminated)
    of_slots, of_turns = jax.random.bits(key, (2, games), jnp.uint32)
    slots = jax.vmap(sample_place)(states.legal_turns, of_slots)
    fitting = jnp.take_along_axis(states.legal_turns, slots[:, None], axis=1)[:, 0]
    chosen: jax.Array = 4 * slots + jax.vmap(sample_turn)(fitting, of_turns)
    return chosen


def _chosen_follower(states: State, key: jax.Array) -> jax.Array:
    """Random followers or none, from the masks."""
    seeds = jax.random.bits(key, (len(states.terminated),), jnp.uint32)
    codes = jax.vmap(sample_action)(states.follower_mask, seeds)
    return 4 * states.legal_turns.shape[-1] + codes
