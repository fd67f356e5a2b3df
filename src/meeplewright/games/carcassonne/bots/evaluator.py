"""The evaluator of Carcassonne: one evaluated ply, or a search within a budget.

A turn is planned when its tile is to be placed; the follower is part of the plan. The search tree
is reused for the next turn if the game went that way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import TypeAlias

from meeplewright.bots.advice import (
    Advice,
    Candidate,
    Outlook,
    by_attention,
    chances_to_win,
    named,
)
from meeplewright.bots.budgets import Stopwatch
from meeplewright.bots.openings import near_best
from meeplewright.core.game import CHANCE, Action, State, View
from meeplewright.core.player import Budget
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.carcassonne.bots.evaluation import Evaluation, standard
from meeplewright.games.carcassonne.bots.searching import Searching, never, root_of
from meeplewright.games.carcassonne.bots.styles import styled
from meeplewright.games.carcassonne.bots.tree import Node
from meeplewright.games.carcassonne.bots.weights import SPREAD
from meeplewright.games.carcassonne.rules.actions import Follower
from meeplewright.games.carcassonne.rules.state import CarcassonneState
from meeplewright.games.carcassonne.rules.variant import BASE_VARIANT

OPENING = 10
"""Up to this many tiles on the table, equally good turns vary."""
LAST_BUT_ONE = 1
"""With this many tiles left, every turn has an exact value: the last tile is known."""
Ask: TypeAlias = Callable[[CarcassonneState, Node], None]
"""Judges the turns of a position anew."""


class CarcassonneEvaluator:
    """For one seat of one game."""

    def __init__(
        self,
        seat: int,
        evaluation_at: Callable[[CarcassonneState], Evaluation] | None = None,
        style: str = "",
        ask: Ask | None = None,
    ) -> None:
        """`evaluation_at`: the evaluation for a position; without it, the one for all positions.

        `ask`: judges the turns of a search anew before one is played. Advice never depends on it,
        so that it is the same everywhere.
        """
        self._game = Carcassonne()
        self._seat = seat
        self._standard = styled(style, seat) if style else standard()
        self._evaluation_at = evaluation_at
        self._ask = ask
        self._searched: Searching | None = None
        self._played = -1
        self._planned: tuple[int, Action] | None = None

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        """The next action. Without a budget it does not look ahead."""
        state = self._game.determinize(view, rng)
        if self._planned is not None and self._planned[0] == state.entry:
            planned = self._planned[1]
            self._planned = None
            if planned in legal:
                return planned
        searching = self._search(state, budget, rng, self._ask)
        best = self._best(searching)
        if budget is None and state.board.laid <= OPENING:
            turns = searching.root.turns
            best = near_best([turns.margin(at, state.player) for at in range(turns.count)], rng)
        if not state.awaits_follower():
            self._searched, self._played = searching, best
            self._planned = (state.entry + 1, searching.follower(best))
            return searching.placement(best)
        return searching.follower(best)

    def candidates(self, view: View, rng: Random) -> list[Candidate]:
        """Every turn from here. Beginners often overlook farmers."""
        state = self._game.determinize(view, rng)
        searching = Searching(state, self._evaluation(state), None)
        turns = searching.root.turns
        found = []
        for turn in range(turns.count):
            actions = searching.actions(turn)
            margin = turns.margin(turn, state.player)
            found.append(Candidate(actions, margin, _is_farmer(actions[-1])))
        return found

    def advise(
        self,
        view: View,
        legal: Sequence[Action],
        budget: Budget,
        rng: Random,
        most: int,
        also: Sequence[Action] = (),
    ) -> list[Advice]:
        """The best few turns from here, best first; the turn `also` is always among them."""
        state = self._game.determinize(view, rng)
        searching = self._search(state, budget, rng)
        asked = self._looked_at(searching, tuple(also), rng)
        root = searching.root
        looks = [(int(root.visited[turn]), root.value(turn)) for turn in range(root.turns.count)]
        order = by_attention(looks, self._best(searching))
        return [self._advice(searching, turn, state) for turn in named(order, most, asked)]

    def outlook(self, state: State) -> Outlook:
        """The outlook after the best turn if a player is to act, otherwise of the position."""
        assert isinstance(state, CarcassonneState)
        points = self._judged(state)
        return Outlook(points, chances_to_win(points, _spread(state)))

    def _evaluation(self, state: CarcassonneState) -> Evaluation:
        return self._standard if self._evaluation_at is None else self._evaluation_at(state)

    def _judged(self, state: CarcassonneState) -> tuple[float, ...]:
        evaluation = self._evaluation(state)
        if state.to_act is None or state.to_act == CHANCE:
            evaluation.begin(state)
            evaluation.judge(state)
            return tuple(evaluation.worth[seat] for seat in range(state.seats))
        turns = root_of(state, evaluation).turns
        row = turns.best(state.player) * state.seats
        return tuple(turns.worth[row + seat] for seat in range(state.seats))

    def _looked_at(self, searching: Searching, also: tuple[Action, ...], rng: Random) -> list[int]:
        """Visit the turn `also` as often as the favourite; empty if there is none."""
        root = searching.root
        for turn in range(root.turns.count if also else 0):
            if searching.actions(turn)[: len(also)] == also:
                while root.visited[turn] < root.visited[root.favourite()]:
                    searching.walk(turn, rng)
                return [turn]
        return []

    def _search(
        self,
        state: CarcassonneState,
        budget: Budget | None,
        rng: Random,
        ask: Ask | None = None,
    ) -> Searching:
        watch = None if budget is None else Stopwatch(budget)
        over = never if watch is None else watch.is_over
        searching = Searching(state, self._evaluation(state), self._remembered(state), over)
        turns = searching.root.turns
        if watch is None or turns.count == 1:
            return searching
        if state.bag_left == LAST_BUT_ONE:
            likely = sorted(range(turns.count), key=lambda turn: -turns.margin(turn, state.player))
            for turn in likely:
                if watch.goes_on():
                    searching.solve(turn, rng)
        elif ask is not None and searching.has_tile and not state.variant.sets:
            ask(state, searching.root)
        while state.bag_left > LAST_BUT_ONE and watch.goes_on():
            searching.simulate(rng)
        return searching

    def _remembered(self, state: CarcassonneState) -> Node | None:
        if self._searched is None:
            return None
        return self._searched.node_of(state, self._played)

    def _best(self, searching: Searching) -> int:
        root = searching.root
        solved = [turn for turn in range(root.turns.count) if root.visited[turn] > 0]
        if searching.state.bag_left == LAST_BUT_ONE and solved:
            return max(solved, key=lambda turn: root.found(turn))
        return root.favourite()

    def _advice(self, searching: Searching, turn: int, state: CarcassonneState) -> Advice:
        root = searching.root
        points = [root.expected(turn, seat) for seat in range(state.seats)]
        chances = chances_to_win(points, _spread(state))
        share = int(root.visited[turn]) / max(1, int(root.visits))
        return Advice(searching.actions(turn), tuple(points), chances, share)


def _is_farmer(action: Action) -> bool:
    return isinstance(action, Follower) and action.on == "field"


def _spread(state: CarcassonneState) -> float:
    return SPREAD * sqrt(int(state.bag_left) / int(BASE_VARIANT.total))
