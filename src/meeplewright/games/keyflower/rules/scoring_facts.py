"""How each tile scores items at the end, read once from tiles.json: KF F4.

A tile is its number in the order of the file. It is a scoring place of `allocation.py`, a storage
tile, or neither. Printed points and the scoring of the other boats are elsewhere.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.games.keyflower.rules.allocation import (
    ANY,
    ANY_WORKER,
    CHOSEN_RESOURCE,
    CHOSEN_SKILL,
    CHOSEN_WORKER,
    FIVE_RESOURCES,
    FIVE_SKILLS,
    FIVE_WORKERS,
    GREEN_WORKER,
    ONE_GOLD,
    PLACES,
    TRIO_OF_RESOURCES,
    TRIO_OF_SKILLS,
    TRIO_OF_WORKERS,
)

NO_PLACE: Final = -1
FACES: Final = 2
"""Front 0 and back 1; boats, winter tiles and so on only have a front here."""

_TAKEN: Final = ("wood", "stone", "iron", "gold", "any")

_PLACE_BY_SET: Final = {
    "worker: any any any any any": FIVE_WORKERS,
    "worker: blue red yellow": TRIO_OF_WORKERS,
    "worker: green": GREEN_WORKER,
    "worker: chosen_type": CHOSEN_WORKER,
    "worker: any": ANY_WORKER,
    "skill: any any any any any": FIVE_SKILLS,
    "skill: saw pickaxe anvil": TRIO_OF_SKILLS,
    "skill: chosen_type": CHOSEN_SKILL,
    "resource: any any any any any": FIVE_RESOURCES,
    "resource: wood stone iron": TRIO_OF_RESOURCES,
    "resource: gold": ONE_GOLD,
    "resource: chosen_type": CHOSEN_RESOURCE,
}


def _faces(tile: dict[str, Any]) -> list[dict[str, Any]]:
    """What is printed on a tile for final scoring, the front first."""
    return [tile[name] for name in ("front", "back", "winter") if tile.get(name)]


def _place_of(face: dict[str, Any]) -> tuple[int, int]:
    """The scoring place of a face and its points per set."""
    scoring = face.get("scoring")
    if not scoring or "set" not in scoring:
        return NO_PLACE, 0
    place = _PLACE_BY_SET[f"{scoring['item']}: {' '.join(scoring['set'])}"]
    return place, int(scoring["points_per_set"])


def _store_of(face: dict[str, Any]) -> tuple[int, int]:
    """What a face stores and the points for each."""
    effect = face.get("effect")
    if not effect or "points_per_resource_here" not in effect:
        return NO_PLACE, 0
    stored = effect["points_per_resource_here"]
    return _TAKEN.index(stored["resource"]), int(stored["points"])


def _read() -> list[list[dict[str, Any]]]:
    """The faces of all tiles."""
    text = (
        files("meeplewright.games.keyflower")
        .joinpath("data", "tiles.json")
        .read_text(encoding="utf-8")
    )
    groups: dict[str, list[dict[str, Any]]] = json.loads(text)["tiles"]
    return [_faces(tile) for group in groups.values() for tile in group]


def _first(pairs: list[tuple[int, int]]) -> tuple[int, int]:
    return pairs[0] if pairs else (NO_PLACE, 0)


_TILES: Final = _read()
_PLACED: Final = [_first([_place_of(face) for face in faces]) for faces in _TILES]
_STORED: Final = [[_store_of(face) for face in faces] for faces in _TILES]

PLACE_OF: Final = vec[i64]([place for place, _ in _PLACED])
"""By tile: its scoring place, or NO_PLACE."""
PLACE_POINTS: Final = vec[i64]([points for _, points in _PLACED])
"""By tile: the points of a set there."""
MARKET_POINTS: Final = 3
"""Of a green worker at the Key market, by option (KF O11)."""
STORED: Final = vec[i64]([_first(stored)[0] for stored in _STORED])
"""By tile: the resource it stores, ANY, or NO_PLACE if it is not a storage tile."""
STORED_POINTS: Final = vec[i64](
    [stored[face][1] if face < len(stored) else 0 for stored in _STORED for face in range(FACES)]
)
"""By tile * FACES + face: the points for each resource stored."""

assert sorted([place for place in PLACE_OF if place != NO_PLACE]) == list(range(PLACES))
assert max(STORED) <= ANY
