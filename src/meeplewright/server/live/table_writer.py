"""Plan, commit, advance: the only way a table's game changes.

Drafts are committed here, too, under the same lock; they are not part of the game.

Under the table's lock a plan is made and applied to a copy of the game. Then its entries are
committed, and only after that does the copy replace the game, and is sent to clients. What could
not be committed did not happen. If it is unknown whether a commit succeeded, storage is read again
before anything else is planned.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from meeplewright.core.game import Json
from meeplewright.server import costs
from meeplewright.server.errors import Conflict, NotFound, Refused, StorageFault
from meeplewright.server.live.away_notices import notices_of
from meeplewright.server.live.commit_notices import Commit
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.table_cache import TableCache, paused_by
from meeplewright.server.storage.rows import DraftRow, SeatRow
from meeplewright.server.tablegame import (
    Draft,
    LogEntry,
    NeedsFullLog,
    Planned,
    Step,
    TableGame,
)

SNAPSHOT_EVERY = 16  # entries; at most this many are replayed when a table is loaded
MOST_TRIES = 5  # tries for one plan, if other writers are first

T = TypeVar("T")
DraftChange = Callable[[TableGame, Draft | None], list[Json]]
"""From the game and the seat's draft to the new steps of the draft. Raises if it cannot change."""
Plan = Callable[[TableGame, int], Planned | Sequence[LogEntry]]
"""From the game and the time to what is to be committed. Raises if there is nothing to commit."""


class TableWriter:
    """Commits entries for all tables of this process."""

    def __init__(self, tables: TableCache) -> None:
        self.on_commit: Callable[[LiveTable, TableGame, Commit], None] = _ignore
        self.on_conflict: Callable[[], Awaitable[None]] = _nothing
        self._tables = tables

    async def write(
        self,
        table: LiveTable,
        plan: Plan,
        *,
        in_thread: bool = False,
        confirms: int | None = None,
    ) -> int:
        """Commit the entries of the plan, and who drives the seats then; returns the new version.
        `in_thread`: for a plan that takes long. `confirms`: the seat whose draft the plan confirms.

        If another writer was first, its entries are applied and the plan is made again; the plan
        itself checks whether it is stale. Raises Paused if storage fails, and whatever the plan
        raises; then nothing was changed.
        """
        async with table.lock:
            before = table.table_game
            commit = await self._try(table, lambda: self._write(table, plan, in_thread, confirms))
        self.on_commit(table, before, commit)
        return table.version

    async def write_draft(self, table: LiveTable, seat: int, change: DraftChange) -> None:
        """Commit a seat's new draft. The log stays as it is, and only the seat is told."""
        async with table.lock:
            await self._try(table, lambda: self._write_draft(table, seat, change))

    async def _try(self, table: LiveTable, attempt: Callable[[], Awaitable[T]]) -> T:
        for _ in range(MOST_TRIES):
            await self._make_ready(table)
            try:
                return await attempt()
            except Conflict as conflict:
                table.needs_refresh = True
                await self.on_conflict()
                if conflict.version <= table.version and table.removed is None:
                    await self._tables.reload_rows(table)  # does the table still exist?
        raise Refused.because("version", "table-overtaken", version=table.version)

    async def _write_draft(self, table: LiveTable, seat: int, change: DraftChange) -> None:
        known = table.drafts.get(seat)
        row = DraftRow(
            table_id=table.id,
            seat=seat,
            version=table.version,
            steps=change(table.table_game, table.draft_of(seat)),
            number=1 if known is None else known.number + 1,
        )
        await self._stored(table, self._tables.store.drafts.set(row))
        self._tables.resume(table)
        table.set_draft(row)

    async def _write(
        self,
        table: LiveTable,
        plan: Plan,
        in_thread: bool,
        confirms: int | None,
    ) -> Commit:
        at = self._tables.clock.now()
        try:
            if in_thread:
                planned = await costs.in_thread(_plan_ahead, table.table_game, plan, at)
            else:
                planned = _plan_ahead(table.table_game, plan, at)
        except NeedsFullLog:
            await self._tables.reload_log(table)
            planned = _plan_ahead(table.table_game, plan, at)
        ahead, entries, steps = planned.game, planned.entries, planned.steps
        seats = _driven_anew(table, ahead)
        snapshot = _snapshot_if_due(table, ahead)
        ended = _ended_drafts(table, ahead)
        confirmed = None if confirms is None else table.drafts.get(confirms)
        await self._append(table, ahead, entries, seats, snapshot, ended, confirmed)
        self._tables.resume(table)
        if snapshot is not None:
            table.snapshot_at = ahead.version
        after = table.version
        for seat in ended:
            row = table.drafts[seat]
            table.drafts[seat] = replace(row, steps=[], number=row.number + 1)
        _advance(table, ahead, steps, seats)
        drafts = [table.drafts[seat] for seat in ended]
        return Commit(after, entries, drafts, snapshot is not None)

    async def _make_ready(self, table: LiveTable) -> None:
        if table.removed is not None:
            raise NotFound(table.removed)
        if table.needs_refresh:
            await self._tables.refresh(table)

    async def _append(
        self,
        table: LiveTable,
        ahead: TableGame,
        entries: Sequence[LogEntry],
        seats: Sequence[SeatRow],
        snapshot: tuple[int, Json] | None,
        ended_drafts: dict[int, int],
        confirms: DraftRow | None,
    ) -> None:
        deadline = ahead.deadline()
        status = ahead.status
        append = self._tables.store.log.append(
            table.id,
            table.version,
            entries,
            due_at=None if deadline is None else deadline[1],
            bots_due=has_work(ahead, table.orders),
            status=status if status != table.row.status else None,
            result=ahead.result,
            snapshot=snapshot,
            seats=seats,
            ended_drafts=ended_drafts,
            confirms=confirms,
            notices=notices_of(table, ahead),
        )
        await self._stored(table, append)

    async def _stored(self, table: LiveTable, commit: Awaitable[None]) -> None:
        """Wait for a commit, and pause the table if storage fails."""
        try:
            await commit
        except Conflict:
            raise
        except StorageFault as fault:
            self._tables.pause(table, fault)
            raise paused_by(fault) from fault
        except BaseException:
            table.needs_refresh = True  # cancelled: it is unknown whether it was committed
            raise


