"""A game's own texts for the page, which contains only those of the built-in games.

The route is not part of the API: only the page uses it.
"""

from __future__ import annotations

from fastapi import Response
from starlette.exceptions import HTTPException

from meeplewright.core.errors import InvalidSetup
from meeplewright.locales import languages, words_of
from meeplewright.server.costs import in_thread
from meeplewright.server.http.routing import new_router

router = new_router("words")


@router.get("/words/{game}/{language}.ftl", include_in_schema=False)
async def tell_words(game: str, language: str) -> Response:
    """The catalogues of a game in a language, as one Fluent file."""
    if language not in languages():
        raise HTTPException(404)
    try:
        text = await in_thread(words_of, game, language)
    except InvalidSetup:
        raise HTTPException(404) from None
    if text is None:
        raise HTTPException(404)
    kept = {"Cache-Control": "no-cache"}
    return Response(text, media_type="text/plain; charset=utf-8", headers=kept)
