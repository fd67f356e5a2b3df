"""The reward of each seat at the end of a game. Rewards sum to zero over the seats."""

from __future__ import annotations

from collections.abc import Sequence

from meeplewright.core import Outcome

WIN, POINTS = "win", "points"
REWARDS = (WIN, POINTS)


def returns(reward: str, outcome: Outcome) -> list[float]:
    """Every seat's reward."""
    if reward == POINTS:
        return _beyond_the_others([float(points) for points in outcome.points])
    share = 1 / len(outcome.winners)
    seats = range(len(outcome.points))
    return _beyond_the_others([share if seat in outcome.winners else 0.0 for seat in seats])


def lowest_and_highest(reward: str, seats: int, most_points: int) -> tuple[float, float]:
    """The bounds of a reward. Points are never negative."""
    if reward == POINTS:
        return -float(most_points), float(most_points)
    return -1 / (seats - 1), 1.0


def _beyond_the_others(had: Sequence[float]) -> list[float]:
    """For each, the difference to the mean of the others.

    A sole win is worth 1 and a loss -1/(seats - 1); a win shared by all is worth 0.
    """
    others = len(had) - 1
    return [own - (sum(had) - own) / others for own in had]
