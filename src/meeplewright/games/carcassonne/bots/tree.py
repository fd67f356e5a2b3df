"""The search tree of Carcassonne: PUCT over turns.

A node is a position with a tile in hand. Its edges are whole turns in two levels: placements, and
the followers of a placement. A turn is followed by the next tile, one node for each type. Every
turn is evaluated when its node is created, so it has a value before its first visit.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.bots.margins import lead_of, margin_of, squashed
from meeplewright.games.carcassonne.bots.turns import Turns
from meeplewright.games.carcassonne.rules.state import CarcassonneState
from meeplewright.games.carcassonne.rules.tiles import LAKE

TEMPERATURE: Final = 3.0  # points: a turn this much worse is e times less likely at first
CURIOSITY: Final = 1.5
RIVALRY: Final = 10.0  # points: an opponent this far behind the best counts e times less
ENOUGH: Final = 3  # a turn with a third of the most visits can be played
JUDGED: Final = 8.0  # visits that a turn's evaluation counts for: a few visits are luck


@final
class Node:
    """A position with a tile in hand, and its turns."""

    def __init__(self, turns: Turns, player: i64) -> None:
        self.turns: Final = turns
        self.player: Final = player
        self.visits: i64 = 0
        self.judged = JUDGED
        count = turns.count
        self.prior = _priors(turns, player)
        self.visited = vec[i64]([0] * count)
        self.total = vec[float]([0.0] * count)  # sum of values to the player, by turn
        self.points = vec[float]([0.0] * (count * turns.seats))  # sum of points found by visits
        self.next: list[dict[int, Node] | None] = [None] * count
        self.first_of = _placements(turns)  # by placement: its first turn; then the count
        index: i64 = 0
        while index < count:
            self.total[index] = JUDGED * squashed(self.lead(index))
            index += 1

    def value(self, index: i64) -> float:
        """The mean of all visits to a turn and its own evaluation, for the player."""
        return self.total[index] / (float(self.visited[index]) + self.judged)

    def lead(self, index: i64) -> float:
        """The player's lead after a turn, by its evaluation."""
        seats = self.turns.seats
        return lead_of(self.turns.worth, index * seats, seats, self.player, RIVALRY)

    def judge_anew(self, leads: list[float], judged: float) -> None:
        """Other leads than those of the evaluation, by turn, which count for so many visits."""
        index: i64 = 0
        while index < self.turns.count:
            self.total[index] -= self.judged * squashed(self.lead(index))
            self.total[index] += judged * squashed(leads[index])
            self.prior[index] = leads[index]
            index += 1
        self.judged = judged
        _make_priors(self.prior)

    def select(self) -> i64:
        """The turn to visit next: first a placement, then its follower."""
        best_of: i64 = -1
        best_score = -1e9
        scale = CURIOSITY * sqrt(float(self.visits + 1))
        place: i64 = 0
        places = len(self.first_of) - 1
        while place < places:
            score = self._placement_score(self.first_of[place], self.first_of[place + 1], scale)
            if score > best_score:
                best_score = score
                best_of = place
            place += 1
        return self._follower(self.first_of[best_of], self.first_of[best_of + 1])

    def _placement_score(self, start: i64, end: i64, scale: float) -> float:
        """The best follower's value plus the exploration bonus of the placement."""
        best = -1e9
        prior = 0.0
        visited: i64 = 0
        index = start
        while index < end:
            value = self.value(index)
            if value > best:
                best = value
            prior += self.prior[index]
            visited += self.visited[index]
            index += 1
        return best + scale * prior / float(1 + visited)

    def _follower(self, start: i64, end: i64) -> i64:
        """The follower to visit next, for one placement."""
        prior = 0.0
        visited: i64 = 0
        index = start
        while index < end:
            prior += self.prior[index]
            visited += self.visited[index]
            index += 1
        scale = CURIOSITY * sqrt(float(visited + 1)) / max(prior, 1e-9)
        best = start
        best_score = -1e9
        index = start
        while index < end:
            score = self.value(index)
            score += scale * self.prior[index] / float(1 + self.visited[index])
            if score > best_score:
                best_score = score
                best = index
            index += 1
        return best

    def learn(self, index: i64, worth: vec[float], row: i64) -> None:
        """Add a visit to this turn, with the points by seat that it found."""
        self.visits += 1
        self.visited[index] += 1
        seats = self.turns.seats
        self.total[index] += squashed(lead_of(worth, row, seats, self.player, RIVALRY))
        seat: i64 = 0
        while seat < seats:
            self.points[index * seats + seat] += worth[row + seat]
            seat += 1

    def expected(self, index: i64, seat: i64) -> float:
        """The seat's expected final points after this turn."""
        at = index * self.turns.seats + seat
        known = self.points[at] + JUDGED * self.turns.worth[at]
        return known / (float(self.visited[index]) + JUDGED)

    def found(self, index: i64) -> float:
        """The margin that visits to a turn found, without its own evaluation."""
        row = index * self.turns.seats
        ahead = margin_of(self.points, row, self.turns.seats, self.player)
        return ahead / float(self.visited[index])

    def size(self) -> int:
        """Number of nodes below this one, including it."""
        count = 1
        for known in self.next:
            if known is not None:
                for following in known.values():
                    count += following.size()
        return count

    def favourite(self) -> i64:
        """The turn to play: the best of those with enough visits."""
        most: i64 = 0
        index: i64 = 0
        while index < self.turns.count:
            most = max(most, self.visited[index])
            index += 1
        best: i64 = -1
        index = 0
        while index < self.turns.count:
            known = self.visited[index] * ENOUGH >= most
            if known and (best < 0 or self.value(index) > self.value(best)):
                best = index
            index += 1
        return best

    def after(self, index: i64, kind: i64) -> Node | None:
        """The node after a turn if a tile of this type comes next; None if not created yet."""
        known = self.next[index]
        return None if known is None else known.get(int(kind))

    def add(self, index: i64, kind: i64, following: Node) -> None:
        known = self.next[index]
        if known is None:
            known = {}
            self.next[index] = known
        known[int(kind)] = following


