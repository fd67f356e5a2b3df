"""Chat, notes and standing orders."""

import asyncio

import pytest

from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from meeplewright.server.storage import chat_repository as chat_module
from tests.server.storage.builders import a_line, a_person, a_table

pytestmark = pytest.mark.anyio


async def test_lines_are_counted_at_each_table(any_store: Store) -> None:
    ada = await a_person(any_store)
    first, second = await a_table(any_store), await a_table(any_store)
    for table in (first, second):
        for text in ("one", "two"):
            said = await any_store.chat.add(a_line(table, ada, text))
            assert said is not None and (said.text, said.name) == (text, "Ada")
    lines = await any_store.chat.since(first.id)
    assert [(line.id, line.text) for line in lines] == [(1, "one"), (2, "two")]
    assert [line.id for line in await any_store.chat.since(first.id, after=1)] == [2]


async def test_the_last_lines_are_shown_oldest_first(any_store: Store) -> None:
    ada, table = await a_person(any_store), await a_table(any_store)
    for i in range(5):
        await any_store.chat.add(a_line(table, ada, str(i)))
    assert [line.text for line in await any_store.chat.since(table.id, limit=2)] == ["3", "4"]


async def test_lines_said_at_once_get_different_numbers(database_url: str) -> None:
    stores = [await Store.open(Settings(database=database_url)) for _ in range(2)]
    ada, table = await a_person(stores[0]), await a_table(stores[0])
    said = await asyncio.gather(
        *(stores[i % 2].chat.add(a_line(table, ada, str(i))) for i in range(10))
    )
    assert sorted(line.id for line in said if line is not None) == list(range(1, 11))
    for store in stores:
        await store.close()


async def test_old_lines_go(any_store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat_module, "CHAT_KEPT", 3)
    ada, table = await a_person(any_store), await a_table(any_store)
    for i in range(5):
        await any_store.chat.add(a_line(table, ada, str(i)))
    assert [line.id for line in await any_store.chat.since(table.id)] == [3, 4, 5]


async def test_a_note_is_one_persons_at_one_table(any_store: Store) -> None:
    ada, bob = await a_person(any_store), await a_person(any_store, "Bob")
    table = await a_table(any_store)
    assert await any_store.notes.get(table.id, ada.id) == ""
    await any_store.notes.set(table.id, ada.id, "first")
    await any_store.notes.set(table.id, ada.id, "second")
    assert await any_store.notes.get(table.id, ada.id) == "second"
    assert await any_store.notes.get(table.id, bob.id) == ""
    await any_store.notes.set(table.id, ada.id, "")
    assert await any_store.notes.get(table.id, ada.id) == ""


async def test_an_order_is_one_seats(any_store: Store) -> None:
    table = await a_table(any_store)
    await any_store.orders.set(table.id, 0, {"raise": 3})
    await any_store.orders.set(table.id, 0, {"raise": 4})
    await any_store.orders.set(table.id, 1, {"pass": True})
    assert await any_store.orders.of_table(table.id) == {0: {"raise": 4}, 1: {"pass": True}}
    assert await any_store.orders.get(table.id, 0) == {"raise": 4}
    await any_store.orders.delete(table.id, 0)
    assert await any_store.orders.get(table.id, 0) is None
    assert await any_store.orders.of_table(table.id) == {1: {"pass": True}}
