"""The service worker of the page: shows pushed notices, and a page of its own without a connection.

It caches nothing. Its texts come from the catalogues, so it is made here and not built with the
page. The route is not part of the API.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from fastapi import Response

from meeplewright.locales import Catalogue, languages
from meeplewright.server.costs import in_thread
from meeplewright.server.http.routing import new_router

KEYS = ("title", "lead", "open", "needs", "games", "retry")
TEXTS = "notices.ftl"  # reading all catalogues of five languages would take seconds
SOURCE = "service_worker.js"
PLACE = "__TEXTS__"

router = new_router("worker")


@router.get("/sw.js", include_in_schema=False)
async def service_worker() -> Response:
    """The service worker, for the whole site."""
    kept = {"Cache-Control": "no-cache", "Service-Worker-Allowed": "/"}
    return Response(
        await in_thread(_source), media_type="text/javascript; charset=utf-8", headers=kept
    )


@cache
def _source() -> str:
    texts = {language: _texts(Catalogue(language, TEXTS)) for language in languages()}
    source = (files("meeplewright.server.http") / SOURCE).read_text("utf-8")
    return source.replace(PLACE, json.dumps(texts))


def _texts(words: Catalogue) -> dict[str, str]:
    return {key: words.text(f"offline-{key}") for key in KEYS}
