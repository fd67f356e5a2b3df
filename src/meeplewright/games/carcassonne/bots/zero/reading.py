"""Makes `NetInputs` from a state: the features are those of the rules' own board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from meeplewright.games.carcassonne.bots.zero.net_inputs import Array, NetInputs
from meeplewright.games.carcassonne.rules.base import HALF_SEGMENT, SIDE_SEGMENT, TILES
from meeplewright.games.carcassonne.rules.board import (
    Board,
    bare_board,
    seat_of,
    segment_under,
)
from meeplewright.games.carcassonne.rules.cells import STEP, x_of, y_of
from meeplewright.games.carcassonne.rules.state import CarcassonneState
from meeplewright.games.carcassonne.rules.tiles import CITY, CLOISTER, FIELD, ROAD
from meeplewright.games.carcassonne.rules.variant import PLAIN

Cell = tuple[int, int]

_STEP: Final = list(STEP)
_SIDE_SEGMENT: Final = list(SIDE_SEGMENT)
_HALF_SEGMENT: Final = list(HALF_SEGMENT)


@dataclass
class Turn:
    """A turn as its player sees it, whether the tile is still in hand or already placed."""

    state: CarcassonneState
    player: int
    in_hand: int
    board: Board  # without the tile of this turn
    laid: tuple[Cell, int] | None  # the cell and rotation, if the tile is already placed

    @property
    def key(self) -> tuple[Any, ...]:
        """The same for both decisions of a turn."""
        board, state = self.board, self.state
        tiles = tuple(zip(board.oriented[: board.laid], board.cell_of[: board.laid], strict=True))
        standing = tuple(board.standing[: board.standing_count])
        counts = tuple(state.bag), tuple(state.points), tuple(state.supply)
        return self.player, self.in_hand, tiles, standing, *counts


def turn_of(state: CarcassonneState, player: int) -> Turn:
    """If a follower is to be placed, the tile is taken back into the hand: it is the same turn."""
    if state.in_hand >= 0:
        return Turn(state, player, int(state.in_hand), state.board, None)
    board = state.board
    last = board.laid - 1
    oriented, cell = board.oriented[last], board.cell_of[last]
    laid = ((x_of(cell), y_of(cell)), int(oriented & 3))
    return Turn(state, player, int(oriented >> 2), _without_last_tile(board), laid)


def _without_last_tile(board: Board) -> Board:
    """The board before its last tile was placed; nobody is on that tile yet."""
    before = bare_board(board.variant)
    for tile in range(board.laid - 1):
        before.lay(board.oriented[tile], board.cell_of[tile])
    for follower in board.standing[: board.standing_count]:
        before.stand(seat_of(follower), segment_under(follower), PLAIN)
    return before


class _Features:
    """The features of some kinds, numbered in the order of their first segments."""

    def __init__(self, board: Board, *kinds: int) -> None:
        self.roots: list[int] = []
        self._number: dict[int, int] = {}
        self._of: dict[int, int] = {}
        for segment in range(board.segments):
            if board.kind_of(segment) in kinds:
                root = int(board.feature_of(segment))
                if root not in self._number:
                    self._number[root] = len(self.roots)
                    self.roots.append(root)
                self._of[segment] = self._number[root]

    def __len__(self) -> int:
        return len(self.roots)

    def number(self, segment: int) -> int:
        """The number of the feature of this segment; for another kind, the one after the last."""
        return self._of.get(segment, len(self.roots))


def look(turn: Turn) -> tuple[NetInputs, list[Cell]]:
    """The inputs, and the cells of their slots."""
    board, state = turn.board, turn.state
    seats = [(turn.player + place) % state.seats for place in range(state.seats)]
    ways, fields = _Features(board, CITY, ROAD), _Features(board, FIELD)
    cloisters = _Features(board, CLOISTER)
    pairs = _pairs(board, ways, fields)
    monasteries = [int(board.cell_of[board.tile_of[root]]) for root in cloisters.roots]
    cells = _open_cells(board)
    place_of = {cell: place for place, cell in enumerate(cells)}
    near = [[_are_near(cell, other) for other in monasteries] for cell in cells]
    net_inputs = NetInputs(
        in_hand=turn.in_hand,
        bag=_floats(list(state.bag)),
        farmers=int(state.farmers),
        small_city=float(state.small_city == 2),
        seat_there=np.ones(len(seats), np.float32),
        points=_floats([state.points[seat] for seat in seats]),
        supply=_floats([state.supply[seat] for seat in seats]),
        way_there=np.ones(len(ways), np.float32),
        way_city=_floats([board.kind_of(root) == CITY for root in ways.roots]),
        way_open=_floats([board.open_edges[root] for root in ways.roots]),
        way_tiles=_floats([board.tile_count(root) for root in ways.roots]),
        way_pennants=_floats([board.marks[root] for root in ways.roots]),
        way_followers=_followers(board, ways, seats),
        field_followers=_followers(board, fields, seats),
        pair_field=np.array([pair[0] for pair in pairs], np.int32),
        pair_city=np.array([pair[1] for pair in pairs], np.int32),
        pair_there=np.ones(len(pairs), np.float32),
        cloister_round=_floats([board.neighbours(cell) for cell in monasteries]),
        cloister_followers=_followers(board, cloisters, seats),
        slot_used=np.ones(len(cells), np.float32),
        slot_demand=np.array([board.demand_of(cell) for cell in cells], np.int32),
        slot_way=np.array([_ways_beside(board, ways, cell) for cell in cells], np.int32),
        slot_field=np.array([_fields_beside(board, fields, cell) for cell in cells], np.int32),
        slot_round=_floats([board.neighbours(cell) for cell in cells]),
        slot_beside=np.array(
            [[place_of.get(cell + step, len(cells)) for step in _STEP] for cell in cells]
        ),
        slot_cloister=_floats(near).reshape(len(cells), len(monasteries)),
    )
    return net_inputs, [(x_of(cell), y_of(cell)) for cell in cells]


def _floats(numbers: Any) -> Array:
    return np.asarray(numbers, np.float32)


def _open_cells(board: Board) -> list[int]:
    """In the order of their adjacent tiles, as placed; N, E, S, W."""
    laid = [int(board.cell_of[tile]) for tile in range(board.laid)]
    beside = dict.fromkeys(cell + step for cell in laid for step in _STEP)
    return [cell for cell in beside if board.is_open(cell)]


def _are_near(cell: int, other: int) -> bool:
    return max(abs(x_of(cell) - x_of(other)), abs(y_of(cell) - y_of(other))) == 1


def _followers(board: Board, features: _Features, seats: list[int]) -> Array:
    """[feature, seat]"""
    rows = [[board.followers[root] >> (4 * seat) & 15 for seat in seats] for root in features.roots]
    return _floats(rows).reshape(-1, len(seats))


def _ways_beside(board: Board, ways: _Features, cell: int) -> list[int]:
    """By side: the feature that reaches an open cell from there."""
    found = []
    for side in range(4):
        tile = int(board.tile_at(cell + _STEP[side]))
        if tile < 0:
            found.append(len(ways))
            continue
        there = _SIDE_SEGMENT[int(board.oriented[tile]) * 4 + (side ^ 2)]
        found.append(ways.number(int(board.first[tile]) + there))
    return found


def _fields_beside(board: Board, fields: _Features, cell: int) -> list[int]:
    """By half-edge: the field that meets an open cell there (CA 9.2)."""
    found = []
    for half in range(8):
        side = half // 2
        tile = int(board.tile_at(cell + _STEP[side]))
        across = 2 * (side ^ 2) + 1 - half % 2
        there = -1 if tile < 0 else _HALF_SEGMENT[int(board.oriented[tile]) * 8 + across]
        found.append(len(fields) if there < 0 else fields.number(int(board.first[tile]) + there))
    return found


def _pairs(board: Board, ways: _Features, fields: _Features) -> list[tuple[int, int]]:
    """Every field with every city next to it, once."""
    pairs: dict[tuple[int, int], None] = {}
    for tile in range(board.laid):
        first = int(board.first[tile])
        for own, part in enumerate(TILES[int(board.oriented[tile] >> 2)].segments):
            for city in part.cities:
                pairs[fields.number(first + own), ways.number(first + city)] = None
    return list(pairs)
