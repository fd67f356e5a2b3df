"""Errors over HTTP: all have the same form, with the rule or the field at fault.

Every exception of the layers below becomes a TableError here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NotRequired

from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import compile_path
from typing_extensions import TypedDict

from meeplewright.core.errors import GameError, IllegalAction, InvalidRecord, Reason
from meeplewright.core.forms import ReasonForm
from meeplewright.server import metrics
from meeplewright.server.errors import (
    BadRecord,
    Conflict,
    InvalidRequest,
    NotFound,
    Refused,
    StorageFault,
    TableError,
    TooLarge,
)
from meeplewright.server.live.table_cache import paused_by
from meeplewright.server.validation import request_error

_RETRY = 5  # seconds until a client may try again when storage fails


class ErrorForm(TypedDict):
    """Why not: the rule's number or the field at fault, and the key of its text.

    `version` is the table's current version, if known; `line` or `entry` say where a record is at
    fault, both counted from 1.
    """

    reason: ReasonForm
    version: NotRequired[int]
    line: NotRequired[int]
    entry: NotRequired[int]


MEANING: Final[Mapping[int, str]] = {
    400: "It cannot be read, or it makes no sense for this game or on this host.",
    401: "No identity: no cookie or token, or one that nobody has.",
    403: "It belongs to somebody else, or the request comes from another site.",
    404: "There is no such thing, or none that you may know of.",
    409: "Understood, but not possible now: illegal, stale, or too late.",
    413: "The body is too large.",
    415: "The body is not `application/json`.",
    422: "A field is missing, unknown, or of the wrong kind.",
    426: "This path speaks WebSocket only.",
    429: "Too often; `Retry-After` says when there is room again.",
    503: "Storage does not answer; `Retry-After` says when to ask again.",
}


def documented(
    *statuses: int, body: bool = False, changing: bool = False
) -> dict[int | str, dict[str, Any]]:
    """The refusals of a route, for its `responses`; some can come from every route."""
    known = {400, 413, 429, 503, *statuses}
    if body:
        known |= {415, 422}
    if body or changing:
        known |= {403}  # from another site
    return {status: _described(status) for status in sorted(known)}


def _described(status: int) -> dict[str, Any]:
    described: dict[str, Any] = {"model": ErrorForm, "description": MEANING[status]}
    if status in (429, 503):
        described["headers"] = {
            "Retry-After": {
                "description": "Seconds to wait.",
                "required": True,
                "schema": {"type": "integer", "minimum": 1},
            }
        }
    return described


def to_table_error(fault: Exception) -> TableError:
    """The error that a client gets for an exception; a bug of ours is raised again."""
    match fault:
        case TableError():
            return fault
        case IllegalAction():
            return Refused(fault.reason)
        case InvalidRecord():
            return BadRecord(fault)
        case GameError():
            return InvalidRequest(fault.reason, status=400)
        case StorageFault():
            return paused_by(fault)
        case Conflict():
            return Refused.because(
                "version", "table-moved-on", version=fault.version, current=fault.version
            )
        case RequestValidationError():
            return request_error(fault.errors())
        case HTTPException():
            return _of_status(fault)
        case _:
            raise fault


def error_response(error: TableError) -> Response:
    """The response for an error."""
    metrics.REFUSED.labels(error.reason.key).inc()
    headers: dict[str, str] = {}
    if error.status in (429, 503):
        headers["Retry-After"] = str(error.retry_after or _RETRY)
    if error.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if isinstance(error, TooLarge):
        headers["Connection"] = "close"  # the rest of the body is not read
    return JSONResponse(error.to_json(), status_code=error.status, headers=headers)


async def handle_exception(request: Request, fault: Exception) -> Response:
    """The exception handler of the application, for every type in HANDLED."""
    error = to_table_error(fault)
    response = error_response(error)
    if error.status == 405:
        response.headers["Allow"] = ", ".join(_methods(request))
    return response


def _methods(request: Request) -> list[str]:
    """The methods of this path. A route knows only its own, the OpenAPI document all."""
    for template, methods in request.app.openapi()["paths"].items():
        pattern, _, _ = compile_path(template)
        if pattern.match(request.url.path):
            return [method.upper() for method in methods]
    return ["GET"]


HANDLED: Final = (
    TableError,
    GameError,
    StorageFault,
    Conflict,
    RequestValidationError,
    HTTPException,
)


def _of_status(fault: HTTPException) -> TableError:
    """Refusals of the framework itself: no such page, no such method."""
    if fault.status_code == 404:
        return NotFound.because("path", "table-no-page")
    if fault.status_code == 405:
        return Refused(Reason("method", "table-no-method"), status=405)
    return InvalidRequest(Reason("request", "table-malformed"), status=fault.status_code)
