"""Checks a puzzle from its position alone: the answers, their worth, the next best turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meeplewright.core.errors import GameError, Reason
from meeplewright.core.game import Action, State
from meeplewright.core.puzzles import (
    ExactKind,
    InvalidPuzzle,
    Puzzle,
    judge_turn,
    puzzles_of,
    read_turn,
)
from meeplewright.puzzles.searching import Effort, compare


@dataclass(frozen=True)
class Checked:
    """What was found to be wrong; empty if nothing was."""

    puzzle: Puzzle
    faults: tuple[Reason, ...]


def check_puzzle(puzzle: Puzzle, *, search: bool = True) -> Checked:
    """Check one puzzle. With `search`, those that a search found are searched again."""
    try:
        faults = list(_faults(puzzle, search))
    except GameError as fault:
        faults = [fault.reason]
    return Checked(puzzle, tuple(faults))


def _faults(puzzle: Puzzle, search: bool) -> Sequence[Reason]:
    kinds = puzzles_of(puzzle.game)
    if kinds is None or puzzle.kind not in kinds.kinds:
        raise InvalidPuzzle(Reason("kind", "puzzle-kind", {"kind": puzzle.kind[:40]}))
    task = kinds.task_kind(puzzle.kind)
    if task is not None:
        right = task.judge(puzzle, task.solution(puzzle))
        return [] if right.solved and right.reached == puzzle.best else [_answer(puzzle)]
    state = puzzle.state()
    if puzzle.seat not in state.actors:
        return [_answer(puzzle)]
    exact = kinds.exact_kind(puzzle.kind)
    if exact is not None:
        return _exact_faults(puzzle, state, exact)
    return _search_faults(puzzle, state) if search else _turn_faults(puzzle, state)


def _answer(puzzle: Puzzle) -> Reason:
    return Reason("answers", "puzzle-answer", {"id": puzzle.id, "best": str(puzzle.best)})


def _turn_faults(puzzle: Puzzle, state: State) -> list[Reason]:
    turns = puzzle.turns(state)
    right = [judge_turn(puzzle, state, turn) for turn in turns]
    good = turns and all(one.solved and one.reached == puzzle.best for one in right)
    return [] if good else [_answer(puzzle)]


def _exact_faults(puzzle: Puzzle, state: State, kind: ExactKind) -> list[Reason]:
    found = kind.find(state, puzzle.seat)
    if found is None or (found.best, found.second) != (puzzle.best, puzzle.second):
        return [_answer(puzzle)]
    return _turn_faults(puzzle, state)


def _search_faults(puzzle: Puzzle, state: State) -> list[Reason]:
    """The best turn must be the best again, by the gap that the file claims."""
    if faults := _turn_faults(puzzle, state):
        return faults
    figures = puzzle.figures
    others = [_turn(puzzle, state, way["turn"]) for way in figures["others"]]
    best = _turn(puzzle, state, " ".join(puzzle.answers[0]))
    effort = Effort(simulations=figures["simulations"], gap=figures["gap"])
    return [] if compare(state, puzzle.seat, best, others, effort) else [_answer(puzzle)]


def _turn(puzzle: Puzzle, state: State, text: str) -> tuple[Action, ...]:
    return tuple(read_turn(state, puzzle.seat, text.split()))
