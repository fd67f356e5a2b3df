"""Games with a prepared deal: its outcomes come first, in order, and nobody sees them."""

from __future__ import annotations

import json
from typing import Any

from meeplewright.core import check, find_game
from meeplewright.server.tablegame import TableGame, record, step_form
from meeplewright.server.tablegame.entries import Beginning
from tests.server.tablegame.test_beginnings import Continued

CARCASSONNE = find_game("carcassonne")
DEAL: tuple[dict[str, Any], ...] = ({"start": 1}, *({"draw": tile} for tile in "VEAV"))
LESSON = Beginning(lesson="carcassonne", deal=DEAL)


def on_the_deal(seed: int = 0) -> Continued:
    return Continued(CARCASSONNE, 2, LESSON, seed=seed)


def drawn(table: Continued) -> list[dict[str, Any]]:
    return [entry.body for entry in table.log if entry.kind == "chance"]


def play_turns(table: Continued, turns: int) -> None:
    for _ in range(2 * turns):
        table.act_somehow(table.table_game.state.actors[0])


def test_the_deal_comes_in_its_order_and_then_luck_decides() -> None:
    first, second = on_the_deal(seed=1), on_the_deal(seed=2)
    for table in (first, second):
        assert drawn(table) == list(DEAL[:2])
        play_turns(table, 9)
        assert drawn(table)[: len(DEAL)] == list(DEAL)
    assert drawn(first) != drawn(second)


def test_what_the_deal_does_not_prepare_is_luck() -> None:
    hand = tuple({"worker": "red"} for _ in range(8))
    deal = ({"home": "home_3"}, {"home": "home_1"}, *hand, {"tile": "miner"})
    beginning = Beginning(lesson="keyflower", deal=deal)
    tables = [Continued(find_game("keyflower"), 2, beginning, seed=seed) for seed in range(3)]
    for table in tables:
        screen = table.table_game.state.view(0).to_json()["screens"][0]["own_workers"]
        assert screen == {"blue": 0, "red": 8, "yellow": 0, "green": 0}
        assert {"tile": "miner"} in drawn(table)
    assert len({str(drawn(table)) for table in tables}) == 3


def test_a_turn_taken_back_meets_the_same_deal() -> None:
    table = on_the_deal()
    seat = table.table_game.state.actors[0]
    table.act_somehow(seat)
    table.act_somehow(seat)
    assert drawn(table)[-1] == DEAL[2]
    table.take_back(seat, 3)
    table.answer(1 - seat)
    table.act_somehow(seat)
    table.act_somehow(seat)
    assert drawn(table)[-1] == DEAL[2]
    play_turns(table, 2)
    assert drawn(table)[-2:] == list(DEAL[3:])


def test_the_rest_of_the_deal_survives_a_snapshot() -> None:
    table = on_the_deal()
    form = json.loads(json.dumps(table.table_game.snapshot()))
    assert (
        TableGame.from_snapshot(CARCASSONNE, form).known_outcomes == table.table_game.known_outcomes
    )
    assert [outcome.to_json() for _, outcome in table.table_game.known_outcomes] == list(DEAL[2:])
    assert table.replayed().known_outcomes == table.table_game.known_outcomes


def test_everybody_is_told_of_the_lesson_and_nobody_of_the_deal() -> None:
    start = on_the_deal().steps[0]
    seats = [{"kind": "person"}, {"kind": "person"}]
    for seat in (0, 1, None):
        meta = {
            "meta": "start",
            "seats": seats,
            "lesson": "carcassonne",
            "chapter": "",
            "turns": [],
        }
        assert step_form(start, seat).get("meta") == meta


def test_what_was_played_before_takes_nothing_from_the_deal() -> None:
    played = ((None, {"start": 1}), (None, {"draw": "V"}))
    beginning = Beginning(played, lesson="carcassonne", deal=({"draw": "E"}, {"draw": "V"}))
    table = Continued(CARCASSONNE, 2, beginning)
    play_turns(table, 2)
    assert drawn(table)[:4] == [*(body for _, body in played), *beginning.deal]
    assert table.replayed().known_outcomes == table.table_game.known_outcomes


def test_the_record_is_that_of_any_game() -> None:
    table = on_the_deal()
    while table.table_game.status == "running":
        table.act_somehow(table.table_game.state.actors[0])
    written = record(CARCASSONNE, {}, ["Ann", "Bob"], table.log)
    verdict = check(written)
    assert verdict.sound and verdict.finished
    assert '"deal"' not in written.dumps()


def test_it_goes_through_json() -> None:
    assert Beginning.from_json(json.loads(json.dumps(LESSON.to_json()))) == LESSON
