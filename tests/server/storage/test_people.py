"""People: how they are recognised, renamed, muted, and deleted without a trace."""

from pathlib import Path

import pytest
from sqlalchemy import Connection, Text, select

from meeplewright.server.storage import Store, new_id, new_token, token_hash
from meeplewright.server.storage.ids import BASE62
from meeplewright.server.storage.schema import metadata
from tests.server.storage.builders import a_line, a_person, a_table, a_token, add, entries

pytestmark = pytest.mark.anyio

NAME = "Ottoline"
SAID = "a secret plan about the harbour"
NOTED = "beware of the miller"


def test_ids_and_tokens_cannot_be_guessed() -> None:
    ids = {new_id() for _ in range(1_000)}
    assert len(ids) == 1_000
    assert {len(name) for name in ids} == {22} and set("".join(ids)) == set(BASE62)
    assert len(new_token()) == 43 and new_token() != new_token()
    assert token_hash("a") != token_hash("b") and len(token_hash("a")) == 64


async def test_a_person_is_recognised_by_token(any_store: Store) -> None:
    ada = await a_person(any_store, "Ada", token="cookie")
    await any_store.people.add_token(a_token(ada, "program", kind="api"), now=2, most=5)
    assert await any_store.people.by_token(token_hash("cookie"), 2) == ada
    assert await any_store.people.by_token(token_hash("program"), 2) == ada
    assert await any_store.people.by_token(token_hash("other"), 2) is None
    assert await any_store.people.get(ada.id) == ada
    await any_store.people.drop_token(token_hash("cookie"))
    assert await any_store.people.by_token(token_hash("cookie"), 2) is None


async def test_an_expired_token_is_worth_nothing(any_store: Store) -> None:
    ada = await a_person(any_store)
    await any_store.people.add_token(a_token(ada, "short", expires_at=10), now=2, most=5)
    assert await any_store.people.by_token(token_hash("short"), 9) == ada
    assert await any_store.people.by_token(token_hash("short"), 10) is None


async def test_a_personal_link_works_once_and_is_no_identity_itself(any_store: Store) -> None:
    ada = await a_person(any_store)
    await any_store.people.add_token(
        a_token(ada, "link", kind="link", expires_at=10), now=2, most=5
    )
    assert await any_store.people.by_token(token_hash("link"), 3) is None
    assert await any_store.people.take_link(token_hash("link"), 3) == ada.id
    assert await any_store.people.take_link(token_hash("link"), 3) is None


async def test_a_personal_link_expires_and_a_cookie_is_no_link(any_store: Store) -> None:
    ada = await a_person(any_store, token="cookie")
    await any_store.people.add_token(
        a_token(ada, "link", kind="link", expires_at=10), now=2, most=5
    )
    assert await any_store.people.take_link(token_hash("link"), 10) is None
    assert await any_store.people.take_link(token_hash("cookie"), 3) is None
    assert await any_store.people.by_token(token_hash("cookie"), 3) == ada


async def test_of_too_many_tokens_the_oldest_go(any_store: Store) -> None:
    ada = await a_person(any_store)
    for i in range(6):
        await any_store.people.add_token(a_token(ada, f"token {i}", created_at=i), now=i, most=3)
    found = [await any_store.people.by_token(token_hash(f"token {i}"), 9) for i in range(6)]
    assert found == [None, None, None, ada, ada, ada]


async def test_a_new_name_stands_on_the_seats(any_store: Store) -> None:
    ada, table = await a_person(any_store), await a_table(any_store)
    await any_store.seats.claim(table.id, 0, ada.id, "Ada")
    assert await any_store.people.rename(ada.id, "Grace")
    person = await any_store.people.get(ada.id)
    assert person is not None and person.name == "Grace"
    assert [seat.name for seat in await any_store.seats.of_table(table.id)] == ["Grace", ""]
    assert not await any_store.people.rename("nobody", "Grace")


async def test_people_can_be_looked_up_muted_and_given_a_webhook(any_store: Store) -> None:
    ada, bob = await a_person(any_store, "Ada 100%"), await a_person(any_store, "Bob")
    await any_store.people.mark_seen(bob.id, 50)
    assert [row.name for row in await any_store.people.find()] == ["Bob", "Ada 100%"]
    assert [row.name for row in await any_store.people.find(limit=1)] == ["Bob"]
    assert [row.id for row in await any_store.people.find(name="a 100%")] == [ada.id]
    assert await any_store.people.find(name="d%1") == []
    assert await any_store.people.mute(ada.id, True)
    assert await any_store.people.set_webhook(ada.id, "https://hook.example")
    row = await any_store.people.get(ada.id)
    assert row is not None and row.muted and row.webhook == "https://hook.example"
    assert not await any_store.people.mute("nobody", True)


