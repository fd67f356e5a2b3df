"""Cities: paved ground, houses, battlemented walls, gates, the shields of pennants and goods."""

from __future__ import annotations

from itertools import groupby, product
from math import hypot
from random import Random

from meeplewright.art import palette as p
from meeplewright.art.geometry import (
    Cubic,
    Curve,
    Point,
    curve_path,
    distance_to_line,
    flattened,
    inside,
    number,
    turned,
)
from meeplewright.art.glyphs import HOUSES
from meeplewright.games.carcassonne.art.layout import Layout
from meeplewright.games.carcassonne.art.regions import Cell, Clearance, middle, roomiest
from meeplewright.games.carcassonne.art.stamps import Stamp
from meeplewright.games.carcassonne.art.walls import City, Gate

_ROW, _COLUMN = 10.8, 12.6
_ROWS, _COLUMNS = 9, 8
_MOVES = tuple(product((0.0, -2.5, 2.5, 5.0), (0.0, 2.5, -3.0)))
_LOWEST = 98.0  # the feet of the last row of houses
_LARGE = 500  # cells; a city on one side of the tile has fewer
_WALL_HEIGHT = 4.0
_CATHEDRAL = Stamp("cathedral", 50.0, 64.0)

Place = tuple[Point, float]  # a point, and the distance that houses keep from it


def ground_svg(city: City) -> str:
    return f'<path class="mw-city" d="{city.path}" fill="{p.CITY_GROUND}"/>'


def townscape(city: City, lay: Layout, cells: Clearance, turn: int, rng: Random) -> list[Stamp]:
    """Houses wherever there is room for one, around the landmark and the square of the city."""
    landmark = _shield_place(lay, cells, turn) if city.goods else _landmark(cells, turn)
    square = turned(roomiest(cells), turn)
    keep_free = [(gate.at, 13.0) for gate in lay.gates]
    keep_free += [((tower.x, tower.y - 10), 9.0) for tower in wall_towers(city)]
    if city.cathedral:
        return [_CATHEDRAL, *_houses(city, _around_cathedral(), rng, small=False)]
    stamps = []
    if city.pennant:
        stamps.append(Stamp("shield", landmark[0], landmark[1] + 10))
        keep_free.append((landmark, 14.0))
    elif city.goods:
        stamps.append(Stamp(city.goods, landmark[0], landmark[1] + 11, scale=1.2))
        keep_free.append((landmark, 15.0))
    elif len(cells) > _LARGE:
        stamps.append(Stamp("hall", landmark[0], landmark[1] + 6, p.ROOFS[1]))
        keep_free.append((landmark, 13.0))
    if len(cells) > _LARGE:
        stamps.append(Stamp("well", square[0], square[1] + 2))
        keep_free.append((square, 11.0))
    return stamps + _houses(city, keep_free, rng, len(cells) <= _LARGE)


def _around_cathedral() -> list[Place]:
    """The ground of the cathedral and the square before it, where a follower stands."""
    x, foot = _CATHEDRAL.x, _CATHEDRAL.y
    rows = [((x + a, foot - up), 13.0) for a in (-17, 0, 17) for up in (2, 14)]
    return [*rows, *(((x, foot - up), 15.0) for up in (27, 38)), ((x, foot + 16), 15.0)]


def _landmark(cells: Clearance, turn: int) -> Point:
    """A place in the city with much room, away from the place of a follower."""
    stand = roomiest(cells)

    def merit(cell: Cell) -> tuple[float, Cell]:
        x, y = middle(cell)
        away = hypot(x - stand[0], y - stand[1])
        return round(1.6 * min(cells[cell], 14.0) + 0.6 * min(away, 26.0), 6), cell

    return turned(middle(max(cells, key=merit)), turn)


def _shield_place(lay: Layout, cells: Clearance, turn: int) -> Point:
    """A place for the shield of goods: whole on the tile, away from gates and a follower."""
    stand = turned(roomiest(cells), turn)

    def merit(cell: Cell) -> tuple[float, Cell]:
        x, y = turned(middle(cell), turn)
        away = min(hypot(x - stand[0], y - stand[1]), 26.0)
        gates = min((hypot(x - gate.at[0], y - gate.at[1]) for gate in lay.gates), default=24.0)
        off = max(0.0, 13 - x, x - 87, 13.5 - y, y - 87)
        return round(
            1.6 * min(cells[cell], 15.0) + 0.5 * away + min(gates, 24.0) - 4 * off, 6
        ), cell

    return turned(middle(max(cells, key=merit)), turn)


def _houses(city: City, keep_free: list[Place], rng: Random, small: bool) -> list[Stamp]:
    """Rows of houses. In a small city the rows are shifted until most houses fit."""
    throws = [rng.random() for _ in range(4 * _ROWS * _COLUMNS)]
    lines = [flattened(wall) for wall in city.walls]
    moves = _MOVES if small else _MOVES[:1]
    return max((_rows(city, lines, keep_free, throws, move) for move in moves), key=len)


