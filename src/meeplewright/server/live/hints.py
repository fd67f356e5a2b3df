"""Hints: what a strong bot would do in somebody's seat, from that seat's view only.

They are computed in a separate process with low priority, one hint per seat at a time, for the
position after what the seat has drafted. A second request waits for the same hint; a hint for an
old position is cancelled. Addresses take turns, and then the people of each; every person and every
address can wait for a few hints only.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final, NamedTuple

from meeplewright.core.game import Game, Json
from meeplewright.server import metrics
from meeplewright.server.errors import Refused, TooManyRequests
from meeplewright.server.live.access import SeatAccess
from meeplewright.server.live.addresses import Addresses
from meeplewright.server.live.bot_pool import BotPool, Question, Waiter
from meeplewright.server.live.fair_queue import lack_of_room
from meeplewright.server.live.forms import dumps
from meeplewright.server.live.state_texts import legal_now
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.worker_process import NoAnswer
from meeplewright.server.settings import Limits

HINT: Final = "hint"
"""The name of this aid, for tables that allow it."""
SECONDS: Final = 1.5  # for the bot to search
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


class Running(NamedTuple):
    """A hint in progress, and for whom."""

    position: Position
    waiter: Waiter
    task: asyncio.Task[Hint]


class Hints:
    """Computes each hint once."""

    def __init__(
        self, access: SeatAccess, pool: BotPool, addresses: Addresses, limits: Limits
    ) -> None:
        self.pool = pool
        self._access = access
        self._addresses = addresses
        self._limits = limits
        self._kept: OrderedDict[tuple[str, int, Position], Hint] = OrderedDict()
        self._in_progress: dict[tuple[str, int], Running] = {}

    async def hint(self, table: LiveTable, person: str | None, seat: int) -> Hint:
        """A hint for this person's seat; Refused if the table does not allow hints, TooManyRequests
        if this person, their address, or all together have too many in progress.
        """
        own = await self._access.own_seat(table, person, seat)
        table.started_game()
        if HINT not in table.row.aids:
            raise Refused.because("aid", "table-no-aid", aid=HINT)
        waiter = Waiter(person or "", is_present=True, address=self._addresses.of(person))
        return await self._hint(table, own, waiter)

    async def _hint(self, table: LiveTable, seat: int, waiter: Waiter) -> Hint:
        position = _position(table, seat)
        if not legal_now(table.table_game, seat, table.draft_of(seat)):
            return Hint(table.version, [])
        if (kept := self._kept.get((table.id, seat, position))) is not None:
            return kept
        try:
            return await asyncio.shield(self._task(table, seat, waiter))
        except asyncio.CancelledError:
            if self._is_running(table.id, seat, position):
                raise  # the client is gone; the hint is finished for the next request
            raise Refused.because("version", "table-stale", version=table.version) from None

    def _is_running(self, table_id: str, seat: int, position: Position) -> bool:
        known = self._in_progress.get((table_id, seat))
        return known is not None and known.position == position

    def _task(self, table: LiveTable, seat: int, waiter: Waiter) -> asyncio.Task[Hint]:
        known = self._in_progress.get((table.id, seat))
        position = _position(table, seat)
        if known is not None and known.position == position:
            return known.task
        if known is not None:
            known.task.cancel()
        else:
            self._must_have_room(waiter)
        task = asyncio.create_task(self._ask(table.version, _question(table, seat), waiter))
        self._in_progress[table.id, seat] = Running(position, waiter, task)
        task.add_done_callback(lambda done: self._finished(table.id, seat, position, done))
        return task

    def _must_have_room(self, waiter: Waiter) -> None:
        limits, others = self._limits, [known.waiter for known in self._in_progress.values()]
        if sum(other.share == waiter.share for other in others) >= limits.hints_per_person:
            raise TooManyRequests.because(
                "hint", "table-hints-yours", retry_after=RETRY, most=limits.hints_per_person
            )
        here = sum(other.address == waiter.address for other in others)
        each, most = limits.hints_per_address, limits.hints_waiting
        if lack_of_room(here, len(others), each=each, most=most) is not None:
            raise TooManyRequests.because("hint", "table-hints-busy", retry_after=RETRY)

    async def _ask(self, version: int, question: Question, waiter: Waiter) -> Hint:
        try:
            return Hint(version, await self.pool.ask(question, waiter))
        except NoAnswer as fault:
            metrics.BOT_FAILURES.inc()
            raise Refused.because("hint", "table-hint-failed", version=version) from fault

    def _finished(
        self, table_id: str, seat: int, position: Position, task: asyncio.Task[Hint]
    ) -> None:
        known = self._in_progress.get((table_id, seat))
        if known is not None and known.task is task:
            del self._in_progress[table_id, seat]
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[table_id, seat, position] = task.result()
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def stop(self) -> None:
        """Cancel the hints in progress."""
        tasks = [running.task for running in self._in_progress.values()]
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
    return Question(table.id, seat, table.row.game, None, view, legal, SECONDS, "advice")
