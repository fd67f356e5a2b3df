"""Games that end early, seats that lose before the end, and tables that wait for somebody."""

import json

import pytest

from meeplewright.core import check
from meeplewright.core.endings import ending_of
from meeplewright.core.records import Meta
from meeplewright.server.errors import Refused
from meeplewright.server.tablegame import LogEntry, TableGame, record, step_form
from tests.server.tablegame.fair import Fair
from tests.server.tablegame.table import Table
from tests.server.tablegame.test_clocks import DAYS, GAME, MOVE, turns
from tests.server.tablegame.test_table_game import refusal
from tests.server.tablegame.test_takeback import fair


def play_out(table: Table) -> None:
    while table.table_game.status == "running":
        table.act_somehow(table.table_game.actors[0])


def restored(table: Table) -> TableGame:
    form = json.loads(json.dumps(table.table_game.snapshot()))
    return TableGame.from_snapshot(table.game, form)


# -- two seats ------------------------------------------------------------------------------------


def test_with_two_seats_a_resignation_ends_the_game() -> None:
    table = fair()
    table.say(1, "coin")
    table.lose(1)
    game = table.table_game
    assert table.log[-1].body == {"meta": "end", "by": "resignation"}
    assert game.status == "finished" and game.actors == () and game.to_act is None
    assert game.result is not None
    assert {key: game.result[key] for key in ("winners", "by", "lost")} == {
        "winners": [0],
        "by": "resignation",
        "lost": [1],
    }
    assert game.result["points"] == list(game.state.points_now())
    assert game.result["items"] == [[], []]
    with pytest.raises(Refused) as fault:
        table.say(1, "go")
    assert refusal(fault) == "table-over"


def test_a_seat_can_resign_while_another_is_to_act_or_a_bot_plays_it() -> None:
    table = fair()
    table.hand_over(0)
    table.lose(0)
    assert table.table_game.result is not None and table.table_game.result["winners"] == [1]


@pytest.mark.parametrize("clock", [MOVE, GAME, DAYS])
def test_with_two_seats_the_game_ends_when_time_is_up(clock: dict[str, object]) -> None:
    table = turns(clock)
    table.wait(59.9)
    for seat in (0, 1):
        with pytest.raises(Refused) as fault:
            table.lose(seat, "time")
        assert refusal(fault) == "table-time-left"
    table.wait(10**6)
    table.lose(1, "time")
    assert table.table_game.result is not None
    assert table.table_game.result["by"] == "time" and table.table_game.result["winners"] == [0]
    assert table.running() == [] and table.table_game.deadline() is None


def test_only_a_running_clock_can_run_out() -> None:
    """A late move leaves no time on the clock, but then it is another seat's turn."""
    table = turns({"kind": "game", "seconds": 10, "increment": 0})
    table.wait(30)
    table.say(1, "coin", "go")
    with pytest.raises(Refused):
        table.lose(1, "time")
    table.say(0, "coin", "go")
    table.lose(1, "time")


def test_without_a_clock_nobody_runs_out_of_time() -> None:
    table = fair()
    table.wait(10**6)
    with pytest.raises(Refused):
        table.lose(1, "time")


def test_a_bots_own_seat_does_not_resign() -> None:
    table = fair(drivers=["greedy", None])
    with pytest.raises(Refused) as fault:
        table.lose(0)
    assert refusal(fault) == "table-bot-drives"


def test_the_end_ends_drafts_and_requests() -> None:
    table = fair()
    there = table.version
    table.say(1, "coin", "go")
    table.take_back(1, there)
    draft = table.table_game.plan_draft(0, table.version, None, 0, {"say": "coin"})
    drafted_at = table.version
    assert table.table_game.draft(0, drafted_at, draft.actions) is not None
    table.lose(1)
    game = table.table_game
    assert game.pending_takeback is None
    assert game.draft(0, drafted_at, draft.actions) is None
    assert game.fresh_since(0) == game.fresh_since(1) == game.version
    assert game.free_from(0) is None


# -- more seats -----------------------------------------------------------------------------------


def test_with_more_seats_a_bot_plays_on_and_the_seat_cannot_win() -> None:
    table = fair(3)
    table.lose(2)
    game = table.table_game
    assert table.log[-1].body == {"meta": "lost", "by": "resignation", "bot": "greedy"}
    assert game.status == "running" and game.drivers == (None, None, "greedy")
    assert game.has_lost(2) and game.result is None
    play_out(table)
    assert game.result is not None
    assert game.result["by"] == "points" and game.result["lost"] == [2]
    assert game.result["winners"] and 2 not in game.result["winners"]


def test_who_lost_does_not_return_or_lose_again() -> None:
    table = turns(MOVE, 3)
    table.wait(60)
    table.lose(2, "time")
    for deed in (table.come_back, table.lose, table.abort):
        with pytest.raises(Refused) as fault:
            deed(2)
        assert refusal(fault) == "table-already-lost"
    with pytest.raises(Refused):
        table.hand_over(2)
    table.hand_over(2, "forgotten")


