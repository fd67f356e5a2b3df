"""The poll looks at all tables if another process may have written unnoticed, else at a part."""

from collections.abc import Sequence
from typing import Any

import pytest

from meeplewright.server.live.table_sync import PARTS
from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from tests.server.live.live_server import LiveServer
from tests.server.live.test_following import losing, servers_at_a_table, until, version_of

pytestmark = pytest.mark.anyio

MANY = 3 * PARTS  # tables: nearly every part has some


class Looks:
    """The tables that each poll asked about."""

    def __init__(self, server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self._server = server
        self._found: list[str] = []
        ask = server.store.log.change_markers

        async def noted(table_ids: Sequence[str]) -> Any:
            self._found.extend(table_ids)
            return await ask(table_ids)

        monkeypatch.setattr(server.store.log, "change_markers", noted)

    async def at_part(self, part: int) -> list[str]:
        self._found.clear()
        await self._server.hub.sync.poll(part)
        return list(self._found)

    async def in_turn(self) -> list[list[str]]:
        return [await self.at_part(part) for part in range(PARTS)]


async def tables_with_spectators(server: LiveServer) -> list[str]:
    anna = await server.person("Anna")
    tables = [await server.table("carcassonne", [anna, None]) for _ in range(MANY)]
    for table in tables:
        await server.sit(table, None)
    return tables


def assert_each_once(looks: list[list[str]], tables: list[str]) -> None:
    assert sorted(table for look in looks for table in look) == sorted(tables)
    assert max(map(len, looks)) < len(tables)


async def test_while_notices_arrive_each_poll_looks_at_a_part(
    database: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers_at_a_table(database, redis_url, monkeypatch) as servers:
        tables = await tables_with_spectators(servers.other)
        looks = Looks(servers.other, monkeypatch)
        assert sorted(await looks.at_part(0)) == sorted(tables), "what came before is unknown"
        assert_each_once(await looks.in_turn(), tables)


async def test_after_redis_was_away_all_tables_are_looked_at(
    sqlite_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers_at_a_table(sqlite_url, redis_url, monkeypatch) as servers:
        tables = await tables_with_spectators(servers.other)
        looks = Looks(servers.other, monkeypatch)
        await looks.at_part(0)
        fanout = servers.other.hub.fanout
        await fanout.stop()
        fanout.is_up = False
        await fanout.start()
        await until(lambda: fanout.is_up)
        assert sorted(await looks.at_part(0)) == sorted(tables)
        assert len(await looks.at_part(1)) < MANY


async def test_a_lost_notice_is_found_when_it_is_the_turn_of_its_table(
    sqlite_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers_at_a_table(sqlite_url, redis_url, monkeypatch) as servers:
        _, there = await servers.sit()
        await servers.other.hub.sync.poll()
        lost = losing(servers.other, monkeypatch)
        version = await servers.move(servers.one)
        await until(lambda: version in map(version_of, lost))
        for part in range(PARTS):
            await servers.other.hub.sync.poll(part)
        await there.at(version)


async def test_a_paused_table_is_looked_at_by_every_poll(
    sqlite_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers_at_a_table(sqlite_url, redis_url, monkeypatch) as servers:
        await servers.sit()
        await servers.other.hub.sync.poll()
        live = await servers.other.live(servers.table)
        looks = Looks(servers.other, monkeypatch)
        for part in range(PARTS):
            live.needs_refresh = True
            assert await looks.at_part(part) == [servers.table]


async def test_sqlite_says_whether_another_process_wrote(
    sqlite_url: str, server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.hub.sync.stop()  # from here on only we poll
    tables = await tables_with_spectators(server)
    looks = Looks(server, monkeypatch)
    await looks.at_part(0)
    await server.person("Ben")  # written by this process
    assert_each_once(await looks.in_turn(), tables)
    other = await Store.open(Settings(database=sqlite_url))
    try:
        await other.tables.update(tables[0], title="renamed")
        assert sorted(await looks.at_part(0)) == sorted(tables)
        assert len(await looks.at_part(1)) < MANY
    finally:
        await other.close()