def shuffled(state: CarcassonneState, rng: Random) -> vec[i64]:
    """The types of all tiles in the bag, in a random order in which they can be drawn."""
    river = state.river_left
    tiles = vec[i64]()
    if river > 0:  # CA R1, R2
        tiles = _all_of(state, tiles, True)
        _shuffle(tiles, 0, rng)
        tiles = append(tiles, LAKE)
    tiles = _all_of(state, tiles, False)
    _shuffle(tiles, river, rng)
    return tiles


def _all_of(state: CarcassonneState, tiles: vec[i64], river: bool) -> vec[i64]:
    """Add the types in the bag that belong to the river, without the lake, or to the stock."""
    sides = state.variant.tables.river
    kind: i64 = 0
    while kind < len(state.bag):
        count = state.bag[kind] if kind != LAKE and (sides[kind * 4] != 0) == river else 0
        while count > 0:
            tiles = append(tiles, kind)
            count -= 1
        kind += 1
    return tiles


def _shuffle(tiles: vec[i64], first: i64, rng: Random) -> None:
    """Shuffle the tiles from this one on."""
    last = i64(len(tiles)) - 1
    while last > first:
        other = first + i64(int(rng.random() * float(last + 1 - first)))
        tiles[last], tiles[other] = tiles[other], tiles[last]
        last -= 1


def _placements(turns: Turns) -> vec[i64]:
    starts = vec[i64]()
    index: i64 = 0
    while index < turns.count:
        if turns.spot[index] < 0:
            starts = append(starts, index)
        index += 1
    return append(starts, turns.count)


def _priors(turns: Turns, player: i64) -> vec[float]:
    """Softmax of the evaluated leads."""
    priors = vec[float]()
    index: i64 = 0
    while index < turns.count:
        ahead = lead_of(turns.worth, index * turns.seats, turns.seats, player, RIVALRY)
        priors = append(priors, ahead)
        index += 1
    _make_priors(priors)
    return priors


def _make_priors(leads: vec[float]) -> None:
    """Replace leads by their softmax."""
    count = i64(len(leads))
    best = -1e9
    index: i64 = 0
    while index < count:
        best = max(best, leads[index])
        index += 1
    total = 0.0
    index = 0
    while index < count:
        leads[index] = exp((leads[index] - best) / TEMPERATURE)
        total += leads[index]
        index += 1
    index = 0
    while index < count:
        leads[index] /= total
        index += 1
