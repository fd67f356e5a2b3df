"""The setup of a saved game of JCloisterZone, converted to a record's header.

Everything outside the base game is refused here by name: other sets, pieces, numbers or start
tiles.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meeplewright.core.errors import InvalidJson, Reason
from meeplewright.core.reading import a_list, a_text, a_whole, an_object, one_of
from meeplewright.core.records import Header, Seat
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.carcassonne.rules.state import FOLLOWERS_EACH

BASE_SETS = ("basic", "basic:1", "basic:2", "BASIC")
FOLLOWERS = "small-follower"
FARMERS = "farmers"
BASE_ELEMENTS = (FOLLOWERS, FARMERS, "garden")
"""A garden is only a picture on a tile, unless the abbot is in the game."""
BASE_CAPABILITIES = ("StandardGame",)
START = {"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}


class NotTheBaseGame(InvalidJson):
    """The saved game uses expansions that are not played here."""


def read_header(saved: Mapping[str, Any]) -> Header:
    """Who played which game; InvalidJson names the field that cannot be read."""
    setup = an_object(saved.get("setup"), "setup", InvalidJson)
    _only_the_base_game(setup)
    game = Carcassonne()
    options = game.checked_options(_options(setup))
    return Header.of(game, options, _seats(saved), _date(saved))


# -- which game -------------------------------------------------------------------------------


def _only_the_base_game(setup: Mapping[str, Any]) -> None:
    field = "sets" if "sets" in setup else "expansions"
    sets = _numbers(setup.get(field), f"setup.{field}")
    elements = _numbers(setup.get("elements", {}), "setup.elements")
    others = [name for name in sets if name not in BASE_SETS]
    others += [name for name in elements if name not in BASE_ELEMENTS]
    others += _capabilities(setup.get("capabilities", []))
    if others:  # all that is not supported at once, not one after the other
        named = ", ".join(name[:40] for name in dict.fromkeys(others[:20]))
        raise NotTheBaseGame(Reason(f"setup.{field}", "jcz-expansions", {"expansions": named}))
    _once(sets, f"setup.{field}")
    _seven(setup, elements)
    _usual_start(setup)


def _numbers(given: object, field: str) -> dict[str, int]:
    """The number of each element; elements in a list, or with the value true, count once."""
    if isinstance(given, list):
        return {a_text(name, f"{field}[]", InvalidJson): 1 for name in given}
    things = an_object(given, field, InvalidJson)
    return {
        name: 1 if count is True else a_whole(count, f"{field}.{name[:40]}", InvalidJson)
        for name, count in things.items()
        if count
    }


def _capabilities(given: object) -> list[str]:
    """Those of version 4 that the base game does not have."""
    names = a_list(given, "setup.capabilities", InvalidJson)
    words = [a_text(name, "setup.capabilities[]", InvalidJson) for name in names]
    return [name for name in words if name not in BASE_CAPABILITIES]


def _once(sets: Mapping[str, int], field: str) -> None:
    """There must be exactly one set of tiles."""
    if sum(sets.values()) != 1:
        count = {"count": sum(sets.values())}
        raise NotTheBaseGame(Reason(field, "jcz-sets", {**count}))


def _seven(setup: Mapping[str, Any], elements: Mapping[str, int]) -> None:
    """Version 5 lists the number of followers; what it does not name is not in the game."""
    followers = elements.get(FOLLOWERS, 0)
    if "elements" in setup and followers != FOLLOWERS_EACH:
        field = f"setup.elements.{FOLLOWERS}"
        raise NotTheBaseGame(Reason(field, "jcz-followers", {"count": followers}))


def _usual_start(setup: Mapping[str, Any]) -> None:
    if setup.get("start", [START]) != [START]:
        raise NotTheBaseGame(Reason("setup.start", "jcz-start"))


def _options(setup: Mapping[str, Any]) -> dict[str, object]:
    """In JCloisterZone, every field scores every city it touches, even for the same player."""
    rules = an_object(setup.get("rules", {}), "setup.rules", InvalidJson)
    farmers = _with_farmers(setup, rules)
    return {"farmers": "per_field_3" if farmers else "none", "small_city": _small_city(rules)}


def _with_farmers(setup: Mapping[str, Any], rules: Mapping[str, Any]) -> bool:
    """An element in version 5, which omits what is off; a rule in late version 4."""
    if "elements" in setup:
        return bool(setup["elements"].get(FARMERS))
    return bool(rules.get("FARMERS", True))


def _small_city(rules: Mapping[str, Any]) -> int:
    if rules.get("TINY_CITY_2_POINTS"):  # version 4
        return 2
    points = str(rules.get("tiny-city-scoring", "4"))
    return int(one_of(points, "setup.rules.tiny-city-scoring", ("4", "2"), InvalidJson))


# -- who played -------------------------------------------------------------------------------


def _seats(saved: Mapping[str, Any]) -> tuple[Seat, ...]:
    """In the order of play: `players` in version 5, `slots` with a serial number before."""
    if "players" in saved:
        seats = _players(a_list(saved["players"], "players", InvalidJson))
    else:
        seats = _slots(a_list(saved.get("slots"), "slots", InvalidJson))
    Carcassonne().checked_seats(len(seats))
    return seats


def _players(given: Sequence[object]) -> tuple[Seat, ...]:
    return tuple(
        Seat(_name(an_object(player, f"players[{at}]", InvalidJson), f"players[{at}]", "name"))
        for at, player in enumerate(given)
    )


def _slots(given: Sequence[object]) -> tuple[Seat, ...]:
    slots = [an_object(slot, f"slots[{at}]", InvalidJson) for at, slot in enumerate(given)]
    slots.sort(key=lambda slot: a_whole(slot.get("serial"), "slots[].serial", InvalidJson))
    return tuple(
        Seat(_name(slot, "slots[]", "nickname"), "bot" if slot.get("aiClassName") else "person")
        for slot in slots
    )


def _name(person: Mapping[str, Any], field: str, key: str) -> str:
    return _writable(a_text(person.get(key), f"{field}.{key}", InvalidJson), f"{field}.{key}")


def _date(saved: Mapping[str, Any]) -> str | None:
    created = saved.get("created")
    return _writable(created, "created") if isinstance(created, str) else None


def _writable(text: str, field: str) -> str:
    """A lone surrogate can be written in JSON, but not in a record."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError as fault:
        raise InvalidJson(Reason(field, "jcz-text")) from fault
    return text
