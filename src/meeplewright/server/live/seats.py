"""Changes of seats: claim one, leave it to a bot, return to it, lose; start or abort the game.

Once the game runs, who drives a seat is part of the log.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from meeplewright.bots import with_style
from meeplewright.server.bot_limits import check_bot
from meeplewright.server.errors import Forbidden, NotFound, Refused, StorageFault
from meeplewright.server.live.access import SeatAccess
from meeplewright.server.live.fanout import Fanout
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.table_cache import TableCache, paused_by
from meeplewright.server.live.table_writer import Plan, TableWriter
from meeplewright.server.ratings import check_rated_bot
from meeplewright.server.settings import Limits
from meeplewright.server.storage.host_limits import HostLimits
from meeplewright.server.storage.rows import SeatRow
from meeplewright.server.tablegame import Leaving, LogEntry, TableGame
from meeplewright.server.tablegame.endings import LossReason
from meeplewright.server.tablegame.entries import NEW_GAME, Beginning

STAND_IN = "greedy"  # the bot that plays on for somebody who left


class Seats:
    """Changes of seats at the tables of this process, by their owners or the host."""

    def __init__(
        self,
        tables: TableCache,
        access: SeatAccess,
        writer: TableWriter,
        fanout: Fanout,
        luck: Random,
        limits: Limits,
    ) -> None:
        self._tables = tables
        self._access = access
        self._writer = writer
        self._fanout = fanout
        self._luck = luck
        self._limits = limits

    def _publish(self, table: LiveTable) -> None:
        self._fanout.publish(table.id, "table")

    # -- before the start ---------------------------------------------------------------------

    async def claim(
        self, table: LiveTable, person: str, seat: int | None, invite: str | None, name: str
    ) -> int:
        """Take a seat by invitation, or at a public table any open one; returns its number.

        The game starts when the last open seat is taken.
        """
        async with table.seat_lock:
            await self._tables.reload_rows(table)
            _check_open(table)
            _check_once(table, person)
            for candidate in _candidates(table, seat, invite):
                if await self._claim(table, candidate, person, invite, name):
                    await self._start_if_full(table)
                    self._publish(table)
                    return candidate
        raise Refused.because("seat", "table-seat-taken")

    async def _claim(
        self, table: LiveTable, seat: int, person: str, invite: str | None, name: str
    ) -> bool:
        try:
            return await self._tables.store.seats.claim(table.id, seat, person, name, invite=invite)
        except StorageFault as fault:
            raise paused_by(fault) from fault

    async def open(self, table: LiveTable, person: str, seat: int) -> None:
        """Before the start, the host offers a seat to others, with a new invitation."""
        self._access.check_host(table, person)
        await self._open(table, seat)
        self._publish(table)

    async def _open(self, table: LiveTable, seat: int) -> None:
        _check_open(table)
        _check_exists(table, seat)
        async with table.seat_lock:
            try:
                invite = await self._tables.store.seats.reopen(table.id, seat)
            except StorageFault as fault:
                raise paused_by(fault) from fault
            await self._tables.reload_rows(table)
        if invite is None:
            raise _started(table)

    async def _seat_bot(self, table: LiveTable, seat: int, bot: str) -> None:
        check_bot(bot, table.table_game.game, seat, self._limits)
        if table.row.rated:
            check_rated_bot(table.row.game, bot)
        async with table.seat_lock:
            await self._tables.reload_rows(table)
            _check_open(table)
            _check_exists(table, seat)
            row = table.seats[seat]
            if row.kind == "person":
                raise Refused.because("seat", "table-seat-taken")
            others = {other.kind for other in table.seats if other.seat != seat}
            filled = replace(row, kind="bot", person_id=None, bot=bot, name="")
            limits = None
            if table.row.rated or others <= {"bot"}:  # bots are, or may soon be, alone there
                most = self._limits.bot_tables_per_person
                limits = HostLimits(host_id=table.row.host_id, bot_tables=most)
            try:
                await self._tables.store.seats.replace(filled, limits)
            except StorageFault as fault:
                raise paused_by(fault) from fault
            await self._start_if_full(table)

    async def offer(self, table: LiveTable, host: str, seat: int, person: str, name: str) -> None:
        """The host offers an open seat to one person: only they can take it then."""
        self._access.check_host(table, host)
        async with table.seat_lock:
            await self._tables.reload_rows(table)
            _check_open(table)
            _check_exists(table, seat)
            if any(row.person_id == person for row in table.seats):
                raise Refused.because("person", "table-offer-twice")
            try:
                offered = await self._tables.store.seats.offer(table.id, seat, person, name)
            except StorageFault as fault:
                raise paused_by(fault) from fault
            await self._tables.reload_rows(table)
        if not offered:
            raise Refused.because("seat", "table-seat-taken")
        self._publish(table)

    async def withdraw_offer(self, table: LiveTable, person: str, seat: int) -> None:
        """The host, or the person to whom the seat is offered, ends the offer."""
        async with table.seat_lock:
            await self._tables.reload_rows(table)
            _check_exists(table, seat)
            offered = table.seats[seat]
            if offered.kind != "open" or offered.person_id is None:
                raise NotFound.because("seat", "table-no-offer")
            if offered.person_id != person:
                self._access.check_host(table, person)
            try:
                await self._tables.store.seats.withdraw_offer(table.id, seat, offered.person_id)
            except StorageFault as fault:
                raise paused_by(fault) from fault
            await self._tables.reload_rows(table)
        self._publish(table)

    async def start_if_full(self, table: LiveTable) -> bool:
        """Start the game if no seat is open; returns whether it has started."""
        async with table.seat_lock:
            return await self._start_if_full(table)

    async def _start_if_full(self, table: LiveTable) -> bool:
        await self._tables.reload_rows(table)
        if table.version > 0:
            return True
        if any(seat.kind == "open" for seat in table.seats):
            return False
        try:
            beginning = await self._beginning(table)
            plan = self._plan_start(table.seats, beginning)
            await self._writer.write(table, plan, in_thread=beginning is not NEW_GAME)
        except Refused:
            if table.version == 0:  # otherwise another process started it first
                raise
        return True

    async def _beginning(self, table: LiveTable) -> Beginning:
        try:
            form = await self._tables.store.tables.beginning(table.id)
        except StorageFault as fault:
            raise paused_by(fault) from fault
        return NEW_GAME if form is None else Beginning.from_json(form)

    def _plan_start(self, seats: list[SeatRow], beginning: Beginning) -> Plan:
        drivers = [seat.bot for seat in seats]
        return lambda table_game, at: table_game.plan_start(drivers, at, self._luck, beginning)

    # -- while the game runs ------------------------------------------------------------------

    async def leave(self, table: LiveTable, person: str, seat: int) -> None:
        """Before the start the seat opens again; later a bot plays on and the owner can return."""
        own = await self._access.own_seat(table, person, seat)
        if table.table_game.status == "open":
            await self._open(table, own)
            self._publish(table)
        else:
            _check_not_rated(table)
            await self.hand_over(table, own, "left")

    async def resign(self, table: LiveTable, person: str, seat: int) -> None:
        """The seat loses: the game ends, or a bot plays on and the owner cannot return."""
        await self._lose(table, await self._access.own_seat(table, person, seat), "resignation")

    async def abort(self, table: LiveTable, person: str, seat: int) -> None:
        """End the game without a winner, in its first round."""
        own = await self._access.own_seat(table, person, seat)

        def plan(table_game: TableGame, at: int) -> list[LogEntry]:
            return table_game.plan_abort(own, at)

        await self._writer.write(table, plan)
        self._publish(table)

    async def lose_on_time(self, table: LiveTable, seat: int) -> None:
        """The seat's time is up. Refused if it has time left."""
        await self._lose(table, seat, "time")

    async def _lose(self, table: LiveTable, seat: int, by: LossReason) -> None:
        def plan(table_game: TableGame, at: int) -> list[LogEntry]:
            return table_game.plan_loss(seat, by, STAND_IN, at)

        await self._writer.write(table, plan)
        await self._drop_order(table, seat)
        self._publish(table)

    async def give_to_bot(
        self, table: LiveTable, person: str, seat: int, bot: str = STAND_IN
    ) -> None:
        """Let this bot play for a while; before the start, the host puts one on an open seat."""
        bot = with_style(bot, table.table_game.game, self._luck)
        if table.table_game.status == "open":
            self._access.check_host(table, person)
            await self._seat_bot(table, seat, bot)
            self._publish(table)
        else:
            own = await self._access.own_seat(table, person, seat)
            _check_not_rated(table)
            await self.hand_over(table, own, "left", bot)

    async def return_to(self, table: LiveTable, person: str, seat: int) -> None:
        """The owner plays again."""
        own = await self._access.own_seat(table, person, seat)

        def plan(table_game: TableGame, at: int) -> list[LogEntry]:
            return table_game.plan_return(own, at)

        await self._writer.write(table, plan)
        self._publish(table)

    async def hand_over(
        self, table: LiveTable, seat: int, reason: Leaving, bot: str = STAND_IN
    ) -> None:
        """A bot plays on. The owner's standing order ends."""
        check_bot(bot, table.table_game.game, seat, self._limits)

        def plan(table_game: TableGame, at: int) -> list[LogEntry]:
            return table_game.plan_handover(seat, reason, bot, at)

        await self._writer.write(table, plan)
        await self._drop_order(table, seat)
        self._publish(table)

    async def _drop_order(self, table: LiveTable, seat: int) -> None:
        if table.orders.pop(seat, None) is None:
            return
        try:
            await self._tables.store.orders.delete(table.id, seat)
        except StorageFault as fault:
            raise paused_by(fault) from fault


