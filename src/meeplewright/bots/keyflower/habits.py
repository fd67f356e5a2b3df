"""What kinds of moves bring a seat this season: judged when they first come up, then remembered.

A move is worth much the same wherever in the tree it comes up, so the tree needs no judgement of
its own for every move of every node.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.bots.keyflower.carrying import Carrier
from meeplewright.bots.keyflower.evaluation import Evaluation
from meeplewright.bots.keyflower.moves import KEYS, key_of
from meeplewright.bots.keyflower.playing import play
from meeplewright.bots.keyflower.turns import margin_of
from meeplewright.keyflower.table import Table

SLOWLY: Final = 0.3
"""How much of a new judgement is learned where an older one is known."""


@final
class Habits:
    """By seat and kind of move: how the seat's margin changes by it."""

    def __init__(self, evaluation: Evaluation, seats: i64) -> None:
        self._evaluation: Final = evaluation
        self._seats: Final = seats
        self._gain = [vec[float]([0.0] * KEYS) for _ in range(seats)]
        self._known = [vec[i64]([0] * KEYS) for _ in range(seats)]
        self.carrier: Final = Carrier()

    def gains(self, table: Table, listed: vec[i64], before: float, rng: Random) -> vec[float]:
        """What each of these moves brings the player, whose margin is `before`."""
        seat = table.player
        gain = self._gain[seat]
        known = self._known[seat]
        found = vec[float]()
        for move in listed:
            key = key_of(table, move)
            if known[key] == 0:
                known[key] = 1
                gain[key] = self._judged(table, move, rng) - before
            found = append(found, gain[key])
        return found

    def learn(self, seat: i64, key: i64, gain: float) -> None:
        """A move was judged after all."""
        if self._known[seat][key] == 0:
            self._known[seat][key] = 1
            self._gain[seat][key] = gain
        else:
            self._gain[seat][key] += SLOWLY * (gain - self._gain[seat][key])

    def _judged(self, table: Table, move: i64, rng: Random) -> float:
        after = table.copy()
        play(after, move, self.carrier, rng)
        self._evaluation.judge_table(after)
        return margin_of(self._evaluation.worth, 0, self._seats, table.player)
