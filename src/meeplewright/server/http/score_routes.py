"""The score of a game that is played with real pieces. Nothing is stored."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request

from meeplewright.server.http.errors import documented
from meeplewright.server.http.identity import Context
from meeplewright.server.http.requests import ScoreRequest
from meeplewright.server.http.routing import new_router
from meeplewright.server.rate_limits import client_address
from meeplewright.server.services import real_tables
from meeplewright.server.services.responses import ScoreForm

router = new_router("scores")

GameName = Annotated[str, Path(pattern="^[0-9a-z_-]{1,60}$", description="The game's name.")]


@router.post(
    "/score/{game}",
    response_model=ScoreForm,
    responses=documented(404, body=True),
)
async def score_position(
    game: GameName, body: ScoreRequest, request: Request, context: Context
) -> ScoreForm:
    """The final score of a game played with real pieces, with every reason. A position that breaks
    a rule is refused with the rule's number, and the arguments name the field.
    """
    whom = client_address(request.scope, context.settings.proxies)
    return await real_tables.score(context, game, body.position, whom)
