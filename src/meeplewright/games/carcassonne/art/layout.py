"""Where the features of a tile are: city outlines and walls, roads, village, cloister yard.

Computed from the tile facts alone, in the rotation of the facts; no colours, no decoration.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from meeplewright.art.geometry import Curve, Point, curve_path, flattened, turned, turned_curve
from meeplewright.games.carcassonne.art.facts import Tile

ROAD_WIDTH = 9.0
ROAD_EDGING = 2.0  # edging on either side
VILLAGE_RADIUS = 15.0
YARD: Point = (26.0, 21.0)  # half the width and half the depth of a cloister's yard
CENTRE: Point = (50.0, 50.0)

# The wall that closes a city whose last side is north, by the number of following sides
# (clockwise) that do not belong to the city: it runs from the north-east corner to the corner where
# the city continues. Every wall ends in corners, so walls of adjacent tiles always meet.
_BAY: Curve = (
    ((100, 0), (89, 14), (70, 29), (70, 50)),
    ((70, 50), (70, 71), (89, 86), (100, 100)),
)
_DIAGONAL: Curve = (
    ((100, 0), (82, 10), (62, 34), (48, 48)),
    ((48, 48), (34, 62), (10, 82), (0, 100)),
)
_CAP: Curve = (
    ((100, 0), (86, 10), (74, 31), (50, 31)),
    ((50, 31), (26, 31), (14, 10), (0, 0)),
)
_WALLS = {1: _BAY, 2: _DIAGONAL, 3: _CAP}

_GATE: Point = (50, 70)  # in the middle of a bay that opens to the south
_OUTWARD: tuple[Point, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))


@dataclass(frozen=True)
class City:
    """One city segment: its ground, and the walls where it touches a field."""

    path: str
    outline: tuple[Point, ...]
    walls: tuple[Curve, ...]  # the city is to the right of their direction
    pennant: bool


@dataclass(frozen=True)
class Road:
    """One road segment as its centre line, from a side of the tile."""

    line: Curve
    ends_here: bool


@dataclass(frozen=True)
class Layout:
    """The features of a rotated tile."""

    cities: tuple[City, ...]
    roads: tuple[Road, ...]
    village: Point | None
    gates: tuple[tuple[Point, int], ...]  # where, and the side that the gate faces
    cloister: bool


@cache
def layout(tile: Tile, turn: int) -> Layout:
    """The layout of the tile after this many quarter turns clockwise."""
    singles = [road for road in tile.roads if len(road) == 1]
    hub = _hub(tile)
    # Roads that end meet at a village, unless the tile has something else where a road can end.
    village = hub if len(singles) > 1 else None
    at_gate = not tile.cloister and village is None
    gate_sides = [(road[0] + turn) % 4 for road in singles if at_gate]
    return Layout(
        cities=tuple(
            _city(sides, pennant, turn)
            for sides, pennant in zip(tile.cities, tile.pennants, strict=True)
        ),
        roads=tuple(_road(tile, road, hub, at_gate, turn) for road in tile.roads),
        village=None if village is None else turned(village, turn),
        gates=tuple((turned(_GATE, side - 2), side) for side in gate_sides),
        cloister=tile.cloister,
    )


def in_yard(point: Point) -> bool:
    """Whether the point is in the yard of a cloister; the yard is the same at every rotation."""
    return abs(point[0] - CENTRE[0]) < YARD[0] and abs(point[1] - CENTRE[1]) < YARD[1]


def _corner(side: int) -> Point:
    """The corner where a side begins, clockwise."""
    return turned((0, 0), side)


def _city(sides: tuple[int, ...], pennant: bool, turn: int) -> City:
    at = sorted((side + turn) % 4 for side in sides)
    start = next((side for side in at if (side - 1) % 4 not in at), at[0])
    path = "M" + _corner_text(_corner(start))
    outline: list[Point] = [_corner(start)]
    walls = []
    side = start
    for _ in at:
        path += "L" + _corner_text(_corner(side + 1))
        outline.append(_corner(side + 1))
        gap = next(step for step in range(4) if (side + step + 1) % 4 in at)
        if gap:
            wall = turned_curve(_WALLS[gap], side)
            walls.append(wall)
            outline += flattened(wall)[1:]
            path += curve_path(wall, move=False)
        side = (side + gap + 1) % 4
    return City(path + "Z", tuple(outline), tuple(walls), pennant)


def _corner_text(corner: Point) -> str:
    return f"{corner[0]:.0f},{corner[1]:.0f}"


def _away_from_cities(tile: Tile) -> Point:
    """One step in the direction without a city: roads and villages keep away from walls."""
    sides = [side for city in tile.cities for side in city]
    x = -sum(_OUTWARD[side][0] for side in sides)
    y = -sum(_OUTWARD[side][1] for side in sides)
    return max(-1.0, min(1.0, x)), max(-1.0, min(1.0, y))


def _hub(tile: Tile) -> Point:
    """Where roads meet, or where a straight road passes the middle of the tile."""
    return _stepped(CENTRE, _away_from_cities(tile), 6)


def _road(tile: Tile, sides: tuple[int, ...], hub: Point, at_gate: bool, turn: int) -> Road:
    if len(sides) == 1:
        end = turned(_GATE, sides[0] - 2) if at_gate else hub
        return Road(turned_curve(_lane(sides[0], end), turn), True)
    first, second = sides
    if second - first == 2:
        # Even without a city nearby a straight road is slightly curved, which looks more natural.
        middle = hub if tile.cities else turned((53, 50), first)
        return Road(turned_curve(_through(first, middle), turn), False)
    # A bend from a side to the next one clockwise, around the corner between them.
    bend: Curve = (((50, 0), (50, 28), (72, 50), (100, 50)),)
    corner = first if second - first == 1 else second
    return Road(turned_curve(turned_curve(bend, corner), turn), False)


def _lane(side: int, end: Point) -> Curve:
    """From a side to where the road ends; it leaves the side at a right angle."""
    start = turned((50, 0), side)
    outward = _OUTWARD[side]
    return ((start, _stepped(start, outward, -22), _stepped(end, outward, 12), end),)


def _through(side: int, middle: Point) -> Curve:
    """From a side to the opposite one through a point near the middle."""
    start, end = turned((50, 0), side), turned((50, 100), side)
    outward = _OUTWARD[side]
    return (
        (start, _stepped(start, outward, -20), _stepped(middle, outward, 22), middle),
        (middle, _stepped(middle, outward, -22), _stepped(end, outward, 20), end),
    )


def _stepped(point: Point, direction: Point, length: float) -> Point:
    return point[0] + direction[0] * length, point[1] + direction[1] * length
