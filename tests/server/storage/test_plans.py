"""Sandboxes: tables that no list shows and that expire; and what games continue from."""

import pytest

from meeplewright.server.storage import PersonRow, SeatRow, Store, TableRow
from tests.server.storage.builders import a_person, a_row, a_table, open_seats

pytestmark = pytest.mark.anyio


async def a_plan(store: Store, person: PersonRow, updated_at: int = 1) -> TableRow:
    row = a_row(host_id=person.id, plan=True, updated_at=updated_at, status="running")
    seat = SeatRow(table_id=row.id, seat=0, kind="person", person_id=person.id, name=person.name)
    await store.tables.create(row, [seat])
    return row


async def test_no_list_names_a_plan(any_store: Store) -> None:
    ada = await a_person(any_store)
    plan = await a_plan(any_store, ada)
    public = a_row(plan=True, visibility="public", status="running")
    await any_store.tables.create(public, [])
    table = await a_table(any_store, host_id=ada.id, visibility="public")
    assert [row.id for row in await any_store.tables.of_person(ada.id)] == [table.id]
    assert await any_store.tables.of_person(ada.id, "running") == []
    assert [row.id for row in await any_store.tables.list_open()] == [table.id]
    assert await any_store.tables.list_running() == []
    assert await any_store.tables.get(plan.id) == plan


async def test_of_many_plans_the_one_left_alone_longest_goes(any_store: Store) -> None:
    ada, bob = await a_person(any_store), await a_person(any_store, "Bob")
    plans = [await a_plan(any_store, ada, at) for at in (30, 10, 20, 40)]
    others = [await a_plan(any_store, bob), await a_table(any_store, host_id=ada.id)]
    gone = await any_store.tables.prune_plans(ada.id, 2)
    assert set(gone) == {plans[1].id, plans[2].id}
    assert await any_store.tables.prune_plans(ada.id, 2) == []
    left = [row for row in [*plans, *others] if await any_store.tables.get(row.id) is not None]
    assert left == [plans[0], plans[3], *others]


async def test_idle_plans_are_removed_and_other_tables_are_not(any_store: Store) -> None:
    ada = await a_person(any_store)
    old, young = await a_plan(any_store, ada, 99), await a_plan(any_store, ada, 100)
    table = await a_table(any_store, updated_at=1)
    assert await any_store.tables.remove_idle_plans(100) == [old.id]
    assert (
        await any_store.tables.get(old.id) is None and await any_store.seats.of_table(old.id) == []
    )
    assert (
        await any_store.tables.get(young.id) == young
        and await any_store.tables.get(table.id) == table
    )


async def test_plans_of_somebody_forgotten_go_too(any_store: Store) -> None:
    ada, bob = await a_person(any_store), await a_person(any_store, "Bob")
    mine, other = await a_plan(any_store, ada), await a_plan(any_store, bob)
    assert mine.id in await any_store.people.forget(ada.id)
    assert await any_store.tables.get(mine.id) is None
    assert await any_store.tables.get(other.id) == other


async def test_what_a_game_goes_on_from_is_kept_with_its_table(any_store: Store) -> None:
    row, plain = a_row(), await a_table(any_store)
    beginning = {"played": [[None, {"draw": "Ő"}], [0, {"n": 1}]], "position": None}
    await any_store.tables.create(row, open_seats(row, 2), beginning)
    assert await any_store.tables.beginning(row.id) == beginning
    assert await any_store.tables.beginning(plain.id) is None
    assert await any_store.tables.remove(row.id)
    assert await any_store.tables.beginning(row.id) is None


async def test_a_seat_with_a_name_of_its_own_keeps_it(any_store: Store) -> None:
    ada, table = await a_person(any_store), await a_table(any_store)
    await any_store.seats.claim(table.id, 0, ada.id, "Ada")
    await any_store.seats.claim(table.id, 1, ada.id, "Béla")
    assert await any_store.people.rename(ada.id, "Grace")
    assert [seat.name for seat in await any_store.seats.of_table(table.id)] == ["Grace", "Béla"]
