"""A tile as three rows of characters, drawn from the tile facts. Colours are the board's affair.

·▒▒▒▒▒·     Wide tiles have seven columns, narrow ones five. City, road, river, field and
━━━━━━━     cloister differ by their signs too, so that nobody needs the colours.
·······
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from meeplewright.games.carcassonne.rules.tiles import (
    ALL_TILES,
    CITY,
    CLOISTER,
    FIELD,
    HALVES,
    NUMBER_OF,
    ROAD,
    SIDES,
    Segment,
    Tile,
)

HEIGHT = 3
WIDE = 7
NARROW = 5

NORTH, EAST, SOUTH, WEST = range(4)


class Sign(NamedTuple):
    """One character of a tile and what it shows."""

    char: str
    kind: str


Place = tuple[int, int]
"""Row and column inside a tile."""

FIELD_SIGN = Sign("·", "field")
CITY_SIGN = Sign("▒", "city")
PENNANT_SIGN = Sign("◆", "pennant")
VILLAGE_SIGN = Sign("■", "village")
CLOISTER_SIGN = Sign("⌂", "cloister")
RIVER_SIGN = Sign("≈", "river")
SPRING_SIGN = Sign("○", "river")
BRIDGE_SIGN = Sign("╬", "road")
INN_SIGN = Sign("▲", "inn")
CATHEDRAL_SIGN = Sign("†", "cathedral")
GOODS_SIGNS = (Sign("¤", "wine"), Sign("‡", "grain"), Sign("§", "cloth"))
_YARD = Sign(" ", "cloister")
_STRETCH = ("┃", "━", "┃", "━")
_JOINED = {
    (NORTH, SOUTH): "┃",
    (EAST, WEST): "━",
    (NORTH, EAST): "┗",
    (EAST, SOUTH): "┏",
    (SOUTH, WEST): "┓",
    (NORTH, WEST): "┛",
}
ROAD_SIGN = Sign("━", "road")

PLAIN = str.maketrans("·▒◆■⌂┃━┗┏┓┛╭╮╰╯…×≈○╬▲†¤‡§╱╲", ".#*o@|-++++....~x=O%^twgc/\\")
"""For terminals without such characters."""


class _Sketch:
    """A tile while it is drawn."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.middle = width // 2
        self.rows = [[FIELD_SIGN] * width for _ in range(HEIGHT)]

    def put(self, place: Place, sign: Sign) -> None:
        self.rows[place[0]][place[1]] = sign

    def kind_at(self, place: Place) -> str:
        return self.rows[place[0]][place[1]].kind

    def cap(self, side: int) -> list[Place]:
        """The area of a city on one side."""
        if side in (NORTH, SOUTH):
            row = 0 if side == NORTH else HEIGHT - 1
            return [(row, column) for column in range(1, self.width - 1)]
        deep = 2 if self.width == WIDE else 1
        columns = range(deep) if side == WEST else range(self.width - deep, self.width)
        return [(1, column) for column in columns]

    def corner(self, side: int) -> Place:
        """The corner between this side and the next one, clockwise."""
        row = 0 if side in (NORTH, WEST) else HEIGHT - 1
        return (row, self.width - 1 if side in (NORTH, EAST) else 0)

    def stretch(self, side: int) -> list[Place]:
        """From a side to the middle, excluding the middle."""
        if side in (NORTH, SOUTH):
            return [(0 if side == NORTH else HEIGHT - 1, self.middle)]
        columns = range(self.middle) if side == WEST else range(self.middle + 1, self.width)
        return [(1, column) for column in columns]


@cache
def tile_signs(letter: str, turn: int, width: int) -> tuple[tuple[Sign, ...], ...]:
    """The lines of a rotated tile."""
    sketch = _Sketch(width)
    tile = ALL_TILES[NUMBER_OF[letter]]
    for segment in tile.segments:
        if segment.kind == CITY:
            _draw_city(sketch, turned(segment, turn), _mark_of(segment))
    roads = [turned(segment, turn) for segment in tile.segments if segment.kind == ROAD]
    _draw_river(sketch, tile, turn, roads)
    _draw_roads(sketch, roads)
    if any(segment.kind == FIELD and not segment.at for segment in tile.segments):
        sketch.put(_enclosed_place(tile, turn, width), FIELD_SIGN)
    if tile.segments[-1].kind == CLOISTER:
        _draw_cloister(sketch, tile, turn)
    for segment in tile.segments:
        if segment.inn:
            sketch.put(_inn_place(sketch, turned(segment, turn)), INN_SIGN)
    return tuple(tuple(row) for row in sketch.rows)


def turned(segment: Segment, turn: int) -> tuple[int, ...]:
    """The sides or half-edges of a segment on the rotated tile, in order."""
    step, count = (2 * turn, len(HALVES)) if segment.kind == FIELD else (turn, len(SIDES))
    return tuple(sorted((at + step) % count for at in segment.at))


def _mark_of(city: Segment) -> Sign | None:
    """What is drawn in a city; no city has two of these."""
    if city.cathedral:
        return CATHEDRAL_SIGN
    if city.goods:
        return GOODS_SIGNS[city.goods - 1]
    return PENNANT_SIGN if city.pennant else None


def _draw_city(sketch: _Sketch, sides: tuple[int, ...], mark: Sign | None) -> None:
    covered = [place for side in sides for place in sketch.cap(side)]
    corners = [sketch.corner(side) for side in sides if (side + 1) % 4 in sides]
    if len(corners) == 1:  # two adjacent sides: the city fills the corner up to the middle
        beside = next(side for side in sides if side in (EAST, WEST))
        covered += sketch.stretch(beside)
    elif len(sides) > 1:
        covered += [(1, column) for column in range(1, sketch.width - 1)]
    for place in [*covered, *corners]:
        sketch.put(place, CITY_SIGN)
    if mark is not None:
        sketch.put(corners[0] if len(corners) == 1 else (1, sketch.middle), mark)


