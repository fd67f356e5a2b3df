"""What the seats see: every step, random draws, who won what, and the seasons."""

from typing import Any

import pytest

from meeplewright.core import Event

from .table import begun, position

Json = dict[str, Any]


def event_forms(events: list[Event], seat: int | None = None) -> list[Json]:
    """The events as the seat sees them; None for a spectator."""
    seen = [event.seen_by(seat) for event in events]
    return [event.to_json() for event in seen if event is not None]


def kinds(events: list[Event]) -> list[str]:
    return [form["event"] for form in event_forms(events)]


def test_every_step_is_told_to_all() -> None:
    """KF H7: all passes and placements."""
    table = position(middle="keywood", screens={0: "red 2"})
    events = table.do("bid:keywood", "workers:2,red")
    steps: list[Json] = [{"bid": "keywood"}, {"workers": {"colour": "red", "number": 2}}]
    for seat in (0, 1, None):
        assert event_forms(events, seat) == [
            {"event": "done", "seat": 0, "do": step} for step in steps
        ]


def test_only_who_draws_is_told_what_came() -> None:
    """KF H4"""
    table = position(middle="alehouse", screens={0: "red 1"})
    table.do("use:alehouse", "workers:1,red")
    events = table.draw("worker:blue")
    for seat, thing in ((0, "blue"), (1, None), (None, None)):
        came = {"event": "came", "what": "worker", "thing": thing, "seat": 0, "boat": None}
        assert event_forms(events, seat) == [came]


def test_cargo_and_tiles_come_in_the_open() -> None:
    """KF H7, H8"""
    table = begun(2)
    table.pass_all()
    table.take_boats()
    events = table.luck()
    assert {form["what"] for form in event_forms(events)} >= {"worker", "skill", "tile"}
    assert all(form["thing"] for form in event_forms(events))
    assert {form["boat"] for form in event_forms(events) if form["what"] == "skill"} == {
        "keyflower",
        "sea_bastion",
    }


def test_a_skill_paid_face_down_is_told_without_its_type() -> None:
    """KF H5"""
    table = position(middle="brewer", screens={0: "red 1 | anvil 1"}, bag="")
    table.do("use:brewer", "workers:1,red")
    events = table.do("pay_skill:anvil")
    assert event_forms(events, 0)[0]["do"] == {"pay_skill": "anvil"}
    assert event_forms(events, 1)[0]["do"] == {"pay_skill": None}


def test_a_choice_of_winter_tiles_is_told_without_the_tiles() -> None:
    """KF H6"""
    hands = {0: "scribes scholar", 1: "jeweller", 2: "windmill"}
    table = position(season="winter", phase="winter", hands=hands)
    events = table.do("winter:scribes", by=0)
    assert event_forms(events, 0)[0]["do"] == {"winter": ["scribes"]}
    assert event_forms(events, 2)[0]["do"] == {"winter": None}
    assert kinds(events) == ["done"]


def test_the_winter_tiles_are_revealed_together_and_nobody_learns_whose_they_are() -> None:
    """KF W1, H2, H10: the tiles, and how many each seat chose."""
    hands = {0: "scribes scholar", 1: "jeweller apothecary", 2: "windmill"}
    table = position(season="winter", phase="winter", hands=hands)
    table.do("winter:scribes", by=0)
    table.do("winter:windmill", by=2)
    events = table.do("winter:apothecary,jeweller", by=1)
    revealed = {
        "event": "revealed",
        "tiles": ["apothecary", "jeweller", "scribes", "windmill"],
        "numbers": [1, 2, 1],
    }
    for seat in (0, 1, 2, None):
        assert event_forms(events, seat)[1:] == [revealed]


