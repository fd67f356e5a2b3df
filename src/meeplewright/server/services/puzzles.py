"""Puzzles on the board. Nothing is stored: every request says what was drafted so far."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from random import Random
from typing import Any, cast

from meeplewright.core.errors import Reason
from meeplewright.core.game import CHANCE, Json
from meeplewright.core.puzzles import (
    Puzzle,
    TaskKind,
    Verdict,
    all_shipped,
    judge_turn,
    of_the_day,
    puzzles_of,
    shipped,
)
from meeplewright.core.registry import find_game, game_names
from meeplewright.server.costs import in_thread
from meeplewright.server.errors import InvalidRequest, NotFound, Refused
from meeplewright.server.live.messages import StateForm
from meeplewright.server.live.state_texts import position_form
from meeplewright.server.services.context import AppContext
from meeplewright.server.services.responses import (
    PuzzleAidForm,
    PuzzleForm,
    PuzzleListForm,
    PuzzlePositionForm,
    PuzzleSolutionForm,
    PuzzleVerdictForm,
    PuzzleWhyForm,
)
from meeplewright.server.tablegame import Draft, StepForm, TableGame, step_form
from meeplewright.server.tablegame.clocks import ClockRule
from meeplewright.server.tablegame.entries import Beginning, LogEntry

KEPT = 64
"""Positions that are kept ready."""


def all_puzzles(context: AppContext) -> PuzzleListForm:
    """Every puzzle, and those of today."""
    day = datetime.fromtimestamp(context.clock.now() / 1000, UTC).date()
    today = {game: of_the_day(game, day) for game in sorted(game_names())}
    return {
        "puzzles": [_form(puzzle) for puzzle in all_shipped()],
        "day": day.isoformat(),
        "today": {game: puzzle.id for game, puzzle in today.items() if puzzle is not None},
    }


async def position(context: AppContext, game: str, name: str, whom: str) -> PuzzlePositionForm:
    """The puzzle as it begins."""
    return await play(context, game, name, [], False, whom)


async def play(
    context: AppContext, game: str, name: str, actions: list[Json], confirm: bool, whom: str
) -> PuzzlePositionForm:
    """The position after these steps of the turn; with `confirm` the verdict on it."""
    puzzle = _find(game, name)
    context.puzzle_rate.spend(whom)
    return await in_thread(_played, puzzle, actions, confirm)


async def why(
    context: AppContext, game: str, name: str, actions: list[Json], form: Json, whom: str
) -> PuzzleWhyForm:
    """Why a step is not legal after these steps; null if it is legal."""
    puzzle = _find(game, name)
    context.puzzle_rate.spend(whom)
    return await in_thread(_why, puzzle, actions, form)


async def aid(
    context: AppContext, game: str, name: str, actions: list[Json], aid: str, whom: str
) -> PuzzleAidForm:
    """What an aid of the game says about the position after these steps."""
    puzzle = _find(game, name)
    context.puzzle_rate.spend(whom)
    return await in_thread(_aid, puzzle, actions, aid)


def answer(context: AppContext, game: str, name: str, given: Json, whom: str) -> PuzzleVerdictForm:
    """The verdict on the answer to a task."""
    puzzle = _find(game, name)
    context.puzzle_rate.spend(whom)
    return _verdict_form(puzzle, _task_kind(puzzle).judge(puzzle, given))


async def solution(context: AppContext, game: str, name: str, whom: str) -> PuzzleSolutionForm:
    """What solves the puzzle, and the figures of its search."""
    puzzle = _find(game, name)
    context.puzzle_rate.spend(whom)
    return await in_thread(_solution, puzzle)


# -- one puzzle -------------------------------------------------------------------------------


def _find(game: str, name: str) -> Puzzle:
    if game not in game_names() or name not in shipped(game):
        raise NotFound.because("puzzle", "table-no-puzzle", puzzle=name)
    return shipped(game)[name]


def _form(puzzle: Puzzle) -> PuzzleForm:
    return {
        "id": puzzle.id,
        "game": puzzle.game,
        "kind": puzzle.kind,
        "rating": puzzle.rating,
        "seats": puzzle.seats,
        "seat": puzzle.seat,
    }


def _task_kind(puzzle: Puzzle) -> TaskKind:
    kinds = puzzles_of(puzzle.game)
    found = None if kinds is None else kinds.task_kind(puzzle.kind)
    if found is None:
        raise Refused.because("puzzle", "table-puzzle-board", puzzle=puzzle.id)
    return found


def _verdict_form(puzzle: Puzzle, verdict: Verdict) -> PuzzleVerdictForm:
    return {
        "solved": verdict.solved,
        "reached": verdict.reached,
        "best": puzzle.best,
        "second": puzzle.second,
    }


def _solution(puzzle: Puzzle) -> PuzzleSolutionForm:
    form: PuzzleSolutionForm = {
        "turns": [],
        "answer": None,
        "best": puzzle.best,
        "second": puzzle.second,
        "figures": puzzle.figures,
    }
    if puzzle.task is not None:
        return {**form, "answer": _task_kind(puzzle).solution(puzzle)}
    turns = puzzle.turns(_begun(puzzle.game, puzzle.id).state)
    return {**form, "turns": [[action.to_json() for action in turn] for turn in turns]}


# -- on the board -----------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def _begun(game: str, name: str) -> TableGame:
    """A table at the position of the puzzle. It must be copied before it is changed."""
    puzzle = shipped(game)[name]
    table_game = TableGame.begin(find_game(game), puzzle.seats, puzzle.options, ClockRule())
    beginning = Beginning(position=puzzle.state().to_json())
    for entry in table_game.plan_start([None] * puzzle.seats, 0, Random(name), beginning):
        table_game.apply(entry)
    return table_game


def _drafted(puzzle: Puzzle, actions: list[Json]) -> tuple[TableGame, Draft | None]:
    """The table, and the turn as far as it is drafted."""
    if puzzle.task is not None:
        raise Refused.because("puzzle", "table-puzzle-task", puzzle=puzzle.id)
    table_game = _begun(puzzle.game, puzzle.id).copy()
    draft: Draft | None = None
    for number, form in enumerate(actions):
        draft = table_game.plan_draft(puzzle.seat, table_game.version, draft, number, form)
    return table_game, draft


def _played(puzzle: Puzzle, actions: list[Json], confirm: bool) -> PuzzlePositionForm:
    form: PuzzlePositionForm = {
        "puzzle": _form(puzzle),
        "options": dict(find_game(puzzle.game).checked_options(puzzle.options)),
        "state": None,
        "task": puzzle.task,
        "verdict": None,
    }
    if puzzle.task is not None and not actions and not confirm:
        return form
    table_game, draft = _drafted(puzzle, actions)
    if not confirm:
        return {**form, "state": _state_form(table_game, puzzle.seat, draft, [])}
    steps, verdict = _confirmed(puzzle, table_game, draft)
    return {
        **form,
        "state": _state_form(table_game, puzzle.seat, None, steps),
        "verdict": _verdict_form(puzzle, verdict),
    }


def _state_form(
    table_game: TableGame, seat: int, draft: Draft | None, steps: Sequence[StepForm]
) -> StateForm:
    clocks: dict[str, Any] = {"at": 0, "clocks": table_game.clocks(0), "steps": list(steps)}
    return cast(StateForm, {**position_form(table_game, seat, draft), **clocks})


def _confirmed(
    puzzle: Puzzle, table_game: TableGame, draft: Draft | None
) -> tuple[list[StepForm], Verdict]:
    """Play the turn and the best replies to it."""
    luck = Random(puzzle.id)
    before = table_game.state.copy()
    drafted = 0 if draft is None else len(draft.steps)
    version = table_game.version
    planned = table_game.plan_confirm(puzzle.seat, version, draft, drafted, 0, luck)
    assert draft is not None
    turn = [step.action for step in draft.steps]
    replies = _replies(puzzle, table_game, turn)
    steps = _apply(table_game, planned.entries, puzzle.seat)
    for seat, form in replies:
        planned = table_game.plan_act(seat, table_game.version, form, 0, luck)
        steps += _apply(table_game, planned.entries, puzzle.seat)
    return steps, judge_turn(puzzle, before, turn)


def _replies(puzzle: Puzzle, table_game: TableGame, turn: Sequence[Any]) -> list[tuple[int, Json]]:
    """What the others do after the turn, where the kind of puzzle decides it."""
    kinds = puzzles_of(puzzle.game)
    kind = None if kinds is None else kinds.exact_kind(puzzle.kind)
    if kind is None:
        return []
    after = table_game.state.copy()
    for action in turn:
        after.apply(puzzle.seat, action)
    found = kind.replies(after, puzzle.seat)
    return [(seat, action.to_json()) for seat, action in found if seat != CHANCE]


def _apply(table_game: TableGame, entries: Sequence[LogEntry], seat: int) -> list[StepForm]:
    return [step_form(table_game.apply(entry), seat) for entry in entries]


def _why(puzzle: Puzzle, actions: list[Json], form: Json) -> PuzzleWhyForm:
    table_game, draft = _drafted(puzzle, actions)
    state = table_game.state if draft is None else draft.state
    action = state.game.action_from_json(form)
    reason = state.why_not(puzzle.seat, state.canonical(puzzle.seat, action))
    return {"reason": None if reason is None else cast(Any, reason.to_json())}


def _aid(puzzle: Puzzle, actions: list[Json], name: str) -> PuzzleAidForm:
    table_game, draft = _drafted(puzzle, actions)
    state = table_game.state if draft is None else draft.state
    if name not in state.game.aids:
        raise InvalidRequest(Reason("aid", "table-no-aid", {"aid": name[:40]}), status=400)
    return {"aid": name, "answer": state.game.aid(name, state.view(puzzle.seat))}
