"""JSON of states and views: read back completely, or refused with the field's name."""

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meeplewright.core import CHANCE, GameError, InvalidJson, InvalidSetup
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState
from tests.games.carcassonne.rules.test_reading import Json, json_values, refused

GAME = Carcassonne()


def play_on(state: CarcassonneState, rng: Random) -> None:
    """One random entry."""
    seat = state.to_act
    assert seat is not None
    state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))


def after(entries: int) -> CarcassonneState:
    """A game of three after this many random entries, or at its end."""
    state, rng = GAME.start(3), Random(5)
    while state.entry < entries and state.to_act is not None:
        play_on(state, rng)
    return state


@cache
def text_in_phase(phase: str) -> str:
    state, rng = after(60), Random(6)
    while True:
        form = state.to_json()
        if form["phase"] == phase and form["followers"] and form["scored"]:
            return json.dumps(form)
        play_on(state, rng)


def in_phase(phase: str) -> Json:
    """The JSON of a state in this phase, with followers on the table and points scored."""
    form: Json = json.loads(text_in_phase(phase))
    return form


def written(state: CarcassonneState) -> Json:
    form: Json = json.loads(json.dumps(state.to_json()))
    return form


@pytest.mark.parametrize("entries", [0, 1, 2, 3, 40, 41, 42, 120, 999])
def test_a_written_state_reads_back(entries: int) -> None:
    state = after(entries)
    assert GAME.state_from_json(written(state)) == state
    for seat in (0, 2, None):
        view = state.view(seat)
        assert GAME.view_from_json(json.loads(json.dumps(view.to_json()))) == view


@pytest.mark.parametrize(
    ("field", "value", "error"),
    [
        ("seats", 6, InvalidSetup),
        ("seats", None, InvalidJson),
        ("options", None, InvalidJson),
        ("phase", "draw", InvalidJson),
        ("phase", "over", InvalidJson),
        ("phase", "pause", InvalidJson),
        ("phase", ["place"], InvalidJson),
        ("start", 3, InvalidJson),
        ("start", None, InvalidJson),
        ("player", -1, InvalidJson),
        ("player", 3, InvalidJson),
        ("to_act", 1000, InvalidJson),
        ("entry", 10**30, InvalidJson),
        ("entry", 41, InvalidJson),
        ("in_hand", None, InvalidJson),
        ("in_hand", "Y", InvalidJson),
        ("in_hand", {}, InvalidJson),
        ("discarded", "", InvalidJson),
        ("discarded", [[]], InvalidJson),
        ("bag", {}, InvalidJson),
        ("points", [0, 0, 0, 0], InvalidJson),
        ("supply", [7, 7, 7], InvalidJson),
        ("tiles", None, InvalidJson),
        ("followers", {}, InvalidJson),
        ("scored", 7, InvalidJson),
    ],
)
def test_a_changed_field_of_a_state_is_named(
    field: str, value: Any, error: type[GameError]
) -> None:
    form = in_phase("place")
    named = "in_hand" if field == "phase" and value in ("draw", "over") else field
    refused(GAME.state_from_json, form | {field: value}, error, named)


def test_a_field_too_many_or_too_few_is_named() -> None:
    form = written(after(42))
    refused(GAME.state_from_json, form | {"weather": "fine"}, InvalidJson, "weather")
    for field in form:
        short = {name: value for name, value in form.items() if name != field}
        with pytest.raises(GameError):
            GAME.state_from_json(short)


def changed(form: Json, path: list[str | int], value: Any) -> Json:
    """A copy of the JSON with one change."""
    copy: Json = json.loads(json.dumps(form))
    inside: Any = copy
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = value
    return copy


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (["tiles", 3, "x"], 60, "tiles[3]"),
        (["tiles", 3, "x"], 10**9, "tiles[3]"),
        (["tiles", 3, "turn"], 7, "tiles[3].turn"),
        (["tiles", 3, "tile"], None, "tiles[3].tile"),
        (["tiles", 3], 1, "tiles[3]"),
        (["tiles", 0, "turn"], 1, "tiles"),
        (["followers", 0, "seat"], 4, "followers[0].seat"),
        (["followers", 0, "x"], 70, "followers[0]"),
        (["followers", 0, "x"], "0", "followers[0].x"),
        (["followers", 0, "on"], [], "followers[0]"),
        (["followers", 0, "at"], {}, "followers[0]"),
        (["followers", 0, "at"], "up", "followers[0]"),
        (["followers", 0, "name"], "Ann", "followers"),
        (["scored", 0, "seats"], [], "scored[0]"),
        (["scored", 0, "seats"], [9], "scored[0].seats"),
        (["scored", 0, "item"], None, "scored[0].item"),
        (["scored", 0, "item", "points"], 99, "scored[0]"),
        (["scored", 0, "entry"], -1, "scored[0]"),
        (["scored", 0, "spot"], None, "scored[0].spot"),
        (["scored", 0, "spot", "on"], {}, "scored[0].spot"),
        (["scored", 0, "city"], {"x": 0}, "scored[0].city.y"),
        (["options", "small_city"], 3, "options.small_city"),
        (["options", "river"], True, "options.river"),
    ],
)
def test_a_fault_deep_in_a_state_is_named(path: list[str | int], value: Any, field: str) -> None:
    form = changed(in_phase("follower"), path, value)
    error = InvalidSetup if path[0] == "options" else InvalidJson
    refused(GAME.state_from_json, form, error, field)


def test_a_view_of_a_seat_that_is_not_there_is_refused() -> None:
    form = after(42).view(0).to_json()
    for seat in (3, -1, True, "0"):
        refused(GAME.view_from_json, form | {"seat": seat}, InvalidJson, "seat")
    refused(GAME.view_from_json, None, InvalidJson, "view")
    refused(GAME.state_from_json, [], InvalidJson, "state")


def test_points_that_nobody_could_have_made_are_refused() -> None:
    """CA 10.2 and 11.3: a field without an owner, and final scoring before the end."""
    over = written(after(999))
    before = in_phase("draw")
    before["scored"] = [*before["scored"], over["scored"][-1]]
    with pytest.raises(InvalidJson):
        GAME.state_from_json(before)
    short = changed(over, ["scored"], over["scored"][:-1])
    with pytest.raises(InvalidJson):
        GAME.state_from_json(short)


WHOLE = in_phase("follower")
PATHS: list[list[str | int]] = [[name] for name in WHOLE]
PATHS += [["tiles", 5, name] for name in ("tile", "x", "y", "turn")]
PATHS += [["followers", 0, name] for name in ("seat", "x", "y", "on", "at")]
PATHS += [["scored", 0, name] for name in ("seats", "entry", "spot", "city", "item")]


@given(st.sampled_from(PATHS), json_values)
def test_any_change_to_a_state_is_read_or_refused(path: list[str | int], value: Any) -> None:
    """A state that is accepted is consistent: it can be played to the end."""
    form = changed(WHOLE, path, value)
    try:
        state = GAME.state_from_json(form)
    except GameError:
        return
    state.playout(Random(1))
    assert state.outcome() is not None
