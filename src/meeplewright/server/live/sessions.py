"""A WebSocket session: one person at one table, looking from one seat at a time.

Identity and origin were checked before. Every message is answered or refused. Most sessions only
wait, so a session that waits has no task: our own WebSocket (`connections.py`) calls it when
something comes. A session changes tables only through the hub.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Protocol

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from meeplewright.core.errors import GameError, Reason
from meeplewright.server import metrics
from meeplewright.server.connections import WIRE, QuietWebSocket
from meeplewright.server.costs import add_bytes
from meeplewright.server.errors import (
    InvalidRequest,
    StorageFault,
    TableError,
    TooLarge,
    TooManyRequests,
)
from meeplewright.server.live.connection import Connection, Wire
from meeplewright.server.live.forms import chat_forms, dumps_bytes, table_form, you_form
from meeplewright.server.live.hub import Hub
from meeplewright.server.live.messages import (
    CLIENT,
    CLOSE_MALFORMED,
    CLOSE_NO_HELLO,
    CLOSE_TOO_LARGE,
    CLOSE_TRY_LATER,
    Act,
    Answer,
    ClientMessage,
    Confirm,
    Draft,
    Hello,
    Look,
    Ping,
    Say,
    Takeback,
    Undraft,
    Visible,
    Why,
)
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.table_cache import paused_by
from meeplewright.server.rate_limits import RateLimit, client_address
from meeplewright.server.reading import read_json
from meeplewright.server.validation import message_error

LONGEST_WAIT = 2.0  # seconds; a client that sends too often waits at most this long
PING, PONG = b'{"type":"ping"}', b'{"type":"pong"}'  # as the page writes it, and the answer
PING_SECONDS = 5e-5  # of processor time for a quick answer
CLOSE_TIMEOUT = 10.0  # seconds for a client to read the reason of the close

log = logging.getLogger(__name__)


async def serve(
    websocket: WebSocket,
    hub: Hub,
    table_id: str,
    person_id: str | None,
    token: str | None = None,
    on_end: Callable[[], None] = lambda: None,
) -> None:
    """Accept one client and serve it. `token`: the hash of what proved the identity. `on_end` is
    called when the client has gone, which may be long after this has returned: our own WebSocket
    goes on without the application.
    """
    metrics.CONNECTIONS.inc()

    def end() -> None:
        metrics.CONNECTIONS.dec()
        on_end()

    wire: QuietWebSocket | None = websocket.scope.get("state", {}).get(WIRE)
    session = Session(hub, table_id, person_id, token, end)
    try:
        await websocket.accept()
        if await session.begin(websocket):
            if wire is None:
                await AsgiWire(websocket).serve(session)
            else:
                session.start(wire, wire.tasks)
                wire.hand_over(session)
    except (WebSocketDisconnect, OSError, RuntimeError) as gone:
        log.debug("client disconnected", extra={"why": type(gone).__name__})
    finally:
        if not session.is_open:
            session.end()


class Disconnected(Exception):
    """The client closed the connection."""


class HelloFailed(Exception):
    """The session cannot begin, for this reason."""

    def __init__(self, error: TableError, code: int) -> None:
        super().__init__(code)
        self.error = error
        self.code = code


class ClosableWire(Wire, Protocol):
    """A wire that can be closed at once, and from which messages can be held back."""

    def abort(self) -> None: ...

    def pause_messages(self) -> None: ...

    def resume_messages(self) -> None: ...


class Session:
    """One connection, from hello to its end. Between messages it is only called back: nothing waits
    in a task of its own.
    """

    __slots__ = (
        "_address",
        "_answering",
        "_connection",
        "_limits",
        "_on_end",
        "_rate",
        "_table",
        "_tasks",
        "_token",
        "_waiting",
        "_wire",
        "hub",
        "is_disconnected",
        "is_open",
        "person_id",
        "table_id",
    )

    def __init__(
        self,
        hub: Hub,
        table_id: str,
        person_id: str | None,
        token: str | None,
        on_end: Callable[[], None],
    ) -> None:
        limits = hub.settings.limits
        self.hub = hub
        self.table_id = table_id
        self.person_id = person_id
        self.is_open = False
        self.is_disconnected = False
        self._token = token
        self._limits = limits
        self._rate = RateLimit(limits.messages_per_second, limits.messages_burst)
        self._address = ""
        self._on_end: Callable[[], None] | None = on_end
        self._connection: Connection | None = None
        self._table: LiveTable | None = None
        self._wire: ClosableWire | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._answering: asyncio.Task[None] | None = None
        self._waiting: list[bytes | None] = []

    # -- from hello to the end ----------------------------------------------------------------

    async def begin(self, websocket: WebSocket) -> bool:
        """Read the hello and join the table. False: the client was refused, or has gone."""
        self._address = client_address(websocket.scope, self.hub.settings.proxies)
        try:
            await self.hub.costs.measure(self._address, partial(self._begin, websocket))
        except HelloFailed as failed:
            text = refusal(None, failed.error, None).decode()
            await websocket.send({"type": "websocket.send", "text": text})
            await websocket.close(failed.code, failed.error.reason.key)
            return False
        except Disconnected:
            return False
        return True

    def start(self, wire: ClosableWire, tasks: set[asyncio.Task[None]]) -> None:
        """Send what waits, and answer messages from now on, in tasks that the server waits for."""
        assert self._connection is not None
        self.is_open = True
        self._wire, self._tasks = wire, tasks
        self._connection.on_close = self._close_at_last
        self._connection.on_end = self.end_soon
        self._connection.open(wire)

    def end(self) -> None:
        """The client has gone. May be called several times."""
        self.is_open = False
        on_end, self._on_end = self._on_end, None
        if on_end is None:
            return
        if self._connection is not None and self._table is not None:
            self._connection.wire = None
            self.hub.presence.leave(self._connection, self._table)
        on_end()

    def end_soon(self) -> None:
        """End when the current message is answered."""
        self.is_disconnected = True
        self._waiting.clear()
        if self._answering is None:
            self.end()

    def _close_at_last(self) -> None:
        """Do not wait for a client that was closed but does not read."""
        asyncio.get_running_loop().call_later(CLOSE_TIMEOUT, self._abort)

    def _abort(self) -> None:
        if self.is_open and self._wire is not None:
            self._wire.abort()
            self.end_soon()

    # -- what the wire tells ------------------------------------------------------------------

    def received(self, text: bytes | None) -> None:
        """A message; None if it is binary. They are answered one after the other."""
        assert self._connection is not None and self._wire is not None
        if self.is_disconnected or self._connection.closed_with is not None:
            return
        if self._answering is not None:
            self._waiting.append(text)
            self._wire.pause_messages()
        elif not self._is_answered_at_once(text):
            self._answering = asyncio.create_task(self._answer_all(text))
            self._tasks.add(self._answering)
            self._answering.add_done_callback(self._tasks.discard)

    def disconnected(self) -> None:
        """Nothing more comes. What came before is still answered."""
        self.is_disconnected = True
        if self._connection is not None:
            self._connection.wire = None
        if self._answering is None:
            self.end()

    async def answered(self) -> None:
        """Wait until the current message is answered."""
        if self._answering is not None:
            await asyncio.wait({self._answering})

    def may_send(self) -> None:
        if self._connection is not None:
            self._connection.send_waiting()

    def _is_answered_at_once(self, text: bytes | None) -> bool:
        """Most messages of quiet tables are pings. One that has to wait, or comes too often, is
        answered like everything else.
        """
        if text != PING or self._connection is None or not self._connection.is_idle:
            return False
        try:
            self._rate.spend("")
            self.hub.costs.check(self._address)
        except TooManyRequests:
            return False
        self.hub.costs.charge(self._address, PING_SECONDS)
        self._connection.queue(PONG)
        return True

    async def _answer_all(self, text: bytes | None) -> None:
        """Answer this message, and those that come meanwhile."""
        connection, table, wire = self._connection, self._table, self._wire
        assert connection is not None and table is not None and wire is not None
        try:
            await self._answer_measured(connection, table, text)
            while self._waiting and connection.closed_with is None:
                await self._answer_measured(connection, table, self._waiting.pop(0))
        finally:
            self._answering = None
            if self.is_disconnected:
                self.end()
            else:
                wire.resume_messages()

    async def _answer_measured(
        self, connection: Connection, table: LiveTable, text: bytes | None
    ) -> None:
        await self.hub.costs.measure(self._address, partial(self._answer, connection, table, text))

    # -- hello --------------------------------------------------------------------------------

    async def _begin(self, websocket: WebSocket) -> None:
        try:
            async with asyncio.timeout(self._limits.hello_seconds):
                hello = self._read(await receive(websocket))
            if not isinstance(hello, Hello):
                raise InvalidRequest.because("type", "table-hello-first")
            await self._join(hello)
        except TimeoutError:
            late = InvalidRequest.because("hello", "table-hello-late")
            raise HelloFailed(late, CLOSE_NO_HELLO) from None
        except InvalidRequest as error:
            raise HelloFailed(error, CLOSE_MALFORMED) from None
        except TableError as error:
            raise HelloFailed(error, error.close or CLOSE_TRY_LATER) from None
        except StorageFault as fault:
            raise HelloFailed(paused_by(fault), CLOSE_TRY_LATER) from None

    async def _join(self, hello: Hello) -> None:
        table = await self.hub.tables.fresh(self.table_id)
        await self.hub.access.check_view(table, self.person_id, hello.seat)
        since = table.version if hello.since is None else hello.since
        steps = await self.hub.views.steps_from_log(table, hello.seat, since)
        lines = await self.hub.chat.latest(table)
        # No await from here on: no step can fall between this message and the next ones.
        connection = Connection(table, self.person_id, hello.seat, self._token)
        self.hub.presence.join(connection, table)
        connection.queue(
            dumps_bytes(
                {
                    "type": "welcome",
                    "table": table_form(table.current_row(), table.seats, self.person_id),
                    "you": you_form(table.seats, self.person_id),
                    "seat": hello.seat,
                    "version": table.version,
                    "presence": table.presence(),
                    "chat": chat_forms(lines),
                }
            )
        )
        if table.paused is not None:
            connection.queue(dumps_bytes({"type": "paused", "reason": table.paused.to_json()}))
        if table.version > 0:
            steps += [
                step
                for step in table.step_forms(hello.seat, since)
                if not steps or step["version"] > steps[-1]["version"]
            ]
            connection.queue(table.state_with(hello.seat, steps))
        connection.sent_version = table.version
        self._connection, self._table = connection, table

    # -- messages -----------------------------------------------------------------------------

    async def _answer(self, connection: Connection, table: LiveTable, text: bytes | None) -> None:
        """Answer one message. Catches every error of a message."""
        began = perf_counter()
        tag: str | int | None = None
        try:
            message = self._read(text)
            tag = getattr(message, "tag", None)
            await self._handle(connection, table, message, began)
        except TooLarge as error:
            connection.close(CLOSE_TOO_LARGE, error.reason)
        except TooManyRequests as error:
            connection.queue(refusal(tag, error, table.version))
            await asyncio.sleep(min(error.retry_after or 0, LONGEST_WAIT))
        except (TableError, GameError) as error:
            connection.queue(refusal(tag, error, table.version))
        except StorageFault as fault:
            connection.queue(refusal(tag, paused_by(fault), table.version))
        except Exception:
            log.exception("message failed", extra={"table": table.id})
            connection.close(1011, Reason("server", "table-fault"))

    async def _handle(
        self, connection: Connection, table: LiveTable, message: ClientMessage, began: float
    ) -> None:
        match message:
            case Act():
                version = await self.hub.play.act(
                    table, self.person_id, connection.seat, message.version, message.do
                )
                connection.queue(acknowledgement(message.tag, version))
                metrics.ACK_SECONDS.observe(perf_counter() - began)
            case Draft():
                version = await self.hub.drafts.add(
                    table,
                    self.person_id,
                    connection.seat,
                    message.version,
                    message.drafted,
                    message.do,
                )
                connection.queue(acknowledgement(message.tag, version))
            case Undraft():
                version = await self.hub.drafts.cut(
                    table, self.person_id, connection.seat, message.version, message.to
                )
                connection.queue(acknowledgement(message.tag, version))
            case Confirm():
                version = await self.hub.drafts.confirm(
                    table, self.person_id, connection.seat, message.version, message.drafted
                )
                connection.queue(acknowledgement(message.tag, version))
                metrics.ACK_SECONDS.observe(perf_counter() - began)
            case Takeback():
                version = await self.hub.play.take_back(
                    table, self.person_id, connection.seat, message.version, message.to
                )
                connection.queue(acknowledgement(message.tag, version))
            case Answer():
                version = await self.hub.play.answer(
                    table, self.person_id, connection.seat, message.agree
                )
                connection.queue(acknowledgement(message.tag, version))
            case Say():
                await self.hub.chat.say(table, self.person_id, message.text)
                connection.queue(acknowledgement(message.tag, table.version))
            case Look():
                await self._look(connection, table, message.seat)
            case Why():
                reason = await self.hub.play.why_not(
                    table, self.person_id, connection.seat, message.do
                )
                form = None if reason is None else reason.to_json()
                connection.queue(dumps_bytes({"type": "why", "tag": message.tag, "reason": form}))
            case Visible():
                self.hub.presence.set_visible(connection, table, message.visible)
            case Ping():
                connection.queue(PONG)
            case Hello():
                raise InvalidRequest.because("type", "table-hello-twice")

    async def _look(self, connection: Connection, table: LiveTable, seat: int | None) -> None:
        """Look from another seat. A pending state for the previous seat is not sent any more."""
        await self.hub.access.check_view(table, self.person_id, seat)
        connection.seat = seat
        if table.version > 0:
            connection.queue_state()

    # -- the connection -----------------------------------------------------------------------

    def _read(self, data: bytes | None) -> ClientMessage:
        self._rate.spend("")
        self.hub.costs.check(self._address)
        if data is None:
            raise InvalidRequest.because("message", "table-not-text")
        add_bytes(len(data))
        if len(data) > self._limits.message_bytes:
            most = self._limits.message_bytes
            raise TooLarge.because("message", "table-message-too-large", most=most)
        value = read_json(data, self._limits.json_depth)
        try:
            return CLIENT.validate_python(value)
        except ValidationError as wrong:
            raise message_error(wrong.errors(include_url=False, include_context=False)[0]) from None


class AsgiWire:
    """The WebSocket of any other server: the application is called for as long as it is open."""

    def __init__(self, websocket: WebSocket) -> None:
        self.is_writable = True
        self._websocket = websocket
        self._to_send: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue()
        self._sends: asyncio.Task[None] | None = None

    async def serve(self, session: Session) -> None:
        """Let the session have all messages, until either ends."""
        session.start(self, set())
        reads = asyncio.create_task(self._read_all(session))
        self._sends = asyncio.create_task(self._send_all(session))
        try:
            await asyncio.wait({reads, self._sends}, return_when=asyncio.FIRST_COMPLETED)
            session.disconnected()
            await session.answered()
        finally:
            reads.cancel()
            self._sends.cancel()
            await asyncio.gather(reads, self._sends, return_exceptions=True)

    async def _read_all(self, session: Session) -> None:
        with contextlib.suppress(Disconnected):
            while True:
                session.received(await receive(self._websocket))
                await session.answered()

    async def _send_all(self, session: Session) -> None:
        while isinstance(item := await self._to_send.get(), bytes):
            await self._websocket.send({"type": "websocket.send", "text": item.decode()})
            self.is_writable = True
            session.may_send()
        await self._websocket.close(*item)

    def send_message(self, text: bytes) -> None:
        self.is_writable = False
        self._to_send.put_nowait(text)

    def close_with(self, code: int, reason: str) -> None:
        self._to_send.put_nowait((code, reason))

    def abort(self) -> None:
        if self._sends is not None:
            self._sends.cancel()

    def pause_messages(self) -> None:
        """They are read one by one."""

    def resume_messages(self) -> None:
        """They are read one by one."""


async def receive(websocket: WebSocket) -> bytes | None:
    """The next message; None if it is binary."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise Disconnected
    text: str | None = message.get("text")
    return None if text is None else text.encode("utf-8", "surrogatepass")


def acknowledgement(tag: str | int | None, version: int) -> bytes:
    return dumps_bytes({"type": "ack", "tag": tag, "version": version})


def refusal(tag: str | int | None, error: TableError | GameError, version: int | None) -> bytes:
    metrics.REFUSED.labels(error.reason.key).inc()
    message = {"type": "refused", "tag": tag, "reason": error.reason.to_json(), "version": version}
    retry_after = getattr(error, "retry_after", None)
    if retry_after is not None:
        message["retry_after"] = retry_after
    return dumps_bytes(message)
