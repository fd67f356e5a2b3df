"""What a position of Carcassonne is worth to every seat, in points expected at the end.

A seat's worth is a sum of terms, each times a weight that moves from its early to its late value
as the tiles run out. The weights are set by hand; `docs/bots.md` says what each term means.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.bots.carcassonne.closing import closers_left
from meeplewright.bots.carcassonne.weights import early, late
from meeplewright.carcassonne.board import Board, segment_under
from meeplewright.carcassonne.cells import STEP
from meeplewright.carcassonne.scoring import completed_points, unfinished_points, winners_of
from meeplewright.carcassonne.state import OVER, CarcassonneState
from meeplewright.carcassonne.tables import (
    ALL_SEGMENTS,
    CITIES_TOUCHED,
    DEMANDS,
    FIRST_FIELD,
    SEGMENTS,
    SIDE_SEGMENT,
)
from meeplewright.carcassonne.tiles import CITY, CLOISTER, FIELD, TOTAL

POINTS: Final = 0  # if the game ended now, fields included
CITY_GAIN: Final = 1  # what a city gains by being completed, times the chance of that
CLOISTER_GAIN: Final = 2  # cells round a cloister that are still empty
FIELD_GAIN: Final = 3  # cities that may still be completed at a field, three points each
ROAD_GAIN: Final = 4  # the chance that a road is completed
COMING_BACK: Final = 5  # followers that will come back, by their chance
IN_SUPPLY: Final = 6  # one term for each follower in supply: the first, the second …
TERMS: Final = 13

MOST_SEATS: Final = 5
_CITY_AT_FIELD: Final = 3.0
_USED_HERE: Final = 0.33  # that one given tile which could close a feature does so
_EACH_MORE: Final = 0.85  # an open end more makes the others less likely to be closed in time

_FILLED: Final = vec[float]([1.0 - (1.0 - _USED_HERE) ** count for count in range(TOTAL + 1)])


@final
class Evaluation:
    """Keeps the vectors it works with; `judge` fills `worth` by seat."""

    def __init__(self, early: list[float], late: list[float]) -> None:
        self.early: Final = vec[float](early)
        self.late: Final = vec[float](late)
        self.weights = vec[float](late)
        self.worth = vec[float]([0.0] * MOST_SEATS)
        self.terms = vec[float]([0.0] * (MOST_SEATS * TERMS))
        self.chance = vec[float]([0.0] * ALL_SEGMENTS)  # by feature: that it will be completed
        self.ends = vec[i64]([0] * ALL_SEGMENTS)  # by feature: cells it still has to close
        self.closed = vec[i64]([0] * ALL_SEGMENTS)  # by field: completed cities at it
        self.hoped = vec[float]([0.0] * ALL_SEGMENTS)  # by field: chances of its other cities
        self.closers = vec[i64]([-1] * (DEMANDS * 4))

    # -- for all positions with the same tiles left ---------------------------------------------

    def tiles_left(self, state: CarcassonneState) -> None:
        """Call this first: the weights and the tiles to come are the same for a whole turn."""
        left = float(state.bag_left) / TOTAL
        term: i64 = 0
        while term < TERMS:
            self.weights[term] = self.early[term] * left + self.late[term] * (1.0 - left)
            term += 1
        index: i64 = 0
        while index < DEMANDS * 4:
            self.closers[index] = -1
            index += 1

    def _closers(self, bag: vec[i64], demand: i64, side: i64) -> i64:
        index = demand * 4 + side
        if self.closers[index] < 0:
            self.closers[index] = closers_left(bag, demand, side)
        return self.closers[index]

    # -- one position ---------------------------------------------------------------------------

    def judge(self, state: CarcassonneState) -> None:
        """Fill `worth`, for a position between two turns or after the last one."""
        seat: i64 = 0
        if state.phase == OVER:
            while seat < state.seat_count:
                self.worth[seat] = float(state.points[seat])
                seat += 1
            return
        self._collect(state)
        while seat < state.seat_count:
            self.worth[seat] = self._weighed(seat)
            seat += 1

    def _weighed(self, seat: i64) -> float:
        total = 0.0
        row = seat * TERMS
        term: i64 = 0
        while term < TERMS:
            total += self.weights[term] * self.terms[row + term]
            term += 1
        return total

    def _collect(self, state: CarcassonneState) -> None:
        """All terms of all seats."""
        board = state.board
        index: i64 = 0
        while index < state.seat_count * TERMS:
            self.terms[index] = 0.0
            index += 1
        self._look_at_ends(board, state.bag)
        self._look_at_fields(board)
        seat: i64 = 0
        while seat < state.seat_count:
            self.terms[seat * TERMS + POINTS] = float(state.points[seat])
            in_supply = state.supply[seat]
            while in_supply > 0:
                in_supply -= 1
                self.terms[seat * TERMS + IN_SUPPLY + in_supply] = 1.0
            seat += 1
        self._count_features(board, state.bag_left, state.seat_count)

    def _count_features(self, board: Board, left: i64, seats: i64) -> None:
        seen = vec[i64]()
        index: i64 = 0
        while index < board.standing_count:
            feature = board.feature_of(segment_under(board.standing[index]))
            index += 1
            if feature in seen:
                continue
            seen = append(seen, feature)
            followers = board.followers[feature]
            winners = winners_of(followers)
            seat: i64 = 0
            while seat < seats:
                here = followers >> (4 * seat) & 15
                if here:
                    self._count(board, feature, left, seat, here, winners >> seat & 1 == 1)
                seat += 1

    def _count(
        self, board: Board, feature: i64, left: i64, seat: i64, here: i64, wins: bool
    ) -> None:
        """What a feature adds to the terms of one seat with followers on it."""
        row = seat * TERMS
        terms = self.terms
        kind = board.kind_of(feature)
        if kind == FIELD:
            if wins:
                terms[row + POINTS] += _CITY_AT_FIELD * float(self.closed[feature])
                terms[row + FIELD_GAIN] += _CITY_AT_FIELD * self.hoped[feature]
            return
        now = float(unfinished_points(board, feature))
        chance = self.chance[feature]
        if kind == CLOISTER:
            missing = 9.0 - now
            chance = max(0.0, 1.0 - missing / float(left + 1))
            chance = chance * chance
            if wins:
                terms[row + CLOISTER_GAIN] += min(missing, float(left))
        elif wins:
            if kind == CITY:
                terms[row + CITY_GAIN] += now * chance
            else:
                terms[row + ROAD_GAIN] += chance
        if wins:
            terms[row + POINTS] += now
        terms[row + COMING_BACK] += chance * float(here)

    # -- a follower more ------------------------------------------------------------------------

    def gain(self, state: CarcassonneState, seat: i64, segment: i64) -> float:
        """What a follower of this seat on a free feature adds to its worth, after `judge`."""
        board = state.board
        feature = board.feature_of(segment)
        if board.is_complete(feature):
            points = completed_points(board, feature, state.small_city)
            return self.weights[POINTS] * float(points)
        before = self._weighed(seat)
        row = seat * TERMS
        kept = self.terms[row : row + TERMS]
        self._count(board, feature, state.bag_left, seat, 1, True)
        self.terms[row + IN_SUPPLY + state.supply[seat] - 1] = 0.0
        after = self._weighed(seat)
        term: i64 = 0
        while term < TERMS:
            self.terms[row + term] = kept[term]
            term += 1
        return after - before

    # -- what can still be completed ------------------------------------------------------------

    def _look_at_ends(self, board: Board, bag: vec[i64]) -> None:
        """The chance of every road and city: that a tile closes each of its open ends."""
        segment: i64 = 0
        while segment < board.segments:
            self.chance[segment] = 1.0
            self.ends[segment] = -1
            segment += 1
        place: i64 = 0
        while place < board.open_count:
            demand = board.demand[place]
            side: i64 = 0
            while side < 4:
                if demand >> (2 * side) & 3 > FIELD:
                    self._look_at_end(board, bag, place, demand, side)
                side += 1
            place += 1

    def _look_at_end(self, board: Board, bag: vec[i64], place: i64, demand: i64, side: i64) -> None:
        there = i64(board.cells[board.open_cell[place] + STEP[side]]) - 1
        segment = board.first[there] + SIDE_SEGMENT[board.oriented[there] * 4 + (side ^ 2)]
        feature = board.feature_of(segment)
        if self.ends[feature] == place:  # two sides of one cell: one tile closes both
            return
        chance = _FILLED[self._closers(bag, demand, side)]
        if self.ends[feature] >= 0:
            chance *= _EACH_MORE
        self.ends[feature] = place
        self.chance[feature] *= chance

    def _look_at_fields(self, board: Board) -> None:
        """For fields with farmers, and those of the last tile: the cities that lie at them."""
        pairs = vec[i64]()
        last = board.first[board.laid - 1]
        segment = last
        while segment < board.segments:
            feature = board.feature_of(segment)
            self.closed[feature] = 0
            self.hoped[feature] = 0.0
            segment += 1
        index: i64 = 0
        while index < board.standing_count:
            feature = board.feature_of(segment_under(board.standing[index]))
            self.closed[feature] = 0
            self.hoped[feature] = 0.0
            index += 1
        tile: i64 = 0
        while tile < board.laid:
            kind = board.oriented[tile] >> 2
            first = board.first[tile]
            part = FIRST_FIELD[kind]
            while part < SEGMENTS[kind]:
                touched = CITIES_TOUCHED[kind * 8 + part]
                if touched != 0:
                    field = board.feature_of(first + part)
                    if board.followers[field] != 0 or self._is_of_last(board, field):
                        pairs = self._look_at_cities(board, pairs, field, first, touched)
                part += 1
            tile += 1

    def _is_of_last(self, board: Board, field: i64) -> bool:
        segment = board.first[board.laid - 1]
        while segment < board.segments:
            if board.feature_of(segment) == field:
                return True
            segment += 1
        return False

    def _look_at_cities(
        self, board: Board, pairs: vec[i64], field: i64, first: i64, touched: i64
    ) -> vec[i64]:
        city = first
        while touched != 0:
            if touched & 1:
                feature = board.feature_of(city)
                pair = field << 16 | feature
                if pair not in pairs:
                    pairs = append(pairs, pair)
                    if board.open_edges[feature] == 0:
                        self.closed[field] += 1
                    else:
                        self.hoped[field] += self.chance[feature]
            touched >>= 1
            city += 1
        return pairs


def standard() -> Evaluation:
    """With the weights of `weights.py`."""
    return Evaluation(early(), late())
