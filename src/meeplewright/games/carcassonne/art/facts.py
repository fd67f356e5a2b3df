"""The tile facts as art needs them: read once from the game's data file when first asked for.

No drawing here, and no rules: only what is printed on a tile and how it turns.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

SIDES = ("N", "E", "S", "W")
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")


@dataclass(frozen=True)
class Tile:
    """One type of tile at turn 0. Sides and half-edges are indexes into SIDES and HALVES."""

    name: str
    cities: tuple[tuple[int, ...], ...]
    pennants: tuple[bool, ...]  # one for each city
    roads: tuple[tuple[int, ...], ...]
    fields: tuple[tuple[int, ...], ...]
    cloister: bool
    distinct_turns: int


@cache
def tiles() -> dict[str, Tile]:
    """Every type of tile by its letter, in the order of the facts."""
    # By way of the top package: reading facts must not load the rules.
    text = files("meeplewright.games.carcassonne").joinpath("data", "tiles.json").read_text("utf-8")
    return {name: _tile(name, form) for name, form in json.loads(text)["tiles"].items()}


def find_tile(name: str) -> Tile:
    """The tile of this letter; ValueError says which letters there are."""
    found = tiles().get(name)
    if found is None:
        raise ValueError(f"unknown tile {name!r}: expected one of {' '.join(tiles())}")
    return found


def canonical_turn(tile: Tile, turn: int) -> int:
    """The smallest turn at which the tile looks and plays the same."""
    if isinstance(turn, bool) or not isinstance(turn, int) or not 0 <= turn <= 3:
        raise ValueError(f"turn must be 0, 1, 2 or 3 quarter turns, not {turn!r}")
    return turn % tile.distinct_turns


def _tile(name: str, form: dict[str, Any]) -> Tile:
    def sides(segment: dict[str, Any]) -> tuple[int, ...]:
        return tuple(sorted(SIDES.index(side) for side in segment["edges"]))

    return Tile(
        name=name,
        cities=tuple(sides(city) for city in form["cities"]),
        pennants=tuple(bool(city["pennant"]) for city in form["cities"]),
        roads=tuple(sides(road) for road in form["roads"]),
        fields=tuple(
            tuple(HALVES.index(half) for half in field["sides"]) for field in form["fields"]
        ),
        cloister=bool(form["cloister"]),
        distinct_turns=int(form["distinct_rotations"]),
    )
