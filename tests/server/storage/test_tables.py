"""Tables and seats: creating, claiming, finding, and which process looks after them."""

import asyncio

import pytest

from meeplewright.server.errors import NotFound, Refused
from meeplewright.server.settings import Settings
from meeplewright.server.storage import ChangeMarkers, SeatRow, Store, TableRow
from meeplewright.server.storage.host_limits import HostLimits
from meeplewright.server.storage.rows import SeatKind
from tests.server.storage.builders import (
    a_line,
    a_person,
    a_row,
    a_table,
    add,
    open_seats,
)

pytestmark = pytest.mark.anyio


async def test_a_table_comes_back_as_it_was_set_up(any_store: Store) -> None:
    host = await a_person(any_store)
    row = a_row(
        options={"farmers": "per_field"},
        clock={"kind": "days", "days": 3},
        aids=["odds"],
        visibility="public",
        host_id=host.id,
        due_at=2**45,
        bots_due=True,
        title="Őszi est",
    )
    seats = [
        SeatRow(table_id=row.id, seat=0, kind="person", person_id=host.id, name="Ada"),
        SeatRow(table_id=row.id, seat=1, kind="bot", bot="greedy"),
        SeatRow(table_id=row.id, seat=2, invite="come"),
    ]
    assert await any_store.tables.create(row, seats) == row.id
    assert await any_store.tables.get(row.id) == row
    assert await any_store.seats.of_table(row.id) == seats
    assert await any_store.tables.with_seats(row.id) == (row, seats)
    assert await any_store.seats.of_tables([row.id, "nobody"]) == {row.id: seats, "nobody": []}
    assert await any_store.tables.get("nobody") is None
    assert await any_store.tables.with_seats("nobody") is None
    assert await any_store.seats.of_tables([]) == {} == await any_store.log.versions([])


async def test_only_what_may_change_changes(any_store: Store) -> None:
    table = await a_table(any_store)
    assert await any_store.tables.update(table.id, title="new", visibility="public")
    row = await any_store.tables.get(table.id)
    assert row is not None and (row.title, row.visibility) == ("new", "public")
    assert row.updated_at > table.updated_at
    assert not await any_store.tables.update("nobody", title="new")
    with pytest.raises(ValueError, match="version"):
        await any_store.tables.update(table.id, version=9)


async def test_a_removed_table_takes_everything_with_it(any_store: Store) -> None:
    ada, table = await a_person(any_store), await a_table(any_store)
    await add(any_store, table, 0, snapshot=(1, {}))
    await any_store.chat.add(a_line(table, ada, "hello"))
    await any_store.notes.set(table.id, ada.id, "note")
    await any_store.orders.set(table.id, 0, {})
    await any_store.leases.take(table.id, "process", 1, 5)
    assert not await any_store.tables.remove(table.id, only="running")
    assert await any_store.tables.remove(table.id, only="open")
    assert not await any_store.tables.remove(table.id)
    assert await any_store.log.tail(table.id, 0) == [] == await any_store.chat.since(table.id)
    assert await any_store.chat.add(a_line(table, ada, "anybody?")) is None
    assert not await any_store.leases.take(table.id, "process", 1, 5)


async def test_one_seat_is_claimed_by_one(database_url: str) -> None:
    stores = [await Store.open(Settings(database=database_url)) for _ in range(2)]
    table = await a_table(stores[0], seats=1)
    people = [await a_person(stores[0], f"guest {i}") for i in range(8)]
    results = await asyncio.gather(
        *(stores[i % 2].seats.claim(table.id, 0, people[i].id, people[i].name) for i in range(8))
    )
    assert sorted(results) == [False] * 7 + [True]
    (seat,) = await stores[0].seats.of_table(table.id)
    winner = people[results.index(True)]
    assert (seat.kind, seat.person_id, seat.name) == ("person", winner.id, winner.name)
    for store in stores:
        await store.close()