def _candidates(table: LiveTable, seat: int | None, invite: str | None) -> list[int]:
    """The seats that can be claimed like this, or why there are none."""
    if invite is not None:
        found = [row.seat for row in table.seats if row.invite is not None and row.invite == invite]
        if not found:
            raise NotFound.because("invite", "table-no-invite")
        return found
    if table.row.visibility != "public":
        raise Forbidden.because("invite", "table-invite-only")
    if seat is None:
        return [row.seat for row in table.seats if row.kind == "open"]
    _check_exists(table, seat)
    return [seat]


def _check_once(table: LiveTable, person: str) -> None:
    """In a rated game, a person has one seat, on however many devices."""
    if table.row.rated and any(seat.person_id == person for seat in table.seats):
        raise Refused.because("seat", "table-rated-once")


def _check_not_rated(table: LiveTable) -> None:
    """In a rated game, no bot plays for a person: one can resign."""
    if table.row.rated:
        raise Refused.because("seat", "table-rated-stay", version=table.version)


def _check_exists(table: LiveTable, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise NotFound.because("seat", "table-no-seat", seat=seat)


def _check_open(table: LiveTable) -> None:
    if table.table_game.status != "open":
        raise _started(table)


def _started(table: LiveTable) -> Refused:
    return Refused.because("status", "table-started", version=table.version)
