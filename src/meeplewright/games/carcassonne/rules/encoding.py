"""Carcassonne in numbers: an id for every action, a row of 768 numbers for what a seat knows.

docs/env-carcassonne.md is the specification. Tiles are listed in the order placed and open cells in
the order of the board, so that a row is small and quick to write. `planes.py` makes planes from it.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, write_i16_le
from librt.vecs import vec
from mypy_extensions import i16, i64

from meeplewright.core.encoding import Bounds, Field, no_action
from meeplewright.core.game import Action, Encoding, State
from meeplewright.games.carcassonne.rules.actions import FOLLOWERS, Draw, Follower, Place, Start
from meeplewright.games.carcassonne.rules.board import Board, seat_of, segment_under
from meeplewright.games.carcassonne.rules.cells import cell_at, on_table
from meeplewright.games.carcassonne.rules.places import place_on
from meeplewright.games.carcassonne.rules.scoring import FARMER_RULES
from meeplewright.games.carcassonne.rules.spots import spot_code
from meeplewright.games.carcassonne.rules.state import (
    FOLLOWER,
    OVER,
    PHASES,
    PLACE,
    START,
    CarcassonneState,
)
from meeplewright.games.carcassonne.rules.tables import ON_CLOISTER
from meeplewright.games.carcassonne.rules.tiles import LETTERS, NUMBER_OF
from meeplewright.games.carcassonne.rules.variant import BASE_VARIANT, FOLLOWERS_EACH

SLOTS: Final = 146
"""The maximum number of open cells: 72 tiles never have more adjacent empty cells."""
PLACES: Final = 584
"""Placements come first: slot * 4 + rotation. Then a Follower is PLACES + its code."""
MOST_SEATS: Final = 5
"""A row has room for this many seats, and -1 for those that do not exist."""
MOST_POINTS: Final = 999
"""More than all possible roads (62), cities (118), cloisters (54) and fields (504)."""
FARTHEST: Final = 72
NONE: Final = -1
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
class CarcassonneEncoding(Encoding):
    """The same ids and the same row for every number of seats."""

    @property
    def version(self) -> int:
        return 1

    @property
    def bounds(self) -> Bounds:
        """Each tile except the first is drawn once, placed or discarded for good (CA 4.4), and
        leads to at most two decisions: placement and follower. One more draw decides who starts.
        """
        return Bounds(2 * (TOTAL - 1), 1 + TOTAL - 1, MOST_POINTS)

    # -- actions ------------------------------------------------------------------------------

    @property
    def actions(self) -> int:
        return PLACES + ON_CLOISTER + 1

    def action_id(self, state: State, seat: int, action: Action) -> int:
        """Also accepts an equivalent form; IllegalAction if no legal action means the same."""
        assert isinstance(state, CarcassonneState)
        number = _number_of(state, action)
        if number < 0 or state.to_act != seat or not _is_legal(state, number):
            number = _number_of(state, state.require(seat, action))
        return int(number)

    def action_of(self, state: State, seat: int, number: int) -> Action:
        assert isinstance(state, CarcassonneState)
        if not 0 <= number < self.actions or state.to_act != seat or not _is_legal(state, number):
            raise no_action(number)
        if number >= PLACES:
            return FOLLOWERS[number - PLACES]
        return place_on(state.in_hand * 4 + (number & 3), state.board.open_cell[number >> 2])

    def legal_ids(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, CarcassonneState)
        if state.to_act != seat:
            return []
        if state.phase == PLACE:
            return legal_place_ids(state.board, state.in_hand)
        return _legal_followers(state) if state.phase == FOLLOWER else []

    # -- luck ---------------------------------------------------------------------------------

    @property
    def outcomes(self) -> int:
        return MOST_SEATS + TYPES

    def outcome_id(self, outcome: Action) -> int:
        if isinstance(outcome, Start):
            return outcome.seat
        assert isinstance(outcome, Draw)
        return MOST_SEATS + NUMBER_OF[outcome.tile]

    def outcome_of(self, number: int) -> Action:
        if not 0 <= number < self.outcomes:
            raise no_action(number)
        return Start(number) if number < MOST_SEATS else Draw(LETTERS[number - MOST_SEATS])

    # -- observations -------------------------------------------------------------------------

    @property
    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    def observe(self, state: State, seat: int) -> bytes:
        assert isinstance(state, CarcassonneState)
        row = BytesWriter()
        _write_table(row, state, seat)
        _write_tiles(row, state.board, seat, state.seat_count)
        write_cells(row, state.board, SLOTS)
        return row.getvalue()


# -- ids --------------------------------------------------------------------------------------


def _number_of(state: CarcassonneState, action: Action) -> i64:
    """The id of an action if it is legal; -1 if it cannot be."""
    if isinstance(action, Follower):
        return PLACES + action.code
    return place_id(state, action)


def place_id(state: CarcassonneState, action: Action) -> i64:
    """The id of a placement: its slot and its rotation."""
    if not isinstance(action, Place) or not on_table(action.x, action.y):
        return NONE
    if state.in_hand < 0 or LETTERS[state.in_hand] != action.tile or not 0 <= action.turn < 4:
        return NONE
    cell = cell_at(action.x, action.y)
    slot = state.board.index_of(cell)
    return slot * 4 + action.turn if slot >= 0 else NONE


def _is_legal(state: CarcassonneState, number: i64) -> bool:
    """Whether the action with this id is legal for the player."""
    board = state.board
    if number < PLACES:
        slot = number >> 2
        if state.phase != PLACE or slot >= board.open_count:
            return False
        return board.turns_at(state.in_hand, slot) >> (number & 3) & 1 == 1
    if state.phase != FOLLOWER:
        return False
    return number == PLACES or _is_free(state, number - PLACES)


def _is_free(state: CarcassonneState, code: i64) -> bool:
    free = state.free_spots()
    spot: i64 = 0
    while free >> spot:
        if free >> spot & 1 and spot_code(state.board, spot) == code:
            return True
        spot += 1
    return False


def legal_place_ids(board: Board, kind: i64) -> list[int]:
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


def _legal_followers(state: CarcassonneState) -> list[int]:
    listed: list[int] = [PLACES]
    free = state.free_spots()
    spot: i64 = 0
    while free >> spot:
        if free >> spot & 1:
            listed.append(int(PLACES + spot_code(state.board, spot)))
        spot += 1
    listed.sort()  # cities and roads alternate among the spots
    return listed


# -- the row ----------------------------------------------------------------------------------


def _write_table(row: BytesWriter, state: CarcassonneState, seat: i64) -> None:
    """The single numbers, and the lists by seat and by type."""
    board = state.board
    seats = state.seat_count
    nobody = state.phase == START or state.phase == OVER
    held: i64 = 1 if state.in_hand >= 0 else 0
    write(row, state.phase)
    write(row, seats)
    write(row, NONE if nobody else (state.player - seat + seats) % seats)
    write(row, state.farmers)
    write(row, state.small_city)
    write(row, state.in_hand)
    write(row, board.laid)
    write(row, board.open_count)
    write(row, state.bag_left)
    write(row, TOTAL - state.bag_left - board.laid - held)
    write_seats(row, state.points, 0, seat, seats, MOST_SEATS)
    write_seats(row, state.supply, 0, seat, seats, MOST_SEATS)
    kind: i64 = 0
    while kind < TYPES:
        write(row, state.bag[kind])
        kind += 1


def write_seats(
    row: BytesWriter, had: vec[i64], first: i64, seat: i64, seats: i64, places: i64
) -> None:
    """In seat order, from the observer on; -1 for seats that do not exist."""
    place: i64 = 0
    while place < places:
        write(row, had[first + (seat + place) % seats] if place < seats else NONE)
        place += 1


def _write_tiles(row: BytesWriter, board: Board, seat: i64, seats: i64) -> None:
    """Type, x, y, rotation; then whose follower is there (no tile has two) and its code."""
    standing = figures_by_tile(board)
    tile: i64 = 0
    while tile < board.laid:
        oriented = board.oriented[tile]
        cell = board.cell_of[tile]
        follower = standing[tile]
        write(row, oriented >> 2)
        write_cell(row, cell)
        write(row, oriented & 3)
        if follower < 0:
            write(row, NONE)
            write(row, 0)
        else:
            write(row, (seat_of(follower) - seat + seats) % seats)
            code = oriented * 8 + segment_under(follower) - board.first[tile]
            write(row, board.tables.code[code])
        tile += 1
    row.write(_NO_TILE * (TOTAL - int(board.laid)))


def figures_by_tile(board: Board) -> vec[i64]:
    """By tile, the packed follower on it, or -1."""
    standing = vec[i64]([NONE] * int(board.variant.total))
    index: i64 = 0
    while index < board.standing_count:
        follower = board.standing[index]
        standing[board.tile_of[segment_under(follower)]] = follower
        index += 1
    return standing


def write_cells(row: BytesWriter, board: Board, slots: int) -> None:
    """x and y by slot. No open cell is at 0, 0: the start tile is there."""
    slot: i64 = 0
    while slot < board.open_count:
        write_cell(row, board.open_cell[slot])
        slot += 1
    row.write(_NO_CELL * (slots - int(board.open_count)))


def write_cell(row: BytesWriter, cell: i64) -> None:
    """x and y"""
    write(row, (cell & 255) - 128)
    write(row, (cell >> 8) - 128)


def write(row: BytesWriter, number: i64) -> None:
    write_i16_le(row, i16(number))


def packed(numbers: list[int]) -> bytes:
    row = BytesWriter()
    for number in numbers:
        write(row, number)
    return row.getvalue()


_NO_TILE: Final = packed([NONE, 0, 0, 0, NONE, 0])
_NO_CELL: Final = packed([0, 0])

assert SLOTS * 4 == PLACES
