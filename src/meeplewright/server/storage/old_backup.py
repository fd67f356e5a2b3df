"""Backups of earlier versions: their rows go through the migrations in a temporary SQLite file.

The result is a backup of this version, which can be restored into either database.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, Table, create_engine, insert

from meeplewright.server.storage.migrate import upgrade
from meeplewright.server.storage.schema import metadata

Rows = Iterable[tuple[str, list[dict[str, Any]]]]
"""Rows of one table after the other, with its name."""


@cache
def tables_at(revision: str) -> dict[str, Table]:
    """The tables that the database had at this revision, by name."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        upgrade(connection, revision)
        found = _reflected(connection)
    engine.dispose()
    return found


def fill_and_upgrade(connection: Connection, revision: str, rows: Rows) -> None:
    """Build the database of this revision, add the rows, and apply the later migrations."""
    upgrade(connection, revision)
    found = tables_at(revision)
    for name, some in rows:
        connection.execute(insert(found[name]), some)
    upgrade(connection, "head")


def temporary_database(folder: Path) -> str:
    """The address of a file in this folder."""
    return f"sqlite:///{folder / 'earlier.db'}"


def _reflected(connection: Connection) -> dict[str, Table]:
    """Columns that still exist keep the types that they have in Python, for example JSON."""
    then = MetaData()
    then.reflect(connection)
    for table in then.sorted_tables:
        now = metadata.tables.get(table.name)
        for column in table.columns:
            if now is not None and column.name in now.columns:
                column.type = now.columns[column.name].type
    return dict(then.tables)
