"""HTTP connections: how many an address may have open, and how long a request may take to arrive.

Uvicorn has a timeout only for connections between two requests. Here everything that is not yet a
whole request has a deadline, so that slow or silent clients do not keep sockets and memory. Behind
proxies the connections are those of the proxies, so they are not counted.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Literal, Protocol, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from meeplewright.server import metrics
from meeplewright.server.costs import SECONDS_PER_BYTE
from meeplewright.server.rate_limits import network_of
from meeplewright.server.settings import Settings

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets was not compiled
    from websockets.utils import apply_mask

_LARGEST_HEAD: Final = 32_768  # bytes of a request line and its headers
_REFUSALS: Final = {
    408: ("connection-slow", b"HTTP/1.1 408 Request Timeout\r\n"),
    429: ("connection-many", b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\n"),
    431: ("connection-head", b"HTTP/1.1 431 Request Header Fields Too Large\r\n"),
}
"""The key that the metrics count, and the start of the answer."""
_CLOSING: Final = b"connection: close\r\ncontent-length: 0\r\n\r\n"

FRAME_SECONDS: Final = 2e-5  # of processor time for a frame that is no whole message
MESSAGE_SECONDS: Final = 30.0  # from the first byte of a message to its last
_MOST_FRAMES: Final = 100  # that are no whole messages, in the time below
_FRAMES_SECONDS: Final = 10.0
_PART: Final = 4_096  # bytes that are read before the limits are checked again

WIRE: Final = "meeplewright.wire"  # in the state of a connection's scope: its QuietWebSocket

Phase = Literal["head", "body", "answer"]


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
        key, start = _REFUSALS[status]
        metrics.REFUSED.labels(key).inc()
        if self.cycle is None or not self.cycle.response_started:
            self.transport.write(start + _CLOSING)
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


class MessageHandler(Protocol):
    """What takes the messages of a WebSocket instead of the application."""

    def received(self, text: bytes | None) -> None:
        """A message; None if it is binary."""

    def disconnected(self) -> None:
        """Nothing more comes. May be called several times."""

    def may_send(self) -> None:
        """The client has taken what was sent."""


class QuietWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket on which little happens costs little.

    The application accepts it and then hands it over to a handler, which is called for every
    message: the call of the application ends, so that no task, no queue and none of its layers stay
    in memory. Only a client from which nothing has come for a while is pinged. What a client sends
    after the end of a connection is not read, and no error of ours.

    Messages have a cost, which the handler knows. `charge` is told the cost of all other frames:
    pings, pongs and parts of messages. A client that sends many of them is closed, and so is one
    that does not finish a message.
    """

    handler: MessageHandler | None = None
    charge: Callable[[float], None] | None = None
    is_writable = True
    _heard_at = 0.0
    _frames = 0  # that are no whole messages, since then
    _frames_since = 0.0
    _half_timer: asyncio.TimerHandle | None = None
    _is_before_frame = False  # the parser waits for the first byte of a frame

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = self.conn.logger = _LOG

    # -- the handler --------------------------------------------------------------------------

    def hand_over(self, handler: MessageHandler) -> None:
        """From now on the handler gets the messages, those first that wait already."""
        self.handler = handler
        waiting, self.queue = self.queue, _NO_QUEUE
        self.writable = _ALWAYS
        self.scope = self.request = self.response = cast(Any, None)
        while not waiting.empty():
            message = cast(Any, waiting.get_nowait())
            if message["type"] == "websocket.disconnect":
                handler.disconnected()
            else:
                text = message.get("text")
                handler.received(None if text is None else text.encode())
        self.resume_messages()

    def pause_messages(self) -> None:
        """Read no more for now. What has been read already still comes."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume_messages(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def send_message(self, text: bytes) -> None:
        """Send a message; it is dropped if the connection is closing."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(_head_of_text(len(text)) + text)

    def close_with(self, code: int, reason: str) -> None:
        """Close it, and wait for a moment until the client has read everything."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            self.transport.close()
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume_messages()  # its answer
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def abort(self) -> None:
        """Close it without waiting for anything."""
        self.transport.abort()

    async def run_asgi(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("Exception in ASGI application")
        finally:
            self.send_500_response()  # unless there was a response
            if self.handler is None and self.close_timer is None:
                self.transport.close()

    # -- what happens to the connection -------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"][WIRE] = self

    def send_receive_event_to_app(self) -> None:
        self._forget_half()
        if self.handler is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return  # the handler is done
        if self.curr_msg_data_type == "text":
            self._receive_text(self.handler, data)
        else:
            self.handler.received(None)

    def _receive_text(self, handler: MessageHandler, data: bytes) -> None:
        if _is_utf8(data):
            handler.received(data)
        else:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._tell_disconnected()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_half()
        super().connection_lost(exc)
        self._tell_disconnected()

    def shutdown(self) -> None:
        super().shutdown()
        self._tell_disconnected()

    def handle_parser_exception(self) -> None:
        close = self.conn.close_sent
        if close is not None and close.code == CloseCode.MESSAGE_TOO_BIG:
            metrics.REFUSED.labels("table-message-too-large").inc()
        super().handle_parser_exception()

    def _tell_disconnected(self) -> None:
        if self.handler is not None:
            self.handler.disconnected()

    def pause_writing(self) -> None:
        self.is_writable = False
        super().pause_writing()

    def resume_writing(self) -> None:
        self.is_writable = True
        super().resume_writing()
        if self.handler is not None:
            self.handler.may_send()

    def data_received(self, data: bytes) -> None:
        self._heard_at = self.loop.time()
        if self.handler is not None and self._is_before_frame:
            text = self._whole_text(data)
            if text is not None:
                self._receive_text(self.handler, text)
                return
        self._parse(data)
        self._is_before_frame = _is_before_frame(self.conn)

    def _whole_text(self, data: bytes) -> bytes | None:
        """The text, if this is one frame with a whole message, as nearly everything is that clients
        send. The parser takes many times as long for it. All else is left to the parser: what is
        not valid, what is too large, and what comes after a close or inside of a message.
        """
        if len(data) > _PART or self.conn.state is not State.OPEN or self.transport.is_closing():
            return None
        if self.conn.current_size is not None or self.conn.extensions:
            return None
        most = self.conn.max_message_size
        text = _text_in(data)
        return None if text is None or (most is not None and len(text) > most) else text

    def _parse(self, data: bytes) -> None:
        for start in range(0, len(data), _PART):
            if self.transport.is_closing():
                return
            try:
                super().data_received(data[start : start + _PART])
            except InvalidState:  # it has closed the connection, and sent invalid text before that
                self.transport.close()
        self._watch_half()

    # -- frames that are no whole messages ----------------------------------------------------

    def handle_cont(self, event: Frame) -> None:
        self._count_frame(event)
        super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        self._count_frame(event)
        super().handle_pong(event)

    def handle_events(self) -> None:
        for event in self.conn.events:
            if isinstance(event, Frame) and event.opcode is Opcode.PING:
                self._count_frame(event)
        super().handle_events()

    def _count_frame(self, frame: Frame) -> None:
        now = self._heard_at
        if now - self._frames_since > _FRAMES_SECONDS:
            self._frames, self._frames_since = 0, now
        self._frames += 1
        if self.charge is not None:
            self.charge(FRAME_SECONDS + len(frame.data) * SECONDS_PER_BYTE)
        if self._frames == _MOST_FRAMES:
            self._refuse("connection-frames", "too many frames")

    def _watch_half(self) -> None:
        """Wait only so long for the rest of a message or a frame."""
        is_half = self.conn.current_size is not None or bool(self.conn.reader.buffer)
        if not is_half or self.transport.is_closing():
            self._forget_half()
        elif self._half_timer is None:
            self._half_timer = self.loop.call_later(MESSAGE_SECONDS, self._end_half)

    def _end_half(self) -> None:
        self._half_timer = None
        if self.read_paused:  # it is not the client that keeps us waiting
            self._watch_half()
        else:
            self._refuse("connection-slow", "message not finished")

    def _forget_half(self) -> None:
        if self._half_timer is not None:
            self._half_timer.cancel()
            self._half_timer = None

    def _refuse(self, key: str, reason: str) -> None:
        """Close it without waiting for the client."""
        if self.close_sent or self.transport.is_closing():
            return
        metrics.REFUSED.labels(key).inc()
        self.conn.fail(CloseCode.POLICY_VIOLATION, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    # -- pings --------------------------------------------------------------------------------

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


# Every connection that is opened or closed is a message of the libraries, without any facts.
_LOG: Final = logging.getLogger("uvicorn.error.websocket")
_LOG.setLevel(logging.WARNING)


class _NoQueue:
    """In place of the queue of messages for the application, which gets no more."""

    def put_nowait(self, message: object) -> None:
        pass


class _Always:
    """In place of the event for which the application waits before it sends."""

    def set(self) -> None:
        pass

    def clear(self) -> None:
        pass


_NO_QUEUE: Final = cast(Any, _NoQueue())
_ALWAYS: Final = cast(Any, _Always())


def _head_of_text(length: int) -> bytes:
    """The head of a whole text message (RFC 6455, section 5.2), as a server sends it."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def _text_in(data: bytes) -> bytes | None:
    """The text in exactly one masked frame of a whole message of less than 64 kB; None if this is
    something else.
    """
    if len(data) < 6 or data[0] != 0x81 or data[1] < 0x80:
        return None
    length, start = data[1] & 0x7F, 2
    if length == 127:
        return None
    if length == 126:
        length, start = int.from_bytes(data[2:4], "big"), 4
    if len(data) != start + 4 + length:
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])


def _is_before_frame(conn: ServerProtocol) -> bool:
    """Whether the parser has nothing of the next frame. It keeps what it has read of one in its own
    variables, so only the place where it waits tells.
    """
    waits: Any = conn.parser
    while waits.gi_yieldfrom is not None:
        waits = waits.gi_yieldfrom
    return waits.gi_code is StreamReader.at_eof.__code__


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
