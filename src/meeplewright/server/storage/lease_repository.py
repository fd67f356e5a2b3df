"""Leases: which process runs the bots, orders and clocks of a table for the next seconds."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, exists, or_, select

from meeplewright.server.storage.repository import Repository
from meeplewright.server.storage.schema import leases, tables
from meeplewright.server.storage.upsert import upsert_where


class LeaseRepository(Repository):
    """One holder per table at a time, until it releases the lease or the lease expires."""

    async def take(self, table_id: str, holder: str, now: int, until: int) -> bool:
        """Take or renew the lease; False if another process holds it."""
        return await self._write(lambda connection: _take(connection, table_id, holder, now, until))

    async def release(self, table_id: str, holder: str) -> None:
        """Release the lease; another holder's lease stays."""
        mine = (leases.c.table_id == table_id, leases.c.holder == holder)
        await self._write(lambda connection: connection.execute(delete(leases).where(*mine)))


def _take(connection: Connection, table_id: str, holder: str, now: int, until: int) -> bool:
    if not connection.execute(select(exists().where(tables.c.id == table_id))).scalar():
        return False
    free = or_(leases.c.holder == bindparam("me"), leases.c.until <= bindparam("now"))
    row = {"table_id": table_id, "holder": holder, "until": until, "me": holder, "now": now}
    return connection.execute(upsert_where(connection, leases, free), row).rowcount == 1
