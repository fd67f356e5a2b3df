"""The tile facts: what is printed on each type of tile, read once from the data files and checked.

Everything that depends on a type of tile is looked up here or in the tables made from it; no
tile's letter appears in the rules. Types have the same number in every variant: the 24 of the base
game, then those of the expansions.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, final

SIDES: Final = ("N", "E", "S", "W")
HALVES: Final = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")

RIVER: Final = 0
FIELD: Final = 1
ROAD: Final = 2
CITY: Final = 3
CLOISTER: Final = 4
KINDS: Final = ("river", "field", "road", "city", "cloister")
"""The names of the kinds. The first four are the terrains of a side. The river makes no demand
(CA R6), so 0 is also the demand of a side without a neighbour.
"""

GOODS: Final = ("wine", "grain", "cloth")

EXPANSIONS: Final = ("river", "inns_and_cathedrals", "traders_and_builders")

MOST_SEGMENTS: Final = 8
"""No type has more segments than this."""


@final
class Segment:
    """A part of one feature on one tile. `at` holds sides (city, road) or half-edges (field).

    A field without any half-edge is enclosed by city walls. `goods` is 0 for none, else one more
    than the index in GOODS.
    """

    def __init__(
        self,
        kind: int,
        at: tuple[int, ...],
        pennant: bool = False,
        cities: tuple[int, ...] = (),
        inn: bool = False,
        cathedral: bool = False,
        goods: int = 0,
    ) -> None:
        self.kind: Final = kind
        self.at: Final = at
        self.pennant: Final = pennant
        self.cities: Final = cities  # for a field: the city segments of the tile that it touches
        self.inn: Final = inn
        self.cathedral: Final = cathedral
        self.goods: Final = goods


@final
class Tile:
    """One type of tile from the facts. Segments: cities, roads, fields, cloister.

    `river` has the sides of the river; `river_part` is "spring", "course", "lake" or "".
    """

    def __init__(
        self,
        letter: str,
        expansion: str,
        count: int,
        terrains: tuple[int, ...],
        segments: tuple[Segment, ...],
        distinct_rotations: int,
        river: tuple[int, ...],
        river_part: str,
    ) -> None:
        self.letter: Final = letter
        self.expansion: Final = expansion  # "" in the base game
        self.count: Final = count
        self.terrains: Final = terrains
        self.segments: Final = segments
        self.distinct_rotations: Final = distinct_rotations
        self.river: Final = river
        self.river_part: Final = river_part


def ways_of(tile: Tile) -> list[Segment]:
    """Its cities and roads."""
    return [part for part in tile.segments if part.kind == CITY or part.kind == ROAD]


def fields_of(tile: Tile) -> list[Segment]:
    return [part for part in tile.segments if part.kind == FIELD]


# -- reading ----------------------------------------------------------------------------------


def _read_tile(letter: str, expansion: str, facts: dict[str, Any]) -> Tile:
    segments = [_read_city(city) for city in facts["cities"]]
    for road in facts["roads"]:
        segments.append(Segment(ROAD, _sides(road["edges"]), inn=bool(road.get("inn"))))
    for field in facts["fields"]:
        halves = tuple([HALVES.index(half) for half in field["sides"]])
        segments.append(Segment(FIELD, halves, cities=tuple(field["cities"])))
    if facts["cloister"]:
        segments.append(Segment(CLOISTER, ()))
    terrains = tuple([KINDS.index(facts["edges"][side]) for side in SIDES])
    river = facts.get("river") or {"edges": [], "part": ""}
    tile = Tile(
        letter,
        expansion,
        facts["count"],
        terrains,
        tuple(segments),
        facts["distinct_rotations"],
        _sides(river["edges"]),
        river["part"],
    )
    _check_tile(tile)
    return tile


def _read_city(facts: dict[str, Any]) -> Segment:
    goods = facts.get("goods")
    return Segment(
        CITY,
        _sides(facts["edges"]),
        pennant=bool(facts["pennant"]),
        cathedral=bool(facts.get("cathedral")),
        goods=0 if goods is None else 1 + GOODS.index(goods),
    )


def _sides(names: list[str]) -> tuple[int, ...]:
    return tuple([SIDES.index(side) for side in names])


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
        assert owners[side] == (1 if terrain == CITY or terrain == ROAD else 0), tile.letter
        assert (side in tile.river) == (terrain == RIVER), tile.letter
        expected = 0 if terrain == CITY else 1
        assert halves[2 * side] == halves[2 * side + 1] == expected, tile.letter
    assert len(tile.segments) <= MOST_SEGMENTS, tile.letter


def _facts(name: str) -> dict[str, Any]:
    data = files("meeplewright.games.carcassonne").joinpath("data", name)
    facts: dict[str, Any] = json.loads(data.read_text(encoding="utf-8"))
    return facts


def _read_set(expansion: str, facts: dict[str, Any], total: int) -> tuple[Tile, ...]:
    tiles = tuple([_read_tile(letter, expansion, fact) for letter, fact in facts.items()])
    assert sum([tile.count for tile in tiles]) == total
    return tiles


def _read_base() -> tuple[Tile, ...]:
    return _read_set("", _BASE_FACTS["tiles"], _BASE_FACTS["header"]["totals"]["tiles"])


def _read_all() -> tuple[Tile, ...]:
    tiles = list(BASE_TILES)
    for name in EXPANSIONS:
        facts = _EXPANSION_FACTS["expansions"][name]
        tiles += _read_set(name, facts["tiles"], facts["totals"]["tiles"])
    return tuple(tiles)


_BASE_FACTS: Final = _facts("tiles.json")
_EXPANSION_FACTS: Final = _facts("expansion_tiles.json")

BASE_TILES: Final = _read_base()
ALL_TILES: Final = _read_all()
LETTERS: Final = tuple([tile.letter for tile in ALL_TILES])
NUMBER_OF: Final = {tile.letter: number for number, tile in enumerate(ALL_TILES)}

START_TILE: Final[int] = NUMBER_OF[_BASE_FACTS["header"]["start_tile"]["type"]]
"""The type of the start tile (CA 2.1)."""
SPRING: Final[int] = NUMBER_OF[_EXPANSION_FACTS["header"]["river_tiles"]["start"]]
"""The type that takes its place with The River (CA R2)."""
SPRING_TURN: Final[int] = _EXPANSION_FACTS["header"]["river_tiles"]["start_rotation"]
LAKE: Final[int] = NUMBER_OF[_EXPANSION_FACTS["header"]["river_tiles"]["last"]]
