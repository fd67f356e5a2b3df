"""Means with standard errors over deals, and shares with Wilson intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

SURE = 1.959964
"""Standard errors on each side of the mean for 95% of a normal distribution."""


def mean_and_error(values: Sequence[float]) -> tuple[float, float | None]:
    """The mean and its standard error; None for the error of a single value."""
    if len(values) < 2:
        return fmean(values), None
    return fmean(values), stdev(values) / sqrt(len(values))


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95% Wilson interval for a share of this many games; a tie counts as half."""
    square = SURE * SURE
    middle = share + square / (2 * games)
    reach = SURE * sqrt((share * (1 - share) + square / (4 * games)) / games)
    whole = 1 + square / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)
