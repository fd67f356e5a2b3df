"""The setup of an environment, from its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from meeplewright.core import Game, InvalidSetup, find_game
from meeplewright.core.game import Options
from meeplewright.core.reading import a_whole, one_of
from meeplewright.envs.rewards import ALL_REWARDS


@dataclass(frozen=True)
class EnvSetup:
    """A game with its seats, options and reward."""

    game: Game
    seats: int
    options: Options
    reward: str
    skip_forced: bool


def checked_setup(
    game: str | Game,
    seats: int | None,
    reward: str,
    options: Mapping[str, object],
    skip_forced: bool = False,
) -> EnvSetup:
    """The setup for these arguments; InvalidSetup names the one that is wrong.

    Types are checked here, because compiled rules would raise a TypeError for a wrong one.
    """
    found = find_game(game) if isinstance(game, str) else game
    count = found.seat_counts[0] if seats is None else a_whole(seats, "seats", InvalidSetup)
    chosen = found.checked_options(options)
    return EnvSetup(
        found,
        found.checked_seats(count, chosen),
        chosen,
        one_of(reward, "reward", ALL_REWARDS, InvalidSetup),
        skip_forced,
    )
