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
from meeplewright.games.carcassonne.rules.board import OPEN, Board, seat_of, segment_under
from meeplewright.games.carcassonne.rules.cells import WIDTH, cell_at, on_table
from meeplewright.games.carcassonne.rules.places import place_on
from meeplewright.games.carcassonne.rules.scoring import FARMER_RULES
from meeplewright.games.carcassonne.rules.spots import CODE, spot_code
from meeplewright.games.carcassonne.rules.state import (
    FOLLOWER,
    FOLLOWERS_EACH,
    OVER,
    PHASES,
    PLACE,
    START,
    CarcassonneState,
)
from meeplewright.games.carcassonne.rules.tables import COUNTS, FITTING, TYPES
from meeplewright.games.carcassonne.rules.tiles import LETTERS, NUMBER_OF, TOTAL

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
    Field("bag", (TYPES,), 0, max(COUNTS)),
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
        return PLACES + len(FOLLOWERS)

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
            return _legal_places(state.board, state.in_hand)
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
        _write_cells(row, state.board)
        return row.getvalue()


# -- ids --------------------------------------------------------------------------------------


def _number_of(state: CarcassonneState, action: Action) -> i64:
    """The id of an action if it is legal; -1 if it cannot be."""
    if isinstance(action, Follower):
        return PLACES + action.code
    if not isinstance(action, Place) or not on_table(action.x, action.y):
        return NONE
    if state.in_hand < 0 or LETTERS[state.in_hand] != action.tile or not 0 <= action.turn < 4:
        return NONE
    cell = cell_at(action.x, action.y)
    return (i64(state.board.cells[cell]) - OPEN) * 4 + action.turn


def _is_legal(state: CarcassonneState, number: i64) -> bool:
    """Whether the action with this id is legal for the player."""
    board = state.board
    if number < PLACES:
        slot = number >> 2
        if state.phase != PLACE or slot >= board.open_count:
            return False
        return i64(FITTING[state.in_hand * 256 + board.demand[slot]]) >> (number & 3) & 1 == 1
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


def _legal_places(board: Board, kind: i64) -> list[int]:
    """The same as `legal_places`, in the same order of slots and rotations.

    It is a separate loop: making actions from these ids would take half as long again.
    """
    listed: list[int] = []
    demand = board.demand
    row = kind * 256
    slot: i64 = 0
    while slot < board.open_count:
        turns = i64(FITTING[row + demand[slot]])
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
    _write(row, state.phase)
    _write(row, seats)
    _write(row, NONE if nobody else (state.player - seat + seats) % seats)
    _write(row, state.farmers)
    _write(row, state.small_city)
    _write(row, state.in_hand)
    _write(row, board.laid)
    _write(row, board.open_count)
    _write(row, state.bag_left)
    _write(row, TOTAL - state.bag_left - board.laid - held)
    _write_seats(row, state.points, seat, seats)
    _write_seats(row, state.supply, seat, seats)
    kind: i64 = 0
    while kind < TYPES:
        _write(row, state.bag[kind])
        kind += 1


def _write_seats(row: BytesWriter, had: vec[i64], seat: i64, seats: i64) -> None:
    """In seat order, from the observer on."""
    place: i64 = 0
    while place < MOST_SEATS:
        _write(row, had[(seat + place) % seats] if place < seats else NONE)
        place += 1


def _write_tiles(row: BytesWriter, board: Board, seat: i64, seats: i64) -> None:
    """Type, x, y, rotation; then whose follower is there (no tile has two) and its code."""
    standing = _followers(board)
    tile: i64 = 0
    while tile < board.laid:
        oriented = board.oriented[tile]
        cell = board.cell_of[tile]
        follower = standing[tile]
        _write(row, oriented >> 2)
        _write(row, cell % WIDTH - FARTHEST)
        _write(row, cell // WIDTH - FARTHEST)
        _write(row, oriented & 3)
        if follower < 0:
            _write(row, NONE)
            _write(row, 0)
        else:
            _write(row, (seat_of(follower) - seat + seats) % seats)
            _write(row, CODE[oriented * 8 + segment_under(follower) - board.first[tile]])
        tile += 1
    row.write(_NO_TILE * (TOTAL - int(board.laid)))


def _followers(board: Board) -> vec[i64]:
    """By tile, the packed follower on it, or -1."""
    standing = vec[i64]([NONE] * TOTAL)
    index: i64 = 0
    while index < board.standing_count:
        follower = board.standing[index]
        standing[board.tile_of[segment_under(follower)]] = follower
        index += 1
    return standing


def _write_cells(row: BytesWriter, board: Board) -> None:
    """x and y by slot. No open cell is at 0, 0: the start tile is there."""
    slot: i64 = 0
    while slot < board.open_count:
        cell = board.open_cell[slot]
        _write(row, cell % WIDTH - FARTHEST)
        _write(row, cell // WIDTH - FARTHEST)
        slot += 1
    row.write(_NO_CELL * (SLOTS - int(board.open_count)))


def _write(row: BytesWriter, number: i64) -> None:
    write_i16_le(row, i16(number))


def _packed(numbers: list[int]) -> bytes:
    row = BytesWriter()
    for number in numbers:
        _write(row, number)
    return row.getvalue()


_NO_TILE: Final = _packed([NONE, 0, 0, 0, NONE, 0])
_NO_CELL: Final = _packed([0, 0])

assert SLOTS * 4 == PLACES
