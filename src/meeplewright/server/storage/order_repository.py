"""Standing orders: one per seat of a table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, bindparam, delete, select

from meeplewright.server.storage.locking import lock_tables
from meeplewright.server.storage.repository import Repository
from meeplewright.server.storage.schema import orders
from meeplewright.server.storage.upsert import upsert

ORDERS = select(orders.c.seat, orders.c.body).where(orders.c.table_id == bindparam("of"))


class OrderRepository(Repository):
    """What the server does for a seat when its turn comes."""

    async def of_table(self, table_id: str) -> dict[int, dict[str, Any]]:
        """The standing orders of a table, by seat."""
        return await self._read(lambda connection: orders_at(connection, table_id))

    async def get(self, table_id: str, seat: int) -> dict[str, Any] | None:
        return (await self.of_table(table_id)).get(seat)

    async def set(self, table_id: str, seat: int, body: dict[str, Any]) -> None:
        row = {"table_id": table_id, "seat": seat, "body": body}

        def give(connection: Connection) -> None:
            lock_tables(connection, [table_id])
            # The table's time of change is public, an order is not: it must not change that time.
            connection.execute(upsert(connection, orders), row)

        await self._write(give)

    async def delete(self, table_id: str, seat: int) -> None:
        here = (orders.c.table_id == table_id, orders.c.seat == seat)

        def drop(connection: Connection) -> None:
            lock_tables(connection, [table_id])
            connection.execute(delete(orders).where(*here))

        await self._write(drop)


def orders_at(connection: Connection, table_id: str) -> dict[int, dict[str, Any]]:
    """The standing orders of a table, by seat."""
    return {row.seat: row.body for row in connection.execute(ORDERS, {"of": table_id})}
