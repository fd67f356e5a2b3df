"""What a record remarks about the end of its game, and who wins if some seats cannot."""

from typing import Any

import pytest

from meeplewright.core import Record
from meeplewright.core.endings import Ending, ending_of, winners_without
from meeplewright.core.game import Outcome
from meeplewright.core.records import Header, Meta, Seat

HEADER = Header("fair", 1, {}, (Seat("Ann"), Seat("Bob"), Seat("Cleo")))


def remarking(*forms: Any) -> Record:
    return Record(HEADER, tuple(Meta(form) for form in forms))


def outcome(points: list[int], winners: list[int]) -> Outcome:
    return Outcome(points, [[] for _ in points], winners)


@pytest.mark.parametrize(
    ("points", "winners", "lost", "expected"),
    [
        ([5, 9, 7], [1], [], (1,)),
        ([5, 9, 7], [1], [0], (1,)),
        ([5, 9, 7], [1], [1], (2,)),
        ([7, 9, 7], [1], [1], (0, 2)),
        ([9, 9, 7], [0, 1], [1], (0,)),
        ([9, 9, 7], [0, 1], [0, 1], (2,)),
    ],
)
def test_a_seat_that_lost_does_not_win(
    points: list[int], winners: list[int], lost: list[int], expected: tuple[int, ...]
) -> None:
    assert winners_without(outcome(points, winners), lost) == expected


def test_an_ending_is_read_as_it_was_written() -> None:
    ending = Ending("time", (2,), (0, 1))
    assert ending_of(remarking({"ending": ending.to_json()})) == ending
    aborted = Ending("aborted", (), ())
    assert ending_of(remarking({"ending": aborted.to_json()})) == aborted


def test_only_an_unusual_ending_is_worth_a_remark() -> None:
    assert Ending("points", (), (1,)).is_usual
    assert not Ending("points", (0,), (1,)).is_usual
    assert not Ending("aborted", (), ()).is_usual


@pytest.mark.parametrize(
    "form",
    [
        None,
        {},
        {"by": "magic", "lost": [], "winners": [0]},
        {"by": "time", "lost": [0], "winners": [0]},
        {"by": "time", "lost": [3], "winners": [0]},
        {"by": "time", "lost": [1], "winners": [True]},
        {"by": "time", "lost": [1], "winners": [2, 0]},
        {"by": "time", "lost": [1], "winners": []},
        {"by": "time", "lost": "1", "winners": [0]},
        {"by": "aborted", "lost": [], "winners": [0]},
    ],
)
def test_a_remark_that_makes_no_sense_is_no_ending(form: object) -> None:
    assert ending_of(remarking({"ending": form})) is None


def test_other_remarks_are_no_ending() -> None:
    assert ending_of(remarking({"timeout": 1}, {"takeback": {"seat": 0, "entry": 2}})) is None
