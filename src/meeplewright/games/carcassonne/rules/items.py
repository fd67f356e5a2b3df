"""Points with their reasons, and followers with their spots, as values.

They are made on request from the packed board and ledger. Nothing here changes a position.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.actions import most_points
from meeplewright.core.game import Item, Json, Outcome
from meeplewright.core.values import Value
from meeplewright.games.carcassonne.rules.board import (
    HALF_OF_TILES,
    Board,
    kind_of_figure,
    seat_of,
    segment_under,
)
from meeplewright.games.carcassonne.rules.cells import cell_at, mirrored, x_of, y_of
from meeplewright.games.carcassonne.rules.scoring import (
    OF_GOODS,
    OF_PIG,
    has_cathedral,
    has_inn,
    pennants_of,
    row_about,
    row_city,
    row_entry,
    row_feature,
    row_points,
    row_winners,
)
from meeplewright.games.carcassonne.rules.tiles import (
    CLOISTER,
    FIELD,
    GOODS,
    HALVES,
    KINDS,
    SIDES,
)
from meeplewright.games.carcassonne.rules.variant import FIGURES, MOST_SEATS, PIG

Cell = tuple[int, int]


@final
class FeatureItem(Item):
    """Points for a road, city or cloister. For a cloister `tiles` counts the tiles that scored.

    `special`: a road has an inn, or a city a cathedral.
    """

    def __init__(
        self,
        points: int,
        kind: str,
        tiles: int,
        pennants: int,
        at: tuple[Cell, ...],
        finished: bool,
        entry: int,
        special: bool = False,
    ) -> None:
        self.points = points
        self.kind: Final = kind
        self.tiles: Final = tiles
        self.pennants: Final = pennants
        self.at: Final = at
        self.finished: Final = finished
        self.entry: Final = entry
        self.special: Final = special

    def parts(self) -> tuple[Any, ...]:
        return (
            self.points,
            self.kind,
            self.tiles,
            self.pennants,
            self.at,
            self.finished,
            self.entry,
            self.special,
        )

    def to_json(self) -> Json:
        form: Json = {"points": self.points, "for": self.kind, "tiles": self.tiles}
        if self.kind == "city":
            form["pennants"] = self.pennants
        form["at"] = [list(cell) for cell in self.at]
        form["finished"] = self.finished
        form["entry"] = self.entry
        if self.special:
            form["cathedral" if self.kind == "city" else "inn"] = True
        return form


@final
class FieldItem(Item):
    """Points for one completed city next to a field: a tile of the city, and of a farmer.

    `side` is a side of that tile which belongs to the city: two cities can begin on one tile.
    `pig`: it is the point that a pig adds, and `at` is the pig's cell.
    """

    def __init__(self, points: int, city: Cell, side: str, at: Cell, pig: bool = False) -> None:
        self.points = points
        self.city: Final = city
        self.side: Final = side
        self.at: Final = at
        self.pig: Final = pig

    def parts(self) -> tuple[Any, ...]:
        return (self.points, self.city, self.side, self.at, self.pig)

    def to_json(self) -> Json:
        form: Json = {
            "points": self.points,
            "for": "field",
            "city": list(self.city),
            "side": self.side,
            "at": list(self.at),
        }
        if self.pig:
            form["pig"] = True
        return form


@final
class GoodsItem(Item):
    """CA T9: points for most tokens of one kind of goods."""

    def __init__(self, points: int, goods: str, tokens: int) -> None:
        self.points = points
        self.goods: Final = goods
        self.tokens: Final = tokens

    def parts(self) -> tuple[Any, ...]:
        return (self.points, self.goods, self.tokens)

    def to_json(self) -> Json:
        return {
            "points": self.points,
            "for": "goods",
            "goods": self.goods,
            "tokens": self.tokens,
        }


@final
class Spot(Value):
    """A segment on the table: its tile's cell, and the first side or half-edge it has there."""

    def __init__(self, x: int, y: int, on: str, at: str | None) -> None:
        self.x: Final = x
        self.y: Final = y
        self.on: Final = on
        self.at: Final = at

    def parts(self) -> tuple[Any, ...]:
        return (self.x, self.y, self.on, self.at)

    def to_json(self) -> Json:
        return {"x": self.x, "y": self.y, "on": self.on, "at": self.at}


@final
class Standing(Value):
    """A figure on the table and whose it is."""

    def __init__(self, seat: int, spot: Spot, figure: str = FIGURES[0]) -> None:
        self.seat: Final = seat
        self.spot: Final = spot
        self.figure: Final = figure

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.spot, self.figure)

    def to_json(self) -> Json:
        form: Json = {"seat": self.seat}
        form.update(self.spot.to_json())
        if self.figure != FIGURES[0]:
            form["figure"] = self.figure
        return form


