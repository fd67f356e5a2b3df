"""Reading what others wrote: actions and outcomes from JSON and text, events from JSON.

Whatever cannot be read raises an error that names the field.
"""

from __future__ import annotations

import re
from typing import Any, Final

from meeplewright.carcassonne import events
from meeplewright.carcassonne.actions import FOLLOWER_CODES, FOLLOWERS, Draw, Follower, Place, Start
from meeplewright.carcassonne.items import FeatureItem, FieldItem, Spot, Standing
from meeplewright.carcassonne.tiles import KINDS, LETTERS
from meeplewright.core.errors import InvalidAction, InvalidForm, Reason
from meeplewright.core.game import Action, Event, Item
from meeplewright.core.reading import (
    Error,
    a_list,
    a_text,
    a_whole,
    an_entry,
    an_object,
    one_of,
    the_fields,
)

_PLACE: Final = re.compile(r"\((-?\d{1,3}),(-?\d{1,3})\):([A-Za-z])([0-3])")
_KINDS: Final = KINDS[1:]


def action_from_json(form: object) -> Action:
    key, value = an_entry(form, "do", ("place", "follower"), InvalidAction)
    if key == "place":
        return place_from_json(value, "place", InvalidAction)
    return FOLLOWERS[0] if value is None else _follower(value)


def place_from_json(value: object, name: str, error: Error) -> Place:
    form = the_fields(value, name, ("tile", "x", "y", "turn"), error)
    turn = a_whole(form["turn"], f"{name}.turn", error)
    if not 0 <= turn < 4:
        raise error(Reason(f"{name}.turn", "why-no-such-turn", {"turn": turn}))
    return Place(
        one_of(form["tile"], f"{name}.tile", LETTERS, error),
        a_whole(form["x"], f"{name}.x", error),
        a_whole(form["y"], f"{name}.y", error),
        turn,
    )


def _follower(value: object) -> Follower:
    form = the_fields(value, "follower", ("on", "at"), InvalidAction)
    on = one_of(form["on"], "follower.on", _KINDS, InvalidAction)
    at = None if form["at"] is None else a_text(form["at"], "follower.at", InvalidAction)
    return _named_follower(on, at)


def _named_follower(on: str, at: str | None) -> Follower:
    code = FOLLOWER_CODES.get((on, at))
    if code is None:
        spot: dict[str, str | int] = {"on": on[:40], "at": (at or "-")[:40]}
        raise InvalidAction(Reason("follower.at", "action-no-spot", spot))
    return FOLLOWERS[code]


def chance_from_json(form: object) -> Action:
    key, value = an_entry(form, "chance", ("start", "draw"), InvalidAction)
    if key == "start":
        return Start(a_whole(value, "start", InvalidAction))
    return Draw(one_of(value, "draw", LETTERS, InvalidAction))


def action_from_text(text: str) -> Action:
    """`(0,1):D2` places a tile; `city:N`, `field:NL`, `cloister` and `-` are about the follower."""
    placed = _PLACE.fullmatch(text)
    if placed is not None:
        tile = placed[3].upper()
        if tile in LETTERS:
            return Place(tile, int(placed[1]), int(placed[2]), int(placed[4]))
        raise _not_notation(text)
    if text == "-":
        return FOLLOWERS[0]
    on, _, at = text.partition(":")
    if on not in _KINDS:
        raise _not_notation(text)
    return _named_follower(on, at if at else None)


def chance_from_text(text: str) -> Action:
    """`start:0` or `draw:D`"""
    what, _, value = text.partition(":")
    if what == "start" and value.isdecimal() and len(value) < 3:
        return Start(int(value))
    if what == "draw" and value in LETTERS:
        return Draw(value)
    raise _not_notation(text)


def _not_notation(text: str) -> InvalidAction:
    return InvalidAction(Reason("notation", "action-no-notation", {"text": text[:40]}))


# -- events -----------------------------------------------------------------------------------


def event_from_json(value: object) -> Event:
    form = an_object(value, "event", InvalidForm)
    name = a_text(form.get("event"), "event.event", InvalidForm)
    try:
        return _event(name, form)
    except (KeyError, TypeError, ValueError) as fault:
        raise InvalidForm(Reason("event", "form-event", {"event": name[:40]})) from fault


def _event(name: str, form: Any) -> Event:
    if name == "started":
        return events.Started(form["seat"])
    if name == "tile_drawn":
        return events.TileDrawn(form["seat"], form["tile"])
    if name == "tile_discarded":
        return events.TileDiscarded(form["tile"])
    if name == "tile_placed":
        return events.TilePlaced(form["seat"], form["tile"], form["x"], form["y"], form["turn"])
    if name == "follower_placed":
        return events.FollowerPlaced(form["seat"], form["x"], form["y"], form["on"], form["at"])
    if name == "follower_returned":
        spot = Spot(form["x"], form["y"], form["on"], form["at"])
        return events.FollowerReturned(Standing(form["seat"], spot))
    if name == "scored":
        return events.Scored(tuple(form["seats"]), item_from_json(form["item"]))
    if name == "ended":
        return events.Ended(tuple(form["points"]), tuple(form["winners"]))
    raise ValueError(name)


def item_from_json(form: Any) -> Item:
    if form["for"] == "field":
        return FieldItem(form["points"], _cell(form["city"]), _cell(form["at"]))
    return FeatureItem(
        form["points"],
        form["for"],
        form["tiles"],
        form.get("pennants", 0),
        tuple([_cell(cell) for cell in form["at"]]),
        form["finished"],
        form["entry"],
    )


def _cell(value: Any) -> tuple[int, int]:
    x, y = a_list(value, "at", InvalidForm)
    return (x, y)
