"""Keeps live tables current with what other processes do: notices over Redis, and a slow poll that
works without Redis.

The poll also resumes paused tables, notices removed tables and a restored database, evicts idle
tables, and deletes abandoned plans.
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
from meeplewright.server.live.online import ONLINE
from meeplewright.server.live.presence import Presence
from meeplewright.server.live.standing_orders import StandingOrders
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.table_cache import TableCache
from meeplewright.server.live.tokens import REVOKED, TokenWatch

POLL = 1.0  # seconds between two polls without Redis
POLL_WITH_REDIS = 2.0
CLEAN_UP_MS = 60 * 60 * 1000  # how often plans are cleaned up
PLAN_LASTS_MS = 7 * 24 * 60 * 60 * 1000  # an idle plan is deleted after this time

log = logging.getLogger(__name__)


class TableSync:
    """Follows the changes that other processes make to the tables of this process."""

    def __init__(
        self,
        tables: TableCache,
        fanout: Fanout,
        presence: Presence,
        chat: Chat,
        orders: StandingOrders,
        tokens: TokenWatch,
    ) -> None:
        self.on_moved: Callable[[LiveTable], None] = lambda table: None
        self._tables = tables
        self._fanout = fanout
        self._presence = presence
        self._chat = chat
        self._orders = orders
        self._tokens = tokens
        self._epoch = ""
        self._tasks: set[asyncio.Task[None]] = set()
        self._clean_up_at = 0
        fanout.on_notice = self.receive
        fanout.on_up = presence.renew_soon

    async def start(self) -> None:
        self._epoch = await self._tables.store.epoch()
        self.spawn(self._keep_polling())

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run it in the background. If it fails now, the next poll does the same again."""
        task = asyncio.create_task(_log_faults(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- changes made here --------------------------------------------------------------------

    def moved_here(self, table: LiveTable) -> None:
        """Entries were committed by this process: tell the others."""
        self._fanout.publish(table.id, "moved", version=table.version)
        if table.table_game.game.orders and not self._fanout.is_up:
            self.spawn(self._reload_orders(table))  # without Redis nobody tells us about new ones
        self.on_moved(table)

    async def rows_changed(self, table_id: str) -> None:
        """Rows of the table were changed in storage: reload them and tell everybody."""
        table = self._tables.loaded(table_id)
        if table is not None:
            await self._tables.reload_rows(table)
        self._fanout.publish(table_id, "table")

    # -- notices ------------------------------------------------------------------------------

    def receive(self, notice: Notice) -> None:
        """A notice from another process."""
        if notice["what"] == ONLINE:  # about people, not about a table
            self._presence.online.receive(notice)
            return
        if notice["what"] == REVOKED:
            self.spawn(self._tokens.check())
            return
        table = self._tables.loaded(notice["table"])
        if table is None:
            return
        match notice["what"]:
            case "moved":
                self.spawn(self._follow(table, notice.get("version")))
            case "chat":
                if table.connections:
                    self.spawn(self._chat.catch_up(table))
            case "draft":
                if table.connections:
                    self.spawn(self._reload_drafts(table))
            case "table":
                self.spawn(self._reload(table))
            case "presence":
                self._presence.receive(table, notice)
            case "who":
                self._presence.publish(table)

    async def _follow(self, table: LiveTable, version: object) -> None:
        async with table.lock:
            if isinstance(version, int) and version <= table.version:
                return
            await self._tables.refresh(table)
        self.on_moved(table)

    async def _reload(self, table: LiveTable) -> None:
        await self._tables.reload_rows(table)
        await self._reload_orders(table)

    async def _reload_drafts(self, table: LiveTable) -> None:
        async with table.lock:
            await self._tables.reload_drafts(table)

    async def _reload_orders(self, table: LiveTable) -> None:
        await self._orders.reload(table)
        self.on_moved(table)

    # -- the slow poll ------------------------------------------------------------------------

    async def _keep_polling(self) -> None:
        while True:
            await asyncio.sleep(POLL_WITH_REDIS if self._fanout.is_up else POLL)
            await _log_faults(self.poll())

    async def poll(self) -> None:
        """Check once whether storage has something new."""
        self._tables.evict_idle()
        self._presence.renew()
        await self.check_epoch()
        await self._tokens.check_now_and_then()
        watched = {
            table.id: table
            for table in self._tables
            if table.connections or table.needs_refresh or table.paused
        }
        pulses = await self._tables.store.log.change_markers(list(watched))
        for table_id, table in watched.items():
            pulse = pulses.get(table_id)
            if pulse is None:
                self._tables.drop(table, Reason("table", "table-removed"), CLOSE_GONE)
                continue
            rows_changed = pulse.updated_at != table.row.updated_at
            if pulse.version > table.version or table.needs_refresh:
                await _log_faults(self._follow(table, None))
            if rows_changed:
                await _log_faults(self._reload(table))
            if table.paused is not None and not table.needs_refresh:
                await _log_faults(self._try_resume(table))
            if pulse.drafts != table.draft_changes:
                await _log_faults(self._reload_drafts(table))
            if pulse.chat > table.last_chat:
                await self._chat.catch_up(table)
        await self._delete_idle_plans()

    async def _delete_idle_plans(self) -> None:
        now = self._tables.clock.now()
        if now < self._clean_up_at:
            return
        self._clean_up_at = now + CLEAN_UP_MS
        for table_id in await self._tables.store.tables.remove_idle_plans(now - PLAN_LASTS_MS):
            if (table := self._tables.loaded(table_id)) is not None:
                self._tables.drop(table, Reason("table", "table-removed"), CLOSE_GONE)

    async def _try_resume(self, table: LiveTable) -> None:
        await self._tables.store.probe()
        self._tables.resume(table)

    async def check_epoch(self) -> None:
        """After a restore from a backup, nothing that was loaded before is valid."""
        epoch = await self._tables.store.epoch()
        if epoch != self._epoch:
            self._epoch = epoch
            self._tables.store.adopt(epoch)
            for table in self._tables:
                self._tables.drop(table, Reason("table", "table-restored"), CLOSE_RESET)


async def _log_faults(work: Coroutine[Any, Any, None]) -> None:
    """What fails while storage is down is retried by a later poll."""
    try:
        await work
    except (TableError, StorageFault):
        pass
    except Exception:  # a bug must not end the poll
        log.exception("sync failed")