def spot_of(board: Board, segment: i64) -> Spot:
    tile = board.tile_of[segment]
    cell = board.cell_of[tile]
    kind = board.kind_of(segment)
    tables = board.tables
    row = board.oriented[tile] * 8
    while tables.spot_segment[row] != segment - board.first[tile]:
        row += 1
    at: str | None = None
    if kind == FIELD:
        at = HALVES[tables.spot_at[row]] if tables.spot_at[row] < len(HALVES) else None
    elif kind != CLOISTER:
        at = SIDES[tables.spot_at[row]]
    return Spot(x_of(cell), y_of(cell), KINDS[kind], at)


def standing_of(board: Board, follower: i64) -> Standing:
    figure = FIGURES[kind_of_figure(follower)]
    return Standing(int(seat_of(follower)), spot_of(board, segment_under(follower)), figure)


def all_standing(board: Board) -> list[Standing]:
    return [standing_of(board, board.standing[index]) for index in range(board.standing_count)]


def gone_home(board: Board, before: vec[i64]) -> list[Standing]:
    """The followers that have returned since `before`; both lists keep their order."""
    gone: list[Standing] = []
    kept: i64 = 0
    for follower in before:
        if kept < board.standing_count and board.standing[kept] == follower:
            kept += 1
        else:
            gone.append(standing_of(board, follower))
    return gone


def cells_of(board: Board, feature: i64) -> list[Cell]:
    """The cells of the feature's tiles, in order of x, then y."""
    cells = _mirrored_cells(board, feature)
    cells.sort()
    return [(y_of(cell), x_of(cell)) for cell in cells]


def _first_cell(board: Board, feature: i64) -> Cell:
    """The first of `cells_of`."""
    cell = min(_mirrored_cells(board, feature))
    return (y_of(cell), x_of(cell))


def _mirrored_cells(board: Board, feature: i64) -> list[int]:
    """The cells of the feature's tiles with x and y exchanged, so that they sort by x, then y."""
    cells: list[int] = []
    _add_mirrored(cells, board, board.early[feature], 0)
    _add_mirrored(cells, board, board.late[feature], HALF_OF_TILES)
    return cells


def _add_mirrored(cells: list[int], board: Board, tiles: i64, first: i64) -> None:
    """Also the cells of these tiles: a mask, where bit 0 is the tile `first`."""
    tile = first
    while tiles:
        if tiles & 1:
            cells.append(int(mirrored(board.cell_of[tile])))
        tiles >>= 1
        tile += 1


def item_of(board: Board, row: i64, seat: int) -> Item:
    """A row of the ledger as this seat's item."""
    feature = row_feature(row)
    points = int(row_points(row))
    if row_about(row) == OF_GOODS:
        return GoodsItem(points, GOODS[feature], int(row_city(row)))
    kind = board.kind_of(feature)
    if kind == FIELD:
        city = row_city(row)
        cell = _first_cell(board, city)
        side = _side_of(board, city, cell)
        pig = row_about(row) == OF_PIG
        return FieldItem(points, cell, side, _farmer(board, feature, seat, pig), pig)
    marks = board.marks[feature]
    tiles = int(board.tile_count(feature))
    if kind == CLOISTER:
        tiles = points
    return FeatureItem(
        points,
        KINDS[kind],
        tiles,
        int(pennants_of(marks)),
        tuple(cells_of(board, feature)),
        board.is_complete(feature),
        int(row_entry(row)),
        has_inn(marks) or has_cathedral(marks),
    )


def _side_of(board: Board, city: i64, cell: Cell) -> str:
    """The first side, clockwise from north, that this city has on the tile of this cell."""
    tile: i64 = 0
    while board.cell_of[tile] != cell_at(cell[0], cell[1]):
        tile += 1
    side: i64 = 0
    while True:
        segment = board.tables.side_segment[board.oriented[tile] * 4 + side]
        if segment >= 0 and board.feature_of(board.first[tile] + segment) == city:
            return SIDES[side]
        side += 1


def _farmer(board: Board, field: i64, seat: int, pig: bool) -> Cell:
    """The cell of the seat's first farmer, or of its pig, on this field."""
    for index in range(board.standing_count):
        follower = board.standing[index]
        segment = segment_under(follower)
        is_meant = seat_of(follower) == seat and (kind_of_figure(follower) == PIG) == pig
        if is_meant and board.feature_of(segment) == field:
            cell = board.cell_of[board.tile_of[segment]]
            return (x_of(cell), y_of(cell))
    raise AssertionError("the owner of a field has a farmer on it")


def seats_of(row: i64) -> list[int]:
    winners = row_winners(row)
    return [seat for seat in range(MOST_SEATS) if winners >> seat & 1]


def outcome(board: Board, ledger: vec[i64], points: list[int]) -> Outcome:
    """CA 10.4, 10.5: most points win; tied players share the victory."""
    items: list[list[Item]] = [[] for _ in points]
    for row in ledger:
        for seat in seats_of(row):
            items[seat].append(item_of(board, row, seat))
    return Outcome(points, items, most_points(points))
