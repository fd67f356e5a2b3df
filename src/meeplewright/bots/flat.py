"""Flat Monte Carlo: tries every action in random games, the more successful ones more often.

There is no tree: the value of an action is its average result with random play. It needs only the
rules, so it can play any game.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import ClassVar

from meeplewright.bots.bot import Bot
from meeplewright.bots.budgets import Stopwatch, parse_budget, tighter
from meeplewright.bots.turn_tracker import TurnTracker, half_of_rest
from meeplewright.core.game import Action, Game, State, View
from meeplewright.core.player import Budget

DEFAULT = Budget(seconds=0.5)
CURIOSITY = 0.7
DECISIVE = 20.0  # points: a lead this large counts as won


class FlatBot(Bot):
    """`flat:800` random games per turn, or `flat:200ms`."""

    takes_setting: ClassVar[bool] = True

    def __init__(self, game: Game, seat: int, setting: str = "") -> None:
        super().__init__(game, seat, setting)
        self.own_budget = parse_budget(setting, "flat")
        self._tracker = TurnTracker()
        self._decided = 0

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        if self._tracker.begins(view):
            self._decided = 0
        if len(legal) == 1:
            return legal[0]
        watch = Stopwatch(half_of_rest(tighter(self.own_budget, budget, DEFAULT), self._decided))
        self._decided += 1
        tried = [0] * len(legal)
        total = [0.0] * len(legal)
        while watch.goes_on():
            chosen = _next(tried, total, watch.done)
            tried[chosen] += 1
            total[chosen] += self._reward(view, legal[chosen], rng)
        known = [number for number in range(len(legal)) if tried[number]]
        if not known:  # the budget is used up
            return legal[int(rng.random() * len(legal))]
        return legal[max(known, key=lambda number: total[number] / tried[number])]

    def _reward(self, view: View, action: Action, rng: Random) -> float:
        state = self.game.determinize(view, rng)
        state.apply(self.seat, action)
        state.playout(rng)
        return reward(state, self.seat)


def reward(state: State, seat: int) -> float:
    """A finished game from 0 (lost by far) to 1 (won by far); winning alone is half of it."""
    outcome = state.outcome()
    assert outcome is not None, "a game that is over has an outcome"
    best = max(had for other, had in enumerate(outcome.points) if other != seat)
    ahead = min(max((outcome.points[seat] - best) / DECISIVE, -1.0), 1.0)
    won = float(seat in outcome.winners) / len(outcome.winners)
    return 0.25 * (1.0 + ahead) + 0.5 * won


def _next(tried: Sequence[int], total: Sequence[float], games: int) -> int:
    """The action to try next (UCB1); at first each action once."""
    best, most = 0, -1.0
    for number, times in enumerate(tried):
        if times == 0:
            return number
        score = total[number] / times + CURIOSITY * sqrt(log(games) / times)
        if score > most:
            best, most = number, score
    return best
