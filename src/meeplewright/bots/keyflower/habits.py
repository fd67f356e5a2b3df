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
from meeplewright.bots.keyflower.leads import lead_of
from meeplewright.bots.keyflower.moves import KEYS, PASS, key_of
from meeplewright.bots.keyflower.playing import play
from meeplewright.keyflower.table import MOST_SEATS, Table

SLOWLY: Final = 0.05
"""How much of what a turn brings is learned at a time."""


@final
class Habits:
    """By seat and kind of move: how the seat's lead changes by it."""

    def __init__(self, evaluation: Evaluation, seats: i64) -> None:
        self._evaluation: Final = evaluation
        self._seats: Final = seats
        self._gain = [vec[float]([0.0] * KEYS) for _ in range(seats)]
        self._known = [vec[i64]([0] * KEYS) for _ in range(seats)]
        self._turn = vec[float]([-1.0] * MOST_SEATS)  # by seat: what a turn usually brings
        self.carrier: Final = Carrier()

    def gains(self, table: Table, listed: vec[i64], before: float, rng: Random) -> vec[float]:
        """What each of these moves brings the player, whose lead is `before`."""
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

    def expect_turn(self, gain: float) -> None:
        """What a turn brings to seats that are not known yet."""
        seat: i64 = 0
        while seat < self._seats:
            if self._turn[seat] < 0.0:
                self._turn[seat] = gain if gain > 0.0 else 0.0
            seat += 1

    def notice_turn(self, seat: i64, gain: float) -> None:
        """The best that the seat could do with a turn somewhere."""
        self._turn[seat] += SLOWLY * (gain - self._turn[seat])

    def worth_of_turn(self, table: Table, seat: i64) -> float:
        """What the seat usually gains by a turn; nothing when it has nobody left to place."""
        return self._turn[seat] if table.screen_workers(seat) > 0 else 0.0

    def _judged(self, table: Table, move: i64, rng: Random) -> float:
        after = table.copy()
        play(after, move, self.carrier, rng)
        self._evaluation.judge_table(after)
        lead = lead_of(self._evaluation.worth, 0, self._seats, table.player)
        return lead - self._evaluation.eager[table.player] if move == PASS else lead
