"""Games that do not start at the beginning: from earlier entries, or from a position."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from meeplewright.core import CHANCE, Game, State, check, find_game
from meeplewright.core.records import Meta
from meeplewright.server.errors import Refused
from meeplewright.server.tablegame import ClockRule, LogEntry, TableGame, record, step_form
from meeplewright.server.tablegame.entries import START, Beginning
from tests.core.tiny_game import Tiny
from tests.server.tablegame.fair import Fair
from tests.server.tablegame.table import NOON, Table

Played = tuple[tuple[int | None, dict[str, Any]], ...]


class Continued(Table):
    """A table whose game continues from something."""

    def __init__(self, game: Game, seats: int, beginning: Beginning, **wishes: Any) -> None:
        self.beginning = beginning
        super().__init__(game, seats, **wishes)

    def commit(self, entries: Any) -> None:
        if self.version == 0:  # the start was planned without what it continues from
            drivers = [None] * self.table_game.seats
            entries = self.table_game.plan_start(drivers, self.now, self.luck, self.beginning)
        super().commit(entries)


def played(game: Game, seats: int, entries: int, seed: int) -> tuple[Played, State]:
    """A random game so far, and its state."""
    state, rng = game.start(seats), Random(seed)
    found: list[tuple[int | None, dict[str, Any]]] = []
    while len(found) < entries and state.to_act is not None:
        seat = state.to_act
        action = state.draw(rng) if seat == CHANCE else state.random_action(rng)
        found.append((None if seat == CHANCE else seat, action.to_json()))
        state.apply(seat, action)
    return tuple(found), state


def said(*words: tuple[int, str]) -> Beginning:
    """Words of Fair."""
    return Beginning(tuple((seat, {"say": word}) for seat, word in words))


# -- earlier entries ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["carcassonne", "keyflower"])
@pytest.mark.parametrize("entries", [1, 7, 40])
def test_the_entries_stand_in_the_log_and_the_game_goes_on(name: str, entries: int) -> None:
    game = find_game(name)
    before, state = played(game, 2, entries, seed=5)
    table = Continued(game, 2, Beginning(before))
    assert table.log[0].body["played"] == len(before)
    assert [(one.seat, one.body) for one in table.log[1 : len(before) + 1]] == list(before)
    assert table.table_game.state.to_act != CHANCE
    for entry in table.log[len(before) + 1 :]:
        state.apply(CHANCE, game.chance_from_json(entry.body))
    assert table.table_game.state == state
    assert table.replayed().state == state


def test_its_record_is_whole_and_says_where_it_goes_on() -> None:
    game = find_game("carcassonne")
    before, _ = played(game, 2, 50, seed=1)
    table = Continued(game, 2, Beginning(before))
    while table.table_game.status == "running":
        table.act_somehow(table.table_game.state.actors[0])
    written = record(game, {}, ["Ann", "Bob"], table.log)
    verdict = check(written)
    assert verdict.sound and verdict.finished
    remarks = [line for line in written.lines if isinstance(line, Meta)]
    assert remarks == [Meta({"played_on": {"entry": 50}}, 0)] == [written.lines[0]]
    assert [(one.seat, one.form) for one in written.entries[:50]] == [
        (CHANCE if seat is None else seat, body) for seat, body in before
    ]


def test_no_takeback_goes_behind_what_was_played_before() -> None:
    table = Continued(Fair(), 2, said((0, "a"), (1, "b")))
    assert table.version == 3 and table.table_game.free_from(0) is None
    for to in (1, 2):
        with pytest.raises(Refused) as refused:
            table.take_back(0, to)
        assert refused.value.reason.key == "table-nothing-to-take-back"
    table.say(0, "b")
    assert table.table_game.free_from(0) == 3
    table.take_back(0, 3)
    assert table.table_game.state.to_json()["stalls"] == [["a"], ["b"]]


def test_not_even_with_everybodys_consent() -> None:
    table = Continued(Fair(), 2, said((0, "done"), (1, "done"), (1, "coin")))
    assert table.table_game.state.actors == (1,)
    table.say(1, "go")  # a lot is drawn, so the other seat is asked
    with pytest.raises(Refused) as refused:
        table.take_back(1, 3)
    assert refused.value.reason.key == "table-nothing-to-take-back"
    table.take_back(1, 4)
    table.answer(0)
    assert table.table_game.state.to_json()["picked"] == "coin"


def test_the_floor_survives_a_snapshot_and_a_copy() -> None:
    table = Continued(Fair(), 2, said((0, "a"), (1, "b")))
    form = json.loads(json.dumps(table.table_game.snapshot()))
    for table_game in (TableGame.from_snapshot(table.game, form), table.table_game.copy()):
        assert table_game.snapshot() == table.table_game.snapshot()
        with pytest.raises(Refused):
            table_game.plan_takeback(0, table_game.version, START, NOON)


def test_turns_played_before_cost_and_give_no_time() -> None:
    clock = {"kind": "game", "seconds": 60, "increment": 5}
    turns = said((0, "done"), (1, "done"), (1, "coin"), (1, "go"))
    turns = Beginning((*turns.played, (None, {"lot": "head"})))
    table = Continued(Fair(), 2, turns, clock=clock)
    assert table.lefts() == [60, 60] and table.running() == [0]
    table.wait(10)
    table.say(0, "die", "go")
    assert table.lefts() == [55, 60] and table.running() == [1]


# -- positions ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [Tiny(), find_game("keyflower")], ids=["tiny", "keyflower"])
def test_a_game_begins_from_a_position(game: Game) -> None:
    _, state = played(game, 3, 4, seed=2)
    table = Continued(game, 3, Beginning(position=state.to_json()))
    assert table.log[0].body["position"] == state.to_json()
    assert len(table.log) == 1 or table.log[1].kind == "chance"
    before = table.table_game.state.copy()
    seat = before.actors[0]
    action = table.act_somehow(seat)
    before.apply(seat, action)
    done = [entry.kind for entry in table.log].index("do")
    for entry in table.log[done + 1 :]:
        before.apply(CHANCE, game.chance_from_json(entry.body))
    assert table.table_game.state == before == table.replayed().state
    assert table.table_game.state.entry > 4


def test_whoever_is_to_act_in_a_position_has_a_clock_that_runs() -> None:
    state = Table(Fair(), 2)
    state.say(0, "done")
    beginning = Beginning(position=state.table_game.state.to_json())
    table = Continued(Fair(), 2, beginning, clock={"kind": "move", "seconds": 60})
    table.wait(5)
    assert table.running() == [1] and table.lefts() == [60, 55]


def test_a_takeback_returns_to_the_position() -> None:
    beginning = Beginning(position=Table(Fair(), 2).table_game.state.to_json())
    table = Continued(Fair(), 2, beginning)
    restored = TableGame.from_snapshot(
        table.game, json.loads(json.dumps(table.table_game.snapshot()))
    )
    for table_game in (table.table_game, restored):
        acted = table_game.plan_act(0, table_game.version, {"say": "a"}, NOON, Random())
        for entry in acted.entries:
            table_game.apply(entry)
        for entry in table_game.plan_takeback(0, table_game.version, START, NOON):
            table_game.apply(entry)
        assert table_game.state.to_json()["stalls"] == [[], []]


def test_nobody_is_told_the_position() -> None:
    beginning = Beginning(position=Table(Fair(), 2).table_game.state.to_json())
    start = Continued(Fair(), 2, beginning).steps[0]
    seats = [{"kind": "person"}, {"kind": "person"}]
    for seat in (0, 1, None):
        assert step_form(start, seat).get("meta") == {"meta": "start", "seats": seats}


def test_a_game_from_a_position_has_no_record() -> None:
    beginning = Beginning(position=Table(Fair(), 2).table_game.state.to_json())
    table = Continued(Fair(), 2, beginning)
    with pytest.raises(Refused) as refused:
        record(table.game, {}, ["Ann", "Bob"], table.log)
    assert refused.value.reason.key == "table-plan"


def test_a_beginning_goes_through_json() -> None:
    for beginning in (Beginning(((None, {"a": 1}), (0, {"b": 2}))), Beginning(position={"c": 3})):
        assert Beginning.from_json(json.loads(json.dumps(beginning.to_json()))) == beginning


def test_a_start_from_nothing_is_as_it_always_was() -> None:
    table_game = TableGame.begin(Fair(), 2, {}, ClockRule())
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]
    body = {"meta": "start", "seats": seats}
    planned = table_game.plan_start([None, "greedy"], NOON, Random())
    assert planned == [LogEntry(1, "meta", None, body, NOON)]
