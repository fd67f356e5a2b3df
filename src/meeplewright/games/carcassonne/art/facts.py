"""The tile facts in the form that drawings need: what is printed on a tile and how it rotates."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from meeplewright.games.carcassonne.rules.tiles import (
    ALL_TILES,
    CITY,
    CLOISTER,
    FIELD,
    GOODS,
    HALVES,
    ROAD,
    SIDES,
    Segment,
)
from meeplewright.games.carcassonne.rules.tiles import Tile as Printed

__all__ = ["GOODS", "HALVES", "SIDES", "Tile", "canonical_turn", "find_tile", "tiles"]


@dataclass(frozen=True)
class Tile:
    """One type of tile at turn 0. Sides and half-edges are indexes into SIDES and HALVES."""

    name: str
    cities: tuple[tuple[int, ...], ...]
    pennants: tuple[bool, ...]  # one for each city
    cathedrals: tuple[bool, ...]
    goods: tuple[str, ...]  # "" for none
    roads: tuple[tuple[int, ...], ...]
    inns: tuple[bool, ...]  # one for each road
    fields: tuple[tuple[int, ...], ...]  # an enclosed field is empty
    touched: tuple[tuple[int, ...], ...]  # for each field, the cities that it touches
    cloister: bool
    river: tuple[int, ...]
    river_part: str  # "spring", "course", "lake" or ""
    expansion: str  # "" in the base game
    distinct_turns: int


@cache
def tiles() -> dict[str, Tile]:
    """Every type of tile by its letter, in the order of the facts."""
    return {tile.letter: _tile(tile) for tile in ALL_TILES}


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
    def of(kind: int) -> list[Segment]:
        return [segment for segment in printed.segments if segment.kind == kind]

    cities, roads, fields = of(CITY), of(ROAD), of(FIELD)
    return Tile(
        name=printed.letter,
        cities=tuple(tuple(sorted(city.at)) for city in cities),
        pennants=tuple(city.pennant for city in cities),
        cathedrals=tuple(city.cathedral for city in cities),
        goods=tuple(("", *GOODS)[city.goods] for city in cities),
        roads=tuple(tuple(sorted(road.at)) for road in roads),
        inns=tuple(road.inn for road in roads),
        fields=tuple(field.at for field in fields),
        touched=tuple(field.cities for field in fields),
        cloister=bool(of(CLOISTER)),
        river=tuple(sorted(printed.river)),
        river_part=printed.river_part,
        expansion=printed.expansion,
        distinct_turns=printed.distinct_rotations,
    )
