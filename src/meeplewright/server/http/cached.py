"""Answers that are the same for everybody as long as the process runs: written once, then sent as
the same bytes, or not at all to a client that has them already.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from meeplewright.server.live.forms import dumps

UNCHANGED: Final[dict[int | str, dict[str, Any]]] = {
    304: {"description": "Not changed since the answer with the `ETag` in `If-None-Match`."}
}


class CachedAnswer:
    """JSON with its ETag. `make` is called once, for the first request: in a thread, because it can
    take seconds.
    """

    def __init__(self, make: Callable[[], Any]) -> None:
        self._make = make
        self._making = asyncio.Lock()
        self._body: bytes | None = None
        self._tag = ""

    async def respond(self, request: Request) -> Response:
        """The whole answer, or 304 if the client has it."""
        async with self._making:
            if self._body is None:
                self._body = await asyncio.to_thread(lambda: dumps(self._make()).encode())
                self._tag = f'"{sha256(self._body).hexdigest()[:32]}"'
        headers = {"ETag": self._tag, "Cache-Control": "no-cache"}  # keep it, but ask again
        if _knows(request.headers.get("if-none-match", ""), self._tag):
            return Response(status_code=304, headers=headers)
        return Response(self._body, media_type="application/json", headers=headers)


def _knows(known: str, tag: str) -> bool:
    """Whether the header has the tag; a proxy that compresses makes it a weak one."""
    return tag in {one.strip().removeprefix("W/") for one in known.split(",")}
