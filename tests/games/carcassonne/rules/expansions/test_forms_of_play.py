"""What games with expansions write: options, states, actions, events, items and features."""

from random import Random
from typing import Any

import pytest

from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import (
    Carcassonne,
    CarcassonneState,
    Draw,
    Follower,
    Place,
    Start,
)

from .engine_tables import Engine, EngineTables
from .notation import ALL_THREE
from .rivers import FULL_RIVER, NO_PLACE_FOR_THE_LAKE

INNS = "inns_and_cathedrals"
TRADERS = "traders_and_builders"
NEW_KEYS = {"figures", "goods", "part", "second_tile", "river"}


def started(seats: int = 2, **options: str | int) -> CarcassonneState:
    state = Carcassonne().start(seats, options)
    state.apply(CHANCE, Start(0))
    return state


# Options and seats


def test_the_base_game_is_written_as_before() -> None:
    form = started().to_json()
    assert form["options"] == {"farmers": "per_field_3_once", "small_city": 4}
    assert not NEW_KEYS & set(form)
    assert len(form["bag"]) == 24


def test_options_are_written_when_they_are_not_the_default() -> None:
    form = started(expansions="river").to_json()
    options = {"farmers": "per_field_3_once", "small_city": 4}
    assert form["options"] == {**options, "expansions": "river"}
    form = started(expansions="river", river_start_tile="out", river_turns="alternate").to_json()
    more = {"expansions": "river", "river_start_tile": "out", "river_turns": "alternate"}
    assert form["options"] == {**options, **more}


def test_the_values_of_the_options() -> None:
    options = {option.name: option for option in Carcassonne().options}
    assert options["expansions"].values == (
        "none",
        "river",
        INNS,
        TRADERS,
        f"river-{INNS}",
        f"river-{TRADERS}",
        f"{INNS}-{TRADERS}",
        ALL_THREE,
    )
    assert options["river_start_tile"].values == ("in_stock", "out")
    assert options["river_turns"].values == ("no_u_turn", "alternate")


def test_seats_depend_on_the_expansions() -> None:
    game = Carcassonne()
    assert game.seat_counts == (2, 3, 4, 5)
    assert game.seat_counts_for({"expansions": INNS}) == (2, 3, 4, 5, 6)
    assert game.seat_counts_for({"expansions": "river"}) == (2, 3, 4, 5)
    assert game.seat_counts_for({}) == (2, 3, 4, 5)


# States


@pytest.mark.parametrize("expansions", ["river", INNS, TRADERS, ALL_THREE])
def test_every_game_with_an_expansion_has_all_new_keys(expansions: str) -> None:
    form = started(3, expansions=expansions).to_json()
    assert set(form) >= NEW_KEYS
    has_big, has_builder = int(INNS in expansions), int(TRADERS in expansions)
    assert form["figures"] == {
        "big": [has_big] * 3,
        "builder": [has_builder] * 3,
        "pig": [has_builder] * 3,
    }
    assert form["goods"] == [[0, 0, 0]] * 3
    assert (form["part"], form["second_tile"]) == (1, False)


def test_the_river_in_a_state() -> None:
    state = started(expansions="river")
    end = {"x": 1, "y": 0, "side": "W"}
    assert state.to_json()["river"] == {"left": 11, "end": end, "bend": None}
    state.apply(CHANCE, Draw("RG"))
    assert state.to_json()["river"]["left"] == 10
    state.apply(0, Place("RG", 1, 0, 0))
    end = {"x": 1, "y": 1, "side": "S"}
    assert state.to_json()["river"] == {"left": 10, "end": end, "bend": "left"}
    assert started(expansions=INNS).to_json()["river"] is None


@pytest.mark.parametrize(("river_turns", "bend"), [("no_u_turn", None), ("alternate", "left")])
def test_the_bend_is_kept_over_straight_tiles_with_alternate_only(
    river_turns: str, bend: str | None
) -> None:
    table = EngineTables().game("(1,0):RG0", "(1,1):RD0", river_turns=river_turns)
    assert table.state.to_json()["river"]["bend"] == bend


