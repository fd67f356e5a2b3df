"""Carcassonne with expansions in numbers: the same ids and the same row for every set of them.

docs/env-carcassonne.md is the specification. The base game has an encoding of its own in
`encoding.py`; what trained on it stays valid.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from meeplewright.core.encoding import Bounds, Field
from meeplewright.core.rows import write_all
from meeplewright.games.carcassonne.rules.actions import ALL_FIGURES, Follower
from meeplewright.games.carcassonne.rules.board import Board
from meeplewright.games.carcassonne.rules.cells import CENTRE, FARTHEST
from meeplewright.games.carcassonne.rules.numbering import (
    NONE,
    BoardEncoding,
    write_cell,
    write_seats,
)
from meeplewright.games.carcassonne.rules.scoring import FARMER_RULES
from meeplewright.games.carcassonne.rules.spots import spot_code
from meeplewright.games.carcassonne.rules.state import OVER, PHASES, START, CarcassonneState
from meeplewright.games.carcassonne.rules.tables import ON_FIELD
from meeplewright.games.carcassonne.rules.tiles import ALL_TILES, GOODS
from meeplewright.games.carcassonne.rules.variant import (
    BIG,
    BUILDER,
    FIGURES,
    FOLLOWERS_EACH,
    MOST_SEATS,
    PIG,
    START_TILE_RULES,
    TURN_RULES,
)

MOST_TILES: Final = 126
SLOTS: Final = 254
"""The maximum number of open cells: 126 tiles never have more adjacent empty cells."""
TYPES: Final = len(ALL_TILES)
MOST_POINTS: Final = 1999
"""More than all roads, cities, cloisters, fields and goods together could give (1,234)."""
_TILE_SIZE: Final = 7
_LAID_AT: Final = 9
_STOCKS_AT: Final = 20
_BY_SEAT: Final = 2 + len(FIGURES) - 1 + len(GOODS)
_TILES_AT: Final = _STOCKS_AT + _BY_SEAT * MOST_SEATS + TYPES

FIELDS: Final = (
    Field("phase", (1,), 0, len(PHASES) - 1),
    Field("seats", (1,), 2, MOST_SEATS),
    Field("player", (1,), NONE, MOST_SEATS - 1),
    Field("farmers", (1,), 0, len(FARMER_RULES) - 1),
    Field("small_city", (1,), 2, 4),
    Field("expansions", (1,), 1, 7),
    Field("river_start_tile", (1,), 0, 1),
    Field("river_turns", (1,), 0, 1),
    Field("in_hand", (1,), NONE, TYPES - 1),
    Field("tiles_laid", (1,), 1, MOST_TILES),
    Field("open_cells", (1,), 0, SLOTS),
    Field("bag_left", (1,), 0, MOST_TILES - 1),
    Field("discarded", (1,), 0, MOST_TILES - 1),
    Field("part", (1,), 1, 2),
    Field("second_tile", (1,), 0, 1),
    Field("river_left", (1,), 0, 11),
    Field("river_end", (3,), -FARTHEST - 1, FARTHEST + 1),
    Field("river_bend", (1,), 0, 2),
    Field("points", (MOST_SEATS,), NONE, MOST_POINTS),
    Field("supply", (MOST_SEATS,), NONE, FOLLOWERS_EACH),
    Field("figures", (len(FIGURES) - 1, MOST_SEATS), NONE, 1),
    Field("goods", (len(GOODS), MOST_SEATS), NONE, 9),
    Field("bag", (TYPES,), 0, 9),
    Field("tiles", (MOST_TILES, _TILE_SIZE), -FARTHEST, FARTHEST),
    Field("cells", (SLOTS, 2), -FARTHEST - 1, FARTHEST + 1),
)


def _numbered_figures() -> list[Follower]:
    """The figures in the order of their ids: none, followers and big followers on every place,
    builders on cities and roads, pigs on fields.
    """
    followers, big, builders, pigs = ALL_FIGURES
    return [*followers, *big[1:], *builders[1:ON_FIELD], *pigs[ON_FIELD : ON_FIELD + 8]]


_NUMBERED_FIGURES: Final = _numbered_figures()
_NUMBERS: Final = {figure: number for number, figure in enumerate(_NUMBERED_FIGURES)}
_CODES: Final[i64] = len(ALL_FIGURES[0])
_NUMBER_OF: Final = vec[i64](
    [_NUMBERS.get(figure, NONE) for figures in ALL_FIGURES for figure in figures]
)
"""The same by kind and code"""


@final
class VariantEncoding(BoardEncoding):
    """The same ids and the same row for every number of seats and every set of expansions."""

    def __init__(self, seats: int) -> None:
        figures = _NUMBERED_FIGURES
        super().__init__(
            seats, SLOTS, figures, MOST_SEATS, TYPES, _LAID_AT, _TILES_AT, _TILE_SIZE, MOST_TILES
        )

    @property
    def version(self) -> int:
        return 2

    @property
    def bounds(self) -> Bounds:
        """Each tile except the first is drawn once, placed or discarded for good (CA 4.4), and
        leads to at most two decisions. One more draw decides who starts. Second parts of turns
        only change whose decisions they are.
        """
        return Bounds(2 * (MOST_TILES - 1), MOST_TILES, MOST_POINTS)

    def figure_number(self, figure: Follower) -> i64:
        return _NUMBERS.get(figure, NONE)

    def choice_number(self, board: Board, choice: i64) -> i64:
        return _NUMBER_OF[(choice >> 3) * _CODES + spot_code(board, choice)]

    # -- observations -------------------------------------------------------------------------

    @property
    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    @property
    def width(self) -> int:
        return len(self._empty)

    def write_table(self, rows: vec[i16], first: i64, state: CarcassonneState, seat: i64) -> None:
        board = state.board
        variant = state.variant
        seats = state.seat_count
        nobody = state.phase == START or state.phase == OVER
        held: i64 = 1 if state.in_hand >= 0 else 0
        rows[first] = i16(state.phase)
        rows[first + 1] = i16(seats)
        rows[first + 2] = i16(NONE if nobody else (state.player - seat + seats) % seats)
        rows[first + 3] = i16(state.farmers)
        rows[first + 4] = i16(state.small_city)
        rows[first + 5] = i16(variant.sets)
        rows[first + 6] = i16(START_TILE_RULES.index(variant.start_tile))
        rows[first + 7] = i16(TURN_RULES.index(variant.river_turns))
        rows[first + 8] = i16(state.in_hand)
        rows[first + 9] = i16(board.laid)
        rows[first + 10] = i16(board.open_count)
        rows[first + 11] = i16(state.bag_left)
        rows[first + 12] = i16(variant.total - state.bag_left - board.laid - held)
        rows[first + 13] = i16(state.part)
        rows[first + 14] = i16(state.due)
        _write_river(rows, first + 15, state)

    def write_stocks(self, rows: vec[i16], first: i64, state: CarcassonneState, seat: i64) -> None:
        seats = state.seat_count
        at = write_seats(rows, first + _STOCKS_AT, state.points, 0, seat, seats, MOST_SEATS)
        at = write_seats(rows, at, state.supply, 0, seat, seats, MOST_SEATS)
        for figure in (BIG, BUILDER, PIG):
            at = write_seats(rows, at, state.figures, figure * MOST_SEATS, seat, seats, MOST_SEATS)
        at = _write_goods(rows, at, state, seat)
        write_all(rows, at, state.bag)


# -- the row ----------------------------------------------------------------------------------


def _write_river(rows: vec[i16], at: i64, state: CarcassonneState) -> None:
    """Tiles left; x, y and side of the open end (0, 0, -1 if there is none); the last bend."""
    board = state.board
    has_end = board.end_cell >= 0
    rows[at] = i16(state.river_left)
    write_cell(rows, at + 1, board.end_cell if has_end else CENTRE)
    rows[at + 3] = i16(board.entry_side if has_end else NONE)
    rows[at + 4] = i16(board.bend)


def _write_goods(rows: vec[i16], at: i64, state: CarcassonneState, seat: i64) -> i64:
    """By kind, then by seat. Return the place after them."""
    seats = state.seat_count
    kind: i64 = 0
    while kind < len(GOODS):
        place: i64 = 0
        while place < MOST_SEATS:
            of_seat = (seat + place) % seats * len(GOODS) + kind
            rows[at] = i16(state.goods[of_seat] if place < seats else NONE)
            at += 1
            place += 1
        kind += 1
    return at
