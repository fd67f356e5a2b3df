"""One client at one table: what was sent to it, and what is still to be sent.

A table never waits for a client. Single messages go through a short queue; of states, tables and
presence only the latest is sent. One task per connection sends them. A client that reads too
slowly is closed with a code that says: reconnect with the last version you saw.
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


class MessageSource(Protocol):
    """What a connection needs from its table to write the latest messages."""

    def state_text(self, seat: int | None, since: int) -> str | None:
        """The position and the steps since then; None if some steps are not in memory."""

    def table_text(self, person_id: str | None) -> str: ...

    def presence_text(self) -> str: ...

    @property
    def version(self) -> int: ...


class Connection:
    """The outgoing messages of one client. `sent_version`: the version it knows."""

    def __init__(
        self,
        table: MessageSource,
        person_id: str | None,
        seat: int | None,
        token: str | None = None,
    ) -> None:
        self.table = table
        self.person_id = person_id
        self.token = token  # the hash of what proved the identity
        self.seat = seat
        self.visible = True  # somebody can see the page
        self.sent_version = 0
        self.closed_with: tuple[int, Reason] | None = None
        self.on_close: Callable[[], None] = lambda: None
        self._queue: deque[str] = deque()
        self._wake = asyncio.Event()
        self._state_is_due = False
        self._table_is_due = False
        self._presence_is_due = False

    @property
    def is_idle(self) -> bool:
        """Whether everything was handed over, and more may come."""
        return not self._wake.is_set() and self.closed_with is None

    def queue(self, text: str) -> None:
        """Queue one message; the order is kept."""
        if self.closed_with is not None:
            return
        if len(self._queue) >= MOST_WAITING:
            self.close(CLOSE_BEHIND, Reason("connection", "table-behind"))
            return
        self._queue.append(text)
        self._wake.set()

    def queue_state(self) -> None:
        self._state_is_due = True
        self._wake.set()

    def queue_table(self) -> None:
        self._table_is_due = True
        self._wake.set()

    def queue_presence(self) -> None:
        self._presence_is_due = True
        self._wake.set()

    def close(self, code: int, reason: Reason) -> None:
        """Send the reason and nothing more. What was queued before is dropped."""
        if self.closed_with is None:
            self.closed_with = (code, reason)
            self._queue.clear()
            self._queue.append(closing_text(reason))
            self._state_is_due = self._table_is_due = self._presence_is_due = False
            self._wake.set()
            self.on_close()

    async def send_all(self, send: Send) -> None:
        """Send messages as they come until the connection is closed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while (text := self._next()) is not None:
                await send(text)
            if self.closed_with is not None:
                return

    def _next(self) -> str | None:
        if self._queue:
            return self._queue.popleft()
        if self._table_is_due:
            self._table_is_due = False
            return self.table.table_text(self.person_id)
        if self._state_is_due:
            return self._next_state()
        if self._presence_is_due:
            self._presence_is_due = False
            return self.table.presence_text()
        return None

    def _next_state(self) -> str | None:
        self._state_is_due = False
        text = self.table.state_text(self.seat, self.sent_version)
        if text is None:
            self.close(CLOSE_BEHIND, Reason("connection", "table-behind"))
            return self._queue.popleft()
        self.sent_version = self.table.version
        return text
