"""A log read from the beginning: steps as each seat can see them, and the record at the end."""

from meeplewright.core import Record, check, find_game, replay
from meeplewright.core.records import Meta
from meeplewright.server.tablegame import history, record, step_form
from tests.core.tiny_game import Tiny
from tests.server.tablegame.fair import Fair
from tests.server.tablegame.random_play import CLOCKS, RandomPlay
from tests.server.tablegame.table import Table
from tests.server.tablegame.test_takeback import fair


def remarks(written: Record) -> list[dict[str, object]]:
    return [line.form for line in written.lines if isinstance(line, Meta)]


# -- steps ----------------------------------------------------------------------------------------


def test_a_step_shows_a_seat_what_the_events_show_it() -> None:
    table = Table(Fair(), 2)
    table.say(0, "a")
    step = table.steps[-1]
    form = {"version": 2, "at": table.now, "kind": "do", "seat": 0}
    said = {"event": "said", "seat": 0}
    assert step_form(step, 0) == {**form, "events": [{**said, "words": ["a"]}]}
    assert (
        step_form(step, 1) == step_form(step, None) == {**form, "events": [{**said, "words": []}]}
    )


def test_an_outcome_shows_its_events_and_nothing_of_itself() -> None:
    table = Table(Tiny(), 2)
    dealt = table.steps[1]
    assert dealt.kind == "chance" and dealt.body["deal"] in (1, 2, 3, 4)
    form = {"version": 2, "at": table.now, "kind": "chance", "seat": None}
    card = {"event": "dealt", "seat": 0}
    assert step_form(dealt, 0) == {**form, "events": [{**card, "shown": [dealt.body["deal"]]}]}
    assert step_form(dealt, 1) == {**form, "events": [{**card, "shown": []}]}


def test_remarks_are_for_everybody() -> None:
    table = fair()
    table.hand_over(1, "left", "greedy")
    for seat in (0, 1, None):
        form = step_form(table.steps[-1], seat)
        assert form.get("meta") == {"meta": "handover", "why": "left", "bot": "greedy"}
        assert form["seat"] == 1 and form["events"] == []


def test_history_gives_the_steps_that_were_taken() -> None:
    play = RandomPlay(find_game("keyflower"), 2, CLOCKS[1], seed=3)
    play.run(60)
    assert list(history(play.table.game, 2, {}, play.table.log)) == play.table.steps


# -- records --------------------------------------------------------------------------------------


def test_a_record_holds_the_final_line_and_says_what_was_taken_back() -> None:
    table = fair()
    there = table.version
    table.wait(3)
    table.say(1, "coin", "go")
    table.take_back(1, there)
    table.answer(0)
    table.wait(2)
    table.say(1, "die")
    written = record(table.game, {}, ["Anna", "Béla"], table.log, date="2026-05-01")
    assert written.dumps().splitlines() == [
        '{"mwr":1,"game":"fair","rules":1,"options":{},"seats":[{"name":"Anna","kind":"person"},'
        '{"name":"Béla","kind":"person"}],"date":"2026-05-01"}',
        '{"seat":0,"do":{"say":"done"},"t":0}',
        '{"seat":1,"do":{"say":"done"},"t":0}',
        '{"meta":{"takeback":{"seat":1,"entry":2}},"t":3000}',
        '{"seat":1,"do":{"say":"die"},"t":5000}',
    ]


def test_a_bot_is_called_by_its_spec_and_a_handover_is_a_remark() -> None:
    table = fair(drivers=["greedy", None])
    table.hand_over(1, "left", "random")
    table.say(1, "coin")
    table.come_back(1)
    written = record(table.game, {}, ["Anna", "Béla"], table.log)
    assert [(seat.name, seat.kind) for seat in written.header.seats] == [
        ("greedy", "bot"),
        ("Béla", "person"),
    ]
    assert remarks(written) == [
        {"handover": {"seat": 1, "why": "left", "bot": "random"}},
        {"return": {"seat": 1}},
    ]


def test_only_a_finished_game_has_a_result() -> None:
    table = fair()
    assert record(table.game, {}, ["", ""], table.log).result is None
    for seat in (1, 0, 1, 0):
        table.say(seat, "coin", "go")
    written = record(table.game, {}, ["", ""], table.log)
    outcome = table.table_game.state.outcome()
    assert outcome is not None and written.result == outcome.to_json()
    assert check(written, table.game).sound


def test_options_other_than_the_default_stand_in_the_record() -> None:
    table = Table(Tiny(), 2)
    written = record(table.game, {"bonus": 5}, ["", ""], table.log)
    assert written.header.options == {"bonus": 5}


def test_a_record_replays_to_the_state_of_the_table_game() -> None:
    play = RandomPlay(find_game("carcassonne"), 2, CLOCKS[0], seed=9)
    play.run(80)
    written = record(play.table.game, {}, ["", ""], play.table.log)
    assert replay(written) == play.table_game.state
