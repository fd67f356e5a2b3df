"""Reasons from the terms of an evaluation, where a game has nothing else to say."""

from meeplewright.bots.reasons import TurnReason
from meeplewright.bots.term_reasons import LEAST, Part, Parts, term_reasons

KEYS = ("x-grows", "x-above-average")


def parts(**points: float) -> dict[str, Part]:
    """Parts whose amounts are their points."""
    return {kind: Part(value, value) for kind, value in points.items()}


def kinds(before: Parts, after: Parts, *turns: Parts) -> list[tuple[str, object]]:
    """What grew, or is above the average of the turns."""
    found = term_reasons(KEYS, before, after, lambda: list(turns))
    return [(reason.key.removeprefix("x-"), reason.arguments["kind"]) for reason in found]


def test_the_two_kinds_that_grew_most_are_named_the_most_first() -> None:
    before, after = parts(a=1, b=1, c=1, d=1), parts(a=2, b=4, c=3, d=0)
    assert kinds(before, after) == [("grows", "b"), ("grows", "c")]
    assert term_reasons(KEYS, before, after, list)[0] == TurnReason("x-grows", {"kind": "b"})


def test_a_smaller_difference_is_not_mentioned() -> None:
    assert kinds(parts(a=0), parts(a=0.9 * LEAST)) == []
    assert kinds(parts(a=0), parts(a=1.1 * LEAST)) == [("grows", "a")]


def test_what_the_text_says_must_have_grown_whatever_the_weights_say() -> None:
    """A learned weight can be negative: then less of a thing contributes more."""
    before, after = {"a": Part(-2.0, 5.0), "b": Part(0, 0)}, {"a": Part(2.0, 4.0), "b": Part(1, 1)}
    assert kinds(before, after) == [("grows", "b")]


def test_if_nothing_grew_a_turn_is_compared_with_the_average_one() -> None:
    before, after = parts(a=3, b=3), parts(a=2, b=1)
    assert kinds(before, after, after, parts(a=0, b=1)) == [("above-average", "a")]
    assert kinds(before, after, after) == []


def test_kinds_that_one_side_does_not_have_are_left_out() -> None:
    """At the end of a game only points are counted."""
    assert kinds(parts(a=1), parts(points=5)) == []
    assert kinds(parts(a=1), parts(a=0, b=9), parts(a=-2)) == [("above-average", "a")]
