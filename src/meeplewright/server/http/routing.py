"""A route that reads its body strictly: one content type, sound JSON, nothing converted."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import APIRouter, Request
from fastapi.routing import APIRoute
from starlette.responses import JSONResponse, Response

from meeplewright.core.errors import Reason
from meeplewright.server.errors import Malformed
from meeplewright.server.reading import read_json
from meeplewright.server.settings import Settings

Handler = Callable[[Request], Coroutine[Any, Any, Response]]


class _Read(Request):
    """A request whose JSON has been read already."""

    value: Any

    async def json(self) -> Any:
        return self.value


class StrictRoute(APIRoute):
    """Reads the body before the framework does, whose own reader lets too much through."""

    def get_route_handler(self) -> Handler:
        handler = super().get_route_handler()
        if self.body_field is None:
            return handler

        async def read_first(request: Request) -> Response:
            return await handler(await _read(request))

        return read_first


async def _read(request: Request) -> Request:
    read = _Read(request.scope, request.receive)
    body = await read.body()
    if not body:
        return read
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        wrong = Reason("Content-Type", "table-content-type", {"found": kind[:80]})
        raise Malformed(wrong, status=415)
    settings: Settings = request.app.state.settings
    read.value = read_json(body, settings.limits.json_depth)
    return read


def new_router(tag: str) -> APIRouter:
    """Routes of one subject, all of them strict."""
    return APIRouter(route_class=StrictRoute, default_response_class=JSONResponse, tags=[tag])
