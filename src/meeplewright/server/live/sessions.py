"""A WebSocket session: one person at one table, looking from one seat at a time.

Identity and origin were checked before. Every message is answered or refused. A session changes
tables only through the hub.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from time import perf_counter

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.typing import BytesLike

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
from meeplewright.server.live.connection import Connection
from meeplewright.server.live.forms import chat_forms, dumps, table_form, you_form
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
) -> None:
    """Serve one client from accept to close. `token`: the hash of what proved the identity."""
    session = Session(websocket, hub, table_id, person_id, token)
    try:
        await websocket.accept()
        metrics.CONNECTIONS.inc()
        try:
            await session.run()
        finally:
            metrics.CONNECTIONS.dec()
    except (WebSocketDisconnect, OSError, RuntimeError) as gone:
        log.debug("client disconnected", extra={"why": type(gone).__name__})


class Disconnected(Exception):
    """The client closed the connection."""


class HelloFailed(Exception):
    """The session cannot begin, for this reason."""

    def __init__(self, error: TableError, code: int) -> None:
        super().__init__(code)
        self.error = error
        self.code = code


class Session:
    """One connection from accept to close."""

    def __init__(
        self,
        websocket: WebSocket,
        hub: Hub,
        table_id: str,
        person_id: str | None,
        token: str | None,
    ) -> None:
        limits = hub.settings.limits
        self.hub = hub
        self.table_id = table_id
        self.person_id = person_id
        self._token = token
        self._websocket = websocket
        self._limits = limits
        self._rate = RateLimit(limits.messages_per_second, limits.messages_burst)
        self._address = client_address(websocket.scope, hub.settings.proxies)
        self._answering = asyncio.Lock()  # held while a message is answered

    async def run(self) -> None:
        try:
            connection, table = await self.hub.costs.measure(self._address, self._begin)
        except HelloFailed as failed:
            await self._send(refusal(None, failed.error, None))
            await self._close(failed.code, failed.error.reason)
            return
        except Disconnected:
            return
        try:
            await self._exchange_messages(connection, table)
        finally:
            self.hub.presence.leave(connection, table)

    # -- hello --------------------------------------------------------------------------------

    async def _begin(self) -> tuple[Connection, LiveTable]:
        try:
            async with asyncio.timeout(self._limits.hello_seconds):
                hello = self._read(await self._receive())
            if not isinstance(hello, Hello):
                raise InvalidRequest.because("type", "table-hello-first")
            return await self._join(hello)
        except TimeoutError:
            late = InvalidRequest.because("hello", "table-hello-late")
            raise HelloFailed(late, CLOSE_NO_HELLO) from None
        except InvalidRequest as error:
            raise HelloFailed(error, CLOSE_MALFORMED) from None
        except TableError as error:
            raise HelloFailed(error, error.close or CLOSE_TRY_LATER) from None
        except StorageFault as fault:
            raise HelloFailed(paused_by(fault), CLOSE_TRY_LATER) from None

    async def _join(self, hello: Hello) -> tuple[Connection, LiveTable]:
        table = await self.hub.tables.fresh(self.table_id)
        await self.hub.access.check_view(table, self.person_id, hello.seat)
        since = table.version if hello.since is None else hello.since
        steps = await self.hub.views.steps_from_log(table, hello.seat, since)
        lines = await self.hub.chat.latest(table)
        # No await from here on: no step can fall between this message and the next ones.
        connection = Connection(table, self.person_id, hello.seat, self._token)
        self.hub.presence.join(connection, table)
        connection.queue(
            dumps(
                {
                    "type": "welcome",
                    "table": table_form(table.row, table.seats, self.person_id),
                    "you": you_form(table.seats, self.person_id),
                    "seat": hello.seat,
                    "version": table.version,
                    "presence": table.presence(),
                    "chat": chat_forms(lines),
                }
            )
        )
        if table.paused is not None:
            connection.queue(dumps({"type": "paused", "reason": table.paused.to_json()}))
        if table.version > 0:
            steps += [
                step
                for step in table.step_forms(hello.seat, since)
                if not steps or step["version"] > steps[-1]["version"]
            ]
            connection.queue(table.state_with(hello.seat, steps))
        connection.sent_version = table.version
        return connection, table

    # -- messages -----------------------------------------------------------------------------

    async def _exchange_messages(self, connection: Connection, table: LiveTable) -> None:
        """Read and send until either ends. An answer in progress is finished first."""
        sender = asyncio.create_task(self._send_all(connection))
        reader = asyncio.create_task(self._read_all(connection, table))
        connection.on_close = lambda: _cancel_later(sender)
        wire: QuietWebSocket | None = self._websocket.scope.get("state", {}).get(WIRE)
        if wire is not None:
            wire.quick_answer = partial(self._quick_answer, connection)
        try:
            await asyncio.wait({sender, reader}, return_when=asyncio.FIRST_COMPLETED)
            async with self._answering:
                reader.cancel()
        finally:
            if wire is not None:
                wire.quick_answer = None
            sender.cancel()
            reader.cancel()
            await asyncio.gather(sender, reader, return_exceptions=True)

    def _quick_answer(self, connection: Connection, data: BytesLike) -> bytes | None:
        """Most messages of quiet tables are pings. One that has to wait, or comes too often, is
        answered like everything else.
        """
        if data != PING or self._answering.locked() or not connection.is_idle:
            return None
        try:
            self._rate.spend("")
            self.hub.costs.check(self._address)
        except TooManyRequests:
            return None
        self.hub.costs.charge(self._address, PING_SECONDS)
        return PONG

    async def _send_all(self, connection: Connection) -> None:
        await connection.send_all(self._send)
        assert connection.closed_with is not None
        await self._close(*connection.closed_with)

    async def _read_all(self, connection: Connection, table: LiveTable) -> None:
        with contextlib.suppress(Disconnected):
            while connection.closed_with is None:
                answer = partial(self._answer, connection, table, await self._receive())
                async with self._answering:
                    await self.hub.costs.measure(self._address, answer)

    async def _answer(self, connection: Connection, table: LiveTable, text: str | None) -> None:
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
                connection.queue(dumps({"type": "why", "tag": message.tag, "reason": form}))
            case Visible():
                self.hub.presence.set_visible(connection, table, message.visible)
            case Ping():
                connection.queue(PONG.decode())
            case Hello():
                raise InvalidRequest.because("type", "table-hello-twice")

    async def _look(self, connection: Connection, table: LiveTable, seat: int | None) -> None:
        """Look from another seat. A pending state for the previous seat is not sent any more."""
        await self.hub.access.check_view(table, self.person_id, seat)
        connection.seat = seat
        if table.version > 0:
            connection.queue_state()

    # -- the connection -----------------------------------------------------------------------

    async def _receive(self) -> str | None:
        """The next text; None for a binary message."""
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise Disconnected
        text: str | None = message.get("text")
        return text

    def _read(self, text: str | None) -> ClientMessage:
        self._rate.spend("")
        self.hub.costs.check(self._address)
        if text is None:
            raise InvalidRequest.because("message", "table-not-text")
        data = text.encode("utf-8", "surrogatepass")
        add_bytes(len(data))
        if len(data) > self._limits.message_bytes:
            most = self._limits.message_bytes
            raise TooLarge.because("message", "table-message-too-large", most=most)
        value = read_json(data, self._limits.json_depth)
        try:
            return CLIENT.validate_python(value)
        except ValidationError as wrong:
            raise message_error(wrong.errors(include_url=False, include_context=False)[0]) from None

    async def _send(self, text: str) -> None:
        await self._websocket.send({"type": "websocket.send", "text": text})

    async def _close(self, code: int, reason: Reason) -> None:
        await self._websocket.close(code, reason.key)


def _cancel_later(sender: asyncio.Task[None]) -> None:
    """Do not wait for a client that was closed but does not read."""
    asyncio.get_running_loop().call_later(CLOSE_TIMEOUT, sender.cancel)


def acknowledgement(tag: str | int | None, version: int) -> str:
    return dumps({"type": "ack", "tag": tag, "version": version})


def refusal(tag: str | int | None, error: TableError | GameError, version: int | None) -> str:
    metrics.REFUSED.labels(error.reason.key).inc()
    message = {"type": "refused", "tag": tag, "reason": error.reason.to_json(), "version": version}
    retry_after = getattr(error, "retry_after", None)
    if retry_after is not None:
        message["retry_after"] = retry_after
    return dumps(message)
