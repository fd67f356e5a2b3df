"""Small tables of games with expansions, written in the notation of the numbered rules.

"(0,1):TG1 red on city 0" is a tile of type TG, rotated once clockwise, in column 0, row 1, with a
red follower on its first city segment. "red big on", "red builder on" and "red pig on" put other
figures, "and blue on field 1" one more.

A table is a `Table`, whichever game is behind it: slow_tables.py and engine_tables.py make them.
The rules tests run on both.
"""

import re
from typing import NamedTuple, Protocol

from ..slow_board import ALL, kinds, spots

COLOURS = ("red", "blue", "yellow", "green", "black", "grey")
ALL_THREE = "river-inns_and_cathedrals-traders_and_builders"
FIGURES = ("follower", "big", "builder", "pig")
GOODS = ("wine", "grain", "cloth")
Cell = tuple[int, int]

_TILE = re.compile(r"\((-?\d+),(-?\d+)\):([A-Z]{1,2})([0-3])")
_FIGURE = re.compile(r"(\w+)(?: (big|builder|pig))? on (cloister|(?:city|road|field) \d)")
_SPOT = re.compile(r"\((-?\d+),(-?\d+)\) (.+)")


class Put(NamedTuple):
    """A figure of a position."""

    seat: int
    figure: str
    segment: str


class Laid(NamedTuple):
    """A tile of a position, with its figures."""

    tile: str
    x: int
    y: int
    turn: int
    figures: tuple[Put, ...]


class Turn(NamedTuple):
    """What steps 2 and 3 of a part of a turn brought. `home`: figures by name, "red big"."""

    points: dict[str, int]
    home: dict[str, int]
    goods: dict[str, dict[str, int]]
    second_tile: bool
    over: bool


class Found(NamedTuple):
    """A feature on the table. `followers`: what counts for the majority (I4)."""

    kind: str
    cells: tuple[Cell, ...]
    followers: dict[str, int]
    complete: bool


class Table(Protocol):
    """A position before a draw. `play` and `draw` change it; the other methods do not."""

    def placements(self, tile: str) -> set[str]:
        """Every legal placement of a type that is drawn now, "(1,0):U1"."""

    def choices(self, tile: str, at: Cell, turn: int = 0, by: str = "red") -> set[str]:
        """The figures that the colour can put on this tile, placed like this: "big city 0".

        Segments that are joined are one choice (K38), under the name of the one that leaves the
        tile first, clockwise from north.
        """

    def play(
        self, tile: str, at: Cell, turn: int = 0, by: str = "red", figure: str | None = None
    ) -> Turn:
        """Draw this tile, place it, put this figure: "city 0", "pig field 1"."""

    def draw(self, tile: str) -> bool:
        """Draw this tile; whether it can be placed. If not, it leaves the game (CA 4.4)."""

    def to_draw(self) -> dict[str, int]:
        """The tiles that can be drawn next, with their numbers."""

    def up(self) -> tuple[str, int]:
        """The colour whose turn it is, and the part of the turn."""

    def is_over(self) -> bool: ...

    def points(self) -> dict[str, int]:
        """The colours on the score track that have points."""

    def final(self) -> dict[str, int]:
        """The points if the game ended now (CA 10, 11, T9, T27)."""

    def supply(self, colour: str, figure: str = "follower") -> int: ...

    def goods(self, colour: str) -> tuple[int, ...]:
        """The tokens of a colour: wine, grain, cloth."""

    def standing(self) -> list[str]:
        """The figures on the table: "red", "red big"."""

    def feature(self, spot: str) -> Found:
        """The feature of a segment, "(0,0) city 0"."""

    def joined(self, *spots: str) -> bool:
        """Whether these segments all belong to one feature."""

    def cities_at(self, field: str) -> int:
        """How many cities touch the field of this segment, completed or not."""


class Tables(Protocol):
    """Makes tables."""

    def position(
        self,
        *tiles: str,
        expansions: str = ALL_THREE,
        seats: int = 6,
        farmers: str = "per_field_3_once",
        small_city: int = 4,
        supply: dict[str, int] | None = None,
        goods: dict[str, tuple[int, int, int]] | None = None,
        bag: str | None = None,
    ) -> Table:
        """These tiles and figures and nothing else; a river on the table is finished.

        `supply` says how many figures a colour has left, "red" or "red big"; by default those that
        are not on the table. `goods` has the tokens. `bag` lists the tiles of the stock, "U TB TB";
        by default all that are not on the table.
        """

    def game(
        self,
        *turns: str,
        expansions: str = "river",
        seats: int = 2,
        river_turns: str = "no_u_turn",
        river_start_tile: str = "in_stock",
        standing: str = "",
    ) -> Table:
        """A game from the beginning, in which red starts and these tiles are drawn and placed.

        `standing` adds figures to a tile after that: "(1,0):RB2 red on city 0".
        """


def read_tile(text: str) -> Laid:
    match = _TILE.match(text)
    assert match and match[3] in ALL, f"{text} is not written like (0,0):D0"
    rest = text[match.end() :]
    figures = tuple(
        Put(COLOURS.index(colour), figure or "follower", segment)
        for colour, figure, segment in _FIGURE.findall(rest)
    )
    unread = _FIGURE.sub("", rest).replace(" and ", "").strip()
    assert not unread, f"{text}: {unread!r} is not understood"
    return Laid(match[3], int(match[1]), int(match[2]), int(match[4]), figures)


def read_choice(text: str) -> tuple[str, str]:
    """Figure and segment of "big city 0"."""
    figure, _, segment = text.partition(" ")
    return (figure, segment) if figure in FIGURES else ("follower", text)


def name_of_choice(figure: str, segment: str) -> str:
    return segment if figure == "follower" else f"{figure} {segment}"


def name_of_figure(seat: int, figure: str) -> str:
    return COLOURS[seat] if figure == "follower" else f"{COLOURS[seat]} {figure}"


def read_figure(text: str) -> tuple[int, str]:
    """Seat and figure of "red big"."""
    colour, _, figure = text.partition(" ")
    return COLOURS.index(colour), figure or "follower"


def read_spot(text: str) -> tuple[Cell, str]:
    match = _SPOT.fullmatch(text)
    assert match, f"{text} is not written like (0,0) city 0"
    return (int(match[1]), int(match[2])), match[3]


def part_named(tile: str, segment: str) -> tuple[str, int]:
    """Kind and index of "city 0" or "cloister"."""
    kind, _, index = segment.partition(" ")
    part = (kind, int(index or 0))
    assert part in kinds(tile), f"{tile} has no {segment}"
    return part


def edges_named(tile: str, turn: int, segment: str) -> tuple[str | None, ...]:
    """Where the segment leaves the rotated tile; None for a cloister or an enclosed field."""
    return spots(tile, turn, *part_named(tile, segment)) or (None,)


def segment_leaving(tile: str, turn: int, on: str, at: str | None) -> str:
    """The name of the segment of this kind that leaves the rotated tile at this edge."""
    for kind, index in kinds(tile):
        if kind == on and at in (spots(tile, turn, kind, index) or (None,)):
            return kind if kind == "cloister" else f"{kind} {index}"
    raise AssertionError(f"{tile} rotated {turn} times has no {on} at {at}")


def by_colour(numbers: list[int]) -> dict[str, int]:
    return {COLOURS[seat]: number for seat, number in enumerate(numbers) if number}
