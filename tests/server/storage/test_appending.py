"""The log: the second of two appends is refused, and nobody else is affected."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import Connection, insert

from meeplewright.server.errors import Conflict
from meeplewright.server.settings import Settings
from meeplewright.server.storage import SeatRow, Store
from meeplewright.server.storage.schema import log
from meeplewright.server.tablegame.entries import LogEntry
from tests.server.storage.builders import a_table, add, assert_whole, entries

pytestmark = pytest.mark.anyio


async def outcomes(appends: Sequence[Any]) -> list[str]:
    """The results of simultaneous appends."""
    results = await asyncio.gather(*appends, return_exceptions=True)
    return ["written" if result is None else type(result).__name__ for result in results]


async def test_what_is_appended_is_there_in_order(any_store: Store) -> None:
    table = await a_table(any_store)
    await add(any_store, table, 0, 3)
    await add(any_store, table, 3, 2)
    assert await any_store.log.tail(table.id, 0) == entries(0, 5)
    assert await any_store.log.tail(table.id, 4) == entries(4, 1)
    assert await any_store.log.versions([table.id, "nobody"]) == {table.id: 5}


async def test_every_field_of_an_entry_comes_back(any_store: Store) -> None:
    table = await a_table(any_store)
    body = {"text": "ő\u0000\ud800 \"'", "deep": [{"x": None}], "big": 2**60}
    entry = LogEntry(1, "chance", None, body, 2**45)
    await any_store.log.append(table.id, 0, [entry], due_at=None, bots_due=False)
    assert await any_store.log.tail(table.id, 0) == [entry]


async def test_an_append_says_what_changes_at_the_table(any_store: Store) -> None:
    table = await a_table(any_store)
    await add(any_store, table, 0, 2, due_at=77, bots_due=True, status="running")
    row = await any_store.tables.get(table.id)
    assert row is not None
    assert (row.version, row.status, row.due_at, row.bots_due) == (2, "running", 77, True)
    assert row.updated_at == entries(0, 2)[-1].at and row.result is None
    ended = {"points": [3, 1], "items": [[], []], "winners": [0]}
    await add(any_store, table, 2, status="finished", result=ended)
    await add(any_store, table, 3)
    row = await any_store.tables.get(table.id)
    assert row is not None
    assert (row.status, row.result, row.due_at) == ("finished", ended, None)


async def test_a_second_writer_is_told_where_the_table_stands(any_store: Store) -> None:
    table = await a_table(any_store)
    await add(any_store, table, 0, 2)
    with pytest.raises(Conflict) as caught:
        await add(any_store, table, 0, 1, status="finished")
    assert caught.value.version == 2
    assert await any_store.log.tail(table.id, 0) == entries(0, 2)
    row = await any_store.tables.get(table.id)
    assert row is not None and row.status == "open"


async def test_nothing_is_appended_ahead_of_the_table(any_store: Store) -> None:
    table = await a_table(any_store)
    with pytest.raises(Conflict):
        await add(any_store, table, 3)
    assert await any_store.log.tail(table.id, 0) == []


async def test_a_table_that_was_removed_takes_no_entries(any_store: Store) -> None:
    table = await a_table(any_store)
    assert await any_store.tables.remove(table.id)
    with pytest.raises(Conflict) as caught:
        await add(any_store, table, 0)
    assert caught.value.version == 0


async def test_entries_that_do_not_follow_one_by_one_are_refused(store: Store) -> None:
    table = await a_table(store)
    for wrong in ([], entries(1), [*entries(0), *entries(2)]):
        with pytest.raises(ValueError, match="one by one"):
            await store.log.append(table.id, 0, wrong, due_at=None, bots_due=False)


async def test_of_two_writers_at_once_exactly_one_wins_each_version(database_url: str) -> None:
    first, second = [await Store.open(Settings(database=database_url)) for _ in range(2)]
    table = await a_table(first)
    for version in range(20):
        results = await outcomes(
            [add(first, table, version, by="first"), add(second, table, version, by="second")]
        )
        assert sorted(results) == ["Conflict", "written"]
        winner = "first" if results[0] == "written" else "second"
        assert await first.log.tail(table.id, version) == entries(version, 1, winner)
    await first.close()
    await second.close()


async def test_a_conflict_does_not_sink_the_others_of_its_batch(any_store: Store) -> None:
    tables = [await a_table(any_store) for _ in range(9)]
    for table in tables[::3]:
        await add(any_store, table, 0)
    # The first occupies the writer, the others share the next commit.
    results = await outcomes([add(any_store, table, 0) for table in tables])
    assert results == ["Conflict", "written", "written"] * 3
    assert set((await assert_whole(any_store)).values()) == {1}


async def test_appends_of_one_table_may_share_a_batch(any_store: Store) -> None:
    table = await a_table(any_store)
    results = await outcomes([add(any_store, table, after, 2) for after in (0, 2, 2, 4)])
    assert results == ["written", "written", "Conflict", "written"]
    assert await any_store.log.tail(table.id, 0) == entries(0, 6)


async def test_a_mistake_in_one_append_does_not_sink_the_others(any_store: Store) -> None:
    tables = [await a_table(any_store) for _ in range(4)]
    status = [None, None, "no such status", None]
    results = await outcomes(
        [add(any_store, tables[i], 0, status=status[i]) for i in range(len(tables))]
    )
    assert results == ["written", "written", "IntegrityError", "written"]
    assert sorted((await assert_whole(any_store)).values()) == [0, 1, 1, 1]


async def test_the_key_of_the_log_has_the_last_word(any_store: Store) -> None:
    """Even if another process wrote into the log without the writer."""
    table, other = await a_table(any_store), await a_table(any_store)
    row = {"table_id": table.id, "seq": 1, "kind": "do", "seat": 0, "body": {}, "at": 1}

    def sneak(connection: Connection) -> None:
        connection.execute(insert(log), row)

    await any_store._write(sneak)
    results = await outcomes(
        [add(any_store, of, 0) for of in (other, table, await a_table(any_store))]
    )
    assert results == ["written", "IntegrityError", "written"]
    assert [entry.body for entry in await any_store.log.tail(table.id, 0)] == [{}]


async def test_many_appends_share_few_commits(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [await a_table(store) for _ in range(50)]
    batches: list[int] = []
    monkeypatch.setattr(
        "meeplewright.server.storage.log_writer.BATCH_SIZE.observe", batches.append, raising=True
    )
    assert set(await outcomes([add(store, table, 0) for table in tables])) == {"written"}
    assert batches == [50]


async def test_whoever_stops_waiting_does_not_stop_the_writer(any_store: Store) -> None:
    tables = [await a_table(any_store) for _ in range(3)]
    tasks = [asyncio.create_task(add(any_store, table, 0)) for table in tables]
    await asyncio.sleep(0)
    tasks[1].cancel()
    assert await outcomes(tasks) == ["written", "CancelledError", "written"]
    await add(any_store, tables[0], 1)
    await assert_whole(any_store)


async def test_closing_finishes_the_appends_under_way(database_url: str) -> None:
    store = await Store.open(Settings(database=database_url))
    tables = [await a_table(store) for _ in range(5)]
    tasks = [asyncio.create_task(add(store, table, 0)) for table in tables]
    await asyncio.sleep(0)
    await store.close()
    assert await outcomes(tasks) == ["written"] * 5
    again = await Store.open(Settings(database=database_url))
    assert set((await again.log.versions([table.id for table in tables])).values()) == {1}
    await again.close()


async def test_a_table_is_loaded_from_its_snapshot_on(any_store: Store) -> None:
    table = await a_table(any_store)
    loaded = await any_store.log.load(table.id)
    assert loaded is not None and (loaded.snapshot, loaded.tail) == (None, [])
    await add(any_store, table, 0, 4, snapshot=(2, {"state": 2}))
    await add(any_store, table, 4, 4, snapshot=(6, {"state": 6}))
    loaded = await any_store.log.load(table.id)
    assert loaded is not None
    assert loaded.table == await any_store.tables.get(table.id)
    assert loaded.seats == await any_store.seats.of_table(table.id)
    assert loaded.snapshot == (6, {"state": 6}) == await any_store.log.snapshot(table.id)
    assert loaded.tail == entries(6, 2)
    assert await any_store.log.load("nobody") is None


async def test_of_the_seats_given_only_the_driver_is_written(any_store: Store) -> None:
    table = await a_table(any_store)
    before = await any_store.seats.of_table(table.id)
    given = [SeatRow(table_id=table.id, seat=1, kind="bot", bot="greedy", name="somebody")]
    await add(any_store, table, 0, seats=given)
    after = await any_store.seats.of_table(table.id)
    assert after[0] == before[0]
    assert (after[1].bot, after[1].kind, after[1].name) == ("greedy", "open", "")


async def test_bodies_are_kept_as_compact_text(store: Store) -> None:
    table = await a_table(store)
    await add(store, table, 0)

    def raw(connection: Connection) -> str:
        return str(connection.exec_driver_sql("SELECT body FROM log").scalar_one())

    assert await store._read(raw) == json.dumps({"n": 1, "by": ""}, separators=(",", ":"))
