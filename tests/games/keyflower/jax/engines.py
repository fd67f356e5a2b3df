"""The compiled calls that tests share: compiling a step takes much longer than any test."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import jax
import numpy as np

from meeplewright.games.keyflower.jax.env import Keyflower, State
from meeplewright.games.keyflower.jax.playouts import random_action

SEATS = 3
"""Enough for rivers, road loops and two turn order tiles."""
GAMES = 6


class Engine(NamedTuple):
    """How all games at once begin, go on, and are seen."""

    env: Keyflower
    begin: Any
    step: Any
    observe: Any


@cache
def engine(seats: int = SEATS, options: tuple[tuple[str, Any], ...] = ()) -> Engine:
    env = Keyflower(seats, **dict(options))
    calls = (env.begin, env.step_with, env.observe)
    begin, step, observe = [jax.jit(jax.vmap(call)) for call in calls]
    return Engine(env, begin, step, observe)


def new_games(of: Engine, seed: int, games: int = GAMES) -> State:
    rng = np.random.default_rng(seed)
    words = rng.integers(0, 2**32, (games, of.env.sizes.setup_words), np.uint32)
    states: State = of.begin(words, np.zeros(games, np.uint32))
    return states


def random_games(of: Engine, seed: int, steps: int) -> list[State]:
    """The states of some random games, one after the other."""
    rng = np.random.default_rng(seed)
    choose = jax.jit(jax.vmap(random_action))
    found = [new_games(of, seed)]
    for number in range(steps):
        states = found[-1]
        keys = jax.random.split(jax.random.key(seed + number), GAMES)
        actions = choose(states.legal_action_mask, keys)
        words = rng.integers(0, 2**32, (GAMES, of.env.sizes.step_words), np.uint32)
        found.append(of.step(states, actions, words))
    return found
