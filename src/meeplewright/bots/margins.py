"""How far ahead of the others an evaluated turn leaves a seat, in any game."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

DECISIVE: Final = 15.0
"""In points: a lead of this size counts as three quarters of a win."""


def margin_of(worth: vec[float], row: i64, seats: i64, seat: i64) -> float:
    """A seat's worth minus the best opponent's, in a row of a table of worths by seat."""
    rival = -1000.0
    other: i64 = 0
    while other < seats:
        if other != seat and worth[row + other] > rival:
            rival = worth[row + other]
        other += 1
    return worth[row + seat] - rival


def lead_of(worth: vec[float], row: i64, seats: i64, seat: i64, rivalry: float) -> float:
    """A seat's worth minus a mean of its opponents', in which better ones count more.

    `rivalry`: in points; an opponent this far behind the best one counts e times less. With two
    seats the lead is the margin. With more, the best opponent can still change, and hurting only
    that one helps the others as much as oneself.
    """
    margin = margin_of(worth, row, seats, seat)
    if seats == 2:
        return margin
    best = worth[row + seat] - margin
    weights = 0.0
    rivals = 0.0
    other: i64 = 0
    while other < seats:
        if other != seat:
            weight = exp((worth[row + other] - best) / rivalry)
            weights += weight
            rivals += weight * worth[row + other]
        other += 1
    return worth[row + seat] - rivals / weights


def squashed(lead: float) -> float:
    """A lead in points as a value from -1 (lost) to 1 (won)."""
    power = exp(2.0 * min(max(lead / DECISIVE, -8.0), 8.0))
    return (power - 1.0) / (power + 1.0)


class JudgedTurns:
    """What every seat is worth after each turn: `worth` has `seats` numbers per turn."""

    def __init__(self, seats: i64) -> None:
        self.seats: Final = seats
        self.count: i64 = 0
        self.worth = vec[float]()

    def add_worth(self, worth: vec[float]) -> None:
        """Add a turn."""
        self.count += 1
        seat: i64 = 0
        while seat < self.seats:
            self.worth = append(self.worth, worth[seat])
            seat += 1

    def margin(self, index: i64, seat: i64) -> float:
        """The seat's worth minus the best opponent's."""
        return margin_of(self.worth, index * self.seats, self.seats, seat)

    def best(self, seat: i64) -> i64:
        """The turn with the best margin; the first one if several are equal."""
        best: i64 = 0
        index: i64 = 1
        while index < self.count:
            if self.margin(index, seat) > self.margin(best, seat):
                best = index
            index += 1
        return best
