"""PostgreSQL goes away and comes back: nothing is half-written, and play continues by itself."""

import asyncio

import pytest

from meeplewright.server.errors import Conflict, StorageFault
from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from meeplewright.server.storage import database as database_module
from tests.server.storage.builders import a_table, add, assert_whole, entries
from tests.server.storage.proxy import proxy_to

pytestmark = pytest.mark.anyio


async def test_while_it_is_gone_every_call_says_so_and_afterwards_works(postgres_url: str) -> None:
    async with proxy_to(postgres_url) as (proxy, url):
        store = await Store.open(Settings(database=url))
        table = await a_table(store)
        await add(store, table, 0)
        await proxy.stop()
        for _ in range(3):
            with pytest.raises(StorageFault) as caught:
                await add(store, table, 1)
            assert caught.value.kind == "gone"
            with pytest.raises(StorageFault, match="gone"):
                await store.probe()
            with pytest.raises(StorageFault, match="gone"):
                await store.tables.get(table.id)
        await proxy.start()
        await store.probe()
        assert await store.log.tail(table.id, 0) == entries(0)
        await add(store, table, 1)
        assert await store.log.tail(table.id, 0) == entries(0, 2)
        await store.close()


async def test_connections_that_died_while_idle_are_replaced_unnoticed(postgres_url: str) -> None:
    async with proxy_to(postgres_url) as (proxy, url):
        store = await Store.open(Settings(database=url))
        table = await a_table(store)
        await asyncio.gather(*(store.tables.get(table.id) for _ in range(5)))
        proxy.cut()
        await add(store, table, 0)
        proxy.cut()
        assert await store.log.tail(table.id, 0) == entries(0)
        await store.close()


async def test_everybody_in_the_batch_is_told(postgres_url: str) -> None:
    async with proxy_to(postgres_url) as (proxy, url):
        store = await Store.open(Settings(database=url))
        tables = [await a_table(store) for _ in range(5)]
        await proxy.stop()
        results = await asyncio.gather(
            *(add(store, table, 0) for table in tables), return_exceptions=True
        )
        assert all(isinstance(error, StorageFault) and error.kind == "gone" for error in results)
        await proxy.start()
        ids = [table.id for table in tables]
        assert set((await store.log.versions(ids)).values()) == {0}
        await asyncio.gather(*(add(store, table, 0) for table in tables))
        assert set((await store.log.versions(ids)).values()) == {1}
        await assert_whole(store)
        await store.close()


async def test_who_waits_behind_a_silent_server_is_told_with_the_others(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Appends that came during the commit are not tried one after the other."""
    async with proxy_to(postgres_url) as (proxy, url):
        store = await Store.open(Settings(database=url))
        tables = [await a_table(store) for _ in range(4)]
        await add(store, tables[0], 0)
        monkeypatch.setattr(database_module, "ANSWER_SECONDS", 0.3)
        proxy.silent = True
        faults = store.faults
        first = asyncio.create_task(add(store, tables[0], 1))
        await asyncio.sleep(0)
        others = [asyncio.create_task(add(store, table, 0)) for table in tables[1:]]
        results = await asyncio.gather(first, *others, return_exceptions=True)
        assert all(isinstance(error, StorageFault) and error.kind == "gone" for error in results)
        assert store.faults == faults + 1
        monkeypatch.undo()
        proxy.silent = False
        proxy.cut()
        await asyncio.gather(*(add(store, table, 0) for table in tables[1:]))
        await store.close()


async def test_an_answer_lost_in_the_commit_leaves_the_outcome_to_the_tail(
    postgres_url: str,
) -> None:
    """It is not retried automatically: the entries may be there, as they are here."""
    async with proxy_to(postgres_url) as (proxy, url):
        store = await Store.open(Settings(database=url))
        table = await a_table(store)
        proxy.lose_answer_to = b"COMMIT"
        with pytest.raises(StorageFault) as caught:
            await add(store, table, 0, 2)
        assert caught.value.kind == "gone"
        assert proxy.lose_answer_to is None
        assert await store.log.tail(table.id, 0) == entries(0, 2)
        with pytest.raises(Conflict):
            await add(store, table, 0, 2)
        await add(store, table, 2)
        await store.close()


async def test_a_wire_that_dies_before_the_commit_leaves_nothing(postgres_url: str) -> None:
    """The first attempt is lost, the second one counts, and the entries are stored once."""
    async with proxy_to(postgres_url) as (proxy, url):
        store = await Store.open(Settings(database=url))
        table = await a_table(store)
        await add(store, table, 0)
        proxy.lose_answer_to = b"BEGIN"
        await add(store, table, 1)
        assert proxy.lose_answer_to is None
        assert await store.log.tail(table.id, 0) == entries(0, 2)
        await store.close()


async def test_a_server_that_does_not_answer_counts_as_gone(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with proxy_to(postgres_url) as (proxy, url):
        store = await Store.open(Settings(database=url))
        table = await a_table(store)
        monkeypatch.setattr(database_module, "ANSWER_SECONDS", 0.3)
        proxy.silent = True
        with pytest.raises(StorageFault) as caught:
            await add(store, table, 0)
        assert caught.value.kind == "gone"
        monkeypatch.undo()
        proxy.silent = False
        proxy.cut()
        assert await store.log.tail(table.id, 0) == []
        await add(store, table, 0)
        assert await store.log.tail(table.id, 0) == entries(0)
        await store.close()


async def test_a_server_that_is_not_there_is_told_at_the_start() -> None:
    with pytest.raises(StorageFault) as caught:
        await Store.open(Settings(database="postgresql://root@127.0.0.1:1/test"))
    assert caught.value.kind == "gone"
