"""What both encodings of Carcassonne share: ids of placements and of luck, parts of a row.

`encoding.py` is the encoding of the base game, `variant_encoding.py` that of games with expansions.
"""

from __future__ import annotations

from random import Random
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from meeplewright.core.actions import undefined
from meeplewright.core.encoding import no_action
from meeplewright.core.game import Action, Encoding, State
from meeplewright.core.rows import as_bytes, fill
from meeplewright.games.carcassonne.rules.actions import Draw, Follower, Place, Start
from meeplewright.games.carcassonne.rules.board import (
    BIT,
    Board,
    kind_of_figure,
    seat_of,
    segment_under,
)
from meeplewright.games.carcassonne.rules.cells import cell_at, on_table
from meeplewright.games.carcassonne.rules.places import place_on
from meeplewright.games.carcassonne.rules.state import FOLLOWER, PLACE, CarcassonneState
from meeplewright.games.carcassonne.rules.tiles import LETTERS, NUMBER_OF

NONE: Final = -1


class BoardEncoding(Encoding):
    """Placements come first: slot * 4 + rotation. Then the figures, none of them first. In luck the
    seats come first, then the types of tiles.

    A row begins with single numbers, lists by seat and by type. From `tiles_at` on, it has
    `tile_size` numbers for each tile in the order placed, then x and y of each open cell.
    """

    def __init__(
        self,
        seats: int,
        slots: int,
        figures: list[Follower],
        most_seats: int,
        types: int,
        laid_at: i64,
        tiles_at: i64,
        tile_size: i64,
        most_tiles: i64,
    ) -> None:
        super().__init__(seats)
        self._places: Final[i64] = slots * 4
        self._figures: Final = figures
        self._most_seats: Final = most_seats
        self._types: Final = types
        self._laid_at: Final[i64] = laid_at  # the number of tiles, then that of open cells
        self._tiles_at: Final[i64] = tiles_at
        self._tile_size: Final[i64] = tile_size
        self._cells_at: Final[i64] = tiles_at + most_tiles * tile_size
        self._empty: Final = self._made_empty(self._cells_at + 2 * slots)

    def figure_number(self, figure: Follower) -> i64:
        """Its index in `figures`, or -1."""
        undefined(self, "figure_number")

    def choice_number(self, board: Board, choice: i64) -> i64:
        """The same for a choice of `spots.py`."""
        undefined(self, "choice_number")

    # -- actions ------------------------------------------------------------------------------

    @property
    def actions(self) -> int:
        return int(self._places) + len(self._figures)

    def action_id(self, state: State, seat: int, action: Action) -> int:
        """Also accepts an equivalent form; IllegalAction if no legal action means the same."""
        assert isinstance(state, CarcassonneState)
        number = self._number_of(state, action)
        if number < 0 or state.to_act != seat or not self._is_legal(state, number):
            number = self._number_of(state, state.require(seat, action))
        return int(number)

    def action_of(self, state: State, seat: int, number: int) -> Action:
        assert isinstance(state, CarcassonneState)
        if not 0 <= number < self.actions or state.to_act != seat:
            raise no_action(number)
        if not self._is_legal(state, number):
            raise no_action(number)
        if number >= self._places:
            return self._figures[number - self._places]
        return place_on(state.in_hand * 4 + (number & 3), state.board.open_cell[number >> 2])

    def legal_ids(self, state: State, seat: int) -> list[int]:
        return [int(number) for number in self.add_legal(vec[i64](), state, seat)]

    def add_legal(self, found: vec[i64], state: State, seat: int) -> vec[i64]:
        assert isinstance(state, CarcassonneState)
        if state.to_act == seat:
            if state.phase == PLACE:
                return _add_places(found, state.board, state.in_hand)
            if state.phase == FOLLOWER:
                return self._add_figures(found, state)
        return found

    def _add_figures(self, found: vec[i64], state: CarcassonneState) -> vec[i64]:
        """None, then the choices by number: cities and roads alternate among the spots."""
        numbers: i64 = 1
        free = state.free_spots()
        choice: i64 = 0
        while free >> choice:
            if free >> choice & 1:
                numbers |= BIT[self.choice_number(state.board, choice)]
            choice += 1
        number: i64 = 0
        while numbers >> number:
            if numbers >> number & 1:
                found = append(found, self._places + number)
            number += 1
        return found

    def step(self, state: State, number: int, rng: Random) -> None:
        assert isinstance(state, CarcassonneState)
        if state.phase == PLACE:
            state.lay(state.board.open_cell[number >> 2], number & 3)
        else:
            state.put_choice(self._choice_of(state, number - self._places))
        state.draw_on(rng)

    def draw_on(self, state: State, rng: Random) -> None:
        assert isinstance(state, CarcassonneState)
        state.draw_on(rng)

    def _choice_of(self, state: CarcassonneState, number: i64) -> i64:
        """The choice of `spots.py` with this number; -1 for no figure."""
        free = state.free_spots()
        choice: i64 = 0
        while free >> choice:
            if free >> choice & 1 and self.choice_number(state.board, choice) == number:
                return choice
            choice += 1
        return NONE

    def _number_of(self, state: CarcassonneState, action: Action) -> i64:
        """The id of an action if it is legal; -1 if it cannot be."""
        if isinstance(action, Follower):
            number = self.figure_number(action)
            return self._places + number if number >= 0 else NONE
        return _place_id(state, action)

    def _is_legal(self, state: CarcassonneState, number: i64) -> bool:
        """Whether the action with this id is legal for the player."""
        board = state.board
        if number < self._places:
            slot = number >> 2
            if state.phase != PLACE or slot >= board.open_count:
                return False
            return board.turns_at(state.in_hand, slot) >> (number & 3) & 1 == 1
        if state.phase != FOLLOWER:
            return False
        return number == self._places or self._choice_of(state, number - self._places) >= 0

    # -- observations -------------------------------------------------------------------------

    def write_table(self, rows: vec[i16], first: i64, state: CarcassonneState, seat: i64) -> None:
        """Write the single numbers."""
        undefined(self, "write_table")

    def write_stocks(self, rows: vec[i16], first: i64, state: CarcassonneState, seat: i64) -> None:
        """Write the lists by seat and by type. Placing a tile changes none of them."""
        undefined(self, "write_stocks")

    def observe(self, state: State, seat: int) -> bytes:
        row = self.empty_row()
        self.write_row(row, 0, state, seat)
        return as_bytes(row)

    def empty_row(self) -> vec[i16]:
        return self._empty[:]

    def _made_empty(self, width: i64) -> vec[i16]:
        row = vec[i16]([0] * int(width))
        at = self._tiles_at
        while at < self._cells_at:
            self._clear_tile(row, at)
            at += self._tile_size
        return row

    def write_row(self, rows: vec[i16], first: i64, state: State, seat: int) -> None:
        assert isinstance(state, CarcassonneState)
        board = state.board
        laid = i64(rows[first + self._laid_at])
        open_cells = i64(rows[first + self._laid_at + 1])
        self.write_table(rows, first, state, seat)
        self.write_stocks(rows, first, state, seat)
        self._write_tiles(rows, first + self._tiles_at, board, 0, laid)
        self._clear_figures(rows, first + self._tiles_at, board.laid)
        self._write_figures(rows, first + self._tiles_at, state, seat)
        _write_cells(rows, first + self._cells_at, board, 0, open_cells)

    def update_row(self, rows: vec[i16], first: i64, state: State, seat: int, number: int) -> None:
        assert isinstance(state, CarcassonneState)
        board = state.board
        tiles = first + self._tiles_at
        open_cells = i64(rows[first + self._laid_at + 1])
        self.write_table(rows, first, state, seat)
        if number < self._places:
            self._write_tiles(rows, tiles, board, board.laid - 1, board.laid)
            slot: i64 = number >> 2  # the last open cell moves there, others follow it
            _write_cells(rows, first + self._cells_at, board, open_cells - 1, open_cells)
            if slot < board.open_count:
                write_cell(rows, first + self._cells_at + 2 * slot, board.open_cell[slot])
            return
        self.write_stocks(rows, first, state, seat)
        self._clear_figures(rows, tiles, board.laid)
        self._write_figures(rows, tiles, state, seat)
        if board.open_count != open_cells:  # CA R11: the river has ended
            _write_cells(rows, first + self._cells_at, board, 0, open_cells)

    def _write_tiles(self, rows: vec[i16], first: i64, board: Board, start: i64, end: i64) -> None:
        """Type, x, y, rotation of the tiles from `start` on. Clear those that are left of `end`."""
        tile = start
        at = first + tile * self._tile_size
        while tile < board.laid:
            oriented = board.oriented[tile]
            rows[at] = i16(oriented >> 2)
            write_cell(rows, at + 1, board.cell_of[tile])
            rows[at + 3] = i16(oriented & 3)
            at += self._tile_size
            tile += 1
        while tile < end:
            self._clear_tile(rows, at)
            at += self._tile_size
            tile += 1

    def _clear_tile(self, rows: vec[i16], at: i64) -> None:
        """No tile: no type and no figure."""
        fill(rows, at, 0, self._tile_size)
        rows[at] = i16(NONE)
        rows[at + 4] = i16(NONE)

    def _clear_figures(self, rows: vec[i16], first: i64, laid: i64) -> None:
        """No figure on any tile"""
        at = first + 4
        end = at + laid * self._tile_size
        while at < end:
            if rows[at] != NONE:
                fill(rows, at, 0, self._tile_size - 4)
                rows[at] = i16(NONE)
            at += self._tile_size

    def _write_figures(
        self, rows: vec[i16], first: i64, state: CarcassonneState, seat: i64
    ) -> None:
        """Whose figure is on a tile (no tile has two), its code, and its kind if there is room."""
        board = state.board
        index: i64 = 0
        while index < board.standing_count:
            figure = board.standing[index]
            segment = segment_under(figure)
            tile = board.tile_of[segment]
            whose = seat_of(figure) - seat
            at = first + tile * self._tile_size + 4
            rows[at] = i16(whose if whose >= 0 else whose + state.seat_count)
            code = board.tables.code[board.oriented[tile] * 8 + segment - board.first[tile]]
            rows[at + 1] = i16(code)
            if self._tile_size > 6:
                rows[at + 2] = i16(kind_of_figure(figure))
            index += 1

    # -- luck ---------------------------------------------------------------------------------

    @property
    def outcomes(self) -> int:
        return self._most_seats + self._types

    def outcome_id(self, outcome: Action) -> int:
        if isinstance(outcome, Start):
            return outcome.seat
        assert isinstance(outcome, Draw)
        return self._most_seats + NUMBER_OF[outcome.tile]

    def outcome_of(self, number: int) -> Action:
        if not 0 <= number < self.outcomes:
            raise no_action(number)
        if number < self._most_seats:
            return Start(number)
        return Draw(LETTERS[number - self._most_seats])


