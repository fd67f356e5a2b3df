"""Who sits where: claiming a seat, leaving it to a bot, coming back, and the start of the game.

The caller checks whose seat it is. Once the game runs, who drives a seat changes with the log.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from meeplewright.bots import make_bot
from meeplewright.server.errors import NotYours, Refused, StorageFault, Unknown
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.table_cache import TableCache, paused_by
from meeplewright.server.live.table_writer import Plan, TableWriter
from meeplewright.server.storage.rows import SeatRow
from meeplewright.server.tablegame import LogEntry, TableGame
from meeplewright.server.tablegame.entries import NEW_GAME, Beginning, HandoverReason

STAND_IN = "greedy"  # the bot that plays on for somebody who left


class Seats:
    """Changes of seats at all tables of this process."""

    def __init__(self, tables: TableCache, writer: TableWriter, luck: Random) -> None:
        self.tables = tables
        self.writer = writer
        self._luck = luck

    # -- before the start ---------------------------------------------------------------------

    async def claim(
        self, table: LiveTable, person_id: str, seat: int | None, invite: str | None, name: str
    ) -> int:
        """Sit down on an open seat; its number. The last one who does starts the game."""
        async with table.seating:
            await self.tables.reread_rows(table)
            _must_be_open(table)
            for candidate in _candidates(table, seat, invite):
                if await self._claim(table, candidate, person_id, invite, name):
                    await self._start_if_full(table)
                    return candidate
        raise Refused.because("seat", "table-seat-taken")

    async def _claim(
        self, table: LiveTable, seat: int, person_id: str, invite: str | None, name: str
    ) -> bool:
        try:
            return await self.tables.store.seats.claim(
                table.id, seat, person_id, name, invite=invite
            )
        except StorageFault as fault:
            raise paused_by(fault) from fault

    async def open(self, table: LiveTable, seat: int) -> None:
        """Before the start, a seat waits for somebody (else)."""
        _must_be_open(table)
        _must_have(table, seat)
        async with table.seating:
            try:
                invite = await self.tables.store.seats.reopen(table.id, seat)
            except StorageFault as fault:
                raise paused_by(fault) from fault
            await self.tables.reread_rows(table)
        if invite is None:
            raise _started(table)

    async def seat_bot(self, table: LiveTable, seat: int, bot: str) -> None:
        """Before the start, a bot of the host's choice sits down on an open seat."""
        make_bot(bot, table.table_game.game, seat)
        async with table.seating:
            await self.tables.reread_rows(table)
            _must_be_open(table)
            _must_have(table, seat)
            row = table.seats[seat]
            if row.kind == "person":
                raise Refused.because("seat", "table-seat-taken")
            filled = replace(row, kind="bot", person_id=None, bot=bot, name="")
            try:
                await self.tables.store.seats.replace(filled)
            except StorageFault as fault:
                raise paused_by(fault) from fault
            await self._start_if_full(table)

    async def start_if_full(self, table: LiveTable) -> bool:
        """Begin where no seat is open; whether the game has begun."""
        async with table.seating:
            return await self._start_if_full(table)

    async def _start_if_full(self, table: LiveTable) -> bool:
        await self.tables.reread_rows(table)
        if table.version > 0:
            return True
        if any(seat.kind == "open" for seat in table.seats):
            return False
        try:
            beginning = await self._beginning(table)
            plan = self._plan_start(table.seats, beginning)
            await self.writer.write(table, plan, aside=beginning is not NEW_GAME)
        except Refused:
            if table.version == 0:  # else somebody else started it first
                raise
        return True

    async def _beginning(self, table: LiveTable) -> Beginning:
        try:
            form = await self.tables.store.tables.beginning(table.id)
        except StorageFault as fault:
            raise paused_by(fault) from fault
        return NEW_GAME if form is None else Beginning.from_json(form)

    def _plan_start(self, seats: list[SeatRow], beginning: Beginning) -> Plan:
        drivers = [seat.bot for seat in seats]
        return lambda table_game, at: table_game.plan_start(drivers, at, self._luck, beginning)

    # -- while the game runs ------------------------------------------------------------------

    async def leave(self, table: LiveTable, seat: int) -> None:
        if table.table_game.status == "open":
            await self.open(table, seat)
        else:
            await self.hand_over(table, seat, "left")

    async def hand_over(
        self, table: LiveTable, seat: int, why: HandoverReason, bot: str = STAND_IN
    ) -> None:
        """A bot plays on. What the owner had ordered ends, unless he only ran out of time."""
        make_bot(bot, table.table_game.game, seat)

        def plan(table_game: TableGame, at: int) -> list[LogEntry]:
            return table_game.plan_handover(seat, why, bot, at)

        await self.writer.write(table, plan, [replace(table.seats[seat], bot=bot)])
        if why != "timeout" and table.orders.pop(seat, None) is not None:
            try:
                await self.tables.store.orders.delete(table.id, seat)
            except StorageFault as fault:
                raise paused_by(fault) from fault

    async def come_back(self, table: LiveTable, seat: int) -> None:
        def plan(table_game: TableGame, at: int) -> list[LogEntry]:
            return table_game.plan_return(seat, at)

        await self.writer.write(table, plan, [replace(table.seats[seat], bot=None)])


def _candidates(table: LiveTable, seat: int | None, invite: str | None) -> list[int]:
    """The seats that may be claimed so, or why none may be."""
    if invite is not None:
        found = [row.seat for row in table.seats if row.invite is not None and row.invite == invite]
        if not found:
            raise Unknown.because("invite", "table-no-invite")
        return found
    if table.row.visibility != "public":
        raise NotYours.because("invite", "table-invite-only")
    if seat is None:
        return [row.seat for row in table.seats if row.kind == "open"]
    _must_have(table, seat)
    return [seat]


def _must_have(table: LiveTable, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Unknown.because("seat", "table-no-seat", seat=seat)


def _must_be_open(table: LiveTable) -> None:
    if table.table_game.status != "open":
        raise _started(table)


def _started(table: LiveTable) -> Refused:
    return Refused.because("status", "table-started", version=table.version)
