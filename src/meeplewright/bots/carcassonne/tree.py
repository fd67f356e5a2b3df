"""The search tree of Carcassonne: PUCT over turns, with luck sampled from the tiles that are left.

A node is a position with a tile in hand. Its edges are whole turns in two levels: placements, and
the followers of a placement. Behind a turn lies the next tile, one node for each type. Every turn
is judged when its node is made, so a turn is worth something before it is ever visited.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.bots.carcassonne.turns import Turns, margin_of
from meeplewright.carcassonne.tables import TYPES

TEMPERATURE: Final = 5.0  # points: a turn so much worse is e times less likely at first
CURIOSITY: Final = 1.5
DECISIVE: Final = 15.0  # points: a margin so large is three quarters of a win


def squashed(margin: float) -> float:
    """A margin in points as a value from -1, lost, to 1, won."""
    power = exp(2.0 * min(max(margin / DECISIVE, -8.0), 8.0))
    return (power - 1.0) / (power + 1.0)


@final
class Node:
    """A position with a tile in hand, and its turns."""

    def __init__(self, turns: Turns, player: i64) -> None:
        self.turns: Final = turns
        self.player: Final = player
        self.visits: i64 = 0
        count = turns.count
        self.prior = _priors(turns, player)
        self.visited = vec[i64]([0] * count)
        self.total = vec[float]([0.0] * (count * turns.seats))  # of values, by turn and seat
        self.points = turns.worth[:]  # of points expected, by turn and seat
        self.next: list[dict[int, Node] | None] = [None] * count
        self.first_of = _placements(turns)  # by placement: its first turn; then the count
        self.tiles = vec[i64]()  # types in the order in which visits draw them
        index: i64 = 0
        while index < count:
            seat: i64 = 0
            while seat < turns.seats:
                margin = margin_of(turns.worth, index * turns.seats, turns.seats, seat)
                self.total[index * turns.seats + seat] = squashed(margin)
                seat += 1
            index += 1

    def value(self, index: i64, seat: i64) -> float:
        """The mean of all visits to a turn, its own judgement being the first."""
        return self.total[index * self.turns.seats + seat] / float(self.visited[index] + 1)

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
        """The best follower's value, and what all followers of the placement may still show."""
        best = -1e9
        prior = 0.0
        visited: i64 = 0
        index = start
        while index < end:
            value = self.value(index, self.player)
            if value > best:
                best = value
            prior += self.prior[index]
            visited += self.visited[index]
            index += 1
        return best + scale * prior / float(1 + visited)

    def _follower(self, start: i64, end: i64) -> i64:
        """Among the followers of one placement."""
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
            score = self.value(index, self.player)
            score += scale * self.prior[index] / float(1 + self.visited[index])
            if score > best_score:
                best_score = score
                best = index
            index += 1
        return best

    def learn(self, index: i64, worth: vec[float], row: i64) -> None:
        """One visit more to this turn, and the points by seat that came of it."""
        self.visits += 1
        self.visited[index] += 1
        seats = self.turns.seats
        seat: i64 = 0
        while seat < seats:
            self.points[index * seats + seat] += worth[row + seat]
            self.total[index * seats + seat] += squashed(margin_of(worth, row, seats, seat))
            seat += 1

    def expected(self, index: i64, seat: i64) -> float:
        """The seat's points at the end, after this turn, as far as is known."""
        return self.points[index * self.turns.seats + seat] / float(self.visited[index] + 1)

    def found(self, index: i64) -> float:
        """The margin that visits to a turn came to, without what was judged beforehand."""
        seats = self.turns.seats
        points = vec[float]([0.0] * seats)
        seat: i64 = 0
        while seat < seats:
            at = index * seats + seat
            points[seat] = (self.points[at] - self.turns.worth[at]) / float(self.visited[index])
            seat += 1
        return margin_of(points, 0, seats, self.player)

    def size(self) -> int:
        """How many nodes there are from here on, this one included."""
        count = 1
        for known in self.next:
            if known is not None:
                for following in known.values():
                    count += following.size()
        return count

    def favourite(self) -> i64:
        """The turn to play: visited most, then worth most."""
        best: i64 = 0
        index: i64 = 1
        while index < self.turns.count:
            more = self.visited[index] - self.visited[best]
            if more > 0 or (
                more == 0 and self.value(index, self.player) > self.value(best, self.player)
            ):
                best = index
            index += 1
        return best

    def after(self, index: i64, kind: i64) -> Node | None:
        """The node behind a turn when a tile of this type comes next; None: not made yet."""
        known = self.next[index]
        return None if known is None else known.get(int(kind))

    def add(self, index: i64, kind: i64, following: Node) -> None:
        known = self.next[index]
        if known is None:
            known = {}
            self.next[index] = known
        known[int(kind)] = following

    def tile_for(self, index: i64, bag: vec[i64], rng: Random) -> i64:
        """The type that the next visit to a turn draws.

        All turns of a node draw in one order, shuffled once: they are compared on the same luck,
        and no type comes up more often than it lies in the bag.
        """
        if len(self.tiles) == 0:
            self.tiles = shuffled(bag, rng)
        return self.tiles[self.visited[index] % len(self.tiles)]


def shuffled(bag: vec[i64], rng: Random) -> vec[i64]:
    """Every tile of the bag, by type, in any order."""
    tiles = vec[i64]()
    kind: i64 = 0
    while kind < TYPES:
        count = bag[kind]
        while count > 0:
            tiles = append(tiles, kind)
            count -= 1
        kind += 1
    last = i64(len(tiles)) - 1
    while last > 0:
        other = i64(int(rng.random() * float(last + 1)))
        tiles[last], tiles[other] = tiles[other], tiles[last]
        last -= 1
    return tiles


def _placements(turns: Turns) -> vec[i64]:
    starts = vec[i64]()
    index: i64 = 0
    while index < turns.count:
        if turns.spot[index] < 0:
            starts = append(starts, index)
        index += 1
    return append(starts, turns.count)


def _priors(turns: Turns, player: i64) -> vec[float]:
    """Softmax of the judged margins."""
    best = turns.margin(turns.best(player), player)
    priors = vec[float]()
    total = 0.0
    index: i64 = 0
    while index < turns.count:
        likely = exp((turns.margin(index, player) - best) / TEMPERATURE)
        priors = append(priors, likely)
        total += likely
        index += 1
    index = 0
    while index < turns.count:
        priors[index] /= total
        index += 1
    return priors
