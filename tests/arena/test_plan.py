"""Who meets whom, and from which seats."""

import pytest

from meeplewright.arena import Plan, Seating
from meeplewright.core.errors import InvalidSetup
from meeplewright.games.carcassonne import Carcassonne

GAME = Carcassonne()


def test_two_bots_sit_both_ways_round() -> None:
    plan = Plan.of(GAME, ["greedy", "random"], deals=2)
    assert list(plan.seatings()) == [
        Seating(1, ("greedy", "random")),
        Seating(1, ("random", "greedy")),
        Seating(2, ("greedy", "random")),
        Seating(2, ("random", "greedy")),
    ]


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    found = Plan.of(GAME, ["greedy", "random"], seats=4).rotations()
    assert [table.index("greedy") for table in found] == [0, 3, 2, 1]
    assert all(table.count("random") == 3 for table in found)


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    found = Plan.of(GAME, ["greedy", "random", "steady"], seats=2).rotations()
    assert len(found) == 6 and len({frozenset(table) for table in found}) == 3


def test_rotations_that_look_the_same_are_played_once() -> None:
    assert Plan.of(GAME, ["greedy"], seats=3).rotations() == (("greedy",) * 3,)
    assert len(Plan.of(GAME, ["greedy", "random", "greedy", "random"], seats=4).rotations()) == 2


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"bots": []}, "bots"),
        ({"bots": ["nobody"]}, "bot"),
        ({"seats": 9}, "seats"),
        ({"deals": 0}, "deals"),
        ({"clock": "sundial"}, "clock"),
        ({"options": {"farmers": "many"}}, "options.farmers"),
    ],
)
def test_what_cannot_be_played_is_refused_by_its_field(
    wrong: dict[str, object], field: str
) -> None:
    asked: dict[str, object] = {"bots": ["random", "greedy"], **wrong}
    with pytest.raises(InvalidSetup) as refused:
        Plan.of(GAME, **asked)  # type: ignore[arg-type]
    assert refused.value.reason.rule == field


def test_other_sources_are_another_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Plan.of(GAME, ["random"]).code
    assert Plan.of(GAME, ["random"]).code == before
    monkeypatch.setattr("pathlib.Path.read_bytes", lambda path: b"changed")
    assert Plan.of(GAME, ["random"]).code != before
