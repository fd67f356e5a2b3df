"""Connections with half a request, too many of them, and bytes that are no text."""

import asyncio
import base64
import json
import os
import resource
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from meeplewright.server import connections, metrics
from meeplewright.server.app import create_app
from meeplewright.server.connections import (
    FRAME_SECONDS,
    LimitedH11,
    QuietWebSocket,
    _head_of_text,
)
from meeplewright.server.costs import CostLimit
from meeplewright.server.http.logs import is_wanted
from meeplewright.server.live.sessions import Session
from meeplewright.server.serve import configure, protocol_class, raise_file_limit
from meeplewright.server.settings import Settings
from tests.conftest import only_in_full
from tests.server.client import guest
from tests.server.in_process import serve_in_process
from tests.server.running import PROGRAM, serving

pytestmark = pytest.mark.anyio

PATIENCE = 120.0  # seconds; only against a deadlock
HALF_HEAD = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Half"
HALF_BODY = (
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b'Content-Length: 2000\r\n\r\n{"name": "'
)
PROBE = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture(params=["h11", "httptools"])
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server reads requests with this parser."""
    if request.param == "h11":
        monkeypatch.setitem(sys.modules, "meeplewright.server.quick_connections", None)
    else:
        pytest.importorskip("httptools")
    assert issubclass(protocol_class(Settings()), LimitedH11) is (request.param == "h11")


both_parsers = pytest.mark.usefixtures("parser")


class Wire:
    """One connection, from an address of this machine."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    def send(self, data: bytes) -> None:
        self._writer.write(data)

    async def status(self) -> int:
        """The status of the next answer; 0 if the connection ends without one."""
        async with asyncio.timeout(PATIENCE):
            try:
                line = await self._reader.readline()
            except ConnectionError:
                return 0
        return int(line.split()[1]) if line else 0

    async def until(self, mark: bytes) -> None:
        """Wait for this."""
        async with asyncio.timeout(PATIENCE):
            await self._reader.readuntil(mark)

    async def rest(self) -> bytes:
        """Everything until the server closes the connection."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self._reader.read()
            except ConnectionError:
                return b""


@asynccontextmanager
async def wire(url: str, source: str = "127.0.0.1") -> AsyncIterator[Wire]:
    port = int(url.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    try:
        yield Wire(reader, writer)
    finally:
        writer.close()


async def answers(url: str) -> bool:
    async with wire(url) as probe:
        probe.send(PROBE)
        return await probe.status() == 200


@both_parsers
async def test_half_a_request_ends_after_a_while(sqlite_url: str) -> None:
    quick = {"head_seconds": 0.2, "body_seconds": 0.2}
    async with serve_in_process(sqlite_url, limits=quick) as (url, app):
        for half in (b"", b"\r\n", HALF_HEAD, HALF_BODY):
            async with wire(url) as slow:
                slow.send(half)
                at_once = (400,) if half == b"\r\n" else ()  # h11 does not wait for more
                assert await slow.status() in (408, *at_once), half
                await slow.rest()
        assert app.state.half_bodies.total == 0


@only_in_full
@both_parsers
async def test_half_a_request_after_a_whole_one_ends_too(sqlite_url: str) -> None:
    quick = {"head_seconds": 0.2}
    async with serve_in_process(sqlite_url, limits=quick) as (url, _), wire(url) as slow:
        slow.send(PROBE + HALF_HEAD)
        assert await slow.status() == 200
        await slow.rest()


@both_parsers
async def test_a_refused_body_that_never_ends_is_not_waited_for(sqlite_url: str) -> None:
    quick = {"body_seconds": 0.2}
    async with serve_in_process(sqlite_url, limits=quick) as (url, _), wire(url) as slow:
        slow.send(HALF_BODY.replace(b"/api/me", b"/api/tables"))
        assert await slow.status() == 401
        slow.send(b"more")
        await slow.rest()


@both_parsers
async def test_a_request_that_arrives_in_pieces_is_answered(sqlite_url: str) -> None:
    async with serve_in_process(sqlite_url) as (url, _), wire(url) as slow:
        body = b'{"name": "Ada"}'
        head = HALF_BODY.partition(b"\r\n\r\n")[0].replace(b"2000", b"%d" % len(body))
        for byte in head + b"\r\n\r\n" + body:
            slow.send(bytes([byte]))
            await asyncio.sleep(0)
        assert await slow.status() == 201


@both_parsers
async def test_a_head_without_end_is_refused(sqlite_url: str) -> None:
    async with serve_in_process(sqlite_url) as (url, _), wire(url) as long:
        long.send(HALF_HEAD)
        for _ in range(20):
            long.send(b"x" * 4_000)
            await asyncio.sleep(0)
        assert await long.status() in (0, 400, 431)  # 0: closed before the answer was read


@both_parsers
async def test_an_address_opens_only_so_many_connections(sqlite_url: str) -> None:
    few = {"http_connections_per_address": 3}
    async with serve_in_process(sqlite_url, limits=few) as (url, _), AsyncExitStack() as stack:
        for _ in range(3):
            kept = await stack.enter_async_context(wire(url, "127.0.0.2"))
            kept.send(PROBE)
            assert await kept.status() == 200
        async with wire(url, "127.0.0.2") as one_more:
            assert await one_more.status() == 429
        assert await answers(url)  # from another address
        await stack.aclose()
        async with asyncio.timeout(PATIENCE):
            while True:  # until the server has noticed
                async with wire(url, "127.0.0.2") as again:
                    again.send(PROBE)
                    if await again.status() == 200:
                        break


HALVES = (b"", HALF_HEAD, HALF_BODY)


@both_parsers
async def test_many_half_requests_hold_little(sqlite_url: str) -> None:
    few = {"http_connections_per_address": 50}
    async with serve_in_process(sqlite_url, limits=few) as (url, app), AsyncExitStack() as stack:
        for number in range(60):
            slow = await stack.enter_async_context(wire(url, f"127.0.0.{2 + number % 5}"))
            slow.send(HALVES[number % 3])
        assert await answers(url)
        assert app.state.half_bodies.total <= 20 * len(HALF_BODY)


LOW_LIMIT = ("sh", "-c", 'ulimit -S -n 256; exec "$0" "$@"')  # of open files, for what follows


@pytest.fixture
def many_files() -> Iterator[None]:
    """The tests may open as many files as the system allows."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    if before[1] != resource.RLIM_INFINITY and before[1] < 4_000:
        pytest.skip("too few open files are allowed here")
    raise_file_limit()
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


