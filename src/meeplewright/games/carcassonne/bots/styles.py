"""The playing styles of Carcassonne: what a seat likes, in points by term of the evaluation.

The sizes were chosen so that a style can be seen in a game but hardly changes how strong a bot is:
`docs/bots.md` has the measurements.
"""

from __future__ import annotations

from typing import Final

from meeplewright.games.carcassonne.bots.evaluation import (
    ALL_TERMS,
    CITIES,
    CITY_GAIN,
    FIELD_GAIN,
    FIELDS,
    IN_SUPPLY,
    ROADS,
    SHARED,
    TERMS,
    Evaluation,
)
from meeplewright.games.carcassonne.bots.weights import early, late

_LIKES: Final = {
    "knight": {CITIES: 1.0, CITY_GAIN: 0.2, ROADS: -0.6, SHARED: 0.3},
    "farmer": {FIELDS: 1.0, FIELD_GAIN: 0.1},
    "saver": {IN_SUPPLY + number: 1.6 for number in range(2, 6)},
}
"""By style: what each follower in a city, each field and so on is worth to it beyond its points."""


def likes_of(style: str) -> list[float]:
    """What a style likes, for all terms."""
    likes = [0.0] * ALL_TERMS
    for term, points in _LIKES[style].items():
        likes[term] = points
    return likes


def styled(style: str, seat: int) -> Evaluation:
    """The weights of `weights.py`, with the style of this seat."""
    none = [0.0] * (ALL_TERMS - TERMS)
    return Evaluation([*early(), *none], [*late(), *none], likes_of(style), seat)
