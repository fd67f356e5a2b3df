"""Saved games of JCloisterZone in the formats of its versions, made from our records."""

from __future__ import annotations

from typing import Any

from meeplewright.core.records import Record
from meeplewright.games.carcassonne.rules.tiles import TILES

_FIRST = ["LR", "L", "Cccc+", "RCr", "C", "CFc+", "CFc.1", "CFC.2", "CC.2", "CRr", "RrC", "CRRR"]
_REST = ["Cc+", "Cc.1", "CcRr+", "CcRr", "Ccc+", "Ccc", "CccR+", "CccR", "RFr", "Rr", "RRR", "RRRR"]
NAMES = dict(zip("ABCDEFGHIJKLMNOPQRSTUVWX", [*_FIRST, *_REST], strict=True))
"""One of their names for each of our tiles."""
TURNED = {"H": 3, "I": 1, "M": 1, "N": 1, "U": 3}
"""How often theirs is rotated to look like ours at 0, if that differs."""
SIDES = "NESW"


def setup(version: int) -> dict[str, Any]:
    if version == 4:
        return {"expansions": {"BASIC": 1}, "rules": {}, "capabilities": ["StandardGame"]}
    return {
        "sets": {"basic:1": 1},
        "elements": {"small-follower": 7, "farmers": True},
        "rules": {},
        "timer": None,
        "start": [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 0}],
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
    form["setup"] = setup(version)
    form["replay"] = _messages(record, "." if version == 4 else "/")
    return form


def _messages(record: Record, dot: str) -> list[dict[str, Any]]:
    said: list[dict[str, Any]] = []
    lies: dict[str, Any] = {}
    begins, seats = record.entries[0].form["start"], len(record.header.seats)
    for entry in record.entries:
        if "place" in entry.form:
            lies = entry.form["place"]
            said.append({"type": "PLACE_TILE", "payload": _laid(lies, dot)})
        elif "follower" in entry.form and entry.form["follower"] is None:
            said += [{"type": "PASS", "payload": {}}, {"type": "COMMIT", "payload": {}}]
        elif "follower" in entry.form:
            said.append(
                {
                    "type": "DEPLOY_MEEPLE",
                    "payload": _deployed(entry.form, lies, (entry.seat - begins) % seats),
                }
            )
            said.append({"type": "COMMIT", "payload": {}})
    return said


def _laid(lies: dict[str, Any], dot: str) -> dict[str, Any]:
    name = NAMES[lies["tile"]]
    rotation = f"R{(lies['turn'] + TURNED.get(lies['tile'], 0)) % 4 * 90}"
    position = [lies["x"], -lies["y"]]
    return {"tileId": f"BA{dot}{name}", "rotation": rotation, "position": position}


def _deployed(form: dict[str, Any], lies: dict[str, Any], seat: int) -> dict[str, Any]:
    on, at = form["follower"]["on"], form["follower"]["at"]
    pointer = {"position": [lies["x"], -lies["y"]], "location": _location(on, at, lies)}
    return {"meepleId": f"{seat}.small.1", "pointer": pointer}


def _location(on: str, at: str | None, lies: dict[str, Any]) -> str:
    """All sides or half-edges of the segment on the rotated tile."""
    if at is None:
        return "CLOISTER"
    tile = next(tile for tile in TILES if tile.letter == lies["tile"])
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