async def test_an_invitation_claims_its_own_seat_only(any_store: Store) -> None:
    ada, table = await a_person(any_store), await a_table(any_store)
    first, second = await any_store.seats.of_table(table.id)
    assert first.invite is not None
    assert not await any_store.seats.claim(table.id, 1, ada.id, "Ada", invite=first.invite)
    assert not await any_store.seats.claim(table.id, 0, ada.id, "Ada", invite="guessed")
    assert await any_store.seats.claim(table.id, 0, ada.id, "Ada", invite=first.invite)
    assert (await any_store.seats.of_table(table.id))[1] == second


async def test_no_seat_is_claimed_or_opened_once_the_game_runs(any_store: Store) -> None:
    ada, table = await a_person(any_store), await a_table(any_store)
    await add(any_store, table, 0, status="running")
    assert not await any_store.seats.claim(table.id, 0, ada.id, "Ada")
    assert await any_store.seats.reopen(table.id, 0) is None


async def test_a_seat_opened_again_has_a_new_invitation(any_store: Store) -> None:
    ada, table = await a_person(any_store), await a_table(any_store)
    old = (await any_store.seats.of_table(table.id))[0].invite
    assert old is not None and await any_store.seats.claim(table.id, 0, ada.id, "Ada")
    new = await any_store.seats.reopen(table.id, 0)
    seat = (await any_store.seats.of_table(table.id))[0]
    assert seat == SeatRow(table_id=table.id, seat=0, invite=new) and new not in (None, old)


async def test_a_seat_can_be_replaced(any_store: Store) -> None:
    table = await a_table(any_store)
    seat = SeatRow(table_id=table.id, seat=1, kind="bot", bot="greedy", name="")
    await any_store.seats.replace(seat)
    assert (await any_store.seats.of_table(table.id))[1] == seat


async def test_the_lobby_shows_public_tables_the_latest_first(any_store: Store) -> None:
    shown: dict[str, list[TableRow]] = {"open": [], "running": [], "finished": []}
    for at, status in enumerate(("open", "running", "finished", "open", "running")):
        row = await a_table(any_store, status=status, visibility="public", updated_at=at)
        shown[status].insert(0, row)
    hidden = await a_table(any_store, status="open", updated_at=9)
    assert await any_store.tables.list_open() == shown["open"]
    assert await any_store.tables.list_open(limit=1) == shown["open"][:1]
    assert await any_store.tables.list_running() == shown["running"]
    assert await any_store.tables.list_all("finished") == shown["finished"]
    everything = await any_store.tables.list_all()
    assert everything[0] == hidden and len(everything) == 6


async def test_a_person_finds_the_tables_it_sits_at_or_hosts(any_store: Store) -> None:
    ada = await a_person(any_store)
    sat = await a_table(any_store, updated_at=1)
    hosted = await a_table(any_store, updated_at=200, host_id=ada.id, status="finished")
    await a_table(any_store, updated_at=300)
    for seat in (0, 1):
        await any_store.seats.claim(sat.id, seat, ada.id, "Ada")
    assert [row.id for row in await any_store.tables.of_person(ada.id)] == [hosted.id, sat.id]
    assert [row.id for row in await any_store.tables.of_person(ada.id, "open")] == [sat.id]


async def test_of_a_table_there_is_one_rematch(database_url: str) -> None:
    stores = [await Store.open(Settings(database=database_url)) for _ in range(2)]
    table = await a_table(stores[0])
    rows = [a_row(rematch_of=table.id) for _ in range(6)]
    ids = await asyncio.gather(
        *(stores[i % 2].tables.create(rows[i], open_seats(rows[i], 2)) for i in range(6))
    )
    assert len(set(ids)) == 1 and ids[0] in {row.id for row in rows}
    before, after = await stores[0].tables.get(table.id), await stores[0].tables.get(ids[0])
    assert before is not None and before.rematch == ids[0]
    assert after is not None and after.rematch_of == table.id
    made = [row.id for row in rows if await stores[0].tables.get(row.id) is not None]
    assert made == [ids[0]]
    for store in stores:
        await store.close()


