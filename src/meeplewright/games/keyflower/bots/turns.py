"""Whole turns of Keyflower, each with the evaluation of the position after it.

A turn is a series of small actions. Not every number of workers is tried: a bid goes a little above
the minimum, a use takes no more workers than necessary.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.bots.margins import JudgedTurns, margin_of
from meeplewright.core.game import Action
from meeplewright.games.keyflower.bots.evaluation import Evaluation
from meeplewright.games.keyflower.bots.winter import worth_in_game
from meeplewright.games.keyflower.rules import steps
from meeplewright.games.keyflower.rules.actions import Contribute, Workers
from meeplewright.games.keyflower.rules.table import (
    BID,
    BUILDING,
    CARRYING,
    CHOOSING,
    PLACING,
    TURN,
    WINTERING,
    Table,
)
from meeplewright.games.keyflower.rules.tiles import NONE, NUMBER_OF

ABOVE_LEAST: Final = 3
"""The maximum number of extra workers in a bid."""
_A_LITTLE: Final = 0.01
BEAM: Final = 4
"""Number of ways to move and upgrade that are followed in parallel."""


@final
class Turns(JudgedTurns):
    """By turn: its `actions` in order."""

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.actions: list[list[Action]] = []
        self.kept = vec[float]()  # by turn: its margin if the seat keeps its other workers

    def add(
        self, actions: list[Action], worth: vec[float], more: float, eager: float, seat: i64
    ) -> None:
        """Add `more` for the seat; `eager` is the extra worth of workers it can still place."""
        self.actions.append(actions)
        margin = margin_of(worth, 0, self.seats, seat)
        self.kept = append(self.kept, margin + more - eager)
        self.add_worth(worth)
        self.worth[(self.count - 1) * self.seats + seat] += more


def turns_of(table: Table, seat: i64, evaluation: Evaluation) -> Turns:
    """What the seat can do from here to the end of its turn."""
    turns = Turns(table.seats)
    if table.phase == WINTERING:
        _contribute(turns, table, seat, evaluation)
    elif table.phase == CARRYING:
        _carry(turns, table, seat, evaluation)
    else:
        _Listing(turns, seat, evaluation).go_on(table, [])
    if table.phase == TURN:
        _do_not_wait(turns, seat)
    return turns


def _do_not_wait(turns: Turns, seat: i64) -> None:
    """Passing, the first turn, is best only if no other leaves more with the workers kept.

    Workers that can still be placed are worth more than those kept, so that none is wasted while
    there is something better to do. But waiting does not earn that difference.
    """
    best: i64 = 0
    index: i64 = 1
    while index < turns.count:
        gains = turns.kept[index] > turns.kept[0]
        if gains and (best == 0 or turns.margin(index, seat) > turns.margin(best, seat)):
            best = index
        index += 1
    if best > 0:
        ahead = turns.margin(0, seat) - turns.margin(best, seat)
        if ahead >= 0.0:
            turns.worth[seat] -= ahead + _A_LITTLE


def add_turn(
    turns: Turns, table: Table, seat: i64, evaluation: Evaluation, actions: list[Action]
) -> None:
    """Evaluate one more turn; an incomplete one as if it ended there."""
    after = table.copy()
    for action in actions:
        steps.take(after, seat, action)
    evaluation.judge_table(after)
    turns.add(actions, evaluation.worth, 0.0, evaluation.eager[seat], seat)


@final
class _Listing:
    """Goes through the actions of a turn, and knows the gain of transport."""

    def __init__(self, turns: Turns, seat: i64, evaluation: Evaluation) -> None:
        self.turns: Final = turns
        self.seat: Final = seat
        self.evaluation: Final = evaluation
        self.carried: dict[int, float] = {}

    def go_on(self, table: Table, done: list[Action]) -> None:
        seat = self.seat
        for action in _worth_trying(table, seat):
            after = table.copy()
            steps.take(after, seat, action)
            so_far = [*done, action]
            if after.phase == CARRYING:
                self._add_carrying(after, so_far)
            elif _goes_on(after, seat):
                self.go_on(after, so_far)
            else:
                self.evaluation.judge_table(after)
                self.turns.add(
                    so_far, self.evaluation.worth, 0.0, self.evaluation.eager[seat], seat
                )

    def _add_carrying(self, table: Table, done: list[Action]) -> None:
        """The gain of steps and upgrades is nearly the same for every tile that gives them."""
        key = int(table.steps * 10 + table.upgrades)
        self.evaluation.judge_table(table)
        worth = self.evaluation.worth[:]
        eager = self.evaluation.eager[self.seat]
        if key not in self.carried:
            carrying = Turns(self.turns.seats)
            _carry(carrying, table, self.seat, self.evaluation)
            best = carrying.best(self.seat)
            before = margin_of(worth, 0, self.turns.seats, self.seat)
            self.carried[key] = carrying.margin(best, self.seat) - before
        self.turns.add(done, worth, self.carried[key], eager, self.seat)


def _goes_on(table: Table, seat: i64) -> bool:
    """Whether the seat is in the middle of a turn; villages are evaluated tile by tile."""
    if table.phase == BUILDING:
        return table.laying[seat] != NONE
    return PLACING <= table.phase <= CHOOSING and table.player == seat


def _worth_trying(table: Table, seat: i64) -> list[Action]:
    listed = steps.listed(table, seat)
    if table.phase != PLACING:
        return listed
    above = ABOVE_LEAST if table.act == BID else 0
    least: dict[str, int] = {}
    found: list[Action] = []
    for action in listed:
        if isinstance(action, Workers):
            first = least.setdefault(action.colour, action.number)
            if action.number > first + above:
                continue
        found.append(action)
    return found


def _contribute(turns: Turns, table: Table, seat: i64, evaluation: Evaluation) -> None:
    """Every choice of winter tiles, by what each is worth to the seat against its opponents."""
    evaluation.judge_table(table)
    for action in steps.listed(table, seat):
        assert isinstance(action, Contribute)
        more = sum([worth_in_game(table, seat, NUMBER_OF[tile]) for tile in action.tiles])
        turns.add([action], evaluation.worth, more, 0.0, seat)


# -- carrying and upgrading -----------------------------------------------------------------------


def _carry(turns: Turns, table: Table, seat: i64, evaluation: Evaluation) -> None:
    """Ways to move and upgrade: follow the best few after each step, keep all that end."""
    tables = [table]
    chains: list[list[Action]] = [[]]
    while tables:
        found = Turns(turns.seats)
        reached: list[Table] = []
        for index, before in enumerate(tables):
            for action in steps.listed(before, seat):
                after = before.copy()
                steps.take(after, seat, action)
                evaluation.judge_table(after)
                chain = [*chains[index], action]
                if after.phase == CARRYING:
                    found.add(chain, evaluation.worth, 0.0, evaluation.eager[seat], seat)
                    reached.append(after)
                else:
                    turns.add(chain, evaluation.worth, 0.0, evaluation.eager[seat], seat)
        tables = []
        chains = []
        for place in _best_few(found, seat):
            tables.append(reached[place])
            chains.append(found.actions[place])


def _best_few(turns: Turns, seat: i64) -> list[int]:
    """The best few of different worth: ways that differ only in order have the same worth."""
    order = sorted([(-turns.margin(index, seat), index) for index in range(turns.count)])
    few: list[int] = []
    last = 1e9
    for worth, index in order:
        if worth != last:
            few.append(index)
            last = worth
        if len(few) == BEAM:
            break
    return few
