"""Two server processes on one database: what happens at one is seen at the other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from meeplewright.core.game import State
from meeplewright.server import metrics
from meeplewright.server.errors import Refused, TableError
from meeplewright.server.live.tokens import CHECK_MS
from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from tests.conftest import only_in_full
from tests.server.live.live_server import PATIENCE, Client, FakeTime, LiveServer, live_server, play
from tests.server.running import own_redis

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_servers(
    database: str, redis: str | None = None
) -> AsyncIterator[tuple[LiveServer, LiveServer]]:
    settings = Settings(database=database, redis=redis, bot_processes=1)
    time = FakeTime()
    stores = [await Store.open(settings), await Store.open(settings)]
    try:
        async with (
            live_server(stores[0], settings, time, seed=1) as one,
            live_server(stores[1], settings, time, seed=2) as other,
        ):
            if redis is not None:
                async with asyncio.timeout(PATIENCE):
                    while not (one.hub.fanout.is_up and other.hub.fanout.is_up):
                        await asyncio.sleep(0.01)
            yield one, other
    finally:
        for store in stores:
            await store.close()


@pytest.fixture(params=["redis", "polling"])
def redis(request: pytest.FixtureRequest) -> str | None:
    return str(request.getfixturevalue("redis_url")) if request.param == "redis" else None


async def test_a_move_at_one_process_is_seen_at_the_other(database: str, redis: str | None) -> None:
    async with two_servers(database, redis) as (one, other):
        people = [await one.person("Anna"), await one.person("Ben")]
        table = await one.table("carcassonne", people)
        clients = [await one.sit(table, people[0], 0), await other.sit(table, people[1], 1)]
        await exchange(clients, 4)
        views = [client.state["view"] for client in clients]
        assert clients[0].state["version"] == clients[1].state["version"]
        assert {**views[0], "seat": None} == {**views[1], "seat": None}


def lags() -> tuple[float, float]:
    """How many moves of other processes were followed so far, and the sum of the seconds."""
    found = [
        metrics.REGISTRY.get_sample_value(f"meeplewright_lag_seconds_{name}")
        for name in ("count", "sum")
    ]
    return found[0] or 0.0, found[1] or 0.0


async def test_the_lag_is_that_of_tables_that_are_followed(
    database: str, redis: str | None
) -> None:
    async with two_servers(database, redis) as (one, other):
        people = [await one.person("Anna"), await one.person("Ben")]
        table = await one.table("carcassonne", people)
        await other.live(table)  # somebody has looked at it, and gone
        before = lags()
        await play(one, table, people, lambda state: state.entry > 3)
        one.time.advance(100)
        await other.fresh(table)
        await play(one, table, people, lambda state: state.entry > 8)
        one.time.advance(100)
        ben = await other.sit(table, people[1], 1)
        assert lags() == before, "nobody waited for these moves"
        version = await play(one, table, people, lambda state: state.entry > 15)
        await ben.at(version)
        count, seconds = lags()
        assert count > before[0] and seconds == pytest.approx(before[1])


async def test_a_token_revoked_at_one_process_ends_connections_at_the_other(
    database: str, redis: str | None
) -> None:
    async with two_servers(database, redis) as (one, other):
        anna = await one.person("Anna")
        table = await one.table("carcassonne", [anna, None])
        client = await other.sit(table, anna, 0, token=await one.log_in(anna, "phone"))
        await one.store.people.drop_token("phone")
        await one.hub.tokens.revoked()
        if redis is None:  # the other process asks storage now and then
            one.time.advance(CHECK_MS / 1000 + 1)
        async with asyncio.timeout(PATIENCE):
            assert await client.closed == 4401


async def test_a_draft_at_one_process_is_seen_and_confirmed_at_the_other(
    database: str, redis: str | None
) -> None:
    async with two_servers(database, redis) as (one, other):
        people = [await one.person("Anna"), await one.person("Ben")]
        table = await one.table("carcassonne", people)
        here = await one.live(table)
        actor = here.table_game.state.actors[0]
        device = await other.sit(table, people[actor], actor)
        watcher = await other.sit(table, people[1 - actor], 1 - actor)
        heard = len(watcher.heard)
        place = device.state["legal"][0]
        version = here.version
        await one.hub.drafts.add(here, people[actor], actor, version, 0, place)
        await device.next("state", lambda form: form["draft"] is not None)
        device.send(type="draft", version=version, drafted=1, do={"follower": None})
        assert (await device.answer())["type"] == "ack"
        messages = [form for form in watcher.heard[heard:] if form["type"] != "presence"]
        assert messages == [], "another seat noticed the draft"
        reached = await one.hub.drafts.confirm(
            await one.fresh(table), people[actor], actor, version, 2
        )
        assert (await device.at(reached))["draft"] is None
        bodies = [entry.body for entry in await one.store.log.tail(table, version)]
        assert bodies[:2] == [place, {"follower": None}]


async def test_a_draft_changed_at_the_other_process_is_not_confirmed_unseen(
    sqlite_url: str,
) -> None:
    async with two_servers(sqlite_url) as (one, other):
        people = [await one.person("Anna"), await one.person("Ben")]
        table = await one.table("carcassonne", people)
        here, there = await one.live(table), await other.live(table)
        actor, version = here.table_game.state.actors[0], here.version
        place = here.table_game.state.legal(actor)[0].to_json()
        await one.hub.drafts.add(here, people[actor], actor, version, 0, place)
        await one.hub.drafts.add(here, people[actor], actor, version, 1, {"follower": None})
        await other.hub.drafts.cut(await other.fresh(table), people[actor], actor, version, 1)
        with pytest.raises(Refused) as caught:
            await one.hub.drafts.confirm(here, people[actor], actor, version, 2)
        assert caught.value.reason.key == "table-draft-changed"
        assert here.version == there.version == version


@only_in_full
async def test_a_resignation_at_one_process_ends_the_game_at_the_other(
    database: str, redis: str | None
) -> None:
    async with two_servers(database, redis) as (one, other):
        people = [await one.person("Anna"), await one.person("Ben")]
        table = await one.table("carcassonne", people)
        client = await other.sit(table, people[1], 1)
        there = await other.live(table)
        actor, version = there.table_game.actors[0], there.version
        place = there.table_game.state.legal(actor)[0].to_json()
        await other.hub.drafts.add(there, people[actor], actor, version, 0, place)
        await one.hub.seats.resign(await one.fresh(table), people[0], 0)
        message = await client.next("table", lambda form: form["table"]["status"] == "finished")
        assert message["table"]["result"]["lost"] == [0]
        state = await client.next("state", lambda form: form["result"] is not None)
        assert state["result"]["winners"] == [1] and state["result"]["by"] == "resignation"
        assert state["draft"] is None and state["actors"] == []
        with pytest.raises(TableError):
            await other.hub.play.act(there, people[actor], actor, version, place)


@only_in_full
async def test_chat_and_seats_are_seen_at_the_other_process(
    database: str, redis: str | None
) -> None:
    async with two_servers(database, redis) as (one, other):
        anna, ben = await one.person("Anna"), await one.person("Ben")
        table = await one.table("carcassonne", [anna, None], visibility="public")
        client = await other.sit(table, anna, 0)
        await one.hub.chat.say(await one.live(table), ben, "may I?")
        assert (await client.next("chat"))["lines"][0]["text"] == "may I?"
        await one.hub.seats.claim(await one.live(table), ben, 1, None, "Ben")
        assert (await client.next("state"))["version"] > 0
        tables = [form["table"] for form in client.heard if form["type"] == "table"]
        if not tables or tables[-1]["seats"][1]["name"] != "Ben":
            await client.next("table", lambda form: form["table"]["seats"][1]["name"] == "Ben")


async def test_presence_is_told_between_processes_over_redis(
    sqlite_url: str, redis_url: str
) -> None:
    async with two_servers(sqlite_url, redis_url) as (one, other):
        people = [await one.person("Anna"), await one.person("Ben")]
        table = await one.table("carcassonne", people)
        anna = await one.sit(table, people[0], 0)
        ben = await other.sit(table, people[1], 1)
        await anna.next("presence", lambda form: form["seats"] == [0, 1])
        if not knows_from_the_beginning(ben, [0, 1]):
            await ben.next("presence", lambda form: form["seats"] == [0, 1])
        await ben.go()
        await anna.next("presence", lambda form: form["seats"] == [0])


def knows_from_the_beginning(client: Client, seats: list[int]) -> bool:
    """The other process's message can arrive before the client: then the welcome contains it."""
    (welcome,) = [form for form in client.heard if form["type"] == "welcome"]
    return bool(welcome["presence"]["seats"] == seats)


