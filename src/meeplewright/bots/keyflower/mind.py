"""Keyflower for the bots of every level: every turn judged once, or a search that goes on there.

A turn is planned when it begins and played step by step; carrying is planned anew when it begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from meeplewright.bots.advice import Advice, Outlook, chances_to_win
from meeplewright.bots.keyflower.evaluation import Evaluation
from meeplewright.bots.keyflower.turns import Turns, add_turn, turns_of
from meeplewright.core.game import Action, State, View
from meeplewright.core.player import Budget
from meeplewright.keyflower import Keyflower
from meeplewright.keyflower.state import KeyflowerState
from meeplewright.keyflower.table import OVER

SPREADS = (14.0, 11.0, 8.0, 5.0)
"""How far a seat's points may still move from what is expected, by season."""


class KeyflowerMind:
    """For one seat of one game."""

    def __init__(self, seat: int) -> None:
        self._game = Keyflower()
        self._seat = seat
        self._evaluation = Evaluation()
        self._plan: list[Action] = []
        self._entry = -1

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        """The next action; None for a budget: without looking ahead."""
        state = self._game.determinize(view, rng)
        if self._plan and self._entry == state.entry and self._plan[0] in legal:
            return self._next(state)
        turns = turns_of(state.table, self._seat, self._evaluation)
        self._plan = list(turns.actions[turns.best(self._seat)])
        return self._next(state)

    def _next(self, state: KeyflowerState) -> Action:
        self._entry = state.entry + 1
        return self._plan.pop(0)

    def advise(
        self,
        view: View,
        legal: Sequence[Action],
        budget: Budget,
        rng: Random,
        most: int,
        also: Sequence[Action] = (),
    ) -> list[Advice]:
        """The best few turns from here, best first, and the one asked about."""
        state = self._game.determinize(view, rng)
        turns = turns_of(state.table, self._seat, self._evaluation)
        asked = self._asked(turns, state, list(also))
        order = sorted(range(turns.count), key=lambda at: -turns.margin(at, self._seat))
        named = order[:most] + [at for at in asked if at not in order[:most]]
        return [self._advice(turns, at, state) for at in named]

    def _asked(self, turns: Turns, state: KeyflowerState, also: list[Action]) -> list[int]:
        """The turn that begins with these actions; none asked about: nothing."""
        if not also:
            return []
        for at in range(turns.count):
            if turns.actions[at][: len(also)] == also:
                return [at]
        add_turn(turns, state.table, self._seat, self._evaluation, also)
        return [int(turns.count) - 1]

    def outlook(self, state: State) -> Outlook:
        """As the position stands."""
        assert isinstance(state, KeyflowerState)
        self._evaluation.judge(state)
        points = tuple(self._evaluation.worth[seat] for seat in range(state.seats))
        return Outlook(points, chances_to_win(points, _spread(state)))

    def _advice(self, turns: Turns, at: int, state: KeyflowerState) -> Advice:
        seats = state.seats
        points = [turns.worth[at * seats + seat] for seat in range(seats)]
        chances = chances_to_win(points, _spread(state))
        return Advice(tuple(turns.actions[at]), tuple(points), chances, 0.0)


def _spread(state: KeyflowerState) -> float:
    return 0.0 if state.table.phase == OVER else SPREADS[state.table.season]
