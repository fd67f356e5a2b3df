"""Following another process: by the notices of its moves, and by the log where one was lost."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

from meeplewright.server.live import fanout as fanout_module
from meeplewright.server.live import table_sync
from meeplewright.server.live.fanout import Fanout
from meeplewright.server.live.table import LiveTable
from meeplewright.server.storage.log_repository import TOGETHER
from tests.server.live.live_server import PATIENCE, Client, LiveServer
from tests.server.live.test_two_hubs import exchange, two_servers

pytestmark = pytest.mark.anyio


class Reads:
    """Counts how often a process reads logs."""

    def __init__(self, server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        for name in ("news", "tail", "load"):
            monkeypatch.setattr(server.store.log, name, self._counted(server, name))

    def _counted(self, server: LiveServer, name: str) -> Callable[..., Any]:
        read = getattr(server.store.log, name)

        async def counted(*args: Any) -> Any:
            self.count += 1
            return await read(*args)

        return counted


class Servers:
    """Two processes that do not poll, and a table at which one person sits at each."""

    def __init__(self, one: LiveServer, other: LiveServer, people: list[str], table: str) -> None:
        self.one = one
        self.other = other
        self.people = people
        self.table = table

    async def sit(self) -> list[Client]:
        return [
            await server.sit(self.table, self.people[seat], seat)
            for seat, server in enumerate((self.one, self.other))
        ]

    async def move(self, server: LiveServer) -> int:
        """A move at this process, whoever is to act."""
        live = await server.live(self.table)
        seat = live.table_game.state.actors[0]
        do = live.table_game.state.legal(seat)[0].to_json()
        return await server.hub.play.act(live, self.people[seat], seat, live.version, do)


@asynccontextmanager
async def servers_at_a_table(
    database: str, redis: str, monkeypatch: pytest.MonkeyPatch, game: str = "carcassonne"
) -> AsyncIterator[Servers]:
    monkeypatch.setattr(table_sync, "POLL", 3600.0)
    async with two_servers(database, redis) as (one, other):
        people = [await one.person("Anna"), await one.person("Ben")]
        yield Servers(one, other, people, await one.table(game, people))


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


def losing(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """From now on notices of moves do not arrive at this process; returns what was lost. Other
    tests publish on the same channel: their tables are not known here.
    """
    lost: list[bytes] = []
    receive = server.hub.fanout.receive

    def lose(data: bytes) -> None:
        for line in data.split(b"\n"):
            if b'"moved"' not in line:
                receive(line)
            elif server.hub.tables.loaded(json.loads(line)["table"]) is not None:
                lost.append(line)

    monkeypatch.setattr(server.hub.fanout, "receive", lose)
    return lost


def version_of(notice: bytes) -> int:
    """The last entry that a notice of moves carries. The notice of the start of the game can come
    late, so wait for the one that matters.
    """
    return int(json.loads(json.loads(notice)["content"])[1][-1][0])


async def test_moves_are_followed_without_reading_the_log(
    database: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers_at_a_table(database, redis_url, monkeypatch) as servers:
        clients = await servers.sit()
        reads = [Reads(server, monkeypatch) for server in (servers.one, servers.other)]
        await exchange(clients, 40)
        assert [each.count for each in reads] == [0, 0]
        views = [client.state["view"] for client in clients]
        assert {**views[0], "seat": None} == {**views[1], "seat": None}
        tables = [await server.live(servers.table) for server in (servers.one, servers.other)]
        assert tables[0].snapshot_at == tables[1].snapshot_at > 0
        assert tables[0].row.updated_at == tables[1].row.updated_at


async def test_after_a_lost_notice_the_next_one_leads_to_the_log(
    sqlite_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers_at_a_table(sqlite_url, redis_url, monkeypatch) as servers:
        _, there = await servers.sit()
        with monkeypatch.context() as broken:
            lost = losing(servers.other, broken)
            version = await servers.move(servers.one)
            await until(lambda: version in map(version_of, lost))
        reads = Reads(servers.other, monkeypatch)
        version = await servers.move(servers.one)
        state = await there.at(version)
        assert reads.count == 1
        steps = [step["version"] for step in state["steps"]]
        assert steps == list(range(version - len(steps) + 1, version + 1)) and len(steps) > 1


async def test_a_lost_notice_is_found_by_the_poll(
    database: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers_at_a_table(database, redis_url, monkeypatch) as servers:
        _, there = await servers.sit()
        lost = losing(servers.other, monkeypatch)
        version = await servers.move(servers.one)
        await until(lambda: version in map(version_of, lost))
        await servers.other.hub.sync.poll()
        await there.at(version)


async def test_a_table_without_connections_is_read_when_it_is_needed(
    sqlite_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers_at_a_table(sqlite_url, redis_url, monkeypatch) as servers:
        live = await servers.other.live(servers.table)
        before = live.version
        reads = Reads(servers.other, monkeypatch)
        version = await servers.move(servers.one)
        await until(lambda: live.is_behind)
        assert (live.version, reads.count) == (before, 0)
        assert (await servers.other.live(servers.table)).version == version
        assert not live.is_behind
        await servers.move(servers.other)


async def test_a_move_while_somebody_joins_is_not_missed(
    sqlite_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The notice comes after the table was read, and before the connection is there."""
    async with servers_at_a_table(sqlite_url, redis_url, monkeypatch) as servers:
        live = await servers.other.live(servers.table)
        latest = servers.other.hub.chat.latest
        moved: list[int] = []

        async def move_first(table: LiveTable) -> Any:
            moved.append(await servers.move(servers.one))
            await until(lambda: live.is_behind)
            return await latest(table)

        monkeypatch.setattr(servers.other.hub.chat, "latest", move_first)
        client = await servers.other.sit(servers.table, servers.people[1], 1)
        await client.at(moved[0])


