"""How far a seat is ahead of the others, when it is open who of them will be the best."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

OPEN: Final = 8.0
"""Points: a rival so far behind the best one counts e times less."""


def lead_of(worth: vec[float], row: i64, seats: i64, seat: i64) -> float:
    """A seat's worth less the rivals', each counted by how likely it will be the best of them."""
    best = -1000.0
    other: i64 = 0
    while other < seats:
        if other != seat and worth[row + other] > best:
            best = worth[row + other]
        other += 1
    if seats == 2:
        return worth[row + seat] - best
    total = 0.0
    weights = 0.0
    other = 0
    while other < seats:
        if other != seat:
            weight = exp((worth[row + other] - best) / OPEN)
            total += weight * worth[row + other]
            weights += weight
        other += 1
    return worth[row + seat] - total / weights
