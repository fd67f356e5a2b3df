"""The tile facts in the form that drawings need: what is printed on a tile and how it rotates."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from meeplewright.games.carcassonne.rules.tiles import (
    CITY,
    CLOISTER,
    FIELD,
    HALVES,
    ROAD,
    SIDES,
    TILES,
)
from meeplewright.games.carcassonne.rules.tiles import Tile as Printed

__all__ = ["HALVES", "SIDES", "Tile", "canonical_turn", "find_tile", "tiles"]


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
    return {tile.letter: _tile(tile) for tile in TILES}


def find_tile(name: str) -> Tile:
    """The tile with this letter; ValueError lists the letters if there is none."""
    found = tiles().get(name)
    if found is None:
        raise ValueError(f"unknown tile {name!r}: expected one of {' '.join(tiles())}")
    return found


def canonical_turn(tile: Tile, turn: int) -> int:
    """The smallest rotation at which the tile looks and plays the same."""
    if isinstance(turn, bool) or not isinstance(turn, int) or not 0 <= turn <= 3:
        raise ValueError(f"turn must be 0, 1, 2 or 3 quarter turns, not {turn!r}")
    return turn % tile.distinct_turns


def _tile(printed: Printed) -> Tile:
    def at(kind: int) -> tuple[tuple[int, ...], ...]:
        return tuple(segment.at for segment in printed.segments if segment.kind == kind)

    cities = [segment for segment in printed.segments if segment.kind == CITY]
    return Tile(
        name=printed.letter,
        cities=tuple(tuple(sorted(sides)) for sides in at(CITY)),
        pennants=tuple(city.pennant for city in cities),
        roads=tuple(tuple(sorted(sides)) for sides in at(ROAD)),
        fields=at(FIELD),
        cloister=bool(at(CLOISTER)),
        distinct_turns=printed.distinct_rotations,
    )
