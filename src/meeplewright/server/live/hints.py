"""Hints: what a strong bot would do with somebody's seat, from that seat's view alone.

They are thought out in a process of their own that lets everybody else go first. One hint a seat
at a time: who asks twice waits for the same one, and one that the game has overtaken is given up.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from meeplewright.core.game import Form, Game
from meeplewright.server import metrics
from meeplewright.server.errors import Refused, TooMuch
from meeplewright.server.live.bot_pool import BotPool, NoAnswer, Question
from meeplewright.server.live.table import LiveTable

HINT: Final = "hint"
"""The aid that a table allows or does without"""
ADVISER: Final = "search"
SECONDS: Final = 1.5  # to think about a hint
MOST_WAITING: Final = 16  # hints; who comes then is asked to come again
KEPT: Final = 200  # hints that were given, for those who look again
RETRY: Final = 5  # seconds


def aids_of(game: Game) -> list[str]:
    """What a table of this game may allow: the game's own aids, and hints."""
    return [*game.aids, HINT]


@dataclass(frozen=True, slots=True)
class Hint:
    """The best few ways to go on from this version, best first; none: nothing is to be decided."""

    version: int
    advice: list[Form]


class Hints:
    """Gives hints, each thought out once."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self._kept: OrderedDict[tuple[str, int, int], Hint] = OrderedDict()
        self._under_way: dict[tuple[str, int], tuple[int, asyncio.Task[Hint]]] = {}

    async def hint(self, table: LiveTable, seat: int) -> Hint:
        """A hint for the seat as the table stands; TooMuch where too many wait for theirs."""
        version, table_game = table.version, table.table_game
        if seat not in table_game.state.actors or table_game.drivers[seat] is not None:
            return Hint(version, [])
        if (kept := self._kept.get((table.id, seat, version))) is not None:
            return kept
        try:
            return await asyncio.shield(self._task(table, seat))
        except asyncio.CancelledError:
            if self._is_under_way(table.id, seat, version):
                raise  # whoever asked is gone; the hint is finished for the next one
            raise Refused.because("version", "table-stale", version=table.version) from None

    def _is_under_way(self, table_id: str, seat: int, version: int) -> bool:
        known = self._under_way.get((table_id, seat))
        return known is not None and known[0] == version

    def _task(self, table: LiveTable, seat: int) -> asyncio.Task[Hint]:
        known = self._under_way.get((table.id, seat))
        if known is not None and known[0] == table.version:
            return known[1]
        if known is not None:
            known[1].cancel()
        elif len(self._under_way) >= MOST_WAITING:
            raise TooMuch.because("hint", "table-hints-busy", retry_after=RETRY)
        task = asyncio.create_task(self._think(table.version, _question(table, seat)))
        self._under_way[table.id, seat] = (table.version, task)
        task.add_done_callback(lambda done: self._thought(table.id, seat, done))
        return task

    async def _think(self, version: int, question: Question) -> Hint:
        try:
            return Hint(version, await self.pool.think(question))
        except NoAnswer as fault:
            metrics.BOT_FAILURES.inc()
            raise Refused.because("hint", "table-hint-failed", version=version) from fault

    def _thought(self, table_id: str, seat: int, task: asyncio.Task[Hint]) -> None:
        known = self._under_way.get((table_id, seat))
        if known is not None and known[1] is task:
            del self._under_way[table_id, seat]
        if task.cancelled() or task.exception() is not None:
            return
        hint = task.result()
        self._kept[table_id, seat, hint.version] = hint
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def stop(self) -> None:
        """Whoever waits for a hint is no longer waited for."""
        tasks = [task for _, task in self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.stop()


def _question(table: LiveTable, seat: int) -> Question:
    state = table.table_game.state
    legal = [action.to_json() for action in state.legal(seat)]
    view = state.view(seat).to_json()
    return Question(table.id, seat, table.row.game, ADVISER, view, legal, SECONDS, "advice")
