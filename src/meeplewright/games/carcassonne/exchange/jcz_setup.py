"""The setup of a saved game of JCloisterZone, converted to a record's header.

Everything that is not played here is refused by name: other sets, pieces, numbers or start tiles,
and sets that are played without a part of their rules. `data/jcz_expansions.json` has
JCloisterZone's names.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from meeplewright.core.errors import InvalidJson, Reason
from meeplewright.core.reading import a_list, a_text, a_whole, an_object, one_of
from meeplewright.core.records import Header, Seat
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.carcassonne.rules.tiles import EXPANSIONS
from meeplewright.games.carcassonne.rules.variant import FOLLOWERS_EACH, NO_EXPANSION

BASE_SETS = ("basic", "basic:1", "basic:2", "BASIC")
FOLLOWERS = "small-follower"
FARMERS = "farmers"
BASE_ELEMENTS = (FOLLOWERS, FARMERS, "garden")
"""A garden is only a picture on a tile, unless the abbot is in the game."""
BASE_CAPABILITIES = ("StandardGame",)
START = {"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}
SPRING = {"tile": "RI/s", "x": 0, "y": 0, "rotation": 0}


class NotPlayedHere(InvalidJson):
    """The saved game uses expansions or variants that are not played here."""


@cache
def jcz_names() -> Any:
    """JCloisterZone's names for the parts of the expansions."""
    data = files("meeplewright.games.carcassonne").joinpath("data", "jcz_expansions.json")
    return json.loads(data.read_text("utf-8"))


def read_header(saved: Mapping[str, Any]) -> Header:
    """Who played which game; InvalidJson names the field that cannot be read."""
    setup = an_object(saved.get("setup"), "setup", InvalidJson)
    expansions = _expansions(setup)
    game = Carcassonne()
    options = game.checked_options(_options(setup, expansions))
    seats = _seats(saved)
    game.checked_seats(len(seats), options)
    return Header.of(game, options, seats, _date(saved))


# -- which game -------------------------------------------------------------------------------


def _expansions(setup: Mapping[str, Any]) -> list[str]:
    """Our names of the expansions in the game."""
    field = "sets" if "sets" in setup else "expansions"
    sets = _numbers(setup.get(field), f"setup.{field}")
    elements = _numbers(setup.get("elements", {}), "setup.elements")
    capabilities = _capabilities(setup.get("capabilities", []))
    known = {name: ours for ours, names in jcz_names()["sets"].items() for name in names}
    used = {known[name] for name in sets if name in known}
    expansions = [name for name in EXPANSIONS if name in used]
    others = [name for name in sets if name not in BASE_SETS and name not in known]
    others += [name for name in elements if name not in _elements_of(expansions)]
    others += [name for name in capabilities if name not in _capabilities_of(expansions)]
    if others:  # all that is not supported at once, not one after the other
        named = ", ".join(name[:40] for name in dict.fromkeys(others[:20]))
        raise NotPlayedHere(Reason(f"setup.{field}", "jcz-expansions", {"expansions": named}))
    _once(sets, known, f"setup.{field}")
    _seven(setup, elements)
    _in_full(setup, expansions, elements, capabilities)
    _usual_start(setup, SPRING if "river" in expansions else START)
    return expansions


def _elements_of(expansions: Sequence[str]) -> set[str]:
    """Those of version 5 that a game with these expansions can have."""
    names = jcz_names()
    own = [name for expansion in expansions for name in names["elements"][expansion]]
    return {*BASE_ELEMENTS, *own, *(names["ignored_elements"] if expansions else [])}


def _capabilities_of(expansions: Sequence[str]) -> set[str]:
    """The same for version 4."""
    own = [name for one in expansions for name in jcz_names()["capabilities"][one]]
    return {*BASE_CAPABILITIES, *own}


def _in_full(
    setup: Mapping[str, Any],
    expansions: Sequence[str],
    elements: Mapping[str, int],
    capabilities: Sequence[str],
) -> None:
    """What is switched off is not named, although its tiles are in the game."""
    names = jcz_names()
    missing: list[str] = []
    for expansion in expansions:
        if "elements" in setup:
            wanted = names["elements"][expansion].items()
            missing += [name for name, count in wanted if elements.get(name) != count]
        elif capabilities:
            wanted_here = names["capabilities"][expansion]
            missing += [name for name in wanted_here if name not in capabilities]
    if missing:
        field = "setup.elements" if "elements" in setup else "setup.capabilities"
        raise NotPlayedHere(Reason(field, "jcz-without", {"missing": ", ".join(missing)}))


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
    """Those of version 4."""
    names = a_list(given, "setup.capabilities", InvalidJson)
    return [a_text(name, "setup.capabilities[]", InvalidJson) for name in names]


def _once(sets: Mapping[str, int], known: Mapping[str, str], field: str) -> None:
    """There must be exactly one set of tiles of the base game, and one of each expansion."""
    base = sum(count for name, count in sets.items() if name in BASE_SETS)
    if base != 1:
        raise NotPlayedHere(Reason(field, "jcz-sets", {"count": base}))
    for expansion in known.values():
        count = sum(number for name, number in sets.items() if known.get(name) == expansion)
        if count > 1:
            arguments: dict[str, str | int] = {"set": expansion, "count": count}
            raise NotPlayedHere(Reason(field, "jcz-sets-expansion", arguments))


def _seven(setup: Mapping[str, Any], elements: Mapping[str, int]) -> None:
    """Version 5 lists the number of followers; what it does not name is not in the game."""
    followers = elements.get(FOLLOWERS, 0)
    if "elements" in setup and followers != FOLLOWERS_EACH:
        field = f"setup.elements.{FOLLOWERS}"
        raise NotPlayedHere(Reason(field, "jcz-followers", {"count": followers}))


def _usual_start(setup: Mapping[str, Any], start: Mapping[str, object]) -> None:
    if setup.get("start", [start]) != [start]:
        raise NotPlayedHere(Reason("setup.start", "jcz-start"))


def _options(setup: Mapping[str, Any], expansions: Sequence[str]) -> dict[str, object]:
    """In JCloisterZone, every field scores every city it touches, even for the same player."""
    rules = an_object(setup.get("rules", {}), "setup.rules", InvalidJson)
    farmers = _with_farmers(setup, rules)
    return {
        "farmers": "per_field_3" if farmers else "none",
        "small_city": _small_city(rules),
        "expansions": "-".join(expansions) or NO_EXPANSION,
    }


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
        return _players(a_list(saved["players"], "players", InvalidJson))
    return _slots(a_list(saved.get("slots"), "slots", InvalidJson))


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