@pytest.mark.parametrize("river", [(*FULL_RIVER, "(9,2):RL3"), NO_PLACE_FOR_THE_LAKE])
def test_a_finished_river_has_no_end(river: tuple[str, ...]) -> None:
    table = EngineTables().game(*river)
    if river is NO_PLACE_FOR_THE_LAKE:
        table.draw("RL")
    form = table.state.to_json()
    assert form["river"] is None or (form["river"]["left"], form["river"]["end"]) == (0, None)
    again = Carcassonne().state_from_json(form)
    assert again.to_json() == form
    again.apply(CHANCE, Draw("B"))
    legal = [action.to_text() for action in again.legal(again.to_act or 0)]
    assert not [text for text in legal if text.startswith("(5,0)")]


def test_figures_on_the_table_say_what_they_are() -> None:
    table = EngineTables().position("(0,0):D0", expansions=INNS)
    table.play("U", at=(1, 0), turn=1, figure="big road 0")
    table.play("U", at=(2, 0), turn=1, by="blue", figure="field 0")
    assert table.state.to_json()["followers"] == [
        {"seat": 0, "x": 1, "y": 0, "on": "road", "at": "E", "figure": "big"},
        {"seat": 1, "x": 2, "y": 0, "on": "field", "at": "NL"},
    ]


def test_the_second_part_in_a_state() -> None:
    table = EngineTables().position("(0,0):W0 red on road 0", "(1,0):U1 red builder on road 0")
    state = table.state
    state.apply(CHANCE, Draw("U"))
    state.apply(0, Place("U", 2, 0, 1))
    assert (state.to_json()["part"], state.to_json()["second_tile"]) == (1, True)
    state.apply(0, Follower(None, None))
    assert (state.to_json()["part"], state.to_json()["second_tile"]) == (2, False)
    assert state.to_json()["player"] == 0


# Actions


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("city:N", {"on": "city", "at": "N"}),
        ("big:city:N", {"on": "city", "at": "N", "figure": "big"}),
        ("builder:road:E", {"on": "road", "at": "E", "figure": "builder"}),
        ("pig:field:NL", {"on": "field", "at": "NL", "figure": "pig"}),
        ("cloister", {"on": "cloister", "at": None}),
        ("big:cloister", {"on": "cloister", "at": None, "figure": "big"}),
        ("field", {"on": "field", "at": None}),
        ("big:field", {"on": "field", "at": None, "figure": "big"}),
    ],
)
def test_figures_as_text_and_json(text: str, form: dict[str, Any]) -> None:
    game = Carcassonne()
    action = game.action_from_text(text)
    assert action.to_text() == text
    assert action.to_json() == {"follower": form}
    assert game.action_from_json({"follower": form}) == action


def test_places_and_draws_with_two_letters() -> None:
    game = Carcassonne()
    assert game.action_from_text("(-1,0):RG0") == Place("RG", -1, 0, 0)
    assert game.chance_from_text("draw:RG") == Draw("RG")
    assert game.chance_from_json({"draw": "TX"}) == Draw("TX")


def test_the_order_of_the_choices() -> None:
    table = EngineTables().position("(0,0):D0 red on road 0 and red on field 1")
    state = table.state
    state.apply(CHANCE, Draw("D"))
    state.apply(0, Place("D", 1, 0, 0))
    assert [action.to_text() for action in state.legal(0)] == [
        "-",
        "city:N",
        "field:EL",
        "big:city:N",
        "big:field:EL",
        "builder:road:E",
        "pig:field:ER",
    ]


# Events and items


def events_of(table: Engine) -> list[dict[str, Any]]:
    return [event.to_json() for event in table.events]


def test_the_events_of_a_turn_with_everything() -> None:
    table = EngineTables().position(
        "(0,0):TQ0 red on city 0", "(1,0):G0 red builder on city 0", "(-1,0):E1"
    )
    table.play("E", at=(2, 0), turn=3, figure="big field 0")
    placed, scored, *rest, second = events_of(table)
    (goods,) = [event for event in rest if event["event"] == "goods_taken"]
    returned = [event for event in rest if event is not goods]
    assert placed == {
        "event": "follower_placed",
        "seat": 0,
        "x": 2,
        "y": 0,
        "on": "field",
        "at": "NL",
        "figure": "big",
    }
    assert (scored["event"], scored["item"]["points"]) == ("scored", 8)
    figures = [(one["event"], one.get("figure")) for one in returned]
    assert set(figures) == {("follower_returned", "builder"), ("follower_returned", None)}
    assert (goods["event"], goods["seat"]) == ("goods_taken", 0)
    assert goods["goods"] == {"wine": 1, "grain": 0, "cloth": 0}
    assert set(goods["city"]) == {"x", "y", "on", "at"}
    assert goods["city"]["on"] == "city"
    assert second == {"event": "second_tile", "seat": 0}


