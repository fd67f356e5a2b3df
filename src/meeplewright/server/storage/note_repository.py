"""Private notes: one text per person and table."""

from __future__ import annotations

from sqlalchemy import delete, select

from meeplewright.server.storage.repository import Repository
from meeplewright.server.storage.schema import notes
from meeplewright.server.storage.upsert import upsert


class NoteRepository(Repository):
    """Notes that only their writer sees."""

    async def get(self, table_id: str, person_id: str) -> str:
        """This person's note about this table; empty if there is none."""
        query = select(notes.c.text).where(
            notes.c.table_id == table_id, notes.c.person_id == person_id
        )
        return await self._read(lambda connection: connection.execute(query).scalar() or "")

    async def set(self, table_id: str, person_id: str, text: str) -> None:
        """Replace the note; an empty one is deleted."""
        row = {"table_id": table_id, "person_id": person_id, "text": text}
        mine = (notes.c.table_id == table_id, notes.c.person_id == person_id)
        await self._write(
            lambda connection: (
                connection.execute(upsert(connection, notes), row)
                if text
                else connection.execute(delete(notes).where(*mine))
            )
        )
