"""Who can look from a seat, act for it, or change the table."""

from __future__ import annotations

from meeplewright.server.errors import Forbidden
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.table_cache import TableCache


class SeatAccess:
    """Checks whose seat it is. A seat may just have been claimed at another process."""

    def __init__(self, tables: TableCache) -> None:
        self._tables = tables

    async def check_view(self, table: LiveTable, person: str | None, seat: int | None) -> None:
        """Anybody can watch as a spectator (None); only its owner can look from a seat."""
        if seat is None or table.is_seat_of(person, seat):
            return
        if person is not None:
            await self._tables.reload_rows(table)
        if not table.is_seat_of(person, seat):
            raise Forbidden.because("seat", "table-not-your-seat", version=table.version)

    async def own_seat(self, table: LiveTable, person: str | None, seat: int | None) -> int:
        """The seat, if it belongs to this person; otherwise Forbidden."""
        await self.check_view(table, person, seat)
        if seat is None:
            raise Forbidden.because("seat", "table-spectator", version=table.version)
        return seat

    def check_host(self, table: LiveTable, person: str) -> None:
        if table.row.host_id != person:
            raise Forbidden.because("host", "table-not-host")
