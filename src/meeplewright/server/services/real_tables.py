"""Scores positions of games that are played with real pieces, by the rules of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meeplewright.core.registry import part_of
from meeplewright.server.costs import in_thread
from meeplewright.server.errors import NotFound
from meeplewright.server.services.context import AppContext
from meeplewright.server.services.responses import ScoreForm


async def score(context: AppContext, game: str, position: dict[str, Any], whom: str) -> ScoreForm:
    """The score of the position, computed in a thread; it counts against the client's rate."""
    compute: Callable[[object], dict[str, Any]] | None = part_of(game, "real_table")
    if compute is None:
        raise NotFound.because("game", "table-no-real-table", game=game)
    context.score_rate.spend(whom)
    return {"score": await in_thread(compute, position)}