async def test_of_two_writers_one_wins_and_the_other_is_told_stale(database: str) -> None:
    async with two_servers(database) as (one, other):
        people = [await one.person("Anna"), await one.person("Ben")]
        table = await one.table("carcassonne", people)
        here = await one.live(table)
        await other.live(table)
        actor = here.table_game.state.to_act
        assert actor is not None
        forms = [action.to_json() for action in here.table_game.state.legal(actor)[:2]]
        version = here.version
        answers = await asyncio.gather(
            one.hub.play.act(await one.live(table), people[actor], actor, version, forms[0]),
            other.hub.play.act(await other.live(table), people[actor], actor, version, forms[-1]),
            return_exceptions=True,
        )
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert [error.reason.key for error in refused] == ["table-stale"]
        assert [entry.seq for entry in await one.store.log.tail(table, version)] == [version + 1]
        assert (await one.fresh(table)).version == (await other.fresh(table)).version


async def test_two_processes_that_move_at_once_never_lose_or_double_a_move(database: str) -> None:
    """Everyone acts at both processes as fast as possible; the log replays to both states."""
    async with two_servers(database) as (one, other):
        people = [await one.person("Anna"), await one.person("Ben")]
        table = await one.table("keyflower", people)

        async def hammer(server: LiveServer) -> int:
            live = await server.live(table)
            acknowledged = 0
            refused: set[str] = set()
            luck = Random(5)
            for _ in range(60):
                seat = live.table_game.state.actors[0]
                do = luck.choice(list(live.table_game.state.legal(seat))).to_json()
                try:
                    await server.hub.play.act(
                        await server.live(table), people[seat], seat, live.version, do
                    )
                    acknowledged += 1
                except TableError as error:
                    refused.add(error.reason.key)
            assert refused <= {"table-stale", "table-overtaken"}
            return acknowledged

        counts = await asyncio.gather(hammer(one), hammer(other))
        log = await one.store.log.tail(table, 0)
        assert sum(entry.kind == "do" for entry in log) == sum(counts)
        assert (await one.fresh(table)).table_game.state == (
            await other.fresh(table)
        ).table_game.state


