"""The rewards of each seat. Over a whole game they sum to zero over the seats."""

from __future__ import annotations

from collections.abc import Sequence

from meeplewright.core import Outcome, State

WIN, POINTS, MARGIN = "win", "points", "margin"
REWARDS = (WIN, POINTS)
"""Those that come at the end of a game."""
ALL_REWARDS = (*REWARDS, MARGIN)


def returns(reward: str, outcome: Outcome) -> list[float]:
    """Every seat's reward for a whole game."""
    if reward in (POINTS, MARGIN):
        return _beyond_the_others([float(points) for points in outcome.points])
    share = 1 / len(outcome.winners)
    seats = range(len(outcome.points))
    return _beyond_the_others([share if seat in outcome.winners else 0.0 for seat in seats])


def lowest_and_highest(reward: str, seats: int, most_points: int) -> tuple[float, float]:
    """The bounds of a reward. Points are never negative."""
    if reward == POINTS:
        return -float(most_points), float(most_points)
    return -1 / (seats - 1), 1.0


class Margins:
    """Every seat's margin (its points minus the mean of the others'), as it changes step by step.

    Until the end, a seat's margin counts only what that seat can see, so that rewards tell nothing
    hidden. The changes sum to the margin at the end.
    """

    def __init__(self, seats: int) -> None:
        self._margins = [0.0] * seats

    def changes(self, position: State) -> list[float]:
        """By how much each margin has changed since the last call."""
        before, self._margins = self._margins, _margins(position, len(self._margins))
        return [now - then for now, then in zip(self._margins, before, strict=True)]


def _margins(position: State, seats: int) -> list[float]:
    outcome = position.result()
    if outcome is not None:
        return returns(MARGIN, outcome)
    seen = [position.points_seen_by(seat) for seat in range(seats)]
    return [_beyond_the_others([*map(float, seen[seat])])[seat] for seat in range(seats)]


def _beyond_the_others(had: Sequence[float]) -> list[float]:
    """For each, the difference to the mean of the others.

    A sole win is worth 1 and a loss -1/(seats - 1); a win shared by all is worth 0.
    """
    others = len(had) - 1
    return [own - (sum(had) - own) / others for own in had]
