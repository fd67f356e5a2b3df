"""A search for any game: it needs only the rules.

UCT with random play to the end. Each simulation re-deals what the seat cannot see; the tree has
actions and outcomes, whatever was dealt. Used if a game's manifest names no evaluator.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log, sqrt
from random import Random
from statistics import pstdev

from meeplewright.bots.advice import (
    Advice,
    Candidate,
    Outlook,
    by_attention,
    chances_to_win,
    named,
)
from meeplewright.bots.budgets import Stopwatch
from meeplewright.bots.flat import reward
from meeplewright.bots.turn_tracker import half_of_rest
from meeplewright.core.game import CHANCE, Action, Game, State, View
from meeplewright.core.player import Budget

CURIOSITY = 0.7
AT_A_GLANCE = Budget(simulations=60)
"""Simulations for a choice without a budget."""
PLAYOUTS = 32
"""Random games for an outlook."""


class _Node:
    """A node of the tree: the results of the random games that went through it."""

    __slots__ = ("after", "points", "rewards", "seat", "visits", "wins")

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat  # the one that acted
        self.visits = 0
        self.rewards = 0.0  # of the seat that acted
        self.points = [0] * seats
        self.wins = [0.0] * seats
        self.after: dict[Action, _Node] = {}


class GenericEvaluator:
    """An `Evaluator` of any game, for one seat."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._decided = 0
        self._goes_on_at: int | None = None

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        """The action that was tried most. The budget is for the whole turn."""
        if view.entry is None or view.entry != self._goes_on_at:
            self._decided = 0
        root = self._search(view, half_of_rest(budget or AT_A_GLANCE, self._decided), rng)
        chosen = max(legal, key=lambda action: _visits(root, action))
        self._decided += 1
        self._goes_on_at = self._next_choice(view, chosen, rng)
        return chosen

    def candidates(self, view: View, rng: Random) -> list[Candidate]:
        """The turns that were tried at a glance."""
        ways = self._ways(self._search(view, AT_A_GLANCE, rng), ())
        return [Candidate(actions, self._mean_margin(node)) for actions, node in ways]

    def _mean_margin(self, node: _Node) -> float:
        others = [had for seat, had in enumerate(node.points) if seat != self._seat]
        return (node.points[self._seat] - max(others)) / node.visits

    def advise(
        self,
        view: View,
        legal: Sequence[Action],
        budget: Budget,
        rng: Random,
        most: int,
        also: Sequence[Action] = (),
    ) -> list[Advice]:
        """The turns that were tried most; `also` is tried as often as the best of them."""
        root = self._search(view, budget, rng)
        ways = list(self._ways(root, ()))
        best = max(range(len(ways)), key=lambda way: ways[way][1].visits)
        order = by_attention([(node.visits, _mean_reward(node)) for _, node in ways], best)
        asked = []
        if also:
            node = self._tried(view, root, tuple(also), ways[best][1].visits, rng)
            listed = [way for way, (actions, _) in enumerate(ways) if actions == tuple(also)]
            if not listed:
                listed = [len(ways)]
                ways.append((tuple(also), node))
            asked = listed
        return [_advice(root, *ways[way]) for way in named(order, most, asked)]

    def outlook(self, state: State) -> Outlook:
        """The mean of some random games. The same position always has the same outlook."""
        if (outcome := state.outcome()) is not None:
            shares = [_share(outcome.winners, seat) for seat in range(state.seats)]
            return Outlook(tuple(map(float, outcome.points)), tuple(shares))
        rng = Random(state.entry)
        ends = []
        for _ in range(PLAYOUTS):
            after = state.copy()
            after.playout(rng)
            ends.append(after.points_now())
        by_seat = list(zip(*ends, strict=True))
        points = tuple(sum(had) / PLAYOUTS for had in by_seat)
        spread = sum(pstdev(had) for had in by_seat) / len(by_seat)
        return Outlook(points, chances_to_win(points, spread))

    # -- the tree -------------------------------------------------------------------------------

    def _search(self, view: View, budget: Budget, rng: Random) -> _Node:
        watch = Stopwatch(budget)
        dealt = self._game.determinize(view, rng)
        root = _Node(CHANCE, dealt.seats)
        while watch.goes_on() or root.visits == 0:
            self._simulate(root, self._deal(view, dealt, rng), rng)
        return root

    def _deal(self, view: View, dealt: State, rng: Random) -> State:
        if self._game.has_secrets:
            return self._game.determinize(view, rng)
        return dealt.copy()

    def _simulate(
        self, root: _Node, state: State, rng: Random, begun: Sequence[Action] = ()
    ) -> None:
        """One random game through the tree. It starts with these actions of the seat."""
        path = [root]
        for action in begun:
            path.append(_child(path[-1], self._seat, action, state))
        grown = False
        while not grown and (seat := self._to_act(state)) is not None:
            action = state.draw(rng) if seat == CHANCE else _select(path[-1], state, seat, rng)
            grown = seat != CHANCE and action not in path[-1].after
            path.append(_child(path[-1], seat, action, state))
        state.playout(rng)
        _record(path, state)

    def _to_act(self, state: State) -> int | None:
        """If several seats can act, this seat goes first: its turn is then one chain."""
        return self._seat if self._seat in state.actors else state.to_act

    def _ways(
        self, node: _Node, begun: tuple[Action, ...]
    ) -> Iterator[tuple[tuple[Action, ...], _Node]]:
        """The turns in the tree: actions of the seat until another seat, or chance, acts."""
        own = [(done, after) for done, after in node.after.items() if after.seat == self._seat]
        if not own:
            yield begun, node
        for action, after in own:
            yield from self._ways(after, (*begun, action))

    def _tried(
        self, view: View, root: _Node, turn: tuple[Action, ...], visits: int, rng: Random
    ) -> _Node:
        """The node of this turn, after visiting it until it has this many visits."""
        dealt = self._game.determinize(view, rng)
        while True:
            node = _find(root, turn)
            if node is not None and node.visits >= visits:
                return node
            self._simulate(root, self._deal(view, dealt, rng), rng, turn)

    def _next_choice(self, view: View, chosen: Action, rng: Random) -> int | None:
        """The entry at which this turn has its next real choice; forced steps are skipped."""
        state = self._game.determinize(view, rng)
        state.apply(self._seat, chosen)
        while self._seat in state.actors:
            legal = state.legal(self._seat)
            if len(legal) > 1:
                return state.entry
            state.apply(self._seat, legal[0])
        return None