async def test_a_move_while_the_table_is_loaded_is_not_missed(
    sqlite_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The notice comes after the table was read, and before it is known."""
    async with servers_at_a_table(sqlite_url, redis_url, monkeypatch) as servers:
        load = servers.other.store.log.load
        noted: list[str] = []
        moved: list[int] = []
        note = servers.other.hub.tables.note_change

        async def move_then_answer(table_id: str) -> Any:
            found = await load(table_id)
            moved.append(await servers.move(servers.one))
            await until(lambda: table_id in noted)
            return found

        def noting(table_id: str) -> None:
            note(table_id)
            noted.append(table_id)

        monkeypatch.setattr(servers.other.hub.tables, "note_change", noting)
        monkeypatch.setattr(servers.other.store.log, "load", move_then_answer)
        assert (await servers.other.fresh(servers.table)).version == moved[0]


async def test_a_table_that_was_just_loaded_is_not_read_again(
    sqlite_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers_at_a_table(sqlite_url, redis_url, monkeypatch) as servers:
        monkeypatch.setattr(servers.other.hub.tables, "note_change", lambda table_id: None)
        reads = Reads(servers.other, monkeypatch)
        await servers.other.fresh(servers.table)
        assert reads.count == 1
        await servers.other.fresh(servers.table)
        assert reads.count == 2


async def test_what_is_not_sealed_with_our_key_is_read_from_the_log(
    sqlite_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody who uses this Redis can publish, and after a restore versions mean other moves."""
    async with servers_at_a_table(sqlite_url, redis_url, monkeypatch) as servers:
        _, there = await servers.sit()
        with monkeypatch.context() as broken:
            lost = losing(servers.other, broken)
            version = await servers.move(servers.one)
            await until(lambda: version in map(version_of, lost))
        notice = next(json.loads(line) for line in lost if version_of(line) == version)
        content = json.loads(notice["content"])
        content[1][0][4] += 1  # another time
        forged = {**notice, "content": json.dumps(content)}
        reads = Reads(servers.other, monkeypatch)
        servers.other.hub.fanout.receive(json.dumps(forged).encode())
        await there.at(version)
        assert reads.count == 1
        entries = await servers.one.store.log.tail(servers.table, version - 1)
        live = await servers.other.live(servers.table)
        assert live.row.updated_at == entries[-1].at


async def test_what_is_too_long_for_a_notice_is_read_from_the_log(
    sqlite_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fanout_module, "MOST_CONTENT", 10)
    async with servers_at_a_table(sqlite_url, redis_url, monkeypatch) as servers:
        await exchange(await servers.sit(), 4)


async def test_drafts_are_followed_without_reading_them(
    sqlite_url: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers_at_a_table(sqlite_url, redis_url, monkeypatch) as servers:
        here = await servers.one.live(servers.table)
        actor, version = here.table_game.state.actors[0], here.version
        device = await servers.other.sit(servers.table, servers.people[actor], actor)
        reads = Reads(servers.other, monkeypatch)
        person, drafts = servers.people[actor], servers.one.hub.drafts
        await drafts.add(here, person, actor, version, 0, device.state["legal"][0])
        await device.next("state", lambda form: form["draft"] is not None)
        await drafts.add(here, person, actor, version, 1, {"follower": None})
        reached = await drafts.confirm(here, person, actor, version, 2)
        assert (await device.at(reached))["draft"] is None
        assert reads.count == 0
        there = await servers.other.live(servers.table)
        assert there.draft_changes == here.draft_changes, "the next poll would read them again"


async def test_logs_of_many_tables_are_read_together(
    database: str, redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with servers_at_a_table(database, redis_url, monkeypatch) as servers:
        one, other = servers.one, servers.other
        tables = [await one.table("carcassonne", servers.people) for _ in range(TOGETHER + 3)]
        for table in tables:
            await other.sit(table, None)
        lost = losing(other, monkeypatch)
        moved = set()
        for table in tables:
            servers.table = table
            moved.add((table, await servers.move(one)))
        await until(
            lambda: moved <= {(json.loads(line)["table"], version_of(line)) for line in lost}
        )
        reads = Reads(other, monkeypatch)
        await other.hub.sync.poll()
        assert reads.count == 1
        for table in tables:
            here, there = one.hub.tables.loaded(table), other.hub.tables.loaded(table)
            assert here is not None and there is not None
            assert here.version == there.version and here.row.updated_at == there.row.updated_at


def test_notices_of_tables_that_are_not_open_are_not_even_read() -> None:
    fanout = Fanout(None, "me")
    heard: list[str] = []
    fanout.is_wanted = lambda table_id: table_id == "open"
    fanout.on_notice = lambda notice: heard.append(notice["table"])
    wanted = json.dumps({"table": "open", "what": "moved", "from": "another"}).encode()
    broken = b'{"table": "closed", this is no JSON'
    fanout.receive(b"\n".join([broken, wanted, b"noise", b'{"table": "', wanted]))
    assert heard == ["open", "open"]


def test_own_messages_are_not_read() -> None:
    """Redis sends a message to its sender, too."""
    fanout = Fanout(None, "me")
    asked: list[str] = []

    def note(table_id: str) -> bool:
        asked.append(table_id)
        return False

    fanout.is_wanted = note
    notice = json.dumps({"table": "open", "what": "moved", "from": "me"}).encode()
    fanout.receive(b"from me\n" + notice)
    assert asked == []
    fanout.receive(b"from another\n" + notice)
    fanout.receive(notice)  # of a version that does not say first who sends it
    assert asked == ["open", "open"]


async def test_what_redis_did_not_take_is_published_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fanout_module, "RETRY", 0.0)
    fanout = Fanout(None, "me")
    redis = FailingRedis(failures=3)
    monkeypatch.setattr(fanout, "_redis", redis)
    publishing = asyncio.create_task(fanout._publish_waiting(cast(Any, redis)))
    fanout.publish("first", "chat")
    await until(lambda: redis.failures == 0)
    fanout.publish("second", "chat")
    await until(lambda: len(redis.heard) == 2)
    publishing.cancel()
    assert b'"first"' in redis.heard[0] and b'"second"' in redis.heard[1]
    assert all(message.startswith(b"from me\n{") for message in redis.heard)


class FailingRedis:
    """A Redis that is away at first."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.heard: list[bytes] = []

    async def publish(self, channel: str, message: bytes) -> None:
        if self.failures:
            self.failures -= 1
            raise ConnectionError
        self.heard.append(message)