def test_events_are_read_again() -> None:
    table = EngineTables().position(
        "(0,0):TQ0 red on city 0", "(1,0):G0 red builder on city 0", "(-1,0):E1"
    )
    table.play("E", at=(2, 0), turn=3, figure="big field 0")
    for event in table.events:
        assert Carcassonne().event_from_json(event.to_json()) == event


def ended(*tiles: str, **more: Any) -> list[list[dict[str, Any]]]:
    """The items of every seat after the last tile, a meadow far from everything, is placed."""
    table = EngineTables().position(*tiles, "(0,-5):B0", bag="B", **more)
    table.play("B", at=(0, -6), by="red")
    outcome = table.state.outcome()
    assert outcome is not None
    items: list[list[dict[str, Any]]] = outcome.to_json()["items"]
    return items


def test_items_name_inn_and_cathedral() -> None:
    """Unfinished ones are listed with no points."""
    (road, city) = ended("(0,0):IB0 red on road 0", "(0,5):IK0 red on city 0")[0]
    assert (road["for"], road["points"], road["inn"]) == ("road", 0, True)
    assert (city["for"], city["points"], city["cathedral"]) == ("city", 0, True)
    (plain,) = ended("(0,0):U1 red on road 0")[0]
    assert "inn" not in plain


def test_items_of_pig_and_goods() -> None:
    fields = "(0,0):E0 red on field 0 and red pig on field 0"
    field, pig, wine = ended(fields, "(0,1):E2", goods={"red": (3, 0, 0)})[0]
    assert (field["for"], field["points"], "pig" in field) == ("field", 3, False)
    assert (pig["for"], pig["points"], pig["pig"]) == ("field", 1, True)
    assert pig["city"] == field["city"]
    assert wine == {"points": 10, "for": "goods", "goods": "wine", "tokens": 3}


# Features


def feature(table: Engine, x: int, y: int, on: str) -> dict[str, Any]:
    found = [
        form
        for form in [one.to_json() for one in table.state.features()]
        if form["kind"] == on and any((s["x"], s["y"]) == (x, y) for s in form["spots"])
    ]
    return dict(found[0])


def test_features_say_what_is_on_them() -> None:
    table = EngineTables().position(
        "(0,0):IB0 red big on road 0",
        "(1,0):U1 red builder on road 0",
        "(0,5):IK0 red on city 0",
        "(0,6):TQ1 blue on city 0",
        seats=2,
    )
    road = feature(table, 0, 0, "road")
    assert (road["inn"], road["followers"], road["builders"]) == (True, [2, 0], [0])
    assert (road["worth_now"], road["worth_finished"]) == (0, 2 * 4)
    city = feature(table, 0, 5, "city")
    assert (city["cathedral"], city["goods"]) == (True, {"wine": 1, "grain": 0, "cloth": 0})
    assert (city["worth_now"], city["worth_finished"]) == (0, 3 * 6)
    assert city["owners"] == [0, 1]
    assert not {"inn", "builders", "pigs"} & set(city)


def test_a_field_names_its_pigs() -> None:
    table = EngineTables().position("(0,0):E0 red on field 0 and red pig on field 0", seats=2)
    field = feature(table, 0, 0, "field")
    assert (field["pigs"], field["followers"]) == ([0], [1, 0])


# Whole games


@pytest.mark.parametrize("expansions", ["river", ALL_THREE])
def test_a_view_has_everything_and_can_be_determinized(expansions: str) -> None:
    game = Carcassonne()
    rng = Random(3)
    state = game.start(4, {"expansions": expansions})
    while (seat := state.to_act) is not None:
        if seat == CHANCE:
            state.apply(CHANCE, state.draw(rng))
        else:
            state.apply(seat, rng.choice(state.legal(seat)))
        if state.entry % 20 == 0:
            view = state.view(1)
            assert game.view_from_json(view.to_json()) == view
            assert game.determinize(view, rng).to_json() == state.to_json()
            assert state.copy().to_json() == state.to_json()
