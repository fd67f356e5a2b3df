"""HTTP connections: how many an address may have open, and how long a request may take to arrive.

Uvicorn has a timeout only for connections between two requests. Here everything that is not yet a
whole request has a deadline, so that slow or silent clients do not keep sockets and memory. Behind
proxies the connections are those of the proxies, so they are not counted.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.typing import BytesLike

from meeplewright.server.rate_limits import network_of
from meeplewright.server.settings import Settings

_LARGEST_HEAD: Final = 32_768  # bytes of a request line and its headers
_REFUSALS: Final = {
    408: b"HTTP/1.1 408 Request Timeout\r\n",
    429: b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\n",
    431: b"HTTP/1.1 431 Request Header Fields Too Large\r\n",
}
_CLOSING: Final = b"connection: close\r\ncontent-length: 0\r\n\r\n"

WIRE: Final = "meeplewright.wire"  # in the state of a connection's scope: its QuietWebSocket

Phase = Literal["head", "body", "answer"]
QuickAnswer = Callable[[BytesLike], bytes | None]
"""From a message to its answer; None if the message is to be read in the usual way."""


class OpenConnections:
    """The open HTTP connections of each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more; False if there are too many already."""
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class Deadlines(asyncio.Protocol):
    """Added to a protocol of uvicorn: limits of its connection."""

    settings: Settings
    opened: OpenConnections

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    cycle: Any  # of the last request whose head has arrived
    _address: str | None = None
    _timer: asyncio.TimerHandle | None = None
    _phase: Phase = "answer"
    _phase_of: Any = None  # the cycle when the phase began
    _head_bytes = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        if peer and not self.settings.proxies:
            address = network_of(str(peer[0]))
            if not self.opened.enter(address):
                self._refuse(429)
                return
            self._address = address
        self._begin("head")

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return  # we refused it, and the client still sends
        if self._phase == "head":
            self._head_bytes += len(data)
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self._end()  # it is a WebSocket now
            return
        if self.transport.is_closing():
            return
        phase = self._current_phase()
        if phase != self._phase or self.cycle is not self._phase_of:
            self._begin(phase)
        elif phase == "head" and self._head_bytes > _LARGEST_HEAD:
            self._refuse(431)

    def _is_receiving_body(self) -> bool:
        raise NotImplementedError

    def _current_phase(self) -> Phase:
        """What is still to come: the rest of a head, the rest of a body, or our answer."""
        if self._is_receiving_body():
            return "body"
        is_answering = self.cycle is not None and not self.cycle.response_complete
        return "answer" if is_answering else "head"

    def _begin(self, phase: Phase) -> None:
        self._cancel()
        self._phase, self._phase_of, self._head_bytes = phase, self.cycle, 0
        if phase != "answer":
            limits = self.settings.limits
            seconds = limits.head_seconds if phase == "head" else limits.body_seconds
            self._timer = self.loop.call_later(seconds, self._refuse, 408)

    def _refuse(self, status: int) -> None:
        """Close the connection; with a response, unless there was one to this request."""
        self._cancel()
        if self.transport.is_closing():
            return
        if self.cycle is None or not self.cycle.response_started:
            self.transport.write(_REFUSALS[status] + _CLOSING)
        self.transport.close()

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end(self) -> None:
        self._cancel()
        if self._address is not None:
            self.opened.leave(self._address)
            self._address = None


class LimitedH11(Deadlines, H11Protocol):
    """With the parser that is always installed."""

    def _is_receiving_body(self) -> bool:
        return self.conn.their_state is h11.SEND_BODY


class QuietWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket on which little happens costs little.

    Only a client from which nothing has come for a while is pinged. The application can answer a
    simple message without being called through all its layers. What a client sends after the end of
    a connection is not read, and no error of ours.
    """

    quick_answer: QuickAnswer | None = None  # the application sets it
    _heard_at = 0.0

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][WIRE] = self

    def handle_text(self, event: Frame) -> None:
        answer = None
        # What came before is answered before, and what waits to be sent is not overtaken.
        is_free = event.fin and self.queue.empty() and self.writable.is_set()
        if is_free and self.quick_answer is not None:
            answer = self.quick_answer(event.data)
        if answer is None:
            super().handle_text(event)
        else:
            self.conn.send_text(answer)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._heard_at = self.loop.time()
        try:
            super().data_received(data)
        except InvalidState:  # it has closed the connection, and sent invalid text before that
            self.transport.close()

    def schedule_ping(self) -> None:
        self.ping_timer = self.loop.call_later(self._until_ping(), self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        if self._until_ping() > 0:
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def _until_ping(self) -> float:
        assert self.ping_interval is not None
        return max(0.0, self._heard_at + self.ping_interval - self.loop.time())
