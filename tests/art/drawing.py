"""Reads a drawn tile back from its SVG and finds its regions from the picture alone.

Shares no code with the drawing: paths are parsed and flattened here, and fields are found by flood
fill.
"""

import json
import re
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from math import dist
from typing import Any
from xml.etree import ElementTree

from meeplewright.games.carcassonne.art import tile_svg
from tests.conftest import FULL

SVG = "{http://www.w3.org/2000/svg}"
SIDES = "NESW"


def _facts(name: str) -> Any:
    data = files("meeplewright.games.carcassonne").joinpath("data", name)
    return json.loads(data.read_text("utf-8"))


BASE_TILES: dict[str, Any] = _facts("tiles.json")["tiles"]
TILES: dict[str, Any] = dict(BASE_TILES)
for _set in _facts("expansion_tiles.json")["expansions"].values():
    TILES.update(_set["tiles"])
TURNS = range(4) if FULL else (0, 1)
LYING = [(tile, turn) for tile in TILES for turn in TURNS]
"""Every type of tile in every rotation; daily in two"""

EDGE_MIDDLES = {"N": (50, 0), "E": (100, 50), "S": (50, 100), "W": (0, 50)}
CELLS = 40  # across the tile, for walking over it
WALL = 3.0  # half the width of a wall

# Going clockwise from the north-west corner: the cell at the middle of each half-edge.
HALF_EDGES = {
    "NL": (10, 0), "NR": (30, 0), "EL": (39, 10), "ER": (39, 30),
    "SL": (30, 39), "SR": (10, 39), "WL": (0, 30), "WR": (0, 10),
}  # fmt: skip

Point = tuple[float, float]


def lies_at(place: str, turn: int) -> str:
    """A side or half-edge of the facts after some quarter turns clockwise: NL -> EL -> SL -> WL."""
    return SIDES[(SIDES.index(place[0]) + turn) % 4] + place[1:]


@dataclass
class Drawn:
    """What the picture of one tile shows."""

    cities: list[list[Point]]
    roads: list[list[Point]]
    road_widths: set[float]
    villages: list[tuple[Point, float]]  # and cottages
    yards: list[tuple[float, float, float, float]]
    barriers: list[tuple[list[Point], float]]  # rivers, lanes and free-standing walls: half width
    lakes: list[tuple[Point, float, float]]
    inns: list[Point]
    inn_lakes: list[Point]
    bridges: list[list[Point]]

    def is_field(self, point: Point) -> bool:
        if any(contains(city, point) for city in self.cities):
            return False
        if any(near(line, point) <= half for line, half in self.barriers):
            return False
        if any(
            ((point[0] - x) / wide) ** 2 + ((point[1] - y) / high) ** 2 <= 1
            for (x, y), wide, high in self.lakes
        ):
            return False
        if any(apart(point, at) <= radius for at, radius in self.villages):
            return False
        if any(x <= point[0] <= right and y <= point[1] <= low for x, y, right, low in self.yards):
            return False
        half = max(self.road_widths, default=0) / 2
        return not any(dist(point, at) <= half for road in self.roads for at in road)

    def city_on(self, side: str) -> int:
        """Which of the cities drawn has this side."""
        x, y = EDGE_MIDDLES[side]
        inner = (x + (50 - x) / 50, y + (50 - y) / 50)
        return next(i for i, city in enumerate(self.cities) if contains(city, inner))

    def road_on(self, side: str) -> int:
        """Which of the roads drawn leaves over this side."""
        middle = EDGE_MIDDLES[side]
        return next(i for i, road in enumerate(self.roads) if middle in (road[0], road[-1]))

    @cached_property
    def open_cells(self) -> set[tuple[int, int]]:
        return {
            (x, y)
            for x in range(CELLS)
            for y in range(CELLS)
            if self.is_field(((x + 0.5) * 100 / CELLS, (y + 0.5) * 100 / CELLS))
        }

    def half_edges_reached(self, start: Point) -> set[str]:
        """The half-edges that can be walked to over open field."""
        first = int(start[0] * CELLS / 100), int(start[1] * CELLS / 100)
        open_cells = self.open_cells
        assert first in open_cells, f"{start} is not on a field"
        reached, waiting = {first}, [first]
        while waiting:
            x, y = waiting.pop()
            for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if cell in open_cells and cell not in reached:
                    reached.add(cell)
                    waiting.append(cell)
        return {half for half, cell in HALF_EDGES.items() if cell in reached}


