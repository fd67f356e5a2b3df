"""A full disk: nothing is half-written, every call fails clearly, and works once there is room."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from meeplewright.server.errors import StorageFault
from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store, TableRow
from tests.server.storage.builders import a_line, a_person, a_table, add, assert_whole

pytestmark = pytest.mark.anyio

SPARE_PAGES = 12


@pytest.fixture
async def tight(store: Store, tmp_path: Path, sqlite_url: str) -> AsyncIterator[Store]:
    """A store whose file can grow only by a few pages. Some of it is ballast."""
    ballast = await a_table(store, title="ballast")
    await add(store, ballast, 0, 40, snapshot=(1, {"heavy": "x" * 200_000}))
    await store.close()
    connection = sqlite3.connect(tmp_path / "tables.db")
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.close()
    limited = f"{sqlite_url}?max_page_count={pages + SPARE_PAGES}"
    opened = await Store.open(Settings(database=limited))
    yield opened
    await opened.close()


async def append_on(store: Store, table: TableRow, promised: list[int]) -> None:
    """Append forever, and record the acknowledged versions."""
    while True:
        version = promised[-1]
        await add(store, table, version, 4, snapshot=(version + 1, {"x": "y" * 50 * version}))
        promised.append(version + 4)


async def fill(store: Store, table: TableRow) -> int:
    """Append until nothing fits any more. Return the last acknowledged version."""
    promised = [0]
    with pytest.raises(StorageFault) as caught:
        await append_on(store, table, promised)
    assert caught.value.kind == "full"
    return promised[-1]


async def test_a_full_disk_is_told_and_nothing_is_half_written(tight: Store) -> None:
    table = await a_table(tight)
    version = await fill(tight, table)
    assert version > 0
    assert (await assert_whole(tight))[table.id] == version
    snapshot = await tight.log.snapshot(table.id)
    assert snapshot is not None and snapshot[0] == version - 3


async def test_reading_goes_on_while_the_disk_is_full(tight: Store) -> None:
    table = await a_table(tight)
    version = await fill(tight, table)
    assert len(await tight.log.tail(table.id, 0)) == version


async def test_the_probe_says_full_until_there_is_room(tight: Store) -> None:
    table = await a_table(tight)
    version = await fill(tight, table)
    for _ in range(2):
        with pytest.raises(StorageFault) as caught:
            await tight.probe()
        assert caught.value.kind == "full"
    ballast = next(row for row in await tight.tables.list_all() if row.title == "ballast")
    assert await tight.tables.remove(ballast.id)
    await tight.probe()
    await add(tight, table, version, 4)
    assert (await assert_whole(tight))[table.id] == version + 4


async def test_everybody_in_the_batch_is_told_that_it_is_full(tight: Store) -> None:
    tables = [await a_table(tight) for _ in range(6)]
    heavy = {"x": "y" * 20_000}
    results = await asyncio.gather(
        *(add(tight, table, 0, snapshot=(1, heavy)) for table in tables), return_exceptions=True
    )
    assert all(isinstance(error, StorageFault) and error.kind == "full" for error in results)
    assert {(await assert_whole(tight))[table.id] for table in tables} == {0}
    await asyncio.gather(*(add(tight, table, 0) for table in tables))


async def test_what_fits_is_kept_though_its_neighbour_does_not_fit(tight: Store) -> None:
    """Different work that shares a commit: each gets its own result."""
    person, table = await a_person(tight), await a_table(tight)
    results = await asyncio.gather(
        tight.notes.set(table.id, person.id, "small"),
        tight.chat.add(a_line(table, person, "z" * 500_000)),
        tight.people.rename(person.id, "Grace"),
        return_exceptions=True,
    )
    assert results[0] is None and results[2] is True
    assert isinstance(results[1], StorageFault) and results[1].kind == "full"
    assert await tight.notes.get(table.id, person.id) == "small"
    assert await tight.chat.since(table.id) == []
