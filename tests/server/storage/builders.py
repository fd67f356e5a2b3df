"""People, tables and entries with short defaults for tests."""

from typing import Any

from meeplewright.server.storage import (
    ChatRow,
    PersonRow,
    SeatRow,
    Store,
    TableRow,
    TokenRow,
    new_id,
    token_hash,
)
from meeplewright.server.tablegame.entries import LogEntry


async def a_person(store: Store, name: str = "Ada", *, token: str | None = None) -> PersonRow:
    """A person, seen at 1."""
    row = PersonRow(id=new_id(), name=name, created_at=1, seen_at=1)
    shown = None if token is None else a_token(row, token)
    await store.people.create(row, shown)
    return row


def a_token(person: PersonRow, token: str, **changes: Any) -> TokenRow:
    values: dict[str, Any] = {"kind": "cookie", "created_at": 1, **changes}
    return TokenRow(hash=token_hash(token), person_id=person.id, **values)


async def a_table(store: Store, seats: int = 2, **changes: Any) -> TableRow:
    """A table with open seats."""
    row = a_row(**changes)
    await store.tables.create(row, open_seats(row, seats))
    return row


def a_row(**changes: Any) -> TableRow:
    values: dict[str, Any] = {"game": "tiny", "rules": 1, "options": {}, **changes}
    return TableRow(id=new_id(), **{"created_at": 1, "updated_at": 1, **values})


def open_seats(table: TableRow, count: int) -> list[SeatRow]:
    return [SeatRow(table_id=table.id, seat=seat, invite=new_id()) for seat in range(count)]


def entries(after: int, count: int = 1, by: str = "") -> list[LogEntry]:
    """Actions that follow a version."""
    return [
        LogEntry(seq, "do", seq % 2, {"n": seq, "by": by}, 1_000 + seq)
        for seq in range(after + 1, after + 1 + count)
    ]


def a_line(table: TableRow, person: PersonRow, text: str) -> ChatRow:
    return ChatRow(
        table_id=table.id, id=0, person_id=person.id, seat=None, name=person.name, text=text, at=5
    )


async def add(store: Store, table: TableRow | str, after: int, count: int = 1, **kw: Any) -> None:
    """Append some entries, with nothing due by default."""
    of = table if isinstance(table, str) else table.id
    by = kw.pop("by", "")
    values: dict[str, Any] = {"due_at": None, "bots_due": False, **kw}
    await store.log.append(of, after, entries(after, count, by), **values)


async def assert_whole(store: Store) -> dict[str, int]:
    """Every log runs from 1 to its table's version without a gap. Return the versions."""
    versions = await store.log.versions(
        [row.id for row in await store.tables.list_all(limit=1_000)]
    )
    for table_id, version in versions.items():
        seqs = [entry.seq for entry in await store.log.tail(table_id, 0)]
        assert seqs == list(range(1, version + 1))
    return versions
