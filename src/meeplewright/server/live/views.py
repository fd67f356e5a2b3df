"""What a person may see of a game: the position, its history, and the aids of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from meeplewright.core.game import Json
from meeplewright.server.costs import in_thread
from meeplewright.server.errors import Refused, StorageFault
from meeplewright.server.live.access import SeatAccess
from meeplewright.server.live.messages import StateForm
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.table_cache import TableCache, game_of_row, paused_by
from meeplewright.server.tablegame import StepForm, history, step_form


class Views:
    """Reads the tables of this process as a seat, or a spectator (None), may see them."""

    def __init__(self, tables: TableCache, access: SeatAccess) -> None:
        self.on_look: Callable[[LiveTable], None] = lambda table: None
        self._tables = tables
        self._access = access

    async def state(self, table: LiveTable, person: str | None, seat: int | None) -> StateForm:
        """The position. Refused before the start."""
        await self._access.check_view(table, person, seat)
        table.started_game()
        self._note_look(table)
        return cast(StateForm, table.state_form(seat, ()))

    async def history(
        self, table: LiveTable, person: str | None, seat: int | None, since: int = 0
    ) -> list[StepForm]:
        """Every step after this version."""
        await self._access.check_view(table, person, seat)
        steps = await self.steps_from_log(table, seat, since)
        self._note_look(table)
        return steps or table.step_forms(seat, since)

    def _note_look(self, table: LiveTable) -> None:
        """Bots play on while somebody looks."""
        table.looked_at = self._tables.clock.now()
        self.on_look(table)

    async def steps_from_log(
        self, table: LiveTable, seat: int | None, since: int
    ) -> list[StepForm]:
        """The steps after this version, read from the log; none if all are in memory."""
        if since >= table.known_since:
            return []
        try:
            entries = await self._tables.store.log.tail(table.id, 0)
        except StorageFault as fault:
            raise paused_by(fault) from fault
        row = table.row

        def read() -> list[StepForm]:
            steps = history(game_of_row(row), len(table.seats), row.options, entries)
            return [step_form(step, seat) for step in steps if step.seq > since]

        return await in_thread(read)  # a long game takes a while to replay

    async def aid(self, table: LiveTable, person: str | None, seat: int | None, name: str) -> Json:
        """What an aid says from this seat; Refused if the table does not allow it."""
        await self._access.check_view(table, person, seat)
        table_game = table.started_game()
        if name not in table.row.aids or name not in table_game.game.aids:
            raise Refused.because("aid", "table-no-aid", aid=name[:40])
        return table_game.game.aid(name, table.state_for(seat).view(seat))
