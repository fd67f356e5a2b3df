"""Tables: creating, changing and removing them, the lobby, tables that need a bot or a clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Literal

from sqlalchemy import (
    Connection,
    Select,
    bindparam,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)

from meeplewright.server.storage.host_limits import HostLimits
from meeplewright.server.storage.locking import lock_tables
from meeplewright.server.storage.repository import Repository
from meeplewright.server.storage.rows import SeatRow, Status, TableRow
from meeplewright.server.storage.schema import beginnings, leases, seats, tables
from meeplewright.server.storage.seat_repository import seats_at

TABLE = select(tables).where(tables.c.id == bindparam("of"))
DUE = (
    select(tables.c.id)
    .outerjoin(leases, leases.c.table_id == tables.c.id)
    .where(tables.c.status == "running")
    .where(or_(tables.c.bots_due, tables.c.due_at <= bindparam("now")))
    .where(
        or_(
            leases.c.holder.is_(None),
            leases.c.until <= bindparam("now"),
            leases.c.holder == bindparam("holder"),
        )
    )
    .order_by(tables.c.updated_at)
    .limit(bindparam("most"))
)
CHANGEABLE = frozenset(
    {"options", "clock", "aids", "visibility", "status", "host_id", "updated_at", "title"}
    | {"due_at", "bots_due", "rematch", "open_chat"}
)


class TableRepository(Repository):
    """The tables of this host. Only the log changes their version."""

    async def create(
        self,
        row: TableRow,
        table_seats: Sequence[SeatRow],
        beginning: dict[str, Any] | None = None,
        host_limits: HostLimits | None = None,
    ) -> str:
        """Create a table, with what its game continues from, and return its id. Refused if its host
        has too many.

        If the table already has a rematch, no second one is made: the id of the first is returned.
        """
        return await self._write(
            lambda connection: create_table(connection, row, table_seats, beginning, host_limits)
        )

    async def beginning(self, table_id: str) -> dict[str, Any] | None:
        """What the table's game continues from; None: it starts from the beginning."""
        query = select(beginnings.c.body).where(beginnings.c.table_id == table_id)
        return await self._read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def get(self, table_id: str) -> TableRow | None:
        return await self._read(lambda connection: table_of(connection, table_id))

    async def with_seats(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats, as they are at one moment."""
        return await self._read(lambda connection: _with_seats(connection, table_id))

    async def statuses(self, table_ids: Sequence[str]) -> dict[str, Status]:
        """The statuses of those of these tables that exist."""
        query = select(tables.c.id, tables.c.status).where(tables.c.id.in_(table_ids))
        return await self._read(
            lambda connection: {row.id: row.status for row in connection.execute(query)}
        )

    async def options_of(self, table_ids: Sequence[str]) -> dict[str, dict[str, str | int]]:
        """The options of those of these tables that exist."""
        query = select(tables.c.id, tables.c.options).where(tables.c.id.in_(table_ids))
        return await self._read(
            lambda connection: {row.id: row.options for row in connection.execute(query)}
        )

    async def update(self, table_id: str, **changes: Any) -> bool:
        """Change the given columns; False if there is no such table."""
        unknown = changes.keys() - CHANGEABLE
        if unknown or not changes:
            raise ValueError(f"not to be changed here: {', '.join(sorted(unknown)) or 'nothing'}")
        values = {"updated_at": tables.c.updated_at + 1, **changes}
        change = update(tables).where(tables.c.id == table_id).values(**values)
        return await self._write(lambda connection: connection.execute(change).rowcount == 1)

    async def remove(self, table_id: str, *, only: Status | None = None) -> bool:
        """Remove a table with everything about it; with `only`, just while it has that status."""
        removal = delete(tables).where(tables.c.id == table_id)
        if only is not None:
            removal = removal.where(tables.c.status == only)
        return await self._write(lambda connection: connection.execute(removal).rowcount == 1)

    async def list_open(self, limit: int = 100) -> list[TableRow]:
        """Public tables that wait for players, the latest first."""
        return await self._rows(_public("open").limit(limit))

    async def list_running(self, limit: int = 100) -> list[TableRow]:
        """Public tables in play, the latest first."""
        return await self._rows(_public("running").limit(limit))

    async def list_all(self, status: Status | None = None, limit: int = 100) -> list[TableRow]:
        """Every table, public or not, for the administrator."""
        query = select(tables).order_by(tables.c.updated_at.desc(), tables.c.id).limit(limit)
        return await self._rows(query if status is None else query.where(tables.c.status == status))

    async def of_person(
        self, person_id: str, status: Status | None = None, limit: int = 200
    ) -> list[TableRow]:
        """Tables where this person has a seat or is the host, the latest first; no plans."""
        mine = exists().where(seats.c.table_id == tables.c.id, seats.c.person_id == person_id)
        query = (
            select(tables)
            .where(or_(mine, tables.c.host_id == person_id), tables.c.plan.is_(False))
            .order_by(tables.c.updated_at.desc(), tables.c.id)
            .limit(limit)
        )
        return await self._rows(query if status is None else query.where(tables.c.status == status))

    async def prune_plans(self, host_id: str, most: int) -> list[str]:
        """Remove all plans of a person except the latest ones; returns their ids."""
        mine = select(tables.c.id).where(tables.c.host_id == host_id, tables.c.plan)
        oldest = mine.order_by(tables.c.updated_at.desc(), tables.c.id).offset(most)
        return await self._write(lambda connection: _remove(connection, oldest))

    async def remove_idle_plans(self, before: int) -> list[str]:
        """Remove the plans in which nothing happened since then; returns their ids."""
        idle = select(tables.c.id).where(tables.c.plan, tables.c.updated_at < before)
        return await self._write(lambda connection: _remove(connection, idle))

    async def due(self, now: int, limit: int = 100, holder: str = "") -> list[str]:
        """Running tables whose bots, orders or clocks need attention, except those leased by
        another process; the longest waiting first.
        """
        values = {"now": now, "most": limit, "holder": holder}
        return await self._read(lambda connection: list(connection.execute(DUE, values).scalars()))

    async def _rows(self, query: Select[Any]) -> list[TableRow]:
        return await self._read(
            lambda connection: [TableRow(**row) for row in connection.execute(query).mappings()]
        )


def table_of(connection: Connection, table_id: str) -> TableRow | None:
    row = connection.execute(TABLE, {"of": table_id}).mappings().one_or_none()
    return None if row is None else TableRow(**row)


def _with_seats(connection: Connection, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
    row = table_of(connection, table_id)
    return None if row is None else (row, seats_at(connection, [table_id])[table_id])


def _public(status: Literal["open", "running"]) -> Select[Any]:
    return (
        select(tables)
        .where(tables.c.status == status, tables.c.visibility == "public")
        .where(tables.c.plan.is_(False))
        .order_by(tables.c.updated_at.desc(), tables.c.id)
    )


def _remove(connection: Connection, found: Select[Any]) -> list[str]:
    ids: list[str] = list(connection.execute(found).scalars())
    lock_tables(connection, ids)
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    return ids


def create_table(
    connection: Connection,
    row: TableRow,
    table_seats: Sequence[SeatRow],
    beginning: dict[str, Any] | None = None,
    host_limits: HostLimits | None = None,
) -> str:
    """Create a table inside a transaction; returns its id, or that of the rematch there is."""
    if row.rematch_of is not None:
        first = (
            update(tables)
            .where(tables.c.id == row.rematch_of, tables.c.rematch.is_(None))
            .values(rematch=row.id, updated_at=tables.c.updated_at + 1)
        )
        if connection.execute(first).rowcount == 0:
            before = table_of(connection, row.rematch_of)
            if before is not None and before.rematch is not None:
                return before.rematch
    if host_limits is not None:
        host_limits.check(connection)
    connection.execute(insert(tables), asdict(row))
    if table_seats:
        connection.execute(insert(seats), [asdict(seat) for seat in table_seats])
    if beginning is not None:
        connection.execute(insert(beginnings), {"table_id": row.id, "body": beginning})
    return row.id
