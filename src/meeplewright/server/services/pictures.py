"""Pictures of boards for link previews, as a spectator sees them.

They are drawn in a process of its own with low priority, one at a time, and the latest are kept. A
board that cannot be drawn gets a plain picture.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from base64 import b64decode
from collections import OrderedDict
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Final

from meeplewright.core.game import Json
from meeplewright.server.errors import NotFound, Refused, TooManyRequests
from meeplewright.server.live.hub import Hub
from meeplewright.server.live.worker_process import NoAnswer, ProcessDied, WorkerProcess

KEPT: Final = 50  # pictures in memory
MOST_WAITING: Final = 8  # pictures in progress; more are refused for now
SECONDS: Final = 30.0  # for one picture
RETRY: Final = 10  # seconds

_COMMAND = (sys.executable, "-m", "meeplewright.server.services.picture_process")

log = logging.getLogger(__name__)

Key = tuple[str, int]
"""A table and its version."""


@cache
def can_draw() -> bool:
    """Whether the package that draws pictures is installed."""
    return find_spec("resvg_py") is not None


@cache
def plain_picture() -> bytes:
    """The picture without a board."""
    return (files("meeplewright.server") / "data" / "preview.png").read_bytes()


class Pictures:
    """Draws each position once."""

    def __init__(self, hub: Hub, command: tuple[str, ...] = _COMMAND) -> None:
        self._hub = hub
        self._worker = WorkerProcess(command)
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._in_progress: dict[Key, asyncio.Task[bytes]] = {}

    async def picture(self, table_id: str) -> bytes:
        """The board of this table as PNG. NotFound if there is no such table or it is a private
        copy, TooManyRequests if too many pictures are in progress.
        """
        try:
            table = await self._hub.tables.fresh(table_id)
        except Refused:  # a game of older rules cannot be loaded
            return plain_picture()
        if table.row.plan:
            raise NotFound.because("table", "table-unknown")
        if table.version == 0 or not can_draw():
            return plain_picture()
        key = (table_id, table.version)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._in_progress:
            if len(self._in_progress) >= MOST_WAITING:
                raise TooManyRequests.because("picture", "table-pictures-busy", retry_after=RETRY)
            view = table.table_game.state.view(None).to_json()
            self._begin(key, {"game": table.row.game, "view": view})
        return await asyncio.shield(self._in_progress[key])  # others may wait for it too

    def _begin(self, key: Key, question: Json) -> None:
        task = asyncio.create_task(self._draw(question))
        self._in_progress[key] = task
        task.add_done_callback(lambda done: self._finished(key, done))

    async def _draw(self, question: Json) -> bytes:
        try:
            return b64decode(await self._worker.ask(question, SECONDS))
        except (NoAnswer, ProcessDied) as fault:
            log.warning("no picture", extra={"game": question["game"], "fault": repr(fault)[:200]})
            return plain_picture()

    def _finished(self, key: Key, task: asyncio.Task[bytes]) -> None:
        del self._in_progress[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[key] = task.result()
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def stop(self) -> None:
        """Cancel the pictures in progress and end the process."""
        tasks = list(self._in_progress.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._worker.stop()
