"""What needs no person: bots play, standing orders are followed, seats lose on time.

One process at a time does this for a table, under a lease in the database. Every second each
process looks for due tables without a lease. Moves are made like all others: plan, commit, advance.

A table that has only bots waits until somebody looks. It is not due then, so that it takes nobody's
place in the search.
"""

from __future__ import annotations

import asyncio
import logging
from random import Random
from time import perf_counter

from meeplewright.core.errors import GameError
from meeplewright.core.game import Json
from meeplewright.server import metrics
from meeplewright.server.errors import Refused, StorageFault, TableError
from meeplewright.server.live.addresses import Addresses
from meeplewright.server.live.bot_pool import BotPool, Question, Waiter
from meeplewright.server.live.seats import Seats
from meeplewright.server.live.standing_orders import StandingOrders
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.table_cache import TableCache
from meeplewright.server.live.table_writer import TableWriter, has_work
from meeplewright.server.live.worker_process import NoAnswer
from meeplewright.server.tablegame import Planned, TableGame

LEASE_MS = 15_000
RENEW = 5.0  # seconds
CHECK_DUE = 1.0  # seconds between two searches for due tables
MOST_DUE = 200  # tables taken in one search
SECONDS = 3.0  # that a bot may think about a turn
MOST_IDLE_ROUNDS = 3  # rounds without a change, before the table waits for the next search

log = logging.getLogger(__name__)


