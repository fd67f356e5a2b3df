"""Probabilities that roads and cities are completed, from the remaining tiles.

All turns of a player start from one board. `begin` computes what is the same for all of them,
`look` what the tile of a turn changes.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from meeplewright.games.carcassonne.bots.closing import closers_left, closers_of
from meeplewright.games.carcassonne.rules.board import Board, segment_under
from meeplewright.games.carcassonne.rules.cells import STEP, WIDTH
from meeplewright.games.carcassonne.rules.state import CarcassonneState
from meeplewright.games.carcassonne.rules.tables import DEMANDS
from meeplewright.games.carcassonne.rules.tiles import FIELD
from meeplewright.games.carcassonne.rules.variant import BASE_VARIANT, Variant

_USED_HERE: Final = 0.22  # probability that a given tile which could close a feature does so
_EACH_MORE: Final = 0.65  # factor for each further open end: all must close in time


_FILLED: Final = vec[float]([1.0 - (1.0 - _USED_HERE) ** count for count in range(127)])
"""By number of tiles that could close a feature: the probability that one of them does"""


@final
class Prospects:
    """Reuses its vectors; `look` fills `chance`, `closed` and `hoped`."""

    def __init__(self) -> None:
        self.filled = vec[float]([-1.0] * (DEMANDS * 4))  # by demand and side; -1: unknown
        self._make_room(BASE_VARIANT)
        # the table that turns begin at
        self.laid: i64 = 0
        self.end_cell = vec[i64]()
        self.end_feature = vec[i64]()
        self.end_chance = vec[float]()
        self.fields = vec[i64]()  # pairs of a field and a city next to it
        self.cities = vec[i64]()

    def _make_room(self, variant: Variant) -> None:
        self.variant = variant
        self.closers = closers_of(variant.tables)
        segments = int(variant.all_segments)
        self.chance = vec[float]([0.0] * segments)  # by feature: to be completed
        self.closed = vec[i64]([0] * segments)  # by field: its completed cities
        self.hoped = vec[float]([0.0] * segments)  # by field: chances of its other cities
        self.last_end = vec[i64]([0] * segments)  # by feature: the cell of the end just seen
        self.matters = vec[u8]([0] * segments)  # by field: it has or can get a farmer

    # -- the table that turns begin at ----------------------------------------------------------

    def begin(self, state: CarcassonneState) -> None:
        """Start from the board before a tile is placed, and the remaining tiles."""
        board = state.board
        if state.variant is not self.variant:
            self._make_room(state.variant)
        index: i64 = 0
        while index < DEMANDS * 4:
            self.filled[index] = -1.0
            index += 1
        self.laid = board.laid
        self.end_cell = vec[i64]()
        self.end_feature = vec[i64]()
        self.end_chance = vec[float]()
        place: i64 = 0
        while place < board.open_count:
            self._keep_ends(board, state.bag, place)
            place += 1
        self.fields = vec[i64]()
        self.cities = vec[i64]()
        tile: i64 = 0
        while tile < board.laid:
            self._keep_cities(board, tile)
            tile += 1

    def _keep_ends(self, board: Board, bag: vec[i64], place: i64) -> None:
        demand = board.demand[place]
        cell = board.open_cell[place]
        side: i64 = 0
        while side < 4:
            if demand >> (2 * side) & 3 > FIELD:
                self.end_cell = append(self.end_cell, cell)
                self.end_feature = append(self.end_feature, _feature_beside(board, cell, side))
                self.end_chance = append(self.end_chance, self._closing(bag, demand, side))
            side += 1

    def _keep_cities(self, board: Board, tile: i64) -> None:
        tables = board.tables
        kind = board.oriented[tile] >> 2
        first = board.first[tile]
        part = tables.first_field[kind]
        while part < tables.segments[kind]:
            touched = tables.cities_touched[kind * 8 + part]
            city = first
            while touched != 0:
                if touched & 1:
                    self._keep_pair(board.feature_of(first + part), board.feature_of(city))
                touched >>= 1
                city += 1
            part += 1

    def _keep_pair(self, field: i64, city: i64) -> None:
        index: i64 = 0
        count = i64(len(self.fields))
        while index < count:
            if self.fields[index] == field and self.cities[index] == city:
                return
            index += 1
        self.fields = append(self.fields, field)
        self.cities = append(self.cities, city)

    def _closing(self, bag: vec[i64], demand: i64, side: i64) -> float:
        """The probability that a tile on such a cell ends the feature from this side."""
        index = demand * 4 + side
        if self.filled[index] < 0.0:
            self.filled[index] = _FILLED[closers_left(self.closers, bag, demand, side)]
        return self.filled[index]

    # -- the table after a turn -----------------------------------------------------------------

    def look(self, board: Board, bag: vec[i64]) -> None:
        """Update for the same board, or the board with one more tile."""
        self._look_at_ends(board, bag)
        self._look_at_fields(board)

    def _look_at_ends(self, board: Board, bag: vec[i64]) -> None:
        """The probability of every road and city that tiles close all its open ends."""
        last_end = self.last_end
        chance = self.chance
        parent = board.parent
        ends = i64(len(self.end_cell))
        index: i64 = 0
        while index < ends:
            feature = self.end_feature[index]
            last_end[feature] = 0
            chance[feature] = 1.0
            index += 1
        segment = board.first[board.laid - 1]
        while segment < board.segments:
            last_end[segment] = 0
            chance[segment] = 1.0
            segment += 1
        new = board.cell_of[board.laid - 1] if board.laid > self.laid else 0
        index = 0
        while index < ends:
            cell = self.end_cell[index]
            away = cell - new
            if away != 0 and away != 1 and away != -1 and away != WIDTH and away != -WIDTH:
                feature = self.end_feature[index]
                while parent[feature] != feature:
                    feature = parent[feature]
                self._look_at_end(feature, cell, self.end_chance[index])
            index += 1
        if new != 0:
            self._look_round(board, bag, new)

    def _look_round(self, board: Board, bag: vec[i64], new: i64) -> None:
        """The empty cells next to the new tile have new demands."""
        step: i64 = 0
        while step < 4:
            cell = new + STEP[step]
            if board.is_open(cell):
                demand = board.demand_of(cell)
                side: i64 = 0
                while side < 4:
                    if demand >> (2 * side) & 3 > FIELD:
                        feature = _feature_beside(board, cell, side)
                        self._look_at_end(feature, cell, self._closing(bag, demand, side))
                    side += 1
            step += 1

    def _look_at_end(self, feature: i64, cell: i64, chance: float) -> None:
        last = self.last_end[feature]
        if last == cell:  # two sides of one cell: one tile closes both
            return
        if last != 0:
            chance *= _EACH_MORE
        self.last_end[feature] = cell
        self.chance[feature] *= chance

    def _look_at_fields(self, board: Board) -> None:
        """The cities next to fields with farmers and to the fields of the last tile."""
        self._choose_fields(board)
        seen = vec[i64]()
        parent = board.parent
        pairs = i64(len(self.fields))
        index: i64 = 0
        while index < pairs:
            field = self.fields[index]
            while parent[field] != field:
                field = parent[field]
            if self.matters[field]:
                seen = self._look_at_city(board, seen, field, board.feature_of(self.cities[index]))
            index += 1
        if board.laid > self.laid:
            self._look_at_new_cities(board, seen)
        self._forget_fields(board)

    def _look_at_new_cities(self, board: Board, seen: vec[i64]) -> None:
        tables = board.tables
        kind = board.oriented[board.laid - 1] >> 2
        first = board.first[board.laid - 1]
        part = tables.first_field[kind]
        while part < tables.segments[kind]:
            touched = tables.cities_touched[kind * 8 + part]
            city = first
            while touched != 0:
                if touched & 1:
                    field = board.feature_of(first + part)
                    seen = self._look_at_city(board, seen, field, board.feature_of(city))
                touched >>= 1
                city += 1
            part += 1

    def _look_at_city(self, board: Board, seen: vec[i64], field: i64, city: i64) -> vec[i64]:
        pair = field << 16 | city
        if pair in seen:
            return seen
        if board.open_edges[city] == 0:
            self.closed[field] += 1
        else:
            self.hoped[field] += self.chance[city]
        return append(seen, pair)

    def _choose_fields(self, board: Board) -> None:
        segment = board.first[board.laid - 1]
        while segment < board.segments:
            self._begin_field(board.feature_of(segment))
            segment += 1
        index: i64 = 0
        while index < board.standing_count:
            self._begin_field(board.feature_of(segment_under(board.standing[index])))
            index += 1

    def _begin_field(self, field: i64) -> None:
        self.closed[field] = 0
        self.hoped[field] = 0.0
        self.matters[field] = 1

    def _forget_fields(self, board: Board) -> None:
        segment = board.first[board.laid - 1]
        while segment < board.segments:
            self.matters[board.feature_of(segment)] = 0
            segment += 1
        index: i64 = 0
        while index < board.standing_count:
            self.matters[board.feature_of(segment_under(board.standing[index]))] = 0
            index += 1


def _feature_beside(board: Board, cell: i64, side: i64) -> i64:
    """The feature that meets an open cell from this side."""
    there = board.tile_at(cell + STEP[side])
    segment = board.tables.side_segment[board.oriented[there] * 4 + (side ^ 2)]
    return board.feature_of(board.first[there] + segment)
