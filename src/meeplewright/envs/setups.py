"""What is played in an environment, as its arguments say it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from meeplewright.core import Game, InvalidSetup, find_game
from meeplewright.core.game import Options
from meeplewright.core.reading import a_whole, one_of
from meeplewright.envs.rewards import REWARDS


@dataclass(frozen=True)
class EnvSetup:
    """A game with its seats, options and reward."""

    game: Game
    seats: int
    options: Options
    reward: str


def checked_setup(
    game: str | Game, seats: int | None, reward: str, options: Mapping[str, object]
) -> EnvSetup:
    """What these arguments ask for; InvalidSetup names the one that is wrong.

    Types are looked at here, for compiled rules would answer a wrong one with a TypeError.
    """
    found = find_game(game) if isinstance(game, str) else game
    count = found.seat_counts[0] if seats is None else a_whole(seats, "seats", InvalidSetup)
    return EnvSetup(
        found,
        found.checked_seats(count),
        found.checked_options(options),
        one_of(reward, "reward", REWARDS, InvalidSetup),
    )
