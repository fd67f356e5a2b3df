"""Standing orders: kept on the server, carried out by the keeper, shown to nobody but the owner."""

from __future__ import annotations

from meeplewright.core.game import Form
from meeplewright.server.errors import Refused, StorageFault
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.table_cache import TableCache, paused_by


class StandingOrders:
    """The standing orders of all tables of this process. The caller checks whose seat it is."""

    def __init__(self, tables: TableCache) -> None:
        self.tables = tables

    async def give(self, table: LiveTable, seat: int, form: Form) -> Form:
        """Keep an order; GameError where it cannot be one, or makes no sense now."""
        table_game = table.table_game
        if table_game.status != "running":
            key = "table-over" if table_game.status == "finished" else "table-not-started"
            raise Refused.because("status", key, version=table.version)
        order = table_game.game.order_from_json(form).given(table_game.state.view(seat)).to_json()
        try:
            await self.tables.store.orders.set(table.id, seat, order)
        except StorageFault as fault:
            raise paused_by(fault) from fault
        table.orders[seat] = order
        return order

    async def drop(self, table: LiveTable, seat: int) -> None:
        try:
            await self.tables.store.orders.delete(table.id, seat)
        except StorageFault as fault:
            raise paused_by(fault) from fault
        table.orders.pop(seat, None)

    async def reread(self, table: LiveTable) -> None:
        """Orders may have been given at another process."""
        if table.table_game.game.orders:
            table.orders = await self.tables.store.orders.of_table(table.id)
