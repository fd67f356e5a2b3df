"""The board in a terminal: tiles as blocks of characters, labels on the cells where the tile in
hand fits, and a part of the table if the whole does not fit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rich.text import Text

from meeplewright.games.carcassonne.rules.position import Position
from meeplewright.games.carcassonne.terminal import colours
from meeplewright.games.carcassonne.terminal.tiles import (
    HEIGHT,
    NARROW,
    PLAIN,
    WIDE,
    spot_place,
    tile_signs,
)

Cell = tuple[int, int]
Painted = list[list[tuple[str, str]]]
"""Rows of characters with their styles."""

DEAD = "×"
FIGURE_SIGNS = {"follower": "", "big": "+", "builder": "b", "pig": "p"}
"""After the letter of the player."""
_GUTTER = 4
_FRAME = ("╭", "╮", "╰", "╯")


@dataclass(frozen=True)
class Window:
    """The visible part of the table, borders included; y grows upwards."""

    left: int
    right: int
    bottom: int
    top: int

    def __contains__(self, cell: Cell) -> bool:
        return self.left <= cell[0] <= self.right and self.bottom <= cell[1] <= self.top


@dataclass(frozen=True)
class Scene:
    """What to show: a position, labelled cells, new tiles, numbered spots of a tile."""

    position: Position
    letters: tuple[str, ...]  # one for each seat
    labels: Mapping[Cell, str] = field(default_factory=dict)
    fresh: frozenset[Cell] = frozenset()
    dead: frozenset[Cell] = frozenset()  # empty cells that no remaining tile fits
    spots: tuple[tuple[str, str | None], ...] = ()  # on the tile placed last, numbered from 1


def around(cells: Iterable[Cell]) -> Window:
    """The smallest window that holds all these cells."""
    columns, rows = zip(*cells, strict=True)
    return Window(min(columns), max(columns), min(rows), max(rows))


def tile_width(scene: Scene, columns: int) -> int:
    """Wide tiles if the whole table fits, else narrow ones."""
    table = around(_cells(scene))
    fits = _GUTTER + WIDE * (table.right - table.left + 1) <= columns
    return WIDE if fits else NARROW


def windows(scene: Scene, columns: int, lines: int) -> list[Window]:
    """Windows that together show every label; the one around the last tile comes first."""
    table = around(_cells(scene))
    across = max(1, (columns - _GUTTER) // tile_width(scene, columns))
    up = max(1, (lines - 1) // HEIGHT)
    last = scene.position.tiles[-1]
    found = [_centred((last.x, last.y), table, across, up)]
    for cell in scene.labels:
        if not any(cell in window for window in found):
            found.append(_centred(cell, table, across, up))
    return found


def pages(scene: Scene, columns: int) -> list[Window]:
    """The whole table, cut from left to right into windows that are narrow enough."""
    table = around(_cells(scene))
    across = max(1, (columns - _GUTTER) // tile_width(scene, columns))
    return [
        Window(left, min(left + across - 1, table.right), table.bottom, table.top)
        for left in range(table.left, table.right + 1, across)
    ]


def _cells(scene: Scene) -> list[Cell]:
    return [*((tile.x, tile.y) for tile in scene.position.tiles), *scene.labels]


def _centred(cell: Cell, table: Window, across: int, up: int) -> Window:
    left = _slide(cell[0], table.left, table.right, across)
    bottom = _slide(cell[1], table.bottom, table.top, up)
    right = min(table.right, left + across - 1)
    return Window(left, right, bottom, min(table.top, bottom + up - 1))


def _slide(middle: int, least: int, most: int, room: int) -> int:
    """Where a window of this size begins: centred, as far as the edges of the table allow."""
    return max(least, min(middle - room // 2, most - room + 1))


def board_text(scene: Scene, window: Window, width: int, plain: bool = False) -> Text:
    """The window as coloured text with coordinates at its edges."""
    painted = _paint(scene, window, width)
    text = Text(no_wrap=True, overflow="crop")
    text.append(" " * _GUTTER)
    for x in range(window.left, window.right + 1):
        text.append(str(x).center(width), colours.AXIS)
    for number, row in enumerate(painted):
        text.append("\n")
        y = window.top - number // HEIGHT
        axis = f"{y:>{_GUTTER - 1}} " if number % HEIGHT == 1 else " " * _GUTTER
        text.append(axis, colours.AXIS)
        for char, style in row:
            text.append(char.translate(PLAIN) if plain else char, style)
    return text


def _paint(scene: Scene, window: Window, width: int) -> Painted:
    across = window.right - window.left + 1
    up = window.top - window.bottom + 1
    rows: Painted = [[(" ", "")] * (across * width) for _ in range(up * HEIGHT)]
    for tile in scene.position.tiles:
        block = tile_block(tile.tile, tile.turn, width, (tile.x, tile.y), scene.fresh)
        _paste(rows, block, window, (tile.x, tile.y), width)
    for cell in scene.dead:
        _put(rows, window, cell, (1, width // 2), width, (DEAD, colours.CELL))
    for cell, label in scene.labels.items():
        _paste(rows, _label_block(label, width), window, cell, width)
    _paint_figures(rows, scene, window, width)
    return rows


def _paint_figures(rows: Painted, scene: Scene, window: Window, width: int) -> None:
    tiles = {(tile.x, tile.y): tile for tile in scene.position.tiles}
    for standing in scene.position.followers:
        spot = standing.spot
        tile = tiles[spot.x, spot.y]
        text = scene.letters[standing.seat] + FIGURE_SIGNS[standing.figure]
        place = spot_place(tile.tile, tile.turn, spot.on, spot.at, width)
        style = colours.SEATS[standing.seat]
        _write(rows, window, (spot.x, spot.y), place, width, text, style)
    last = scene.position.tiles[-1]
    for spot_at in dict.fromkeys(scene.spots):  # several figures can have the same spot
        number = str(scene.spots.index(spot_at) + 1)
        place = spot_place(last.tile, last.turn, *spot_at, width)
        _write(rows, window, (last.x, last.y), place, width, number, colours.CHOICE)


def _write(
    rows: Painted,
    window: Window,
    cell: Cell,
    place: tuple[int, int],
    width: int,
    text: str,
    style: str,
) -> None:
    """A short text that begins at a place of the tile, or further left if it would not fit."""
    first = min(place[1], width - len(text))
    for number, char in enumerate(text):
        _put(rows, window, cell, (place[0], first + number), width, (char, style))


def _put(
    rows: Painted,
    window: Window,
    cell: Cell,
    place: tuple[int, int],
    width: int,
    figure: tuple[str, str],
) -> None:
    if cell in window:
        row = (window.top - cell[1]) * HEIGHT + place[0]
        rows[row][(cell[0] - window.left) * width + place[1]] = figure


def _paste(rows: Painted, block: Painted, window: Window, cell: Cell, width: int) -> None:
    if cell in window:
        first = (cell[0] - window.left) * width
        for number, painted in enumerate(block):
            rows[(window.top - cell[1]) * HEIGHT + number][first : first + width] = painted


def tile_block(
    letter: str, turn: int, width: int, cell: Cell = (0, 0), fresh: frozenset[Cell] = frozenset()
) -> Painted:
    """One tile with its colours."""
    shade = (cell[0] + cell[1]) % 2
    return [
        [(sign.char, colours.style_of(sign.kind, shade, cell in fresh)) for sign in row]
        for row in tile_signs(letter, turn, width)
    ]


def _label_block(label: str, width: int) -> Painted:
    """An empty cell with its corners and its label."""
    blank = [(" ", "")] * (width - 2)
    edge = [(sign, colours.CELL) for sign in _FRAME]
    name = f" {label} " if len(label) < 3 else label
    middle = [(" ", "")] * width
    first = (width - len(name)) // 2
    middle[first : first + len(name)] = [(letter, colours.LABEL) for letter in name]
    return [[edge[0], *blank, edge[1]], middle, [edge[2], *blank, edge[3]]]


def block_text(block: Painted, plain: bool = False) -> list[Text]:
    """A painted block as one text per line."""
    rows = []
    for painted in block:
        row = Text()
        for char, style in painted:
            row.append(char.translate(PLAIN) if plain else char, style)
        rows.append(row)
    return rows
