"""The evaluation of a Carcassonne position: every seat's expected final points.

A seat's worth is a sum of terms. Each has a weight that moves from its early to its late value as
the tiles run out. `scripts/fit_carcassonne.py` fits the weights to games; `docs/bots.md` describes
the terms. With weights for more terms than `TERMS`, those are counted, too: the champion has them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.games.carcassonne.bots.prospects import Prospects
from meeplewright.games.carcassonne.bots.weights import early, late
from meeplewright.games.carcassonne.rules.board import Board, segment_under
from meeplewright.games.carcassonne.rules.scoring import (
    completed_points,
    finished_worth,
    unfinished_points,
    winners_of,
)
from meeplewright.games.carcassonne.rules.state import OVER, CarcassonneState
from meeplewright.games.carcassonne.rules.tables import INN
from meeplewright.games.carcassonne.rules.tiles import CITY, CLOISTER, FIELD
from meeplewright.games.carcassonne.rules.variant import (
    BIG,
    BUILDER,
    INNS,
    MOST_SEATS,
    PIG,
    PLAIN,
    TRADERS,
)

POINTS: Final = 0  # if the game ended now, including fields
CITY_GAIN: Final = 1  # what a city gains when completed, times the probability
CLOISTER_GAIN: Final = 2  # empty cells around a cloister
FIELD_GAIN: Final = 3  # incomplete cities next to a field, three points each
CITY_BACK: Final = 4  # followers in cities, times the probability that they return
ROAD_BACK: Final = 5  # on roads
CLOISTER_BACK: Final = 6  # on cloisters
FIELDS: Final = 7  # fields with most farmers
OUTNUMBERED: Final = 8  # followers on roads and cities that others will score
TURNS: Final = 9  # mean number of turns left: what all seats will still earn
TURNS_MORE: Final = 10  # turns left, more or fewer than that mean
IN_SUPPLY: Final = 11  # one term for each follower in supply: the first, the second …
TERMS: Final = 18
ROAD_NOW: Final = 18  # points of unfinished roads, which are also in POINTS
CITY_NOW: Final = 19  # of cities
FIELD_NOW: Final = 20  # of fields
ROADS: Final = 21  # followers on roads
CITIES: Final = 22  # in cities
CLOISTERS: Final = 23  # on cloisters
FARMERS_LOST: Final = 24  # on fields where others have more
ROAD_SURE: Final = 25  # followers on roads, times the square of the probability that they return
CITY_SURE: Final = 26  # in cities
CITY_GAIN_SURE: Final = 27  # what a city gains, times the square of its probability
ROAD_ENDS: Final = 28  # open ends of the seat's roads
CITY_ENDS: Final = 29  # of its cities
SHARED: Final = 30  # points of roads and cities that another seat scores as well
FIELD_SHARED: Final = 31  # of fields
ALL_TERMS: Final = 32
NAMES: Final = (
    "points",
    "city gain",
    "cloister gain",
    "field gain",
    "city back",
    "road back",
    "cloister back",
    "fields",
    "outnumbered",
    "turns",
    "turns more",
    *(f"follower {number}" for number in range(1, 8)),
)
MORE_NAMES: Final = (
    *("road now", "city now", "field now", "roads", "cities", "cloisters", "farmers lost"),
    *("road sure", "city sure", "city gain sure", "road ends", "city ends"),
    *("shared", "field shared"),
)

_CITY_AT_FIELD: Final = 3.0

# What figures and goods of the expansions are worth, in points. Estimates: a turn more is worth
# about three points (the weight of TURNS_MORE), and a builder gives one in about two own turns.
_TURN: Final = 3.3
_BUILDER_PLACED: Final = 0.5  # turns that a builder gives for each own turn left, at most 2
_BUILDER_KEPT: Final = 0.25  # the same while it is in supply, at most 1
_BIG_KEPT: Final = 2.5  # at the start; nothing at the end
_PIG_KEPT: Final = 2.0
_SAME: Final = 0.01  # where both come home at once, an ordinary follower is placed
_GOODS: Final = 10.0
_SYMBOLS: Final = vec[float]([9.0, 6.0, 5.0])  # CA T2: wine, grain, cloth


@final
class Evaluation:
    """Reuses its vectors; `judge` fills `worth` by seat.

    There are weights for `TERMS` or for `ALL_TERMS`. In `terms` a seat has `ALL_TERMS` places.
    """

    def __init__(
        self,
        early: list[float],
        late: list[float],
        likes: list[float] | None = None,
        seat: i64 = 0,
    ) -> None:
        """`likes`: by term, what this seat likes. Its weights are higher by that with all tiles
        still to come, and less and less as they run out.
        """
        self.used: Final[i64] = len(early)
        self.liking: Final[i64] = -1 if likes is None else seat  # -1: nobody
        self.likes: Final = vec[float]([0.0] * len(early) if likes is None else likes)
        self.own = vec[float](late)  # the weights of that seat
        self.early: Final = vec[float](early)
        self.late: Final = vec[float](late)
        self.weights = vec[float](late)
        self.worth = vec[float]([0.0] * MOST_SEATS)
        self.terms = vec[float]([0.0] * (MOST_SEATS * ALL_TERMS))
        self.prospects: Final = Prospects()
        self.left = 1.0  # the share of the tiles that is still in the bag

    # -- for all positions after one turn -------------------------------------------------------

    def begin(self, state: CarcassonneState) -> None:
        """Call this at the start of a turn: much is the same for all ways to play it."""
        left = float(state.bag_left) / float(state.variant.total)
        self.left = left
        term: i64 = 0
        while term < self.used:
            self.weights[term] = self.early[term] * left + self.late[term] * (1.0 - left)
            term += 1
        if self.liking >= 0:
            self._add_likes()
        self.prospects.begin(state)

    def _add_likes(self) -> None:
        term: i64 = 0
        while term < self.used:
            self.own[term] = self.weights[term] + self.likes[term] * self.left
            term += 1

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
        if state.variant.sets != 0:
            self._add_extras(state)

    def _weighed(self, seat: i64) -> float:
        total = 0.0
        weights = self.own if seat == self.liking else self.weights
        row = seat * ALL_TERMS
        term: i64 = 0
        while term < self.used:
            total += weights[term] * self.terms[row + term]
            term += 1
        return total

    def _collect(self, state: CarcassonneState) -> None:
        """All terms of all seats."""
        board = state.board
        index: i64 = 0
        while index < state.seat_count * ALL_TERMS:
            self.terms[index] = 0.0
            index += 1
        self.prospects.look(board, state.bag)
        each = float(state.bag_left) / float(state.seat_count)
        seat: i64 = 0
        while seat < state.seat_count:
            row = seat * ALL_TERMS
            self.terms[row + POINTS] = float(state.points[seat])
            self.terms[row + TURNS] = each
            self.terms[row + TURNS_MORE] = float(turns_to_come(state, seat)) - each
            in_supply = state.supply[seat]
            while in_supply > 0:
                in_supply -= 1
                self.terms[row + IN_SUPPLY + in_supply] = 1.0
            seat += 1
        self._count_features(state)

    def _count_features(self, state: CarcassonneState) -> None:
        board = state.board
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
            while seat < state.seat_count:
                here = followers >> (4 * seat) & 15
                if here:
                    self._count(state, feature, seat, here, winners >> seat & 1 == 1)
                seat += 1

    def _count(
        self, state: CarcassonneState, feature: i64, seat: i64, here: i64, wins: bool
    ) -> None:
        """Add a feature to the terms of one seat with followers on it."""
        board = state.board
        left = state.bag_left
        row = seat * ALL_TERMS
        terms = self.terms
        kind = board.kind_of(feature)
        if self.used > TERMS:
            self._count_more(state, feature, seat, here)
        if kind == FIELD:
            if wins:
                each = _CITY_AT_FIELD + (1.0 if _has_pig(board, feature, seat) else 0.0)
                terms[row + FIELDS] += 1.0
                terms[row + POINTS] += each * float(self.prospects.closed[feature])
                terms[row + FIELD_GAIN] += each * self.prospects.hoped[feature]
            return
        now = float(unfinished_points(board, feature))
        if kind == CLOISTER:
            missing = 9.0 - now
            chance = max(0.0, 1.0 - missing / float(left + 1))
            terms[row + CLOISTER_GAIN] += min(missing, float(left))
            terms[row + CLOISTER_BACK] += chance * chance
        else:
            chance = self.prospects.chance[feature]
            terms[row + (CITY_BACK if kind == CITY else ROAD_BACK)] += chance * float(here)
            if not wins:
                terms[row + OUTNUMBERED] += float(here)
                return
            marks = board.marks[feature]
            if marks >= INN and now == 0.0:  # an inn or a cathedral: all or nothing
                tiles = board.tile_count(feature)
                done = finished_worth(kind, tiles, marks, state.small_city)
                terms[row + POINTS] += chance * float(done)
            elif kind == CITY:
                terms[row + CITY_GAIN] += now * chance
        terms[row + POINTS] += now

    def _count_more(self, state: CarcassonneState, feature: i64, seat: i64, here: i64) -> None:
        """The terms that only some evaluations have weights for."""
        board = state.board
        row = seat * ALL_TERMS
        terms = self.terms
        kind = board.kind_of(feature)
        rivals = _most_of_others(board.followers[feature], seat)
        if kind == FIELD:
            self._count_field(board, feature, seat, here, rivals)
            return
        if kind == CLOISTER:
            terms[row + CLOISTERS] += 1.0
            return
        followers = float(here)
        chance = self.prospects.chance[feature]
        now = float(unfinished_points(board, feature)) if here >= rivals else 0.0
        ends = float(board.open_edges[feature]) if here >= rivals else 0.0
        if kind == CITY:
            terms[row + CITIES] += followers
            terms[row + CITY_SURE] += followers * chance * chance
            terms[row + CITY_NOW] += now
            terms[row + CITY_GAIN_SURE] += now * chance * chance
            terms[row + CITY_ENDS] += ends
        else:
            terms[row + ROADS] += followers
            terms[row + ROAD_SURE] += followers * chance * chance
            terms[row + ROAD_NOW] += now
            terms[row + ROAD_ENDS] += ends
        if here == rivals:
            terms[row + SHARED] += now

    def _count_field(self, board: Board, field: i64, seat: i64, here: i64, rivals: i64) -> None:
        row = seat * ALL_TERMS
        if here < rivals:
            self.terms[row + FARMERS_LOST] += float(here)
            return
        each = _CITY_AT_FIELD + (1.0 if _has_pig(board, field, seat) else 0.0)
        closed = each * float(self.prospects.closed[field])
        self.terms[row + FIELD_NOW] += closed
        if here == rivals:
            self.terms[row + FIELD_SHARED] += closed + each * self.prospects.hoped[field]

    # -- expansions -----------------------------------------------------------------------------

    def _add_extras(self, state: CarcassonneState) -> None:
        """Add what the figures in supply, the builders and the goods are worth."""
        sets = state.variant.sets
        seat: i64 = 0
        while seat < state.seat_count:
            worth = 0.0
            if sets & INNS and state.in_supply(seat, BIG):
                worth += _BIG_KEPT * self.left
            if sets & TRADERS:
                if state.in_supply(seat, PIG):
                    worth += _PIG_KEPT * self.left
                worth += self._worth_of_builder(state, seat) + _worth_of_goods(state, seat)
            self.worth[seat] += worth
            seat += 1

    def _worth_of_builder(self, state: CarcassonneState, seat: i64) -> float:
        if state.in_supply(seat, BUILDER):
            return _TURN * min(1.0, _BUILDER_KEPT * float(turns_to_come(state, seat)))
        builder = state.board.builder_of(seat)
        return self._worth_of_builder_at(state, seat, state.board.feature_of(builder))

    def _worth_of_builder_at(self, state: CarcassonneState, seat: i64, feature: i64) -> float:
        """More open ends let the road or city grow longer."""
        ends = float(state.board.open_edges[feature])
        turns = min(2.0, _BUILDER_PLACED * float(turns_to_come(state, seat)))
        return _TURN * turns * min(1.0, 0.6 + 0.2 * ends)

    # -- a follower more ------------------------------------------------------------------------

    def gain(self, state: CarcassonneState, seat: i64, segment: i64, figure: i64) -> float:
        """What a figure there adds to this seat's worth; call `judge` first."""
        board = state.board
        feature = board.feature_of(segment)
        if figure == BUILDER:
            placed = self._worth_of_builder_at(state, seat, feature)
            return placed - self._worth_of_builder(state, seat)
        if figure == PIG:
            return self._gain_of_pig(state, seat, feature)
        if figure == BIG:
            return self._gain_of_big(state, seat, segment)
        return self._gain_of_follower(state, seat, feature, PLAIN)

    def _gain_of_pig(self, state: CarcassonneState, seat: i64, feature: i64) -> float:
        """CA T27: a point for each city of the field, if the field is the seat's own."""
        lost = _PIG_KEPT * self.left
        if not winners_of(state.board.followers[feature]) >> seat & 1:
            return -lost
        closed = self.weights[POINTS] * float(self.prospects.closed[feature])
        return closed + self.weights[FIELD_GAIN] * self.prospects.hoped[feature] - lost

    def _gain_of_big(self, state: CarcassonneState, seat: i64, segment: i64) -> float:
        """As a follower, but the seat keeps its followers and loses the big one."""
        feature = state.board.feature_of(segment)
        gained = self._gain_of_follower(state, seat, feature, BIG)
        if state.board.is_complete(feature):
            return gained - _SAME
        return gained - _BIG_KEPT * self.left

    def _gain_of_follower(
        self, state: CarcassonneState, seat: i64, feature: i64, figure: i64
    ) -> float:
        """On an unclaimed feature."""
        board = state.board
        if board.is_complete(feature):
            points = completed_points(board, feature, state.small_city)
            return self.weights[POINTS] * float(points)
        before = self._weighed(seat)
        row = seat * ALL_TERMS
        kept = self.terms[row : row + ALL_TERMS]
        self._count(state, feature, seat, 1 + figure, True)
        if figure == PLAIN:
            self.terms[row + IN_SUPPLY + state.supply[seat] - 1] = 0.0
        after = self._weighed(seat)
        term: i64 = 0
        while term < self.used:
            self.terms[row + term] = kept[term]
            term += 1
        return after - before


