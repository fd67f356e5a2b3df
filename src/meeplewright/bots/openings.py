"""How bots vary their openings."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

NEAR: Final = 0.1
"""Turns are equally good at the start of a game if they differ by at most this many points."""


def near_best(margins: Sequence[float], rng: Random, near: float = NEAR) -> int:
    """The index of one of the turns that are as good as the best one."""
    least = max(margins) - near
    good = [turn for turn, margin in enumerate(margins) if margin >= least]
    return good[int(rng.random() * len(good))]
