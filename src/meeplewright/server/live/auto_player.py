"""The keeper plays what no person has to: standing orders, bots, and flags that fall.

One process at a time does so for a table, under a lease in the database; the others look every
second whether one was left alone. All goes the way of every move: plan, commit, take.
"""

from __future__ import annotations

import asyncio
import logging
from random import Random
from time import perf_counter

from meeplewright.core.errors import GameError
from meeplewright.core.game import Form
from meeplewright.server import metrics
from meeplewright.server.errors import Refused, StorageFault, TableError
from meeplewright.server.live.bot_pool import BotPool, NoAnswer, Question
from meeplewright.server.live.seats import Seats
from meeplewright.server.live.standing_orders import StandingOrders
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.table_cache import TableCache
from meeplewright.server.live.table_writer import TableWriter, has_work
from meeplewright.server.tablegame import LogEntry, TableGame

LEASE_MS = 15_000
RENEW = 5.0  # seconds
LOOK = 1.0  # seconds between two looks for tables left alone
MOST_DUE = 200  # tables taken up in one look
SECONDS = 3.0  # a bot may think about a turn
MOST_IN_VAIN = 3  # rounds that changed nothing, before the table waits for the next look

log = logging.getLogger(__name__)


class AutoPlayer:
    """Tends the tables of this process, and those that nobody tends."""

    def __init__(
        self,
        tables: TableCache,
        writer: TableWriter,
        seating: Seats,
        ordering: StandingOrders,
        pool: BotPool,
        luck: Random,
        holder: str,
    ) -> None:
        self.tables = tables
        self.writer = writer
        self.seating = seating
        self.ordering = ordering
        self.pool = pool
        self._luck = luck
        self._holder = holder
        self._tending: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._look: asyncio.Task[None] | None = None
        self._stopped = False

    async def start(self) -> None:
        self._look = asyncio.create_task(self._look_on())

    async def stop(self) -> None:
        """Let go of every table; a thought that is under way is given up."""
        self._stopped = True
        tasks = [*self._tending.values(), *([self._look] if self._look else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, table: LiveTable) -> None:
        """Something changed here: tend the table where there is something to do."""
        if table.id in self._tending:
            self._again.add(table.id)
        elif not self._stopped and self._is_due(table):
            task = asyncio.create_task(self._tend(table))
            self._tending[table.id] = task
            task.add_done_callback(lambda _: self._tended(table))

    def _tended(self, table: LiveTable) -> None:
        del self._tending[table.id]
        if table.id in self._again:  # changed meanwhile, perhaps after the last look at it
            self._again.discard(table.id)
            self.wake(table)

    def _is_due(self, table: LiveTable) -> bool:
        table_game = table.table_game
        if table_game.status != "running" or table.gone is not None:
            return False
        return has_work(table_game, table.orders) or self._fallen(table) is not None

    def _fallen(self, table: LiveTable) -> int | None:
        """The seat whose flag has fallen."""
        deadline = table.table_game.deadline()
        now = self.tables.clock.now()
        if deadline is None or now < max(deadline[1], table.not_before):
            return None
        return deadline[0]

    # -- tables left alone --------------------------------------------------------------------

    async def _look_on(self) -> None:
        while True:
            try:
                await self.play_due()
            except (TableError, StorageFault):
                pass  # storage is away; it is looked at again in a second
            except Exception:  # a fault of our own must not end the watch
                log.exception("looking for due tables failed")
            await asyncio.sleep(LOOK)

    async def play_due(self) -> None:
        """Take up every table that wants attention and that nobody attends to."""
        now = self.tables.clock.now()
        for table_id in await self.tables.store.tables.due(now, MOST_DUE, self._holder):
            table = await self.tables.fresh(table_id)
            if self._is_due(table):
                self.wake(table)
            elif table.id not in self._tending and not table.table_game.deadline():
                await self._rest(table)

    async def _rest(self, table: LiveTable) -> None:
        """There is nothing to do after all, and nobody may see from a time that there was."""
        at = table.row.updated_at
        await self.tables.store.tables.update(table.id, bots_due=False, updated_at=at)

    # -- one table ----------------------------------------------------------------------------

    async def _tend(self, table: LiveTable) -> None:
        try:
            if await self._lease(table):
                try:
                    await self._tend_leased(table)
                finally:
                    await self.tables.store.leases.release(table.id, self._holder)
        except (TableError, StorageFault):
            pass  # paused, or gone: the next look finds it again
        except Exception:
            log.exception("tending failed", extra={"table": table.id})

    async def _lease(self, table: LiveTable) -> bool:
        now = self.tables.clock.now()
        return await self.tables.store.leases.take(table.id, self._holder, now, now + LEASE_MS)

    async def _tend_leased(self, table: LiveTable) -> None:
        leased_at = self.tables.clock.now()
        in_vain = 0
        while in_vain < MOST_IN_VAIN and self._is_due(table):
            table.used_at = self.tables.clock.now()
            if table.used_at - leased_at > RENEW * 1000:
                if not await self._lease(table):
                    return
                leased_at = table.used_at
            version = table.version
            await self._round(table)
            in_vain = 0 if table.version > version else in_vain + 1

    async def _round(self, table: LiveTable) -> None:
        """A flag, else an order, else the bots that are to act, all at once."""
        fallen = self._fallen(table)
        if fallen is not None:
            return await self._end_time(table, fallen)
        for seat in table.table_game.state.actors:
            if table.table_game.drivers[seat] is None and seat in table.orders:
                return await self._obey(table, seat)
        return await self._play_all(table)

    async def _end_time(self, table: LiveTable, seat: int) -> None:
        try:
            await self.seating.hand_over(table, seat, "timeout")
            log.info("time is up", extra={"table": table.id, "seat": seat})
        except Refused:
            pass  # the owner moved at the last moment

    # -- standing orders ----------------------------------------------------------------------

    async def _obey(self, table: LiveTable, seat: int) -> None:
        """The next step of a seat's order; an order that is over is dropped."""
        table_game = table.table_game
        view, legal = table_game.state.view(seat), table_game.state.legal(seat)
        try:
            order = table_game.game.order_from_json(table.orders[seat])
            action = order.step(view, list(legal))
        except GameError:
            action = None
        if action is None:
            return await self.ordering.drop(table, seat)
        try:
            await self._act(table, seat, table_game.version, action.to_json(), None)
            metrics.MOVES.labels(table.row.game, "order").inc()
        except Refused:
            pass  # somebody was quicker: look again
        except GameError:
            await self.ordering.drop(table, seat)
        return None

    # -- bots ---------------------------------------------------------------------------------

    async def _play_all(self, table: LiveTable) -> None:
        """Every bot that is to act; the lease is renewed while they think."""
        table_game = table.table_game
        bots = [seat for seat in table_game.state.actors if table_game.drivers[seat] is not None]
        tasks = [asyncio.create_task(self._play(table, seat)) for seat in bots]
        pending = set(tasks)
        try:
            while pending:
                _, pending = await asyncio.wait(pending, timeout=RENEW)
                if pending:
                    await self._lease(table)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in tasks:
            task.result()

    async def _play(self, table: LiveTable, seat: int) -> None:
        table_game = table.table_game
        bot = table_game.drivers[seat]
        assert bot is not None
        legal = [action.to_json() for action in table_game.state.legal(seat)]
        form = await self._thought(table, table_game, seat, bot, legal)
        for choice in (form, legal[0]):
            try:
                await self._act(table, seat, table_game.version, choice, bot)
                metrics.MOVES.labels(table.row.game, "bot").inc()
                return
            except Refused:
                return  # taken back, or the owner is back: look again
            except GameError as fault:
                metrics.BOT_FAILURES.inc()
                log.warning("bot chose badly", extra={"bot": bot, "why": fault.reason.key})

    async def _thought(
        self, table: LiveTable, table_game: TableGame, seat: int, bot: str, legal: list[Form]
    ) -> Form:
        if len(legal) == 1:
            return legal[0]
        view = table_game.state.view(seat).to_json()
        began = perf_counter()
        try:
            question = Question(table.id, seat, table.row.game, bot, view, legal, SECONDS)
            thought: Form = await self.pool.think(question)
            return thought
        except NoAnswer as fault:
            metrics.BOT_FAILURES.inc()
            log.warning("bot gave no answer", extra={"bot": bot, "why": str(fault)})
            return legal[0]
        finally:
            metrics.BOT_SECONDS.labels(table.row.game).observe(perf_counter() - began)

    async def _act(
        self, table: LiveTable, seat: int, version: int, form: Form, driver: str | None
    ) -> None:
        """Do it, unless somebody else drives the seat by now."""

        def plan(table_game: TableGame, at: int) -> list[LogEntry]:
            if table_game.status == "running" and table_game.drivers[seat] != driver:
                raise Refused.because("seat", "table-other-driver", version=table_game.version)
            return table_game.plan_act(seat, version, form, at, self._luck)

        await self.writer.write(table, plan)