async def test_a_seat_claimed_at_one_process_is_ones_own_at_the_other(sqlite_url: str) -> None:
    async with two_servers(sqlite_url) as (one, other):
        anna, ben = await one.person("Anna"), await one.person("Ben")
        table = await one.table("carcassonne", [anna, None, None], visibility="public")
        await other.live(table)
        await one.hub.seats.claim(await one.live(table), ben, 1, None, "Ben")
        client = await other.sit(table, ben, 1)
        assert client.heard[0]["you"]["seats"] == [1]


async def test_a_move_on_a_version_told_by_the_other_process_is_not_stale(sqlite_url: str) -> None:
    async with two_servers(sqlite_url) as (one, other):
        people = [await one.person("Anna"), await one.person("Ben")]
        table = await one.table("carcassonne", people)
        live = await one.live(table)
        await other.live(table)
        for number in range(6):
            server = (one, other)[number % 2]
            live = await one.fresh(table)
            seat = live.table_game.state.actors[0]
            do = live.table_game.state.legal(seat)[0].to_json()
            here = await server.live(table)
            version = await server.hub.play.act(here, people[seat], seat, live.version, do)
            assert version > live.version - 1


async def test_an_order_given_at_one_process_is_obeyed_at_the_other(sqlite_url: str) -> None:
    async with two_servers(sqlite_url) as (one, other):
        people = [await one.person("Anna"), await one.person("Ben")]
        table = await one.table("keyflower", people)
        await play(other, table, people, lambda state: state.actors == (1,) and may_pass(state))
        live = await other.live(table)
        await one.hub.orders.set(
            await one.fresh(table), people[0], 0, {"order": "pass_until_outbid"}
        )
        assert live.orders == {}, "nobody told the other process"
        version = await other.hub.play.act(
            await other.live(table), people[1], 1, live.version, {"pass": True}
        )
        async with asyncio.timeout(PATIENCE):
            while not any(step.seat == 0 and step.seq > version for step in live.steps):
                await asyncio.sleep(0.01)


