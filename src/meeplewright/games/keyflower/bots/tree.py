"""The search tree of Keyflower: the public moves since the root.

A node is a sequence of public moves, not a position: in every simulation, screens, bag and winter
tiles are re-dealt. The possible moves depend on the deal, so a node learns its moves as they come
up. A move is chosen in two levels: which tile to bid on or use, then with which workers. Its own
evaluation counts as its first visits.

A search without a tree, which tries every turn of one seat by itself, uses a node as its root. The
error of the evaluation is about the same for all of its turns, so evaluations are corrected by the
error that the visits so far have found.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.bots.margins import DECISIVE

TEMPERATURE: Final = 1.2  # points: a move this much worse is e times less likely at first
CURIOSITY: Final = 0.5
KIND: Final = 256  # moves that are equal modulo this bid on or use the same tile
COMPARED_TEMPERATURE: Final = 2.0  # points: the temperature for turns compared without a tree
JUDGED: Final = 2.0  # visits that the evaluation of a compared turn counts for
ENOUGH: Final = 3  # a compared turn with a third of the most visits can be played


@final
class Node:
    """The moves of one seat at one place in the tree."""

    def __init__(
        self, player: i64, seats: i64, position: i64, before: float, after: float, compares: bool
    ) -> None:
        self.player: Final = player
        self.seats: Final = seats
        self.position: Final = position  # its public part as one number
        self.before: Final = before  # the player's lead when the node was created
        self.after: Final = after  # how the others' next turns change it
        self.compares: Final = compares  # compares turns, without child nodes
        self.judged: Final = JUDGED if compares else 1.0
        self.temperature: Final = COMPARED_TEMPERATURE if compares else TEMPERATURE
        self.visits: i64 = 0
        self.number: dict[int, int] = {}  # by move: its index in the vectors
        self.moves = vec[i64]()
        self.weight = vec[float]()  # by move: for its prior
        self.visited = vec[i64]()
        self.first = vec[float]()  # by move: its evaluation for the player
        self.total = vec[float]()  # by move: sum of the values found
        self.wrong = 0.0  # sum over all visits of value found minus evaluation
        self.points = vec[float]()  # by move and seat: sum of expected points
        self.liked = vec[float]()  # by move: what is added to its value, not in points
        self.next: list[Node | None] = []
        self._open = vec[i64]()  # the moves of this visit

    def offer(self, listed: vec[i64]) -> vec[i64]:
        """Set the possible moves of this visit; returns those that are new."""
        fresh = vec[i64]()
        self._open = vec[i64]()
        for move in listed:
            at = self.number.get(int(move), -1)
            if at < 0:
                fresh = append(fresh, move)
            else:
                self._open = append(self._open, at)
        return fresh

    def learn_move(self, move: i64, gain: float, value: float) -> None:
        """Add a new move with its gain and its first value."""
        at = i64(len(self.moves))
        self.number[int(move)] = int(at)
        self.moves = append(self.moves, move)
        self.weight = append(self.weight, exp(min(max(gain, -30.0), 30.0) / self.temperature))
        self.visited = append(self.visited, 0)
        self.first = append(self.first, value)
        self.total = append(self.total, 0.0)
        self.liked = append(self.liked, 0.0)
        self.next.append(None)
        seat: i64 = 0
        while seat < self.seats:
            self.points = append(self.points, 0.0)
            seat += 1
        self._open = append(self._open, at)

    def like(self, at: i64, points: float) -> None:
        """Prefer a move by so many points, whatever its visits find."""
        self.weight[at] *= exp(min(max(points, -30.0), 30.0) / self.temperature)
        self.liked[at] = points / DECISIVE

    def adopt(self, at: i64, known: Node, other: i64) -> None:
        """Take the visits of another node for the same move; its own evaluation stays."""
        visited = known.visited[other]
        self.visits += visited
        self.visited[at] += visited
        self.total[at] += known.mean(other) * float(visited)
        self.next[at] = known.next[other]
        seat: i64 = 0
        while seat < self.seats:
            self.points[at * self.seats + seat] += known.points[other * self.seats + seat]
            seat += 1

    # -- choosing -------------------------------------------------------------------------------

    def select(self) -> i64:
        """The move to visit next: first its kind and tile, then its workers."""
        kinds, prior, visited, value = self._kinds()
        scale = CURIOSITY * sqrt(float(self.visits + 1))
        best: i64 = 0
        most = -1e9
        index: i64 = 0
        while index < i64(len(kinds)):
            score = value[index] + scale * prior[index] / float(1 + visited[index])
            if score > most:
                most = score
                best = index
            index += 1
        return self._select_of(kinds[best], visited[best])

    def _kinds(self) -> tuple[vec[i64], vec[float], vec[i64], vec[float]]:
        """By kind of move: the kind, its share of the priors, its visits and its best value."""
        kinds = vec[i64]()
        prior = vec[float]()
        visited = vec[i64]()
        value = vec[float]()
        total = 0.0
        index: i64 = 0
        for at in self._open:
            kind = self.moves[at] & (KIND - 1)
            index = 0
            while index < i64(len(kinds)) and kinds[index] != kind:
                index += 1
            if index == i64(len(kinds)):
                kinds = append(kinds, kind)
                prior = append(prior, 0.0)
                visited = append(visited, 0)
                value = append(value, -1e9)
            prior[index] += self.weight[at]
            total += self.weight[at]
            visited[index] += self.visited[at]
            own = self.value(at)
            if own > value[index]:
                value[index] = own
        index = 0
        while index < i64(len(prior)):
            prior[index] /= total
            index += 1
        return kinds, prior, visited, value

    def _select_of(self, kind: i64, visited: i64) -> i64:
        weights = 0.0
        for at in self._open:
            if self.moves[at] & (KIND - 1) == kind:
                weights += self.weight[at]
        scale = CURIOSITY * sqrt(float(visited + 1)) / weights
        best: i64 = -1
        most = -1e9
        for at in self._open:
            if self.moves[at] & (KIND - 1) == kind:
                score = self.value(at) + scale * self.weight[at] / float(1 + self.visited[at])
                if score > most:
                    most = score
                    best = at
        return best

    def value(self, at: i64) -> float:
        """What a move is worth to the player."""
        return self.mean(at) + self.liked[at]

    def mean(self, at: i64) -> float:
        """The mean over all visits; its own evaluation counts as the first."""
        judged = self.first[at]
        if self.compares and self.visits > 0:
            judged += self.wrong / float(self.visits)
        return (self.total[at] + self.judged * judged) / (float(self.visited[at]) + self.judged)

    # -- learning -------------------------------------------------------------------------------

    def learn(self, at: i64, worth: vec[float], value: float) -> None:
        """Add a visit with the points by seat that it found and their value to the player."""
        self.visits += 1
        self.visited[at] += 1
        self.total[at] += value
        self.wrong += value - self.first[at]
        seat: i64 = 0
        while seat < self.seats:
            self.points[at * self.seats + seat] += worth[seat]
            seat += 1

    # -- what was found -------------------------------------------------------------------------

    def favourite(self) -> i64:
        """The move to play: the best of those with the most visits, or with enough to compare."""
        most: i64 = 0
        for visited in self.visited:
            most = max(most, visited)
        enough = (most + ENOUGH - 1) // ENOUGH if self.compares else most
        best: i64 = -1
        at: i64 = 0
        while at < i64(len(self.moves)):
            if self.visited[at] >= enough and (best < 0 or self.value(at) > self.value(best)):
                best = at
            at += 1
        return best
