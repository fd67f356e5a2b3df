"""Watching what other processes do: notices over Redis, and a slow poll that needs none.

The poll also mends what was paused, notices a restored database and removed tables, tells other
processes who is connected here, puts idle tables away, and removes plans that nobody goes on with.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from meeplewright.core.errors import Reason
from meeplewright.server.errors import StorageFault, TableError
from meeplewright.server.live.chat import Chat
from meeplewright.server.live.fanout import Fanout, Notice
from meeplewright.server.live.messages import CLOSE_GONE, CLOSE_RESET
from meeplewright.server.live.standing_orders import StandingOrders
from meeplewright.server.live.table import LiveTable, RemotePresence
from meeplewright.server.live.table_cache import TableCache

QUICK = 1.0  # seconds between two polls while nobody tells us of moves
SLOW = 2.0
PRESENCE_MS = 10_000  # so often presence is told anew,
PRESENCE_LASTS_MS = 30_000  # and so long it is believed
TIDY_MS = 60 * 60 * 1000  # so often somebody looks for plans
PLAN_LASTS_MS = 7 * 24 * 60 * 60 * 1000  # in which nothing happened for so long

log = logging.getLogger(__name__)


class TableSync:
    """Keeps the tables of this process current, whoever changes them."""

    def __init__(
        self, tables: TableCache, fanout: Fanout, chatting: Chat, ordering: StandingOrders
    ) -> None:
        self.tables = tables
        self.on_moved: Callable[[LiveTable], None] = lambda table: None
        self._fanout = fanout
        self._chatting = chatting
        self._ordering = ordering
        self._epoch = ""
        self._tasks: set[asyncio.Task[None]] = set()
        self._presence_due = 0
        self._tidy_due = 0
        fanout.on_notice = self.hear
        fanout.on_up = self._after_silence

    async def start(self) -> None:
        self._epoch = await self.tables.store.epoch()
        self.spawn(self._poll_on())

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run it beside everything else; what it cannot do now, the next poll does."""
        task = asyncio.create_task(_quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- what others tell ---------------------------------------------------------------------

    def hear(self, notice: Notice) -> None:
        """A notice of another process."""
        table = self.tables.loaded(notice["table"])
        if table is None:
            return
        match notice["what"]:
            case "moved":
                self.spawn(self._follow(table, notice.get("version")))
            case "chat":
                if table.connections:
                    self.spawn(self._chatting.catch_up(table))
            case "table":
                self.spawn(self._reread(table))
            case "presence":
                self._note_presence(table, notice)
            case "who":
                self.tell_presence(table)

    async def _follow(self, table: LiveTable, version: object) -> None:
        async with table.lock:
            if isinstance(version, int) and version <= table.version:
                return
            await self.tables.refresh(table)
        self.on_moved(table)

    async def _reread(self, table: LiveTable) -> None:
        await self.tables.reread_rows(table)
        await self._reread_orders(table)

    async def _reread_orders(self, table: LiveTable) -> None:
        await self._ordering.reread(table)
        self.on_moved(table)

    def moved_here(self, table: LiveTable) -> None:
        """We moved it ourselves: tell the others, and see to those who need not be asked."""
        self._fanout.publish(table.id, "moved", version=table.version)
        if table.table_game.game.orders and not self._fanout.is_up:
            self.spawn(self._reread_orders(table))  # nobody would tell us of new ones
        self.on_moved(table)

    def _note_presence(self, table: LiveTable, notice: Notice) -> None:
        seats, spectators = notice.get("seats"), notice.get("spectators")
        if not isinstance(seats, list) or not isinstance(spectators, int):
            return
        until = self.tables.clock.now() + PRESENCE_LASTS_MS
        known = table.elsewhere.get(str(notice["from"]))
        told = RemotePresence(tuple(seats), spectators, until)
        table.elsewhere[str(notice["from"])] = told
        if known is None or (known.seats, known.spectators) != (told.seats, told.spectators):
            for connection in table.connections:
                connection.owe_presence()

    def tell_presence(self, table: LiveTable) -> None:
        """Let other processes know who is connected here."""
        self._fanout.publish(table.id, "presence", **table.here())

    def ask_presence(self, table: LiveTable) -> None:
        self._fanout.publish(table.id, "who")

    def _after_silence(self) -> None:
        """Redis answers (again): what was said meanwhile was not heard."""
        self._presence_due = 0

    # -- the slow poll ------------------------------------------------------------------------

    async def _poll_on(self) -> None:
        while True:
            await asyncio.sleep(SLOW if self._fanout.is_up else QUICK)
            await _quietly(self.poll())

    async def poll(self) -> None:
        """Look once whether storage knows more than we do."""
        self.tables.put_away_idle()
        self._renew_presence()
        await self.check_epoch()
        watched = {
            table.id: table
            for table in self.tables
            if table.connections or table.doubtful or table.paused
        }
        pulses = await self.tables.store.log.change_markers(list(watched))
        for table_id, table in watched.items():
            pulse = pulses.get(table_id)
            if pulse is None:
                self.tables.drop(table, Reason("table", "table-removed"), CLOSE_GONE)
                continue
            rows_changed = pulse.updated_at != table.row.updated_at
            if pulse.version > table.version or table.doubtful:
                await _quietly(self._follow(table, None))
            if rows_changed:
                await _quietly(self._reread(table))
            if table.paused is not None and not table.doubtful:
                await _quietly(self._mend(table))
            if pulse.chat > table.chat_seen:
                await self._chatting.catch_up(table)
        await self._tidy()

    async def _tidy(self) -> None:
        """Plans that nobody went on with are removed."""
        now = self.tables.clock.now()
        if now < self._tidy_due:
            return
        self._tidy_due = now + TIDY_MS
        for table_id in await self.tables.store.tables.remove_idle_plans(now - PLAN_LASTS_MS):
            if (table := self.tables.loaded(table_id)) is not None:
                self.tables.drop(table, Reason("table", "table-removed"), CLOSE_GONE)

    async def _mend(self, table: LiveTable) -> None:
        await self.tables.store.probe()
        self.tables.resume(table)

    async def check_epoch(self) -> None:
        """After a restore from a backup, nothing that was loaded before means anything."""
        epoch = await self.tables.store.epoch()
        if epoch != self._epoch:
            self._epoch = epoch
            self.tables.store.adopt(epoch)
            for table in self.tables:
                self.tables.drop(table, Reason("table", "table-restored"), CLOSE_RESET)

    def _renew_presence(self) -> None:
        now = self.tables.clock.now()
        if now < self._presence_due:
            return
        self._presence_due = now + PRESENCE_MS
        for table in self.tables:
            gone = [name for name, other in table.elsewhere.items() if other.until <= now]
            for name in gone:
                del table.elsewhere[name]
            if gone:
                for connection in table.connections:
                    connection.owe_presence()
            if table.connections:
                self.tell_presence(table)


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    """What cannot be done while storage is away is done by a later poll."""
    try:
        await work
    except (TableError, StorageFault):
        pass
    except Exception:  # a fault of our own must not end the watch
        log.exception("watching failed")
