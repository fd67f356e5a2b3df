"""How likely a road, city or cloister is closed in the shortest way: one tile on each cell that it
needs, none of which extends it, and nothing else placed next to it meanwhile.

The result is exact: the probability that, among this many tiles drawn from the bag, there is a
different tile for each of these cells. Players may of course use the tiles elsewhere.
"""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from meeplewright.games.carcassonne.rules.board import Board
from meeplewright.games.carcassonne.rules.cells import STEP, cell_at
from meeplewright.games.carcassonne.rules.items import Cell

MOST_CELLS: Final = 4
"""With more cells to fill, no probability is computed."""


# -- which types close a cell -----------------------------------------------------------------


def closing_types(board: Board, feature: i64, is_cloister: bool, at: Cell) -> list[int]:
    """The types that, in some rotation, close this cell of the feature on the current table.

    A cloister takes every tile that fits; if no tile touches the cell yet, all of them do.
    """
    cell = cell_at(at[0], at[1])
    tables = board.tables
    if cell == board.closed_cell:  # CA R11
        return []
    if not board.is_open(cell):
        return list(range(tables.types))
    demand = board.demand_of(cell)
    beside = _beside(board, cell)
    found: list[int] = []
    for kind in range(tables.types):
        turns = int(tables.fitting[kind * 256 + demand])
        for turn in range(4):
            if turns >> turn & 1 and (
                is_cloister or _closes(board, int(feature), beside, kind * 4 + turn)
            ):
                found.append(kind)
                break
    return found


def _beside(board: Board, cell: i64) -> list[int]:
    """By side: the feature of the adjacent tile at its edge towards the cell; -1 for no tile."""
    found: list[int] = []
    for side in range(4):
        tile = board.tile_at(cell + STEP[side])
        if tile < 0:
            found.append(-1)
        else:
            towards = board.tables.side_segment[board.oriented[tile] * 4 + (side + 2) % 4]
            found.append(int(board.feature_of(board.first[tile] + towards)) if towards >= 0 else -1)
    return found


def _closes(board: Board, feature: int, beside: list[int], oriented: int) -> bool:
    """Whether the tile, placed there, joins the feature to nothing that is open elsewhere."""
    side_segment = board.tables.side_segment
    joined = {feature}
    grown = True
    while grown:
        before = len(joined)
        segments = {
            side_segment[oriented * 4 + side] for side in range(4) if beside[side] in joined
        }
        for side in range(4):
            if side_segment[oriented * 4 + side] in segments:
                if beside[side] < 0:
                    return False
                joined.add(beside[side])
        grown = len(joined) > before
    opened = [other for other in joined if board.open_edges[other] > beside.count(other)]
    return not opened or opened == [feature]


# -- chances ----------------------------------------------------------------------------------


def ways_to_fill(cells: int, useful: dict[int, int], in_hand: int) -> list[int]:
    """By number of tiles: how many sets of this many useful tiles fill all the cells.

    A tile is known by the mask of the cells it could fill; `useful` counts the tiles of each mask
    in the bag, `in_hand` (0: none) is one that is certain. The drawn tiles are represented by the
    sets of cells that they can fill together, a different tile for each cell.
    """
    fillable = _with_one_more(cells, 1, in_hand)  # a set of sets: at first the empty one alone
    reached: dict[int, list[int]] = {fillable: [1]}
    for mask in sorted(useful):
        count = useful[mask]
        after: dict[int, list[int]] = {}
        for family, ways in reached.items():
            grown = family
            for drawn in range(count + 1):
                if drawn > 0:
                    grown = _with_one_more(cells, grown, mask)
                _add_ways(after.setdefault(grown, []), ways, drawn, comb(count, drawn))
        reached = after
    all_cells = (1 << cells) - 1
    total: list[int] = []
    for family, ways in reached.items():
        if family >> all_cells & 1:
            _add_ways(total, ways, 0, 1)
    return total


def _with_one_more(cells: int, family: int, mask: int) -> int:
    """The sets of cells that can be filled with one more tile that fills one of `mask`."""
    grown = family
    for filled in range(1 << cells):
        if family >> filled & 1:
            for cell in range(cells):
                if mask >> cell & 1:
                    grown |= 1 << (filled | 1 << cell)
    return grown


def _add_ways(total: list[int], ways: list[int], later: int, times: int) -> None:
    """Add `ways` to the total, shifted by this many tiles and multiplied."""
    total.extend([0] * (len(ways) + later - len(total)))
    for drawn, number in enumerate(ways):
        total[drawn + later] += number * times


def chance_to_fill(ways: list[int], useful: int, left: int, draws: int) -> float:
    """The probability that this many draws from a bag of `left` tiles contain one of these sets."""
    wanted = 0
    for drawn, number in enumerate(ways):
        if drawn <= draws:
            wanted += number * comb(left - useful, draws - drawn)
    return wanted / comb(left, draws)