@only_in_full
@pytest.mark.skipif(sys.platform != "linux", reason="reads the open files in /proc")
@pytest.mark.usefixtures("many_files")
async def test_many_half_requests_leave_others_answered(tmp_path: Path, sqlite_url: str) -> None:
    """1,300, which is more than a process may usually have open files, with the usual limits."""
    async with (
        serving(tmp_path, sqlite_url, limits={}, program=(*LOW_LIMIT, *PROGRAM)) as server,
        AsyncExitStack() as stack,
    ):
        most = 0
        for number in range(1_300):
            source = f"127.0.0.{2 + number % 5}"
            slow = await stack.enter_async_context(wire(server.url, source))
            slow.send(HALVES[number % 3])
            if number % 50 == 49:
                assert await answers(server.url)
                most = max(most, len(os.listdir(f"/proc/{server.pid}/fd")))
        assert most > 1_024, "some may have ended meanwhile, but not so many"
        assert await answers(server.url)
        await stack.aclose()
        await server.stop()
        assert not server.faults()


async def test_bodies_of_strangers_leave_room_for_others(sqlite_url: str) -> None:
    """Eight addresses without an identity send as much as all may hold, slowly."""
    size = 20_000
    limits = {"half_bodies_bytes": 8 * size, "half_bodies_bytes_per_address": size}
    head = HALF_BODY.partition(b"Content-Length")[0].replace(b"/api/me", b"/api/analyses")
    async with serve_in_process(sqlite_url, limits=limits) as (url, app), AsyncExitStack() as stack:
        for number in range(8):
            slow = await stack.enter_async_context(wire(url, f"127.0.0.{2 + number}"))
            slow.send(head + b"Content-Length: %d\r\n\r\n" % (size + 1) + b"x" * size)
        async with asyncio.timeout(PATIENCE):
            while app.state.half_bodies.total < 4 * size:
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)  # for what else would get in
        async with wire(url) as other:
            other.send(HALF_BODY.replace(b"2000", b"15") + b'Ada"}')
            assert await other.status() == 201


# -- identity ---------------------------------------------------------------------------------


