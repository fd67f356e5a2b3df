"""Routes that read strictly: no duplicate query parameters, JSON only, read by `reading.py`."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import APIRouter, Request
from fastapi.routing import APIRoute
from starlette.responses import JSONResponse, Response

from meeplewright.core.errors import Reason
from meeplewright.server.costs import next_turn
from meeplewright.server.errors import InvalidRequest
from meeplewright.server.http.bodies import body_limit, received
from meeplewright.server.http.identity import check_identity, needs_identity
from meeplewright.server.http.large_bodies import LargeBodies
from meeplewright.server.rate_limits import client_address
from meeplewright.server.reading import read_json
from meeplewright.server.settings import Settings

Handler = Callable[[Request], Coroutine[Any, Any, Response]]


class _Read(Request):
    """A request whose body was already read."""

    content: bytes = b""
    value: Any = None

    async def body(self) -> bytes:
        return self.content

    async def json(self) -> Any:
        return self.value


class StrictRoute(APIRoute):
    """Reads the body before the framework does, because the framework's reader is not strict. Who
    sends it is checked first, if the route needs to know.
    """

    def get_route_handler(self) -> Handler:
        handler = super().get_route_handler()
        asked = [param.alias for param in self.dependant.query_params]
        has_body = self.body_field is not None
        is_personal = needs_identity(self.dependant)

        async def read_first(request: Request) -> Response:
            for name in asked:
                if len(request.query_params.getlist(name)) > 1:
                    raise InvalidRequest.because(name, "table-key-twice", field=name)
            if not has_body:
                return await handler(request)
            if is_personal:
                await check_identity(request)
            return await handler(await _read(request, self.name))

        return read_first


async def _read(request: Request, route: str) -> Request:
    settings: Settings = request.app.state.settings
    read = _Read(request.scope)
    async with received(request, body_limit(route, settings.limits)) as body:
        read.content = body
        if not body:
            return read
        kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            wrong = Reason("Content-Type", "table-content-type", {"found": kind[:80]})
            raise InvalidRequest(wrong, status=415)
        await next_turn()
        if len(body) <= settings.limits.body_bytes:
            read.value = read_json(body, settings.limits.json_depth)
        else:
            large: LargeBodies = request.app.state.large_bodies
            read.value = await large.read(body, client_address(request.scope, settings.proxies))
    return read


def new_router(tag: str) -> APIRouter:
    """Routes of one subject, all of them strict."""
    return APIRouter(route_class=StrictRoute, default_response_class=JSONResponse, tags=[tag])
