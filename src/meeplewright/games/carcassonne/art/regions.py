"""Which part of a tile belongs to which segment, and the point in it where a follower stands.

The tile is divided into small cells. A cell is city, road, river, village, inn, cloister yard or
open field. A field is the open cells that a flood fill from its half-edges reaches; an enclosed
field is the largest patch that is left.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from math import hypot

from meeplewright.art.geometry import Point, flattened, inside, on_cubic, turned
from meeplewright.games.carcassonne.art.facts import HALVES, SIDES, Tile, canonical_turn, find_tile
from meeplewright.games.carcassonne.art.layout import (
    COTTAGE_RADIUS,
    INN_LAKE,
    INN_RADIUS,
    ROAD_EDGING,
    ROAD_WIDTH,
    VILLAGE_RADIUS,
    YARD,
    Layout,
    Road,
    in_yard,
    layout,
)
from meeplewright.games.carcassonne.art.waters import RIVER_BANK, RIVER_WIDTH, River

STEP = 2.5
ACROSS = 40  # cells along a side of the tile
WALL_ROOM = 4.0  # the ground that a wall takes on either side
Cell = tuple[int, int]
Clearance = dict[Cell, float]
CELLS: tuple[Cell, ...] = tuple(product(range(ACROSS), range(ACROSS)))

_ON_TILE = frozenset(CELLS)
_HALF_MIDDLES: tuple[Point, ...] = tuple(
    turned((25 + 50 * half, 0), side) for side in range(4) for half in range(2)
)
_LYING = (7, 4)  # half the length and half the breadth of a lying farmer, in cells
_BEFORE_CLOISTER = 14.0  # in front of its door, which always faces south
_BEFORE_CATHEDRAL: Point = (50.0, 82.0)


@dataclass(frozen=True)
class Ground:
    """The cells of each city and each field, with the free distance around each cell."""

    cities: tuple[Clearance, ...]
    fields: tuple[Clearance, ...]


def anchor(tile: str, turn: int, on: str, at: str | None) -> tuple[float, float]:
    """Where a follower on this segment stands, in the 100 by 100 box of the rotated tile.

    `at` is any side or half-edge of the segment on the rotated tile, None for a cloister and for an
    enclosed field; ValueError if the tile has no such segment.
    """
    facts = find_tile(tile)
    turn = canonical_turn(facts, turn)
    yard = layout(facts, turn).yard
    if on == "cloister" and at is None and yard is not None:
        return yard.at[0], yard.at[1] + _BEFORE_CLOISTER * yard.half[1] / YARD[1]
    index = _segment(facts, turn, on, at)
    match on:
        case "city" if facts.cathedrals[index]:
            return _BEFORE_CATHEDRAL
        case "city":
            point = roomiest(ground(facts).cities[index])
        case "road":
            return _on_road(layout(facts, turn), index)
        case _:
            point = _lying_place(facts, index, turn % 2 == 1)
    x, y = turned(point, turn)
    return round(x, 2), round(y, 2)


def _segment(tile: Tile, turn: int, on: str, at: str | None) -> int:
    """The index of the segment in the facts."""
    if on in ("city", "road") and at in SIDES:
        segments = tile.cities if on == "city" else tile.roads
        place = (SIDES.index(at) - turn) % 4
    elif on == "field" and at in HALVES:
        segments = tile.fields
        place = (HALVES.index(at) - 2 * turn) % 8
    elif on == "field" and at is None and () in tile.fields:
        return tile.fields.index(())
    else:
        raise ValueError(f"tile {tile.name} has no place {on!r} at {at!r}")
    for index, places in enumerate(segments):
        if place in places:
            return index
    raise ValueError(f"tile {tile.name} turned {turn} has no {on} at {at}")


def _on_road(lay: Layout, index: int) -> Point:
    road = lay.roads[index]
    inn = next((inn.at for inn in lay.inns if inn.road == index), None)
    if inn is not None:
        x, y = _beside_inn(road, inn)
    elif lay.bridges or (lay.yard is not None and len(lay.roads) > 1):
        x, y = on_cubic(road.line[0], 0.2 if road.ends_here else 0.5)
    elif road.ends_here:
        x, y = on_cubic(road.line[0], 0.42)
    elif len(road.line) == 1:
        x, y = on_cubic(road.line[0], 0.5)
    else:
        x, y = road.line[0][3]
    return round(x, 2), round(y, 2)


def _beside_inn(road: Road, inn: Point) -> Point:
    """A point of the road from which the inn is seen, not too near to the side of the tile."""
    points = [on_cubic(cubic, step / 20) for cubic in road.line for step in range(3, 13)]

    def merit(point: Point) -> float:
        x, y = point
        inside = min(x, y, 100 - x, 100 - y)
        return min(hypot(x - inn[0], y - inn[1]), 32.0) + 2 * min(inside, 16.0)

    return max(points, key=merit)


@cache
def _lying_place(tile: Tile, index: int, upright: bool) -> Point:
    """Where a lying farmer is mostly on its own field and least off the tile.

    A farmer always lies from west to east, so on a tile rotated once it lies along y of the facts.
    """
    cells = ground(tile).fields[index]
    across, down = (_LYING[1], _LYING[0]) if upright else _LYING
    body = list(product(range(-across, across + 1), range(-down, down + 1)))
    enough = min(6.0, max(cells.values()))

    def merit(cell: Cell) -> tuple[int, float, Cell]:
        under = [(cell[0] + x, cell[1] + y) for x, y in body]
        covered = sum((at in cells) - (at not in _ON_TILE) for at in under)
        x, y = middle(cell)
        return covered, round(min(cells[cell], 12.0) - 0.1 * hypot(x - 50, y - 50), 6), cell

    return middle(max((cell for cell, room in cells.items() if room >= enough), key=merit))


@cache
def ground(tile: Tile) -> Ground:
    """The cells of the tile in the rotation of the facts."""
    lay = layout(tile, 0)
    cities = [{cell for cell in CELLS if inside(city.outline, middle(cell))} for city in lay.cities]
    free = set(CELLS).difference(_built(lay), *cities)
    fields = [_flood(free, halves) for halves in tile.fields]
    enclosed = _largest_patch(free.difference(*fields)) if () in tile.fields else set()
    return Ground(
        cities=tuple(_clearance(cells) for cells in cities),
        fields=tuple(_clearance(cells or enclosed) for cells in fields),
    )


def middle(cell: Cell) -> Point:
    """The middle of a cell in the box of the tile."""
    return (cell[0] + 0.5) * STEP, (cell[1] + 0.5) * STEP


def roomiest(cells: Clearance) -> Point:
    """The middle of the cell with the most room; the most central one of several."""
    best = max(cells.values())
    ties = [middle(cell) for cell, room in cells.items() if room > best - 0.01]
    x = sum(point[0] for point in ties) / len(ties)
    y = sum(point[1] for point in ties) / len(ties)
    return min(ties, key=lambda point: (hypot(point[0] - x, point[1] - y), point))


def _built(lay: Layout) -> set[Cell]:
    """The cells that everything which is not a field takes from the fields."""
    built: set[Cell] = set()
    for wall in (*lay.spurs, *(wall for city in lay.cities for wall in city.walls)):
        built |= _near(flattened(wall, 40), WALL_ROOM)
    for line in (*lay.lanes, *(road.line for road in lay.roads)):
        built |= _near(flattened(line, 40), ROAD_WIDTH / 2 + ROAD_EDGING)
    for inn in lay.inns:
        built |= _near([inn.at], INN_RADIUS) | _near([inn.lake], INN_LAKE[0])
    if lay.village is not None:
        built |= _near([lay.village], VILLAGE_RADIUS)
    if lay.cottage is not None:
        built |= _near([lay.cottage], COTTAGE_RADIUS)
    if lay.yard is not None:
        built |= {cell for cell in CELLS if in_yard(middle(cell), lay.yard)}
    return built if lay.river is None else built | _flooded(lay.river)


def _flooded(river: River) -> set[Cell]:
    """The cells of a river, and of the spring or lake at its end in any rotation."""
    course = _near(flattened(river.line, 40), RIVER_WIDTH / 2 + RIVER_BANK)
    if river.water is None:
        return course
    return course | _near([river.water], max(river.size) + RIVER_BANK)


def _near(points: list[Point], reach: float) -> set[Cell]:
    """The cells whose middle lies within reach of one of the points."""
    span = int(reach / STEP) + 1
    near = set()
    for x, y in points:
        column, row = int(x / STEP), int(y / STEP)
        for cell in product(
            range(column - span, column + span + 1), range(row - span, row + span + 1)
        ):
            across, down = middle(cell)
            if hypot(across - x, down - y) < reach:
                near.add(cell)
    return near


def _flood(free: set[Cell], halves: tuple[int, ...]) -> set[Cell]:
    """The open cells connected to the field's half-edges."""
    starts = [nearest_cell(_HALF_MIDDLES[half]) for half in halves]
    return _reached(free, [cell for cell in starts if cell in free])