class AutoPlayer:
    """Plays at the tables of this process, and at due tables that no process plays at."""

    def __init__(
        self,
        tables: TableCache,
        writer: TableWriter,
        seats: Seats,
        orders: StandingOrders,
        pool: BotPool,
        addresses: Addresses,
        luck: Random,
        holder: str,
    ) -> None:
        self._tables = tables
        self._writer = writer
        self._seats = seats
        self._orders = orders
        self.pool = pool
        self._addresses = addresses
        self._luck = luck
        self._holder = holder
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._wake_again: set[str] = set()
        self._checking: asyncio.Task[None] | None = None
        self._stopped = False

    async def start(self) -> None:
        self._checking = asyncio.create_task(self._keep_checking())

    async def stop(self) -> None:
        """Stop at every table; bots that are thinking are cancelled."""
        self._stopped = True
        tasks = [*self._playing.values(), *([self._checking] if self._checking else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def wake(self, table: LiveTable) -> None:
        """Something changed at this table: play what is due there."""
        if table.id in self._playing:
            self._wake_again.add(table.id)
        elif not self._stopped and self._is_due(table):
            task = asyncio.create_task(self._play_table(table))
            self._playing[table.id] = task
            task.add_done_callback(lambda _: self._finished(table))

    def is_playing(self, table: LiveTable) -> bool:
        """Whether this process plays at the table now."""
        return table.id in self._playing

    def _finished(self, table: LiveTable) -> None:
        del self._playing[table.id]
        if table.id in self._wake_again:  # changed meanwhile, perhaps after the last round
            self._wake_again.discard(table.id)
            self.wake(table)

    def _is_due(self, table: LiveTable) -> bool:
        table_game = table.table_game
        if table_game.status != "running" or table.removed is not None:
            return False
        if not has_work(table_game, table.orders) and self._expired_seat(table) is None:
            return False
        return not table.needs_watchers or table.is_watched

    def _expired_seat(self, table: LiveTable) -> int | None:
        """The seat whose time is up. In an outage, and right after it, nobody's is."""
        if table.paused is not None:
            return None
        deadline = table.table_game.deadline()
        if deadline is None:
            return None
        if self._tables.clock.now() < max(deadline[1], table.no_timeout_before):
            return None
        return deadline[0]

    # -- due tables ---------------------------------------------------------------------------

    async def _keep_checking(self) -> None:
        while True:
            try:
                await self.play_due()
            except (TableError, StorageFault):
                pass  # storage is down; the next search comes in a second
            except Exception:  # a bug must not end the search
                log.exception("search for due tables failed")
            await asyncio.sleep(CHECK_DUE)

    async def play_due(self) -> None:
        """Play at every due table that no other process has leased."""
        now = self._tables.clock.now()
        for table_id in await self._tables.store.tables.due(now, MOST_DUE, self._holder):
            table = await self._tables.fresh(table_id)
            if self._is_due(table):
                self.wake(table)
            elif table.id not in self._playing and not table.table_game.deadline():
                await self._clear_due(table)
        self._play_watched()

    def _play_watched(self) -> None:
        """Without Redis, other processes do not know who watches here, and may have cleared it."""
        for table in self._tables:
            is_idle = table.connections and table.id not in self._playing
            if is_idle and table.needs_watchers:
                self.wake(table)

    async def _clear_due(self, table: LiveTable) -> None:
        """Nothing is due. `updated_at` stays: a change would reveal a standing order."""
        at = table.updated_at
        await self._tables.store.tables.update(table.id, bots_due=False, updated_at=at)

    # -- one table ----------------------------------------------------------------------------

    async def _play_table(self, table: LiveTable) -> None:
        try:
            if await self._lease(table):
                try:
                    await self._play_leased(table)
                finally:
                    await self._tables.store.leases.release(table.id, self._holder)
        except (TableError, StorageFault):
            pass  # paused or removed: the next search finds it again
        except Exception:
            log.exception("auto-play failed", extra={"table": table.id})

    async def _lease(self, table: LiveTable) -> bool:
        now = self._tables.clock.now()
        return await self._tables.store.leases.take(table.id, self._holder, now, now + LEASE_MS)

    async def _play_leased(self, table: LiveTable) -> None:
        leased_at = self._tables.clock.now()
        idle_rounds = 0
        while idle_rounds < MOST_IDLE_ROUNDS and self._is_due(table):
            table.used_at = self._tables.clock.now()
            if table.used_at - leased_at > RENEW * 1000:
                if not await self._lease(table):
                    return
                leased_at = table.used_at
            version = table.version
            await self._round(table)
            idle_rounds = 0 if table.version > version else idle_rounds + 1

    async def _round(self, table: LiveTable) -> None:
        """One timeout, else one standing order, else all bots that are to act."""
        expired = self._expired_seat(table)
        if expired is not None:
            return await self._time_out(table, expired)
        for seat in table.table_game.actors:
            if table.table_game.drivers[seat] is None and seat in table.orders:
                return await self._follow_order(table, seat)
        return await self._play_all(table)

    async def _time_out(self, table: LiveTable, seat: int) -> None:
        try:
            await self._seats.lose_on_time(table, seat)
            log.info("time is up", extra={"table": table.id, "seat": seat})
        except Refused:
            pass  # the owner moved at the last moment

    # -- standing orders ----------------------------------------------------------------------

    async def _follow_order(self, table: LiveTable, seat: int) -> None:
        """The next action of a seat's order. A finished order is dropped."""
        version = table.table_game.version
        action = self._orders.next_action(table, seat)
        if action is None:
            return await self._orders.drop(table, seat)
        try:
            await self._act(table, seat, version, action.to_json(), None)
            metrics.moves_of(table.row.game, "order").inc()
        except Refused:
            pass  # the position changed: try again
        except GameError:
            await self._orders.drop(table, seat)
        return None

    # -- bots ---------------------------------------------------------------------------------

    async def _play_all(self, table: LiveTable) -> None:
        """Every bot that is to act. The lease is renewed while they think."""
        table_game = table.table_game
        bots = [seat for seat in table_game.actors if table_game.drivers[seat] is not None]
        tasks = [asyncio.create_task(self._play(table, seat)) for seat in bots]
        pending = set(tasks)
        try:
            while pending:
                _, pending = await asyncio.wait(pending, timeout=RENEW)
                if pending:
                    table.used_at = self._tables.clock.now()
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
        form = await self._choice(table, table_game, seat, bot, legal)
        for choice in (form, legal[0]):
            try:
                await self._act(table, seat, table_game.version, choice, bot)
                metrics.moves_of(table.row.game, "bot").inc()
                return
            except Refused:
                return  # taken back, or the owner is back: try again
            except GameError as fault:
                metrics.BOT_FAILURES.inc()
                log.warning(
                    "bot chose an illegal action", extra={"bot": bot, "why": fault.reason.key}
                )

    async def _choice(
        self, table: LiveTable, table_game: TableGame, seat: int, bot: str, legal: list[Json]
    ) -> Json:
        if len(legal) == 1:
            return legal[0]
        view = table_game.state.view(seat).to_json()
        began = perf_counter()
        try:
            question = Question(table.id, seat, table.row.game, bot, view, legal, SECONDS)
            chosen: Json = await self.pool.ask(question, self._waiter_at(table))
            return chosen
        except NoAnswer as fault:
            metrics.BOT_FAILURES.inc()
            log.warning("bot gave no answer", extra={"bot": bot, "why": str(fault)})
            return legal[0]
        finally:
            metrics.BOT_SECONDS.labels(table.row.game).observe(perf_counter() - began)

    def _waiter_at(self, table: LiveTable) -> Waiter:
        """Whose share a bot at this table uses: that of a player who is here, else the host's."""
        here = [table.seats[seat].person_id for seat in table.presence()["seats"]]
        person = next((person for person in here if person is not None), table.row.host_id)
        return Waiter(person or "", table.is_watched, self._addresses.of(person))

    async def _act(
        self, table: LiveTable, seat: int, version: int, form: Json, driver: str | None
    ) -> None:
        """Act, unless somebody else drives the seat by now, or the game waits for somebody."""

        def plan(table_game: TableGame, at: int) -> Planned:
            other = table_game.waits or table_game.drivers[seat] != driver
            if table_game.status == "running" and other:
                raise Refused.because("seat", "table-other-driver", version=table_game.version)
            return table_game.plan_act(seat, version, form, at, self._luck)

        await self._writer.write(table, plan)
