"""What is said and written at a table: chat, private notes, standing orders."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select

from meeplewright.server.storage.locking import lock_tables
from meeplewright.server.storage.repository import Repository
from meeplewright.server.storage.rows import ChatRow
from meeplewright.server.storage.schema import chat, notes, orders
from meeplewright.server.storage.upsert import upsert

CHAT_KEPT = 1_000  # lines of a table


class Talk(Repository):
    """Chat is for all at the table; notes are one person's, orders one seat's."""

    async def chat_add(self, row: ChatRow) -> ChatRow | None:
        """Keeps a line and returns it with its number; None where there is no such table."""
        return await self._write(lambda connection: _add(connection, row))

    async def chat_since(self, table_id: str, after: int = 0, limit: int = 100) -> list[ChatRow]:
        """The last lines after this one, oldest first. A forgotten line has no name and text."""
        query = (
            select(chat)
            .where(chat.c.table_id == table_id, chat.c.id > after)
            .order_by(chat.c.id.desc())
            .limit(limit)
        )
        rows = await self._read(lambda connection: list(connection.execute(query).mappings()))
        return [ChatRow(**row) for row in reversed(rows)]

    async def note_get(self, table_id: str, person_id: str) -> str:
        """What this person wrote down at this table; empty where it is nothing."""
        query = select(notes.c.text).where(
            notes.c.table_id == table_id, notes.c.person_id == person_id
        )
        return await self._read(lambda connection: connection.execute(query).scalar() or "")

    async def note_set(self, table_id: str, person_id: str, text: str) -> None:
        """Replaces the note; an empty one is removed."""
        row = {"table_id": table_id, "person_id": person_id, "text": text}
        mine = (notes.c.table_id == table_id, notes.c.person_id == person_id)
        await self._write(
            lambda connection: (
                connection.execute(upsert(connection, notes), row)
                if text
                else connection.execute(delete(notes).where(*mine))
            )
        )

    async def orders(self, table_id: str) -> dict[int, dict[str, Any]]:
        """The standing orders of a table, by seat."""
        query = select(orders.c.seat, orders.c.body).where(orders.c.table_id == table_id)
        return await self._read(
            lambda connection: {row.seat: row.body for row in connection.execute(query)}
        )

    async def order_get(self, table_id: str, seat: int) -> dict[str, Any] | None:
        return (await self.orders(table_id)).get(seat)

    async def order_set(self, table_id: str, seat: int, body: dict[str, Any]) -> None:
        row = {"table_id": table_id, "seat": seat, "body": body}

        def give(connection: Connection) -> None:
            lock_tables(connection, [table_id])
            # The table's time of change is public, an order is not: it leaves no trace there.
            connection.execute(upsert(connection, orders), row)

        await self._write(give)

    async def order_delete(self, table_id: str, seat: int) -> None:
        here = (orders.c.table_id == table_id, orders.c.seat == seat)

        def drop(connection: Connection) -> None:
            lock_tables(connection, [table_id])
            connection.execute(delete(orders).where(*here))

        await self._write(drop)


def _add(connection: Connection, row: ChatRow) -> ChatRow | None:
    # Locked: lines of a table get their numbers in the order they become visible.
    if not lock_tables(connection, [row.table_id]):
        return None
    last = connection.execute(
        select(func.max(chat.c.id)).where(chat.c.table_id == row.table_id)
    ).scalar()
    row = replace(row, id=(last or 0) + 1)
    connection.execute(insert(chat), asdict(row))
    old = (chat.c.table_id == row.table_id, chat.c.id <= row.id - CHAT_KEPT)
    connection.execute(delete(chat).where(*old))
    return row