async def _nothing() -> None:
    return


def _ignore(table: LiveTable, before: TableGame, commit: Commit) -> None:
    return


def _plan_ahead(table_game: TableGame, plan: Plan, at: int) -> Planned:
    planned = plan(table_game, at)
    return planned if isinstance(planned, Planned) else table_game.ahead(planned)


def _advance(
    table: LiveTable, ahead: TableGame, steps: list[Step], seats: Sequence[SeatRow]
) -> None:
    changed = ahead.status != table.row.status
    table.advance(ahead, steps)
    if changed or seats:
        row = replace(table.current_row(), status=ahead.status, result=ahead.result)
        new = {seat.seat: seat for seat in seats}
        table.set_rows(row, [new.get(seat.seat, seat) for seat in table.seats])


def _driven_anew(table: LiveTable, ahead: TableGame) -> list[SeatRow]:
    """The seats that a bot takes with this commit, or their owners."""
    if table.version == 0:  # the rows say who drives the seats at the start
        return []
    before = table.table_game.drivers
    return [
        replace(row, bot=ahead.drivers[row.seat])
        for row in table.seats
        if ahead.drivers[row.seat] != before[row.seat]
    ]


def _ended_drafts(table: LiveTable, ahead: TableGame) -> dict[int, int]:
    """The seats whose drafts end with this commit, and the version up to which they do."""
    return {
        seat: ahead.fresh_since(seat)
        for seat, row in table.drafts.items()
        if row.steps and not ahead.can_have_draft(seat, row.version)
    }


def _snapshot_if_due(table: LiveTable, ahead: TableGame) -> tuple[int, Json] | None:
    """A snapshot every few entries, so that the table loads quickly later."""
    if ahead.version - table.snapshot_at < SNAPSHOT_EVERY and ahead.status != "finished":
        return None
    return ahead.version, ahead.snapshot()


def has_work(table_game: TableGame, orders: dict[int, Json]) -> bool:
    """Whether a bot or a standing order is to act now. Bots do not play on among themselves while
    somebody can return.
    """
    drivers = table_game.drivers
    if not orders and not any(drivers):
        return False
    if table_game.waits:
        return False
    return any(drivers[seat] is not None or seat in orders for seat in table_game.actors)
