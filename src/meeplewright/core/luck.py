"""Drawing by lot from a `random.Random`, through `random()` only, so that every generator fits."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64


def below(rng: Random, count: i64) -> i64:
    """A whole number from 0 to count - 1, each as likely. No luck is spent on a single choice."""
    return i64(int(rng.random() * int(count))) if count > 1 else 0
