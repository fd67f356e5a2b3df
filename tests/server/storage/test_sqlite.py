"""How SQLite is used: safely, privately, and with many writes in one commit."""

import asyncio
import shutil
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import thread_time
from typing import Any

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import IntegrityError

from meeplewright.server.costs import CostLimit
from meeplewright.server.errors import StorageFault
from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store, log_writer
from meeplewright.server.storage import sqlite as sqlite_module
from meeplewright.server.storage.log_append import append_all
from meeplewright.server.storage.sqlite import Sqlite
from tests.server.storage.builders import a_person, a_table, add, entries

pytestmark = pytest.mark.anyio


def pragma(name: str) -> Any:
    return lambda connection: connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()


async def test_a_commit_waits_for_the_disk(store: Store) -> None:
    assert await store._write(pragma("journal_mode")) == "wal"
    assert await store._write(pragma("synchronous")) == 2
    assert await store._write(pragma("foreign_keys")) == 1
    assert await store._write(pragma("secure_delete")) == 1
    assert await store._write(pragma("busy_timeout")) == sqlite_module.BUSY_MS


async def test_whoever_reads_cannot_write(store: Store) -> None:
    with pytest.raises(StorageFault):
        await store._read(lambda connection: connection.exec_driver_sql("DELETE FROM facts"))


async def test_the_file_is_its_owners_alone(store: Store, tmp_path: Path) -> None:
    await a_table(store)
    for name in ("tables.db", "tables.db-wal"):
        assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600


async def test_work_that_waits_shares_a_commit(store: Store) -> None:
    database = store._database
    assert isinstance(database, Sqlite)
    person = await a_person(store)
    commits: list[object] = []
    event.listen(database._writing, "commit", commits.append)
    await asyncio.gather(*(store.people.rename(person.id, f"Ada {i}") for i in range(30)))
    assert len(commits) < 10


async def test_a_mistake_in_one_piece_of_work_does_not_sink_the_others(store: Store) -> None:
    person = await a_person(store)
    row = await store.people.get(person.id)
    assert row is not None
    results = await asyncio.gather(
        store.people.rename(person.id, "Grace"),
        store.people.create(row),  # that id is taken
        store.people.mark_seen(person.id, 9),
        return_exceptions=True,
    )
    assert results[0] is True and isinstance(results[1], IntegrityError)
    after = await store.people.get(person.id)
    assert after is not None and (after.name, after.seen_at) == ("Grace", 9)


async def test_work_that_raises_leaves_nothing(store: Store) -> None:
    def half(connection: Connection) -> None:
        connection.exec_driver_sql("UPDATE facts SET value = 'half'")
        raise LookupError("in the middle")

    before = await store.epoch()
    with pytest.raises(LookupError, match="in the middle"):
        await store._write(half)
    assert await store.epoch() == before


async def test_a_file_that_others_hold_is_busy_and_then_free_again(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_module, "BUSY_MS", 50)
    store = await Store.open(Settings(database=sqlite_url))
    table = await a_table(store)
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageFault) as caught:
        await add(store, table, 0)
    assert caught.value.kind == "busy"
    assert await store.log.tail(table.id, 0) == []
    other.execute("ROLLBACK")
    other.close()
    await add(store, table, 0)
    await store.close()


def moved_away(file: Path) -> None:
    file.rename(file.with_name("elsewhere"))


def replaced(file: Path) -> None:
    moved_away(file)
    shutil.copy(file.with_name("elsewhere"), file)


@pytest.mark.parametrize("name", ["tables.db", "tables.db-wal"])
@pytest.mark.parametrize("take", [moved_away, replaced])
async def test_a_file_that_is_taken_away_is_gone_until_it_is_back(
    store: Store, tmp_path: Path, name: str, take: Callable[[Path], None]
) -> None:
    """SQLite itself would go on with the one that nobody finds any more."""
    table = await a_table(store)
    await add(store, table, 0)
    take(tmp_path / name)
    for _ in range(2):
        for call in (add(store, table, 1), store.probe(), store.tables.get(table.id)):
            with pytest.raises(StorageFault, match="gone: file deleted or moved"):
                await call
    assert (tmp_path / name).exists() is (take is replaced), "none was created in its place"
    (tmp_path / "elsewhere").replace(tmp_path / name)
    await add(store, table, 1)
    assert await store.log.tail(table.id, 0) == entries(0, 2)


async def test_after_an_error_of_the_disk_the_write_ahead_log_may_be_another_file(
    store: Store, tmp_path: Path
) -> None:
    """The last connection deletes it when it is closed, and the next one creates one."""
    database = store._database
    assert isinstance(database, Sqlite)
    table = await a_table(store)

    def fail(_: Connection) -> None:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR
        raise error

    with pytest.raises(StorageFault, match="gone"):
        await store._write(fail)
    database._reading.dispose()
    assert not (tmp_path / "tables.db-wal").exists()
    (tmp_path / "another").touch()  # takes the number of the deleted file
    await add(store, table, 0)


async def test_a_file_that_is_no_database_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("a letter, and not a short one either\n" * 100)
    with pytest.raises(StorageFault) as caught:
        await Store.open(Settings(database=sqlite_url))
    assert caught.value.kind == "gone"
    assert "a letter" in (tmp_path / "tables.db").read_text()


async def test_a_closed_store_writes_no_more(sqlite_url: str) -> None:
    store = await Store.open(Settings(database=sqlite_url))
    table = await a_table(store)
    await store.close()
    with pytest.raises(StorageFault, match="closed"):
        await add(store, table, 0)
    await store.close()  # repeating it does no harm


async def test_what_others_write_is_told_from_what_the_process_writes(
    store: Store, tmp_path: Path
) -> None:
    before = await store.writes_elsewhere()
    person = await a_person(store)
    assert await store.writes_elsewhere() == before
    other = await Store.open(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"))
    opened = await store.writes_elsewhere()
    await other.people.rename(person.id, "Grace")
    after = await store.writes_elsewhere()
    assert after != opened
    await other.people.get(person.id)
    assert await store.writes_elsewhere() == after
    await other.close()


async def test_a_new_connection_counts_anew(store: Store) -> None:
    database = store._database
    assert isinstance(database, Sqlite)
    before = await store.writes_elsewhere()
    database._writing.dispose()
    assert await store.writes_elsewhere() != before


def working(connection: Connection) -> None:
    """A tenth of a second of the processor's time, in whatever thread."""
    until = thread_time() + 0.1
    while thread_time() < until:
        pass


async def test_what_its_threads_do_costs_who_asked(store: Store) -> None:
    limit = CostLimit(1, 10, steady=lambda: 0.0)

    async def request() -> None:
        await store._read(working)
        await asyncio.gather(*(store._write(working) for _ in range(3)))

    before = limit._left._filled("ada").left
    await limit.measure("ada", request)
    assert before - limit._left._filled("ada").left >= 0.4


async def test_a_commit_costs_everybody_who_shares_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit = CostLimit(1, 10, steady=lambda: 0.0)
    tables = [await a_table(store) for _ in range(3)]

    def append_slowly(connection: Connection, *args: Any) -> Any:
        working(connection)
        return append_all(connection, *args)

    monkeypatch.setattr(log_writer, "append_all", append_slowly)

    def request(number: int) -> Callable[[], Awaitable[None]]:
        return lambda: add(store, tables[number], 0)

    await asyncio.gather(*(limit.measure(f"person {n}", request(n)) for n in range(3)))
    spent = [10 - limit._left._filled(f"person {n}").left for n in range(3)]
    assert all(0.03 < seconds < 0.09 for seconds in spent), "it is divided"
