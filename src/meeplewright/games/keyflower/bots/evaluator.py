"""The evaluator of Keyflower: every turn evaluated once, or a search from there.

A turn is planned at its start and played step by step; transport is planned again at its start.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from meeplewright.bots.advice import (
    Advice,
    Candidate,
    Outlook,
    by_attention,
    chances_to_win,
    named,
)
from meeplewright.bots.budgets import Stopwatch
from meeplewright.bots.margins import DECISIVE
from meeplewright.bots.openings import near_best
from meeplewright.core.game import Action, State, View
from meeplewright.core.player import Budget
from meeplewright.games.keyflower import Keyflower
from meeplewright.games.keyflower.bots.evaluation import Evaluation
from meeplewright.games.keyflower.bots.learned import Network
from meeplewright.games.keyflower.bots.lookahead import Lookahead, Worlds, look_at
from meeplewright.games.keyflower.bots.searching import Searching
from meeplewright.games.keyflower.bots.styles import likes_of
from meeplewright.games.keyflower.bots.turns import Turns, add_turn, turns_of
from meeplewright.games.keyflower.rules import steps
from meeplewright.games.keyflower.rules.actions import Bid, Workers
from meeplewright.games.keyflower.rules.state import KeyflowerState
from meeplewright.games.keyflower.rules.table import (
    BID,
    BOATING,
    BUILDING,
    CARRYING,
    OVER,
    PLACING,
    SPRING,
    TURN,
    WINTER,
    Table,
)

NEAR_FOUND = 0.5
"""In points: first turns that a search finds closer together are equally good."""
DEALT = 8
"""So many workers every seat has at first (KF S3)."""
SPREADS = (8.0, 8.5, 8.5, 6.5)
"""How far a seat's final points usually are from the expected points, by season."""
LAST_SPREADS = {BOATING: 3.0, BUILDING: 0.5}
"""The same after the last turn of winter."""


class Ask(Protocol):
    """Somebody else's judgement of the turns of a search."""

    def prepare(self, budget: Budget) -> None:
        """Load what it needs for turns with this budget, before their time counts."""

    def __call__(self, state: KeyflowerState, turns: Turns, watch: Stopwatch) -> Sequence[float]:
        """By how many points each turn is preferred; empty if nothing is known, or if the budget is
        too small to ask.
        """


