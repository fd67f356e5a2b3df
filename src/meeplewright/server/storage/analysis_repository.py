"""Analyses: requested once, run by one process at a time, kept with their tables."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Delete,
    Update,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
)
from sqlalchemy import update as change
from sqlalchemy.exc import IntegrityError

from meeplewright.server.storage.game_end import write_accuracy
from meeplewright.server.storage.repository import Repository
from meeplewright.server.storage.rows import AnalysisRow
from meeplewright.server.storage.schema import analyses

UNFINISHED = ("waiting", "running")
RECORDS_KEPT = 500  # analyses of records that belong to no table


class AnalysisRepository(Repository):
    """One row for every record that was ever requested, by a digest of the record."""

    async def get(self, analysis_id: str) -> AnalysisRow | None:
        return await self._read(lambda connection: _one(connection, analyses.c.id == analysis_id))

    async def of_table(self, table_id: str) -> AnalysisRow | None:
        """The analysis of a table's game, if somebody requested one."""
        return await self._read(
            lambda connection: _one(connection, analyses.c.table_id == table_id)
        )

    async def request(self, row: AnalysisRow) -> AnalysisRow:
        """Returns the stored row: an existing one stays, a failed one is started again. One that
        waits is not moved back.
        """
        try:
            return await self._write(lambda connection: _ask(connection, row))
        except IntegrityError:  # two requests at once: the other row is the same
            return await self._write(lambda connection: _ask(connection, row))

    async def unfinished(self) -> list[str]:
        """The ids of all that wait or run."""
        query = select(analyses.c.id).where(analyses.c.status.in_(UNFINISHED))
        return await self._read(lambda connection: list(connection.execute(query).scalars()))

    async def count_waiting(self) -> int:
        query = select(func.count()).where(analyses.c.status == "waiting")
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def count_ahead(self, asked_at: int) -> int:
        """How many unfinished ones come before this time."""
        query = select(func.count()).where(
            analyses.c.status.in_(UNFINISHED), analyses.c.asked_at < asked_at
        )
        return await self._read(lambda connection: connection.execute(query).scalar_one())

    async def cancel(self, analysis_id: str) -> bool:
        """Nobody wants it any more; False if there is nothing to stop."""
        unfinished = analyses.c.status.in_(UNFINISHED)
        statement = delete(analyses).where(analyses.c.id == analysis_id, unfinished)
        return await self._changed(statement)

    async def take(self, holder: str, now: int, until: int) -> AnalysisRow | None:
        """The first one that nobody works on, now held until then; None if there is none."""
        return await self._write(lambda connection: _take(connection, holder, now, until))

    async def report_progress(self, analysis_id: str, holder: str, done: int, until: int) -> bool:
        """Store the progress and renew the hold; False if the holder has lost it."""
        return await self._changed(_held(analysis_id, holder).values(done=done, until=until))

    async def give_back(self, analysis_id: str, holder: str, tries: int) -> bool:
        """The holder returns it unfinished; another process, or the same, starts it again."""
        left = {"status": "waiting", "done": 0, "tries": tries, "holder": None, "until": None}
        return await self._changed(_held(analysis_id, holder).values(**left))

    async def release_all(self, holder: str) -> None:
        """The holder stops: everything it holds waits for others, as if it had not tried."""
        left = {"status": "waiting", "done": 0, "tries": analyses.c.tries - 1}
        statement = change(analyses).where(analyses.c.holder == holder)
        statement = statement.values(holder=None, until=None, **left)
        await self._write(lambda connection: connection.execute(statement))

    async def finish(self, analysis_id: str, holder: str, body: dict[str, Any] | None) -> bool:
        """Store the result, or None if it failed for good."""
        ended: dict[str, Any] = {"status": "failed", "holder": None, "until": None}
        if body is not None:
            done = {"status": "done", "done": analyses.c.entries, "record": None, "body": body}
            ended.update(done)
        statement = _held(analysis_id, holder).values(**ended)
        return await self._write(lambda connection: _finish(connection, analysis_id, statement))

    async def _changed(self, statement: Update | Delete) -> bool:
        return await self._write(lambda connection: connection.execute(statement).rowcount == 1)


