"""The placements of the tile in hand (CA 4.1, 4.2) as actions.

Actions never change. Those near the first tile are made once, because most of them recur: a list
of placements is mostly a copy of references.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.core.game import Action
from meeplewright.games.carcassonne.rules.actions import Place
from meeplewright.games.carcassonne.rules.board import Board
from meeplewright.games.carcassonne.rules.cells import CENTRE, WIDTH, x_of, y_of
from meeplewright.games.carcassonne.rules.tables import TURNS
from meeplewright.games.carcassonne.rules.tiles import ALL_TILES, LETTERS

NEAR: Final = 12
"""Placements up to this distance from the first tile are kept; others are made when needed."""
_ROW: Final = 25
_SQUARE: Final = 25 * 25
_USUAL: Final = 32
"""More placements than this are rarely legal at once."""

_kept: Final[list[vec[Place]]] = [vec[Place]() for _ in LETTERS]
"""By type, those near the first tile by `turn * _SQUARE + square`; empty until they are needed"""


def legal_places(board: Board, kind: i64) -> list[Action]:
    """Every open cell with every different rotation that fits it (CA 4.1, 4.2)."""
    kept = _kept_of(kind)
    return [
        kept[number] if number >= 0 else _far_place(kind, number)
        for number in _numbers(board, kind)
    ]


def place_on(oriented: i64, cell: i64) -> Place:
    """The action that puts this type, with one of its different rotations, on this cell."""
    square = _square_of(cell)
    if square < 0:
        return _make(oriented, cell)
    return _kept_of(oriented >> 2)[(oriented & 3) * _SQUARE + square]


def _numbers(board: Board, kind: i64) -> vec[i64]:
    """The legal placements as numbers: see `_with_turns`."""
    numbers = vec[i64](capacity=_USUAL)
    if board.end_cell >= 0:
        turns = board.turns_at(kind, board.index_of(board.end_cell))
        return _with_turns(numbers, turns, board.end_cell)
    fitting = board.tables.fitting
    demand = board.demand
    row = kind * 256
    place: i64 = 0
    while place < board.open_count:
        turns = i64(fitting[row + demand[place]])
        if turns:
            numbers = _with_turns(numbers, turns, board.open_cell[place])
        place += 1
    return numbers


def _with_turns(numbers: vec[i64], turns: i64, cell: i64) -> vec[i64]:
    """Also every rotation in the mask on this cell: its index in `_kept`, or a negative number
    where the cell is far from the first tile.
    """
    number = _square_of(cell)
    step: i64 = _SQUARE
    if number < 0:
        number = -1 - cell * TURNS
        step = -1
    while turns:
        if turns & 1:
            numbers = append(numbers, number)
        turns >>= 1
        number += step
    return numbers


def _far_place(kind: i64, number: i64) -> Place:
    """The placement with this negative number."""
    far = -1 - number
    return _make(kind * TURNS + (far & 3), far >> 2)


def _square_of(cell: i64) -> i64:
    """The number of the cell among those near the first tile; -1 for others."""
    column = (cell & 255) - 128 + NEAR
    line = (cell >> 8) - 128 + NEAR
    if 0 <= column < _ROW and 0 <= line < _ROW:
        return line * _ROW + column
    return -1


def _kept_of(kind: i64) -> vec[Place]:
    """The placements of this type that are kept."""
    kept = _kept[kind]
    if len(kept) == 0:
        kept = vec[Place](_near_places(kind))
        _kept[kind] = kept
    return kept


def _near_places(kind: int) -> list[Place]:
    """Every different rotation of this type on every cell near the first tile."""
    corner = CENTRE - NEAR * WIDTH - NEAR
    return [
        _make(kind * TURNS + turn, corner + line * WIDTH + column)
        for turn in range(ALL_TILES[kind].distinct_rotations)
        for line in range(_ROW)
        for column in range(_ROW)
    ]


def _make(oriented: i64, cell: i64) -> Place:
    return Place(LETTERS[oriented >> 2], x_of(cell), y_of(cell), int(oriented & 3))
