"""What people and bots ask about a position: features and their worth, fields and their cities,
which tiles are left and which of them fit a cell.

Answers are values made on request; nothing here changes a position.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from meeplewright.core.game import Json
from meeplewright.core.values import Value
from meeplewright.games.carcassonne.rules.board import Board
from meeplewright.games.carcassonne.rules.cells import STEP, cell_at, on_table, x_of, y_of
from meeplewright.games.carcassonne.rules.items import Cell, Spot, cells_of, spot_of
from meeplewright.games.carcassonne.rules.scoring import (
    NO_FARMERS,
    PER_CITY_4,
    fields_and_cities,
    finished_worth,
    goods_of,
    has_cathedral,
    has_inn,
    pennants_of,
    unfinished_points,
    winners_of,
)
from meeplewright.games.carcassonne.rules.tables import FIRST_GOODS
from meeplewright.games.carcassonne.rules.tiles import (
    CITY,
    CLOISTER,
    FIELD,
    GOODS,
    KINDS,
    LETTERS,
    ROAD,
)


@final
class Feature(Value):
    """A road, city, cloister or field on the table.

    `followers` has their weight by seat (a big follower counts two); `owners` are the seats that
    would score it. `worth_now` is what an owner would score if the game ended here.
    `worth_finished` is the minimum score when it is completed: one more tile for every empty cell
    it faces. For a field, the first counts its completed cities, the second all of them; if several
    fields touch one city, only the final scoring decides between them. `cities` (fields only) has a
    spot of each city. `more` has what only some features of expansions have: an inn, a cathedral,
    goods, builders, pigs.
    """

    def __init__(
        self,
        kind: str,
        cells: tuple[Cell, ...],
        spots: tuple[Spot, ...],
        complete: bool,
        open_edges: int,
        open_cells: tuple[Cell, ...],
        pennants: int,
        followers: tuple[int, ...],
        owners: tuple[int, ...],
        worth_now: int,
        worth_finished: int,
        cities: tuple[Spot, ...],
        more: Json,
    ) -> None:
        self.kind: Final = kind
        self.cells: Final = cells
        self.spots: Final = spots
        self.complete: Final = complete
        self.open_edges: Final = open_edges
        self.open_cells: Final = open_cells
        self.pennants: Final = pennants
        self.followers: Final = followers
        self.owners: Final = owners
        self.worth_now: Final = worth_now
        self.worth_finished: Final = worth_finished
        self.cities: Final = cities
        self.more: Final = more

    def parts(self) -> tuple[Any, ...]:
        return (
            self.kind,
            self.cells,
            self.spots,
            self.complete,
            self.open_edges,
            self.open_cells,
            self.pennants,
            self.followers,
            self.owners,
            self.worth_now,
            self.worth_finished,
            self.cities,
            self.more,
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.cells, self.spots, self.followers))

    def to_json(self) -> Json:
        form: Json = {
            "kind": self.kind,
            "cells": [list(cell) for cell in self.cells],
            "spots": [spot.to_json() for spot in self.spots],
            "complete": self.complete,
            "open_edges": self.open_edges,
            "open_cells": [list(cell) for cell in self.open_cells],
            "pennants": self.pennants,
            "followers": list(self.followers),
            "owners": list(self.owners),
            "worth_now": self.worth_now,
            "worth_finished": self.worth_finished,
            "cities": [city.to_json() for city in self.cities],
        }
        form.update(self.more)
        return form


@final
class Worths:
    """The number of seats, and the options that change the points of features."""

    def __init__(self, seats: int, farmers: i64, small_city: i64) -> None:
        self.seats: Final = seats
        self.farmers: Final = farmers
        self.small_city: Final = small_city


def features(board: Board, worths: Worths) -> list[Feature]:
    """Every feature on the table, the oldest first."""
    members: dict[int, list[int]] = {}
    for segment in range(board.segments):
        members.setdefault(int(board.feature_of(segment)), []).append(segment)
    cities: dict[int, list[int]] = {feature: [] for feature in members}
    for pair in fields_and_cities(board, False):
        cities[int(pair >> 9)].append(int(pair & 511))
    return [
        _describe(board, worths, feature, segments, cities[feature])
        for feature, segments in members.items()
    ]


def _describe(
    board: Board, worths: Worths, feature: int, segments: list[int], cities: list[int]
) -> Feature:
    kind = board.kind_of(feature)
    followers = board.followers[feature]
    winners = winners_of(followers)
    facing = _open_cells(board, segments, kind)
    if kind == FIELD:
        now, finished = _worth_of_field(board, worths.farmers, cities)
    else:
        now, finished = _worth(board, worths.small_city, feature, len(facing))
    return Feature(
        KINDS[kind],
        tuple(cells_of(board, feature)),
        tuple([spot_of(board, segment) for segment in segments]),
        board.is_complete(feature),
        int(board.open_edges[feature]),
        tuple(facing),
        int(pennants_of(board.marks[feature])),
        tuple([int(followers >> (4 * seat) & 15) for seat in range(worths.seats)]),
        tuple([seat for seat in range(worths.seats) if winners >> seat & 1]),
        now,
        finished,
        tuple([spot_of(board, city) for city in cities]),
        _more(board, worths.seats, feature),
    )


def _more(board: Board, seats: int, feature: int) -> Json:
    """What the expansions add to a feature; nothing in the base game."""
    more: Json = {}
    marks = board.marks[feature]
    if has_inn(marks):
        more["inn"] = True
    if has_cathedral(marks):
        more["cathedral"] = True
    if marks >> FIRST_GOODS:
        more["goods"] = {name: int(goods_of(marks, kind)) for kind, name in enumerate(GOODS)}
    builders = [seat for seat in range(seats) if _is_on(board, board.builder_of(seat), feature)]
    if builders:
        more["builders"] = builders
    pigs = [seat for seat in range(seats) if _is_on(board, board.pig_of(seat), feature)]
    if pigs:
        more["pigs"] = pigs
    return more


def _is_on(board: Board, segment: i64, feature: int) -> bool:
    return segment >= 0 and board.feature_of(segment) == feature


def _open_cells(board: Board, segments: list[int], kind: i64) -> list[Cell]:
    """The empty cells that a road or city faces, or that are missing around a cloister."""
    facing: set[Cell] = set()
    for segment in segments:
        tile = board.tile_of[segment]
        cell = board.cell_of[tile]
        if kind == CLOISTER:
            facing.update(_empty_around(board, cell))
        elif kind == CITY or kind == ROAD:
            for side in range(4):
                leaves = board.tables.side_segment[board.oriented[tile] * 4 + side]
                beside = cell + STEP[side]
                if leaves == segment - board.first[tile] and board.tile_at(beside) < 0:
                    facing.add((x_of(beside), y_of(beside)))
    return sorted(facing)


def _empty_around(board: Board, cell: i64) -> list[Cell]:
    x, y = x_of(cell), y_of(cell)
    round_it = [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
    return [near for near in round_it if board.tile_at(cell_at(near[0], near[1])) < 0]


def _worth(board: Board, small_city: i64, feature: int, more_tiles: int) -> tuple[int, int]:
    """The points of a road, city or cloister now, and when completed with this many more tiles."""
    tiles = board.tile_count(feature) + more_tiles
    kind = board.kind_of(feature)
    finished = int(finished_worth(kind, tiles, board.marks[feature], small_city))
    if board.is_complete(feature):
        return finished, finished
    return int(unfinished_points(board, feature)), finished


def _worth_of_field(board: Board, farmers: i64, cities: list[int]) -> tuple[int, int]:
    """CA 11.1, 13: the points for completed cities now, and for all of them when completed."""
    each = 4 if farmers == PER_CITY_4 else 3
    if farmers == NO_FARMERS:
        each = 0
    completed = sum([board.open_edges[city] == 0 for city in cities])
    return each * completed, each * len(cities)


def open_cells(board: Board) -> list[Cell]:
    """CA 4.1: the empty cells that share a side with a tile, in order of x, then y."""
    cells = [board.open_cell[place] for place in range(board.open_count)]
    return sorted([(x_of(cell), y_of(cell)) for cell in cells])


def fitting(board: Board, to_come: list[int], x: int, y: int) -> dict[str, int]:
    """By type: how many of the tiles `to_come` fit this cell."""
    if not on_table(x, y) or not board.is_open(cell_at(x, y)):
        return {}
    place = board.index_of(cell_at(x, y))
    return {
        LETTERS[number]: left
        for number, left in enumerate(to_come)
        if left and _fits_later(board, number, place)
    }


def _fits_later(board: Board, number: i64, place: i64) -> bool:
    """Whether this type fits an open cell; the river's end takes river tiles only (CA R5)."""
    tables = board.tables
    is_end = board.open_cell[place] == board.end_cell
    if (tables.river[number * 4] != 0) != is_end:
        return False
    if is_end:
        return board.river_turns(number) != 0
    return tables.fitting_count[number * 256 + board.demand[place]] != 0


def dead_cells(board: Board, to_come: list[int]) -> list[Cell]:
    """The open cells that none of the tiles `to_come` can fill (K18)."""
    return [cell for cell in open_cells(board) if not fitting(board, to_come, cell[0], cell[1])]
