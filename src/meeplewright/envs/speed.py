"""How fast the rules of Carcassonne are here, for whoever measures something beside them."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter
from typing import Final

import numpy as np

from meeplewright.carcassonne import Carcassonne, state
from meeplewright.core.game import Form
from meeplewright.envs.vector import VectorEnv

GAMES: Final = 256
"""So many are stepped at once."""


@dataclass(frozen=True)
class Beside:
    """The rules themselves, on one core, without and with masks and observations."""

    is_compiled: bool
    playouts: float
    actions_seen: float

    def to_json(self) -> Form:
        return asdict(self)


def measured_rules(players: int, seconds: float) -> Beside:
    """The reference in this process, for as long."""
    return Beside(is_compiled(), _rules_playouts(players, seconds), _rules_steps(players, seconds))


def is_compiled() -> bool:
    return not str(state.__file__).endswith(".py")


def _rules_playouts(players: int, seconds: float) -> float:
    rng, games, begun = Random(1), 0, perf_counter()
    while perf_counter() - begun < seconds:
        Carcassonne().start(players).playout(rng)
        games += 1
    return games / (perf_counter() - begun)


def _rules_steps(players: int, seconds: float) -> float:
    luck = np.random.default_rng(1)
    with VectorEnv("carcassonne", GAMES, players) as env:
        env.reset(seed=1)
        steps, begun = 0, perf_counter()
        while perf_counter() - begun < seconds:
            env.step(env.random_actions(luck))
            steps += GAMES
        return steps / (perf_counter() - begun)