def test_the_game_ends_when_only_one_seat_can_win() -> None:
    table = fair(3)
    table.lose(2)
    table.lose(0)
    assert table.table_game.result is not None
    assert table.table_game.result["winners"] == [1] and table.table_game.result["lost"] == [0, 2]


def test_a_seat_that_lost_agrees_to_what_it_was_asked() -> None:
    table = fair(3)
    there = table.version
    table.say(2, "coin", "go")
    table.take_back(2, there)
    table.hand_over(0)
    table.lose(1)
    assert table.kinds[-2:] == ["meta", "takeback"]
    assert table.table_game.has_lost(1), "a loss is never taken back"


# -- aborting -------------------------------------------------------------------------------------


def test_a_game_can_be_aborted_in_its_first_round() -> None:
    table = Table("carcassonne", 2)
    first = table.table_game.actors[0]
    for _ in range(3):  # a turn, and the tile of the next one
        assert table.table_game.may_abort
        table.act_somehow(table.table_game.actors[0])
    table.abort(first)
    result = table.table_game.result
    assert result is not None and result["by"] == "aborted"
    assert result["winners"] == [] and result["lost"] == []
    assert table.table_game.status == "finished" and not table.table_game.may_abort


def test_a_game_cannot_be_aborted_after_everybody_has_had_a_turn() -> None:
    table = Table("carcassonne", 2)
    for _ in range(4):
        table.act_somehow(table.table_game.actors[0])
    assert not table.table_game.may_abort
    with pytest.raises(Refused) as fault:
        table.abort(0)
    assert refusal(fault) == "table-too-late-to-abort"


# -- waiting --------------------------------------------------------------------------------------


def test_with_bots_only_the_table_waits_for_who_left() -> None:
    table = fair(drivers=["greedy", None])
    assert not table.table_game.waits
    table.hand_over(1)
    assert table.table_game.waits
    table.come_back(1)
    assert not table.table_game.waits


def test_the_table_does_not_wait_while_another_person_plays() -> None:
    table = fair()
    table.hand_over(1)
    assert not table.table_game.waits
    table.hand_over(0)
    assert table.table_game.waits


def test_the_table_waits_for_nobody_who_cannot_return() -> None:
    table = fair(3, drivers=["greedy", "greedy", None])
    table.lose(2)
    assert not table.table_game.waits and table.table_game.status == "running"
    table = fair(drivers=["greedy", None])
    table.hand_over(1, "forgotten")
    assert not table.table_game.waits


def test_a_game_that_is_over_waits_for_nobody() -> None:
    table = fair(drivers=["greedy", None])
    table.hand_over(1)
    table.lose(1)
    assert not table.table_game.waits


# -- logs, steps and records ----------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3])
def test_a_log_and_a_snapshot_tell_how_it_ended(seats: int) -> None:
    table = fair(seats)
    table.lose(1)
    for game in (table.replayed(), restored(table)):
        assert game.result == table.table_game.result
        assert game.status == table.table_game.status
        assert game.has_lost(1)


def test_everybody_sees_why_it_ended() -> None:
    table = fair()
    table.lose(1)
    form = step_form(table.steps[-1], None)
    assert form["seat"] == 1 and form["meta"] == {"meta": "end", "by": "resignation"}


def test_the_record_of_an_early_end_has_no_result_but_says_who_won() -> None:
    table = fair()
    table.wait(4)
    table.lose(1)
    written = record(table.game, {}, ["", ""], table.log)
    assert written.result is None and check(written, table.game).sound
    form = {"ending": {"by": "resignation", "lost": [1], "winners": [0]}}
    assert written.lines[-1] == Meta(form, 4000)
    assert ending_of(written) == table.table_game.ending


def test_the_record_says_who_lost_before_the_end() -> None:
    table = fair(3)
    table.lose(2)
    play_out(table)
    written = record(table.game, {}, ["", "", ""], table.log)
    assert check(written, table.game).finished and check(written, table.game).sound
    remarks = [line.form for line in written.lines if isinstance(line, Meta)]
    assert remarks[0] == {"lost": {"seat": 2, "by": "resignation", "bot": "greedy"}}
    assert remarks[-1] == {"ending": table.table_game.ending.to_json()}  # type: ignore[union-attr]


def test_a_usual_record_is_as_before() -> None:
    table = fair()
    play_out(table)
    written = record(table.game, {}, ["", ""], table.log)
    assert not any(isinstance(line, Meta) for line in written.lines)


def test_a_resignation_of_an_older_log_is_a_handover() -> None:
    table = Table(Fair(), 2)
    body = {"meta": "handover", "why": "resigned", "bot": "greedy"}
    table.commit([LogEntry(table.version + 1, "meta", 1, body, table.now)])
    assert table.table_game.status == "running" and not table.table_game.has_lost(1)
    with pytest.raises(Refused) as fault:
        table.come_back(1)
    assert refusal(fault) == "table-given-up-for-good"
