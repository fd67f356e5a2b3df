"""Appends to the log: many tables in one transaction, each accepted or refused separately.

Every table is locked and its version compared first, so an append that lost a race is refused and
the others go on. The unique key of the log protects against anything else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, bindparam, update

from meeplewright.server.errors import Conflict
from meeplewright.server.storage.draft_repository import draft_number
from meeplewright.server.storage.game_end import write_ends
from meeplewright.server.storage.many import execute_many
from meeplewright.server.storage.move_statements import (
    EntryRow,
    Move,
    lock_with_epoch,
    write_moves,
)
from meeplewright.server.storage.notice_append import add_notices
from meeplewright.server.storage.notice_rows import NewNotice
from meeplewright.server.storage.rows import DraftRow, SeatRow, Status
from meeplewright.server.storage.schema import (
    drafts,
    json_text,
    seats,
    snapshots,
)
from meeplewright.server.storage.tournament_results import record_results
from meeplewright.server.storage.upsert import upsert
from meeplewright.server.tablegame.entries import LogEntry


@dataclass(frozen=True, slots=True, kw_only=True)
class Append:
    """Entries that follow version `after` of a table, and what changes with them."""

    table_id: str
    after: int
    entries: Sequence[LogEntry]
    due_at: int | None
    bots_due: bool
    status: Status | None = None
    result: dict[str, Any] | None = None
    snapshot: tuple[int, dict[str, Any]] | None = None
    seats: Sequence[SeatRow] = ()
    ended_drafts: Mapping[int, int] = field(default_factory=dict)
    confirms: DraftRow | None = None
    notices: Sequence[NewNotice] = ()

    def __post_init__(self) -> None:
        counted = range(self.after + 1, self.after + 1 + len(self.entries))
        if not self.entries or [entry.seq for entry in self.entries] != list(counted):
            raise ValueError(f"entries must follow {self.after} one by one")

    @property
    def version(self) -> int:
        """The version of the table afterwards."""
        return self.entries[-1].seq


# Built once: composing a statement costs more than running it.
DRIVE = (
    update(seats)
    .where(seats.c.table_id == bindparam("of"), seats.c.seat == bindparam("number"))
    .values(bot=bindparam("bot"))
)


EMPTY_DRAFT = (
    update(drafts)
    .where(
        drafts.c.table_id == bindparam("of"),
        drafts.c.seat == bindparam("at"),
        drafts.c.version < bindparam("before"),
    )
    .values(steps=[], number=drafts.c.number + 1)
)


def append_all(
    connection: Connection, appends: Sequence[Append], epoch: str
) -> list[Conflict | None]:
    """Write those that can be written; for the others, return the table's current version."""
    current, before = lock_with_epoch(connection, {append.table_id for append in appends})
    versions = {table_id: locked.version for table_id, locked in before.items()}
    written: list[Append] = []
    outcomes: list[Conflict | None] = []
    for append in appends:
        version = versions.get(append.table_id)  # None: the table was removed
        if version != append.after or current != epoch or _draft_changed(connection, append):
            outcomes.append(Conflict(version or 0))
            continue
        versions[append.table_id] = append.version
        written.append(append)
        outcomes.append(None)
    if written:
        entries = [row for append in written for row in _entry_rows(append)]
        write_moves(connection, entries, _moves(written), before)
        _write_others(connection, written)
    return outcomes


def _draft_changed(connection: Connection, append: Append) -> bool:
    """Whether the draft that is confirmed is no longer what the writer knows."""
    row = append.confirms
    return row is not None and draft_number(connection, row) != row.number


def _entry_rows(append: Append) -> list[EntryRow]:
    return [
        (append.table_id, entry.seq, entry.kind, entry.seat, json_text(entry.body), entry.at)
        for entry in append.entries
    ]


def _moves(appends: Sequence[Append]) -> list[Move]:
    """One for each table. Of several appends, the last one that says something counts."""
    found: dict[str, Move] = {}
    for append in appends:
        earlier = found.get(append.table_id)
        status, result = append.status, json_text(append.result)
        if earlier is not None:
            status, result = status or earlier.status, result or earlier.result
        found[append.table_id] = Move(
            append.table_id,
            append.version,
            append.entries[-1].at,
            append.due_at,
            append.bots_due,
            status,
            result,
        )
    return list(found.values())


def _write_others(connection: Connection, appends: Sequence[Append]) -> None:
    """What few moves need."""
    drivers = [
        {"of": append.table_id, "number": seat.seat, "bot": seat.bot}
        for append in appends
        for seat in append.seats
    ]
    if drivers:
        connection.execute(DRIVE, drivers)
    ended = [
        {"of": append.table_id, "at": seat, "before": version}
        for append in appends
        for seat, version in append.ended_drafts.items()
    ]
    if ended:
        connection.execute(EMPTY_DRAFT, ended)
    finished = {append.table_id: append.result for append in appends if append.result}
    if finished:
        record_results(connection, finished)
    # Of several snapshots of one table the last one counts.
    latest = {append.table_id: append.snapshot for append in appends if append.snapshot}
    if latest:
        rows = [
            {"table_id": of, "seq": seq, "body": json_text(body)}
            for of, (seq, body) in latest.items()
        ]
        execute_many(connection, upsert(connection, snapshots), rows)
    over = {append.table_id for append in appends if append.status == "finished"}
    if over:
        write_ends(connection, over)
    for append in appends:
        if append.notices:
            add_notices(connection, append.table_id, append.notices, append.entries[-1].at)
