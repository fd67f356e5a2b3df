"""Carcassonne in numbers: an id for every action, a row of 768 numbers for what a seat knows.

docs/env-carcassonne.md is the specification. Tiles are listed in the order placed and open cells in
the order of the board, so that a row is small and quick to write. `planes.py` makes planes from it.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, write_i32_le, write_i64_le
from mypy_extensions import i64

from meeplewright.core.encoding import Bounds, Field
from meeplewright.core.game import State
from meeplewright.core.rows import LOW, put, write_all, write_four, write_two
from meeplewright.games.carcassonne.rules.actions import FOLLOWERS, Follower
from meeplewright.games.carcassonne.rules.board import Board, seat_of, segment_under
from meeplewright.games.carcassonne.rules.numbering import (
    NONE,
    BoardEncoding,
    blanks_of,
    write_cells,
    write_seats,
)
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
    Field("tiles", (TOTAL, 6), -FARTHEST, FARTHEST),
    Field("cells", (SLOTS, 2), -FARTHEST, FARTHEST),
)


@final
class CarcassonneEncoding(BoardEncoding):
    """The same ids and the same row for every number of seats."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, SLOTS, FOLLOWERS[: ON_CLOISTER + 1], MOST_SEATS, TYPES)

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

    def write_row(self, row: BytesWriter, state: State, seat: int) -> None:
        assert isinstance(state, CarcassonneState)
        _write_table(row, state, seat)
        _write_tiles(row, state.board)
        _write_followers(row, state.board, seat, state.seat_count)
        write_cells(row, state.board, _NO_CELLS)


# -- the row ----------------------------------------------------------------------------------

_NO_FOLLOWER: Final = 0xFFFF
"""NONE and 0"""
_TILE_BYTES: Final = 12
_NO_TILES: Final = blanks_of([NONE, 0, 0, 0, NONE, 0], TOTAL)
_NO_CELLS: Final = blanks_of([0, 0], SLOTS)


def _write_table(row: BytesWriter, state: CarcassonneState, seat: i64) -> None:
    """The single numbers, and the lists by seat and by type."""
    board = state.board
    seats = state.seat_count
    nobody = state.phase == START or state.phase == OVER
    held: i64 = 1 if state.in_hand >= 0 else 0
    player = NONE if nobody else (state.player - seat + seats) % seats
    write_four(row, state.phase, seats, player, state.farmers)
    write_four(row, state.small_city, state.in_hand, board.laid, board.open_count)
    write_two(row, state.bag_left, TOTAL - state.bag_left - board.laid - held)
    write_seats(row, state.points, 0, seat, seats, MOST_SEATS)
    write_seats(row, state.supply, 0, seat, seats, MOST_SEATS)
    write_all(row, state.bag)


def _write_tiles(row: BytesWriter, board: Board) -> None:
    """Type, x, y, rotation; then that no follower is there."""
    tile: i64 = 0
    while tile < board.laid:
        oriented = board.oriented[tile]
        cell = board.cell_of[tile]
        place = ((cell & 255) - 128) & LOW | (((cell >> 8) - 128) & LOW) << 16
        write_i64_le(row, oriented >> 2 | place << 16 | (oriented & 3) << 48)
        write_i32_le(row, _NO_FOLLOWER)
        tile += 1
    row.write(_NO_TILES[TOTAL - board.laid])


def _write_followers(row: BytesWriter, board: Board, seat: i64, seats: i64) -> None:
    """Whose follower is on a tile (no tile has two) and its code. The tiles were written last."""
    first = len(row) - TOTAL * _TILE_BYTES
    index: i64 = 0
    while index < board.standing_count:
        follower = board.standing[index]
        segment = segment_under(follower)
        tile = board.tile_of[segment]
        code = board.tables.code[board.oriented[tile] * 8 + segment - board.first[tile]]
        whose = seat_of(follower) - seat
        at = first + tile * _TILE_BYTES + 8
        put(row, at, whose if whose >= 0 else whose + seats)
        put(row, at + 2, code)
        index += 1
