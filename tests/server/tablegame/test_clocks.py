"""Clocks of all kinds, from the log alone."""

from typing import Any

import pytest

from meeplewright.core import InvalidSetup
from meeplewright.server.tablegame import ClockRule, TableGame
from tests.server.tablegame.fair import Fair
from tests.server.tablegame.table import NOON, Table
from tests.server.tablegame.test_takeback import fair

MOVE = {"kind": "move", "seconds": 60}
GAME = {"kind": "game", "seconds": 300, "increment": 10}
DAYS = {"kind": "days", "days": 2}
DAY = 24 * 60 * 60
ARRIVAL = 120
WAITING = [{**MOVE, "arrival": ARRIVAL}, {**GAME, "arrival": ARRIVAL}]


def turns(clock: dict[str, Any], seats: int = 2, drivers: list[str | None] | None = None) -> Table:
    """Fair after the stalls, with a clock: the last seat begins."""
    table = Table(Fair(), seats, clock=clock, drivers=drivers)
    for seat in range(seats):
        table.say(seat, "done")
    return table


# -- settings -----------------------------------------------------------------------------------


@pytest.mark.parametrize("form", [{"kind": "none"}, MOVE, GAME, DAYS, *WAITING])
def test_a_rule_says_again_what_it_was_told(form: dict[str, Any]) -> None:
    assert ClockRule.from_json(form).to_json() == form


@pytest.mark.parametrize(
    ("form", "field"),
    [
        (None, "clock"),
        ([], "clock"),
        ({}, "clock.kind"),
        ({"kind": "sand"}, "clock.kind"),
        ({"kind": 3}, "clock.kind"),
        ({"kind": "none", "seconds": 3}, "clock.seconds"),
        ({"kind": "move"}, "clock.seconds"),
        ({"kind": "move", "seconds": "60"}, "clock.seconds"),
        ({"kind": "move", "seconds": 60.0}, "clock.seconds"),
        ({"kind": "move", "seconds": True}, "clock.seconds"),
        ({"kind": "move", "seconds": 0}, "clock.seconds"),
        ({"kind": "move", "seconds": 10**9}, "clock.seconds"),
        ({"kind": "game", "seconds": 300}, "clock.increment"),
        ({"kind": "game", "seconds": 300, "increment": -1}, "clock.increment"),
        ({"kind": "days", "days": 0}, "clock.days"),
        ({"kind": "days", "days": 1, "hours": 3}, "clock.hours"),
        ({"kind": "days", "days": 1, "arrival": 60}, "clock.arrival"),
        ({**MOVE, "arrival": 0}, "clock.arrival"),
    ],
)
def test_a_bad_rule_is_refused_by_its_field(form: object, field: str) -> None:
    with pytest.raises(InvalidSetup) as fault:
        ClockRule.from_json(form)
    assert fault.value.reason.rule == field


# -- none ---------------------------------------------------------------------------------------


def test_without_a_clock_nothing_runs_down() -> None:
    table = fair()
    table.wait(10 * DAY)
    assert table.lefts() == [None, None]
    assert table.running() == []
    assert table.table_game.deadline() is None


# -- by the move --------------------------------------------------------------------------------


def test_a_move_clock_runs_for_the_seat_to_act_alone() -> None:
    table = turns(MOVE)
    table.wait(20)
    assert table.running() == [1]
    assert table.lefts()[1] == 40
    assert table.table_game.deadline() == (1, NOON + 60_000)


def test_it_begins_anew_with_every_turn_but_not_with_every_step() -> None:
    table = turns(MOVE)
    table.wait(20)
    table.say(1, "coin")
    table.wait(10)
    assert table.lefts()[1] == 30
    table.say(1, "go")
    table.wait(5)
    assert table.running() == [0]
    assert table.lefts()[0] == 55
    table.say(0, "coin", "go")
    assert table.lefts()[1] == 60


@pytest.mark.parametrize("clock", [MOVE, GAME, DAYS])
def test_no_clock_shows_less_than_nothing(clock: dict[str, Any]) -> None:
    table = turns(clock)
    table.wait(5 * DAY)
    assert table.lefts()[1] == 0
    table.say(1, "coin")
    assert table.lefts()[1] == 0


def test_days_are_long_moves() -> None:
    table = turns(DAYS)
    table.wait(DAY)
    assert table.lefts()[1] == DAY
    assert table.table_game.deadline() == (1, NOON + 2 * DAY * 1000)
    table.say(1, "coin", "go")
    assert table.lefts()[0] == 2 * DAY


# -- by the game --------------------------------------------------------------------------------


def test_a_game_clock_carries_on_and_grows_when_the_turn_ends() -> None:
    table = turns(GAME)
    done = table.lefts()
    assert done == [310, 310]  # finishing the stalls ended a turn
    table.wait(20)
    table.say(1, "coin")
    assert table.lefts() == [310, 290]
    table.say(1, "go")
    assert table.lefts() == [310, 300]
    table.wait(7)
    assert table.lefts() == [303, 300]


def test_where_several_act_at_once_all_their_clocks_run() -> None:
    table = Table(Fair(), 3, clock=GAME)
    table.wait(30)
    assert table.running() == [0, 1, 2]
    table.say(1, "done")
    table.wait(30)
    assert table.running() == [0, 2]
    assert table.lefts() == [240, 280, 240]
    table.say(0, "a")
    table.wait(10)
    assert table.table_game.deadline() == (0, NOON + 300_000)
    assert table.lefts() == [230, 280, 230]