async def test_who_logs_out_is_disconnected(sqlite_url: str) -> None:
    async with (
        serve_in_process(sqlite_url) as (url, _),
        await guest(url, "Ada") as ada,
        await guest(url, "Bob") as bob,
    ):
        table = await ada.open_table("carcassonne", [{"kind": "me"}, {"kind": "open"}])
        address = f"{url.replace('http', 'ws')}/api/tables/{table}/play"
        async with (
            connect(address, additional_headers=ada.headers) as hers,
            connect(address, additional_headers=bob.headers) as his,
        ):
            for client in (hers, his):
                await client.send('{"type":"hello"}')
                assert "welcome" in await client.recv()
            assert (await ada.ask("POST", "/me/leave")).status_code == 204
            async with asyncio.timeout(PATIENCE):
                await hers.wait_closed()
            assert hers.close_code == 4401
            await his.send('{"type":"ping"}')
            async with asyncio.timeout(PATIENCE):
                while "pong" not in str(await his.recv()):
                    pass


# -- frames -----------------------------------------------------------------------------------


def frame(opcode: int, data: bytes) -> bytes:
    """A frame of a client, with a mask of zeros."""
    return bytes([0x80 | opcode, 0x80 | len(data)]) + b"\0\0\0\0" + data


def upgrade(path: bytes) -> bytes:
    key = base64.b64encode(b"0123456789abcdef")
    return (
        b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
        + key
        + b"\r\n\r\n"
    )


CONTINUATION, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
PLAY = b"/api/tables/" + b"a" * 22 + b"/play"
NO_TEXT = frame(TEXT, b"\xff\xfe")
END = frame(CLOSE, b"\x03\xe8")


POLICY = (1008).to_bytes(2, "big")  # the code of a close that is the client's fault
FLOODS = {
    "pings": frame(PING, b""),
    "pongs": frame(PONG, b"x"),
    "parts": bytes([CONTINUATION]) + frame(CONTINUATION, b"")[1:],  # not the last one
}


