"""The speed of a game's rules on this machine, for comparison in benchmarks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter
from typing import Final

from meeplewright.core import InvalidSetup, find_game
from meeplewright.core.batch import Speed
from meeplewright.core.compiled import is_compiled
from meeplewright.core.game import Json
from meeplewright.core.registry import game_names, manifest_of

GAMES: Final = 256
"""Number of games that are stepped at once."""


@dataclass(frozen=True)
class RulesSpeed:
    """The plain rules on one core, without and with masks and observations.

    `actions_seen` is None if the game has no encoding.
    """

    is_compiled: bool
    playouts: float
    actions_seen: float | None

    def to_json(self) -> Json:
        return asdict(self)


def game_with_engine() -> str:
    """The first game that has a batched engine."""
    return next(name for name in game_names() if manifest_of(name).batch is not None)


def batch_form(
    game: str,
    device: str,
    players: int,
    compact: bool,
    speeds: Sequence[Speed],
    rules: RulesSpeed,
) -> Json:
    """What `bench batch --json` prints."""
    return {
        "game": game,
        "device": device,
        "players": players,
        "compact": compact,
        "speeds": [speed.to_json() for speed in speeds],
        "rules": rules.to_json(),
    }


def measured_rules(game: str, players: int, seconds: float) -> RulesSpeed:
    """Measure the rules in this process for this long."""
    games = _playouts(game, players, seconds)
    try:
        return RulesSpeed(is_compiled(), games, _steps(game, players, seconds))
    except InvalidSetup:
        return RulesSpeed(is_compiled(), games, None)


def rate(seconds: float, work: Callable[[], int]) -> float:
    """How much is done per second by calls that say how much they did; there is at least one."""
    done, begun = 0, perf_counter()
    while done == 0 or perf_counter() - begun < seconds:
        done += work()
    return done / (perf_counter() - begun)


def _playouts(game: str, players: int, seconds: float) -> float:
    rng = Random(1)

    def play() -> int:
        find_game(game).start(players).playout(rng)
        return 1

    return rate(seconds, play)


def _steps(game: str, players: int, seconds: float) -> float:
    import numpy as np

    from meeplewright.envs.vector import VectorEnv

    luck = np.random.default_rng(1)
    with VectorEnv(game, GAMES, players) as env:
        env.reset(seed=1)

        def step() -> int:
            env.step(env.random_actions(luck))
            return GAMES

        return rate(seconds, step)