def test_at_the_end_of_a_season_it_is_told_who_won_what_for_how_much() -> None:
    """KF Z2, Z3, Z5: and which tiles had no bids."""
    table = position(
        middle="keywood red:2 by 0, red:3 by 1; miner; turn_order_tile_1 blue:4 by 2",
        passes=2,
    )
    assert event_forms(table.do("pass")) == [
        {"event": "done", "seat": 0, "do": {"pass": True}},
        {"event": "settled", "tile": "keywood", "seat": 1, "price": 3},
        {"event": "settled", "tile": "miner", "seat": None, "price": 0},
        {"event": "settled", "tile": "turn_order_tile_1", "seat": 2, "price": 4},
        {"event": "took", "seat": 0, "workers": {"red": 2}, "tile": None},
        {"event": "began", "phase": "boat", "season": "summer"},
    ]


def test_workers_that_come_back_are_told_once_for_every_seat() -> None:
    """KF H11, Z1, Z3, Z4: a losing bid, workers on a won tile, workers in the village."""
    table = position(
        middle="keywood on red:2 red:2 by 0, red:3 by 1; miner yellow:1 by 0",
        villages={1: "home_2 on blue:1", 2: "home_3"},
        passes=2,
    )
    events = table.do("pass")
    for observer in (0, 1, None):
        assert [form for form in event_forms(events, observer) if form["event"] == "took"] == [
            {"event": "took", "seat": 0, "workers": {"red": 2}, "tile": None},
            {"event": "took", "seat": 1, "workers": {"blue": 1, "red": 2}, "tile": None},
        ]


@pytest.mark.parametrize(("green", "times"), [(1, 1), (0, 0)])
def test_the_green_worker_of_a_summer_boat_is_told(green: int, times: int) -> None:
    """KF Y2, H11: while there is one."""
    village = "home_1; summer_boat_1 (0,1) r0 b"
    table = position(villages={0: village}, season="summer", green=green)
    table.pass_all()
    bonus = {"event": "took", "seat": 0, "workers": {"green": 1}, "tile": "summer_boat_1"}
    found = event_forms(table.take_boats())
    assert [form for form in found if form["event"] == "took"] == [bonus] * times
    assert table.screen(0).get("green", 0) == times


def test_villages_and_seasons_begin_with_an_event() -> None:
    """KF Z6"""
    table = position(season="spring", middle="keywood red:1 by 1")
    table.pass_all()
    assert event_forms(table.take_boats())[-1] == {
        "event": "began",
        "phase": "village",
        "season": "spring",
    }
    events = table.do("pick:keywood", "lay:0,-1,2", "finish", by=1)
    assert event_forms(events)[-1] == {"event": "began", "phase": "draw", "season": "summer"}


def test_a_season_begins_with_an_event_even_straight_after_a_draw() -> None:
    """KF Z6, Y1: 1a draws, and nobody has a tile to lay."""
    table = position(villages={0: "home_1; summer_boat_1 (0,1) r0 a"}, season="summer")
    table.pass_all()
    table.take_boats()
    events = table.draw("worker:red", "worker:red")
    assert kinds(events) == ["came", "came", "began"]
    assert event_forms(events)[-1]["season"] == "autumn"


def test_the_end_is_told_with_points_and_winners() -> None:
    """KF F11"""
    table = position(season="winter", seats=2, villages={0: "home_1 back"})
    table.pass_all()
    table.take_boats("keyflower", "sea_bastion")
    events: list[Event] = []
    while table.phase == "village":
        events = table.do(min(table.legal(table.seat)), by=table.seat)
    assert event_forms(events)[-1] == {"event": "ended", "points": [7, 1], "winners": [0]}


def test_the_screens_are_opened_before_the_points_are_told() -> None:
    """KF H13: to everybody, and only then."""
    screens = {0: "red 2 | saw 1", 1: "blue 3 green 1"}
    table = position(season="winter", seats=2, screens=screens)
    table.pass_all()
    table.take_boats("keyflower", "sea_bastion")
    events: list[Event] = []
    while table.phase == "village":
        assert "opened" not in kinds(events)
        events = table.do(min(table.legal(table.seat)), by=table.seat)
    for seat in (0, 1, None):
        assert event_forms(events, seat)[1:-1] == [
            {"event": "opened", "seat": 0, "workers": {"red": 2}, "skills": {"saw": 1}},
            {"event": "opened", "seat": 1, "workers": {"blue": 3, "green": 1}, "skills": {}},
        ]
