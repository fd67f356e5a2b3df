"""The log: appending to it, reading it, and loading a table from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Select, and_, bindparam, exists, func, or_, select

from meeplewright.server.storage.among import among
from meeplewright.server.storage.database import Database
from meeplewright.server.storage.draft_repository import drafts_at
from meeplewright.server.storage.log_append import Append
from meeplewright.server.storage.log_writer import LogWriter
from meeplewright.server.storage.notice_rows import NewNotice
from meeplewright.server.storage.order_repository import orders_at
from meeplewright.server.storage.repository import Repository
from meeplewright.server.storage.rows import (
    ChangeMarkers,
    DraftRow,
    LoadedTable,
    SeatRow,
    Status,
    TableNews,
    TableRow,
)
from meeplewright.server.storage.schema import chat, drafts, log, orders, snapshots, tables
from meeplewright.server.storage.seat_repository import seats_at
from meeplewright.server.tablegame.entries import LogEntry

TAIL = (
    select(log.c.seq, log.c.kind, log.c.seat, log.c.body, log.c.at)
    .where(log.c.table_id == bindparam("of"), log.c.seq > bindparam("after"))
    .order_by(log.c.seq)
)
DRAFTS = select(drafts).where(among(drafts.c.table_id))
TOGETHER = 32  # tables whose tails are read by one query
SNAPSHOT = select(snapshots.c.seq, snapshots.c.body).where(snapshots.c.table_id == bindparam("of"))
LAST_LINE = select(func.max(chat.c.id)).where(chat.c.table_id == tables.c.id).scalar_subquery()
DRAFT_CHANGES = (
    select(func.sum(drafts.c.number)).where(drafts.c.table_id == tables.c.id).scalar_subquery()
)
PULSES = select(
    tables.c.id,
    tables.c.version,
    tables.c.updated_at,
    func.coalesce(LAST_LINE, 0).label("chat"),
    func.coalesce(DRAFT_CHANGES, 0).label("drafts"),
).where(among(tables.c.id))
# One statement for everything of which a table has one: each statement costs as much as its rows.
LOAD = (
    select(
        tables,
        snapshots.c.seq.label("snapshot_seq"),
        snapshots.c.body.label("snapshot_body"),
        func.coalesce(LAST_LINE, 0).label("last_chat"),
        exists().where(drafts.c.table_id == tables.c.id).label("has_drafts"),
        exists().where(orders.c.table_id == tables.c.id).label("has_orders"),
    )
    .outerjoin(snapshots, snapshots.c.table_id == tables.c.id)
    .where(tables.c.id == bindparam("of"))
)
COLUMNS = tuple(column.name for column in tables.columns)
VERSIONS = select(tables.c.id, tables.c.version).where(among(tables.c.id))


class LogRepository(Repository):
    """The numbered entries of every table, which are its game. Appends share commits."""

    def __init__(self, database: Database, writer: LogWriter) -> None:
        super().__init__(database)
        self._writer = writer

    async def append(
        self,
        table_id: str,
        after: int,
        entries: Sequence[LogEntry],
        *,
        due_at: int | None,
        bots_due: bool,
        status: Status | None = None,
        result: dict[str, Any] | None = None,
        snapshot: tuple[int, dict[str, Any]] | None = None,
        seats: Sequence[SeatRow] = (),
        ended_drafts: Mapping[int, int] | None = None,
        confirms: DraftRow | None = None,
        notices: Sequence[NewNotice] = (),
    ) -> None:
        """Append entries to the log of a table at version `after`.

        Returns once they are committed. Raises Conflict if another writer was first, or if the
        database was restored from a backup since; StorageFault if storage failed. Then the outcome
        may be unknown: read the tail before anything else. Of the given seats, only their drivers
        are written. `ended_drafts` are emptied: by seat, if made before this version. Also Conflict
        if the entries confirm a draft that has changed since. `notices` are written with the
        entries, for those who can be reached.
        """
        append = Append(
            table_id=table_id,
            after=after,
            entries=entries,
            due_at=due_at,
            bots_due=bots_due,
            status=status,
            result=result,
            snapshot=snapshot,
            seats=seats,
            ended_drafts=ended_drafts or {},
            confirms=confirms,
            notices=notices,
        )
        await self._writer.append(append)

    async def tail(self, table_id: str, after: int) -> list[LogEntry]:
        """The entries after a version."""
        return await self._read(lambda connection: _tail(connection, table_id, after))

    async def news(self, known: Mapping[str, tuple[int, int]]) -> dict[str, TableNews]:
        """What is new at many tables, at one moment. `known`: the version of each, and how often
        its drafts have changed.
        """
        return await self._read(lambda connection: _news(connection, known))

    async def snapshot(self, table_id: str) -> tuple[int, dict[str, Any]] | None:
        """The latest snapshot: its seq and its form."""
        return await self._read(lambda connection: _snapshot(connection, table_id))

    async def load(self, table_id: str) -> LoadedTable | None:
        """Table, seats, snapshot and the entries after it, orders and drafts, all from the same
        moment.
        """
        return await self._read(lambda connection: _load(connection, table_id))

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The current versions of the tables; removed ones are left out."""
        if not table_ids:
            return {}
        return await self._read(
            lambda connection: {
                row.id: row.version for row in connection.execute(VERSIONS, {"ids": table_ids})
            }
        )

    async def change_markers(self, table_ids: Sequence[str]) -> dict[str, ChangeMarkers]:
        """Whether anything happened at the tables; removed ones are left out."""
        if not table_ids:
            return {}
        return await self._read(
            lambda connection: {
                row.id: ChangeMarkers(row.version, row.updated_at, row.chat, row.drafts)
                for row in connection.execute(PULSES, {"ids": table_ids})
            }
        )


