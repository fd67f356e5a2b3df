"""Routes for puzzles. Nothing is stored; nobody needs an identity."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request

from meeplewright.server.http.errors import documented
from meeplewright.server.http.identity import Context
from meeplewright.server.http.requests import (
    PuzzleAidRequest,
    PuzzleAnswerRequest,
    PuzzlePlayRequest,
    PuzzleWhyRequest,
)
from meeplewright.server.http.routing import new_router
from meeplewright.server.http.score_routes import GameName
from meeplewright.server.rate_limits import client_address
from meeplewright.server.services import puzzles
from meeplewright.server.services.context import AppContext
from meeplewright.server.services.responses import (
    PuzzleAidForm,
    PuzzleListForm,
    PuzzlePositionForm,
    PuzzleSolutionForm,
    PuzzleVerdictForm,
    PuzzleWhyForm,
)

router = new_router("puzzles")

PuzzleId = Annotated[str, Path(pattern="^[0-9a-f]{6}$", description="The puzzle's id.")]


def _whom(request: Request, context: AppContext) -> str:
    return client_address(request.scope, context.settings.proxies)


@router.get("/puzzles", response_model=PuzzleListForm, responses=documented())
async def list_puzzles(context: Context) -> PuzzleListForm:
    """Every puzzle, easiest first, and the puzzle of today for each game."""
    return puzzles.all_puzzles(context)


@router.get(
    "/puzzles/{game}/{puzzle}",
    response_model=PuzzlePositionForm,
    responses=documented(404),
)
async def get_puzzle(
    game: GameName, puzzle: PuzzleId, request: Request, context: Context
) -> PuzzlePositionForm:
    """A puzzle as it begins: a `state` to play from, or a `task` to work out."""
    return await puzzles.position(context, game, puzzle, _whom(request, context))


@router.post(
    "/puzzles/{game}/{puzzle}/play",
    response_model=PuzzlePositionForm,
    responses=documented(404, 409, body=True),
)
async def play_puzzle(
    game: GameName, puzzle: PuzzleId, body: PuzzlePlayRequest, request: Request, context: Context
) -> PuzzlePositionForm:
    """The position after these steps of the turn. With `confirm` they must be a whole turn: it is
    played, with the best replies where they are known, and judged.
    """
    whom = _whom(request, context)
    return await puzzles.play(context, game, puzzle, body.actions, body.confirm, whom)


@router.post(
    "/puzzles/{game}/{puzzle}/why",
    response_model=PuzzleWhyForm,
    responses=documented(404, 409, body=True),
)
async def why_not_in_puzzle(
    game: GameName, puzzle: PuzzleId, body: PuzzleWhyRequest, request: Request, context: Context
) -> PuzzleWhyForm:
    """Why a step is not legal after these steps; null: it is legal."""
    whom = _whom(request, context)
    return await puzzles.why(context, game, puzzle, body.actions, body.action, whom)


@router.post(
    "/puzzles/{game}/{puzzle}/aid",
    response_model=PuzzleAidForm,
    responses=documented(404, 409, body=True),
)
async def aid_in_puzzle(
    game: GameName, puzzle: PuzzleId, body: PuzzleAidRequest, request: Request, context: Context
) -> PuzzleAidForm:
    """What an aid of the game says about the position after these steps."""
    whom = _whom(request, context)
    return await puzzles.aid(context, game, puzzle, body.actions, body.aid, whom)


@router.post(
    "/puzzles/{game}/{puzzle}/answer",
    response_model=PuzzleVerdictForm,
    responses=documented(404, 409, body=True),
)
async def answer_puzzle(
    game: GameName, puzzle: PuzzleId, body: PuzzleAnswerRequest, request: Request, context: Context
) -> PuzzleVerdictForm:
    """The verdict on the answer to a task."""
    return puzzles.answer(context, game, puzzle, body.answer, _whom(request, context))


@router.get(
    "/puzzles/{game}/{puzzle}/solution",
    response_model=PuzzleSolutionForm,
    responses=documented(404),
)
async def solve_puzzle(
    game: GameName, puzzle: PuzzleId, request: Request, context: Context
) -> PuzzleSolutionForm:
    """The turns that solve it, or the answer, with the figures of the search that checked it."""
    return await puzzles.solution(context, game, puzzle, _whom(request, context))
