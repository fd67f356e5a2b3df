"""Chat: the lines of each table."""

from __future__ import annotations

from dataclasses import asdict, replace

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from meeplewright.server.storage.locking import lock_tables
from meeplewright.server.storage.repository import Repository
from meeplewright.server.storage.rows import ChatRow
from meeplewright.server.storage.schema import chat

CHAT_KEPT = 1_000  # lines of a table
SINCE = (
    select(chat)
    .where(chat.c.table_id == bindparam("of"), chat.c.id > bindparam("after"))
    .order_by(chat.c.id.desc())
    .limit(bindparam("most"))
)


class ChatRepository(Repository):
    """Lines are counted from 1 at every table; old ones are deleted."""

    async def add(self, row: ChatRow) -> ChatRow | None:
        """Store a line and return it with its number; None if there is no such table."""
        return await self._write(lambda connection: _add(connection, row))

    async def since(self, table_id: str, after: int = 0, limit: int = 100) -> list[ChatRow]:
        """The last lines after this one, oldest first. A forgotten line has no name and no text."""
        asked = {"of": table_id, "after": after, "most": limit}
        rows = await self._read(
            lambda connection: list(connection.execute(SINCE, asked).mappings())
        )
        return [ChatRow(**row) for row in reversed(rows)]


def _add(connection: Connection, row: ChatRow) -> ChatRow | None:
    # Locked: lines of a table get their numbers in the order in which they become visible.
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