class KeyflowerEvaluator:
    """For one seat of one game."""

    def __init__(
        self, seat: int, network: Network | None = None, style: str = "", ask: Ask | None = None
    ) -> None:
        """With a network, its corrections are added to the evaluation.

        `ask`: which turns a search prefers, whatever it finds.
        """
        self._game = Keyflower()
        self._seat = seat
        self._ask = ask
        self._evaluation = Evaluation(network, likes_of(style, seat) if style else None)
        self._lookahead = Lookahead(self._evaluation)
        self._plan: list[Action] = []
        self._entry = -1

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        """The next action. Without a budget it does not look ahead."""
        watch = None if budget is None else self._stopwatch(budget)
        state = self._game.determinize(view, rng)
        if not self._plan or self._entry != state.entry or self._plan[0] not in legal:
            self._plan = self._planned(view, state, watch, rng)
        self._entry = state.entry + 1
        return self._plan.pop(0)

    def _stopwatch(self, budget: Budget) -> Stopwatch:
        if self._ask is not None:
            self._ask.prepare(budget)
        return Stopwatch(budget)

    def _planned(
        self, view: View, state: KeyflowerState, watch: Stopwatch | None, rng: Random
    ) -> list[Action]:
        """The best way to play the rest of the turn; searches only at the start of a turn.

        Listing the turns takes most of its time for planning their transport. The chosen turn is
        planned once more when its transport starts, so the search leaves as much time for that.
        """
        turns = turns_of(state.table, self._seat, self._evaluation)
        best = turns.best(self._seat)
        if watch is None and state.table.phase == TURN and state.table.season == SPRING:
            margins = [turns.margin(at, self._seat) for at in range(turns.count)]
            best = near_best(margins, rng)
        if watch is not None and state.table.phase == TURN:
            watch.leave_as_much()
            liked = self._liked(state, turns, watch)
            worlds = Worlds(view, state.table, rng)
            searching = self._lookahead.search(worlds, turns, watch, rng, liked)
            best = _opening(searching, rng) if _opens(state.table) else searching.root.favourite()
        return list(turns.actions[best])

    def _liked(self, state: KeyflowerState, turns: Turns, watch: Stopwatch) -> Sequence[float]:
        if self._ask is None or turns.count < 2:
            return ()
        return self._ask(state, turns, watch)

    def candidates(self, view: View, rng: Random) -> list[Candidate]:
        """Every turn from here, up to its transport. Beginners often forget transport, and bid
        more than they need.
        """
        table = self._game.determinize(view, rng).table
        turns = turns_of(table, self._seat, self._evaluation)
        larger = _larger_bids(table, turns)
        found = []
        for at in range(turns.count):
            actions = turns.actions[at]
            subtle = self._carries(table, actions)
            margin = turns.margin(at, self._seat)
            found.append(Candidate(tuple(actions), margin, subtle, larger[at]))
        return found

    def _carries(self, table: Table, actions: list[Action]) -> bool:
        """Whether the turn leads to transport; during transport, whether anything is done."""
        if table.phase == CARRYING:
            return len(actions) > 1
        after = table.copy()
        for action in actions:
            steps.take(after, self._seat, action)
        return after.phase == CARRYING

    def advise(
        self,
        view: View,
        legal: Sequence[Action],
        budget: Budget,
        rng: Random,
        most: int,
        also: Sequence[Action] = (),
    ) -> list[Advice]:
        """The best few turns from here, best first, and the turn `also`."""
        watch = self._stopwatch(budget)
        state = self._game.determinize(view, rng)
        turns = turns_of(state.table, self._seat, self._evaluation)
        asked = self._asked(turns, state, list(also))
        if state.table.phase != TURN:
            order = sorted(range(turns.count), key=lambda at: -turns.margin(at, self._seat))
            return [self._judged(turns, at, state) for at in named(order, most, asked)]
        liked = self._liked(state, turns, watch)
        worlds = Worlds(view, state.table, rng)
        searching = self._lookahead.search(worlds, turns, watch, rng, liked)
        for at in asked:
            look_at(searching, at, worlds, rng)
        return [self._advice(searching, at, state) for at in named(_best(searching), most, asked)]

    def _asked(self, turns: Turns, state: KeyflowerState, also: list[Action]) -> list[int]:
        """The turn that starts with these actions; empty if there are none."""
        if not also:
            return []
        for at in range(turns.count):
            if turns.actions[at][: len(also)] == also:
                return [at]
        add_turn(turns, state.table, self._seat, self._evaluation, also)
        return [int(turns.count) - 1]

    def outlook(self, state: State) -> Outlook:
        """The evaluation; between turns, the middle of the evaluation now and after the next turn.

        An evaluation is biased towards the player who just had a turn.
        """
        assert isinstance(state, KeyflowerState)
        self._evaluation.judge(state)
        points = [self._evaluation.worth[seat] for seat in range(state.seats)]
        if state.table.phase == TURN:
            player = int(state.table.player)
            turns = turns_of(state.table, player, self._evaluation)
            row = turns.best(player) * state.seats
            points = [(had + turns.worth[row + seat]) / 2 for seat, had in enumerate(points)]
        return Outlook(tuple(points), chances_to_win(points, _spread(state)))

    def _judged(self, turns: Turns, at: int, state: KeyflowerState) -> Advice:
        seats = state.seats
        points = tuple(turns.worth[at * seats + seat] for seat in range(seats))
        chances = chances_to_win(points, _spread(state))
        return Advice(self._completed(state, turns.actions[at]), points, chances, 0.0)

    def _advice(self, searching: Searching, at: int, state: KeyflowerState) -> Advice:
        points = tuple(searching.expected(at, seat) for seat in range(state.seats))
        share = int(searching.root.visited[at]) / max(1, int(searching.root.visits))
        actions = self._completed(state, searching.turns.actions[at])
        return Advice(actions, points, chances_to_win(points, _spread(state)), share)

    def _completed(self, state: KeyflowerState, actions: list[Action]) -> tuple[Action, ...]:
        """Add the transport of the turn, which is evaluated separately."""
        after = state.table.copy()
        for action in actions:
            steps.take(after, self._seat, action)
        if after.phase != CARRYING or after.player != self._seat:
            return tuple(actions)
        carrying = turns_of(after, self._seat, self._evaluation)
        return (*actions, *carrying.actions[carrying.best(self._seat)])


def _larger_bids(table: Table, turns: Turns) -> list[tuple[int, ...]]:
    """For each turn the same bids with more workers; none if it is not a bid."""
    bids: dict[tuple[str, ...], list[tuple[int, int]]] = {}  # the number of workers, and the turn
    found: list[tuple[int, ...]] = [() for _ in range(turns.count)]
    for at in range(turns.count):
        first, last = turns.actions[at][0], turns.actions[at][-1]
        bids_on = isinstance(first, Bid) or (table.phase == PLACING and table.act == BID)
        if bids_on and isinstance(last, Workers):
            same = (*(action.to_text() for action in turns.actions[at][:-1]), last.colour)
            bids.setdefault(same, []).append((last.number, at))
    for alike in bids.values():
        for number, at in alike:
            found[at] = tuple(other for more, other in alike if more > number)
    return found


def _opens(table: Table) -> bool:
    """Whether the player has as many workers in spring as before its first turn."""
    return bool(table.season == SPRING and table.screen_workers(table.player) == DEALT)


def _opening(searching: Searching, rng: Random) -> int:
    """One of the turns that are about as good as the favourite."""
    root = searching.root
    most = root.value(root.favourite())
    values = [DECISIVE * min(root.value(at), most) for at in range(searching.turns.count)]
    return near_best(values, rng, NEAR_FOUND)


def _best(searching: Searching) -> list[int]:
    """The favourite, then turns by visits and by worth."""
    root = searching.root
    looks = [(int(root.visited[turn]), root.value(turn)) for turn in range(searching.turns.count)]
    return by_attention(looks, int(root.favourite()))


def _spread(state: KeyflowerState) -> float:
    phase = int(state.table.phase)
    if phase == OVER:
        return 0.0
    if state.table.season == WINTER and phase in LAST_SPREADS:
        return LAST_SPREADS[phase]
    return SPREADS[state.table.season]
