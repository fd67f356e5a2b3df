"""Carcassonne with expansions in numbers: the same ids and the same row for every set of them.

docs/env-carcassonne.md is the specification. The base game has an encoding of its own in
`encoding.py`; what trained on it stays valid.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.encoding import Bounds, Field
from meeplewright.core.game import State
from meeplewright.core.rows import packed, write
from meeplewright.games.carcassonne.rules.actions import ALL_FIGURES, Follower
from meeplewright.games.carcassonne.rules.board import (
    Board,
    kind_of_figure,
    seat_of,
    segment_under,
)
from meeplewright.games.carcassonne.rules.cells import FARTHEST
from meeplewright.games.carcassonne.rules.numbering import (
    NONE,
    BoardEncoding,
    blanks_of,
    write_cell,
    write_cells,
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
    Field("tiles", (MOST_TILES, 7), -FARTHEST, FARTHEST),
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


@final
class VariantEncoding(BoardEncoding):
    """The same ids and the same row for every number of seats and every set of expansions."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats, SLOTS, _NUMBERED_FIGURES, MOST_SEATS, TYPES)

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
        return _NUMBERS[ALL_FIGURES[choice >> 3][spot_code(board, choice)]]

    # -- observations -------------------------------------------------------------------------

    @property
    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def write_row(self, row: BytesWriter, state: State, seat: int) -> None:
        assert isinstance(state, CarcassonneState)
        _write_table(row, state, seat)
        _write_river(row, state)
        _write_seats(row, state, seat)
        _write_bag(row, state)
        _write_tiles(row, state.board, seat, state.seat_count)
        write_cells(row, state.board, _NO_CELLS)


# -- the row ----------------------------------------------------------------------------------


def _write_table(row: BytesWriter, state: CarcassonneState, seat: i64) -> None:
    """The single numbers."""
    board = state.board
    variant = state.variant
    seats = state.seat_count
    nobody = state.phase == START or state.phase == OVER
    held: i64 = 1 if state.in_hand >= 0 else 0
    write(row, state.phase)
    write(row, seats)
    write(row, NONE if nobody else (state.player - seat + seats) % seats)
    write(row, state.farmers)
    write(row, state.small_city)
    write(row, variant.sets)
    write(row, START_TILE_RULES.index(variant.start_tile))
    write(row, TURN_RULES.index(variant.river_turns))
    write(row, state.in_hand)
    write(row, board.laid)
    write(row, board.open_count)
    write(row, state.bag_left)
    write(row, variant.total - state.bag_left - board.laid - held)
    write(row, state.part)
    write(row, state.due)


def _write_river(row: BytesWriter, state: CarcassonneState) -> None:
    """Tiles left; x, y and side of the open end (0, 0, -1 if there is none); the last bend."""
    board = state.board
    write(row, state.river_left)
    if board.end_cell < 0:
        row.write(_NO_END)
    else:
        write_cell(row, board.end_cell)
        write(row, board.entry_side)
    write(row, board.bend)


def _write_seats(row: BytesWriter, state: CarcassonneState, seat: i64) -> None:
    seats = state.seat_count
    write_seats(row, state.points, 0, seat, seats, MOST_SEATS)
    write_seats(row, state.supply, 0, seat, seats, MOST_SEATS)
    for figure in (BIG, BUILDER, PIG):
        write_seats(row, state.figures, figure * MOST_SEATS, seat, seats, MOST_SEATS)
    kind: i64 = 0
    while kind < len(GOODS):
        place: i64 = 0
        while place < MOST_SEATS:
            at = (seat + place) % seats * len(GOODS) + kind
            write(row, state.goods[at] if place < seats else NONE)
            place += 1
        kind += 1


def _write_bag(row: BytesWriter, state: CarcassonneState) -> None:
    kind: i64 = 0
    while kind < TYPES:
        write(row, state.bag[kind])
        kind += 1


def _figures_by_tile(board: Board) -> vec[i64]:
    """By tile, the packed follower on it, or -1."""
    standing = vec[i64]([NONE] * int(board.variant.total))
    index: i64 = 0
    while index < board.standing_count:
        follower = board.standing[index]
        standing[board.tile_of[segment_under(follower)]] = follower
        index += 1
    return standing


def _write_tiles(row: BytesWriter, board: Board, seat: i64, seats: i64) -> None:
    """Type, x, y, rotation; then whose figure is there (no tile has two), its code and kind."""
    standing = _figures_by_tile(board)
    tile: i64 = 0
    while tile < board.laid:
        oriented = board.oriented[tile]
        figure = standing[tile]
        write(row, oriented >> 2)
        write_cell(row, board.cell_of[tile])
        write(row, oriented & 3)
        if figure < 0:
            row.write(_NO_FIGURE)
        else:
            code = oriented * 8 + segment_under(figure) - board.first[tile]
            write(row, (seat_of(figure) - seat + seats) % seats)
            write(row, board.tables.code[code])
            write(row, kind_of_figure(figure))
        tile += 1
    row.write(_NO_TILES[MOST_TILES - board.laid])


_NO_END: Final = packed([0, 0, NONE])
_NO_FIGURE: Final = packed([NONE, 0, 0])
_NO_TILES: Final = blanks_of([NONE, 0, 0, 0, NONE, 0, 0], MOST_TILES)
_NO_CELLS: Final = blanks_of([0, 0], SLOTS)
