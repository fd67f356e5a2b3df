"""Runs the server with uvicorn: one socket, one process."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from ipaddress import ip_address
from typing import Any

import uvicorn
from fastapi import FastAPI

from meeplewright.server.app import create_app
from meeplewright.server.connections import LimitedH11, OpenConnections, QuietWebSocket
from meeplewright.server.settings import Settings

_GRACE = 10  # seconds a closing server waits for requests in progress
_FILES = 65_536  # open files that the server wants to be allowed
_COLLECT_AFTER = (25_000, 20, 50)  # new objects; collections of the youngest; of the next
_SILENCE = 25.0  # seconds until a client is pinged; the page sends something every 20
_QUEUE = 16  # messages of one connection that may wait to be read

Ready = Callable[[int], None]
"""Called with the port once the server answers."""


class _Server(uvicorn.Server):
    """Uvicorn's server with two hooks: when it answers, and before it closes connections."""

    def __init__(
        self, config: uvicorn.Config, ready: Ready, before_close: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._before_close = before_close

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            self._ready(sockets[0].getsockname()[1])
            collect_less_often()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        # Uvicorn closes connections before the application can send anything. People should be told
        # that the server stops, instead of seeing a broken connection.
        await self._before_close()
        await super().shutdown(sockets)


def serve(settings: Settings, ready: Ready) -> bool:
    """Serve until a signal ends it. False if the server could not start: the log says why."""
    if hasattr(signal, "SIGPIPE"):  # Windows has none
        # A broken pipe ends a command, but must not end a server.
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    raise_file_limit()
    listening = listen(settings.host, settings.port)
    app = create_app(settings)
    config = configure(app, settings)
    server = _Server(config, ready, lambda: _notify_closing(app))
    with listening:
        server.run([listening])
    return server.started


def configure(app: FastAPI, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # rate_limits.py finds the addresses behind proxies
        http=protocol_class(settings),
        ws=QuietWebSocket,
        ws_max_size=settings.limits.message_bytes,
        ws_max_queue=_QUEUE,
        ws_ping_interval=_SILENCE,
        ws_per_message_deflate=False,  # costs more CPU time than the saved bytes are worth
        timeout_graceful_shutdown=_GRACE,
        h11_max_incomplete_event_size=settings.limits.body_bytes,
    )


def collect_less_often() -> None:
    """A message of many small lists must not start the garbage collector, which looks through
    everything: then everybody waits for 0.2 s. What exists at the start stays anyway.
    """
    gc.freeze()
    gc.set_threshold(*_COLLECT_AFTER)


def raise_file_limit() -> None:
    """Every connection is an open file, and the usual limit of 1,024 is soon reached."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _FILES if hard == resource.RLIM_INFINITY else min(hard, _FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


async def _notify_closing(app: Any) -> None:
    await app.state.hub.announce_shutdown()


def listen(host: str, port: int) -> socket.socket:
    """A bound socket, so that a port in use is noticed before anything else starts."""
    family = socket.AF_INET6 if _is_six(host) else socket.AF_INET
    # asyncio sends answers without delay only on sockets that name TCP as their protocol; otherwise
    # the body of each answer waits 40 ms for the client to acknowledge the head.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def _is_six(host: str) -> bool:
    try:
        return ip_address(host).version == 6
    except ValueError:
        return False


def own_address(host: str, port: int) -> str:
    """The address for the person who started the server."""
    if host in ("0.0.0.0", "::", ""):
        return f"http://localhost:{port}"
    return f"http://[{host}]:{port}" if _is_six(host) else f"http://{host}:{port}"


def network_address(host: str, port: int) -> str | None:
    """The address for others on the local network, if the server listens there."""
    if host not in ("0.0.0.0", "::", ""):
        return None
    found = _outward_address()
    return None if found is None else f"http://{found}:{port}"


def _outward_address() -> str | None:
    """This machine's address in its network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            # TEST-NET-1: an address that is never used, enough to choose a route.
            asking.connect(("192.0.2.1", 9))
            found = str(asking.getsockname()[0])
        except OSError:
            return None
    return None if ip_address(found).is_loopback else found


def protocol_class(settings: Settings) -> type[asyncio.Protocol]:
    """The protocol of all HTTP connections of one server."""
    base: type[asyncio.Protocol] = LimitedH11
    with suppress(ImportError):  # httptools, a quicker parser, is an extra
        from meeplewright.server.quick_connections import LimitedHttpTools

        base = LimitedHttpTools
    opened = OpenConnections(settings.limits.http_connections_per_address)
    return type("LimitedProtocol", (base,), {"settings": settings, "opened": opened})