def _rows(
    city: City,
    lines: list[list[Point]],
    keep_free: list[Place],
    throws: list[float],
    move: Point,
) -> list[Stamp]:
    stamps = []
    for row, column in product(range(_ROWS), range(_COLUMNS)):
        aside, down, roof, shape = throws[4 * (row * _COLUMNS + column) :][:4]
        x = 6.6 + (row % 2 + 2 * column) * _COLUMN / 2 + 2 * aside - 1 + move[0]
        y = _LOWEST - row * _ROW + 1.4 * down - 0.7 + move[1]
        if _fits(city, lines, keep_free, x, y):
            stamps.append(_house(x, y, roof, shape))
    return stamps


def _house(x: float, y: float, roof: float, shape: float) -> Stamp:
    if shape > 0.94:
        return Stamp("oak", x, y)
    kind = HOUSES[int(shape / 0.94 * len(HOUSES))]
    return Stamp(kind, x, y, p.ROOFS[int(roof * len(p.ROOFS))])


def _fits(city: City, lines: list[list[Point]], keep_free: list[Place], x: float, y: float) -> bool:
    """Whether a house with its foot here is inside the tile and clear of walls and free places."""
    if not (6 <= x <= 94 and 11.4 <= y <= 99):
        return False
    if any(hypot(x - a, y - 4 - b) < reach for (a, b), reach in keep_free):
        return False
    corners = [(x - 5, y), (x + 5, y), (x - 5, y - 5), (x + 5, y - 5)]
    if not all(inside(city.outline, corner) for corner in corners):
        return False
    return all(distance_to_line(line, corner) > 1.5 for line in lines for corner in corners)


def spurs_svg(spurs: tuple[Curve, ...]) -> str:
    """The walls between two fields."""
    return "".join(_wall_svg(spur, "spur") for spur in spurs)


def walls_svg(city: City, *, facing_north: bool) -> str:
    """The parts of the wall that face north (drawn behind the houses), or all the others."""
    return "".join(
        _wall_svg(tuple(stretch))
        for wall in city.walls
        for north, stretch in groupby(wall, key=_faces_north)
        if north == facing_north
    )


def _faces_north(cubic: Cubic) -> bool:
    """The city is to the right of a wall's direction, so outside is to the left."""
    return cubic[3][0] > cubic[0][0]


def _wall_svg(wall: Curve, name: str = "wall") -> str:
    """A wall seen slightly from the south: face, walk and merlons."""
    path = curve_path(wall)

    def layer(up: float, colour: str, width: float, more: str = "") -> str:
        lift = f' transform="translate(0 {-up:g})"' if up else ""
        return f'<path d="{path}" stroke="{colour}" stroke-width="{width}"{lift}{more}/>'

    half = _WALL_HEIGHT / 2
    return (
        f'<g class="mw-{name}" fill="none" stroke-linejoin="round">'
        + layer(0, p.INK, 5)
        + layer(half, p.INK, 5)
        + layer(_WALL_HEIGHT, p.INK, 5)
        + layer(0.2, p.STONE_FACE, 3.8)
        + layer(half, p.STONE_FACE, 3.8)
        + layer(_WALL_HEIGHT, p.STONE_TOP, 3.8)
        + layer(_WALL_HEIGHT + 0.7, p.STONE, 3.2, ' stroke-dasharray="2.6 1.9"')
        + "</g>"
    )


def wall_towers(city: City) -> list[Stamp]:
    """A tower where a wall bends, half way between its corners."""
    return [Stamp("tower", wall[0][3][0], wall[0][3][1] + 1.5) for wall in city.walls]


def gate_svg(gate: Gate) -> str:
    """The dark opening in the wall where a road ends at the city."""
    x, y = gate.at
    shape = f"M{number(x - 4.6)},{number(y + 3.4)}v-7a4.6,4.6 0 0 1 9.2,0v7Z"
    if gate.facing not in (0, 4):
        shape = f"M{number(x - 2.6)},{number(y + 5)}v-9q2.6,-3 5.2,0v9Z"
    return f'<path class="mw-gate" d="{shape}" fill="{p.GATE}" stroke="{p.INK}" stroke-width=".8"/>'


def gate_towers(gate: Gate) -> list[Stamp]:
    """Two towers, one on either side of the gate."""
    x, y = gate.at
    if gate.facing in (0, 4):
        return [Stamp("tower", x - 8.4, y + 3.5), Stamp("tower", x + 8.4, y + 3.5)]
    if gate.facing % 2:
        up = -1 if gate.facing in (3, 7) else 1
        return [
            Stamp("tower", x - 6.2, y + 3.5 - 6.2 * up),
            Stamp("tower", x + 6.2, y + 3.5 + 6.2 * up),
        ]
    return [Stamp("tower", x, y - 4), Stamp("tower", x, y + 15)]