def _draw_river(sketch: _Sketch, tile: Tile, turn: int, roads: Sequence[tuple[int, ...]]) -> None:
    sides = sorted((side + turn) % 4 for side in tile.river)
    if not sides:
        return
    water = [place for side in sides for place in sketch.stretch(side)]
    middle = (1, sketch.middle)
    if _is_bend(sides) and any(_is_bend(road) for road in roads):
        water.append(_inside(sketch, sides))  # the road has the middle
    else:
        water.append(middle)
    if tile.river_part == "lake":
        water += [(1, sketch.middle - 1), (1, sketch.middle + 1)]
    for place in water:
        sketch.put(place, RIVER_SIGN)
    if tile.river_part == "spring":
        sketch.put(middle, SPRING_SIGN)


def _is_bend(sides: Sequence[int]) -> bool:
    return len(sides) == 2 and (sides[1] - sides[0]) % 2 == 1


def _inside(sketch: _Sketch, bend: Sequence[int]) -> Place:
    """The place next to the middle, towards both sides of a bend."""
    row = 0 if NORTH in bend else HEIGHT - 1
    return (row, sketch.middle + 1 if EAST in bend else sketch.middle - 1)


def _draw_roads(sketch: _Sketch, roads: Sequence[tuple[int, ...]]) -> None:
    middle = (1, sketch.middle)
    for sides in roads:
        for side in sides:
            for place in sketch.stretch(side):
                if sketch.kind_at(place) == "field":
                    sketch.put(place, Sign(_STRETCH[side], "road"))
    for sides in roads:
        if len(sides) == 2:
            sketch.put(middle, _crossing(sketch.kind_at(middle), sides))
    ending = [sides for sides in roads if len(sides) == 1]
    if ending and sketch.kind_at(middle) == "river":
        sketch.put(middle, BRIDGE_SIGN)
    elif ending and sketch.kind_at(middle) == "field":
        alone = Sign(_STRETCH[ending[0][0]], "road")  # up to a gate
        sketch.put(middle, alone if len(ending) == 1 else VILLAGE_SIGN)


def _crossing(under: str, sides: tuple[int, ...]) -> Sign:
    """The middle of a road that runs through, above whatever is there already."""
    if under not in ("river", "road"):
        return Sign(_JOINED[sides[0], sides[1]], "road")
    if not _is_bend(sides):
        return BRIDGE_SIGN
    return Sign("╲" if sides in ((NORTH, EAST), (SOUTH, WEST)) else "╱", "road")  # two bends


def _draw_cloister(sketch: _Sketch, tile: Tile, turn: int) -> None:
    if tile.river:
        sketch.put(_on_the_bank(tile, turn, sketch.width), CLOISTER_SIGN)
        return
    sketch.put((1, sketch.middle - 1), _YARD)
    sketch.put((1, sketch.middle + 1), _YARD)
    sketch.put((1, sketch.middle), CLOISTER_SIGN)


def _on_the_bank(tile: Tile, turn: int, width: int) -> Place:
    """The place of a cloister beside a river: on the other bank than its road leaves the tile."""
    road = next(turned(one, turn) for one in tile.segments if one.kind == ROAD)
    return _place_at("road", SIDES[(road[0] + 2) % 4], width)


def _inn_place(sketch: _Sketch, sides: tuple[int, ...]) -> Place:
    """On the road, but not where a thief is shown; or beside it, if its end has a village."""
    if EAST in sides:
        return (1, sketch.middle + 1)
    if WEST in sides:
        return (1, sketch.middle - 1)
    if sketch.kind_at((1, sketch.middle)) != "village":
        return (1, sketch.middle)
    return (0 if NORTH in sides else HEIGHT - 1, sketch.middle + 1)


def _enclosed_place(tile: Tile, turn: int, width: int) -> Place:
    """Where the enclosed field of a tile is shown: in the middle, or beside a city across it."""
    cities = [turned(one, turn) for one in tile.segments if one.kind == CITY]
    middle = width // 2
    if not any(len(sides) == 2 and not _is_bend(sides) for sides in cities):
        return (1, middle)
    cap = next(sides[0] for sides in cities if len(sides) == 1)
    if cap in (NORTH, SOUTH):
        return (0 if cap == NORTH else HEIGHT - 1, middle + 1)
    return (1, middle + 1 if cap == EAST else middle - 1)


@cache
def spot_place(letter: str, turn: int, on: str, at: str | None, width: int) -> Place:
    """Where on a rotated tile a figure on this spot is shown."""
    tile = ALL_TILES[NUMBER_OF[letter]]
    if at is not None:
        return _place_at(on, at, width)
    if on == "field":
        return _enclosed_place(tile, turn, width)
    return _on_the_bank(tile, turn, width) if tile.river else (1, width // 2 + 1)


def _place_at(on: str, at: str, width: int) -> Place:
    last = width - 1
    if on == "field":
        columns = {"NL": 1, "NR": last - 1, "SL": last - 1, "SR": 1, "EL": last, "ER": last}
        return (0 if at in ("NL", "NR", "EL", "WR") else HEIGHT - 1, columns.get(at, 0))
    if at in ("N", "S"):
        return (0 if at == "N" else HEIGHT - 1, width // 2)
    inset = 1 if width == WIDE else 0
    return (1, inset if at == "W" else last - inset)
