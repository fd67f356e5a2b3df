"""The evaluation of a Carcassonne position: every seat's expected final points.

A seat's worth is a sum of terms. Each has a weight that moves from its early to its late value as
the tiles run out. `scripts/fit_carcassonne.py` fits the weights to games; `docs/bots.md` describes
the terms.
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
    unfinished_points,
    winners_of,
)
from meeplewright.games.carcassonne.rules.state import OVER, CarcassonneState
from meeplewright.games.carcassonne.rules.tiles import CITY, CLOISTER, FIELD, TOTAL

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

MOST_SEATS: Final = 5
_CITY_AT_FIELD: Final = 3.0


@final
class Evaluation:
    """Reuses its vectors; `judge` fills `worth` by seat."""

    def __init__(self, early: list[float], late: list[float]) -> None:
        self.early: Final = vec[float](early)
        self.late: Final = vec[float](late)
        self.weights = vec[float](late)
        self.worth = vec[float]([0.0] * MOST_SEATS)
        self.terms = vec[float]([0.0] * (MOST_SEATS * TERMS))
        self.prospects: Final = Prospects()

    # -- for all positions after one turn -------------------------------------------------------

    def begin(self, state: CarcassonneState) -> None:
        """Call this at the start of a turn: much is the same for all ways to play it."""
        left = float(state.bag_left) / TOTAL
        term: i64 = 0
        while term < TERMS:
            self.weights[term] = self.early[term] * left + self.late[term] * (1.0 - left)
            term += 1
        self.prospects.begin(state)

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
        self.prospects.look(board, state.bag)
        each = float(state.bag_left) / float(state.seat_count)
        seat: i64 = 0
        while seat < state.seat_count:
            self.terms[seat * TERMS + POINTS] = float(state.points[seat])
            self.terms[seat * TERMS + TURNS] = each
            self.terms[seat * TERMS + TURNS_MORE] = float(turns_to_come(state, seat)) - each
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
        """Add a feature to the terms of one seat with followers on it."""
        row = seat * TERMS
        terms = self.terms
        kind = board.kind_of(feature)
        if kind == FIELD:
            if wins:
                terms[row + FIELDS] += 1.0
                terms[row + POINTS] += _CITY_AT_FIELD * float(self.prospects.closed[feature])
                terms[row + FIELD_GAIN] += _CITY_AT_FIELD * self.prospects.hoped[feature]
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
            if kind == CITY:
                terms[row + CITY_GAIN] += now * chance
        terms[row + POINTS] += now

    # -- a follower more ------------------------------------------------------------------------

    def gain(self, state: CarcassonneState, seat: i64, segment: i64) -> float:
        """What a follower on an unclaimed feature adds to this seat's worth; call `judge` first."""
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


def turns_to_come(state: CarcassonneState, seat: i64) -> i64:
    """How many remaining tiles this seat will draw, if every tile fits somewhere."""
    waits = (seat - state.player + state.seat_count) % state.seat_count
    return (state.bag_left - waits + state.seat_count - 1) // state.seat_count


def standard() -> Evaluation:
    """With the weights of `weights.py`."""
    return Evaluation(early(), late())
