"""One client at one table: what it has been told, and what it is still to be told.

A table never waits for a client. Single messages stand in a short queue; of states, tables and
presence only the latest is ever owed. One task a connection sends them, and whoever reads too
slowly is sent away with a code that says: come back with the last version you saw.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

from meeplewright.core.errors import Reason
from meeplewright.server.live.forms import closing_text
from meeplewright.server.live.messages import CLOSE_BEHIND

MOST_WAITING = 200  # messages; a client that is this far behind does not read at all

Send = Callable[[str], Awaitable[None]]


class Telling(Protocol):
    """What a connection asks of its table when it is its turn to be told."""

    def state_text(self, seat: int | None, since: int) -> str | None:
        """The position and the steps since then; None where the steps are no longer at hand."""

    def table_text(self, person_id: str | None) -> str: ...

    def presence_text(self) -> str: ...

    @property
    def version(self) -> int: ...


class Connection:
    """What one client was told (`told`: the version) and is owed."""

    def __init__(self, table: Telling, person_id: str | None, seat: int | None) -> None:
        self.table = table
        self.person_id = person_id
        self.seat = seat
        self.told = 0
        self.end: tuple[int, Reason] | None = None
        self.on_close: Callable[[], None] = lambda: None
        self._queue: deque[str] = deque()
        self._wake = asyncio.Event()
        self._owes_state = False
        self._owes_table = False
        self._owes_presence = False

    def put(self, text: str) -> None:
        """One message more, in order."""
        if self.end is not None:
            return
        if len(self._queue) >= MOST_WAITING:
            self.close(CLOSE_BEHIND, Reason("connection", "table-behind"))
            return
        self._queue.append(text)
        self._wake.set()

    def owe_state(self) -> None:
        self._owes_state = True
        self._wake.set()

    def owe_table(self) -> None:
        self._owes_table = True
        self._wake.set()

    def owe_presence(self) -> None:
        self._owes_presence = True
        self._wake.set()

    def close(self, code: int, reason: Reason) -> None:
        """Say why, then nothing more. What was queued before is not waited for."""
        if self.end is None:
            self.end = (code, reason)
            self._queue.clear()
            self._queue.append(closing_text(reason))
            self._owes_state = self._owes_table = self._owes_presence = False
            self._wake.set()
            self.on_close()

    async def send_all(self, send: Send) -> None:
        """Send what is owed, as it comes, until the connection is closed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while (text := self._next()) is not None:
                await send(text)
            if self.end is not None:
                return

    def _next(self) -> str | None:
        if self._queue:
            return self._queue.popleft()
        if self._owes_table:
            self._owes_table = False
            return self.table.table_text(self.person_id)
        if self._owes_state:
            return self._next_state()
        if self._owes_presence:
            self._owes_presence = False
            return self.table.presence_text()
        return None

    def _next_state(self) -> str | None:
        self._owes_state = False
        text = self.table.state_text(self.seat, self.told)
        if text is None:
            self.close(CLOSE_BEHIND, Reason("connection", "table-behind"))
            return self._queue.popleft()
        self.told = self.table.version
        return text
