"""A connection ends when what proved its identity is revoked.

`test_two_hubs.py` tests the same with two processes.
"""

import asyncio

import pytest

from meeplewright.server.live.tokens import CHECK_MS
from tests.server.live.live_server import PATIENCE, LiveServer

pytestmark = pytest.mark.anyio


async def test_a_device_that_is_logged_out_is_disconnected(server: LiveServer) -> None:
    anna = await server.person("Anna")
    table = await server.table("carcassonne", [anna, None])
    tokens = [await server.log_in(anna, name) for name in ("phone", "laptop")]
    phone, laptop = [await server.sit(table, anna, 0, token=token) for token in tokens]
    spectator = await server.sit(table, None)
    await server.store.people.drop_token("phone")
    await server.hub.tokens.revoked()
    assert (await phone.next("closing"))["reason"]["key"] == "table-no-identity"
    async with asyncio.timeout(PATIENCE):
        assert await phone.closed == 4401
    for client in (laptop, spectator):
        client.send(type="ping")
        await client.next("pong")


async def test_whoever_is_forgotten_is_disconnected(server: LiveServer) -> None:
    anna, ben = await server.person("Anna"), await server.person("Ben")
    table = await server.table("carcassonne", [anna, ben])
    client = await server.sit(table, ben, 1, token=await server.log_in(ben, "phone"))
    await server.store.people.forget(ben)  # as the administrator's command does
    server.time.advance(CHECK_MS / 1000 + 1)
    await server.hub.sync.poll()
    async with asyncio.timeout(PATIENCE):
        assert await client.closed == 4401


async def test_asking_costs_nothing_without_connections(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.store.people, "valid_tokens", None)
    await server.hub.tokens.check()