# -- time to arrive -----------------------------------------------------------------------------


@pytest.mark.parametrize("clock", WAITING)
def test_a_clock_waits_for_the_first_move_of_its_seat(clock: dict[str, Any]) -> None:
    table = Table(Fair(), 2, clock=clock)
    full = clock["seconds"]
    table.wait(ARRIVAL - 20)
    assert table.lefts() == [full, full] and table.running() == [0, 1]
    table.say(0, "a")
    table.wait(30)
    assert table.lefts() == [full - 30, full - 10]
    assert table.table_game.deadline() == (0, NOON + (ARRIVAL - 20 + full) * 1000)
    waits = [one["starts_in"] for one in table.table_game.clocks(table.now)]
    assert waits == [0, 0]


def test_the_time_to_arrive_is_used_in_turns_of_the_seat_alone() -> None:
    table = Table("carcassonne", 2, clock={**GAME, "arrival": ARRIVAL})
    (first,) = table.table_game.actors
    table.wait(100)
    table.act_somehow(first)
    table.act(first, {"follower": None})
    table.wait(ARRIVAL - 1)
    assert table.table_game.clocks(table.now)[1 - first]["starts_in"] == 1000
    assert table.lefts()[first] == 310 and table.lefts()[1 - first] == 300
    table.wait(2)
    assert table.lefts()[1 - first] == 299
    assert not table.table_game.clocks(table.now)[1 - first]["starts_in"]


# -- takebacks ----------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [MOVE, GAME, DAYS])
def test_a_free_takeback_gives_no_time_back(clock: dict[str, Any]) -> None:
    table = turns(clock)
    there = table.version
    before = table.lefts()[1]
    assert before is not None
    table.wait(20)
    table.say(1, "coin")
    table.wait(10)
    table.take_back(1, there)
    table.wait(5)
    assert table.lefts()[1] == before - 35
    assert table.running() == [1]


def test_a_turn_taken_back_goes_on_with_what_was_left() -> None:
    table = turns(MOVE)
    there = table.version
    table.wait(20)
    table.say(1, "coin", "go")
    table.wait(15)
    table.take_back(1, there)
    table.answer(0)
    assert table.lefts()[1] == 40
    assert table.running() == [1]
    table.say(1, "coin", "go")
    assert table.lefts()[0] == 60  # a new turn


def test_a_turn_taken_back_gives_its_increment_back() -> None:
    table = turns(GAME)
    there = table.version
    for _ in range(3):
        table.wait(20)
        table.say(1, "coin", "go")
        table.wait(15)
        table.take_back(1, there)
        table.answer(0)
    assert table.lefts() == [310 - 3 * 15, 310 - 3 * 20]


def test_but_never_the_last_increment() -> None:
    table = turns({"kind": "game", "seconds": 10, "increment": 10})
    there = table.version
    table.wait(19)
    table.say(1, "coin", "go")  # 1 second and the increment
    table.say(0, "coin", "go")
    table.wait(8)
    table.say(1, "coin", "go")
    assert table.lefts()[1] == 13
    table.take_back(1, there)
    table.answer(0)
    assert table.lefts()[1] == 10


def test_taking_back_that_one_was_done_gives_that_increment_back_alone() -> None:
    table = Table(Fair(), 2, clock=GAME)
    table.say(0, "a", "done")
    assert table.lefts() == [310, 300]
    table.take_back(0, 1)
    table.answer(1)
    assert table.lefts() == [300, 300]
    assert table.running() == [0, 1]


# -- bots ---------------------------------------------------------------------------------------


def test_a_bot_has_no_clock_that_runs() -> None:
    table = turns(GAME, drivers=[None, "greedy"])
    table.wait(1000)
    assert table.running() == []
    assert table.table_game.deadline() is None
    assert table.lefts() == [310, 300]


def test_a_bot_earns_its_owner_no_time() -> None:
    table = turns(GAME)
    table.wait(50)
    table.hand_over(1)
    table.wait(50)
    table.say(1, "coin", "go")
    assert table.lefts()[1] == 260


def test_leaving_stops_the_clock_and_coming_back_starts_it_where_it_stood() -> None:
    for clock, left in ((MOVE, 35), (GAME, 285)):
        table = turns(clock)
        table.wait(20)
        table.hand_over(1)
        table.wait(500)
        assert table.running() == []
        table.come_back(1)
        table.wait(5)
        assert table.running() == [1]
        assert table.lefts()[1] == left


# -- the log alone ------------------------------------------------------------------------------


@pytest.mark.parametrize("clock", [MOVE, GAME, DAYS])
def test_clocks_are_the_same_told_again_or_restored(clock: dict[str, Any]) -> None:
    table = turns(clock)
    there = table.version
    table.wait(3)
    table.say(1, "coin", "go")
    table.wait(4)
    table.take_back(1, there)
    table.answer(0)
    table.wait(5)
    table.say(1, "die")
    table.wait(6)
    shown = table.table_game.clocks(table.now)
    assert table.replayed().clocks(table.now) == shown
    assert (
        TableGame.from_snapshot(table.game, table.table_game.snapshot()).clocks(table.now) == shown
    )


def test_a_clock_on_the_wall_that_goes_back_gives_no_time_back() -> None:
    table = turns(MOVE)
    table.wait(20)
    table.say(1, "coin")
    table.wait(-15)
    assert table.lefts()[1] == 40
    table.say(1, "go")
    assert table.table_game.deadline() == (0, NOON + 80_000)
