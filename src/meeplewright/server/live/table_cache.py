"""The live tables of this process: loaded from storage when needed, kept current, evicted when
idle.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence
from functools import cache

from meeplewright.core.errors import GameError, Reason
from meeplewright.core.game import Game
from meeplewright.core.registry import find_game
from meeplewright.server import metrics
from meeplewright.server.costs import in_task
from meeplewright.server.errors import NotFound, Paused, Refused, StorageFault
from meeplewright.server.live.commit_notices import Commit
from meeplewright.server.live.messages import CLOSE_GONE
from meeplewright.server.live.table import LiveTable
from meeplewright.server.storage import Store
from meeplewright.server.storage.rows import LoadedTable, SeatRow, TableNews, TableRow
from meeplewright.server.tablegame import ClockRule, LogEntry, NeedsFullLog, Step, TableGame
from meeplewright.server.time import Clock

IDLE_MS = 60_000  # a table that nobody used for this long is evicted
GRACE_MS = 30_000  # after an outage nobody's time runs out sooner than this

log = logging.getLogger(__name__)

_game = cache(find_game)


def paused_by(fault: StorageFault) -> Paused:
    """The error for people while storage does not answer."""
    return Paused.because("storage", "table-storage", retry_after=2, kind=str(fault.kind))


class TableCache:
    """One LiveTable for each table in use."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.on_load: Callable[[LiveTable], None] = lambda table: None
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._changed: set[str] = set()  # of those: another process has written since
        self._up_at = clock.now()

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._tables.values()))

    def loaded(self, table_id: str) -> LiveTable | None:
        """The table, if it is loaded already."""
        return self._tables.get(table_id)

    def is_used(self, table_id: str) -> bool:
        """Whether the table is loaded, or is being loaded."""
        return table_id in self._tables or table_id in self._loading

    def note_change(self, table_id: str) -> None:
        """Another process has written to the table: what is being read may be older."""
        if table_id in self._loading:
            self._changed.add(table_id)

    async def get(self, table_id: str) -> LiveTable:
        """The table as this process knows it, loaded if necessary. NotFound if there is none,
        Paused if storage does not answer.
        """
        table = await self._loaded(table_id)
        if table.is_behind:
            async with table.lock:
                await self.refresh(table)
        return table

    async def _loaded(self, table_id: str) -> LiveTable:
        table = self._tables.get(table_id)
        if table is None:
            table = await self._load_once(table_id)
        table.used_at = self.clock.now()
        return table

    async def fresh(self, table_id: str) -> LiveTable:
        """The table as storage knows it now, including what other processes wrote."""
        is_known = self.is_used(table_id)
        table = await self._loaded(table_id)
        if not is_known and not table.is_behind:
            return table  # it has just been read
        if table.lock.locked():  # a commit of this process is in progress and brings it up to date
            async with table.lock:
                table.stored_chat = None
                return table
        async with table.lock:
            await self.refresh(table)
        return table

    async def catch_up(self, table: LiveTable, version: int) -> None:
        """If a client knows a later version than this process, another process has committed it."""
        if version > table.version:
            await self.fresh(table.id)

    # -- loading ------------------------------------------------------------------------------

    async def _load_once(self, table_id: str) -> LiveTable:
        """Concurrent requests for one table share one load, at the cost of the first."""
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(in_task(self._load(table_id)))
            self._loading[table_id] = task
            task.add_done_callback(lambda done: self._end_loading(table_id))
        try:
            return await asyncio.shield(task)
        except StorageFault as fault:
            raise paused_by(fault) from fault

    def _end_loading(self, table_id: str) -> None:
        del self._loading[table_id]
        self._changed.discard(table_id)

    async def _load(self, table_id: str) -> LiveTable:
        found = await self.store.log.load(table_id)
        if found is None:
            raise NotFound.because("table", "table-unknown")
        table_game, steps, snapshot_at = await self._read_game(found)
        table = LiveTable(found.table, found.seats, table_game, self.clock)
        table.steps.extend(steps)
        table.snapshot_at = snapshot_at
        table.no_timeout_before = self._up_at + GRACE_MS
        table.orders = found.orders
        table.drafts = found.drafts
        table.stored_chat = found.last_chat
        table.is_behind = table_id in self._changed
        self._tables[table_id] = table
        metrics.TABLES.set(len(self._tables))
        self.on_load(table)
        return table

    async def _read_game(self, found: LoadedTable) -> tuple[TableGame, list[Step], int]:
        """The game, the steps in memory, and the version of the snapshot it began with."""
        row = found.table
        game = game_of_row(row)
        if found.snapshot is None:
            return *_replay(game, len(found.seats), row, found.tail), 0
        seq, form = found.snapshot
        try:
            table_game = TableGame.from_snapshot(game, form)
            return table_game, table_game.apply_all(found.tail), seq
        except NeedsFullLog:
            pass
        except (GameError, LookupError, TypeError, ValueError):
            # A snapshot is only a shortcut: the log has everything.
            log.warning("snapshot unreadable", extra={"table": row.id, "seq": seq})
        every = await self.store.log.tail(row.id, 0)
        return *_replay(game, len(found.seats), row, every), 0

    async def _rows(self, table_id: str) -> tuple[TableRow, list[SeatRow]]:
        found = await self.store.tables.with_seats(table_id)
        if found is None:
            raise NotFound.because("table", "table-unknown")
        return found

    # -- keeping current ----------------------------------------------------------------------

    async def refresh(self, table: LiveTable) -> None:
        """Apply what others committed, drafts included, and send it. The caller holds the table's
        lock.
        """
        news = await self._read_news([table])
        await self._take_news(table, news[table.id])

    async def refresh_all(self, tables: Sequence[LiveTable]) -> None:
        """The same for many tables, read together. The caller holds no lock. A table that cannot
        follow does not keep the others from it.
        """
        news = await self._read_news(tables) if tables else {}
        for table in tables:
            try:
                async with table.lock:
                    await self._take_news(table, news[table.id])
            except Paused:
                raise
            except NotFound:
                continue  # removed meanwhile
            except Exception:
                log.exception("table cannot follow", extra={"table": table.id})

    async def _read_news(self, tables: Sequence[LiveTable]) -> dict[str, TableNews]:
        known = {table.id: (table.version, table.draft_changes) for table in tables}
        try:
            return await self.store.log.news(known)
        except StorageFault as fault:
            for table in tables:
                self.pause(table, fault)
            raise paused_by(fault) from fault

    async def _take_news(self, table: LiveTable, news: TableNews) -> None:
        """Entries that arrived meanwhile in another way are skipped."""
        entries = [entry for entry in news.entries if entry.seq > table.version]
        try:
            if entries:
                await self._apply_foreign(table, entries)
        except StorageFault as fault:
            self.pause(table, fault)
            raise paused_by(fault) from fault
        for row in news.drafts:
            table.take_draft(row)
        table.stored_chat = news.last_chat
        table.needs_refresh = table.is_behind = False

    def follow(self, table: LiveTable, commit: Commit) -> bool:
        """Apply what another process says that it committed. False if that is not possible: it does
        not follow what we know, or needs more from storage. Then read it there.
        """
        waits = table.lock.locked() or table.needs_refresh or table.is_behind
        if waits or commit.after != table.version:
            return False
        ahead = table.table_game.copy()
        try:
            steps = ahead.apply_all(commit.entries)
        except (NeedsFullLog, GameError):
            return False
        if _changes_rows(table, ahead, steps):
            return False
        self._advance(table, ahead, steps)
        self._observe_lag(steps)
        for row in commit.drafts:
            table.take_draft(row)
        if commit.snapshot:
            table.snapshot_at = commit.version
        return True

    async def _apply_foreign(self, table: LiveTable, entries: list[LogEntry]) -> None:
        ahead = table.table_game.copy()
        try:
            steps = ahead.apply_all(entries)
        except NeedsFullLog:
            known = table.version
            every = await self.store.log.tail(table.id, 0)
            ahead, steps = _replay(game_of_row(table.row), len(table.seats), table.row, every)
            steps = [step for step in steps if step.seq > known]
        rows = await self._rows(table.id) if _changes_rows(table, ahead, steps) else None
        self._advance(table, ahead, steps)
        if table.connections and not table.is_behind:  # others were not followed
            self._observe_lag(steps)
        if rows is not None:
            table.set_rows(*rows)

    def _advance(self, table: LiveTable, ahead: TableGame, steps: list[Step]) -> None:
        table.advance(ahead, steps)

    def _observe_lag(self, steps: Sequence[Step]) -> None:
        metrics.LAG_SECONDS.observe(max(0, self.clock.now() - steps[-1].at) / 1000)

    async def reload_log(self, table: LiveTable) -> None:
        """Replace a game that began from a snapshot by one that knows the whole log."""
        try:
            every = await self.store.log.tail(table.id, 0)
        except StorageFault as fault:
            self.pause(table, fault)
            raise paused_by(fault) from fault
        table_game, steps = _replay(game_of_row(table.row), len(table.seats), table.row, every)
        known = table.version
        table.advance(table_game, [step for step in steps if step.seq > known])

    async def reload_rows(self, table: LiveTable) -> None:
        """Seats, names or status were changed in storage."""
        try:
            row, seats = await self._rows(table.id)
        except NotFound:
            self.drop(table, Reason("table", "table-removed"), CLOSE_GONE)
            raise
        except StorageFault as fault:
            raise paused_by(fault) from fault
        table.set_rows(row, seats)

    def resume(self, table: LiveTable) -> None:
        """Storage answers again."""
        if table.paused is not None:
            resumed_at = self.clock.now()
            table.no_timeout_before = max(table.no_timeout_before, resumed_at + GRACE_MS)
            table.resume()

    def pause(self, table: LiveTable, fault: StorageFault) -> None:
        table.pause(paused_by(fault).reason)

    def pause_all(self, fault: StorageFault) -> None:
        """Storage failed for one: it would for everybody, also for those who wait for their
        turn.
        """
        for table in self:
            if table.connections:
                self.pause(table, fault)

    # -- eviction -----------------------------------------------------------------------------

    def drop(self, table: LiveTable, reason: Reason, code: int) -> None:
        """The table was removed, or replaced by a restore: close its connections."""
        table.removed = reason
        table.close_all(code, reason)
        self._evict(table)

    def evict_idle(self) -> None:
        """Drop tables that nobody uses, and of all tables what nobody has needed for a while."""
        now = self.clock.now()
        for table in self:
            table.free_memory()
            busy = table.connections or table.lock.locked() or table.paused is not None
            if not busy and now - table.used_at > IDLE_MS:
                self._evict(table)

    def _evict(self, table: LiveTable) -> None:
        self._tables.pop(table.id, None)
        metrics.TABLES.set(len(self._tables))


def game_of_row(row: TableRow) -> Game:
    """The game of a table; Refused if the table was started with other rules."""
    game = _game(row.game)
    if game.rules != row.rules:
        raise Refused.because("rules", "table-other-rules", rules=row.rules, current=game.rules)
    return game


def _changes_rows(table: LiveTable, ahead: TableGame, steps: Sequence[Step]) -> bool:
    """Whether seats or the status were changed together with the entries."""
    return ahead.status != table.table_game.status or any(step.kind == "meta" for step in steps)


def _replay(
    game: Game, seats: int, row: TableRow, entries: Sequence[LogEntry]
) -> tuple[TableGame, list[Step]]:
    """The game by its whole log."""
    table_game = TableGame.begin(game, seats, row.options, ClockRule.from_json(row.clock))
    return table_game, table_game.apply_all(entries)