def _finish(connection: Connection, analysis_id: str, statement: Update) -> bool:
    if connection.execute(statement).rowcount != 1:
        return False
    row = _one(connection, analyses.c.id == analysis_id)
    if row is not None:
        _note_accuracy(connection, row)
    return True


def _note_accuracy(connection: Connection, row: AnalysisRow) -> None:
    if row.table_id is not None and row.body is not None:
        write_accuracy(connection, row.table_id, row.body)


def _held(analysis_id: str, holder: str) -> Update:
    return change(analyses).where(analyses.c.id == analysis_id, analyses.c.holder == holder)


def _one(connection: Connection, which: ColumnElement[bool]) -> AnalysisRow | None:
    row = (
        connection.execute(select(analyses).where(which).order_by(analyses.c.asked_at.desc()))
        .mappings()
        .first()
    )
    return None if row is None else AnalysisRow(**row)


def _ask(connection: Connection, row: AnalysisRow) -> AnalysisRow:
    here = analyses.c.id == row.id
    known = _one(connection, here)
    if known is None:
        _forget_old_records(connection)
        connection.execute(insert(analyses), asdict(row))
        _move_before(connection, row)
        return row
    if known.status == "failed":
        _move_before(connection, row)
        anew = {"status": "waiting", "asked_at": row.asked_at, "done": 0, "tries": 0}
        connection.execute(change(analyses).where(here).values(**anew))
    if known.status == "waiting" and row.asked_at < known.asked_at:
        connection.execute(change(analyses).where(here).values(asked_at=row.asked_at))
    if known.table_id is None and row.table_id is not None:
        connection.execute(change(analyses).where(here).values(table_id=row.table_id))
    stored = _one(connection, here) or row
    if known.table_id != stored.table_id:
        _note_accuracy(connection, stored)
    return stored


def _move_before(connection: Connection, row: AnalysisRow) -> None:
    """The one of a table that was requested last has the latest `asked_at`, although the others may
    wait behind many of one address.
    """
    if row.table_id is None:
        return
    others = (analyses.c.table_id == row.table_id, analyses.c.id != row.id)
    later = change(analyses).where(*others, analyses.c.asked_at >= row.asked_at)
    connection.execute(later.values(asked_at=row.asked_at - 1))


def _forget_old_records(connection: Connection) -> None:
    finished = analyses.c.status.not_in(UNFINISHED)
    strangers = and_(analyses.c.table_id.is_(None), finished)
    old = (
        select(analyses.c.id)
        .where(strangers)
        .order_by(analyses.c.asked_at.desc())
        .offset(RECORDS_KEPT)
    )
    gone = list(connection.execute(old).scalars())
    if gone:
        connection.execute(delete(analyses).where(analyses.c.id.in_(gone)))


def _take(connection: Connection, holder: str, now: int, until: int) -> AnalysisRow | None:
    free = or_(analyses.c.until.is_(None), analyses.c.until <= now)
    waiting = (analyses.c.status.in_(UNFINISHED), free)
    first = select(analyses).where(*waiting).order_by(analyses.c.asked_at).limit(1)
    row = connection.execute(first).mappings().first()
    if row is None:
        return None
    mine = {"status": "running", "holder": holder, "until": until, "tries": row["tries"] + 1}
    mine["asked_at"] = min(row["asked_at"], now)  # its turn has come: nothing is ahead of it
    # If two find the same row, one changes it and the other notices.
    taken = change(analyses).where(analyses.c.id == row["id"], *waiting).values(done=0, **mine)
    if connection.execute(taken).rowcount != 1:
        return None
    return AnalysisRow(**{**row, **mine, "done": 0})
