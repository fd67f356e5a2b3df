"""Leads over the others and surprises, for the scripts that practise."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

import numpy as np

from meeplewright.bots.margins import JudgedTurns, lead_of

Array = Any  # numpy is not typed

FADING = 0.95
"""How much each later change of what is expected counts less for a turn."""


class Leads:
    """The leads that a search compares: see `lead_of`, which describes `rivalry`."""

    def __init__(self, rivalry: float) -> None:
        self._rivalry = rivalry

    def of_turns(self, turns: JudgedTurns, seat: int) -> list[float]:
        """By turn: the seat's lead after it."""
        seats = turns.seats
        return [
            lead_of(turns.worth, at * seats, seats, seat, self._rivalry)
            for at in range(turns.count)
        ]

    def best_turn(self, turns: JudgedTurns, seat: int) -> int:
        leads = self.of_turns(turns, seat)
        return max(range(len(leads)), key=leads.__getitem__)

    def shares(self, worth: Sequence[float], seat: int) -> list[float]:
        """How much each seat's worth counts in the lead of this one."""
        best = max(points for other, points in enumerate(worth) if other != seat)
        weights = [exp((points - best) / self._rivalry) for points in worth]
        weights[seat] = 0.0
        total = sum(weights)
        return [1.0 if other == seat else -weight / total for other, weight in enumerate(weights)]

    def total(self, worth: Sequence[float], seat: int) -> float:
        """The seat's lead, if every seat is worth this."""
        shares = self.shares(worth, seat)
        return sum(share * points for share, points in zip(shares, worth, strict=True))


def surprises(player: Sequence[int], expected: Sequence[float], final: Sequence[float]) -> Array:
    """By decision: by how much the player's lead then grew more than expected."""
    found: Array = np.zeros(len(player), np.float32)
    following: dict[int, tuple[float, float]] = {}  # by player: of its next decision
    for at in reversed(range(len(player))):
        later, more = following.get(player[at], (final[at], 0.0))
        found[at] = later - expected[at] + FADING * more
        following[player[at]] = (expected[at], found[at])
    return found
