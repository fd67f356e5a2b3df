"""What a person does in the game: act, take back, answer a takeback request, ask why not."""

from __future__ import annotations

from random import Random

from meeplewright.core.errors import Reason
from meeplewright.core.game import Json
from meeplewright.server import metrics
from meeplewright.server.errors import Refused
from meeplewright.server.live.access import SeatAccess
from meeplewright.server.live.standing_orders import StandingOrders
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.table_cache import TableCache
from meeplewright.server.live.table_writer import TableWriter
from meeplewright.server.tablegame import LogEntry, Planned, TableGame


class Play:
    """Play by people at the tables of this process. Every call returns the version it reached."""

    def __init__(
        self,
        tables: TableCache,
        access: SeatAccess,
        writer: TableWriter,
        orders: StandingOrders,
        luck: Random,
    ) -> None:
        self._tables = tables
        self._access = access
        self._writer = writer
        self._orders = orders
        self._luck = luck

    async def act(
        self, table: LiveTable, person: str | None, seat: int | None, version: int, form: Json
    ) -> int:
        """Act for a seat, as decided on this version."""
        own = await self._access.own_seat(table, person, seat)
        await self._tables.catch_up(table, version)

        def plan(table_game: TableGame, at: int) -> Planned:
            if table_game.drivers[own] is not None:
                raise Refused.because("seat", "table-bot-drives", version=table_game.version)
            return table_game.plan_act(own, version, form, at, self._luck)

        reached = await self._writer.write(table, plan)
        metrics.moves_of(table.row.game, "person").inc()
        return reached

    async def take_back(
        self, table: LiveTable, person: str | None, seat: int | None, version: int, to: int
    ) -> int:
        """Return to the position after entry `to`, freely or by asking those who must agree."""
        own = await self._access.own_seat(table, person, seat)
        await self._tables.catch_up(table, version)

        def plan(table_game: TableGame, at: int) -> list[LogEntry]:
            entries = table_game.plan_takeback(own, version, to, at)
            free = table_game.free_from(own)
            if table.row.rated and (free is None or to < free):
                raise Refused.because("to", "table-rated-takeback", version=table_game.version)
            return entries

        order = table.orders.pop(own, None)  # otherwise the order could act again right after it
        try:
            reached = await self._writer.write(table, plan)
        except BaseException:
            if order is not None:
                table.orders[own] = order
            raise
        if order is not None:
            await self._orders.drop(table, own)
        return reached

    async def answer(
        self, table: LiveTable, person: str | None, seat: int | None, agree: bool
    ) -> int:
        """Answer the requested takeback."""
        own = await self._access.own_seat(table, person, seat)

        def plan(table_game: TableGame, at: int) -> list[LogEntry]:
            return table_game.plan_answer(own, agree, at)

        return await self._writer.write(table, plan)

    async def why_not(
        self, table: LiveTable, person: str | None, seat: int | None, form: Json
    ) -> Reason | None:
        """Why the seat cannot do this now, after what it has drafted; None: it can.
        InvalidAction if it is no action.
        """
        own = await self._access.own_seat(table, person, seat)
        action = table.started_game().game.action_from_json(form)
        draft = table.draft_of(own)
        if draft is not None and draft.complete:
            return Reason("draft", "table-draft-complete")
        state = table.state_for(own)
        return state.why_not(own, state.canonical(own, action))
