"""Standing orders: stored, carried out by the auto-player, shown only to the owner of the seat."""

from __future__ import annotations

from collections.abc import Callable

from meeplewright.core.errors import GameError
from meeplewright.core.game import Action, Json
from meeplewright.server.errors import Refused, StorageFault
from meeplewright.server.live.access import SeatAccess
from meeplewright.server.live.fanout import Fanout
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.table_cache import TableCache, paused_by


class StandingOrders:
    """The standing orders of all tables of this process."""

    def __init__(self, tables: TableCache, access: SeatAccess, fanout: Fanout) -> None:
        self.on_set: Callable[[LiveTable], None] = lambda table: None
        self._tables = tables
        self._access = access
        self._fanout = fanout

    async def get(self, table: LiveTable, person: str | None, seat: int) -> Json | None:
        """The standing order of a seat; None also if it is over but not dropped yet."""
        own = await self._access.own_seat(table, person, seat)
        if own in table.table_game.actors and self.next_action(table, own) is None:
            return None
        return table.orders.get(own)

    def next_action(self, table: LiveTable, seat: int) -> Action | None:
        """What the order of a seat that is to act does now; None: it is over."""
        table_game = table.table_game
        view, legal = table_game.state.view(seat), table_game.state.legal(seat)
        try:
            order = table_game.game.order_from_json(table.orders.get(seat))
            return order.step(view, list(legal))
        except GameError:
            return None

    async def set(self, table: LiveTable, person: str | None, seat: int, form: Json) -> Json:
        """Store an order and return it as stored; GameError if it is not possible now."""
        own = await self._access.own_seat(table, person, seat)
        table_game = table.table_game
        if table_game.status != "running":
            key = "table-over" if table_game.status == "finished" else "table-not-started"
            raise Refused.because("status", key, version=table.version)
        order = table_game.game.order_from_json(form).given(table_game.state.view(own)).to_json()
        try:
            await self._tables.store.orders.set(table.id, own, order)
        except StorageFault as fault:
            raise paused_by(fault) from fault
        table.orders[own] = order
        self._fanout.publish(table.id, "table")
        self.on_set(table)
        return order

    async def cancel(self, table: LiveTable, person: str | None, seat: int) -> None:
        """The owner cancels the order."""
        await self.drop(table, await self._access.own_seat(table, person, seat))
        self._fanout.publish(table.id, "table")

    async def drop(self, table: LiveTable, seat: int) -> None:
        """Delete an order, by the server's own decision."""
        try:
            await self._tables.store.orders.delete(table.id, seat)
        except StorageFault as fault:
            raise paused_by(fault) from fault
        table.orders.pop(seat, None)

    async def reload(self, table: LiveTable) -> None:
        """Orders may have been set by another process."""
        if table.table_game.game.orders:
            table.orders = await self._tables.store.orders.of_table(table.id)
