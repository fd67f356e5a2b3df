"""Who sits where, and how a seat is claimed: only an open one, and only by one person."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, Update, exists, func, or_, select, update

from meeplewright.server.storage.among import among
from meeplewright.server.storage.host_limits import HostLimits
from meeplewright.server.storage.ids import new_id
from meeplewright.server.storage.locking import lock_tables, touch
from meeplewright.server.storage.repository import Repository
from meeplewright.server.storage.rows import RecentPlayer, SeatRow
from meeplewright.server.storage.schema import people, seats, tables

SEATS = select(seats).where(among(seats.c.table_id)).order_by(seats.c.table_id, seats.c.seat)


class SeatRepository(Repository):
    """The seats of tables."""

    async def of_table(self, table_id: str) -> list[SeatRow]:
        """The seats of a table in order; none if there is no such table."""
        return (await self.of_tables([table_id]))[table_id]

    async def of_tables(self, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables at once."""
        if not table_ids:
            return {}
        return await self._read(lambda connection: seats_at(connection, table_ids))

    async def claim(
        self, table_id: str, seat: int, person_id: str, name: str, *, invite: str | None = None
    ) -> bool:
        """Give an open seat of a table that has not started to a person; False if it is taken, or
        offered to somebody else.

        With an invitation, only the seat it belongs to.
        """
        claim = (
            update(seats)
            .where(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == "open")
            .where(or_(seats.c.person_id.is_(None), seats.c.person_id == person_id))
            .where(exists().where(tables.c.id == table_id, tables.c.status == "open"))
            .values(kind="person", person_id=person_id, name=name, bot=None)
        )
        if invite is not None:
            claim = claim.where(seats.c.invite == invite)
        return await self._write(lambda connection: _change(connection, table_id, claim))

    async def offer(self, table_id: str, seat: int, person_id: str, name: str) -> bool:
        """Offer an open seat of a table that has not started to a person; False if it is taken or
        already offered.
        """
        offer = (
            update(seats)
            .where(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == "open")
            .where(seats.c.person_id.is_(None))
            .where(exists().where(tables.c.id == table_id, tables.c.status == "open"))
            .values(person_id=person_id, name=name)
        )
        return await self._write(lambda connection: _change(connection, table_id, offer))

    async def withdraw_offer(self, table_id: str, seat: int, person_id: str) -> bool:
        """End the offer of a seat to this person; False if there is none."""
        end = (
            update(seats)
            .where(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.kind == "open")
            .where(seats.c.person_id == person_id)
            .values(person_id=None, name="")
        )
        return await self._write(lambda connection: _change(connection, table_id, end))

    async def count_offers(self, host_id: str, person_id: str) -> int:
        """How many seats this host offers to this person now."""
        query = (
            select(func.count())
            .select_from(seats.join(tables, tables.c.id == seats.c.table_id))
            .where(seats.c.person_id == person_id, seats.c.kind == "open")
            .where(tables.c.host_id == host_id)
        )
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def recent_players(self, person_id: str, limit: int) -> list[RecentPlayer]:
        """Everybody who has or had a seat at a started table of this person, the latest first."""
        mine, theirs = seats.alias("mine"), seats.alias("theirs")
        latest = func.row_number().over(
            partition_by=theirs.c.person_id,
            order_by=(tables.c.updated_at.desc(), tables.c.id, theirs.c.seat),
        )
        met = (
            select(
                theirs.c.person_id,
                people.c.name,
                theirs.c.table_id,
                theirs.c.seat,
                tables.c.updated_at.label("at"),
                latest.label("latest"),
            )
            .select_from(
                mine.join(tables, tables.c.id == mine.c.table_id)
                .join(theirs, theirs.c.table_id == tables.c.id)
                .join(people, people.c.id == theirs.c.person_id)
            )
            .where(mine.c.person_id == person_id, theirs.c.person_id != person_id)
            .where(tables.c.status != "open", tables.c.plan.is_(False))
            .subquery()
        )
        columns = [column for column in met.c if column.name != "latest"]
        query = (
            select(*columns)
            .where(met.c.latest == 1)
            .order_by(met.c.at.desc(), met.c.person_id)
            .limit(limit)
        )
        return await self._read(
            lambda connection: [RecentPlayer(**row) for row in connection.execute(query).mappings()]
        )

    async def replace(self, row: SeatRow, host_limits: HostLimits | None = None) -> None:
        """Replace a seat; Refused if the host has too many tables. During a game, its driver
        changes with the log instead.
        """
        change = (
            update(seats)
            .where(seats.c.table_id == row.table_id, seats.c.seat == row.seat)
            .values(
                kind=row.kind,
                person_id=row.person_id,
                bot=row.bot,
                invite=row.invite,
                name=row.name,
            )
        )

        def replace(connection: Connection) -> None:
            lock_tables(connection, [row.table_id])
            if host_limits is not None:
                host_limits.check(connection)
            _change(connection, row.table_id, change)

        await self._write(replace)

    async def reopen(self, table_id: str, seat: int) -> str | None:
        """Reopen a seat of a table that has not started; returns the new invitation, or None."""
        invite = new_id()
        change = (
            update(seats)
            .where(seats.c.table_id == table_id, seats.c.seat == seat)
            .where(exists().where(tables.c.id == table_id, tables.c.status == "open"))
            .values(kind="open", person_id=None, bot=None, name="", invite=invite)
        )
        opened = await self._write(lambda connection: _change(connection, table_id, change))
        return invite if opened else None


def _change(connection: Connection, table_id: str, change: Update) -> bool:
    """Change one seat, if it is in the expected condition."""
    lock_tables(connection, [table_id])
    changed = connection.execute(change).rowcount == 1
    if changed:
        touch(connection, [table_id])
    return changed


def seats_at(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of each of these tables, in order."""
    found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
    for row in connection.execute(SEATS, {"ids": list(table_ids)}).mappings():
        found[row["table_id"]].append(SeatRow(**row))
    return found