def _tail(connection: Connection, table_id: str, after: int) -> list[LogEntry]:
    rows = connection.execute(TAIL, {"of": table_id, "after": after})
    return [LogEntry(row.seq, row.kind, row.seat, row.body, row.at) for row in rows]


def _news(connection: Connection, known: Mapping[str, tuple[int, int]]) -> dict[str, TableNews]:
    """Mostly nothing is new; then one statement is enough."""
    found = {table_id: TableNews([], [], 0) for table_id in known}
    behind: list[tuple[str, int]] = []
    drafted: list[str] = []
    for row in connection.execute(PULSES, {"ids": list(known)}):
        version, draft_changes = known[row.id]
        found[row.id] = TableNews([], [], row.chat)
        if row.version > version:
            behind.append((row.id, version))
        if row.drafts != draft_changes:
            drafted.append(row.id)
    for first in range(0, len(behind), TOGETHER):
        for row in connection.execute(*_tails_of(behind[first : first + TOGETHER])):
            entry = LogEntry(row.seq, row.kind, row.seat, row.body, row.at)
            found[row.table_id].entries.append(entry)
    if drafted:
        for draft in connection.execute(DRAFTS, {"ids": drafted}).mappings():
            found[draft["table_id"]].drafts.append(DraftRow(**draft))
    return found


def _tails_of(known: Sequence[tuple[str, int]]) -> tuple[Select[Any], dict[str, Any]]:
    """The query for the tails of these tables, and its parameters; the last table fills it up."""
    size = 1 if len(known) == 1 else TOGETHER
    values: dict[str, Any] = {}
    for place in range(size):
        of, after = known[min(place, len(known) - 1)]
        values |= {f"of{place}": of, f"after{place}": after}
    return _tails(size), values


@cache
def _tails(size: int) -> Select[Any]:
    parts = (
        and_(log.c.table_id == bindparam(f"of{place}"), log.c.seq > bindparam(f"after{place}"))
        for place in range(size)
    )
    columns = (log.c.table_id, log.c.seq, log.c.kind, log.c.seat, log.c.body, log.c.at)
    return select(*columns).where(or_(*parts)).order_by(log.c.table_id, log.c.seq)


def _snapshot(connection: Connection, table_id: str) -> tuple[int, dict[str, Any]] | None:
    row = connection.execute(SNAPSHOT, {"of": table_id}).one_or_none()
    return None if row is None else (row.seq, row.body)


def _load(connection: Connection, table_id: str) -> LoadedTable | None:
    row = connection.execute(LOAD, {"of": table_id}).mappings().one_or_none()
    if row is None:
        return None
    seq = row["snapshot_seq"]
    return LoadedTable(
        TableRow(**{name: row[name] for name in COLUMNS}),
        seats_at(connection, [table_id])[table_id],
        None if seq is None else (seq, row["snapshot_body"]),
        _tail(connection, table_id, seq or 0),
        orders_at(connection, table_id) if row["has_orders"] else {},
        drafts_at(connection, table_id) if row["has_drafts"] else {},
        row["last_chat"],
    )
