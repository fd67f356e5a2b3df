"""A server in this process and its users; every response is checked against the document."""

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import httpx
from anyio.from_thread import BlockingPortal, start_blocking_portal
from fastapi import FastAPI

from meeplewright.server.app import create_app, document
from meeplewright.server.http.logs import JsonLineFormatter, is_wanted
from meeplewright.server.settings import Limits, Settings
from meeplewright.server.time import Clock, monotonic_ms, wall_ms
from tests.server import empty_database
from tests.server.http.document import Document

HOME = "http://testserver"
GENEROUS = Limits(
    requests_per_second=1e6,
    requests_burst=10**6,
    address_requests_per_second=1e6,
    address_requests_burst=10**6,
    address_cpu_per_second=1e6,
    address_cpu_burst=1e6,
    people_per_hour=10**6,
    replays_per_minute=10**6,
    scores_per_minute=10**6,
    puzzle_steps_per_minute=10**6,
    analyses_per_hour=10**6,
    exports_per_hour=10**6,
    analyses_per_address=10**6,
    bot_tables_per_person=10**6,
    qr_codes_per_minute=10**6,
    pictures_per_minute=10**6,
    chat_per_second=1e6,
    chat_burst=10**6,
)


class PortalTransport(httpx.BaseTransport):
    """Connects a test, which blocks, with the application in another thread's event loop."""

    def __init__(self, app: FastAPI, portal: BlockingPortal) -> None:
        self._portal = portal
        self._inside = httpx.ASGITransport(app, raise_app_exceptions=False)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.read()
        return self._portal.call(self._answer, request)

    async def _answer(self, request: httpx.Request) -> httpx.Response:
        response = await self._inside.handle_async_request(request)
        body = b"".join([part async for part in response.aiter_raw()])  # compressed as it came
        return httpx.Response(response.status_code, headers=response.headers, content=body)


class Visitor(httpx.Client):
    """A browser or, with a token, a program."""

    def __init__(self, server: "Server", headers: dict[str, str]) -> None:
        transport = PortalTransport(server.app, server.portal)
        super().__init__(transport=transport, base_url=HOME, headers=headers)
        self.server = server

    def request(self, *args: Any, **kwargs: Any) -> httpx.Response:
        """Like any client's, but the response must be one that the document describes."""
        response = super().request(*args, **kwargs)
        self.server.document.check_response(response)
        return response

    def answer(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        """The API's answer, which must have this status."""
        response = self.request(method, f"/api{path}", json=body)
        assert response.status_code == status, f"{response.status_code}: {response.text}"
        return response.json() if response.content else None

    def refusal(self, method: str, path: str, body: Any = None) -> tuple[int, str, str]:
        """Status, rule and key of a refusal."""
        response = self.request(method, f"/api{path}", json=body)
        reason = response.json()["reason"]
        return response.status_code, reason["rule"], reason["key"]


class Server:
    """The running application, its log, and its clock, which tests can advance."""

    def __init__(self, settings: Settings, luck: Random | None, portal: BlockingPortal) -> None:
        self.settings = settings
        self.portal = portal
        self.ahead = 0
        clock = Clock(lambda: wall_ms() + self.ahead, lambda: monotonic_ms() + self.ahead)
        self.app = create_app(settings, clock=clock, luck=luck)
        lengths = {
            name: value
            for name, value in settings.limits.model_dump().items()
            if name.endswith("_length")
        }
        self.document = document_for(Limits(**lengths))  # the limits that are in the document
        self.log = io.StringIO()

    def stranger(self) -> Visitor:
        """A browser without an identity."""
        return Visitor(self, {"origin": HOME})

    def guest(self, name: str = "Ada") -> Visitor:
        """A browser with an identity."""
        visitor = self.stranger()
        visitor.answer("POST", "/me", {"name": name}, 201)
        return visitor

    def program(self, name: str = "Engine") -> Visitor:
        """A program with a token."""
        wish = {"name": name, "kind": "bot", "token": True}
        made = Visitor(self, {}).answer("POST", "/me", wish, 201)
        return Visitor(self, {"authorization": f"Bearer {made['token']}"})


@cache
def document_for(limits: Limits) -> Document:
    """The document of a server with these limits: it takes a second to compute, so it is cached."""
    return Document(document(Settings(limits=limits)))


@contextmanager
def serving(folder: Path, luck: Random | None = None, **changes: Any) -> Iterator[Server]:
    """A server with generous limits, on a new database."""
    limits = GENEROUS.model_copy(update=changes.pop("limits", {}))
    fixed = {"database": f"sqlite:///{folder / 'tables.db'}", "base_url": HOME, "bot_processes": 1}
    settings = Settings(**{**fixed, "limits": limits, **changes})
    empty_database.copy_to(folder / "tables.db")
    with start_blocking_portal() as portal:
        server = Server(settings, luck, portal)
        with keeping_log(server.log):
            lifespan = server.app.router.lifespan_context(server.app)
            with portal.wrap_async_context_manager(lifespan):
                yield server
    assert "unexpected fault" not in server.log.getvalue(), server.log.getvalue()


@contextmanager
def keeping_log(stream: io.StringIO) -> Iterator[None]:
    """Everything that is logged meanwhile, as the server would write it."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLineFormatter())
    handler.addFilter(is_wanted)
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    try:
        yield
    finally:
        root.removeHandler(handler)
        root.setLevel(level)
