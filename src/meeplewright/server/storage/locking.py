"""Locks on tables: taken first and in a fixed order, so that there are no deadlocks."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, select, update

from meeplewright.server.storage.among import among
from meeplewright.server.storage.schema import tables

LOCK = (
    select(tables.c.id, tables.c.version)
    .where(among(tables.c.id))
    .order_by(tables.c.id)
    .with_for_update()
)
TOUCH = update(tables).where(among(tables.c.id)).values(updated_at=tables.c.updated_at + 1)


def lock_tables(connection: Connection, table_ids: Collection[str]) -> dict[str, int]:
    """Lock these tables until the transaction ends; returns their versions.

    Lock a table before changing anything that belongs to it. (SQLite locks everything anyway.)
    """
    rows = connection.execute(LOCK, {"ids": sorted(table_ids)})
    return {row.id: row.version for row in rows}


def touch(connection: Connection, table_ids: Collection[str]) -> None:
    """Let other processes see that something besides the log has changed."""
    if table_ids:
        connection.execute(TOUCH, {"ids": sorted(table_ids)})
