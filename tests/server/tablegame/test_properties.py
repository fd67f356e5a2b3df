"""Properties of every table, whatever its people do."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meeplewright.core import Game, Record, check, find_game, replay
from meeplewright.core.endings import ending_of
from meeplewright.server.errors import Refused
from meeplewright.server.tablegame import TableGame, history, record
from tests.conftest import FULL
from tests.core.tiny_game import Tiny
from tests.server.tablegame.fair import Fair
from tests.server.tablegame.random_play import CLOCKS, RandomPlay, SimpleLog

QUICK = settings(max_examples=300 if FULL else 40)
SLOW = settings(max_examples=30 if FULL else 4)


def hold_together(game: Game, seats: int, clock: int, seed: int, actions: int) -> RandomPlay:
    """Play a random game and check all properties at its end."""
    play = RandomPlay(game, seats, CLOCKS[clock], seed)
    play.run(actions)
    the_log_tells_it_again(play)
    the_line_is_what_counts(play)
    the_record_is_sound(play)
    clocks_agree_with_the_deadline(play)
    return play


def the_log_tells_it_again(play: RandomPlay) -> None:
    form = play.table_game.snapshot()
    assert play.table.replayed().snapshot() == form
    assert play.other.snapshot() == form
    assert TableGame.from_snapshot(play.table.game, json.loads(json.dumps(form))).snapshot() == form
    for table_game in (play.table.replayed(), play.other):
        for seat in range(table_game.seats):
            assert table_game.fresh_since(seat) == play.table_game.fresh_since(seat)
            assert table_game.free_from(seat) == play.table_game.free_from(seat)
        assert table_game.state == play.table_game.state
        assert table_game.drivers == play.table_game.drivers
        assert table_game.result == play.table_game.result
        assert table_game.waits == play.table_game.waits
        assert table_game.may_abort == play.table_game.may_abort
        assert table_game.pending_takeback == play.table_game.pending_takeback
        assert table_game.known_outcomes == play.table_game.known_outcomes
        assert table_game.clocks(play.table.now) == play.table_game.clocks(play.table.now)


def the_line_is_what_counts(play: RandomPlay) -> None:
    simple_log = SimpleLog()
    for number, entry in enumerate(play.table.log, start=1):
        assert entry.seq == number
        simple_log.takes(entry)
    assert tuple(simple_log.drivers) == play.table_game.drivers
    result = play.table_game.result
    if result is not None:
        assert result["lost"] == sorted(simple_log.lost)
        assert result["by"] == (simple_log.early or "points")
        assert not simple_log.lost & {*result["winners"]}
        assert bool(result["winners"]) == (result["by"] != "aborted")
    gone = {seq for step in play.table.steps for seq in step.dropped}
    assert [one.seq for one in simple_log.line] == [
        one.seq for one in play.table.log if one.kind in ("chance", "do") and one.seq not in gone
    ]
    times = [entry.at for entry in play.table.log]
    assert times == sorted(times)


def the_record_is_sound(play: RandomPlay) -> None:
    table = play.table
    names = [f"player {seat}" for seat in range(play.table_game.seats)]
    written = record(table.game, {}, names, table.log)
    again = Record.loads(written.dumps())
    verdict = check(again, table.game)
    assert verdict.sound, verdict.fault
    over = play.table_game.state.outcome() is not None
    assert verdict.finished == over
    ending = play.table_game.ending
    unusual = ending is not None and not ending.is_usual
    assert ending_of(again) == (ending if unusual else None)
    assert replay(again, game=table.game).to_json() == play.table_game.state.to_json()
    gone = {seq for step in table.steps for seq in step.dropped}
    assert [entry.form for entry in again.entries] == [
        entry.body
        for entry in table.log
        if entry.kind in ("chance", "do") and entry.seq not in gone
    ]
    assert list(history(table.game, play.table_game.seats, {}, table.log)) == table.steps


def clocks_agree_with_the_deadline(play: RandomPlay) -> None:
    table_game = play.table_game
    shown = table_game.clocks(table_game.at)
    running = [
        (clock["left"] + clock["starts_in"], seat)
        for seat, clock in enumerate(shown)
        if clock["running"] and clock["left"]
    ]
    assert all(table_game.drivers[seat] is None for _, seat in running)
    assert all(seat in table_game.actors for _, seat in running)
    if running and all(clock["left"] for clock in shown):
        left, seat = min(running)
        assert table_game.deadline() == (seat, table_game.at + left)


plays = {
    "seats": st.integers(2, 3),
    "clock": st.integers(0, len(CLOCKS) - 1),
    "seed": st.integers(0, 2**32),
}


@QUICK
@given(**plays, actions=st.integers(0, 120))
def test_a_game_is_its_log_in_a_small_game(seats: int, clock: int, seed: int, actions: int) -> None:
    hold_together(Fair(), seats, clock, seed, actions)


@QUICK
@given(**plays, actions=st.integers(0, 30))
def test_a_game_is_its_log_in_a_game_of_secrets(
    seats: int, clock: int, seed: int, actions: int
) -> None:
    hold_together(Tiny(), seats, clock, seed, actions)


@SLOW
@given(**plays, actions=st.integers(20, 150))
def test_a_game_is_its_log_in_carcassonne(seats: int, clock: int, seed: int, actions: int) -> None:
    hold_together(find_game("carcassonne"), seats, clock, seed, actions)


@SLOW
@given(**plays, actions=st.integers(40, 250))
def test_a_game_is_its_log_in_keyflower(seats: int, clock: int, seed: int, actions: int) -> None:
    hold_together(find_game("keyflower"), seats, clock, seed, actions)


@pytest.mark.parametrize("name", ["carcassonne", "keyflower"])
def test_a_whole_game_with_everything_in_it(name: str) -> None:
    play = hold_together(find_game(name), 3, 2, seed=14, actions=5000)
    assert play.table_game.status == "finished"
    assert play.refusals and play.reloads
    kinds = {entry.body["meta"] for entry in play.table.log if entry.kind == "meta"}
    assert kinds >= {"start", "ask", "answer", "handover", "return"}
    assert "takeback" in play.table.kinds
    if name == "keyflower":
        assert any("only" in entry.body for entry in play.table.log)


@QUICK
@given(seed=st.integers(0, 2**32), actions=st.integers(0, 60))
def test_what_becomes_of_a_copy_does_not_touch_the_table_game(seed: int, actions: int) -> None:
    play = RandomPlay(Fair(), 2, CLOCKS[2], seed)
    play.run(actions)
    table_game = play.table_game
    before = table_game.snapshot()
    play.table.table_game = table_game.copy()
    assert play.table_game.snapshot() == before
    play.run(40)
    assert table_game.snapshot() == before


@QUICK
@given(seed=st.integers(0, 2**32), actions=st.integers(0, 60), version=st.integers(-3, 80))
def test_a_move_is_accepted_only_while_it_is_fresh(seed: int, actions: int, version: int) -> None:
    play = RandomPlay(Fair(), 3, CLOCKS[0], seed)
    play.run(actions)
    table_game = play.table_game
    for seat in table_game.actors:
        form = table_game.state.legal(seat)[0].to_json()
        if table_game.fresh_since(seat) <= version <= table_game.version:
            planned = table_game.plan_act(seat, version, form, table_game.at, play.rng)
            assert planned.entries[0].body == form
            continue
        with pytest.raises(Refused) as fault:
            table_game.plan_act(seat, version, form, table_game.at, play.rng)
        assert fault.value.reason.key == "table-stale"


@QUICK
@given(seed=st.integers(0, 2**32), actions=st.integers(0, 80))
def test_the_smallest_free_version_is_exactly_that(seed: int, actions: int) -> None:
    play = RandomPlay(Fair(), 3, CLOCKS[0], seed, bots=False)
    play.run(actions)
    table_game = play.table_game
    for seat in range(3):
        alone = [goes_back_alone(table_game, seat, to) for to in range(1, table_game.version)]
        found = [to for to in alone if to is not None]
        assert min(found, default=None) == table_game.free_from(seat)


def goes_back_alone(table_game: TableGame, seat: int, to: int) -> int | None:
    """How far back it goes without anyone's agreement."""
    try:
        entry = table_game.plan_takeback(seat, table_game.version, to, table_game.at)[0]
    except Refused:
        return None
    return int(entry.body["to"]) if entry.kind == "takeback" else None
