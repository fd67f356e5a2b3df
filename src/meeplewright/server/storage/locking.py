"""Locks on tables: taken first and in one order, so that no two processes wait for each other."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, bindparam, select, update

from meeplewright.server.storage.schema import tables

LOCK = (
    select(tables.c.id, tables.c.version)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update()
)
TOUCH = (
    update(tables)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .values(updated_at=tables.c.updated_at + 1)
)


def lock_tables(connection: Connection, table_ids: Collection[str]) -> dict[str, int]:
    """Nobody else changes these until the transaction ends; returns their versions.

    Whoever changes what hangs on a table locks the table first. (SQLite locks everything anyway.)
    """
    rows = connection.execute(LOCK, {"ids": sorted(table_ids)})
    return {row.id: row.version for row in rows}


def touch(connection: Connection, table_ids: Collection[str]) -> None:
    """Lets other processes see that something beside the log has changed."""
    if table_ids:
        connection.execute(TOUCH, {"ids": sorted(table_ids)})