def _most_of_others(followers: i64, seat: i64) -> i64:
    """The most followers that another seat has among these of a feature."""
    most: i64 = 0
    left = followers & ~(15 << (4 * seat))
    while left != 0:
        most = max(most, left & 15)
        left >>= 4
    return most


def _has_pig(board: Board, feature: i64, seat: i64) -> bool:
    pig = board.pig_of(seat)
    return pig >= 0 and board.feature_of(pig) == feature


def _worth_of_goods(state: CarcassonneState, seat: i64) -> float:
    """CA T9: ten points for a kind, by the seat's share of the tokens taken; what is not taken yet
    can go to anybody.
    """
    worth = 0.0
    kind: i64 = 0
    while kind < 3:
        taken = 0.0
        squares = 0.0
        other: i64 = 0
        while other < state.seat_count:
            had = float(state.goods[other * 3 + kind])
            taken += had
            squares += had * had
            other += 1
        known = taken / _SYMBOLS[kind]
        mine = float(state.goods[seat * 3 + kind])
        if squares > 0.0:
            worth += _GOODS * known * mine * mine / squares
        worth += _GOODS * (1.0 - known) / float(state.seat_count)
        kind += 1
    return worth


def turns_to_come(state: CarcassonneState, seat: i64) -> i64:
    """How many remaining tiles this seat will draw, if every tile fits somewhere."""
    waits = (seat - state.player + state.seat_count) % state.seat_count
    return (state.bag_left - waits + state.seat_count - 1) // state.seat_count


def standard() -> Evaluation:
    """With the weights of `weights.py`."""
    return Evaluation(early(), late())
