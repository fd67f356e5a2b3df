"""Drafts: the steps of a seat's turn that are not in the log yet, one draft per seat of a table."""

from __future__ import annotations

from dataclasses import asdict

from sqlalchemy import Connection, bindparam, select

from meeplewright.server.errors import Conflict
from meeplewright.server.storage.locking import lock_tables
from meeplewright.server.storage.repository import Repository
from meeplewright.server.storage.rows import DraftRow
from meeplewright.server.storage.schema import drafts
from meeplewright.server.storage.upsert import upsert

DRAFTS = select(drafts).where(drafts.c.table_id == bindparam("of"))
NUMBER = select(drafts.c.number).where(
    drafts.c.table_id == bindparam("of"), drafts.c.seat == bindparam("at")
)


class DraftRepository(Repository):
    """What seats intend to do. A row without steps stays, so that its number only grows."""

    async def of_table(self, table_id: str) -> dict[int, DraftRow]:
        """The drafts of a table, by seat."""
        return await self._read(lambda connection: drafts_at(connection, table_id))

    async def set(self, row: DraftRow) -> None:
        """Store a draft. Conflict if the table is at another version, or if this is not the next
        number of the seat's draft: another writer was first.
        """

        def write(connection: Connection) -> None:
            version = lock_tables(connection, [row.table_id]).get(row.table_id)
            if version != row.version or draft_number(connection, row) != row.number - 1:
                raise Conflict(version or 0)
            # The table's time of change is public, a draft is not: it must not change that time.
            connection.execute(upsert(connection, drafts), asdict(row))

        await self._write(write)


def draft_number(connection: Connection, row: DraftRow) -> int:
    """The number of the seat's draft in storage; 0 if there was none yet."""
    found = connection.execute(NUMBER, {"of": row.table_id, "at": row.seat}).scalar()
    return found or 0


def drafts_at(connection: Connection, table_id: str) -> dict[int, DraftRow]:
    """The drafts of a table, by seat."""
    rows = connection.execute(DRAFTS, {"of": table_id}).mappings()
    return {row["seat"]: DraftRow(**row) for row in rows}
