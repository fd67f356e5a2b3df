"""Snapshots: a long game loads fast, and nothing is lost."""

import json

import pytest

from meeplewright.core import find_game
from meeplewright.server.tablegame import NeedsFullLog, TableGame
from tests.server.tablegame.fair import Fair
from tests.server.tablegame.random_play import CLOCKS, RandomPlay
from tests.server.tablegame.table import Table
from tests.server.tablegame.test_takeback import fair


def restored(table: Table) -> TableGame:
    """Restored from text, as storage keeps it."""
    return TableGame.from_snapshot(table.game, json.loads(json.dumps(table.table_game.snapshot())))


def test_a_restored_game_says_of_itself_what_the_first_one_says() -> None:
    table = fair()
    there = table.version
    table.say(1, "coin", "go")
    table.take_back(1, there)
    assert restored(table).snapshot() == table.table_game.snapshot()
    assert restored(table).pending_takeback == table.table_game.pending_takeback
    table.answer(0)
    assert restored(table).known_outcomes == table.table_game.known_outcomes != ()


def test_a_free_takeback_after_a_restart_needs_no_whole_log() -> None:
    table = fair()
    there = table.version
    table.say(1, "coin")
    other = restored(table)
    for entry in other.plan_takeback(1, other.version, there, table.now):
        other.apply(entry)
    table.take_back(1, there)
    assert other.snapshot() == table.table_game.snapshot()


def test_a_shared_phase_goes_on_after_a_restart() -> None:
    table = Table(Fair(), 3)
    table.say(0, "a")
    table.say(1, "b", "done")
    table.table_game = restored(table)
    table.take_back(0, 1)
    assert table.log[-1].body == {"to": 1, "only": 0}
    assert table.replayed().snapshot() == table.table_game.snapshot()


def test_an_increment_earned_before_a_restart_is_given_back_after_it() -> None:
    table = Table(Fair(), 2, clock=CLOCKS[2])
    table.say(0, "done")
    table.table_game = restored(table)
    assert table.lefts() == [125, 120]
    table.take_back(0, 1)
    table.answer(1)
    assert table.lefts() == [120, 120]


def test_a_snapshot_may_be_taken_between_the_draws() -> None:
    play = RandomPlay(find_game("keyflower"), 2, CLOCKS[2], seed=4)
    play.run(30)
    table = play.table
    whole = TableGame.begin(table.game, 2, {}, table.rule)
    for entry in table.log:
        whole.apply(entry)
        other = TableGame.from_snapshot(table.game, whole.snapshot())
        assert other.snapshot() == whole.snapshot()


def test_how_far_the_others_agreed_is_known_after_a_restart() -> None:
    table = fair()
    there = table.version
    table.say(1, "coin", "go")
    table.take_back(1, there)
    table.answer(0)
    table.table_game = restored(table)
    assert table.table_game.free_from(1) is None
    table.take_back(1, there - 1)
    assert (
        table.table_game.pending_takeback is not None
        and table.table_game.pending_takeback.waiting == (0,)
    )


def test_a_takeback_behind_the_snapshot_needs_the_whole_log_and_changes_nothing() -> None:
    table = fair()
    there = table.version
    table.say(1, "coin", "go")
    table.table_game = other = restored(table)
    table.take_back(1, there)
    assert other.pending_takeback is not None and other.pending_takeback.waiting == (0,)
    entries = other.plan_answer(0, True, table.now)
    other.apply(entries[0])
    before = other.snapshot()
    with pytest.raises(NeedsFullLog):
        other.apply(entries[1])
    assert other.snapshot() == before
    table.log += entries
    whole = table.replayed()
    assert whole.version == entries[1].seq
    assert whole.state.actors == (1,)


def test_a_table_game_from_before_the_first_step_is_whole() -> None:
    table = Table(Fair(), 2)
    table.table_game = restored(table)
    table.say(0, "done")
    table.say(1, "done")
    table.take_back(1, 1)
    table.answer(0)
    assert table.table_game.state.actors == (0, 1)


def test_a_snapshot_of_other_rules_or_another_format_needs_the_whole_log() -> None:
    form = fair().table_game.snapshot()
    for wrong in ({"rules": 2}, {"format": 0}, {"version": 3, "line": {}}, {"clocks": None}):
        with pytest.raises(NeedsFullLog):
            TableGame.from_snapshot(Fair(), {**form, **wrong})
    with pytest.raises(NeedsFullLog):
        TableGame.from_snapshot(Fair(), {})


def test_a_state_that_cannot_be_read_needs_the_whole_log() -> None:
    table = Table("carcassonne", 2)
    form = table.table_game.snapshot()
    form["line"]["anchor"]["state"]["followers"] = "many"
    with pytest.raises(NeedsFullLog):
        TableGame.from_snapshot(table.game, form)


@pytest.mark.parametrize("name", ["carcassonne", "keyflower"])
def test_a_restored_game_is_played_to_the_same_end(name: str) -> None:
    play = RandomPlay(find_game(name), 2, CLOCKS[2], seed=4)
    play.run(60)
    other = restored(play.table)
    play.bots = False
    while play.table_game.status == "running":
        play.moves()
    for entry in play.table.log[other.version :]:
        other.apply(entry)
    assert other.snapshot() == play.table_game.snapshot()
    assert other.state.outcome() == play.table_game.state.outcome()


def test_a_snapshot_does_not_grow_with_takebacks_that_left_nothing() -> None:
    table = fair()
    there = table.version
    size = len(json.dumps(table.table_game.snapshot()))
    for _ in range(50):
        table.say(1, "coin")
        table.take_back(1, there)
    assert len(json.dumps(table.table_game.snapshot())) < size + 20
