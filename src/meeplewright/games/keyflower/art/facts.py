"""The facts of Keyflower's tiles for the drawings: read once from the game's data file.

No drawing here, and no rules: only what is printed on each face of a tile and how it rotates.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

Json = Mapping[str, Any]

SIDES = ("N", "NE", "SE", "S", "SW", "NW")
WORKERS = ("blue", "red", "yellow", "green")
SKILLS = ("saw", "pickaxe", "anvil")
RESOURCES = ("wood", "stone", "iron", "gold")
SEASONS = ("spring", "summer", "autumn", "winter")


@dataclass(frozen=True)
class Face:
    """One face of a tile: its edges at rotation 0 and everything printed on it."""

    tile: str
    name: str
    kind: str  # home, spring, summer, summer_boat, autumn, winter, boat or turn_order
    edges: tuple[str, ...]  # R, F or W in the order of SIDES
    points: int
    effect: Json  # what using the tile gives; empty if nothing
    scoring: Json  # what it scores at the end
    power: Json  # what a summer boat allows its owner
    cost: Json  # the cost of the upgrade; empty on a face that cannot be upgraded
    cargo: tuple[Json, ...]  # what a boat carries while this face is up
    number: int | None = None  # of a home or a turn order tile
    purple: bool = False
    upgraded: bool = False


@cache
def faces() -> dict[str, dict[str, Face]]:
    """Every face by tile and name, in the order of the facts."""
    # Through the top package: reading facts must not load the rules.
    text = files("meeplewright.games.keyflower").joinpath("data", "tiles.json").read_text("utf-8")
    kinds = json.loads(text)["tiles"]
    return {form["id"]: _faces(kind, form) for kind, forms in kinds.items() for form in forms}


@cache
def _optional_faces() -> dict[tuple[str, str], Face]:
    """Faces that only an option brings: the Key market with 3 points (KF O11)."""
    front = faces()["key_market"]["front"]
    scoring = {**front.scoring, "points_per_set": 3}
    return {("key_market", "front_3"): replace(front, name="front_3", scoring=scoring)}


def optional_faces() -> tuple[tuple[str, str], ...]:
    """The faces that only an option brings, as tile and name."""
    return tuple(_optional_faces())


def face_played(tile: str, face: str, options: Json) -> str:
    """The name of this face as a table with these options plays it."""
    optional = f"{face}_{options.get(tile)}"
    return optional if (tile, optional) in _optional_faces() else face


def find_face(tile: str, face: str) -> Face:
    """This face of this tile; ValueError lists what exists."""
    if (optional := _optional_faces().get((tile, face))) is not None:
        return optional
    found = faces().get(tile)
    if found is None:
        raise ValueError(f"unknown tile {tile!r}: expected one of {' '.join(faces())}")
    if face not in found:
        raise ValueError(f"tile {tile!r} has no face {face!r}: expected one of {' '.join(found)}")
    return found[face]


def turned_edges(face: Face, turn: int) -> tuple[str, ...]:
    """The edges of the tile after this many sixths of a turn clockwise."""
    return tuple(face.edges[(side - check_turn(turn)) % 6] for side in range(6))


def check_turn(turn: int) -> int:
    if isinstance(turn, bool) or not isinstance(turn, int) or not 0 <= turn <= 5:
        raise ValueError(f"turn must be 0 to 5 sixths of a turn, not {turn!r}")
    return turn


@cache
def boat_faces() -> dict[str, dict[str, str]]:
    """For each boat, the face that is up in each season (KF A2)."""
    text = files("meeplewright.games.keyflower").joinpath("data", "tiles.json").read_text("utf-8")
    return {
        form["id"]: {season: _BOAT_FACES[up] for season, up in form["face_up"].items()}
        for form in json.loads(text)["tiles"]["boat"]
    }


_BOAT_FACES = {"A": "front", "B": "back"}


def _faces(kind: str, form: Json) -> dict[str, Face]:
    match kind:
        case "boat":
            return {name: _boat(form, side, name) for side, name in _BOAT_FACES.items()}
        case "turn_order":
            return {one["id"]: _turn_order(form, one) for one in form["faces"]}
        case "summer_boat":
            return {name: _face(kind, form, name, one) for name, one in form["faces"].items()}
        case _:
            sides = {name: form[name] for name in ("front", "back") if form[name] is not None}
            return {name: _face(kind, form, name, one) for name, one in sides.items()}


def _face(kind: str, form: Json, name: str, printed: Json) -> Face:
    return Face(
        tile=form["id"],
        name=name,
        kind=kind,
        edges=tuple(form["edges"]),
        points=printed["points"],
        effect=printed.get("effect") or {},
        scoring=printed.get("scoring") or {},
        power=printed.get("power") or {},
        cost=(form["upgrade_cost"] or {}) if name == "front" else {},
        cargo=(),
        number=form.get("number"),
        upgraded=name == "back",
    )


def _boat(form: Json, side: str, name: str) -> Face:
    up = [season for season, shown in form["face_up"].items() if shown == side]
    cargo: list[Json] = []
    for season in up:
        carried = form["cargo"].get(season)
        if carried and carried not in cargo:
            cargo.append(carried)
    winter: Json = form["winter"] if "winter" in up else {"points": 0, "scoring": None}
    return Face(
        tile=form["id"],
        name=name,
        kind="boat",
        edges=tuple(form["edges"]),
        points=winter["points"],
        effect={},
        scoring=winter["scoring"] or {},
        power={},
        cost={},
        cargo=tuple(cargo),
    )


def _turn_order(form: Json, printed: Json) -> Face:
    return Face(
        tile=form["id"],
        name=printed["id"],
        kind="turn_order",
        edges=tuple(printed["edges"]),
        points=0,
        effect={},
        scoring=form["winter_scoring"],
        power={},
        cost={},
        cargo=(),
        number=printed["number"],
        purple=printed["purple_worker"],
    )
