"""A tile as three rows of characters, drawn from the tile facts. Colours are the board's affair.

·▒▒▒▒▒·     Wide tiles have seven columns, narrow ones five. City, road, field and cloister
━━━━━━━     differ by their signs too, so that nobody needs the colours.
·······
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from meeplewright.games.carcassonne.rules.tiles import (
    CITY,
    FIELD,
    HALVES,
    NUMBER_OF,
    ROAD,
    SIDES,
    TILES,
    Segment,
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

PLAIN = str.maketrans("·▒◆■⌂┃━┗┏┓┛╭╮╰╯…×", ".#*o@|-++++....~x")
"""For terminals without such characters."""


class _Sketch:
    """A tile while it is drawn."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.middle = width // 2
        self.rows = [[FIELD_SIGN] * width for _ in range(HEIGHT)]

    def put(self, place: Place, sign: Sign) -> None:
        self.rows[place[0]][place[1]] = sign

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
    segments = TILES[NUMBER_OF[letter]].segments
    for segment in segments:
        if segment.kind == CITY:
            _draw_city(sketch, turned(segment, turn), segment.pennant)
    roads = [turned(segment, turn) for segment in segments if segment.kind == ROAD]
    for sides in roads:
        _draw_road(sketch, sides)
    middle = (1, sketch.middle)
    if len(roads) > 1:
        sketch.put(middle, VILLAGE_SIGN)
    if not segments[-1].at:  # only a cloister has no side
        sketch.put((1, sketch.middle - 1), _YARD)
        sketch.put((1, sketch.middle + 1), _YARD)
        sketch.put(middle, CLOISTER_SIGN)
    return tuple(tuple(row) for row in sketch.rows)


def turned(segment: Segment, turn: int) -> tuple[int, ...]:
    """The sides or half-edges of a segment on the rotated tile, in order."""
    step, count = (2 * turn, len(HALVES)) if segment.kind == FIELD else (turn, len(SIDES))
    return tuple(sorted((at + step) % count for at in segment.at))


def _draw_city(sketch: _Sketch, sides: tuple[int, ...], pennant: bool) -> None:
    covered = [place for side in sides for place in sketch.cap(side)]
    corners = [sketch.corner(side) for side in sides if (side + 1) % 4 in sides]
    if len(corners) == 1:  # two adjacent sides: the city fills the corner up to the middle
        beside = next(side for side in sides if side in (EAST, WEST))
        covered += sketch.stretch(beside)
    elif len(sides) > 1:
        covered += [(1, column) for column in range(1, sketch.width - 1)]
    for place in [*covered, *corners]:
        sketch.put(place, CITY_SIGN)
    if pennant:
        sketch.put(corners[0] if len(corners) == 1 else (1, sketch.middle), PENNANT_SIGN)


def _draw_road(sketch: _Sketch, sides: tuple[int, ...]) -> None:
    for side in sides:
        for place in sketch.stretch(side):
            if sketch.rows[place[0]][place[1]].kind == "field":
                sketch.put(place, Sign(_STRETCH[side], "road"))
    if len(sides) == 2:
        sketch.put((1, sketch.middle), Sign(_JOINED[sides[0], sides[1]], "road"))


def spot_place(on: str, at: str | None, width: int) -> Place:
    """Where on a tile a follower on this spot is shown."""
    last = width - 1
    if at is None:
        return (1, width // 2 + 1)
    if on == "field":
        columns = {"NL": 1, "NR": last - 1, "SL": last - 1, "SR": 1, "EL": last, "ER": last}
        return (0 if at in ("NL", "NR", "EL", "WR") else HEIGHT - 1, columns.get(at, 0))
    if at in ("N", "S"):
        return (0 if at == "N" else HEIGHT - 1, width // 2)
    inset = 1 if width == WIDE else 0
    return (1, inset if at == "W" else last - inset)
