"""Webhooks: only if the host allows them, only to allowed addresses, and without secrets."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest

from meeplewright.server.errors import InvalidRequest
from meeplewright.server.live import webhooks
from meeplewright.server.live.webhooks import Webhooks
from meeplewright.server.outgoing import NotSent, is_public, read_target
from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from tests.server.live.live_server import live_server, play

pytestmark = pytest.mark.anyio


class Catcher:
    """An address that stores what is posted to it."""

    def __init__(self, answer: bytes = b"HTTP/1.1 204 No Content\r\n\r\n") -> None:
        self.answer = answer
        self.caught: asyncio.Queue[tuple[bytes, bytes]] = asyncio.Queue()
        self.port = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?key=1"

    async def _catch(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length:")[1].split()[0])
        self.caught.put_nowait((head, await reader.readexactly(length)))
        writer.write(self.answer)
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        server = await asyncio.start_server(self._catch, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        async with server:
            yield


LOCAL = """
    127.0.0.1 10.1.2.3 192.168.0.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255
    ::1 :: fe80::1 fc00::1 ff02::1 ::ffff:127.0.0.1 2002:7f00:1:: 64:ff9b::7f00:1
    2001:0:4136:e378:8000:63bf:3fff:fdd2 64:ff9b:1::7f00:1 64:ff9b:1:ffff::93.184.216.34
    64:ff9b:1:: ::7f00:1 ::10.0.0.1 ::93.184.216.34 192.88.99.1 2002:c058:6301::1
    fec0::1 fec0:0:0:ffff::1 ::ffff:0:7f00:1 ::ffff:0:93.184.216.34 100::1 100:0:0:1::1 5f00::1
    2606:2800:1:2:0:5efe:10.0.0.1 2606:2800:1:2:200:5efe:7f00:1 fe80::5efe:93.184.216.34
    64:ff9b::c058:6301 64:ff9b::e000:1 3fff::1 4000::1
"""


@pytest.mark.parametrize("address", LOCAL.split())
def test_addresses_of_a_local_network_are_not_public(address: str) -> None:
    assert not is_public(address)


PUBLIC = """
    93.184.216.34 2606:2800:220:1:248:1893:25c8:1946 64:ff9b::5db8:d822 2002:5db8:d822::1
    2606:2800:1:2:0:5efe:93.184.216.34
