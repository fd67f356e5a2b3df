"""Invalid JSON is refused with the field's name, and with no other kind of error."""

import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meeplewright.core import CHANCE, GameError, InvalidAction, InvalidJson
from meeplewright.games.carcassonne import Carcassonne

GAME = Carcassonne()
Json = dict[str, Any]


def refused(reader: Callable[[Any], object], form: Any, error: type[GameError], field: str) -> None:
    with pytest.raises(error) as refusal:
        reader(form)
    assert type(refusal.value) is error
    assert field in (refusal.value.reason.rule, refusal.value.reason.arguments.get("field"))


# Actions and outcomes


def place(**changed: Any) -> Json:
    return {"place": {"tile": "D", "x": 0, "y": 1, "turn": 2} | changed}


@pytest.mark.parametrize(
    ("form", "field"),
    [
        (None, "do"),
        ([], "do"),
        ("(0,1):D2", "do"),
        ({}, "do"),
        ({"draw": "D"}, "do"),
        ({"place": {}, "follower": None}, "do"),
        ({"place": None}, "place"),
        ({"place": {"tile": "D", "x": 0, "y": 1}}, "place.turn"),
        (place(z=1), "place.z"),
        (place(tile="Y"), "place.tile"),
        (place(tile="d"), "place.tile"),
        (place(tile=4), "place.tile"),
        (place(x=True), "place.x"),
        (place(x=0.0), "place.x"),
        (place(y=None), "place.y"),
        (place(turn=4), "place.turn"),
        (place(turn=-1), "place.turn"),
        (place(turn="2"), "place.turn"),
        ({"follower": 0}, "follower"),
        ({"follower": {"on": "city"}}, "follower.at"),
        ({"follower": {"on": "city", "at": "N", "by": 1}}, "follower.by"),
        ({"follower": {"on": "river", "at": "N"}}, "follower.on"),
        ({"follower": {"on": None, "at": None}}, "follower.on"),
        ({"follower": {"on": "city", "at": "NL"}}, "follower.at"),
        ({"follower": {"on": "city", "at": None}}, "follower.at"),
        ({"follower": {"on": "city", "at": ["N"]}}, "follower.at"),
        ({"follower": {"on": "field", "at": "N"}}, "follower.at"),
        ({"follower": {"on": "cloister", "at": "N"}}, "follower.at"),
    ],
)
def test_what_is_no_action_names_its_field(form: Any, field: str) -> None:
    refused(GAME.action_from_json, form, InvalidAction, field)


@pytest.mark.parametrize(
    ("form", "field"),
    [
        (None, "chance"),
        ({"place": None}, "chance"),
        ({"start": 0, "draw": "D"}, "chance"),
        ({"start": "0"}, "start"),
        ({"start": False}, "start"),
        ({"draw": "Y"}, "draw"),
        ({"draw": ["D"]}, "draw"),
    ],
)
def test_what_is_no_outcome_names_its_field(form: Any, field: str) -> None:
    refused(GAME.chance_from_json, form, InvalidAction, field)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "--", "(0,1)D2", "(0,1):D4", "(0,1):Y0", "(0.5,1):D0", "(0,1):D2 ", "(٠,1):D0"),
        *("river:N", "city N", "0", "null", "x" * 1000, "(99999,0):D0"),
    ],
)
def test_what_is_no_notation_says_so(text: str) -> None:
    refused(GAME.action_from_text, text, InvalidAction, "notation")


@pytest.mark.parametrize("text", ["city", "city:", "city:NL", "field:N", "cloister:", "cloister:N"])
def test_a_spot_that_no_tile_has_names_where_it_is(text: str) -> None:
    refused(GAME.action_from_text, text, InvalidAction, "follower.at")


@pytest.mark.parametrize(
    "text", ["", "start", "start:", "start:-1", "start:٣", "start:100", "draw:", "draw:Y", "roll:1"]
)
def test_what_is_no_outcome_in_text_says_so(text: str) -> None:
    refused(GAME.chance_from_text, text, InvalidAction, "notation")


# Events


EVENTS: list[Json] = [
    {"event": "started", "seat": 1},
    {"event": "tile_drawn", "seat": 1, "tile": "D"},
    {"event": "tile_discarded", "tile": "C"},
    {"event": "tile_placed", "seat": 1, "tile": "D", "x": 0, "y": -1, "turn": 3},
    {"event": "follower_placed", "seat": 1, "x": 0, "y": -1, "on": "field", "at": "NL"},
    {"event": "follower_returned", "seat": 1, "x": 0, "y": -1, "on": "cloister", "at": None},
    {
        "event": "scored", "seats": [0, 1],
        "item": {"points": 4, "for": "city", "tiles": 2, "pennants": 0, "at": [[0, 0], [0, 1]],
                 "finished": True, "entry": 7},
    },
    {"event": "scored", "seats": [0], "item": {"points": 3, "for": "field", "city": [0, 0],
                                               "side": "E", "at": [1, 0]}},
    {"event": "ended", "points": [4, 7], "winners": [1]},
]  # fmt: skip


@pytest.mark.parametrize("form", EVENTS, ids=[f"{form['event']}" for form in EVENTS])
def test_an_event_reads_back_and_no_field_may_be_missing_added_or_of_another_type(
    form: Json,
) -> None:
    assert GAME.event_from_json(form).to_json() == form
    refused(GAME.event_from_json, form | {"note": 1}, InvalidJson, "event.note")
    for field in form.keys() - {"event"}:
        short = {name: value for name, value in form.items() if name != field}
        refused(GAME.event_from_json, short, InvalidJson, f"event.{field}")
        named = "item" if field == "item" else f"event.{field}"
        refused(GAME.event_from_json, form | {field: 0.5}, InvalidJson, named)


def test_every_event_of_a_game_reads_back() -> None:
    state, rng = GAME.start(4), Random(8)
    while state.to_act is not None:
        seat = state.to_act
        action = state.draw(rng) if seat == CHANCE else state.random_action(rng)
        for event in state.apply(seat, action):
            assert GAME.event_from_json(json.loads(json.dumps(event.to_json()))) == event


@pytest.mark.parametrize("form", [None, [], {}, {"event": 1}, {"event": "thunder"}])
def test_what_is_no_event_is_refused(form: Any) -> None:
    with pytest.raises(InvalidJson):
        GAME.event_from_json(form)


# Arbitrary values


READERS: list[Callable[[Any], object]] = [
    GAME.action_from_json, GAME.chance_from_json, GAME.event_from_json,
    GAME.state_from_json, GAME.view_from_json,
]  # fmt: skip
WORDS = ["place", "follower", "draw", "start", "event", "scored", "D", "city", "at", "on", "N"]
leaves = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
json_values = st.recursive(
    leaves | st.sampled_from(WORDS),
    lambda inside: (
        st.lists(inside, max_size=4)
        | st.dictionaries(st.sampled_from(WORDS) | st.text(max_size=3), inside, max_size=5)
    ),
    max_leaves=12,
)


def read_or_refuse(reader: Callable[[Any], object], form: Any) -> None:
    """GameError is the only error that is allowed."""
    with suppress(GameError):
        reader(form)


@given(json_values)
def test_any_json_is_read_or_refused(form: Any) -> None:
    for reader in READERS:
        read_or_refuse(reader, form)


@given(st.text(max_size=20) | st.from_regex(r"\(-?\d{1,4},-?\d{1,4}\):[A-Za-z]\d"))
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refuse(GAME.action_from_text, text)
    read_or_refuse(GAME.chance_from_text, text)
