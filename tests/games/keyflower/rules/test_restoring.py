"""The JSON of an impossible state or view is refused, and the field is named."""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from meeplewright.core import CHANCE, InvalidJson
from meeplewright.core.errors import GameError
from meeplewright.games.keyflower import Keyflower, KeyflowerState

from .table import position

Json = dict[str, Any]
Damage = Callable[[Json], object]

KEYFLOWER = Keyflower()


def in_summer() -> KeyflowerState:
    rng = Random(4)
    state = KEYFLOWER.start(3)
    while state.to_json()["season"] != "summer" or state.to_json()["phase"] != "turn":
        seat = state.to_act
        assert seat is not None
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
    return state


SUMMER = in_summer().to_json()


@pytest.mark.parametrize(
    ("field", "damage"),
    [
        ("bag", lambda form: form["bag"].update(blue=99)),
        ("pile", lambda form: form["pile"].update(saw=17)),
        ("supply", lambda form: form["supply"].update(wood=999)),
        ("villages", lambda form: form["villages"][0].update(home=None)),
        ("villages", lambda form: form["villages"][0].update(home="keywood")),
        ("villages", lambda form: form["villages"][0]["tiles"][0].update(q=30, r=30)),
        ("phase", lambda form: form.update(phase="over", to_act=None)),
        ("placement", lambda form: form.update(phase="workers")),
        ("placement", lambda form: form.update(phase="choose")),
        ("draws", lambda form: form.update(phase="draw", to_act=-1)),
        ("draws", lambda form: form["draws"].update(queue=[["home", 99]])),
        ("boat_order", lambda form: form.update(phase="boat", boat_order=[])),
        ("boat_order", lambda form: form.update(phase="boat", boat_turn=9)),
        ("boat_order", lambda form: form.update(boat_order=[0, 0, 1])),
        ("passes", lambda form: form.update(passes=3)),
        ("transport", lambda form: form["transport"].update(steps=2)),
        ("draws", lambda form: form["draws"].update(then="season")),
        ("boats", lambda form: form["boats"][0].update(taken_by=1)),
        ("boats", lambda form: form["boats"].pop()),
        ("boats", lambda form: form["boats"].append(form["boats"][0])),
        ("boats", lambda form: form["boats"][0].update(tile="keywood")),
        ("turn_order", lambda form: form["turn_order"].pop()),
        ("box", lambda form: form["box"].append(form["box"][0])),
        ("winter", lambda form: form["winter"][1].update(dealt_tiles=[])),
        ("winter", lambda form: form["winter"][1].update(form["winter"][0])),
        ("villages", lambda form: form["villages"][0].update(laying="keywood")),
        ("screens", lambda form: form["screens"][1]["known_workers"].update(blue=[40, 40])),
        ("known_by", lambda form: form["known_by"][1]["pile"].update(saw=[0, 0])),
        ("everybody_knows", lambda form: form["everybody_knows"]["bag"].update(red=[40, 40])),
    ],
)
def test_a_state_that_cannot_be_is_refused(field: str, damage: Damage) -> None:
    form = deepcopy(SUMMER)
    damage(form)
    with pytest.raises(InvalidJson) as refused:
        KEYFLOWER.state_from_json(form)
    assert refused.value.reason.rule == field


def test_a_chain_that_cannot_be_completed_is_refused() -> None:
    """KF T1: also of another seat, whose screen the view does not show."""
    table = position(seats=2, middle="carpenter", screens={0: "red 1 | saw 1 anvil 1"})
    table.do("use:carpenter")
    form = table.state.to_json()
    form["screens"][0]["own_skills"].update(saw=0, pickaxe=1)
    form["pile"].update(saw=16, pickaxe=15)
    with pytest.raises(InvalidJson, match="placement"):
        KEYFLOWER.state_from_json(form)
    for seat in (0, 1, None):
        view = table.state.view(seat).to_json()
        if seat == 0:
            view["screens"][0]["own_skills"].update(saw=0, pickaxe=1)
        view["screens"][0]["known_skills"]["saw"] = [0, 0]
        with pytest.raises(InvalidJson, match="placement"):
            KEYFLOWER.view_from_json(view)


def summer_tile(form: Json, **more: Any) -> Json:
    """The first tile of the auction, with something added to it."""
    tile: Json = form["auction"][0]
    tile.update(more)
    return tile


def bid(seat: int, count: int) -> Json:
    return {"seat": seat, "colour": "red", "count": count, "lying": False}


@pytest.mark.parametrize(
    "damage",
    [
        lambda form: summer_tile(form, colour="red", bids=[bid(0, 1), bid(1, 1)]),  # KF B4
        lambda form: summer_tile(form, bids=[{**bid(0, 1), "lying": True}]),  # KF C1
        lambda form: summer_tile(form, colour="red"),  # KF C6
        lambda form: summer_tile(form, last_use=2),  # KF U3
        lambda form: summer_tile(form)["resources"].update(wood=1),
        lambda form: form["box"].append("jeweller"),  # KF W1: a winter tile
    ],
)
def test_an_auction_that_no_season_has_is_refused(damage: Damage) -> None:
    form = deepcopy(SUMMER)
    damage(form)
    with pytest.raises(InvalidJson):
        KEYFLOWER.state_from_json(form)


def test_every_tile_of_a_village_is_joined_to_the_home() -> None:
    """KF V2: two tiles beside each other are not enough."""
    table = position(villages={0: "keywood (0,-1) r2; miner (0,-2) r0"})
    form = table.state.to_json()
    for tile in form["villages"][0]["tiles"][-2:]:
        tile["r"] -= 5
    with pytest.raises(InvalidJson, match="villages"):
        KEYFLOWER.state_from_json(form)


def test_the_boats_taken_are_those_of_the_seats_that_had_their_turn() -> None:
    """KF Z5.3"""
    state = in_summer()
    while state.to_json()["phase"] != "boat":
        seat = state.to_act
        assert seat is not None
        state.apply(seat, state.draw(Random(1)) if seat == CHANCE else state.legal(seat)[0])
    assert KEYFLOWER.state_from_json(state.to_json()) == state
    form = state.to_json()
    form["boats"][0].update(taken_by=0, workers=dict.fromkeys(form["boats"][0]["workers"], 0))
    with pytest.raises(InvalidJson, match="boats"):
        KEYFLOWER.state_from_json(form)


def test_villages_that_are_all_built_leave_nobody_to_act() -> None:
    form = deepcopy(SUMMER)
    form.update(phase="village", to_act=None)
    for village in form["villages"]:
        village["built"] = True
    with pytest.raises(InvalidJson, match="phase"):
        KEYFLOWER.state_from_json(form)


@pytest.mark.parametrize(
    "damage",
    [
        lambda form: form["everybody_knows"]["pile"].update(saw=[99, 99]),
        lambda form: form["screens"][1]["known_workers"].update(blue=[30, 40]),
        lambda form: form["screens"][1]["known_workers"].update(blue=[3, 2]),
        lambda form: form.update(bag_count=119),
    ],
)
def test_a_view_that_no_table_has_is_refused(damage: Damage) -> None:
    """Otherwise filling it in would never end."""
    form = in_summer().view(0).to_json()
    damage(form)
    with pytest.raises(InvalidJson) as refused:
        KEYFLOWER.view_from_json(form)
    assert refused.value.reason.rule == "known"


@pytest.mark.parametrize("hidden", [5, "ab", []])
def test_an_event_with_a_strange_hidden_part_is_refused(hidden: object) -> None:
    with pytest.raises(GameError):
        KEYFLOWER.event_from_json({"event": "done", "seat": 0, "do": {}, "hidden": hidden})