"""


@pytest.mark.parametrize("address", PUBLIC.split())
def test_addresses_of_the_open_internet_are_public(address: str) -> None:
    assert is_public(address)


WRONG = ["ftp://example.com", "http://", "example.com", "http://a b/", "http://exa\nmple.com/"]
WRONG += ["http://user:key@example.com/", "http://example.com:99999/", "file:///etc/passwd"]
WRONG += ["http://[::1/", "http://пример.example/"]


@pytest.mark.parametrize("address", WRONG)
def test_what_cannot_be_the_address_of_a_webhook_is_refused(address: str) -> None:
    with pytest.raises(InvalidRequest) as refused:
        read_target(address)
    assert refused.value.reason.rule == "webhook"


async def test_a_webhook_is_posted_as_small_json() -> None:
    catcher = Catcher()
    async with catcher.listening():
        await Webhooks("any").post(catcher.address, b'{"game":"keyflower"}')
    head, body = catcher.caught.get_nowait()
    assert head.startswith(b"POST /hook?key=1 HTTP/1.1\r\n") and body == b'{"game":"keyflower"}'
    headers = dict(line.split(": ", 1) for line in head.decode("ascii").split("\r\n")[1:-2])
    assert headers == {
        "Host": f"127.0.0.1:{catcher.port}",
        "Content-Type": "application/json",
        "Content-Length": "20",
        "User-Agent": "meeplewright",
        "Connection": "close",
    }


async def test_the_address_of_a_webhook_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    catcher = Catcher(b"HTTP/1.1 500 Oops\r\n\r\n")
    sender = Webhooks("any")
    async with catcher.listening():
        sender.send(catcher.address, {})
        await catcher.caught.get()
        while sender.failures < 1:
            await asyncio.sleep(0.01)
    await sender.stop()
    assert "webhook failed" in caplog.text and "key=1" not in caplog.text


@pytest.mark.parametrize("answer", [b"", b"hello\r\n\r\n", b"SSH-2.0-server\r\n"])
async def test_what_does_not_answer_in_http_counts_as_failed(answer: bytes) -> None:
    catcher = Catcher(answer)
    async with catcher.listening():
        with pytest.raises(httpx.RemoteProtocolError):
            await Webhooks("any").post(catcher.address, b"{}")


async def test_an_answer_without_an_end_is_not_read() -> None:
    catcher = Catcher(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n")
    async with catcher.listening():
        await Webhooks("any").post(catcher.address, b"{}")
    assert not catcher.caught.empty()


async def test_in_public_mode_nothing_goes_to_the_local_network() -> None:
    catcher = Catcher()
    async with catcher.listening():
        with pytest.raises(NotSent):
            await Webhooks("public").post(catcher.address, b"{}")
    assert catcher.caught.empty()


async def test_the_name_is_resolved_once_and_the_checked_address_is_used() -> None:
    asked: list[str] = []

    async def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    with pytest.raises(NotSent):
        await Webhooks("public", resolve).post("http://friendly.example/", b"{}")
    catcher = Catcher()
    async with catcher.listening():
        await Webhooks("any", resolve).post(f"http://friendly.example:{catcher.port}/", b"{}")
    head, _ = catcher.caught.get_nowait()
    assert f"Host: friendly.example:{catcher.port}\r\n".encode() in head
    assert asked == ["friendly.example"] * 2


async def test_a_redirection_is_not_followed() -> None:
    target = Catcher()
    async with target.listening():
        location = f"HTTP/1.1 302 Found\r\nLocation: {target.address}\r\n\r\n"
        catcher = Catcher(location.encode())
        async with catcher.listening():
            with pytest.raises(NotSent, match="302"):
                await Webhooks("any").post(catcher.address, b"{}")
    assert target.caught.empty()


async def test_what_fails_is_tried_three_times_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "PAUSES", (0.0, 0.0))
    catcher = Catcher(b"HTTP/1.1 500 Oops\r\n\r\n")
    sender = Webhooks("any")
    async with catcher.listening():
        sender.send(catcher.address, {})
        for _ in range(3):
            await catcher.caught.get()
        while sender.failures < 3:
            await asyncio.sleep(0.01)
    await sender.stop()
    assert catcher.caught.empty() and sender.failures == 3


async def test_webhooks_are_off_unless_the_host_says_otherwise() -> None:
    catcher = Catcher()
    async with catcher.listening():
        sender = Webhooks(Settings(database="sqlite:///unused").webhooks)
        sender.send(catcher.address, {})
        await sender.stop()
    assert catcher.caught.empty()


async def test_a_person_is_told_of_a_turn_in_a_game_of_days(store: Store) -> None:
    catcher = Catcher()
    settings = Settings(
        database="sqlite:///unused", webhooks="any", base_url="https://table.example"
    )
    async with catcher.listening(), live_server(store, settings) as server:
        people = [await server.person("Anna", webhook=catcher.address) for _ in range(2)]
        days = {"kind": "days", "days": 3}
        table = await server.table("carcassonne", people, clock=days, title="Slow")
        live = await server.live(table)
        bodies = [json.loads((await catcher.caught.get())[1])]
        first = live.table_game.state.actors[0]
        await play(server, table, people, lambda state: state.actors == (1 - first,))
        bodies.append(json.loads((await catcher.caught.get())[1]))
        assert [body["seat"] for body in bodies] == [first, 1 - first]
        assert bodies[1] == {
            "table": f"https://table.example/t/{table}",
            "game": "carcassonne",
            "title": "Slow",
            "seat": 1 - first,
        }


async def test_nobody_is_told_while_at_the_table_or_in_a_game_without_days(store: Store) -> None:
    catcher = Catcher()
    settings = Settings(database="sqlite:///unused", webhooks="any")
    async with catcher.listening(), live_server(store, settings) as server:
        anna = await server.person("Anna", webhook=catcher.address)
        quick = await server.table("carcassonne", [anna, anna])
        await play(server, quick, [anna, anna], lambda state: state.entry > 8)
        slow = await server.table(
            "carcassonne", [anna, None], visibility="public", clock={"kind": "days", "days": 1}
        )
        await server.sit(slow, anna, 0)
        await server.hub.seats.claim(await server.live(slow), anna, 1, None, "Anna")
        await play(server, slow, [anna, anna], lambda state: state.entry > 8)
    assert catcher.caught.empty()
