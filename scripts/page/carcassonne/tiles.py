"""Carcassonne's pictures of tiles, figures and goods, and the geometry of tiles, for the browser.

Outlines, the map of a tile and its corners are those of the unrotated tile; the page rotates them.
"""

from collections.abc import Iterator
from math import dist
from typing import Any

from meeplewright.art.geometry import (
    Point,
    curve_path,
    distance_to_line,
    flattened,
    numbers,
)
from meeplewright.art.palette import SEATS as SEAT_COLOURS
from meeplewright.games.carcassonne import art
from meeplewright.games.carcassonne.art.facts import GOODS, HALVES, SIDES, Tile, tiles
from meeplewright.games.carcassonne.art.followers import FIGURES, SEATS
from meeplewright.games.carcassonne.art.glyphs import glyph_defs
from meeplewright.games.carcassonne.art.layout import (
    INN_RADIUS,
    ROAD_EDGING,
    ROAD_WIDTH,
    Yard,
    in_yard,
    layout,
)
from meeplewright.games.carcassonne.art.regions import STEP, Cell, Clearance, ground, nearest_cell
from meeplewright.games.carcassonne.rules.tiles import ALL_TILES

MAP_ACROSS = 25  # squares of the map along a side of the tile
MAP_STEP = 100 / MAP_ACROSS
NEAR_ROAD = 9.0  # a road is thin: pointing this far from its middle still hits it
NEAR_GROUND = 3  # cells; pointing at a wall hits the ground beside it
SMOOTH = 1.9  # the tolerance when outlines are simplified

Json = dict[str, Any]
Outline = list[Point]


def pictures() -> Iterator[tuple[str, str]]:
    """Every picture with its file name."""
    for letter, tile in tiles().items():
        for turn in range(tile.distinct_turns):
            yield f"{letter}{turn}.svg", art.tile_svg(letter, turn)
    for figure in FIGURES:
        for seat in range(SEATS):
            name = "figure" if figure == "follower" else figure
            yield f"{name}{seat}.svg", art.figure_svg(seat, figure)
    for name, (box, place) in _GLYPHS.items():
        use = f'<use href="#mw-{name}" {place}/>'
        yield f"{name}.svg", _document(f"<defs>{glyph_defs({name})}</defs>{use}", box)


# A glyph with the box of its picture and where it is in it.
_GLYPHS = {
    "tower": ("-12 -24 24 36", 'y="3"'),
    **dict.fromkeys(GOODS, ("-12 -12 24 24", 'y="9.5"')),
    "inn": ("-15 -16 30 30", 'y="9"'),
    "cathedral": ("-28 -28 56 56", 'y="23"'),
}


