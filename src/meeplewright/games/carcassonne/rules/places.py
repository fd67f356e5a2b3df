"""The legal placements of a tile (CA 4) as actions. They are cached, since most of them recur."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meeplewright.core.game import Action
from meeplewright.games.carcassonne.rules.actions import Place
from meeplewright.games.carcassonne.rules.board import Board
from meeplewright.games.carcassonne.rules.cells import x_of, y_of
from meeplewright.games.carcassonne.rules.tables import TURNS
from meeplewright.games.carcassonne.rules.tiles import LETTERS

NEAR: Final = 16
"""Placements up to this distance from the first tile are cached; others are made when needed."""
_ROW: Final = 33
_SQUARE: Final = 33 * 33

_kept: Final[list[Place | None]] = [None] * (len(LETTERS) * TURNS * _SQUARE)


def legal_places(board: Board, kind: i64) -> list[Action]:
    """Every open cell with every different rotation that fits it (CA 4.1, 4.2)."""
    listed: list[Action] = []
    if board.end_cell >= 0:
        slot = board.index_of(board.end_cell)
        _add_places(listed, kind, board.turns_at(kind, slot), board.open_cell[slot])
        return listed
    fitting = board.tables.fitting
    demand = board.demand
    row = kind * 256
    place: i64 = 0
    while place < board.open_count:
        turns = i64(fitting[row + demand[place]])
        if turns:
            _add_places(listed, kind, turns, board.open_cell[place])
        place += 1
    return listed


def _add_places(listed: list[Action], kind: i64, turns: i64, cell: i64) -> None:
    """Every rotation in the mask, on this cell."""
    square = _square_of(cell)
    oriented = kind * TURNS
    while turns:
        if turns & 1:
            listed.append(_on_square(oriented, square, cell))
        turns >>= 1
        oriented += 1


def place_on(oriented: i64, cell: i64) -> Place:
    """The action that puts this type with this rotation on this cell."""
    return _on_square(oriented, _square_of(cell), cell)


def _square_of(cell: i64) -> i64:
    """The number of the cell among those near the first tile; -1 for others."""
    column = (cell & 255) - 128 + NEAR
    line = (cell >> 8) - 128 + NEAR
    return line * _ROW + column if 0 <= column < _ROW and 0 <= line < _ROW else -1


def _on_square(oriented: i64, square: i64, cell: i64) -> Place:
    if square < 0:
        return _make(oriented, cell)
    index = oriented * _SQUARE + square
    found = _kept[index]
    if found is None:
        found = _make(oriented, cell)
        _kept[index] = found
    return found


def _make(oriented: i64, cell: i64) -> Place:
    return Place(LETTERS[oriented >> 2], x_of(cell), y_of(cell), int(oriented & 3))
