"""A real server on a real socket, in this event loop.

For tests that set its random numbers and its clock, which is impossible with a separate process.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from random import Random

import uvicorn
from fastapi import FastAPI

from meeplewright.server.app import create_app
from meeplewright.server.serve import configure, listen
from meeplewright.server.settings import Limits, Settings
from meeplewright.server.time import Clock
from tests.server.running import GENEROUS

MORNING = 1_800_000_000_000


class FakeTime:
    """A machine's clocks, set by a test: `wall` can jump, `steady` never does."""

    def __init__(self) -> None:
        self.wall = MORNING
        self.steady = 0

    def clock(self) -> Clock:
        return Clock(lambda: self.wall, lambda: self.steady)

    def pass_by(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.steady += milliseconds


class _Quiet(uvicorn.Server):
    """The test runner handles signals."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def serve_in_process(
    database: str,
    clock: Clock | None = None,
    luck: Random | None = None,
    limits: Mapping[str, float] | None = None,
) -> AsyncIterator[tuple[str, FastAPI]]:
    """The address of a server that answers, and its application."""
    wanted = {**GENEROUS, **(limits or {})}
    chosen = Limits(**{name: type(getattr(Limits(), name))(wanted[name]) for name in wanted})
    settings = Settings(database=database, host="127.0.0.1", bot_processes=1, limits=chosen)
    app = create_app(settings, clock=clock, luck=luck)
    config = configure(app, settings)
    server = _Quiet(config)
    with listen("127.0.0.1", 0) as socket:
        task = asyncio.create_task(server.serve([socket]))
        while not server.started:
            if task.done():
                task.result()
            await asyncio.sleep(0.01)
        try:
            yield f"http://127.0.0.1:{socket.getsockname()[1]}", app
        finally:
            server.should_exit = True
            await task