@pytest.mark.parametrize("kind", FLOODS)
async def test_many_frames_that_are_no_messages_end_the_connection(
    sqlite_url: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    spent: list[float] = []
    monkeypatch.setattr(CostLimit, "charge", lambda limit, address, cost: spent.append(cost))
    before = refused("connection-frames")
    async with serve_in_process(sqlite_url) as (url, _), wire(url) as client:
        client.send(upgrade(PLAY))
        assert await client.status() == 101
        client.send(bytes([TEXT]) + frame(TEXT, b"{")[1:])
        await asyncio.sleep(0.1)  # the application has begun
        client.send(FLOODS[kind] * 5_000)
        said = await client.rest()
        assert POLICY in said[-30:] and len(said) < 2_000
    assert refused("connection-frames") == before + 1
    assert 99 <= len(spent) < 1_000 and min(spent) >= FRAME_SECONDS


async def test_a_few_pings_are_answered(sqlite_url: str) -> None:
    async with serve_in_process(sqlite_url) as (url, _), wire(url) as client:
        client.send(upgrade(PLAY))
        assert await client.status() == 101
        client.send(frame(PING, b"ping!") * 50 + END)
        assert (await client.rest()).count(b"ping!") == 50


HALF_MESSAGES = {
    "a part": bytes([TEXT]) + frame(TEXT, b'{"type":')[1:],
    "a piece of a frame": frame(TEXT, b'{"type":"hello"}')[:-3],
    "one byte": frame(TEXT, b"")[:1],
}


@pytest.mark.parametrize("half", HALF_MESSAGES)
async def test_half_a_message_ends_after_a_while(
    sqlite_url: str, half: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MESSAGE_SECONDS", 0.3)
    async with serve_in_process(sqlite_url) as (url, _), wire(url) as client:
        client.send(upgrade(PLAY))
        assert await client.status() == 101
        client.send(HALF_MESSAGES[half])
        await asyncio.sleep(0.1)
        client.send(frame(PING, b"") if half == "a part" else b"")  # no progress
        assert POLICY in await client.rest()


async def test_a_message_that_is_finished_in_time_has_no_deadline(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MESSAGE_SECONDS", 1.0)
    async with serve_in_process(sqlite_url) as (url, _), await guest(url, "Ada") as ada:
        table = await ada.open_table("carcassonne", [{"kind": "me"}, {"kind": "open"}])
        async with wire(url) as client:
            client.send(upgrade(PLAY.replace(b"a" * 22, table.encode())))
            assert await client.status() == 101
            whole = frame(TEXT, b'{"type":"hello"}') + frame(TEXT, b'{"type":"ping"}')
            for byte in whole:
                client.send(bytes([byte]))
                await asyncio.sleep(0)
            await client.until(b"pong")
            await asyncio.sleep(1.3)
            client.send(frame(TEXT, b'{"type":"ping"}'))
            await client.until(b"pong")


# -- metrics ----------------------------------------------------------------------------------


def refused(key: str) -> float:
    """How often this was refused so far."""
    return metrics.REGISTRY.get_sample_value("meeplewright_refused_total", {"key": key}) or 0.0


@both_parsers
async def test_refused_connections_are_counted(sqlite_url: str) -> None:
    keys = ("connection-slow", "connection-many", "connection-head", "table-message-too-large")
    before = {key: refused(key) for key in keys}
    limits = {"head_seconds": 0.2, "http_connections_per_address": 1}
    async with serve_in_process(sqlite_url, limits=limits) as (url, _):
        async with wire(url, "127.0.0.2") as slow, wire(url, "127.0.0.2") as one_more:
            assert await one_more.status() == 429
            assert await slow.status() == 408
        async with wire(url, "127.0.0.3") as long:
            long.send(HALF_HEAD + b"x" * 40_000)
            await long.rest()
        async with wire(url, "127.0.0.4") as client:
            client.send(upgrade(PLAY))
            assert await client.status() == 101
            client.send(bytes([0x81, 0xFF]) + (16_385).to_bytes(8, "big") + b"\0\0\0\0")
            await client.rest()
    assert {key: refused(key) - before[key] for key in keys} == dict.fromkeys(keys, 1)


# -- no text ----------------------------------------------------------------------------------


FRAMES = [
    [NO_TEXT],
    [NO_TEXT + END],
    [END + NO_TEXT],
    [NO_TEXT, NO_TEXT, b"\xff" * 100],
    [END, frame(TEXT, b"{}"), b"\xff" * 100],
    [frame(CLOSE, b"\x03\xe8\xff\xff"), frame(PING, b"x")],
    [b"\xff" * 10, b"\xff" * 100],
    [frame(TEXT, b'{"type":"hello","since":null,"seat":null}'), NO_TEXT + END],
]
LAST = b"Host: localhost\r\nConnection: close\r\n\r\n"
REQUESTS = [
    upgrade(b"/api/tables/\xff\xfe/play"),
    upgrade(b"/api/tables/%ff%fe/play"),
    upgrade(b"/api/tables/%00/play"),
    upgrade(PLAY + b"?\xff"),
    upgrade(PLAY).replace(b"Host:", b"Cookie: meeplewright=\xff\xfe\r\nHost:"),
    b"GET /api/tables/\xff HTTP/1.1\r\n" + LAST,
    b"GET /api/tables/%ff%00 HTTP/1.1\r\n" + LAST,
    b"GET /api/me?\xff=%ff HTTP/1.1\r\n" + LAST,
    b"GET /api/me HTTP/1.1\r\nCookie: meeplewright=\xff\r\nAuthorization: Bearer \xff\r\n" + LAST,
    b"\xff\xfe\xfd\r\n\r\n",
    b"GET /healthz HTTP/1.1\r\n" + LAST + b"\xff" * 1000,
]


@both_parsers
async def test_bytes_that_are_no_text_are_no_error_of_ours(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with serve_in_process(sqlite_url) as (url, _):
        for frames in FRAMES:
            async with wire(url) as client:
                client.send(upgrade(PLAY))
                assert await client.status() == 101
                for data in frames:
                    client.send(data)
                    await asyncio.sleep(0.01)
                await client.rest()
            assert faults(caplog) == [], frames
        assert await answers(url)


@both_parsers
async def test_requests_that_are_no_text_are_no_error_of_ours(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with serve_in_process(sqlite_url) as (url, _):
        for sent in REQUESTS:
            async with wire(url) as client:
                client.send(sent)
                await client.status()
                if b"Upgrade" in sent:
                    client.send(END)
                client.send(b"\xff" * 100)
                await client.rest()
            assert faults(caplog) == [], sent
        assert await answers(url)


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the server would have logged as an error."""
    return [
        record.getMessage()
        for record in caplog.records
        if record.levelname in ("ERROR", "CRITICAL") and is_wanted(record)
    ]


async def test_the_server_may_open_many_files() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        raise_file_limit()
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert soft == min(65_536, hard) or hard == resource.RLIM_INFINITY
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


class Timers:
    """A loop whose time a test sets."""

    def __init__(self) -> None:
        self.now = 0.0
        self._waiting: list[tuple[float, Callable[[], None]]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, call: Callable[[], None]) -> None:
        self._waiting.append((self.now + delay, call))

    def pass_to(self, end: float) -> None:
        while due := [timer for timer in self._waiting if timer[0] <= end]:
            first = min(due, key=lambda timer: timer[0])
            self._waiting.remove(first)
            self.now = first[0]
            first[1]()
        self.now = end


class OpenTransport:
    def is_closing(self) -> bool:
        return False


async def test_only_a_silent_client_is_pinged(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page sends a message every 20 seconds: it needs no pings besides."""
    timers = Timers()
    pinged: list[float] = []
    base = WebSocketsSansIOProtocol
    monkeypatch.setattr(base, "data_received", lambda wire, data: None)
    monkeypatch.setattr(base, "send_keepalive_ping", lambda wire: pinged.append(timers.now))
    settings = Settings(database=sqlite_url)
    config = configure(create_app(settings), settings)
    wire = QuietWebSocket(config, ServerState(), {}, cast(Any, timers))
    wire.transport = cast(Any, OpenTransport())
    wire.data_received(b"the request")
    wire.start_keepalive()
    for second in range(20, 220, 20):
        timers.pass_to(second)
        wire.data_received(b"a message")
    assert pinged == []
    timers.pass_to(300)
    assert pinged == [200 + (config.ws_ping_interval or 0)]


async def test_a_ping_is_answered_without_a_task(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[bytes | None] = []
    answer = Session._answer

    async def noted(session: Session, connection: Any, table: Any, text: bytes | None) -> None:
        read.append(text)
        await answer(session, connection, table, text)

    monkeypatch.setattr(Session, "_answer", noted)
    async with serve_in_process(sqlite_url) as (url, _), await guest(url, "Ada") as ada:
        table = await ada.open_table("carcassonne", [{"kind": "me"}, {"kind": "open"}])
        address = f"{url.replace('http', 'ws')}/api/tables/{table}/play"
        async with connect(address) as wire:
            await wire.send('{"type":"hello"}')
            assert "welcome" in await wire.recv()
            for text in ('{"type":"ping"}', '{"type": "ping"}'):
                await wire.send(text)
                assert await wire.recv() == '{"type":"pong"}'
        assert read == [b'{"type": "ping"}'], "the page writes it without a space"


def tasks_of_sessions() -> list[str]:
    """What the server still runs for connections."""
    names = (getattr(task.get_coro(), "__qualname__", "") for task in asyncio.all_tasks())
    return [name for name in names if name.startswith(("Session.", "QuietWebSocket."))]


async def test_a_client_that_waits_has_no_task(sqlite_url: str) -> None:
    async with serve_in_process(sqlite_url) as (url, _), await guest(url, "Ada") as ada:
        table = await ada.open_table("carcassonne", [{"kind": "me"}, {"kind": "open"}])
        async with connect(f"{url.replace('http', 'ws')}/api/tables/{table}/play") as wire:
            await wire.send('{"type":"hello"}')
            assert "welcome" in await wire.recv()
            async with asyncio.timeout(PATIENCE):
                while tasks_of_sessions():
                    await asyncio.sleep(0)
            await wire.send('{"type": "ping"}')
            assert await wire.recv() == '{"type":"pong"}'


async def test_what_comes_together_is_answered_in_order(sqlite_url: str) -> None:
    """Also what comes before the hello is answered, and while another message is."""
    async with serve_in_process(sqlite_url) as (url, app), await guest(url, "Ada") as ada:
        table = await ada.open_table("carcassonne", [{"kind": "me"}, {"kind": "open"}])
        async with connect(f"{url.replace('http', 'ws')}/api/tables/{table}/play") as wire:
            await wire.send('{"type":"hello"}')
            for tag in range(6):
                await wire.send(f'{{"type":"why","do":{{}},"tag":{tag}}}')
            heard = [json.loads(await wire.recv()) for _ in range(7)]
            assert heard[0]["type"] == "welcome"
            assert [form["tag"] for form in heard[1:]] == list(range(6))
            assert app.state.context.connected.total() == 1
        async with asyncio.timeout(PATIENCE):
            while app.state.context.connected or app.state.hub.tables.loaded(table).connections:
                await asyncio.sleep(0.01)


class HeardAndSent:
    """What a handler heard and what was sent, in order. It is handler and transport at once."""

    def __init__(self) -> None:
        self.all: list[Any] = []
        self.is_closed = False

    def received(self, text: bytes | None) -> None:
        self.all.append(("received", text))

    def disconnected(self) -> None:
        self.all.append("disconnected")

    def write(self, data: bytes) -> None:
        self.all.append(("sent", bytes(data)))

    def close(self) -> None:
        self.all.append("closed")
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed


MOST = 300  # bytes of a message


def some_frame(rng: Random) -> bytes:
    """A frame as clients send them, or as none should."""
    text = "ő{}x".encode() * rng.choice((0, 1, 20, 25, 26, 60, 63))
    kinds = {
        "text": (0x81, text),
        "too long": (0x81, b"x" * rng.choice((MOST, MOST + 1, 4_090, 5_000))),
        "no text": (0x81, b"\xff" + text),
        "half a letter": (0x81, text + b"\xc5"),
        "binary": (0x82, text),
        "first part": (0x01, text[:5]),
        "next part": (0x00, b"x"),
        "last part": (0x80, b"y"),
        "ping": (0x89, b"p"),
        "pong": (0x8A, b""),
        "close": (0x88, b"\x03\xe8"),
        "reserved bit": (0xC1, text),
        "unknown": (0x83, text),
    }
    usual = ["text"] * 20 + ["ping", "pong", "binary"]
    head, data = kinds[rng.choice(usual if rng.random() < 0.9 else list(kinds))]
    mask = rng.randbytes(4)
    body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))
    if rng.random() < 0.02:
        return bytes((head, min(len(data), 125))) + data[:125]  # without a mask
    length = 126 if len(data) > 125 or rng.random() < 0.1 else len(data)
    more = len(data).to_bytes(2, "big") if length == 126 else b""
    return bytes((head, 0x80 | length)) + more + mask + body


def pieces(rng: Random) -> list[bytes]:
    """Frames, mostly one at a time, but also cut anywhere and joined."""
    found: list[bytes] = []
    for frame in [some_frame(rng) for _ in range(30)]:
        cut = rng.randrange(len(frame) + 1) if rng.random() < 0.15 else 0
        if found and rng.random() < 0.1:
            found[-1] += frame
        else:
            found += [piece for piece in (frame[:cut], frame[cut:]) if piece]
    return found


async def test_a_whole_message_is_read_as_the_parser_reads_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(database=sqlite_url)
    config = configure(create_app(settings), settings)

    def heard(data: list[bytes]) -> list[Any]:
        wire = QuietWebSocket(config, ServerState(), {}, cast(Any, Timers()))
        noted = HeardAndSent()
        wire.conn = cast(Any, Protocol(Side.SERVER, max_size=MOST))
        wire.handler = wire.transport = cast(Any, noted)
        for piece in data:
            wire.data_received(piece)
        return [*noted.all, wire.conn.state, wire._is_before_frame]

    streams = [pieces(Random(seed)) for seed in range(300)]
    found = [heard(data) for data in streams]
    quick = [connections._text_in(piece) for data in streams for piece in data]
    assert 1_000 < sum(text is not None for text in quick) < len(quick)
    monkeypatch.setattr(connections, "_text_in", lambda data: None)
    for data, noted in zip(streams, found, strict=True):
        assert heard(data) == noted


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
async def test_the_head_of_a_message_says_how_long_it_is(length: int) -> None:
    reader = Protocol(Side.CLIENT)
    reader.receive_data(_head_of_text(length) + b"x" * length)
    (frame,) = reader.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, b"x" * length)


async def test_a_stopping_server_says_so_to_everybody(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    async with serving(tmp_path, database) as server, await guest(server.url, "Ada") as ada:
        table = await ada.open_table("carcassonne", [{"kind": "me"}, {"kind": "open"}])
        async with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/play") as wire:
            await wire.send('{"type":"hello"}')
            assert "welcome" in await wire.recv()
            await server.stop()
            heard = [json.loads(text) async for text in wire]
            assert heard[-1]["reason"]["key"] == "table-closing"
            assert wire.close_code == 1001
