"""The champion's evaluations: weights by number of seats and by how many tiles are left.

They are in `data/champion.json`, which `scripts/train_carcassonne.py` writes. See docs/bots.md.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TypeAlias

from meeplewright.games.carcassonne.bots.evaluation import Evaluation
from meeplewright.games.carcassonne.bots.evaluator import Ask, CarcassonneEvaluator
from meeplewright.games.carcassonne.bots.styles import likes_of
from meeplewright.games.carcassonne.rules.state import CarcassonneState

KNOTS = (1.0, 0.65, 0.35, 0.12, 0.0)
"""Shares of the tiles that are left. There are weights for each; between two they move linearly."""
SETS = 3
"""Weights for two seats, for three, and for four or more."""
Weights: TypeAlias = Sequence[Sequence[Sequence[float]]]
"""By set, knot and term."""


def set_of(seats: int) -> int:
    """The number of the weights for so many seats."""
    return min(seats - 2, SETS - 1)


def part_at(left: float) -> int:
    """The number of the part of the game with this share of the tiles left."""
    return sum(left < knot for knot in KNOTS[1:-1])


class Evaluations:
    """For each part of the game an evaluation; a search keeps the one that it begins with."""

    def __init__(self, weights: Weights, style: str = "", seat: int = 0) -> None:
        """`style`: that of this seat."""
        parts = range(len(KNOTS) - 1)
        likes = likes_of(style) if style else None
        self._parts = [
            [Evaluation(*_ends(knots, part), likes, seat) for part in parts] for knots in weights
        ]

    def at(self, state: CarcassonneState) -> Evaluation:
        """For a position, and for those that soon come after it."""
        left = int(state.bag_left) / int(state.variant.total)
        return self._parts[set_of(state.seats)][part_at(left)]


def _ends(weights: Sequence[Sequence[float]], part: int) -> tuple[list[float], list[float]]:
    """The weights for 1 and 0 that are right between two knots: the line through the two."""
    first, last = KNOTS[part], KNOTS[part + 1]
    early, late = [], []
    for above, below in zip(weights[part], weights[part + 1], strict=True):
        slope = (above - below) / (first - last)
        early.append(below + slope * (1.0 - last))
        late.append(below - slope * last)
    return early, late


def evaluator(seat: int, style: str = "", ask: Ask | None = None) -> CarcassonneEvaluator:
    """Searches with the weights in the package."""
    return CarcassonneEvaluator(seat, Evaluations(in_package(), style, seat).at, style, ask)


def evaluation_at(state: CarcassonneState) -> Evaluation:
    """A new evaluation with the weights in the package for this position."""
    return Evaluations(in_package()).at(state)


@cache
def in_package() -> Weights:
    """The weights in the package."""
    path = files("meeplewright.games.carcassonne") / "data" / "champion.json"
    found: Weights = json.loads(path.read_text("utf-8"))["weights"]
    return found