# -- ids of placements ------------------------------------------------------------------------


def _place_id(state: CarcassonneState, action: Action) -> i64:
    """The id of a placement: its slot and its rotation."""
    if not isinstance(action, Place) or not on_table(action.x, action.y):
        return NONE
    if state.in_hand < 0 or LETTERS[state.in_hand] != action.tile or not 0 <= action.turn < 4:
        return NONE
    cell = cell_at(action.x, action.y)
    slot = state.board.index_of(cell)
    return slot * 4 + action.turn if slot >= 0 else NONE


def _add_places(found: vec[i64], board: Board, kind: i64) -> vec[i64]:
    """The same as `legal_places`, in the same order of slots and rotations."""
    fitting = board.tables.fitting
    demand = board.demand
    has_river = board.end_cell >= 0
    slot: i64 = 0
    while slot < board.open_count:
        turns = i64(fitting[kind * 256 + demand[slot]])
        if has_river:
            turns = board.turns_at(kind, slot)
        turn: i64 = 0
        while turns >> turn:
            if turns >> turn & 1:
                found = append(found, slot * 4 + turn)
            turn += 1
        slot += 1
    return found


# -- parts of a row ---------------------------------------------------------------------------


def write_seats(
    rows: vec[i16], at: i64, had: vec[i64], first: i64, seat: i64, seats: i64, places: i64
) -> i64:
    """In seat order, from the observer on; -1 for seats that do not exist. Return the place after
    them.
    """
    place: i64 = 0
    while place < seats:
        past = seat + place
        rows[at + place] = i16(had[first + (past if past < seats else past - seats)])
        place += 1
    return fill(rows, at + seats, NONE, places - seats)


def _write_cells(rows: vec[i16], first: i64, board: Board, start: i64, end: i64) -> None:
    """x and y of the open cells from `start` on; 0, 0 for those that are left of `end`. No open
    cell is there: the start tile is.
    """
    slot = start
    while slot < board.open_count:
        write_cell(rows, first + 2 * slot, board.open_cell[slot])
        slot += 1
    if slot < end:
        fill(rows, first + 2 * slot, 0, 2 * (end - slot))


def write_cell(rows: vec[i16], at: i64, cell: i64) -> None:
    """x and y"""
    rows[at] = i16((cell & 255) - 128)
    rows[at + 1] = i16((cell >> 8) - 128)
