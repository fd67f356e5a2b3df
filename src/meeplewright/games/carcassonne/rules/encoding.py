"""Carcassonne in numbers: an id for every action, a row of 768 numbers for what a seat knows.

docs/env-carcassonne.md is the specification. Tiles are listed in the order placed and open cells in
the order of the board, so that a row is small and quick to write. `planes.py` makes planes from it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from meeplewright.core.encoding import Bounds, Field
from meeplewright.core.rows import write_all
from meeplewright.games.carcassonne.rules.actions import FOLLOWERS, Follower
from meeplewright.games.carcassonne.rules.board import Board
from meeplewright.games.carcassonne.rules.numbering import NONE, BoardEncoding, write_seats
from meeplewright.games.carcassonne.rules.scoring import FARMER_RULES
from meeplewright.games.carcassonne.rules.spots import spot_code
from meeplewright.games.carcassonne.rules.state import OVER, PHASES, START, CarcassonneState
from meeplewright.games.carcassonne.rules.tables import ON_CLOISTER
from meeplewright.games.carcassonne.rules.variant import BASE_VARIANT, FOLLOWERS_EACH, PLAIN

SLOTS: Final = 146
"""The maximum number of open cells: 72 tiles never have more adjacent empty cells."""
MOST_SEATS: Final = 5
"""A row has room for this many seats, and -1 for those that do not exist."""
MOST_POINTS: Final = 999
"""More than all possible roads (62), cities (118), cloisters (54) and fields (504)."""
FARTHEST: Final = 72
TOTAL: Final = int(BASE_VARIANT.total)
TYPES: Final = int(BASE_VARIANT.tables.types)
_MOST_OF_A_TYPE: Final = max([int(count) for count in BASE_VARIANT.counts])
_TILE_SIZE: Final = 6
_LAID_AT: Final = 6
_STOCKS_AT: Final = 10
_TILES_AT: Final = _STOCKS_AT + 2 * MOST_SEATS + TYPES

FIELDS: Final = (
    Field("phase", (1,), 0, len(PHASES) - 1),
    Field("seats", (1,), 2, MOST_SEATS),
    Field("player", (1,), NONE, MOST_SEATS - 1),
    Field("farmers", (1,), 0, len(FARMER_RULES) - 1),
    Field("small_city", (1,), 2, 4),
    Field("in_hand", (1,), NONE, TYPES - 1),
    Field("tiles_laid", (1,), 1, TOTAL),
    Field("open_cells", (1,), 0, SLOTS),
    Field("bag_left", (1,), 0, TOTAL - 1),
    Field("discarded", (1,), 0, TOTAL - 1),
    Field("points", (MOST_SEATS,), NONE, MOST_POINTS),
    Field("supply", (MOST_SEATS,), NONE, FOLLOWERS_EACH),
    Field("bag", (TYPES,), 0, _MOST_OF_A_TYPE),
    Field("tiles", (TOTAL, _TILE_SIZE), -FARTHEST, FARTHEST),
    Field("cells", (SLOTS, 2), -FARTHEST, FARTHEST),
)


@final
class CarcassonneEncoding(BoardEncoding):
    """The same ids and the same row for every number of seats."""

    def __init__(self, seats: int) -> None:
        figures = FOLLOWERS[: ON_CLOISTER + 1]
        super().__init__(
            seats, SLOTS, figures, MOST_SEATS, TYPES, _LAID_AT, _TILES_AT, _TILE_SIZE, TOTAL
        )

    @property
    def version(self) -> int:
        return 1

    @property
    def bounds(self) -> Bounds:
        """Each tile except the first is drawn once, placed or discarded for good (CA 4.4), and
        leads to at most two decisions: placement and follower. One more draw decides who starts.
        """
        return Bounds(2 * (TOTAL - 1), 1 + TOTAL - 1, MOST_POINTS)

    def figure_number(self, figure: Follower) -> i64:
        return figure.code if figure.kind == PLAIN else NONE

    def choice_number(self, board: Board, choice: i64) -> i64:
        return spot_code(board, choice)

    # -- observations -------------------------------------------------------------------------

    @property
    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    @property
    def width(self) -> int:
        return len(self._empty)

    def write_table(self, rows: vec[i16], first: i64, state: CarcassonneState, seat: i64) -> None:
        board = state.board
        seats = state.seat_count
        nobody = state.phase == START or state.phase == OVER
        held: i64 = 1 if state.in_hand >= 0 else 0
        rows[first] = i16(state.phase)
        rows[first + 1] = i16(seats)
        rows[first + 2] = i16(NONE if nobody else (state.player - seat + seats) % seats)
        rows[first + 3] = i16(state.farmers)
        rows[first + 4] = i16(state.small_city)
        rows[first + 5] = i16(state.in_hand)
        rows[first + 6] = i16(board.laid)
        rows[first + 7] = i16(board.open_count)
        rows[first + 8] = i16(state.bag_left)
        rows[first + 9] = i16(TOTAL - state.bag_left - board.laid - held)

    def write_stocks(self, rows: vec[i16], first: i64, state: CarcassonneState, seat: i64) -> None:
        seats = state.seat_count
        at = write_seats(rows, first + _STOCKS_AT, state.points, 0, seat, seats, MOST_SEATS)
        at = write_seats(rows, at, state.supply, 0, seat, seats, MOST_SEATS)
        write_all(rows, at, state.bag)
