"""Keeps live tables current with what other processes do: notices over Redis, and a slow poll that
works without Redis.

Only tables with connections, or at which this process plays, are followed; others are read again
when somebody needs them. A notice of a move contains its entries. If they do not follow what is
known here, a notice was lost: then the log is read, for all such tables together.

The poll looks at every table, or only at a part of them as long as notices arrive, or as no other
process writes. It also resumes paused tables, notices removed tables and a restored database,
evicts idle tables, and deletes abandoned plans.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import suppress
from itertools import count
from typing import Any

from meeplewright.core.errors import Reason
from meeplewright.server.errors import NotFound, Paused, StorageFault, TableError
from meeplewright.server.live.chat import Chat
from meeplewright.server.live.commit_notices import Commit
from meeplewright.server.live.fanout import Fanout, Notice
from meeplewright.server.live.messages import CLOSE_GONE, CLOSE_RESET
from meeplewright.server.live.online import ONLINE
from meeplewright.server.live.presence import Presence
from meeplewright.server.live.standing_orders import StandingOrders
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.table_cache import TableCache
from meeplewright.server.live.tokens import REVOKED, TokenWatch
from meeplewright.server.storage.rows import ChangeMarkers

POLL = 1.0  # seconds between two polls
PARTS = 10  # of the tables; a poll looks at one of them if nothing happens without a notice
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
        self.is_played: Callable[[LiveTable], bool] = lambda table: False
        self._tables = tables
        self._fanout = fanout
        self._presence = presence
        self._chat = chat
        self._orders = orders
        self._tokens = tokens
        self._epoch = ""
        self._looked_at: object = None  # what `_writes_elsewhere` said before the last full look
        self._tasks: set[asyncio.Task[None]] = set()
        self._clean_up_at = 0
        self._to_read: dict[str, LiveTable] = {}
        self._is_reading = False
        fanout.on_notice = self.receive
        fanout.on_up = presence.renew_soon
        fanout.is_wanted = lambda table_id: not table_id or tables.is_used(table_id)

    async def start(self) -> None:
        self._epoch = await self._tables.store.epoch()
        self._fanout.key = self._epoch.encode()
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

    def moved_here(self, table: LiveTable, commit: Commit) -> None:
        """Entries were committed by this process: tell the others."""
        self._fanout.publish(table.id, "moved", commit.to_json, version=table.version)
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
            if notice["what"] in ("moved", "draft"):
                self._tables.note_change(notice["table"])
            return
        match notice["what"]:
            case "moved":
                self._follow(table, notice)
            case "chat":
                if table.connections:
                    self.spawn(self._chat.catch_up(table))
            case "draft":
                self._follow_draft(table, notice)
            case "table":
                self.spawn(self._reload(table))
            case "presence":
                self._presence.receive(table, notice)
            case "who":
                self._presence.publish(table)

    def _follow(self, table: LiveTable, notice: Notice) -> None:
        version = notice.get("version")
        if isinstance(version, int) and version <= table.version:
            return
        if not (table.connections or self.is_played(table)):
            table.is_behind = True
            return
        commit = self._commit_in(notice)
        if commit is not None and self._tables.follow(table, commit):
            self.on_moved(table)
        else:
            self._read_soon(table)

    def _follow_draft(self, table: LiveTable, notice: Notice) -> None:
        if not table.connections:
            table.is_behind = True
            return
        commit = self._commit_in(notice)
        if commit is None:
            self._read_soon(table)
        else:
            for row in commit.drafts:
                table.take_draft(row)

    def _commit_in(self, notice: Notice) -> Commit | None:
        content = self._fanout.content_of(notice)
        return None if content is None else Commit.from_json(notice["table"], content)

    def joined(self, table: LiveTable) -> None:
        """Somebody has just joined: what came before was not followed."""
        if table.is_behind:
            self._read_soon(table)

    def _read_soon(self, table: LiveTable) -> None:
        """Read the log of this table, together with all others that wait for it."""
        self._to_read[table.id] = table
        if not self._is_reading:
            self._is_reading = True
            self.spawn(self._read_waiting())

    async def _read_waiting(self) -> None:
        try:
            while self._to_read:
                tables = list(self._to_read.values())
                self._to_read.clear()
                await self._refresh(tables)
        finally:
            self._is_reading = False

    async def _refresh(self, tables: Sequence[LiveTable]) -> None:
        versions = [table.version for table in tables]
        await self._tables.refresh_all(tables)
        for table, version in zip(tables, versions, strict=True):
            if table.version > version:
                self.on_moved(table)

    async def _reload(self, table: LiveTable) -> None:
        await self._tables.reload_rows(table)
        await self._reload_orders(table)

    async def _reload_orders(self, table: LiveTable) -> None:
        await self._orders.reload(table)
        self.on_moved(table)

    # -- the slow poll ------------------------------------------------------------------------

    async def _keep_polling(self) -> None:
        for number in count():
            await asyncio.sleep(POLL)
            await _log_faults(self.poll(number % PARTS))

    async def poll(self, part: int | None = None) -> None:
        """Check once whether storage has something new. `part`: if nothing can have changed without
        a notice, look only at this part of the tables.

        Everybody is told at once if storage fails, whatever was read.
        """
        if not part:  # once in a round is often enough
            self._tables.evict_idle()
        self._presence.renew()
        try:
            await self._poll(part)
        except StorageFault as fault:
            self._tables.pause_all(fault)
            raise
        except Paused as paused:
            if isinstance(paused.__cause__, StorageFault):
                self._tables.pause_all(paused.__cause__)
            raise

    async def _poll(self, part: int | None) -> None:
        await self.check_epoch()
        await self._check_writing()
        await self._tokens.check_now_and_then()
        writes = await self._writes_elsewhere()
        if writes is None or writes != self._looked_at:
            part = None
        watched = {table.id: table for table in self._tables if _is_due(table, part)}
        await self._look_at(watched)
        if part is None:
            self._looked_at = writes
        await self._resume_paused(watched.values())
        await self._delete_idle_plans()

    async def _writes_elsewhere(self) -> object:
        """Changes when another process may have written without a notice to us; None: unknown."""
        if self._fanout.is_up:
            return "notices", self._fanout.times_up
        return await self._tables.store.writes_elsewhere()

    async def _look_at(self, watched: dict[str, LiveTable]) -> None:
        """Read what is new at these tables."""
        pulses = await self._tables.store.log.change_markers(list(watched))
        for table_id in watched.keys() - pulses.keys():
            gone = watched.pop(table_id)
            self._tables.drop(gone, Reason("table", "table-removed"), CLOSE_GONE)
        changed = [
            table for table in watched.values() if self._rows_changed(table, pulses[table.id])
        ]
        await self._refresh([table for table in watched.values() if _has_news(table, pulses)])
        for table in changed:
            with suppress(NotFound):  # removed meanwhile
                await self._reload(table)
        for table in watched.values():
            if pulses[table.id].chat > table.last_chat:
                await self._chat.catch_up(table)

    def _rows_changed(self, table: LiveTable, pulse: ChangeMarkers) -> bool:
        """Whether something besides the log may have changed. A move changes the time as well: if
        there was one, only a notice can tell the difference.
        """
        if pulse.updated_at == table.updated_at or pulse.version < table.version:
            return False
        return pulse.version == table.version or not self._fanout.is_up

    async def _delete_idle_plans(self) -> None:
        now = self._tables.clock.now()
        if now < self._clean_up_at:
            return
        self._clean_up_at = now + CLEAN_UP_MS
        for table_id in await self._tables.store.tables.remove_idle_plans(now - PLAN_LASTS_MS):
            if (table := self._tables.loaded(table_id)) is not None:
                self._tables.drop(table, Reason("table", "table-removed"), CLOSE_GONE)

    async def _check_writing(self) -> None:
        """While people are connected, find out whether a write works before somebody moves: reading
        can work without that.
        """
        if any(table.connections for table in self._tables):
            await self._tables.store.probe()

    async def _resume_paused(self, tables: Iterable[LiveTable]) -> None:
        """Storage can be read; one write that works shows that play can go on."""
        paused = [table for table in tables if table.paused and not table.needs_refresh]
        if paused:
            await self._tables.store.probe()
        for table in paused:
            self._tables.resume(table)

    async def check_epoch(self) -> None:
        """After a restore from a backup, nothing that was loaded before is valid."""
        epoch = await self._tables.store.epoch()
        if epoch != self._epoch:
            self._epoch = epoch
            self._fanout.key = epoch.encode()
            self._tables.store.adopt(epoch)
            for table in self._tables:
                self._tables.drop(table, Reason("table", "table-restored"), CLOSE_RESET)


def _is_due(table: LiveTable, part: int | None) -> bool:
    """Whether a poll of this part of the tables, or of all, has to look at the table."""
    if table.needs_refresh or table.paused is not None:
        return True
    return bool(table.connections) and part in (None, hash(table.id) % PARTS)


def _has_news(table: LiveTable, pulses: Mapping[str, ChangeMarkers]) -> bool:
    """Whether the log or the drafts of the table are to be read again."""
    pulse = pulses[table.id]
    changed = pulse.version > table.version or pulse.drafts != table.draft_changes
    return changed or table.needs_refresh


async def _log_faults(work: Coroutine[Any, Any, None]) -> None:
    """What fails while storage is down is retried by a later poll."""
    try:
        await work
    except (TableError, StorageFault):
        pass
    except Exception:  # a bug must not end the poll
        log.exception("sync failed")
