"""The tile facts: what is printed on the 24 types of tile, read once from tiles.json and checked.

Everything that depends on a type of tile is looked up here or in the tables made from it; no
tile's letter appears in the rules.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, final

SIDES: Final = ("N", "E", "S", "W")
HALVES: Final = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")

FIELD: Final = 1
ROAD: Final = 2
CITY: Final = 3
CLOISTER: Final = 4
KINDS: Final = ("", "field", "road", "city", "cloister")
"""The names of the kinds. The first three are also the terrains of a side; 0 means no demand."""


@final
class Segment:
    """A part of one feature on one tile. `at` holds sides (city, road) or half-edges (field)."""

    def __init__(
        self, kind: int, at: tuple[int, ...], pennant: bool, cities: tuple[int, ...]
    ) -> None:
        self.kind: Final = kind
        self.at: Final = at
        self.pennant: Final = pennant
        self.cities: Final = cities  # for a field: the city segments of the tile that it touches


@final
class Tile:
    """One type of tile from the facts. Segments: cities, roads, fields, cloister."""

    def __init__(
        self,
        letter: str,
        count: int,
        terrains: tuple[int, ...],
        segments: tuple[Segment, ...],
        distinct_rotations: int,
    ) -> None:
        self.letter: Final = letter
        self.count: Final = count
        self.terrains: Final = terrains
        self.segments: Final = segments
        self.distinct_rotations: Final = distinct_rotations


def ways_of(tile: Tile) -> list[Segment]:
    """Its cities and roads."""
    return [part for part in tile.segments if part.kind == CITY or part.kind == ROAD]


def fields_of(tile: Tile) -> list[Segment]:
    return [part for part in tile.segments if part.kind == FIELD]


def _read_tile(letter: str, facts: dict[str, Any]) -> Tile:
    segments: list[Segment] = []
    for city in facts["cities"]:
        sides = tuple([SIDES.index(side) for side in city["edges"]])
        segments.append(Segment(CITY, sides, bool(city["pennant"]), ()))
    for road in facts["roads"]:
        sides = tuple([SIDES.index(side) for side in road["edges"]])
        segments.append(Segment(ROAD, sides, False, ()))
    for field in facts["fields"]:
        halves = tuple([HALVES.index(half) for half in field["sides"]])
        segments.append(Segment(FIELD, halves, False, tuple(field["cities"])))
    if facts["cloister"]:
        segments.append(Segment(CLOISTER, (), False, ()))
    terrains = tuple([KINDS.index(facts["edges"][side]) for side in SIDES])
    tile = Tile(letter, facts["count"], terrains, tuple(segments), facts["distinct_rotations"])
    _check_tile(tile)
    return tile


def _check_tile(tile: Tile) -> None:
    """Every side belongs to one segment of its terrain, every field half-edge to one field."""
    owners = [0] * len(SIDES)
    halves = [0] * len(HALVES)
    for segment in tile.segments:
        for place in segment.at:
            if segment.kind == FIELD:
                halves[place] += 1
            else:
                owners[place] += 1
                assert tile.terrains[place] == segment.kind, tile.letter
    for side in range(len(SIDES)):
        terrain = tile.terrains[side]
        assert owners[side] == (0 if terrain == FIELD else 1), tile.letter
        expected = 0 if terrain == CITY else 1
        assert halves[2 * side] == halves[2 * side + 1] == expected, tile.letter


def _read() -> tuple[tuple[Tile, ...], int, int]:
    text = (
        files("meeplewright.games.carcassonne")
        .joinpath("data", "tiles.json")
        .read_text(encoding="utf-8")
    )
    facts = json.loads(text)
    tiles = tuple([_read_tile(letter, fact) for letter, fact in facts["tiles"].items()])
    header = facts["header"]
    total = header["totals"]["tiles"]
    assert sum([tile.count for tile in tiles]) == total
    assert max([len(tile.segments) for tile in tiles]) <= MOST_SEGMENTS
    letters = [tile.letter for tile in tiles]
    return tiles, letters.index(header["start_tile"]["type"]), total


MOST_SEGMENTS: Final = 8
"""No type has more segments than this."""

_READ: Final = _read()
TILES: Final = _READ[0]
START_TILE: Final[int] = _READ[1]
"""The type of the start tile (CA 2.1)."""

TOTAL: Final[int] = _READ[2]
LETTERS: Final = tuple([tile.letter for tile in TILES])
NUMBER_OF: Final = {tile.letter: number for number, tile in enumerate(TILES)}
