"""Bots run in separate processes, so that they never delay a table.

Questions wait in a queue in which addresses take turns, and then the people of each. The questions
of one seat go to the same process, whose bot can reuse its search; if that process is busy, to an
idle one. A process that dies or takes far too long is replaced and asked once more.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any, Final, Literal
from zlib import crc32

from meeplewright.core.game import Json
from meeplewright.server import metrics
from meeplewright.server.live.fair_queue import FairQueue, Share
from meeplewright.server.live.worker_process import NoAnswer, ProcessDied, WorkerProcess

EXTRA_SECONDS = 20.0  # that a bot may take beyond its budget

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
    """The question to a bot: only what its seat may know."""

    table: str
    seat: int
    game: str
    bot: str | None
    """None for advice, which comes from the strongest evaluator of the game."""
    view: Json
    legal: list[Json]
    seconds: float
    wanted: Literal["action", "advice"] = "action"


@dataclass(frozen=True, slots=True)
class Waiter:
    """Whose share of the processes a question uses, and whether somebody is waiting there now."""

    person: str
    is_present: bool
    address: str = ""

    @property
    def share(self) -> Share:
        return self.address, self.person


NOBODY: Final = Waiter("", is_present=False)

Place = asyncio.Future[WorkerProcess]
"""A place in the queue; the process that is free then."""


class BotPool:
    """A few bot processes, each started when first needed."""

    def __init__(
        self,
        processes: int,
        command: tuple[str, ...] | None = None,
        *,
        name: Literal["bots", "hints"] = "bots",
    ) -> None:
        command = command or (sys.executable, "-m", "meeplewright.server.live.bot_worker")
        command = (*command, "--low-priority") if name == "hints" else command
        self._name = name
        self._processes = [WorkerProcess(command) for _ in range(processes)]
        self._idle = list(self._processes)
        self._queue: FairQueue[tuple[str, Place]] = FairQueue()

    @property
    def processes(self) -> list[asyncio.subprocess.Process]:
        """The processes that run."""
        return [bot.process for bot in self._processes if bot.process is not None]

    async def ask(self, question: Question, waiter: Waiter = NOBODY) -> Any:
        """The action that the bot chooses, or its advice; NoAnswer if it fails."""
        bot = await self._free_process(f"{question.table}/{question.seat}", waiter)
        try:
            return await _answer(bot, question)
        finally:
            self._idle.append(bot)
            self._assign()

    async def _free_process(self, seat: str, waiter: Waiter) -> WorkerProcess:
        """Wait until it is this person's turn."""
        place: Place = asyncio.get_running_loop().create_future()
        began = perf_counter()
        self._queue.add(waiter.share, (seat, place), urgent=waiter.is_present)
        self._assign()
        try:
            bot = await place
        except asyncio.CancelledError:
            self._give_up(waiter, seat, place)
            raise
        metrics.WAIT_SECONDS.labels(self._name).observe(perf_counter() - began)
        return bot

    def _give_up(self, waiter: Waiter, seat: str, place: Place) -> None:
        self._queue.remove(waiter.share, (seat, place))
        if not place.cancelled():  # it got a process at the same moment
            self._idle.append(place.result())
        self._assign()

    def _assign(self) -> None:
        """Give idle processes to those whose turn it is."""
        while self._idle and (taken := self._queue.take()) is not None:
            seat, place = taken
            if not place.done():  # done: it was cancelled a moment ago
                place.set_result(self._take_idle(seat))
        metrics.WAITING.labels(self._name).set(len(self._queue))

    def _take_idle(self, seat: str) -> WorkerProcess:
        home = self._processes[crc32(seat.encode()) % len(self._processes)]
        chosen = home if home in self._idle else self._idle[0]
        self._idle.remove(chosen)
        return chosen

    async def stop(self) -> None:
        await asyncio.gather(*(bot.stop() for bot in self._processes))


async def _answer(bot: WorkerProcess, question: Question) -> Any:
    form, seconds = asdict(question), question.seconds + EXTRA_SECONDS
    try:
        return await bot.ask(form, seconds)
    except ProcessDied:
        log.warning("bot process died", extra={"table": question.table})
    try:
        return await bot.ask(form, seconds)
    except ProcessDied:
        raise NoAnswer("the process died twice") from None
