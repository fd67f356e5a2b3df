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
    if board.end_cell >= 0:
        return _places_at(board, kind, board.index_of(board.end_cell))
    listed: list[Action] = []
    fitting = board.tables.fitting
    demand = board.demand
    row = kind * 256
    place: i64 = 0
    while place < board.open_count:
        turns = i64(fitting[row + demand[place]])
        turn: i64 = 0
        while turns >> turn:
            if turns >> turn & 1:
                listed.append(place_on(kind * 4 + turn, board.open_cell[place]))
            turn += 1
        place += 1
    return listed


def _places_at(board: Board, kind: i64, place: i64) -> list[Action]:
    """At the open end of the river."""
    turns = board.turns_at(kind, place)
    cell = board.open_cell[place]
    return [place_on(kind * 4 + turn, cell) for turn in range(TURNS) if turns >> turn & 1]


def place_on(oriented: i64, cell: i64) -> Place:
    """The action that puts this type with this rotation on this cell."""
    column = (cell & 255) - 128 + NEAR
    line = (cell >> 8) - 128 + NEAR
    if not (0 <= column < _ROW and 0 <= line < _ROW):
        return _make(oriented, cell)
    index = oriented * _SQUARE + line * _ROW + column
    found = _kept[index]
    if found is None:
        found = _make(oriented, cell)
        _kept[index] = found
    return found


def _make(oriented: i64, cell: i64) -> Place:
    return Place(LETTERS[oriented >> 2], x_of(cell), y_of(cell), int(oriented & 3))