async def test_the_pulse_shows_that_something_happened(any_store: Store) -> None:
    """Whatever another process does at a table, its pulse shows it."""
    ada, table = await a_person(any_store), await a_table(any_store)
    seat = (await any_store.seats.of_table(table.id))[1]
    beats = [(await any_store.log.change_markers([table.id, "nobody"]))]
    assert beats[0] == {table.id: ChangeMarkers(version=0, updated_at=1, chat=0)}
    for happens in (
        lambda: any_store.seats.claim(table.id, 0, ada.id, "Ada"),
        lambda: any_store.people.rename(ada.id, "Grace"),
        lambda: any_store.seats.reopen(table.id, 1),
        lambda: any_store.seats.replace(seat),
        lambda: any_store.tables.update(table.id, title="evening"),
        lambda: any_store.tables.create(a_row(rematch_of=table.id), []),
        lambda: any_store.chat.add(a_line(table, ada, "hello")),
        lambda: add(any_store, table, 0, status="running"),
        lambda: any_store.people.forget(ada.id),
    ):
        await happens()
        beats.append(await any_store.log.change_markers([table.id]))
        assert beats[-1] not in beats[:-1]
    assert (beats[-1][table.id].version, beats[-1][table.id].chat) == (1, 1)
    assert await any_store.log.change_markers([]) == {}


async def test_any_number_of_tables_is_asked_about_at_once(any_store: Store) -> None:
    """More than a statement can have parameters, and whatever an id looks like."""
    tables = [await a_table(any_store) for _ in range(3)]
    odd = ["", "'", '"', "%s", ":ids", "\u00e9", "{a,b}", "\\"]
    asked = [*odd, *(f"no table {number}" for number in range(70_000))]
    found = await any_store.log.versions([*asked, *(table.id for table in tables)])
    assert found == {table.id: 0 for table in tables}


async def test_the_tables_that_somebody_hosts_are_counted(any_store: Store) -> None:
    ada = await a_person(any_store)
    await a_table(any_store)
    for status in ("open", "running", "finished"):
        await a_table(any_store, host_id=ada.id, status=status)
    await a_table(any_store, host_id=ada.id, plan=True)
    row = a_row(host_id=ada.id)
    with pytest.raises(Refused, match="table-too-many-tables"):
        await any_store.tables.create(row, [], None, HostLimits(host_id=ada.id, tables=2))
    assert await any_store.tables.get(row.id) is None
    await any_store.tables.create(row, [], None, HostLimits(host_id=ada.id, tables=3))


@pytest.mark.parametrize("kind", ["open", "bot"])
async def test_requests_at_the_same_time_do_not_pass_the_limit(
    any_store: Store, database_url: str, kind: SeatKind
) -> None:
    """Also those of two processes."""
    ada = await a_person(any_store)
    limits = {"open": HostLimits(host_id=ada.id, tables=3)}
    limits["bot"] = HostLimits(host_id=ada.id, bot_tables=3)
    other = await Store.open(Settings(database=database_url))

    async def create(store: Store) -> None:
        row = a_row(host_id=ada.id)
        seats = [SeatRow(table_id=row.id, seat=seat, kind=kind) for seat in range(2)]
        await store.tables.create(row, seats, None, limits[kind])

    made = (create(store) for store in (any_store, other) * 4)
    results = await asyncio.gather(*made, return_exceptions=True)
    assert results.count(None) == 3
    assert sum(isinstance(result, Refused) for result in results) == 5
    await other.close()


