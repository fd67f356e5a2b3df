"""Where the features of a tile are: cities, roads, river, bridges, village, inns, cloister yard.

Computed from the tile facts alone, in the rotation of the facts; no colours, no decoration.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import hypot

from meeplewright.art.geometry import Curve, Point, flattened, turned, turned_curve
from meeplewright.games.carcassonne.art.facts import Tile
from meeplewright.games.carcassonne.art.lines import (
    CENTRE,
    bend,
    lane,
    moved,
    outward,
    stepped,
    through,
)
from meeplewright.games.carcassonne.art.walls import (
    City,
    Gate,
    cities_of,
    gate_of,
    spurs_of,
    turned_gate,
)
from meeplewright.games.carcassonne.art.waters import RIVER_BANK, RIVER_WIDTH, River, river_of

ROAD_WIDTH = 9.0
ROAD_EDGING = 2.0  # edging on either side
VILLAGE_RADIUS = 15.0
COTTAGE_RADIUS = 11.0
INN_RADIUS = 8.5
INN_LAKE: Point = (10.0, 6.6)  # half its width and half its height
YARD: Point = (26.0, 21.0)  # half the width and half the depth of a cloister's yard
SMALL_YARD: Point = (22.0, 18.0)  # beside a river

# The side of a road that ends at a cottage, and where: the facts do not tell what ends a road.
_COTTAGES: dict[str, tuple[int, Point]] = {"TC": (3, (77, 57))}
# The inn of a tile and the small lake beside it.
_INNS: dict[str, tuple[Point, Point]] = {
    "IA": ((45, 55), (66, 62)),
    "IB": ((41, 39), (63, 39)),
    "IC": ((84, 38), (64, 27)),
    "IL": ((72, 41), (88, 33)),
    "IM": ((45, 55), (66, 62)),
    "IN": ((63, 67), (84, 72)),
}


@dataclass(frozen=True)
class Road:
    """One road segment as its centre line, from a side of the tile."""

    line: Curve
    ends_here: bool


@dataclass(frozen=True)
class Bridge:
    """The raised part of a road where it crosses the river or another road."""

    start: Point
    end: Point


@dataclass(frozen=True)
class Inn:
    """An inn beside a road, with a small lake."""

    road: int
    at: Point
    lake: Point


@dataclass(frozen=True)
class Yard:
    """The yard of a cloister; its shape is the same at every rotation."""

    at: Point
    half: Point


@dataclass(frozen=True)
class Layout:
    """The features of a rotated tile."""

    cities: tuple[City, ...]
    spurs: tuple[Curve, ...]  # walls between two fields
    roads: tuple[Road, ...]
    lanes: tuple[Curve, ...]  # short roads from a village to gates, which belong to no segment
    bridges: tuple[Bridge, ...]
    village: Point | None
    cottage: Point | None
    gates: tuple[Gate, ...]
    inns: tuple[Inn, ...]
    yard: Yard | None
    river: River | None


@cache
def layout(tile: Tile, turn: int) -> Layout:
    """The layout of the tile after this many quarter turns clockwise."""
    ends = _gates(tile)
    roads = tuple(_road(tile, road, ends) for road in tile.roads)
    village = _hub(tile) if len(_to_village(tile)) > 1 else None
    lane_gates, lanes = _village_lanes(tile) if village else ((), ())
    gates = (*ends.values(), *lane_gates)
    cottage = _COTTAGES.get(tile.name)
    return Layout(
        cities=cities_of(tile, turn),
        spurs=tuple(turned_curve(spur, turn) for spur in spurs_of(tile)),
        roads=tuple(Road(turned_curve(road.line, turn), road.ends_here) for road in roads),
        lanes=tuple(turned_curve(line, turn) for line in lanes),
        bridges=tuple(
            Bridge(turned(bridge.start, turn), turned(bridge.end, turn))
            for bridge in _bridges(roads, river_of(tile, 0))
        ),
        village=None if village is None else turned(village, turn),
        cottage=None if cottage is None else turned(cottage[1], turn),
        gates=tuple(turned_gate(gate, turn) for gate in gates),
        inns=_inns(tile, turn),
        yard=_yard(tile, turn),
        river=river_of(tile, turn),
    )


def in_yard(point: Point, yard: Yard) -> bool:
    return abs(point[0] - yard.at[0]) < yard.half[0] and abs(point[1] - yard.at[1]) < yard.half[1]


def _hub(tile: Tile) -> Point:
    """Where roads meet, or where a straight road passes the middle of the tile."""
    if tile.cloister and tile.river:
        return stepped(CENTRE, tile.roads[0][0], -21)
    return moved(CENTRE, _away_from_cities(tile), 6)


def _away_from_cities(tile: Tile) -> Point:
    """One step in the direction without a city: roads and villages keep away from walls."""
    sides = [outward(side) for city in tile.cities for side in city]
    x, y = -sum(side[0] for side in sides), -sum(side[1] for side in sides)
    return max(-1.0, min(1.0, x)), max(-1.0, min(1.0, y))


# -- where roads end --------------------------------------------------------------------------


def _gates(tile: Tile) -> dict[int, Gate]:
    """The gate where the road from a side ends, for each such side."""
    ends = {
        side: city for side in _singles(tile) if (city := _city_between(tile, side)) is not None
    }
    alone = _to_village(tile)
    if len(alone) == 1 and tile.cities and not tile.cloister:
        ends[alone[0]] = 0
    in_middle = len(ends) == 1 and not spurs_of(tile)
    return {
        side: gate_of(tile, tile.cities[city], side, in_middle=in_middle)
        for side, city in ends.items()
    }


def _singles(tile: Tile) -> list[int]:
    """The sides of the roads that end on the tile."""
    return [road[0] for road in tile.roads if len(road) == 1]


def _to_village(tile: Tile) -> list[int]:
    """The sides of roads that end at no cloister, no cottage and no gate between two fields."""
    if tile.cloister:
        return []
    cottage = _COTTAGES.get(tile.name, (None,))[0]
    return [
        side for side in _singles(tile) if side != cottage and _city_between(tile, side) is None
    ]


def _city_between(tile: Tile, side: int) -> int | None:
    """The city that both fields beside a road touch: the road ends at its gate."""
    beside = [
        set(cities)
        for halves, cities in zip(tile.fields, tile.touched, strict=True)
        if 2 * side in halves or 2 * side + 1 in halves
    ]
    if len(beside) < 2:
        return None
    return min(set.intersection(*beside), default=None)


def _village_lanes(tile: Tile) -> tuple[tuple[Gate, ...], tuple[Curve, ...]]:
    """Gates and lanes that keep the fields on the two sides of a village apart, if it needs them.

    Without them the meadow would continue between the village and a city.
    """
    gates = tuple(
        gate_of(tile, city, (city[0] + 2) % 4, in_middle=True)
        for number, city in enumerate(tile.cities)
        if sum(number in cities for cities in tile.touched) > 1
    )
    hub = _hub(tile)
    return gates, tuple(((gate.at, gate.at, hub, hub),) for gate in gates)


# -- lines ------------------------------------------------------------------------------------


def _road(tile: Tile, sides: tuple[int, ...], gates: dict[int, Gate]) -> Road:
    first = sides[0]
    if len(sides) == 1:
        return Road(_last_lane(tile, first, gates.get(first)), True)
    if sides[1] - first == 2:
        # Even without a city nearby a straight road is slightly curved, which looks more natural.
        middle = _hub(tile) if tile.cities else turned((53, 50), first)
        return Road(through(first, middle), False)
    return Road(bend(first, sides[1]), False)


def _last_lane(tile: Tile, side: int, gate: Gate | None) -> Curve:
    """The line of a road that ends on the tile."""
    if tile.name in _COTTAGES and _COTTAGES[tile.name][0] == side:
        return lane(side, _COTTAGES[tile.name][1], side)
    if gate is None:
        return lane(side, _hub(tile), side)
    facing = side if gate.facing % 2 else gate.facing // 2
    return lane(side, gate.at, facing, 12 if facing == side else 26)


def _bridges(roads: tuple[Road, ...], river: River | None) -> list[Bridge]:
    """Where roads cross the river or each other; the later road is above the earlier one."""
    found = []
    for number, road in enumerate(roads):
        below = [(other.line, ROAD_WIDTH + 2 * ROAD_EDGING) for other in roads[:number]]
        if river is not None:
            below.append((river.line, RIVER_WIDTH + 2 * RIVER_BANK))
        for line, width in below:
            bridge = _crossing(flattened(road.line, 40), flattened(line, 40), width / 2 + 6)
            if bridge is not None:
                found.append(bridge)
    return found


def _crossing(above: list[Point], below: list[Point], reach: float) -> Bridge | None:
    """The bridge where the first line is over the second, if it is."""
    apart, at = min(
        (min(hypot(x - a, y - b) for a, b in below), number)
        for number, (x, y) in enumerate(above[1:-1], 1)
    )
    if apart > 1.5 or not all(
        hypot(above[at][0] - x, above[at][1] - y) > 10
        for x, y in (above[0], above[-1], below[0], below[-1])
    ):
        return None
    (ax, ay), (x, y), (bx, by) = above[at - 1], above[at], above[at + 1]
    long = hypot(bx - ax, by - ay)
    along = (bx - ax) / long, (by - ay) / long
    return Bridge(moved((x, y), along, -reach), moved((x, y), along, reach))


# -- places -----------------------------------------------------------------------------------


def _inns(tile: Tile, turn: int) -> tuple[Inn, ...]:
    return tuple(
        Inn(road, *(turned(point, turn) for point in _INNS[tile.name]))
        for road, has_inn in enumerate(tile.inns)
        if has_inn
    )


def _yard(tile: Tile, turn: int) -> Yard | None:
    if not tile.cloister:
        return None
    return Yard(turned(_hub(tile), turn), SMALL_YARD if tile.river else YARD)
