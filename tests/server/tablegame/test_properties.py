"""What holds at every table, whatever the people at it do."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meeplewright.core import Game, Record, check, find_game, replay
from meeplewright.server.errors import Refused
from meeplewright.server.tablegame import Course, history, record
from tests.conftest import FULL
from tests.core.tiny_game import Tiny
from tests.server.tablegame.fair import Fair
from tests.server.tablegame.random_play import CLOCKS, Account, Evening

QUICK = settings(max_examples=300 if FULL else 40)
SLOW = settings(max_examples=30 if FULL else 4)


def hold_together(game: Game, seats: int, clock: int, seed: int, doings: int) -> Evening:
    """Plays an evening and checks all that must hold at its end."""
    evening = Evening(game, seats, CLOCKS[clock], seed)
    evening.goes_on(doings)
    the_log_tells_it_again(evening)
    the_line_is_what_counts(evening)
    the_record_is_sound(evening)
    clocks_agree_with_the_deadline(evening)
    return evening


def the_log_tells_it_again(evening: Evening) -> None:
    form = evening.course.snapshot()
    assert evening.table.told_again().snapshot() == form
    assert evening.other.snapshot() == form
    assert Course.restored(evening.table.game, json.loads(json.dumps(form))).snapshot() == form
    for course in (evening.table.told_again(), evening.other):
        for seat in range(course.seats):
            assert course.fresh_since(seat) == evening.course.fresh_since(seat)
            assert course.free_from(seat) == evening.course.free_from(seat)
        assert course.state == evening.course.state
        assert course.drivers == evening.course.drivers
        assert course.asked == evening.course.asked
        assert course.revealed == evening.course.revealed
        assert course.clocks(evening.table.now) == evening.course.clocks(evening.table.now)


def the_line_is_what_counts(evening: Evening) -> None:
    account = Account()
    for number, entry in enumerate(evening.table.log, start=1):
        assert entry.seq == number
        account.takes(entry)
    assert tuple(account.drivers) == evening.course.drivers
    gone = {seq for step in evening.table.steps for seq in step.dropped}
    assert [one.seq for one in account.line] == [
        one.seq for one in evening.table.log if one.kind in ("chance", "do") and one.seq not in gone
    ]
    times = [entry.at for entry in evening.table.log]
    assert times == sorted(times)


def the_record_is_sound(evening: Evening) -> None:
    table = evening.table
    names = [f"player {seat}" for seat in range(evening.course.seats)]
    written = record(table.game, {}, names, table.log)
    again = Record.loads(written.dumps())
    verdict = check(again, table.game)
    assert verdict.sound, verdict.fault
    assert verdict.finished == (evening.course.status == "finished")
    assert replay(again, game=table.game).to_json() == evening.course.state.to_json()
    gone = {seq for step in table.steps for seq in step.dropped}
    assert [entry.form for entry in again.entries] == [
        entry.body
        for entry in table.log
        if entry.kind in ("chance", "do") and entry.seq not in gone
    ]
    assert list(history(table.game, evening.course.seats, {}, table.log)) == table.steps


def clocks_agree_with_the_deadline(evening: Evening) -> None:
    course = evening.course
    shown = course.clocks(course.at)
    running = [
        (clock["left"], seat)
        for seat, clock in enumerate(shown)
        if clock["running"] and clock["left"]
    ]
    assert all(course.drivers[seat] is None for _, seat in running)
    assert all(seat in course.state.actors for _, seat in running)
    if running and all(clock["left"] for clock in shown):
        left, seat = min((left, seat) for left, seat in running if left is not None)
        assert course.deadline() == (seat, course.at + left)


evenings = {
    "seats": st.integers(2, 3),
    "clock": st.integers(0, len(CLOCKS) - 1),
    "seed": st.integers(0, 2**32),
}


@QUICK
@given(**evenings, doings=st.integers(0, 120))
def test_a_course_is_its_log_in_a_small_game(
    seats: int, clock: int, seed: int, doings: int
) -> None:
    hold_together(Fair(), seats, clock, seed, doings)


@QUICK
@given(**evenings, doings=st.integers(0, 30))
def test_a_course_is_its_log_in_a_game_of_secrets(
    seats: int, clock: int, seed: int, doings: int
) -> None:
    hold_together(Tiny(), seats, clock, seed, doings)


@SLOW
@given(**evenings, doings=st.integers(20, 150))
def test_a_course_is_its_log_in_carcassonne(seats: int, clock: int, seed: int, doings: int) -> None:
    hold_together(find_game("carcassonne"), seats, clock, seed, doings)


@SLOW
@given(**evenings, doings=st.integers(40, 250))
def test_a_course_is_its_log_in_keyflower(seats: int, clock: int, seed: int, doings: int) -> None:
    hold_together(find_game("keyflower"), seats, clock, seed, doings)


@pytest.mark.parametrize("name", ["carcassonne", "keyflower"])
def test_a_whole_game_with_everything_in_it(name: str) -> None:
    evening = hold_together(find_game(name), 3, 2, seed=14, doings=5000)
    assert evening.course.status == "finished"
    assert evening.refusals and evening.reloads
    kinds = {entry.body["meta"] for entry in evening.table.log if entry.kind == "meta"}
    assert kinds == {"start", "ask", "answer", "handover", "return"}
    assert "takeback" in evening.table.kinds
    if name == "keyflower":
        assert any("only" in entry.body for entry in evening.table.log)


@QUICK
@given(seed=st.integers(0, 2**32), doings=st.integers(0, 60))
def test_what_becomes_of_a_copy_does_not_touch_the_course(seed: int, doings: int) -> None:
    evening = Evening(Fair(), 2, CLOCKS[2], seed)
    evening.goes_on(doings)
    course = evening.course
    before = course.snapshot()
    evening.table.course = course.copy()
    assert evening.course.snapshot() == before
    evening.goes_on(40)
    assert course.snapshot() == before


@QUICK
@given(seed=st.integers(0, 2**32), doings=st.integers(0, 60), version=st.integers(-3, 80))
def test_a_move_is_accepted_exactly_while_it_is_fresh(seed: int, doings: int, version: int) -> None:
    evening = Evening(Fair(), 3, CLOCKS[0], seed)
    evening.goes_on(doings)
    course = evening.course
    for seat in course.state.actors:
        form = course.state.legal(seat)[0].to_json()
        if course.fresh_since(seat) <= version <= course.version:
            assert course.plan_act(seat, version, form, course.at, evening.rng)[0].body == form
            continue
        with pytest.raises(Refused) as fault:
            course.plan_act(seat, version, form, course.at, evening.rng)
        assert fault.value.reason.key == "table-stale"


@QUICK
@given(seed=st.integers(0, 2**32), doings=st.integers(0, 80))
def test_the_smallest_free_version_is_exactly_that(seed: int, doings: int) -> None:
    evening = Evening(Fair(), 3, CLOCKS[0], seed, bots=False)
    evening.goes_on(doings)
    course = evening.course
    for seat in range(3):
        alone = [goes_back_alone(course, seat, to) for to in range(1, course.version)]
        found = [to for to in alone if to is not None]
        assert min(found, default=None) == course.free_from(seat)


def goes_back_alone(course: Course, seat: int, to: int) -> int | None:
    """How far, where nobody has to agree."""
    try:
        entry = course.plan_takeback(seat, course.version, to, course.at)[0]
    except Refused:
        return None
    return int(entry.body["to"]) if entry.kind == "takeback" else None
