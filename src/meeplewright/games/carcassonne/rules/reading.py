"""Read actions and outcomes from JSON and text, and events from JSON.

What cannot be read raises an error that names the field.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from meeplewright.core.errors import InvalidAction, InvalidJson, Reason
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
from meeplewright.games.carcassonne.rules import events
from meeplewright.games.carcassonne.rules.actions import (
    ALL_FIGURES,
    FOLLOWER_CODES,
    FOLLOWERS,
    Draw,
    Follower,
    Place,
    Start,
)
from meeplewright.games.carcassonne.rules.items import (
    FeatureItem,
    FieldItem,
    GoodsItem,
    Spot,
    Standing,
)
from meeplewright.games.carcassonne.rules.tiles import GOODS, KINDS, LETTERS, SIDES
from meeplewright.games.carcassonne.rules.variant import FIGURES

_PLACE: Final = re.compile(r"\((-?\d{1,3}),(-?\d{1,3})\):([A-Za-z]{1,2})([0-3])", re.ASCII)
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
    names: tuple[str, ...] = ("on", "at")
    if _has(value, "figure"):
        names = (*names, "figure")
    form = the_fields(value, "follower", names, InvalidAction)
    on = one_of(form["on"], "follower.on", _KINDS, InvalidAction)
    at = None if form["at"] is None else a_text(form["at"], "follower.at", InvalidAction)
    return _named_follower(on, at, _figure(form, "follower.figure", InvalidAction))


def _has(value: object, name: str) -> bool:
    return isinstance(value, dict) and name in value


def _figure(form: Mapping[str, Any], name: str, error: Error) -> str:
    return one_of(form.get("figure", FIGURES[0]), name, FIGURES, error)


def _named_follower(on: str, at: str | None, figure: str) -> Follower:
    code = FOLLOWER_CODES.get((on, at))
    if code is None:
        spot: dict[str, str | int] = {"on": on[:40], "at": (at or "-")[:40]}
        raise InvalidAction(Reason("follower.at", "action-no-spot", spot))
    return ALL_FIGURES[FIGURES.index(figure)][code]


def chance_from_json(form: object) -> Action:
    key, value = an_entry(form, "chance", ("start", "draw"), InvalidAction)
    if key == "start":
        return Start(a_whole(value, "start", InvalidAction))
    return Draw(one_of(value, "draw", LETTERS, InvalidAction))


def action_from_text(text: str) -> Action:
    """`(0,1):D2` places a tile; `city:N`, `field:NL`, `cloister`, `big:city:N` and `-` are about
    the figure.
    """
    placed = _PLACE.fullmatch(text)
    if placed is not None:
        tile = placed[3].upper()
        if tile in LETTERS:
            return Place(tile, int(placed[1]), int(placed[2]), int(placed[4]))
        raise _not_notation(text)
    if text == "-":
        return FOLLOWERS[0]
    figure, _, spot = text.partition(":")
    if figure not in FIGURES[1:]:
        figure, spot = FIGURES[0], text
    on, colon, at = spot.partition(":")
    if on not in _KINDS:
        raise _not_notation(text)
    return _named_follower(on, at if colon else None, figure)


def chance_from_text(text: str) -> Action:
    """`start:0` or `draw:D`"""
    what, _, value = text.partition(":")
    if what == "start" and value.isascii() and value.isdecimal() and len(value) < 3:
        return Start(int(value))
    if what == "draw" and value in LETTERS:
        return Draw(value)
    raise _not_notation(text)


def _not_notation(text: str) -> InvalidAction:
    return InvalidAction(Reason("notation", "action-no-notation", {"text": text[:40]}))


# -- events -----------------------------------------------------------------------------------


_SPOT: Final = ("seat", "x", "y", "on", "at")
_MAY_HAVE: Final = {"follower_placed": "figure", "follower_returned": "figure"}
_EVENTS: Final = {
    "started": ("seat",),
    "tile_drawn": ("seat", "tile"),
    "tile_discarded": ("tile",),
    "tile_placed": ("seat", "tile", "x", "y", "turn"),
    "follower_placed": _SPOT,
    "follower_returned": _SPOT,
    "goods_taken": ("seat", "city", "goods"),
    "second_tile": ("seat",),
    "scored": ("seats", "item"),
    "ended": ("points", "winners"),
}
"""The fields of every event besides its name"""


def event_from_json(value: object) -> Event:
    named = an_object(value, "event", InvalidJson)
    name = a_text(named.get("event"), "event.event", InvalidJson)
    if name not in _EVENTS:
        raise InvalidJson(Reason("event.event", "form-event", {"event": name[:40]}))
    names: tuple[str, ...] = ("event", *_EVENTS[name])
    if name in _MAY_HAVE and _has(value, _MAY_HAVE[name]):
        names = (*names, _MAY_HAVE[name])
    form = the_fields(value, "event", names, InvalidJson)
    if name == "tile_discarded":
        return events.TileDiscarded(_letter(form))
    if name == "scored":
        seats = _wholes(form["seats"], "event.seats")
        return events.Scored(seats, item_from_json(form["item"]))
    if name == "ended":
        points = _wholes(form["points"], "event.points")
        return events.Ended(points, _wholes(form["winners"], "event.winners"))
    return _event_of_seat(name, form, a_whole(form["seat"], "event.seat", InvalidJson))


def _event_of_seat(name: str, form: Mapping[str, Any], seat: int) -> Event:
    if name == "started":
        return events.Started(seat)
    if name == "tile_drawn":
        return events.TileDrawn(seat, _letter(form))
    if name == "second_tile":
        return events.SecondTile(seat)
    if name == "goods_taken":
        return _goods_taken(form, seat)
    x = a_whole(form["x"], "event.x", InvalidJson)
    y = a_whole(form["y"], "event.y", InvalidJson)
    if name == "tile_placed":
        turn = a_whole(form["turn"], "event.turn", InvalidJson)
        return events.TilePlaced(seat, _letter(form), x, y, turn)
    on = one_of(form["on"], "event.on", _KINDS, InvalidJson)
    at = None if form["at"] is None else a_text(form["at"], "event.at", InvalidJson)
    if (on, at) not in FOLLOWER_CODES:
        raise InvalidJson(Reason("event.at", "action-no-spot", {"on": on, "at": (at or "-")[:40]}))
    figure = _figure(form, "event.figure", InvalidJson)
    if name == "follower_placed":
        return events.FollowerPlaced(seat, x, y, on, at, figure)
    return events.FollowerReturned(Standing(seat, Spot(x, y, on, at), figure))


def _goods_taken(form: Mapping[str, Any], seat: int) -> Event:
    city = the_fields(form["city"], "event.city", ("x", "y", "on", "at"), InvalidJson)
    goods = the_fields(form["goods"], "event.goods", GOODS, InvalidJson)
    spot = Spot(
        a_whole(city["x"], "event.city.x", InvalidJson),
        a_whole(city["y"], "event.city.y", InvalidJson),
        one_of(city["on"], "event.city.on", ("city",), InvalidJson),
        one_of(city["at"], "event.city.at", SIDES, InvalidJson),
    )
    counts = [a_whole(goods[kind], f"event.goods.{kind}", InvalidJson) for kind in GOODS]
    return events.GoodsTaken(seat, spot, tuple(counts))


def _letter(form: Mapping[str, Any]) -> str:
    return one_of(form["tile"], "event.tile", LETTERS, InvalidJson)


def _wholes(value: object, name: str) -> tuple[int, ...]:
    return tuple([a_whole(one, name, InvalidJson) for one in a_list(value, name, InvalidJson)])


# -- items ------------------------------------------------------------------------------------

_OF_FIELD: Final = ("points", "for", "city", "side", "at")
_OF_FEATURE: Final = ("points", "for", "tiles", "at", "finished", "entry")
_OF_GOODS: Final = ("points", "for", "goods", "tokens")
_SPECIAL: Final = {"city": "cathedral", "road": "inn", "field": "pig"}
"""What an item says only when it is so"""


def item_from_json(value: object) -> Item:
    named = an_object(value, "item", InvalidJson)
    kind = one_of(named.get("for"), "item.for", (*_KINDS, "goods"), InvalidJson)
    if kind == "goods":
        return _goods_item(value)
    special = _is_special(value, kind)
    more: tuple[str, ...] = ()
    if special:
        more = (_SPECIAL[kind],)
    if kind == "field":
        return _field_item(the_fields(value, "item", (*_OF_FIELD, *more), InvalidJson), special)
    if kind == "city":
        more = (*more, "pennants")
    form = the_fields(value, "item", (*_OF_FEATURE, *more), InvalidJson)
    return FeatureItem(
        a_whole(form["points"], "item.points", InvalidJson),
        kind,
        a_whole(form["tiles"], "item.tiles", InvalidJson),
        a_whole(form.get("pennants", 0), "item.pennants", InvalidJson),
        tuple([_cell(cell, "item.at") for cell in a_list(form["at"], "item.at", InvalidJson)]),
        _truth(form["finished"], "item.finished"),
        a_whole(form["entry"], "item.entry", InvalidJson),
        special,
    )


def _is_special(value: object, kind: str) -> bool:
    """Whether the item has an inn, a cathedral or a pig. It says so, or nothing."""
    if kind not in _SPECIAL or not _has(value, _SPECIAL[kind]):
        return False
    name = _SPECIAL[kind]
    if an_object(value, "item", InvalidJson)[name] is not True:
        raise _differs(f"item.{name}")
    return True


def _field_item(form: Mapping[str, Any], pig: bool) -> FieldItem:
    points = a_whole(form["points"], "item.points", InvalidJson)
    side = one_of(form["side"], "item.side", SIDES, InvalidJson)
    city, at = _cell(form["city"], "item.city"), _cell(form["at"], "item.at")
    return FieldItem(points, city, side, at, pig)


def _goods_item(value: object) -> GoodsItem:
    form = the_fields(value, "item", _OF_GOODS, InvalidJson)
    return GoodsItem(
        a_whole(form["points"], "item.points", InvalidJson),
        one_of(form["goods"], "item.goods", GOODS, InvalidJson),
        a_whole(form["tokens"], "item.tokens", InvalidJson),
    )


def _cell(value: object, name: str) -> tuple[int, int]:
    numbers = _wholes(value, name)
    if len(numbers) != 2:
        raise _differs(name)
    return (numbers[0], numbers[1])


def _truth(value: object, name: str) -> bool:
    if not isinstance(value, bool):
        raise _differs(name)
    return value


def _differs(name: str) -> InvalidJson:
    return InvalidJson(Reason(name, "form-differs", {"field": name}))
