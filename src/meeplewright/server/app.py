"""The application: all layers put together, started and stopped in order."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from fastapi import FastAPI

from meeplewright.server import metrics
from meeplewright.server.http import (
    analysis_routes,
    health_routes,
    invite_routes,
    notice_routes,
    openapi,
    person_routes,
    play_routes,
    profile_routes,
    puzzle_routes,
    replay_routes,
    score_routes,
    table_routes,
    tournament_routes,
    word_routes,
    worker_routes,
)
from meeplewright.server.http.bodies import HalfBodies
from meeplewright.server.http.cached import CachedAnswer
from meeplewright.server.http.errors import HANDLED, handle_exception
from meeplewright.server.http.large_bodies import LargeBodies
from meeplewright.server.http.middleware import RequestChecksMiddleware, ResponseMiddleware
from meeplewright.server.http.pages import Pages
from meeplewright.server.live.hub import Hub
from meeplewright.server.services import games
from meeplewright.server.services.context import make_context
from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from meeplewright.server.time import Clock


def create_app(
    settings: Settings, *, clock: Clock | None = None, luck: Random | None = None
) -> FastAPI:
    """The server as an ASGI application. `luck` decides every draw (None: the system's)."""
    time = Clock() if clock is None else clock
    time.on_jump = lambda by: metrics.CLOCK_JUMPS.inc()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(settings)
        try:
            hub = Hub(store, settings, time, luck)
            app.state.store, app.state.hub = store, hub
            context = app.state.context = make_context(settings, store, hub, time)
            await hub.start()
            await context.analysis_runner.start()
            await context.notice_sender.start()
            try:
                yield
            finally:
                await app.state.large_bodies.stop()
                await context.pictures.stop()
                await context.notice_sender.stop()
                await context.analysis_runner.stop()
                await hub.stop()
        finally:
            await store.close()

    app = _bare_app(settings, lifespan)
    app.state.settings = settings
    app.state.half_bodies = HalfBodies(settings.limits)
    app.state.large_bodies = LargeBodies(settings.limits)
    app.state.exposition = metrics.Exposition()
    app.state.document = CachedAnswer(app.openapi)
    app.state.games = CachedAnswer(lambda: games.list_form(settings.webhooks != "off"))
    app.add_middleware(RequestChecksMiddleware, settings=settings)
    app.add_middleware(ResponseMiddleware)
    return app


def document(settings: Settings | None = None) -> dict[str, Any]:
    """The OpenAPI document, without a running server."""
    return _bare_app(settings or Settings()).openapi()


def _bare_app(settings: Settings, lifespan: Any = None) -> FastAPI:
    """All routes, without services."""
    app = FastAPI(
        lifespan=lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        generate_unique_id_function=lambda route: route.name,
    )
    app.include_router(health_routes.router)
    app.include_router(word_routes.router)
    app.include_router(worker_routes.router)
    play = (person_routes, table_routes, play_routes, replay_routes, analysis_routes)
    people = (invite_routes, profile_routes, tournament_routes, notice_routes)
    for routes in (*play, *people, puzzle_routes, score_routes):
        app.include_router(routes.router, prefix="/api")
    app.router.routes.insert(0, play_routes.WEBSOCKET)  # found without trying all others
    for fault in HANDLED:
        app.add_exception_handler(fault, handle_exception)
    made: dict[str, Any] = {}

    def the_document() -> dict[str, Any]:
        if not made:
            made.update(openapi.document(app, settings.limits))
        return made

    app.openapi = the_document  # type: ignore[method-assign]
    app.router.default = Pages()
    return app
