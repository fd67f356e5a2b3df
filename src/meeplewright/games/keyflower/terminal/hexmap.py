"""A village as a map of hexagons in characters.

  ▒▒▒▒       A hexagon is 14 columns wide and 5 lines high and shares its borders with its
 /    \\     neighbours. A border is drawn as what lies there: road, water, or a thin line
/      ≈     for a field.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from meeplewright.games.keyflower.rules.tiles import FIELD, ROAD, Tile
from meeplewright.games.keyflower.terminal import colours

Cell = tuple[int, int]
Painted = dict[Cell, tuple[str, str]]
"""Characters with their styles by line and column."""

Line = tuple[str, str]
"""Text and its style."""

ROAD_SIGN = "▒"
WATER_SIGN = "≈"
PLAIN = str.maketrans("▒≈…·→↑★−≥–“”", '#~~.>^*->-""')

WIDTH = 14
ROOM = WIDTH - 2
_ACROSS = 12
_DOWN = 4
# Where the characters of each border stand: N NE SE S SW NW.
_BORDERS = (
    tuple((0, column) for column in range(3, 11)),
    ((1, 12), (2, 13)),
    ((3, 13), (4, 12)),
    tuple((4, column) for column in range(3, 11)),
    ((3, 0), (4, 1)),
    ((1, 1), (2, 0)),
)
_THIN = ("_", "\\", "/", "_", "\\", "/")


@dataclass(frozen=True)
class Hexagon:
    """One hexagon: its rotated edges (None for an empty cell), and up to three lines in it."""

    edges: tuple[int, ...] | None
    lines: tuple[Line, ...]


def turned(tile: Tile, turn: int) -> tuple[int, ...]:
    """The edges of a rotated tile."""
    return tuple(tile.edges[(edge - turn) % 6] for edge in range(6))


def picture(hexagons: Mapping[Cell, Hexagon]) -> list[Text]:
    """The lines of a map of hexagons by axial coordinates."""
    if not hexagons:  # before the homes are dealt
        return []
    tops = {cell: _corner(cell) for cell in hexagons}
    first_line = min(line for line, _ in tops.values())
    first_column = min(column for _, column in tops.values())
    painted: Painted = {}
    ordered = sorted(hexagons, key=lambda cell: hexagons[cell].edges is not None)
    for cell in ordered:  # empty cells first: the borders of tiles are drawn over theirs
        line, column = tops[cell]
        _paint(painted, (line - first_line, column - first_column), hexagons[cell])
    return _as_lines(painted)


def pages(hexagons: Mapping[Cell, Hexagon], columns: int) -> list[dict[Cell, Hexagon]]:
    """The map cut from left to right if it is too wide; adjacent pages share a column."""
    across = max(2, (columns - WIDTH) // _ACROSS + 1)
    first = min((q for q, _ in hexagons), default=0)
    last = max((q for q, _ in hexagons), default=0)
    found = []
    while True:
        page = {cell: one for cell, one in hexagons.items() if first <= cell[0] < first + across}
        found.append(page)
        if first + across > last:
            return found
        first += across - 1


def side_by_side(tile: Tile, turns: Sequence[int], labels: Sequence[Line]) -> list[Text]:
    """The same tile in several rotations."""
    pictures = [
        picture({(0, 0): Hexagon(turned(tile, turn), (("", ""), label))})
        for turn, label in zip(turns, labels, strict=True)
    ]
    rows = []
    for number in range(max(len(one) for one in pictures)):
        row = Text()
        for one in pictures:
            part = one[number].copy() if number < len(one) else Text()
            part.pad_right(WIDTH + 1 - part.cell_len)
            row.append_text(part)
        rows.append(row)
    return rows


def _corner(cell: Cell) -> Cell:
    q, r = cell
    return (_DOWN * r + _DOWN // 2 * q, _ACROSS * q)


def _paint(painted: Painted, corner: Cell, hexagon: Hexagon) -> None:
    line, column = corner
    for edge, places in enumerate(_BORDERS):
        kind = FIELD if hexagon.edges is None else hexagon.edges[edge]
        sign, style = _border(kind, edge)
        for place in places:
            spot = (line + place[0], column + place[1])
            if hexagon.edges is not None or spot not in painted:
                painted[spot] = ("·" if hexagon.edges is None else sign, style)
    for number, words in enumerate(hexagon.lines):
        room = ROOM if number else ROOM - 2  # the first line is nearer to the top
        _write(painted, (line + 1 + number, column), words, room)


def _border(kind: int, edge: int) -> tuple[str, str]:
    if kind == FIELD:
        return _THIN[edge], colours.FIELD
    return (ROAD_SIGN, colours.ROAD) if kind == ROAD else (WATER_SIGN, colours.WATER)


def _write(painted: Painted, corner: Cell, line: Line, room: int) -> None:
    """Text in the middle of a hexagon, cut if there is no room."""
    words, style = line
    if cell_len(words) > room:
        words = set_cell_size(words, room - 1).rstrip() + "…"
    column = corner[1] + (WIDTH - cell_len(words)) // 2
    for letter in words:
        painted[corner[0], column] = (letter, style)
        column += max(1, cell_len(letter))


def _as_lines(painted: Painted) -> list[Text]:
    height = max(line for line, _ in painted) + 1
    rows = []
    for line in range(height):
        row = Text(no_wrap=True, overflow="crop")
        width = max((column for at, column in painted if at == line), default=-1) + 1
        for column in range(width):
            letter, style = painted.get((line, column), (" ", ""))
            row.append(letter, style)
        rows.append(row)
    return rows
