"""Hints: what a strong bot would do in somebody's seat, from that seat's view only.

They are computed in a separate process with low priority, one hint per seat at a time, for the
position after what the seat has drafted. A second request waits for the same hint; a hint for an
old position is cancelled.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from meeplewright.core.game import Game, Json
from meeplewright.server import metrics
from meeplewright.server.errors import Refused, TooManyRequests
from meeplewright.server.live.access import SeatAccess
from meeplewright.server.live.bot_pool import BotPool, Question
from meeplewright.server.live.forms import dumps
from meeplewright.server.live.table import LiveTable, legal_now
from meeplewright.server.live.worker_process import NoAnswer

HINT: Final = "hint"
"""The name of this aid, for tables that allow it."""
ADVISER: Final = "search"
SECONDS: Final = 1.5  # for the bot to search
MOST_WAITING: Final = 16  # hints in progress; more are refused for now
KEPT: Final = 200  # finished hints
RETRY: Final = 5  # seconds


def aids_of(game: Game) -> list[str]:
    """What a table of this game can allow: the game's own aids, and hints."""
    return [*game.aids, HINT]


Position = tuple[int, str]
"""A version of the table, and what the seat has drafted on it."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The best few variations from this version, best first; none if the seat is not to act."""

    version: int
    advice: list[Json]


class Hints:
    """Computes each hint once."""

    def __init__(self, access: SeatAccess, pool: BotPool) -> None:
        self.pool = pool
        self._access = access
        self._kept: OrderedDict[tuple[str, int, Position], Hint] = OrderedDict()
        self._in_progress: dict[tuple[str, int], tuple[Position, asyncio.Task[Hint]]] = {}

    async def hint(self, table: LiveTable, person: str | None, seat: int) -> Hint:
        """A hint for this person's seat; Refused if the table does not allow hints, TooManyRequests
        if too many are in progress.
        """
        own = await self._access.own_seat(table, person, seat)
        table.started_game()
        if HINT not in table.row.aids:
            raise Refused.because("aid", "table-no-aid", aid=HINT)
        return await self._hint(table, own)

    async def _hint(self, table: LiveTable, seat: int) -> Hint:
        position = _position(table, seat)
        if not legal_now(table.table_game, seat, table.draft_of(seat)):
            return Hint(table.version, [])
        if (kept := self._kept.get((table.id, seat, position))) is not None:
            return kept
        try:
            return await asyncio.shield(self._task(table, seat))
        except asyncio.CancelledError:
            if self._is_running(table.id, seat, position):
                raise  # the client is gone; the hint is finished for the next request
            raise Refused.because("version", "table-stale", version=table.version) from None

    def _is_running(self, table_id: str, seat: int, position: Position) -> bool:
        known = self._in_progress.get((table_id, seat))
        return known is not None and known[0] == position

    def _task(self, table: LiveTable, seat: int) -> asyncio.Task[Hint]:
        known = self._in_progress.get((table.id, seat))
        position = _position(table, seat)
        if known is not None and known[0] == position:
            return known[1]
        if known is not None:
            known[1].cancel()
        elif len(self._in_progress) >= MOST_WAITING:
            raise TooManyRequests.because("hint", "table-hints-busy", retry_after=RETRY)
        task = asyncio.create_task(self._ask(table.version, _question(table, seat)))
        self._in_progress[table.id, seat] = (position, task)
        task.add_done_callback(lambda done: self._finished(table.id, seat, position, done))
        return task

    async def _ask(self, version: int, question: Question) -> Hint:
        try:
            return Hint(version, await self.pool.ask(question))
        except NoAnswer as fault:
            metrics.BOT_FAILURES.inc()
            raise Refused.because("hint", "table-hint-failed", version=version) from fault

    def _finished(
        self, table_id: str, seat: int, position: Position, task: asyncio.Task[Hint]
    ) -> None:
        known = self._in_progress.get((table_id, seat))
        if known is not None and known[1] is task:
            del self._in_progress[table_id, seat]
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[table_id, seat, position] = task.result()
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def stop(self) -> None:
        """Cancel the hints in progress."""
        tasks = [task for _, task in self._in_progress.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.stop()


def _position(table: LiveTable, seat: int) -> Position:
    draft = table.draft_of(seat)
    return table.version, "" if draft is None else dumps(draft.actions)


def _question(table: LiveTable, seat: int) -> Question:
    state = table.state_for(seat)
    legal = [action.to_json() for action in state.legal(seat)]
    view = state.view(seat).to_json()
    return Question(table.id, seat, table.row.game, ADVISER, view, legal, SECONDS, "advice")
