"""Grades puzzles by solving them: bots of known strength try, and the rating follows.

The scale is that of Elo: 400 points more make a solver ten times as likely to be right.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from meeplewright.bots import make_bot
from meeplewright.core.game import State
from meeplewright.core.player import Budget
from meeplewright.core.puzzles import Puzzle, TaskKind, judge_turn, puzzles_of

SOLVERS: Final = (("hasty", 700), ("greedy", 1000), ("heuristic", 1300), ("search:40", 1600))
"""Bots that try a puzzle, and the rating that each stands for."""
TRIES: Final = 3
METHODS: Final = (1200, 1300)
"""Ratings of the two careful methods for tasks; all further methods fill places at random."""
CARELESS: Final = 900
MIDDLE: Final = 1400
LOWEST, HIGHEST = 600, 2200

Attempt = tuple[int, bool]
"""The rating of a solver, and whether it was right."""


def grade(puzzle: Puzzle, state: State | None) -> int:
    """The rating of a puzzle; a task has no state."""
    if state is not None:
        return rating_of(_attempts(puzzle, state))
    kinds = puzzles_of(puzzle.game)
    kind = None if kinds is None else kinds.task_kind(puzzle.kind)
    assert kind is not None
    return rating_of(_attempts_at_task(puzzle, kind))


def _attempts(puzzle: Puzzle, state: State) -> list[Attempt]:
    return [
        (rating, _solves(puzzle, state, spec, number))
        for spec, rating in SOLVERS
        for number in range(TRIES)
    ]


def _attempts_at_task(puzzle: Puzzle, kind: TaskKind) -> list[Attempt]:
    solved = kind.solved_by(puzzle, 0)
    ratings = [*METHODS, *(CARELESS for _ in solved[len(METHODS) :])]
    return list(zip(ratings, solved, strict=True))


def _solves(puzzle: Puzzle, state: State, spec: str, number: int) -> bool:
    """Whether this bot plays a turn that solves the puzzle."""
    bot = make_bot(spec, state.game, puzzle.seat)
    after = state.copy()
    rng = Random(f"{puzzle.id} {spec} {number}")
    turn = []
    while puzzle.seat in after.actors and after.to_act == puzzle.seat:
        legal = after.legal(puzzle.seat)
        action = bot.choose(after.view(puzzle.seat), legal, Budget(), rng)
        after.apply(puzzle.seat, action)
        turn.append(action)
    return judge_turn(puzzle, state, turn).solved


def rating_of(attempts: Sequence[Attempt]) -> int:
    """The rating at which these attempts are what one expects. One success and one failure at the
    middle are added, so that there always is one.
    """
    known = [*attempts, (MIDDLE, True), (MIDDLE, False)]
    right = sum(solved for _, solved in known)
    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 1:
        middle = (low + high) / 2
        expected = sum(1 / (1 + 10 ** ((middle - rating) / 400)) for rating, _ in known)
        low, high = (middle, high) if expected > right else (low, middle)
    return round(high / 10) * 10
