"""What both encodings of Carcassonne share: ids of placements and of luck, parts of a row.

`encoding.py` is the encoding of the base game, `variant_encoding.py` that of games with expansions.
"""

from __future__ import annotations

from random import Random
from typing import Final

from librt.strings import BytesWriter, write_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from meeplewright.core.actions import undefined
from meeplewright.core.encoding import no_action
from meeplewright.core.game import Action, Encoding, State
from meeplewright.core.rows import LOW, packed, write
from meeplewright.games.carcassonne.rules.actions import Draw, Follower, Place, Start
from meeplewright.games.carcassonne.rules.board import Board
from meeplewright.games.carcassonne.rules.cells import cell_at, on_table
from meeplewright.games.carcassonne.rules.places import place_on
from meeplewright.games.carcassonne.rules.state import FOLLOWER, PLACE, CarcassonneState
from meeplewright.games.carcassonne.rules.tiles import LETTERS, NUMBER_OF

NONE: Final = -1


class BoardEncoding(Encoding):
    """Placements come first: slot * 4 + rotation. Then the figures, none of them first. In luck the
    seats come first, then the types of tiles.
    """

    def __init__(
        self, seats: int, slots: int, figures: list[Follower], most_seats: int, types: int
    ) -> None:
        super().__init__(seats)
        self._places: Final[i64] = slots * 4
        self._figures: Final = figures
        self._most_seats: Final = most_seats
        self._types: Final = types

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
        assert isinstance(state, CarcassonneState)
        if state.to_act != seat:
            return []
        if state.phase == PLACE:
            return _legal_place_ids(state.board, state.in_hand)
        return self._legal_figure_ids(state) if state.phase == FOLLOWER else []

    def mark_legal(self, mask: BytesWriter, first: i64, state: State, seat: int) -> None:
        assert isinstance(state, CarcassonneState)
        if state.to_act != seat:
            return
        if state.phase == PLACE:
            _mark_places(mask, first, state.board, state.in_hand)
        elif state.phase == FOLLOWER:
            self._mark_figures(mask, first + self._places, state)

    def _mark_figures(self, mask: BytesWriter, first: i64, state: CarcassonneState) -> None:
        mask[first] = 1
        free = state.free_spots()
        choice: i64 = 0
        while free >> choice:
            if free >> choice & 1:
                mask[first + self.choice_number(state.board, choice)] = 1
            choice += 1

    def step(self, state: State, number: int, rng: Random) -> None:
        assert isinstance(state, CarcassonneState)
        if state.phase == PLACE:
            state.lay(state.board.open_cell[number >> 2], number & 3)
        else:
            state.put_choice(self._choice_of(state, number - self._places))
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

    def _legal_figure_ids(self, state: CarcassonneState) -> list[int]:
        listed: list[int] = [int(self._places)]
        free = state.free_spots()
        choice: i64 = 0
        while free >> choice:
            if free >> choice & 1:
                listed.append(int(self._places + self.choice_number(state.board, choice)))
            choice += 1
        listed.sort()  # cities and roads alternate among the spots
        return listed

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

    def observe(self, state: State, seat: int) -> bytes:
        row = BytesWriter()
        self.write_row(row, state, seat)
        return row.getvalue()

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


def _legal_place_ids(board: Board, kind: i64) -> list[int]:
    """The same as `legal_places`, in the same order of slots and rotations.

    It is a separate loop: making actions from these ids would take half as long again.
    """
    listed: list[int] = []
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
                listed.append(int(slot * 4 + turn))
            turn += 1
        slot += 1
    return listed


def _mark_places(mask: BytesWriter, first: i64, board: Board, kind: i64) -> None:
    """Set the bytes of the same ids."""
    fitting = board.tables.fitting
    demand = board.demand
    has_river = board.end_cell >= 0
    slot: i64 = 0
    while slot < board.open_count:
        turns = i64(fitting[kind * 256 + demand[slot]])
        if has_river:
            turns = board.turns_at(kind, slot)
        if turns:
            turn: i64 = 0
            while turn < 4:
                mask[first + turn] = u8(turns >> turn & 1)
                turn += 1
        first += 4
        slot += 1


# -- parts of a row ---------------------------------------------------------------------------


def write_seats(
    row: BytesWriter, had: vec[i64], first: i64, seat: i64, seats: i64, places: i64
) -> None:
    """In seat order, from the observer on; -1 for seats that do not exist."""
    place: i64 = 0
    while place < seats:
        past = seat + place
        write(row, had[first + (past if past < seats else past - seats)])
        place += 1
    while place < places:
        write(row, NONE)
        place += 1


def write_cells(row: BytesWriter, board: Board, blanks: list[bytes]) -> None:
    """x and y by slot; `blanks` are the slots that are left, by their number. No open cell is at
    0, 0: the start tile is there.
    """
    open_cell = board.open_cell
    slot: i64 = 0
    while slot < board.open_count:
        write_cell(row, open_cell[slot])
        slot += 1
    row.write(blanks[len(blanks) - 1 - board.open_count])


def write_cell(row: BytesWriter, cell: i64) -> None:
    """x and y"""
    write_i32_le(row, i32(((cell & 255) - 128) & LOW | ((cell >> 8) - 128) << 16))


def blanks_of(numbers: list[int], most: int) -> list[bytes]:
    """A part of a row that does not change, from 0 to `most` times."""
    part = packed(numbers)
    return [part * times for times in range(most + 1)]
