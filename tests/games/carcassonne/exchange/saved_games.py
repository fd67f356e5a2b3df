"""Saved games of JCloisterZone in the formats of its versions, made from our records."""

from __future__ import annotations

from typing import Any

from meeplewright.core.records import Record
from meeplewright.games.carcassonne.exchange.jcz_setup import jcz_names
from meeplewright.games.carcassonne.rules.tiles import ALL_TILES

_FIRST = ["LR", "L", "Cccc+", "RCr", "C", "CFc+", "CFc.1", "CFC.2", "CC.2", "CRr", "RrC", "CRRR"]
_REST = ["Cc+", "Cc.1", "CcRr+", "CcRr", "Ccc+", "Ccc", "CccR+", "CccR", "RFr", "Rr", "RRR", "RRRR"]
NAMES = dict(zip("ABCDEFGHIJKLMNOPQRSTUVWX", [*_FIRST, *_REST], strict=True))
"""One of their names for each of our tiles."""
TURNED = {"H": 3, "I": 1, "M": 1, "N": 1, "U": 3}
"""How often theirs is rotated to look like ours at 0, if that differs."""
SIDES = "NESW"
SETS = {
    "river": "river/1:1",
    "inns_and_cathedrals": "inns-and-cathedrals:1",
    "traders_and_builders": "traders-and-builders:1",
}
ELEMENTS: dict[str, dict[str, Any]] = {
    "river": {},
    "inns_and_cathedrals": {"big-follower": 1, "inn": True, "cathedral": True},
    "traders_and_builders": {"builder": 1, "pig": 1, "traders": True, "pig-herd": True},
}
CAPABILITIES = {
    "river": ["River"],
    "inns_and_cathedrals": ["Inn", "Cathedral", "BigFollower"],
    "traders_and_builders": ["TradeGoods", "Builder", "Pig"],
}


def setup(version: int, expansions: str = "none") -> dict[str, Any]:
    """With the expansions as the option of our records names them."""
    names = [] if expansions == "none" else expansions.split("-")
    if version == 4:
        own = [capability for name in names for capability in CAPABILITIES[name]]
        return {
            "expansions": {"BASIC": 1} | {name.upper(): 1 for name in names},
            "rules": {},
            "capabilities": ["StandardGame", *own],
        }
    elements: dict[str, Any] = {"small-follower": 7, "farmers": True}
    for name in names:
        elements |= ELEMENTS[name]
    start = "RI/s" if "river" in names else "BA/RCr"
    return {
        "sets": {"basic:1": 1} | {SETS[name]: 1 for name in names},
        "elements": elements,
        "rules": {},
        "timer": None,
        "start": [{"tile": start, "x": 0, "y": 0, "rotation": 0}],
    }


def saved(record: Record, version: int = 5) -> dict[str, Any]:
    """The saved game of a record: placements and followers, but no draws."""
    people = [seat.name for seat in record.header.seats]
    begins = record.entries[0].form["start"]
    people = people[begins:] + people[:begins]
    form: dict[str, Any] = {"gameId": "1", "name": "", "appVersion": f"{version}.0.0"}
    if version == 4:
        form["slots"] = [
            {"number": at, "serial": at + 1, "nickname": name} for at, name in enumerate(people)
        ]
        form["slots"].reverse()
    else:
        form["players"] = [{"name": name, "slot": at} for at, name in enumerate(people)]
    form["setup"] = setup(version, str(record.header.options.get("expansions", "none")))
    form["replay"] = _messages(record, version)
    return form


def _messages(record: Record, version: int) -> list[dict[str, Any]]:
    said: list[dict[str, Any]] = []
    lies: dict[str, Any] = {}
    begins, seats = record.entries[0].form["start"], len(record.header.seats)
    for entry in record.entries:
        if "place" in entry.form:
            lies = entry.form["place"]
            said.append({"type": "PLACE_TILE", "payload": _laid(lies, version)})
        elif "follower" in entry.form and entry.form["follower"] is None:
            said += [{"type": "PASS", "payload": {}}, {"type": "COMMIT", "payload": {}}]
        elif "follower" in entry.form:
            said.append(
                {
                    "type": "DEPLOY_MEEPLE",
                    "payload": _deployed(entry.form, lies, (entry.seat - begins) % seats, version),
                }
            )
            said.append({"type": "COMMIT", "payload": {}})
    return said


def _laid(lies: dict[str, Any], version: int) -> dict[str, Any]:
    name, turned = _named(lies["tile"], version)
    rotation = f"R{(lies['turn'] + turned) % 4 * 90}"
    position = [lies["x"], -lies["y"]]
    return {"tileId": name, "rotation": rotation, "position": position}


def _named(letter: str, version: int) -> tuple[str, int]:
    """Their name of a tile, and how often theirs is rotated to look like ours at 0."""
    if letter in NAMES:
        return f"BA{'.' if version == 4 else '/'}{NAMES[letter]}", TURNED.get(letter, 0)
    names = [name for name, known in jcz_names()["tiles"].items() if known["tile"] == letter]
    old = [name for name in names if name.startswith("R1.")]
    name = old[0] if version == 4 and old else names[0]
    turned = -jcz_names()["tiles"][name]["turn"] % 4
    return (name.replace("/", ".") if version == 4 else name), turned


def _deployed(
    form: dict[str, Any], lies: dict[str, Any], seat: int, version: int
) -> dict[str, Any]:
    on, at = form["follower"]["on"], form["follower"]["at"]
    figure = form["follower"].get("figure", "small")
    location = _location(on, at, lies, version)
    pointer = {"position": [lies["x"], -lies["y"]], "location": location}
    return {"meepleId": f"{seat}.{figure}.1", "pointer": pointer}


def _location(on: str, at: str | None, lies: dict[str, Any], version: int) -> str:
    """All sides or half-edges of the segment on the rotated tile."""
    if at is None and version == 5:
        return "I"
    if at is None:
        return "CLOISTER" if on == "cloister" else "INNER_FARM"
    tile = next(tile for tile in ALL_TILES if tile.letter == lies["tile"])
    names = ("NL NR EL ER SL SR WL WR" if on == "field" else "N E S W").split()
    step = 2 if on == "field" else 1
    turned = [
        [names[(place + lies["turn"] * step) % len(names)] for place in segment.at]
        for segment in tile.segments
        if segment.kind == {"field": 1, "road": 2, "city": 3}[on]
    ]
    places = sorted(next(places for places in turned if at in places), key=names.index)
    return ".".join(places) if on == "field" else _sides("".join(places))


def _sides(places: str) -> str:
    """JCloisterZone's own names for two, three and four sides."""
    own = {"EW": "WE", "ES": "SE", "NESW": "NWSE"}
    if len(places) == 3:
        return "_" + next(side for side in SIDES if side not in places)
    return own.get(places, places)
