"""Drafts of turns: a seat adds steps, drops some, and confirms; until then nobody else knows."""

from __future__ import annotations

from random import Random

from meeplewright.core.game import Json
from meeplewright.server import metrics
from meeplewright.server.live.access import SeatAccess
from meeplewright.server.live.commit_notices import Commit
from meeplewright.server.live.fanout import Fanout
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.table_cache import TableCache
from meeplewright.server.live.table_writer import TableWriter
from meeplewright.server.tablegame import Draft, Planned, TableGame


class Drafts:
    """The drafts at the tables of this process. Every call returns the table's version."""

    def __init__(
        self,
        tables: TableCache,
        access: SeatAccess,
        writer: TableWriter,
        fanout: Fanout,
        luck: Random,
    ) -> None:
        self._tables = tables
        self._access = access
        self._writer = writer
        self._fanout = fanout
        self._luck = luck

    async def add(
        self,
        table: LiveTable,
        person: str | None,
        seat: int | None,
        version: int,
        drafted: int,
        form: Json,
    ) -> int:
        """Add a step to the seat's draft of `drafted` steps, as decided on this version."""
        own = await self._own_seat(table, person, seat, version, drafted)

        def change(table_game: TableGame, draft: Draft | None) -> list[Json]:
            return table_game.plan_draft(own, version, draft, drafted, form).actions

        await self._writer.write_draft(table, own, change)
        self._publish(table, own)
        return table.version

    async def cut(
        self, table: LiveTable, person: str | None, seat: int | None, version: int, to: int
    ) -> int:
        """Keep only the first `to` steps; 0 discards the draft."""
        own = await self._own_seat(table, person, seat, version, to + 1)

        def change(table_game: TableGame, draft: Draft | None) -> list[Json]:
            return table_game.plan_undraft(own, version, draft, to)

        await self._writer.write_draft(table, own, change)
        self._publish(table, own)
        return table.version

    def _publish(self, table: LiveTable, seat: int) -> None:
        commit = Commit(table.version, (), [table.drafts[seat]])
        self._fanout.publish(table.id, "draft", commit.to_json)

    async def confirm(
        self, table: LiveTable, person: str | None, seat: int | None, version: int, drafted: int
    ) -> int:
        """All steps enter the log together."""
        own = await self._own_seat(table, person, seat, version, drafted)

        def plan(table_game: TableGame, at: int) -> Planned:
            draft = table.draft_of(own)
            return table_game.plan_confirm(own, version, draft, drafted, at, self._luck)

        reached = await self._writer.write(table, plan, confirms=own)
        metrics.moves_of(table.row.game, "person").inc(drafted)
        return reached

    async def _own_seat(
        self, table: LiveTable, person: str | None, seat: int | None, version: int, drafted: int
    ) -> int:
        """The seat. If it has not drafted this much here, another process may have the rest."""
        own = await self._access.own_seat(table, person, seat)
        await self._tables.catch_up(table, version)
        draft = table.draft_of(own)
        if drafted != (0 if draft is None else len(draft.steps)):
            await self._tables.fresh(table.id)
        return own