async def test_bots_that_are_seated_at_the_same_time_do_not_pass_the_limit(
    any_store: Store,
) -> None:
    ada = await a_person(any_store)
    limits = HostLimits(host_id=ada.id, bot_tables=1)
    tables = [await a_table(any_store, seats=1, host_id=ada.id) for _ in range(3)]
    bots = [SeatRow(table_id=table.id, seat=0, kind="bot", bot="greedy") for table in tables]
    seated = (any_store.seats.replace(bot, limits) for bot in bots)
    results = await asyncio.gather(*seated, return_exceptions=True)
    assert results.count(None) == 1
    assert sum(isinstance(result, Refused) for result in results) == 2


async def test_a_claim_that_fails_is_no_news(any_store: Store) -> None:
    ada, table = await a_person(any_store), await a_table(any_store)
    before = await any_store.log.change_markers([table.id])
    assert not await any_store.seats.claim(table.id, 0, ada.id, "Ada", invite="guessed")
    await any_store.orders.set(table.id, 0, {})  # nobody can see that it exists
    await any_store.orders.delete(table.id, 0)
    assert await any_store.log.change_markers([table.id]) == before


async def test_what_belongs_to_nobody_any_more_is_refused(any_store: Store) -> None:
    ada, table = await a_person(any_store), await a_table(any_store)
    await any_store.people.forget(ada.id)
    for late in (
        any_store.seats.claim(table.id, 0, ada.id, "Ada"),
        any_store.chat.add(a_line(table, ada, "still here")),
        any_store.notes.set(table.id, ada.id, "still here"),
        any_store.orders.set("no table", 0, {}),
    ):
        with pytest.raises(NotFound) as caught:
            await late
        assert caught.value.reason.key == "table-gone"
    assert {seat.kind for seat in await any_store.seats.of_table(table.id)} == {"open"}


async def test_a_table_is_due_for_its_bots_or_its_clock(any_store: Store) -> None:
    due: dict[str, str] = {}
    for name, at, bots, status in (
        ("bots", None, True, "running"),
        ("clock", 100, False, "running"),
        ("later", 101, False, "running"),
        ("nothing", None, False, "running"),
        ("over", 100, True, "finished"),
        ("not begun", 100, True, "open"),
    ):
        row = await a_table(any_store, due_at=at, bots_due=bots, status=status)
        due[name] = row.id
    assert set(await any_store.tables.due(100)) == {due["bots"], due["clock"]}
    assert set(await any_store.tables.due(101)) == {due["bots"], due["clock"], due["later"]}
    assert len(await any_store.tables.due(101, limit=2)) == 2


async def test_a_lease_is_held_by_one_process(any_store: Store) -> None:
    table = await a_table(any_store)
    assert await any_store.leases.take(table.id, "first", 100, 200)
    assert not await any_store.leases.take(table.id, "second", 199, 299)
    assert await any_store.leases.take(table.id, "first", 199, 299)  # renewed
    assert not await any_store.leases.take(table.id, "second", 298, 398)
    assert await any_store.leases.take(table.id, "second", 299, 399)  # it has expired
    await any_store.leases.release(table.id, "first")  # no longer its own
    assert not await any_store.leases.take(table.id, "first", 300, 400)
    await any_store.leases.release(table.id, "second")
    assert await any_store.leases.take(table.id, "first", 300, 400)


async def test_of_processes_that_want_a_lease_at_once_one_gets_it(database_url: str) -> None:
    stores = [await Store.open(Settings(database=database_url)) for _ in range(2)]
    table = await a_table(stores[0])
    for now in range(0, 50, 10):
        results = await asyncio.gather(
            *(stores[i % 2].leases.take(table.id, f"process {i}", now, now + 10) for i in range(6))
        )
        assert sorted(results) == [False] * 5 + [True]
    for store in stores:
        await store.close()


async def test_tables_leased_to_others_are_not_due(any_store: Store) -> None:
    table = await a_table(any_store, bots_due=True, status="running")
    await any_store.leases.take(table.id, "first", 100, 200)
    assert await any_store.tables.due(150, holder="second") == []
    assert await any_store.tables.due(150, holder="first") == [table.id]
    assert await any_store.tables.due(200, holder="second") == [table.id]
