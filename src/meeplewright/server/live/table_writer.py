"""Plan, commit, take: the only way a table changes.

Under the table's lock a plan is made, its entries are committed, and only then are they taken and
told. What could not be committed did not happen. Where it is not known whether it was, storage is
read again before anything else is planned.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from meeplewright.core.game import Form
from meeplewright.server.errors import Conflict, Refused, StorageFault, Unknown
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.table_cache import TableCache, paused_by, take_all
from meeplewright.server.storage.rows import SeatRow
from meeplewright.server.tablegame import LogEntry, NeedsFullLog, Step, TableGame

SNAPSHOT_EVERY = 16  # entries; so many at most are played again when a table is loaded
MOST_TRIES = 5  # of one plan, each time overtaken by another writer

Plan = Callable[[TableGame, int], Sequence[LogEntry]]
"""From the game and the time to the entries to commit; raises where there is nothing to do."""

log = logging.getLogger(__name__)


class TableWriter:
    """Writes for all tables of this process."""

    def __init__(self, tables: TableCache) -> None:
        self.tables = tables
        self.on_commit: Callable[[LiveTable, TableGame], None] = lambda table, before: None
        self.on_conflict: Callable[[], Awaitable[None]] = _nothing

    async def write(
        self,
        table: LiveTable,
        plan: Plan,
        seats: Sequence[SeatRow] = (),
        *,
        aside: bool = False,
    ) -> int:
        """Commit what the plan says, with these changes of seats; the new version. `aside`: the
        plan is long and is made in a thread.

        Where another writer was first, his entries are taken and the plan is made anew: it finds
        out itself whether it is stale now. Paused where storage fails, and whatever the plan
        raises; in all of these nothing was changed.
        """
        async with table.lock:
            before = table.table_game
            await self._write_on(table, plan, seats, aside)
        self.on_commit(table, before)
        return table.version

    async def _write_on(
        self, table: LiveTable, plan: Plan, seats: Sequence[SeatRow], aside: bool
    ) -> None:
        for _ in range(MOST_TRIES):
            await self._ready(table)
            try:
                return await self._write(table, plan, seats, aside)
            except Conflict as conflict:
                table.doubtful = True
                await self.on_conflict()
                if conflict.version <= table.version and table.gone is None:
                    await self.tables.reread_rows(table)  # nobody was first: is it still there?
        raise Refused.because("version", "table-overtaken", version=table.version)

    async def _write(
        self, table: LiveTable, plan: Plan, seats: Sequence[SeatRow], aside: bool
    ) -> None:
        at = self.tables.clock.now()
        try:
            if aside:
                planned = await asyncio.to_thread(_planned, table.table_game, plan, at)
            else:
                planned = _planned(table.table_game, plan, at)
        except NeedsFullLog:
            await self.tables.read_whole(table)
            planned = _planned(table.table_game, plan, at)
        entries, ahead, steps = planned
        snapshot = snapshot_of(table, ahead)
        await self._append(table, ahead, entries, seats, snapshot)
        self.tables.resume(table)
        if snapshot is not None:
            table.snapshot_at = ahead.version
        _take(table, ahead, steps, seats)

    async def _ready(self, table: LiveTable) -> None:
        if table.gone is not None:
            raise Unknown(table.gone)
        if table.doubtful:
            await self.tables.refresh(table)

    async def _append(
        self,
        table: LiveTable,
        ahead: TableGame,
        entries: Sequence[LogEntry],
        seats: Sequence[SeatRow],
        snapshot: tuple[int, Form] | None,
    ) -> None:
        outcome = ahead.state.outcome() if ahead.status == "finished" else None
        deadline = ahead.deadline()
        try:
            await self.tables.store.log.append(
                table.id,
                table.version,
                entries,
                due_at=None if deadline is None else deadline[1],
                bots_due=has_work(ahead, table.orders),
                status=ahead.status if ahead.status != table.row.status else None,
                result=None if outcome is None else outcome.to_json(),
                snapshot=snapshot,
                seats=seats,
            )
        except Conflict:
            raise
        except StorageFault as fault:
            self.tables.pause(table, fault)
            raise paused_by(fault) from fault
        except BaseException:
            table.doubtful = True  # cancelled on the way: nobody knows whether it was committed
            raise


async def _nothing() -> None:
    return


def _planned(
    table_game: TableGame, plan: Plan, at: int
) -> tuple[Sequence[LogEntry], TableGame, list[Step]]:
    """The entries, and the table_game as it will be when they are committed."""
    entries = plan(table_game, at)
    ahead = table_game.copy()
    return entries, ahead, take_all(ahead, entries)


def _take(table: LiveTable, ahead: TableGame, steps: list[Step], seats: Sequence[SeatRow]) -> None:
    row = replace(table.row, version=ahead.version, updated_at=steps[-1].at)
    changed = ahead.status != row.status
    if changed:
        outcome = ahead.state.outcome()
        result = None if outcome is None else outcome.to_json()
        row = replace(row, status=ahead.status, result=result)
    table.take(ahead, steps)
    if changed or seats:
        new = {seat.seat: seat for seat in seats}
        table.set_rows(row, [new.get(seat.seat, seat) for seat in table.seats])
    else:
        table.row = row


def snapshot_of(table: LiveTable, ahead: TableGame) -> tuple[int, Form] | None:
    """Now and then the whole position goes along, so that the table loads at once later."""
    if ahead.version - table.snapshot_at < SNAPSHOT_EVERY and ahead.status != "finished":
        return None
    return ahead.version, ahead.snapshot()


def has_work(table_game: TableGame, orders: dict[int, Form]) -> bool:
    """Whether a bot or a standing order is to act now."""
    return any(
        table_game.drivers[seat] is not None or seat in orders for seat in table_game.state.actors
    )
