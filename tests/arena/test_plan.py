"""Who meets whom, and from which seats."""

from itertools import pairwise
from pathlib import Path

import pytest

from meeplewright.arena import Plan, Seating
from meeplewright.arena.plan import NEAR, code_mark
from meeplewright.core.errors import InvalidSetup
from meeplewright.core.game import Game
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.keyflower import Keyflower

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


NAMED = ["random", "steady", "again", "greedy", "heuristic", "hasty", "uct:1"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_near_pairing_everybody_plays_in_every_deal(seats: int) -> None:
    plan = Plan.of(GAME, NAMED, seats=seats, deals=30, pairing=NEAR)
    for deal in range(1, 31):
        tables = plan.tables(deal)
        assert {bot for table in tables for bot in table} == {*NAMED}
        assert all(len({*table}) == seats for table in tables)
        assert len(tables) == -(-len(NAMED) // seats)
    assert plan.tables(1) != plan.tables(2)
    longer = Plan.of(GAME, NAMED, seats=seats, deals=60, pairing=NEAR)
    assert longer.tables(30) == plan.tables(30)


def test_with_near_pairing_neighbours_meet_more_often_than_strangers() -> None:
    plan = Plan.of(GAME, NAMED, deals=200, pairing=NEAR)
    met = [{*table} for deal in range(1, 201) for table in plan.tables(deal)]
    assert met.count({"random", "steady"}) > 20
    assert met.count({"random", "uct:1"}) < 5
    every = {frozenset(table) for table in met}
    assert all(any({one, other} == {*pair} for pair in every) for one, other in pairwise(NAMED))


def test_few_bots_fill_the_seats_with_either_pairing() -> None:
    near = Plan.of(GAME, ["greedy", "random"], seats=4, pairing=NEAR)
    assert near.tables() == Plan.of(GAME, ["greedy", "random"], seats=4).tables()


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
        ({"pairing": "blind"}, "pairing"),
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


@pytest.mark.parametrize(("game", "weights"), [(GAME, "weights.npz"), (Keyflower(), "network.bin")])
def test_other_weights_are_another_mark(
    game: Game, weights: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = code_mark(game)
    read = Path.read_bytes

    def changed(path: Path) -> bytes:
        return b"changed" if path.name == weights else read(path)

    monkeypatch.setattr("pathlib.Path.read_bytes", changed)
    assert code_mark(game) != before