def _child(node: _Node, seat: int, action: Action, state: State) -> _Node:
    """The node after this action. The action is applied to the state."""
    after = node.after.get(action)
    if after is None:
        after = node.after[action] = _Node(seat, state.seats)
    state.apply(seat, action)
    return after


def _find(root: _Node, turn: Sequence[Action]) -> _Node | None:
    node: _Node | None = root
    for action in turn:
        node = None if node is None else node.after.get(action)
    return node


def _select(node: _Node, state: State, seat: int, rng: Random) -> Action:
    """A random action that was not tried yet; otherwise the one with the best upper bound."""
    legal = state.legal(seat)
    fresh = [action for action in legal if action not in node.after]
    if fresh:
        return fresh[int(rng.random() * len(fresh))]
    bound = log(max(1, node.visits))

    def score(action: Action) -> float:
        tried = node.after[action]
        return _mean_reward(tried) + CURIOSITY * sqrt(bound / tried.visits)

    return max(legal, key=score)


def _record(path: Sequence[_Node], state: State) -> None:
    outcome = state.outcome()
    assert outcome is not None, "a game that is over has an outcome"
    shares = [_share(outcome.winners, seat) for seat in range(state.seats)]
    rewards = [reward(state, seat) for seat in range(state.seats)]
    for node in path:
        node.visits += 1
        if node.seat != CHANCE:
            node.rewards += rewards[node.seat]
        for seat, points in enumerate(outcome.points):
            node.points[seat] += points
            node.wins[seat] += shares[seat]


def _share(winners: Sequence[int], seat: int) -> float:
    return 1.0 / len(winners) if seat in winners else 0.0


def _visits(root: _Node, action: Action) -> int:
    tried = root.after.get(action)
    return 0 if tried is None else tried.visits


def _mean_reward(node: _Node) -> float:
    return node.rewards / node.visits


def _advice(root: _Node, actions: tuple[Action, ...], node: _Node) -> Advice:
    return Advice(
        actions,
        tuple(points / node.visits for points in node.points),
        tuple(wins / node.visits for wins in node.wins),
        node.visits / root.visits,
    )
