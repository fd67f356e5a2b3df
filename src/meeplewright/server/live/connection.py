"""One client at one table: what was sent to it, and what is still to be sent.

A table never waits for a client. Single messages go through a short queue; of states, tables and
presence only the latest is sent. They are sent together, at the end of what the event loop is doing
now. A client that reads too slowly is closed with a code that says: reconnect with the last version
you saw.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from meeplewright.core.errors import Reason
from meeplewright.server import metrics
from meeplewright.server.live.forms import closing_text
from meeplewright.server.live.messages import CLOSE_BEHIND, CLOSE_TOO_LARGE

_FAULTS_OF_CLIENTS = (CLOSE_BEHIND, CLOSE_TOO_LARGE)
MOST_WAITING = 200  # messages; a client that is this far behind does not read at all

log = logging.getLogger(__name__)


class MessageSource(Protocol):
    """What a connection needs from its table to write the latest messages."""

    def state_text(self, seat: int | None, since: int) -> bytes | None:
        """The position and the steps since then; None if some steps are not in memory."""

    def table_text(self, person_id: str | None) -> bytes: ...

    def presence_text(self) -> bytes: ...

    @property
    def version(self) -> int: ...


class Wire(Protocol):
    """Takes messages to a client, and tells who uses it when it is writable again."""

    @property
    def is_writable(self) -> bool:
        """Whether the client has taken most of what was sent before."""

    def send_message(self, text: bytes) -> None: ...

    def close_with(self, code: int, reason: str) -> None:
        """Close it, after what was sent before."""


class Connection:
    """The outgoing messages of one client. `sent_version`: the version it knows."""

    __slots__ = (
        "__weakref__",
        "_is_scheduled",
        "_presence_is_due",
        "_queue",
        "_state_is_due",
        "_table_is_due",
        "closed_with",
        "on_close",
        "on_end",
        "person_id",
        "seat",
        "sent_version",
        "table",
        "token",
        "visible",
        "wire",
    )

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
        self.on_close: Callable[[], None] | None = None  # called when it is to be closed
        self.on_end: Callable[[], None] | None = None  # called when everything was sent
        self.wire: Wire | None = None  # None: not open yet, or not any more
        self._queue: list[bytes] = []
        self._is_scheduled = False
        self._state_is_due = False
        self._table_is_due = False
        self._presence_is_due = False

    @property
    def is_idle(self) -> bool:
        """Whether everything was sent, and more may come."""
        if self._is_scheduled or self.closed_with is not None or self.wire is None:
            return False
        return self.wire.is_writable and not self._has_more

    @property
    def _has_more(self) -> bool:
        return (
            bool(self._queue) or self._state_is_due or self._table_is_due or self._presence_is_due
        )

    def queue(self, text: bytes) -> None:
        """Queue one message; the order is kept."""
        if self.closed_with is not None:
            return
        if len(self._queue) >= MOST_WAITING:
            self.close(CLOSE_BEHIND, Reason("connection", "table-behind"))
            return
        self._queue.append(text)
        self._send_soon()

    def queue_state(self) -> None:
        self._state_is_due = True
        self._send_soon()

    def queue_table(self) -> None:
        self._table_is_due = True
        self._send_soon()

    def queue_presence(self) -> None:
        self._presence_is_due = True
        self._send_soon()

    def close(self, code: int, reason: Reason) -> None:
        """Send the reason and nothing more. What was queued before is dropped."""
        if code in _FAULTS_OF_CLIENTS and self.closed_with is None:
            metrics.REFUSED.labels(reason.key).inc()
        if self.closed_with is None:
            self.closed_with = (code, reason)
            self._queue = [closing_text(reason)]
            self._state_is_due = self._table_is_due = self._presence_is_due = False
            self._send_soon()
            if self.on_close is not None:
                self.on_close()

    def open(self, wire: Wire) -> None:
        """From now on messages are sent here."""
        self.wire = wire
        self._send_soon()

    def _send_soon(self) -> None:
        if not self._is_scheduled and self.wire is not None:
            self._is_scheduled = True
            asyncio.get_running_loop().call_soon(self.send_waiting)

    def send_waiting(self) -> None:
        """Send what waits, as far as the client takes it."""
        self._is_scheduled = False
        try:
            self._send_waiting()
        except Exception:  # a bug must not leave the client waiting
            log.exception("message not made")
            self.close(1011, Reason("server", "table-fault"))

    def _send_waiting(self) -> None:
        while self.wire is not None and self.wire.is_writable:
            text = self._next()
            if text is not None:
                self.wire.send_message(text)
                continue
            if self.closed_with is not None:
                self._end(*self.closed_with)
            return

    def _end(self, code: int, reason: Reason) -> None:
        wire, self.wire = self.wire, None
        if wire is not None:
            wire.close_with(code, reason.key)
        if self.on_end is not None:
            self.on_end()

    def _next(self) -> bytes | None:
        if self._queue:
            return self._queue.pop(0)
        if self._table_is_due:
            self._table_is_due = False
            return self.table.table_text(self.person_id)
        if self._state_is_due:
            return self._next_state()
        if self._presence_is_due:
            self._presence_is_due = False
            return self.table.presence_text()
        return None

    def _next_state(self) -> bytes:
        self._state_is_due = False
        text = self.table.state_text(self.seat, self.sent_version)
        if text is None:
            self.close(CLOSE_BEHIND, Reason("connection", "table-behind"))
            return self._queue.pop(0)
        self.sent_version = self.table.version
        return text
