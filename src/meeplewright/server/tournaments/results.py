"""The result of a table's game as a result of the tournament."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict


class Score(TypedDict):
    """How a game counts: `by` is what ended it, or `organiser` or `bye`."""

    places: list[int]
    points: list[int] | None
    by: str


BYE: Score = {"places": [1], "points": None, "by": "bye"}


def score_of(result: Mapping[str, Any]) -> Score | None:
    """How a finished game counts; None if it was aborted, because nobody won or lost then.

    Those who resigned or ran out of time share the last place and get no game points.
    """
    by = result.get("by", "points")
    if by == "aborted":
        return None
    lost, winners = set(result.get("lost", ())), set(result["winners"])
    points = [0 if seat in lost else point for seat, point in enumerate(result["points"])]
    keys = [(seat in winners, seat not in lost, point) for seat, point in enumerate(points)]
    places = [1 + sum(other > key for other in keys) for key in keys]
    return {"places": places, "points": points, "by": by}
