"""The hub: everything that people and programs may do at live tables, over HTTP or WebSocket.

Every call checks that the seat belongs to the person who asks. What it raises is a TableError or
a GameError, each with a reason; then nothing was changed.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random, SystemRandom
from secrets import token_hex
from typing import cast

from meeplewright.core.errors import Reason
from meeplewright.core.game import Form
from meeplewright.server import metrics
from meeplewright.server.errors import NotYours, Refused, StorageFault, TooMuch
from meeplewright.server.live.auto_player import AutoPlayer
from meeplewright.server.live.bot_pool import BotPool
from meeplewright.server.live.chat import Chat
from meeplewright.server.live.connection import Connection
from meeplewright.server.live.fanout import Fanout
from meeplewright.server.live.hints import HINT, Hint, Hints
from meeplewright.server.live.messages import CLOSE_RESTARTING, StateForm
from meeplewright.server.live.seats import STAND_IN, Seats
from meeplewright.server.live.standing_orders import StandingOrders
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.table_cache import TableCache, game_of_row, paused_by
from meeplewright.server.live.table_sync import TableSync
from meeplewright.server.live.table_writer import TableWriter
from meeplewright.server.live.turn_notices import TurnNotifier
from meeplewright.server.live.webhooks import Webhooks
from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from meeplewright.server.storage.rows import ChatRow
from meeplewright.server.tablegame import LogEntry, StepForm, TableGame, history, step_form
from meeplewright.server.tablegame.entries import HandoverReason
from meeplewright.server.time import Clock


class Hub:
    """All live tables of this process. One a process; `start` before use, `stop` at the end."""

    def __init__(
        self, store: Store, settings: Settings, clock: Clock, luck: Random | None = None
    ) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.luck = SystemRandom() if luck is None else luck
        self.is_closing = False
        process = token_hex(8)
        self.tables = TableCache(store, clock)
        self.writer = TableWriter(self.tables)
        self.seating = Seats(self.tables, self.writer, self.luck)
        self.chat = Chat(self.tables, settings.limits)
        self.ordering = StandingOrders(self.tables)
        self.fanout = Fanout(settings.redis, process)
        self.sync = TableSync(self.tables, self.fanout, self.chat, self.ordering)
        self.bots = BotPool(settings.bot_processes)
        self.hints = Hints(BotPool(1, gently=True))
        self.auto_player = AutoPlayer(
            self.tables, self.writer, self.seating, self.ordering, self.bots, self.luck, process
        )
        self.webhooks = Webhooks(settings.webhooks)
        self.turns = TurnNotifier(store, self.webhooks, settings.base_url)
        self._people: Counter[str] = Counter()  # connections of each person
        self._connect_parts()

    def _connect_parts(self) -> None:
        self.tables.on_load = self.auto_player.wake
        self.sync.on_moved = self.auto_player.wake
        self.writer.on_commit = self._committed
        self.writer.on_conflict = self.sync.check_epoch
        self.chat.on_said = lambda table, line: self.fanout.publish(table.id, "chat")

    def _committed(self, table: LiveTable, before: TableGame) -> None:
        self.sync.moved_here(table)
        if table.row.clock["kind"] == "days":
            self.sync.spawn(self.turns.tell(table, before))

    # -- beginning and end --------------------------------------------------------------------

    async def start(self) -> None:
        """Listen to other processes, and let the keeper do what was left undone."""
        await self.fanout.start()
        await self.sync.start()
        await self.auto_player.start()

    async def announce_shutdown(self) -> None:
        """Tell every client that the server goes down, and let commits in flight finish."""
        self.is_closing = True
        for table in self.tables:
            table.close_all(CLOSE_RESTARTING, Reason("server", "table-closing"))
        for table in self.tables:
            async with table.lock:
                pass

    async def stop(self) -> None:
        """After this nothing runs any more and nothing more is written."""
        await self.announce_shutdown()
        await self.auto_player.stop()
        await self.sync.stop()
        await self.webhooks.stop()
        await self.hints.stop()
        await self.bots.stop()
        await self.fanout.stop()

    # -- clients ------------------------------------------------------------------------------

    def join(self, connection: Connection, table: LiveTable) -> None:
        """A client comes in; TooMuch where there are too many, Refused while the server closes."""
        person = connection.person_id
        limits = self.settings.limits
        if self.is_closing:
            raise Refused.because("server", "table-closing")
        if len(table.connections) >= limits.connections_per_table:
            raise TooMuch.because("table", "table-connections-table", retry_after=60)
        if person is not None and self._people[person] >= limits.connections_per_person:
            raise TooMuch.because("person", "table-connections-person", retry_after=60)
        if not table.connections:
            self.sync.ask_presence(table)
        if person is not None:
            self._people[person] += 1
        table.connections.add(connection)
        self._tell_presence(table, connection)

    def part(self, connection: Connection, table: LiveTable) -> None:
        """A client is gone."""
        table.connections.discard(connection)
        table.used_at = self.clock.now()
        person = connection.person_id
        if person is not None:
            self._people[person] -= 1
            if not self._people[person]:
                del self._people[person]
        self._tell_presence(table, connection)

    def _tell_presence(self, table: LiveTable, but: Connection) -> None:
        for connection in table.connections - {but}:
            connection.owe_presence()
        self.sync.tell_presence(table)

    async def fresh(self, table_id: str) -> LiveTable:
        """The live table as storage knows it now."""
        return await self.tables.fresh(table_id)

    async def table(self, table_id: str) -> LiveTable:
        """The live table; Unknown where there is none."""
        return await self.tables.table(table_id)

    async def must_be_seat_of(self, table: LiveTable, person: str | None, seat: int | None) -> None:
        """Anybody may look on; a seat only its owner may look from."""
        if seat is None or table.is_seat_of(person, seat):
            return
        if person is not None:
            await self.tables.reread_rows(table)  # it may have been claimed at another process
        if not table.is_seat_of(person, seat):
            raise NotYours.because("seat", "table-not-your-seat", version=table.version)

    async def _own(self, table: LiveTable, person: str | None, seat: int | None) -> int:
        await self.must_be_seat_of(table, person, seat)
        if seat is None:
            raise NotYours.because("seat", "table-spectator", version=table.version)
        return seat

    async def _catch_up(self, table: LiveTable, version: int) -> None:
        """Whoever knows a later version than we do was told at another process."""
        if version > table.version:
            await self.fresh(table.id)

    # -- playing ------------------------------------------------------------------------------

    async def act(
        self, table_id: str, person: str | None, seat: int, version: int, form: Form
    ) -> int:
        """Do this for a seat, as decided on this version; the version after it is committed."""
        return await self.act_at(await self.table(table_id), person, seat, version, form)

    async def act_at(
        self, table: LiveTable, person: str | None, seat: int | None, version: int, form: Form
    ) -> int:
        own = await self._own(table, person, seat)
        await self._catch_up(table, version)

        def plan(table_game: TableGame, at: int) -> list[LogEntry]:
            if table_game.drivers[own] is not None:
                raise Refused.because("seat", "table-bot-drives", version=table_game.version)
            return table_game.plan_act(own, version, form, at, self.luck)

        reached = await self.writer.write(table, plan)
        metrics.MOVES.labels(table.row.game, "person").inc()
        return reached

    async def takeback(
        self, table_id: str, person: str | None, seat: int, version: int, to: int
    ) -> int:
        """Return to the position after entry `to`, freely or by asking those it touches."""
        return await self.takeback_at(await self.table(table_id), person, seat, version, to)

    async def takeback_at(
        self, table: LiveTable, person: str | None, seat: int | None, version: int, to: int
    ) -> int:
        own = await self._own(table, person, seat)
        await self._catch_up(table, version)
        order = table.orders.pop(own, None)  # who thinks again must not be overtaken by it
        try:
            reached = await self.writer.write(
                table, lambda table_game, at: table_game.plan_takeback(own, version, to, at)
            )
        except BaseException:
            if order is not None:
                table.orders[own] = order
            raise
        if order is not None:
            await self.ordering.drop(table, own)
        return reached

    async def answer(self, table_id: str, person: str | None, seat: int, agree: bool) -> int:
        """Agree to the takeback that is asked for, or not."""
        return await self.answer_at(await self.fresh(table_id), person, seat, agree)

    async def answer_at(
        self, table: LiveTable, person: str | None, seat: int | None, agree: bool
    ) -> int:
        own = await self._own(table, person, seat)
        return await self.writer.write(
            table, lambda table_game, at: table_game.plan_answer(own, agree, at)
        )

    async def why(self, table_id: str, person: str | None, seat: int, form: Form) -> Reason | None:
        """Why the seat may not do this now; None: it may. InvalidAction where it is no action."""
        return await self.why_at(await self.fresh(table_id), person, seat, form)

    async def why_at(
        self, table: LiveTable, person: str | None, seat: int | None, form: Form
    ) -> Reason | None:
        own = await self._own(table, person, seat)
        state = _started(table).state
        action = table.table_game.game.action_from_json(form)
        return state.why_not(own, state.canonical(own, action))

    # -- looking ------------------------------------------------------------------------------

    async def picture(self, table_id: str, person: str | None, seat: int | None) -> StateForm:
        """The position as a seat (None: a spectator) sees it. Refused before the start."""
        table = await self.fresh(table_id)
        await self.must_be_seat_of(table, person, seat)
        _started(table)
        return cast(StateForm, table.state_form(seat, ()))

    async def history(
        self, table_id: str, person: str | None, seat: int | None, since: int = 0
    ) -> list[StepForm]:
        """Every step after this version, as the seat may see it."""
        table = await self.fresh(table_id)
        await self.must_be_seat_of(table, person, seat)
        steps = await self.steps_since(table, seat, since)
        return steps or table.step_forms(seat, since)

    async def steps_since(self, table: LiveTable, seat: int | None, since: int) -> list[StepForm]:
        """The steps that are no longer at hand, read from the log; none where all are."""
        if since >= table.known_since:
            return []
        try:
            entries = await self.store.log.tail(table.id, 0)
        except StorageFault as fault:
            raise paused_by(fault) from fault
        row = table.row

        def read() -> list[StepForm]:
            steps = history(game_of_row(row), len(table.seats), row.options, entries)
            return [step_form(step, seat) for step in steps if step.seq > since]

        return await asyncio.to_thread(read)  # a long game takes a while to play again

    async def aid(self, table_id: str, person: str | None, seat: int | None, name: str) -> Form:
        """What an aid says from this seat; Refused where the table does without it."""
        table = await self.fresh(table_id)
        await self.must_be_seat_of(table, person, seat)
        table_game = _started(table)
        if name not in table.row.aids or name not in table_game.game.aids:
            raise Refused.because("aid", "table-no-aid", aid=name[:40])
        return table_game.game.aid(name, table_game.state.view(seat))

    async def hint(self, table_id: str, person: str | None, seat: int) -> Hint:
        """What a strong bot would do with this seat; Refused where the table allows no hints."""
        table = await self.fresh(table_id)
        own = await self._own(table, person, seat)
        _started(table)
        if HINT not in table.row.aids:
            raise Refused.because("aid", "table-no-aid", aid=HINT)
        return await self.hints.hint(table, own)

    # -- seats --------------------------------------------------------------------------------

    async def claim(
        self, table_id: str, person: str, seat: int | None, invite: str | None, name: str
    ) -> int:
        """Sit down: by invitation, or (at a public table) on this seat or any open one.

        The game starts when the last open seat is taken. The number of the seat.
        """
        table = await self.table(table_id)
        found = await self.seating.claim(table, person, seat, invite, name)
        self._publish_rows(table)
        return found

    async def leave(self, table_id: str, person: str, seat: int) -> None:
        """Before the start the seat opens again; later a bot plays on and the owner may return."""
        table = await self.fresh(table_id)
        await self.seating.leave(table, await self._own(table, person, seat))
        self._publish_rows(table)

    async def resign(self, table_id: str, person: str, seat: int) -> None:
        """A bot plays on, for good."""
        table = await self.fresh(table_id)
        await self.seating.hand_over(table, await self._own(table, person, seat), "resigned")
        self._publish_rows(table)

    async def give_to_bot(self, table_id: str, person: str, seat: int, bot: str = STAND_IN) -> None:
        """Let this bot play for a while; before the start, the host seats one on an open seat."""
        table = await self.fresh(table_id)
        if table.table_game.status == "open":
            self._must_be_host(table, person)
            await self.seating.seat_bot(table, seat, bot)
        else:
            await self.seating.hand_over(table, await self._own(table, person, seat), "left", bot)
        self._publish_rows(table)

    async def take_back_seat(self, table_id: str, person: str, seat: int) -> None:
        """The owner plays again."""
        table = await self.fresh(table_id)
        await self.seating.come_back(table, await self._own(table, person, seat))
        self._publish_rows(table)

    async def open_seat(self, table_id: str, person: str, seat: int) -> None:
        """Before the start, the host offers a seat to others; a new invitation is written."""
        table = await self.fresh(table_id)
        self._must_be_host(table, person)
        await self.seating.open(table, seat)
        self._publish_rows(table)

    async def hand_over(self, table_id: str, seat: int, why: HandoverReason) -> None:
        """A bot takes the seat, by the server's own decision."""
        table = await self.fresh(table_id)
        await self.seating.hand_over(table, seat, why)
        self._publish_rows(table)

    async def start_if_full(self, table_id: str) -> bool:
        """Begin the game where no seat is open; whether it has begun."""
        return await self.seating.start_if_full(await self.fresh(table_id))

    async def changed(self, table_id: str) -> None:
        """Rows of the table were changed in storage: read them again and tell everybody."""
        table = self.tables.loaded(table_id)
        if table is not None:
            await self.tables.reread_rows(table)
        self.fanout.publish(table_id, "table")

    def _publish_rows(self, table: LiveTable) -> None:
        self.fanout.publish(table.id, "table")

    def _must_be_host(self, table: LiveTable, person: str) -> None:
        if table.row.host_id != person:
            raise NotYours.because("host", "table-not-host")

    # -- chat and orders ----------------------------------------------------------------------

    async def say(self, table_id: str, person: str | None, text: str) -> ChatRow:
        """A line of chat, told to everybody at the table."""
        return await self.chat.say(await self.table(table_id), person, text)

    async def order(self, table_id: str, person: str | None, seat: int) -> Form | None:
        """The standing order of a seat, shown to its owner only."""
        table = await self.fresh(table_id)
        return table.orders.get(await self._own(table, person, seat))

    async def set_order(self, table_id: str, person: str | None, seat: int, form: Form) -> Form:
        """Leave a standing order; as it is kept. It is carried out from now on."""
        table = await self.fresh(table_id)
        kept = await self.ordering.give(table, await self._own(table, person, seat), form)
        self._publish_rows(table)
        self.auto_player.wake(table)
        return kept

    async def drop_order(self, table_id: str, person: str | None, seat: int) -> None:
        """Take the standing order back."""
        table = await self.fresh(table_id)
        await self.ordering.drop(table, await self._own(table, person, seat))
        self._publish_rows(table)


def _started(table: LiveTable) -> TableGame:
    if table.version == 0:
        raise Refused.because("status", "table-not-started", version=0)
    return table.table_game
