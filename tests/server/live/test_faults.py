"""Storage failures: play pauses with a clear message, and nothing is lost or doubled."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from meeplewright.server import metrics
from meeplewright.server.errors import Paused, StorageFault
from meeplewright.server.live.state_texts import TEXTS_LAST_MS
from meeplewright.server.live.table import IDLE_STEPS
from meeplewright.server.storage import Store
from meeplewright.server.storage.rows import ChatRow
from tests.server.live.live_server import Client, LiveServer, live_server, play

pytestmark = pytest.mark.anyio

Append = Callable[..., Awaitable[None]]


async def a_table(server: LiveServer) -> tuple[str, Client]:
    """A game with one person on both seats, who views the seat to act."""
    anna = await server.person("Anna")
    table = await server.table("carcassonne", [anna, anna])
    live = await server.live(table)
    return table, await server.sit(table, anna, live.table_game.state.to_act)


def failing(fault: StorageFault, after: Append | None = None) -> Append:
    """An append that fails; with `after`, only after it has committed anyway."""

    async def append(*args: Any, **facts: Any) -> None:
        if after is not None:
            await after(*args, **facts)
        raise fault

    return append


async def test_a_full_disk_pauses_play_and_room_resumes_it(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, client = await a_table(server)
    version, do = client.state["version"], client.state["legal"][0]
    with monkeypatch.context() as broken:
        broken.setattr(server.store.log, "append", failing(StorageFault("full")))
        refused = await client.act(do)
        assert refused["reason"] == {
            "rule": "storage",
            "key": "table-storage",
            "arguments": {"kind": "full"},
        }
        assert refused["version"] == version
        paused = [form for form in client.heard if form["type"] == "paused"]
        assert len(paused) == 1 and paused[0]["reason"] == refused["reason"]
    await client.next("resumed")
    ack = await client.act(do)
    assert ack["type"] == "ack"
    log = await server.store.log.tail(table, version)
    assert [entry.body for entry in log if entry.kind == "do"] == [do]


async def two_tables(server: LiveServer) -> list[Client]:
    return [(await a_table(server))[1] for _ in range(2)]


async def gone(*_: Any, **__: Any) -> Any:
    raise StorageFault("gone")


@pytest.mark.parametrize("part", ["change_markers", "valid_tokens", "writes_elsewhere", "since"])
async def test_whatever_a_poll_cannot_read_pauses_every_table(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    await server.hub.sync.stop()  # from here on only we poll
    clients = await two_tables(server)
    store = server.store
    anna = await server.person("Anna")
    table = await server.table("carcassonne", [anna, anna])
    clients.append(await server.sit(table, anna, token=await server.log_in(anna, "phone")))
    line = ChatRow(table_id=table, id=0, person_id=anna, seat=None, name="Anna", text="hello", at=0)
    await store.chat.add(line)  # as another process does
    owners = {"change_markers": store.log, "valid_tokens": store.people, "since": store.chat}
    with monkeypatch.context() as broken:
        broken.setattr(owners.get(part, store), part, gone)
        with pytest.raises(StorageFault):
            await server.hub.sync.poll()
        for client in clients:
            assert (await client.next("paused"))["reason"]["arguments"] == {"kind": "gone"}
    await server.hub.sync.poll()
    for client in clients:
        await client.next("resumed")


async def test_a_write_that_fails_pauses_every_table(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    clients = await two_tables(server)
    with monkeypatch.context() as broken:
        broken.setattr(server.store._database, "write", gone)
        await clients[0].act(clients[0].state["legal"][0])
        assert all([await server_paused(client) for client in clients])
    for client in clients:
        await client.next("resumed")


async def server_paused(client: Client) -> bool:
    """Without waiting for the next poll."""
    await asyncio.sleep(0)
    return any(form["type"] == "paused" for form in client.heard)


async def test_if_only_writing_fails_people_are_told_before_anybody_moves(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.hub.sync.stop()  # from here on only we poll
    clients = await two_tables(server)
    with monkeypatch.context() as broken:
        broken.setattr(server.store._database, "write", gone)
        for _ in range(2):
            with pytest.raises(StorageFault):
                await server.hub.sync.poll()
        for client in clients:
            await client.next("paused")
            assert not any(form["type"] == "resumed" for form in client.heard)
    await server.hub.sync.poll()
    for client in clients:
        await client.next("resumed")


async def test_nothing_is_written_while_nobody_is_connected(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.hub.sync.stop()
    await server.hub.auto_player.stop()
    await server.hub.sync.poll()  # deletes old plans
    monkeypatch.setattr(server.store._database, "write", gone)
    await server.hub.sync.poll()


async def test_a_commit_whose_answer_was_lost_is_found_and_not_made_twice(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, client = await a_table(server)
    version, do = client.state["version"], client.state["legal"][0]
    with monkeypatch.context() as broken:
        lost = failing(StorageFault("gone"), after=server.store.log.append)
        broken.setattr(server.store.log, "append", lost)
        assert (await client.act(do))["reason"]["key"] == "table-storage"
    again = await client.act(do, version=version)
    assert again["reason"]["key"] == "table-stale", "it had been committed"
    assert (await client.at(version + 1))["steps"][0]["version"] == version + 1
    log = await server.store.log.tail(table, version)
    assert [entry.body for entry in log if entry.kind == "do"] == [do]


async def test_while_storage_is_gone_nothing_loads_and_everything_says_so(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, client = await a_table(server)

    async def gone(*args: Any, **facts: Any) -> Any:
        raise StorageFault("gone")

    with monkeypatch.context() as broken:
        store = server.store
        for part, names in (
            (store, ("epoch",)),
            (store.log, ("append", "tail", "news", "load", "change_markers")),
            (store.tables, ("due",)),
            (store.chat, ("since",)),
            (store.people, ("get",)),
        ):
            for name in names:
                broken.setattr(part, name, gone)
        assert (await client.act(client.state["legal"][0]))["reason"]["key"] == "table-storage"
        client.send(type="say", text="hello?")
        assert (await client.next("refused"))["reason"]["key"] == "table-storage"
        with pytest.raises(Paused):
            await server.hub.views.state(await server.fresh(table), None, None)
        with pytest.raises(Paused):
            await server.live("another")
        newcomer = server.connect(table, None)
        newcomer.send(type="hello")
        assert (await newcomer.next("refused"))["reason"]["key"] == "table-storage"
        assert await newcomer.closed == 1013
    await client.next("resumed")
    assert (await client.act(client.state["legal"][0]))["type"] == "ack"


async def test_no_flag_falls_right_after_an_outage(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("carcassonne", people, clock={"kind": "move", "seconds": 40})
    live = await server.live(table)
    server.time.advance(35)
    client = await server.sit(
        table, people[live.table_game.state.actors[0]], live.table_game.state.actors[0]
    )
    with monkeypatch.context() as broken:
        broken.setattr(server.store.log, "append", failing(StorageFault("gone")))
        await client.act(client.state["legal"][0])
        server.time.advance(10)
        server.hub.auto_player.wake(live)
    await client.next("resumed")
    await server.hub.auto_player.play_due()
    assert live.table_game.drivers == (None, None)
    assert (await client.act(client.state["legal"][0]))["type"] == "ack"


async def test_a_table_loads_from_its_snapshot_to_the_same_state(store: Store) -> None:
    for game in ("carcassonne", "keyflower"):
        async with live_server(store) as server:
            people = [await server.person("Anna"), await server.person("Ben")]
            table = await server.table(game, people)
            await play(server, table, people, lambda state: state.entry > 100)
            before = await server.hub.views.state(await server.fresh(table), people[0], 0)
        async with live_server(store, time=server.time) as server:
            live = await server.live(table)
            assert live.known_since > 50
            assert await server.hub.views.state(await server.fresh(table), people[0], 0) == before
            await play(server, table, people, lambda state: state.entry > 140, seed=3)


async def test_a_takeback_behind_the_snapshot_reads_the_whole_log(store: Store) -> None:
    async with live_server(store) as server:
        people = [await server.person("Cleo"), await server.person("Dora")]
        table = await server.table("carcassonne", people)
        await play(server, table, people, lambda state: state.entry > 60)
    async with live_server(store) as server:
        live = await server.live(table)
        seat = live.table_game.state.actors[0]
        await server.hub.play.take_back(
            await server.live(table), people[seat], seat, live.version, 5
        )
        await server.hub.play.answer(await server.fresh(table), people[1 - seat], 1 - seat, True)
        assert live.steps[-1].kind == "takeback"
        assert live.table_game.state.entry < 10
        log = await store.log.tail(table, 0)
        assert len(log) == live.version


async def test_an_unreadable_snapshot_is_only_a_short_cut_lost(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live_server(store) as server:
        people = [await server.person("Anna"), await server.person("Ben")]
        table = await server.table("carcassonne", people)
        await play(server, table, people, lambda state: state.entry > 60)
        before = await server.hub.views.state(await server.fresh(table), None, None)
    loaded = await store.log.load(table)
    assert loaded is not None and loaded.snapshot is not None
    loaded.snapshot[1].clear()

    async def load(table_id: str) -> object:
        return loaded

    monkeypatch.setattr(store.log, "load", load)
    async with live_server(store, time=server.time) as server:
        assert await server.hub.views.state(await server.fresh(table), None, None) == before


async def test_idle_tables_are_put_away_and_watched_ones_stay(server: LiveServer) -> None:
    anna = await server.person("Anna")
    idle = await server.table("carcassonne", [anna, anna])
    watched, _ = await a_table(server)
    server.time.advance(61)
    await server.hub.sync.poll()
    assert server.hub.tables.loaded(idle) is None
    assert server.hub.tables.loaded(watched) is not None
    assert (await server.hub.views.state(await server.fresh(idle), anna, 0))["version"] > 0


async def test_texts_that_nobody_needs_any_more_are_dropped(server: LiveServer) -> None:
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("carcassonne", people)
    await server.sit(table, people[0], 0)
    live = await server.live(table)
    assert live._texts.are_kept
    await server.hub.sync.poll()
    assert live._texts.are_kept, "others may come soon"
    server.time.advance(TEXTS_LAST_MS / 1000 + 1)
    await server.hub.sync.poll()
    assert not live._texts.are_kept
    again = await server.sit(table, people[1], 1)
    assert again.state["version"] == live.version


async def test_old_steps_are_read_from_the_log_when_a_table_is_quiet(server: LiveServer) -> None:
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("carcassonne", people)
    live = await server.live(table)
    await play(server, table, people, lambda _: live.version > 2 * IDLE_STEPS)
    client = await server.sit(table, people[0], 0, since=1)
    steps = client.state["steps"]
    assert [step["version"] for step in steps] == list(range(2, live.version + 1))
    await server.hub.sync.poll()
    assert len(live.steps) == live.version, "others may have lost their connection just now"
    server.time.advance(TEXTS_LAST_MS / 1000 + 1)
    await server.hub.sync.poll()
    assert len(live.steps) == IDLE_STEPS
    again = await server.sit(table, people[0], 0, since=1)
    assert again.state["steps"] == steps


async def test_a_closing_server_says_so_and_finishes_what_it_began(store: Store) -> None:
    async with live_server(store) as server:
        table, client = await a_table(server)
        client.send(type="act", version=client.state["version"], do=client.state["legal"][0])
        await client.answer()
        await server.hub.announce_shutdown()
        assert (await client.next("closing"))["reason"]["key"] == "table-closing"
        assert await client.closed == 1001
        late = server.connect(table, None)
        late.send(type="hello")
        assert (await late.next("refused"))["reason"]["key"] == "table-closing"


def times_behind() -> float:
    counted = {"key": "table-behind"}
    return metrics.REGISTRY.get_sample_value("meeplewright_refused_total", counted) or 0.0


async def test_a_client_that_does_not_read_is_closed_and_delays_nobody(
    server: LiveServer,
) -> None:
    table, _ = await a_table(server)
    anna = (await server.live(table)).seats[0].person_id
    assert anna is not None
    slow = await server.sit(table, None)
    quick = await server.sit(table, None)
    slow.is_reading.clear()
    version = await play(server, table, [anna, anna], lambda state: state.entry > 30)
    await quick.at(version)
    assert len([form for form in slow.heard if form["type"] == "state"]) == 1
    live = await server.live(table)
    before = times_behind()
    for _ in range(300):
        live.broadcast({"type": "pong"})
    slow.is_reading.set()
    assert (await slow.next("closing"))["reason"]["key"] == "table-behind"
    assert await slow.closed == 4430
    assert times_behind() > before


async def test_a_slow_client_is_told_the_latest_state_and_every_step(server: LiveServer) -> None:
    table, _ = await a_table(server)
    anna = (await server.live(table)).seats[0].person_id
    assert anna is not None
    slow = await server.sit(table, None)
    seen = slow.state["version"]
    slow.is_reading.clear()
    version = await play(server, table, [anna, anna], lambda state: state.entry > 30)
    slow.is_reading.set()
    await slow.at(version)
    states = [form for form in slow.heard if form["type"] == "state"][1:]
    assert len(states) <= 2, "what came in between is told in one"
    steps = [step["version"] for state in states for step in state["steps"]]
    assert steps == list(range(seen + 1, version + 1))