def _largest_patch(free: set[Cell]) -> set[Cell]:
    patches = []
    while free:
        patch = _reached(free, [min(free)])
        patches.append(patch)
        free = free - patch
    return max(patches, key=len)


def _reached(free: set[Cell], waiting: list[Cell]) -> set[Cell]:
    reached = set(waiting)
    while waiting:
        column, row = waiting.pop()
        for cell in ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)):
            if cell in free and cell not in reached:
                reached.add(cell)
                waiting.append(cell)
    return reached


def nearest_cell(point: Point) -> Cell:
    """The cell with this point; a point on the border belongs to the tile."""
    column, row = (min(ACROSS - 1, int(value / STEP)) for value in point)
    return column, row


def _clearance(cells: set[Cell]) -> Clearance:
    """For every cell, the distance to the nearest cell outside, in units of the box."""
    room = dict.fromkeys(cells, 1e9)
    ordered = sorted(cells, key=lambda cell: (cell[1], cell[0]))
    before = ((-1, 0, 1.0), (0, -1, 1.0), (-1, -1, 1.414), (1, -1, 1.414))
    after = tuple((-x, -y, cost) for x, y, cost in before)
    for sweep, steps in ((ordered, before), (reversed(ordered), after)):
        for column, row in sweep:
            near = min(room.get((column + x, row + y), 0.0) + cost for x, y, cost in steps)
            room[column, row] = min(room[column, row], near)
    return {cell: (distance - 0.5) * STEP for cell, distance in room.items()}