def may_pass(state: State) -> bool:
    return {"pass": True} in [action.to_json() for action in state.legal(1)]


async def test_bots_are_played_by_one_process_whoever_moves(sqlite_url: str) -> None:
    async with two_servers(sqlite_url) as (one, other):
        anna = await one.person("Anna")
        table = await one.table("carcassonne", [anna, "bot:random"])
        for number in range(8):
            server = (one, other)[number % 2]
            async with asyncio.timeout(PATIENCE):
                while (await server.fresh(table)).table_game.state.actors != (0,):
                    await asyncio.sleep(0.05)
            live = await server.live(table)
            do = live.table_game.state.legal(0)[0].to_json()
            await server.hub.play.act(await server.live(table), anna, 0, live.version, do)
        log = await one.store.log.tail(table, 0)
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))


async def test_a_restored_database_sends_everybody_away(
    sqlite_url: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    backup = tmp_path_factory.mktemp("backup") / "tables.jsonl.gz"
    async with two_servers(sqlite_url) as (one, other):
        people = [await one.person("Anna"), await one.person("Ben")]
        table = await one.table("carcassonne", people)
        version = (await one.live(table)).version
        await one.store.backup(backup)
        client = await other.sit(table, people[0], 0)
        await play(one, table, people, lambda state: state.entry > 10)
        await one.store.restore(backup)
        assert (await client.next("closing"))["reason"]["key"] == "table-restored"
        assert await client.closed == 4409
        again = await other.sit(table, people[0], 0)
        assert again.state["version"] == version
        await play(other, table, people, lambda state: state.entry > 10)


async def test_a_removed_table_sends_everybody_away(sqlite_url: str) -> None:
    async with two_servers(sqlite_url) as (one, other):
        people = [await one.person("Anna"), await one.person("Ben")]
        table = await one.table("carcassonne", people)
        client = await other.sit(table, people[0], 0)
        await one.store.tables.remove(table)
        assert (await client.next("closing"))["reason"]["key"] == "table-removed"
        assert await client.closed == 4404


async def test_play_goes_on_while_redis_is_stopped(sqlite_url: str, tmp_path: Path) -> None:
    async with (
        own_redis(tmp_path) as redis,
        two_servers(sqlite_url, redis.url) as (one, other),
    ):
        people = [await one.person("Anna"), await one.person("Ben")]
        table = await one.table("carcassonne", people)
        clients = [await one.sit(table, people[0], 0), await other.sit(table, people[1], 1)]
        redis.stop()
        await exchange(clients, 3)
        await redis.start()
        async with asyncio.timeout(PATIENCE):
            while not (one.hub.fanout.is_up and other.hub.fanout.is_up):
                await asyncio.sleep(0.05)
        await exchange(clients, 3)


async def exchange(clients: list[Client], moves: int) -> None:
    """This many moves by the seats to act, each seen by both."""
    for _ in range(moves):
        mover = clients[clients[0].state["to_act"]]
        ack = await mover.act(mover.state["legal"][0])
        assert ack["type"] == "ack"
        for client in clients:
            await client.at(ack["version"])
