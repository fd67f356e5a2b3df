"""City walls: where they run, the walls that cross a field to a corner, and the gates in them.

Computed from the tile facts alone, in the rotation of the facts or rotated.
"""

from __future__ import annotations

from dataclasses import dataclass

from meeplewright.art.geometry import (
    Curve,
    Point,
    curve_path,
    flattened,
    on_cubic,
    turned,
    turned_curve,
)
from meeplewright.games.carcassonne.art.facts import Tile

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
_USUAL = {1: 30.0, 2: 48.0, 3: 31.0}

# Walls that are elsewhere to make room for what is beside them, by the city side after which they
# begin. The number is how deep the city goes into the tile, for a bay how deep the field goes.
_DEPTHS: dict[str, dict[int, float]] = {
    "RB": {0: 25},
    "RC": {0: 26, 2: 26},
    "IH": {0: 28, 1: 28, 2: 28, 3: 28},
    "II": {0: 24, 2: 24},
    "IP": {0: 44, 2: 28},
    "TC": {0: 25},
    "TD": {0: 42, 2: 25},
    "TL": {0: 42, 2: 25},
    "TM": {0: 43, 1: 27, 2: 27},
    "TN": {1: 51, 2: 21, 3: 18},
    "TP": {1: 51, 2: 21, 3: 18},
    "TX": {0: 35, 2: 35},
}
_ASIDE = 0.7  # where on its half of a diagonal wall a gate is that is not in the middle


@dataclass(frozen=True)
class City:
    """One city segment: its ground, and the walls where it touches a field."""

    path: str
    outline: tuple[Point, ...]
    walls: tuple[Curve, ...]  # the city is to the right of their direction
    pennant: bool
    cathedral: bool
    goods: str


@dataclass(frozen=True)
class Gate:
    """A gate, and the way it faces in eighths of a turn: 0 is north, 2 is east."""

    at: Point
    facing: int


def cities_of(tile: Tile, turn: int) -> tuple[City, ...]:
    return tuple(_city(tile, index, turn) for index in range(len(tile.cities)))


def spurs_of(tile: Tile) -> tuple[Curve, ...]:
    """The walls that run from a city to a corner between two fields.

    Around a corner the meadow continues from a side to the next one, unless a wall ends there.
    """
    field_of = {half: number for number, halves in enumerate(tile.fields) for half in halves}
    corners = [
        side + 1
        for side in range(4)
        if field_of.get(2 * side + 1) != field_of.get((2 * side + 2) % 8)
        and not any(side in city or (side + 1) % 4 in city for city in tile.cities)
    ]
    starts = [wall[0][3] for city in cities_of(tile, 0) for wall in city.walls]
    return tuple(_spur(starts[0], turned((0, 0), corner)) for corner in corners)


def gate_of(tile: Tile, city: tuple[int, ...], side: int, *, in_middle: bool) -> Gate:
    """The gate of a city where the road from this side ends."""
    before, after = (side - 1) % 4, (side + 1) % 4
    if before in city and after in city:
        return Gate(turned((50, 100 - _depth(tile, before, 1)), side - 2), 2 * side)
    if len(city) == 1:
        return Gate(turned((50, _depth(tile, city[0], 3)), city[0]), 2 * (city[0] + 2) % 8)
    last = city[0] if (city[0] + 1) % 4 not in city else city[1]
    wall = turned_curve(_wall(tile, last, 2), last)
    if in_middle:
        at = wall[0][3]
    else:
        at = on_cubic(wall[0], _ASIDE) if side == (last + 1) % 4 else on_cubic(wall[1], 1 - _ASIDE)
    return Gate(at, (2 * last + 3) % 8)


def turned_gate(gate: Gate, turn: int) -> Gate:
    return Gate(turned(gate.at, turn), (gate.facing + 2 * turn) % 8)


def corner_text(corner: Point) -> str:
    return f"{corner[0]:.0f},{corner[1]:.0f}"


def _corner(side: int) -> Point:
    """The corner where a side begins, clockwise."""
    return turned((0, 0), side)


def _city(tile: Tile, index: int, turn: int) -> City:
    at = sorted((side + turn) % 4 for side in tile.cities[index])
    start = next((side for side in at if (side - 1) % 4 not in at), at[0])
    path = "M" + corner_text(_corner(start))
    outline: list[Point] = [_corner(start)]
    walls = []
    side = start
    for _ in at:
        path += "L" + corner_text(_corner(side + 1))
        outline.append(_corner(side + 1))
        gap = next(step for step in range(4) if (side + step + 1) % 4 in at)
        if gap:
            wall = turned_curve(_wall(tile, (side - turn) % 4, gap), side)
            walls.append(wall)
            outline += flattened(wall)[1:]
            path += curve_path(wall, move=False)
        side = (side + gap + 1) % 4
    marks = tile.pennants[index], tile.cathedrals[index], tile.goods[index]
    return City(path + "Z", tuple(outline), tuple(walls), *marks)


def _depth(tile: Tile, side: int, gap: int) -> float:
    return _DEPTHS.get(tile.name, {}).get(side, _USUAL[gap])


def _wall(tile: Tile, side: int, gap: int) -> Curve:
    """The wall that begins after this side of the facts, as if that side were north."""
    depth = _depth(tile, side, gap)
    if depth == _USUAL[gap]:
        return _WALLS[gap]
    match gap:
        case 1:
            x, slope = 100 - depth, 100 - 11 * depth / 30
            return (
                ((100, 0), (slope, 14), (x, 29), (x, 50)),
                ((x, 50), (x, 71), (slope, 86), (100, 100)),
            )
        case 2:
            back = 0.4 * (48 - depth)
            return (
                ((100, 0), (82 - back, 10 - back), (depth + 14, depth - 14), (depth, depth)),
                ((depth, depth), (depth - 14, depth + 14), (10 - back, 82 - back), (0, 100)),
            )
        case _:
            slope = 10 * depth / 31
            return (
                ((100, 0), (86, slope), (74, depth), (50, depth)),
                ((50, depth), (26, depth), (14, slope), (0, 0)),
            )


def _spur(start: Point, end: Point) -> Curve:
    """A slightly bent wall."""
    x, y = end[0] - start[0], end[1] - start[1]
    return (
        (
            start,
            (start[0] + 0.35 * x - 0.06 * y, start[1] + 0.35 * y + 0.06 * x),
            (start[0] + 0.7 * x - 0.06 * y, start[1] + 0.7 * y + 0.06 * x),
            end,
        ),
    )
