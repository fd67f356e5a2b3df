"""Random draws. They call only `random()`, so that any generator works."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64


def below(rng: Random, count: i64) -> i64:
    """A uniform integer from 0 to count - 1. If there is one choice, nothing is drawn."""
    if count < 2:
        return 0
    return i64(int(rng.random() * int(count)))