def texts(connection: Connection) -> str:
    """Every text in the database."""
    return "\n".join(
        str(value)
        for table in metadata.sorted_tables
        for column in table.columns
        if isinstance(column.type, Text) or column.type.python_type is str
        for value in connection.execute(select(column)).scalars()
    )


async def leave_traces(store: Store) -> tuple[str, dict[str, str]]:
    """A person who sat, spoke, wrote and hosted. Return the id, and the tables by status."""
    person = await a_person(store, NAME, token="cookie")
    await store.people.set_webhook(person.id, "https://hook.example/harbour")
    ids = {}
    for status in ("open", "running", "finished"):
        table = await a_table(store, host_id=person.id, title=f"{NAME}'s evening")
        ids[status] = table.id
        await store.seats.claim(table.id, 0, person.id, NAME)
        if status != "open":
            await add(store, table, 0, status=status)
        await store.chat.add(a_line(table, person, SAID))
        await store.notes.set(table.id, person.id, NOTED)
        await store.orders.set(table.id, 0, {"until": "harbour"})
    return person.id, ids


async def test_a_forgotten_person_leaves_no_trace(any_store: Store) -> None:
    person_id, ids = await leave_traces(any_store)
    traces = (person_id, NAME, SAID, NOTED, "harbour", token_hash("cookie"))
    before = await any_store._read(texts)
    assert all(trace in before for trace in traces)
    assert await any_store.people.forget(person_id) == sorted(ids.values())
    after = await any_store._read(texts)
    assert not [trace for trace in traces if trace in after]
    assert await any_store.people.by_token(token_hash("cookie"), 2) is None


async def test_what_others_have_stays_when_somebody_is_forgotten(any_store: Store) -> None:
    person_id, ids = await leave_traces(any_store)
    other = await a_person(any_store, "Bob", token="bob")
    table = await any_store.tables.get(ids["running"])
    assert table is not None
    await any_store.chat.add(a_line(table, other, "hello"))
    await any_store.notes.set(table.id, other.id, "mine")
    await any_store.orders.set(table.id, 1, {"mine": 1})
    await any_store.people.forget(person_id)
    assert await any_store.people.by_token(token_hash("bob"), 2) == other
    assert [line.text for line in await any_store.chat.since(table.id)] == ["", "hello"]
    assert [line.id for line in await any_store.chat.since(table.id)] == [1, 2]
    assert await any_store.notes.get(table.id, other.id) == "mine"
    assert await any_store.orders.of_table(table.id) == {1: {"mine": 1}}
    assert await any_store.log.tail(table.id, 0) == entries(0)


async def test_the_seat_of_a_forgotten_person_is_open_again_before_the_game(
    any_store: Store,
) -> None:
    person_id, ids = await leave_traces(any_store)
    invited = [seat.invite for seat in await any_store.seats.of_table(ids["open"])]
    await any_store.people.forget(person_id)
    seats = {status: (await any_store.seats.of_table(ids[status]))[0] for status in ids}
    assert {status: seat.kind for status, seat in seats.items()} == {
        "open": "open",
        "running": "person",
        "finished": "person",
    }
    assert {seat.person_id for seat in seats.values()} == {None}
    assert await any_store.tables.due(0) == [ids["running"]]  # a bot takes the seat
    assert seats["open"].invite not in (None, *invited)


async def test_the_file_itself_holds_no_trace(store: Store, tmp_path: Path) -> None:
    """Neither in freed pages nor in the write-ahead log."""

    def bytes_on_disk() -> bytes:
        return b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))

    person_id, _ = await leave_traces(store)
    traces = [text.encode() for text in (person_id, NAME, SAID, NOTED, "hook.example")]
    assert all(trace in bytes_on_disk() for trace in traces)
    await store.people.forget(person_id)
    assert not [trace for trace in traces if trace in bytes_on_disk()]


async def test_forgetting_nobody_changes_nothing(any_store: Store) -> None:
    await leave_traces(any_store)
    before = await any_store._read(texts)
    assert await any_store.people.forget("nobody") == []
    assert await any_store._read(texts) == before
