"""A real server with its page, controlled by tests that are not asynchronous."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from meeplewright.server.http.pages import has_page
from tests.server.running import Server

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"


class LoopThread:
    """An event loop in its own thread: Playwright's runs in the tests' thread.

    The thread lives as long as the servers it starts, because they end with their parent thread.
    """

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def leave(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


class PageServer:
    """One server and its database; it can be shut down and opened again."""

    def __init__(self, folder: Path) -> None:
        if not has_page() or not AXE.exists():
            pytest.fail("the page is not built: run `make web` first")
        self._server = Server(folder, f"sqlite:///{folder / 'tables.db'}")
        self._loop_thread = LoopThread()
        self.url = self._server.url

    def open(self) -> None:
        self._loop_thread.do(self._server.start())

    def shut(self) -> None:
        """Shut down cleanly: everyone is informed."""
        self._loop_thread.do(self._server.stop())

    def crash(self) -> None:
        """Kill it."""
        self._server.kill()

    def leave(self) -> None:
        self._server.clean_up()
        self._loop_thread.leave()

    def faults(self) -> list[str]:
        return self._server.faults()


@contextmanager
def run_page_server(folder: Path) -> Iterator[PageServer]:
    """A server that answers; it is stopped at the end."""
    page_server = PageServer(folder)
    try:
        page_server.open()
        yield page_server
    finally:
        page_server.leave()