def _document(drawing: str, box: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{drawing}</svg>'


def facts() -> Json:
    """The facts of every tile for the page."""
    return {"seats": list(SEAT_COLOURS), "road": ROAD_WIDTH + 2 * ROAD_EDGING, "tiles": _facts()}


# -- the segments of a tile -------------------------------------------------------------------


def _facts() -> dict[str, Json]:
    return {tile.letter: _tile(tile.letter, tiles()[tile.letter], tile.count) for tile in ALL_TILES}


def _tile(letter: str, tile: Tile, count: int) -> Json:
    corners = sorted({(int(x / 100), int(y / 100)) for x, y in art.corner_towers(letter, 0)})
    form = {
        "count": count,
        "turns": tile.distinct_turns,
        "segments": list(_segments(letter, tile)),
        "map": _map(tile),
        "towers": [list(corner) for corner in corners],
    }
    return {**form, "river": [SIDES[side] for side in tile.river]} if tile.river else form


def _segments(letter: str, tile: Tile) -> Iterator[Json]:
    """Cities, roads, fields, then the cloister: a segment's index in this list identifies it."""
    lay, land = layout(tile, 0), ground(tile)
    for sides, city in zip(tile.cities, lay.cities, strict=True):
        form = _segment(letter, tile, "city", [SIDES[side] for side in sides], city.path)
        marks = _only_set({"cathedral": city.cathedral, "goods": city.goods})
        yield {**form, "pennant": city.pennant, **marks}
    for sides, road, inn in zip(tile.roads, lay.roads, tile.inns, strict=True):
        names = [SIDES[side] for side in sides]
        form = _segment(letter, tile, "road", names, curve_path(road.line))
        yield {**form, **_only_set({"inn": inn})}
    for halves, cells in zip(tile.fields, land.fields, strict=True):
        names = [HALVES[half] for half in halves]
        yield _segment(letter, tile, "field", names, _around(cells))
    if lay.yard is not None:
        yield _segment(letter, tile, "cloister", [], _around_yard(lay.yard))


def _only_set(marks: Json) -> Json:
    """What is printed; most segments have none of it."""
    return {name: value for name, value in marks.items() if value}


def _segment(letter: str, tile: Tile, on: str, at: list[str], path: str) -> Json:
    anchors = [
        art.anchor(letter, turn, on, _turned(at[0], turn) if at else None)
        for turn in range(tile.distinct_turns)
    ]
    return {"on": on, "at": at, "path": path, "anchors": [list(point) for point in anchors]}


def _turned(at: str, turn: int) -> str:
    """The name of a side or half-edge after this many quarter turns."""
    places, step = (SIDES, 1) if at in SIDES else (HALVES, 2)
    return places[(places.index(at) + step * turn) % len(places)]


def _around_yard(yard: Yard) -> str:
    """The yard of a cloister. It never rotates, so it is a square as wide as the yard."""
    (x, y), half = yard.at, yard.half[0] - 1
    corners = (
        (x - half, y - half),
        (x + half, y - half),
        (x + half, y + half),
        (x - half, y + half),
    )
    return f"M{numbers(corners)}Z"


def _map(tile: Tile) -> str:
    """The segment under each square of the tile, in rows; `.` is none."""
    points = [
        ((column + 0.5) * MAP_STEP, (row + 0.5) * MAP_STEP)
        for row in range(MAP_ACROSS)
        for column in range(MAP_ACROSS)
    ]
    return "".join(_segment_at(tile, point) for point in points)


def _segment_at(tile: Tile, point: Point) -> str:
    lay, land = layout(tile, 0), ground(tile)
    cities, roads = len(tile.cities), len(tile.roads)
    if lay.yard is not None and in_yard(point, lay.yard):
        return str(cities + roads + len(tile.fields))
    for inn in lay.inns:
        if dist(inn.at, point) < INN_RADIUS:
            return str(cities + inn.road)
    for index, road in enumerate(lay.roads):
        if distance_to_line(flattened(road.line), point) < NEAR_ROAD:
            return str(cities + index)
    spread = range(-NEAR_GROUND, NEAR_GROUND + 1)
    column, row = nearest_cell(point)
    near = sorted((x * x + y * y, (column + x, row + y)) for x in spread for y in spread)
    for _, cell in near:
        for index, cells in enumerate(land.cities):
            if cell in cells:
                return str(index)
        for index, cells in enumerate(land.fields):
            if cell in cells:
                return str(cities + roads + index)
    return "."


# -- outlines ---------------------------------------------------------------------------------


def _around(cells: Clearance) -> str:
    """The outline of a patch of cells as path data, with smoothed edges."""
    loops = [_smoothed(loop) for loop in _loops(set(cells))]
    return "".join(f"M{numbers(loop)}Z" for loop in loops if len(loop) > 2)


def _loops(cells: set[Cell]) -> Iterator[Outline]:
    """The loops around a patch, with the patch always on the right."""
    steps: dict[Cell, list[Cell]] = {}
    for x, y in sorted(cells):
        for (dx, dy), start, end in (
            ((0, -1), (x, y), (x + 1, y)),
            ((1, 0), (x + 1, y), (x + 1, y + 1)),
            ((0, 1), (x + 1, y + 1), (x, y + 1)),
            ((-1, 0), (x, y + 1), (x, y)),
        ):
            if (x + dx, y + dy) not in cells:
                steps.setdefault(start, []).append(end)
    while steps:
        corner = min(steps)
        loop: list[Cell] = []
        while corner in steps:
            loop.append(corner)
            onwards = steps[corner].pop()
            if not steps[corner]:
                del steps[corner]
            corner = onwards
        yield [(x * STEP, y * STEP) for x, y in loop]


def _smoothed(loop: Outline) -> Outline:
    """Fewer points: each half of the loop, simplified by Douglas-Peucker."""
    half = max(range(len(loop)), key=lambda at: _squared(loop[0], loop[at]))
    return _thinned(loop[: half + 1])[:-1] + _thinned([*loop[half:], loop[0]])[:-1]


def _thinned(line: Outline) -> Outline:
    if len(line) < 3:
        return line
    chord = [line[0], line[-1]]
    far = max(range(1, len(line) - 1), key=lambda at: distance_to_line(chord, line[at]))
    if distance_to_line(chord, line[far]) <= SMOOTH:
        return chord
    return _thinned(line[: far + 1])[:-1] + _thinned(line[far:])


def _squared(a: Point, b: Point) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
