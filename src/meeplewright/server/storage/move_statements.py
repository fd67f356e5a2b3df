"""The statements that every move needs, as text, and passed to the driver as they are.

SQLAlchemy takes longer to prepare and to wrap a statement than the database to execute it. So a
batch of moves, of any number of tables, takes three statements in SQLite and two in PostgreSQL.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection

from meeplewright.server.storage.rows import Status

AT_ONCE = 32  # rows of one statement in SQLite; a power of two

EntryRow = tuple[str, int, str, int | None, str | None, int]
"""A row of the log: `table_id`, `seq`, `kind`, `seat`, `body` and `at`."""


class Locked(NamedTuple):
    """What is stored of a table that is locked."""

    version: int
    due_at: int | None
    bots_due: bool
    status: str


class Move(NamedTuple):
    """What a table is to become. `status` and `result`: None if they stay as they are."""

    table_id: str
    version: int
    updated_at: int
    due_at: int | None
    bots_due: bool
    status: Status | None
    result: str | None

    def is_plain(self, before: Locked) -> bool:
        """Whether nothing changes except the version and the time. Then SQLite has fewer indexes
        to update.
        """
        same = (before.due_at, before.bots_due) == (self.due_at, self.bots_due)
        return same and self.result is None and self.status in (None, before.status)


# The lock on the epoch comes first: a restore takes it first, too.
_LOCK_POSTGRES = """
WITH same AS MATERIALIZED (SELECT value FROM facts WHERE name = 'epoch' FOR SHARE)
SELECT tables.id, same.value, tables.version, tables.due_at, tables.bots_due, tables.status
FROM tables CROSS JOIN same WHERE tables.id = ANY ($1::varchar[])
ORDER BY tables.id FOR UPDATE OF tables
"""
_LOCK_SQLITE = """
SELECT id, (SELECT value FROM facts WHERE name = 'epoch'), version, due_at, bots_due, status
FROM tables WHERE id IN (SELECT value FROM json_each(?))
"""
_WRITE_POSTGRES = """
WITH entered AS (
    INSERT INTO log (table_id, seq, kind, seat, body, at) SELECT * FROM unnest(
        $1::varchar[], $2::integer[], $3::varchar[], $4::integer[], $5::text[], $6::bigint[]
    )
)
UPDATE tables SET
    version = new.version, updated_at = new.updated_at,
    due_at = new.due_at, bots_due = new.bots_due,
    status = coalesce(new.status, tables.status), result = coalesce(new.result, tables.result)
FROM unnest(
    $7::varchar[], $8::integer[], $9::bigint[], $10::bigint[], $11::boolean[],
    $12::varchar[], $13::text[]
) AS new (id, version, updated_at, due_at, bots_due, status, result)
WHERE tables.id = new.id
"""
_ADVANCE_SQLITE = "UPDATE tables SET version = ?, updated_at = ? WHERE id = ?"
_CHANGE_SQLITE = """
UPDATE tables SET version = ?, updated_at = ?, due_at = ?, bots_due = ?,
    status = coalesce(?, status), result = coalesce(?, result) WHERE id = ?
"""


def lock_with_epoch(
    connection: Connection, table_ids: Collection[str]
) -> tuple[str | None, dict[str, Locked]]:
    """Lock these tables until the transaction ends. Returns the epoch of the database, which
    cannot change before that, and what is stored of the tables. Without any, the epoch is None.
    """
    ids = sorted(table_ids)
    if is_sqlite(connection):
        rows = driver_of(connection).execute(_LOCK_SQLITE, (json.dumps(ids),)).fetchall()
    else:
        rows = connection.exec_driver_sql(_LOCK_POSTGRES, (ids,)).all()
    return (rows[0][1] if rows else None), {row[0]: Locked(*row[2:]) for row in rows}


def write_moves(
    connection: Connection,
    entries: Sequence[EntryRow],
    moves: Sequence[Move],
    before: dict[str, Locked],
) -> None:
    """Add entries to the log, and change their tables: one move for each of them."""
    if is_sqlite(connection):
        _enter(driver_of(connection), entries)
        _change(driver_of(connection), moves, before)
    else:
        columns = (*zip(*entries, strict=True), *zip(*moves, strict=True))
        connection.exec_driver_sql(_WRITE_POSTGRES, columns)


def _enter(driver: Any, entries: Sequence[EntryRow]) -> None:
    """Few statements for many rows: SQLite's driver lets other threads run at each of them, and
    then waits for its turn.
    """
    start = 0
    while start < len(entries):
        count = min(AT_ONCE, 1 << (len(entries) - start).bit_length() - 1)
        some = entries[start : start + count]
        driver.execute(_insert_sqlite(count), [value for entry in some for value in entry])
        start += count


def _change(driver: Any, moves: Sequence[Move], before: dict[str, Locked]) -> None:
    plain = [move for move in moves if move.is_plain(before[move.table_id])]
    driver.executemany(
        _ADVANCE_SQLITE, [(move.version, move.updated_at, move.table_id) for move in plain]
    )
    if len(plain) < len(moves):
        others = [move for move in moves if not move.is_plain(before[move.table_id])]
        driver.executemany(_CHANGE_SQLITE, [(*move[1:], move.table_id) for move in others])


@cache
def _insert_sqlite(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?, ?, ?)"] * count)
    return f"INSERT INTO log (table_id, seq, kind, seat, body, at) VALUES {rows}"


def is_sqlite(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite"


def driver_of(connection: Connection) -> Any:
    """SQLite's own connection, in the transaction of this one."""
    return connection.connection.driver_connection
