"""Swiss pairing: players with equal points meet, nobody meets twice, byes are given fairly.

All wishes are one cost, so that the matching with the least cost fulfils them in this order:

1. nobody has a second bye,
2. nobody meets the same opponent again,
3. the bye goes to the lowest in the standings,
4. the points of opponents are as equal as possible (the squares of the differences),
5. among equal points, the upper half meets the lower half.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from meeplewright.server.tournaments.matching import least_cost_pairs


def pair_swiss(
    order: Sequence[int],
    points: Mapping[int, Fraction],
    met: Mapping[tuple[int, int], int],
    byes: Mapping[int, int],
) -> list[tuple[int, ...]]:
    """The pairs of a round, and a single player who has a bye if the number is odd.

    `order`: the players, best first; `met`: how often two of them met; `byes`: how many they had.
    """
    costs = _Costs(order, points, met, byes)
    count = len(order) + len(order) % 2
    pairs = least_cost_pairs(count, costs.of)
    return [tuple(order[at] for at in sorted(pair) if at < len(order)) for pair in pairs]


class _Costs:
    """What a pair costs; the place after the last player stands for a bye."""

    def __init__(
        self,
        order: Sequence[int],
        points: Mapping[int, Fraction],
        met: Mapping[tuple[int, int], int],
        byes: Mapping[int, int],
    ) -> None:
        self.order, self.points, self.met, self.byes = order, points, met, byes
        count = len(order) + 1
        halves = 2 * max((points[player] for player in order), default=Fraction(0))
        often = max([1, *met.values(), *byes.values()])
        # Each weight is more than everything below it can sum up to.
        self.by_points = count**2 + 1
        self.by_rank = self.by_points * (count * int(halves) ** 2 + 1)
        self.by_repeat = self.by_rank * (count + 1)
        self.by_bye = self.by_repeat * (count * often**2 + 1)
        self.groups: dict[Fraction, list[int]] = {}
        for place, player in enumerate(order):
            self.groups.setdefault(points[player], []).append(place)

    def of(self, a: int, b: int) -> int:
        upper, lower = sorted((a, b))
        if lower == len(self.order):
            return self._bye(upper)
        first, second = self.order[upper], self.order[lower]
        often = self.met.get((min(first, second), max(first, second)), 0)
        halves = int(2 * abs(self.points[first] - self.points[second]))
        return often**2 * self.by_repeat + halves**2 * self.by_points + self._fold(upper, lower)

    def _bye(self, place: int) -> int:
        lower = len(self.order) - 1 - place
        return self.byes.get(self.order[place], 0) ** 2 * self.by_bye + lower * self.by_rank

    def _fold(self, upper: int, lower: int) -> int:
        """How far the lower one is from the partner that the upper one would have by halves."""
        group = self.groups[self.points[self.order[upper]]]
        if lower not in group:
            return (group[-1] - upper) + (lower - group[-1])  # neighbours of two groups
        return abs(lower - upper - len(group) // 2)
