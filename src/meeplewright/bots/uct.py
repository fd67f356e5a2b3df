"""Plain UCT with random play to the end. It knows no game; every seat plays for itself.

A frozen baseline: strength is measured against `uct:100`, so it never changes. Each simulation
re-deals what the seat cannot see; the tree has actions and outcomes, whatever was dealt.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import ClassVar

from meeplewright.bots.bot import Bot
from meeplewright.bots.budgets import Stopwatch, parse_budget, tighter
from meeplewright.core.game import CHANCE, Action, Game, Outcome, State, View
from meeplewright.core.player import Budget

DEFAULT = Budget(simulations=100)
CURIOSITY = sqrt(2.0)


class _Node:
    """A node of the tree; its wins are those of the seat that acted."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.wins = 0.0
        self.after: dict[Action, _Node] = {}


class UctBot(Bot):
    """`uct:100` simulations per decision, or `uct:200ms`."""

    takes_setting: ClassVar[bool] = True

    def __init__(self, game: Game, seat: int, setting: str = "") -> None:
        super().__init__(game, seat, setting)
        self.own_budget = parse_budget(setting, "uct")

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        if len(legal) == 1:
            return legal[0]
        root = _Node(CHANCE)
        watch = Stopwatch(tighter(self.own_budget, budget, DEFAULT))
        while watch.goes_on():
            _simulate(root, self.game.determinize(view, rng), rng)
        known = [action for action in legal if action in root.after]
        return max(known, key=lambda action: root.after[action].visits, default=legal[0])


def _simulate(root: _Node, state: State, rng: Random) -> None:
    path = [root]
    grown = False
    while not grown and (seat := state.to_act) is not None:
        action = state.draw(rng) if seat == CHANCE else _select(path[-1], state, seat, rng)
        following = path[-1].after.get(action)
        if following is None:
            following = path[-1].after[action] = _Node(seat)
            grown = seat != CHANCE
        state.apply(seat, action)
        path.append(following)
    state.playout(rng)
    outcome = state.outcome()
    assert outcome is not None, "a game that is over has an outcome"
    for node in path:
        node.visits += 1
        node.wins += _share(outcome, node.seat)


def _share(outcome: Outcome, seat: int) -> float:
    return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0


def _select(node: _Node, state: State, seat: int, rng: Random) -> Action:
    """A random action that was not tried yet; otherwise the one with the best upper bound."""
    legal = state.legal(seat)
    fresh = [action for action in legal if action not in node.after]
    if fresh:
        return fresh[int(rng.random() * len(fresh))]
    bound = log(max(1, node.visits))

    def score(action: Action) -> float:
        tried = node.after[action]
        return tried.wins / tried.visits + CURIOSITY * sqrt(bound / tried.visits)

    return max(legal, key=score)
