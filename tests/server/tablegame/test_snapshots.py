"""Snapshots: a long game is loaded at once, and nothing is forgotten by it."""

import json

import pytest

from meeplewright.core import find_game
from meeplewright.server.tablegame import Course, NeedsWhole
from tests.server.tablegame.fair import Fair
from tests.server.tablegame.random_play import CLOCKS, Evening
from tests.server.tablegame.table import Table
from tests.server.tablegame.test_takeback import fair


def restored(table: Table) -> Course:
    """By way of text, as storage keeps it."""
    return Course.restored(table.game, json.loads(json.dumps(table.course.snapshot())))


def test_a_restored_course_says_of_itself_what_the_first_one_says() -> None:
    table = fair()
    there = table.version
    table.say(1, "coin", "go")
    table.take_back(1, there)
    assert restored(table).snapshot() == table.course.snapshot()
    assert restored(table).asked == table.course.asked
    table.answer(0)
    assert restored(table).revealed == table.course.revealed != ()


def test_a_free_takeback_after_a_restart_needs_no_whole_log() -> None:
    table = fair()
    there = table.version
    table.say(1, "coin")
    other = restored(table)
    for entry in other.plan_takeback(1, other.version, there, table.now):
        other.take(entry)
    table.take_back(1, there)
    assert other.snapshot() == table.course.snapshot()


def test_a_shared_phase_goes_on_after_a_restart() -> None:
    table = Table(Fair(), 3)
    table.say(0, "a")
    table.say(1, "b", "done")
    table.course = restored(table)
    table.take_back(0, 1)
    assert table.log[-1].body == {"to": 1, "only": 0}
    assert table.told_again().snapshot() == table.course.snapshot()


def test_an_increment_earned_before_a_restart_is_given_back_after_it() -> None:
    table = Table(Fair(), 2, clock=CLOCKS[2])
    table.say(0, "done")
    table.course = restored(table)
    assert table.lefts() == [125, 120]
    table.take_back(0, 1)
    table.answer(1)
    assert table.lefts() == [120, 120]


def test_a_snapshot_may_be_taken_between_the_draws() -> None:
    evening = Evening(find_game("keyflower"), 2, CLOCKS[2], seed=4)
    evening.goes_on(30)
    table = evening.table
    whole = Course.begin(table.game, 2, {}, table.rule)
    for entry in table.log:
        whole.take(entry)
        other = Course.restored(table.game, whole.snapshot())
        assert other.snapshot() == whole.snapshot()


def test_how_far_the_others_agreed_is_known_after_a_restart() -> None:
    table = fair()
    there = table.version
    table.say(1, "coin", "go")
    table.take_back(1, there + 1)
    table.answer(0)
    table.course = restored(table)
    assert table.course.free_from(1) is None
    table.take_back(1, there)
    assert table.course.asked is not None and table.course.asked.waiting == (0,)


def test_a_takeback_behind_the_snapshot_needs_the_whole_log_and_changes_nothing() -> None:
    table = fair()
    there = table.version
    table.say(1, "coin", "go")
    table.course = other = restored(table)
    table.take_back(1, there)
    assert other.asked is not None and other.asked.waiting == (0,)
    entries = other.plan_answer(0, True, table.now)
    other.take(entries[0])
    before = other.snapshot()
    with pytest.raises(NeedsWhole):
        other.take(entries[1])
    assert other.snapshot() == before
    table.log += entries
    whole = table.told_again()
    assert whole.version == entries[1].seq
    assert whole.state.actors == (1,)


def test_a_course_from_before_the_first_step_is_whole() -> None:
    table = Table(Fair(), 2)
    table.course = restored(table)
    table.say(0, "done")
    table.say(1, "done")
    table.take_back(1, 1)
    table.answer(0)
    assert table.course.state.actors == (0, 1)


def test_a_snapshot_of_other_rules_or_another_format_needs_the_whole_log() -> None:
    form = fair().course.snapshot()
    for wrong in ({"rules": 2}, {"format": 0}, {"version": 3, "line": {}}, {"clocks": None}):
        with pytest.raises(NeedsWhole):
            Course.restored(Fair(), {**form, **wrong})
    with pytest.raises(NeedsWhole):
        Course.restored(Fair(), {})


def test_a_state_that_cannot_be_read_needs_the_whole_log() -> None:
    table = Table("carcassonne", 2)
    form = table.course.snapshot()
    form["line"]["anchor"]["state"]["followers"] = "many"
    with pytest.raises(NeedsWhole):
        Course.restored(table.game, form)


@pytest.mark.parametrize("name", ["carcassonne", "keyflower"])
def test_a_restored_game_is_played_to_the_same_end(name: str) -> None:
    evening = Evening(find_game(name), 2, CLOCKS[2], seed=4)
    evening.goes_on(60)
    other = restored(evening.table)
    evening.bots = False
    while evening.course.status == "running":
        evening.moves()
    for entry in evening.table.log[other.version :]:
        other.take(entry)
    assert other.snapshot() == evening.course.snapshot()
    assert other.state.outcome() == evening.course.state.outcome()


def test_a_snapshot_does_not_grow_with_takebacks_that_left_nothing() -> None:
    table = fair()
    there = table.version
    size = len(json.dumps(table.course.snapshot()))
    for _ in range(50):
        table.say(1, "coin")
        table.take_back(1, there)
    assert len(json.dumps(table.course.snapshot())) < size + 20
