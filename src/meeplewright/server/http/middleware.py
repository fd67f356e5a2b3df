"""Middleware: checks before a request reaches a route, and headers of every response."""

from __future__ import annotations

import logging
import re
import socket
from functools import cache, partial
from ipaddress import IPv4Address, IPv6Address
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meeplewright.core.errors import Reason
from meeplewright.server import metrics
from meeplewright.server.connections import WIRE, QuietWebSocket
from meeplewright.server.costs import CostLimit, add_bytes
from meeplewright.server.errors import Forbidden, InvalidRequest, TableError, TooLarge
from meeplewright.server.http.errors import error_response
from meeplewright.server.rate_limits import RateLimit, client_address
from meeplewright.server.settings import Settings

log = logging.getLogger(__name__)

COOKIE: Final = "meeplewright"
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
PROBE_PATHS: Final = frozenset({"/healthz", "/readyz", "/metrics"})

# An IPv6 address in brackets, or a name or an IPv4 address; and a port.
_HOST: Final = re.compile(r"(?:\[(?P<six>[^\[\]]+)\]|(?P<name>[^\[\]:@/\s]+))(?::[0-9]{1,5})?")

CONTENT_POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self' 'unsafe-inline'",  # drawings contain their own styles
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
SECURITY_HEADERS: Final = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class ResponseMiddleware:
    """Adds the security headers, and logs and counts every request.

    A bug of ours ends here, as a plain 500 without any detail.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_security_headers(MutableHeaders(scope=message))
            await send(message)

        try:
            await self.app(scope, receive, send_with_headers)
        except ClientDisconnect:
            pass  # the client left before its whole request arrived
        except Exception:
            log.exception("unexpected fault", extra={"operation": operation(scope)})
            if not status:
                await _internal_error()(scope, receive, send_with_headers)
        finally:
            _count_and_log(scope, status, perf_counter() - began)


def _add_security_headers(headers: MutableHeaders) -> None:
    for name, value in SECURITY_HEADERS.items():
        headers[name] = value
    headers.setdefault("Cache-Control", "no-store")


def _internal_error() -> JSONResponse:
    reason = Reason("server", "table-fault")
    return JSONResponse({"reason": reason.to_json()}, status_code=500)


def operation(scope: Scope) -> str:
    """The name of the request's route. Its path is never logged: it may contain a secret."""
    return getattr(scope.get("endpoint"), "__name__", "none")


def _count_and_log(scope: Scope, status: int, seconds: float) -> None:
    name, method = operation(scope), scope["method"]
    known = method if method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE") else "other"
    metrics.REQUESTS.labels(name, known, str(status)).inc()
    metrics.REQUEST_SECONDS.labels(name).observe(seconds)
    facts = {"operation": name, "method": known, "status": status, "ms": round(seconds * 1000, 1)}
    level = logging.DEBUG if scope["path"] in PROBE_PATHS else logging.INFO
    log.log(level, "request", extra=facts)


class RequestChecksMiddleware:
    """Refuses requests by host, origin, rate, cost and size, before anything is read.

    Probes are never refused. They cost what they cost, and wait when the address has to wait.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        limits = settings.limits
        self.rate = RateLimit(limits.address_requests_per_second, limits.address_requests_burst)
        self.names = {"localhost", socket.gethostname().lower()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        address = client_address(scope, self.settings.proxies)
        costs: CostLimit = scope["app"].state.hub.costs
        is_probe = scope["type"] == "http" and scope["path"] in PROBE_PATHS
        try:
            if not is_probe:
                self._check(scope, address)
                costs.check(address)
        except TableError as error:
            await reject(error, scope, receive, send)
            return
        answer = partial(self.app, scope, _counted(receive), send)
        if scope["type"] == "http":
            await costs.measure(address, answer)
        else:
            _charge_frames(scope, costs, address)
            await answer()  # every message is measured by itself

    def _check(self, scope: Scope, address: str) -> None:
        self.rate.spend(address)
        headers = Headers(scope=scope)
        if self.settings.base_url is None:
            self._check_host(headers.get("host", ""))
        self._check_origin(scope, headers)
        if scope["type"] == "http":
            self._check_length(headers.get("content-length", "0"))

    def _check_host(self, host: str) -> None:
        """Against DNS rebinding: a foreign name that points to our address is refused."""
        parts = _HOST.fullmatch(host)
        if parts is not None and self._is_own(parts["six"], parts["name"]):
            return
        raise InvalidRequest(Reason("Host", "table-host", {"host": host[:80]}), status=400)

    def _is_own(self, six: str | None, name: str) -> bool:
        if six is not None:
            return _is_address(six, IPv6Address)
        name = name.lower()
        return name in self.names or name.endswith(".local") or _is_address(name, IPv4Address)

    def _check_origin(self, scope: Scope, headers: Headers) -> None:
        """Only our own pages and programs can change anything or open a connection."""
        if scope["type"] == "http" and scope["method"] in SAFE_METHODS:
            return
        origin, site = headers.get("origin"), headers.get("sec-fetch-site")
        if origin is not None and origin != self._own_origin(scope, headers):
            raise Forbidden.because("Origin", "table-origin")
        if site is not None and site not in ("same-origin", "none"):
            raise Forbidden.because("Sec-Fetch-Site", "table-origin")
        by_token = headers.get("authorization", "").lower().startswith("bearer ")
        by_cookie = f"{COOKIE}=" in headers.get("cookie", "") and not by_token
        if by_cookie and origin is None and site is None:
            raise Forbidden.because("Origin", "table-origin")

    def _own_origin(self, scope: Scope, headers: Headers) -> str:
        if self.settings.base_url is not None:
            return origin_of(self.settings.base_url)
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        return f"{scheme}://{headers.get('host', '')}"

    def _check_length(self, length: str) -> None:
        """No route takes more than this; each has its own limit (`bodies.py`)."""
        if not length.isascii() or not length.isdigit() or len(length) > 18:
            raise InvalidRequest(Reason("Content-Length", "table-malformed"), status=400)
        limits = self.settings.limits
        most = max(limits.body_bytes, limits.record_bytes)
        if int(length) > most:
            raise TooLarge.because("body", "table-too-large", most=most)


def _charge_frames(scope: Scope, costs: CostLimit, address: str) -> None:
    """What is no message costs, too."""
    wire: QuietWebSocket | None = scope.get("state", {}).get(WIRE)
    if wire is not None:
        wire.charge = partial(costs.charge, address)


def _counted(receive: Receive) -> Receive:
    """Bytes that arrive are part of the cost."""

    async def receive_counted() -> Message:
        message = await receive()
        add_bytes(len(message.get("body", b"")))
        return message

    return receive_counted


@cache
def origin_of(address: str) -> str:
    """The origin of an address as browsers write it: lower case, without the default port."""
    parts = urlsplit(address)
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    unsaid = parts.port in (None, {"http": 80, "https": 443}.get(parts.scheme))
    return f"{parts.scheme}://{host}" if unsaid else f"{parts.scheme}://{host}:{parts.port}"


def _is_address(name: str, kind: type[IPv4Address | IPv6Address]) -> bool:
    try:
        kind(name)
    except ValueError:
        return False
    return True


async def reject(error: TableError, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with the reason. A WebSocket is not opened; if possible it gets the reason too."""
    response = error_response(error)
    if scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", {}):
        await response(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": error.close or 4403})
