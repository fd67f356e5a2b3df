"""Routes that read strictly: no duplicate query parameters, JSON only, read by `reading.py`."""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import APIRouter, Request
from fastapi.routing import APIRoute
from starlette.responses import JSONResponse, Response

from meeplewright.core.errors import Reason
from meeplewright.core.strict_json import fits_beside_longest_string
from meeplewright.server.costs import in_thread
from meeplewright.server.errors import InvalidRequest, TooLarge
from meeplewright.server.http.bodies import body_limit, receive_body
from meeplewright.server.http.identity import check_identity, needs_identity
from meeplewright.server.reading import read_json
from meeplewright.server.settings import Limits, Settings

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
    body = read.content = await receive_body(request, body_limit(route, settings.limits))
    if not body:
        return read
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        wrong = Reason("Content-Type", "table-content-type", {"found": kind[:80]})
        raise InvalidRequest(wrong, status=415)
    if len(body) <= settings.limits.body_bytes:
        read.value = read_body(body, settings.limits)
    else:
        read.value = await in_thread(read_body, body, settings.limits)
    return read


def read_body(body: bytes, limits: Limits) -> Any:
    """The value of a body, which is longer than the usual limit only if it contains a record."""
    if len(body) > limits.body_bytes:
        return _read_large(body, limits)
    return read_json(body, limits.json_depth)


def _read_large(body: bytes, limits: Limits) -> Any:
    """Only a record can make a body this long: the rest has the usual limit."""
    too_large = TooLarge.because("body", "table-too-large", most=limits.body_bytes)
    if not fits_beside_longest_string(body, limits.body_bytes):
        raise too_large
    value = read_json(body, limits.json_depth)
    if len(json.dumps(_without_record(value))) > limits.body_bytes:
        raise too_large
    return value


def _without_record(value: Any) -> Any:
    if not isinstance(value, dict):
        return value
    rest = {key: part for key, part in value.items() if key != "record" or type(part) is not str}
    return {**rest, "from": _without_record(rest["from"])} if "from" in rest else rest


def new_router(tag: str) -> APIRouter:
    """Routes of one subject, all of them strict."""
    return APIRouter(route_class=StrictRoute, default_response_class=JSONResponse, tags=[tag])