@cache
def read_back(tile: str, turn: int) -> Drawn:
    root = ElementTree.fromstring(tile_svg(tile, turn))
    edges = [path for path in root.iter(f"{SVG}path") if path.get("class") == "mw-road-edge"]
    return Drawn(
        cities=[flattened(path.attrib["d"]) for path in _of_class(root, "city")],
        roads=[flattened(path.attrib["d"]) for path in _of_class(root, "road")],
        road_widths={float(path.attrib["stroke-width"]) for path in edges},
        villages=[
            ((float(disc.attrib["cx"]), float(disc.attrib["cy"])), float(disc.attrib["r"]))
            for disc in _of_class(root, "village") + _of_class(root, "cottage")
        ],
        yards=[_box(yard) for yard in _of_class(root, "yard")],
        barriers=[
            (flattened(path.attrib["d"]), float(path.attrib["stroke-width"]) / 2)
            for path in _of_class(root, "river-edge") + _of_class(root, "lane-edge")
        ]
        + [(flattened(wall[0].attrib["d"]), WALL) for wall in _of_class(root, "spur")],
        lakes=[
            (_middle(lake), float(lake.attrib["rx"]), float(lake.attrib["ry"]))
            for lake in _of_class(root, "lake-edge")
        ],
        inns=[_middle(disc) for disc in _of_class(root, "inn")],
        inn_lakes=[_middle(lake) for lake in _of_class(root, "inn-lake")],
        bridges=[flattened(bridge[0].attrib["d"]) for bridge in _of_class(root, "bridge")],
    )


def _middle(disc: ElementTree.Element) -> Point:
    return float(disc.attrib["cx"]), float(disc.attrib["cy"])


def _of_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [element for element in root.iter() if element.get("class") == f"mw-{name}"]


def _box(rect: ElementTree.Element) -> tuple[float, float, float, float]:
    x, y, width, height = (float(rect.attrib[name]) for name in ("x", "y", "width", "height"))
    return x, y, x + width, y + height


def flattened(path: str) -> list[Point]:
    """The points of a path made of absolute M, L, C and Z."""
    points: list[Point] = []
    for command, text in re.findall(r"([MLCZ])([^MLCZ]*)", path):
        values = [float(value) for value in re.findall(r"-?[\d.]+", text)]
        if command == "C":
            start = points[-1]
            points += [_bezier(start, values, step / 24) for step in range(1, 25)]
        elif command in "ML":
            points.append((values[0], values[1]))
    return points


def _bezier(start: Point, rest: list[float], t: float) -> Point:
    """De Casteljau's algorithm: halve repeatedly."""
    row = [start, (rest[0], rest[1]), (rest[2], rest[3]), (rest[4], rest[5])]
    while len(row) > 1:
        row = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
               for a, b in zip(row, row[1:], strict=False)]  # fmt: skip  # noqa: RUF007
    return row[0]


def contains(polygon: list[Point], point: Point) -> bool:
    """Whether the point is inside the polygon, by its winding number."""
    x, y = point
    winding = 0
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        side = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
        if ay <= y < by and side > 0:
            winding += 1
        elif by <= y < ay and side < 0:
            winding -= 1
    return winding != 0


def near(line: list[Point], point: Point) -> float:
    """The distance to the nearest point of a densely flattened line."""
    return min(apart(point, at) for at in line)


def apart(a: Point, b: Point) -> float:
    return dist(a, b)
