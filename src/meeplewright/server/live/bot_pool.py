"""Bots run in separate processes, so that they never delay a table.

The requests of one seat go to the same process, whose bot can reuse its search; if that process is
busy, to an idle one. A process that dies or takes far too long is replaced and asked once more.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from dataclasses import asdict, dataclass
from typing import Any, Literal
from zlib import crc32

from meeplewright.core.game import Json
from meeplewright.server.live.worker_process import NoAnswer, ProcessDied, WorkerProcess

EXTRA_SECONDS = 20.0  # that a bot may take beyond its budget

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
    """The question to a bot: only what its seat may know."""

    table: str
    seat: int
    game: str
    bot: str
    view: Json
    legal: list[Json]
    seconds: float
    wanted: Literal["action", "advice"] = "action"


class BotPool:
    """A few bot processes, each started when first needed."""

    def __init__(
        self, processes: int, command: tuple[str, ...] | None = None, *, low_priority: bool = False
    ) -> None:
        command = command or (sys.executable, "-m", "meeplewright.server.live.bot_worker")
        command = (*command, "--low-priority") if low_priority else command
        self._processes = [WorkerProcess(command) for _ in range(processes)]

    @property
    def processes(self) -> list[asyncio.subprocess.Process]:
        """The processes that run."""
        return [bot.process for bot in self._processes if bot.process is not None]

    async def ask(self, question: Question) -> Any:
        """The action that the bot chooses, or its advice; NoAnswer if it fails."""
        bot = self._process_for(f"{question.table}/{question.seat}")
        form, seconds = asdict(question), question.seconds + EXTRA_SECONDS
        try:
            return await bot.ask(form, seconds)
        except ProcessDied:
            log.warning("bot process died", extra={"table": question.table})
        try:
            return await bot.ask(form, seconds)
        except ProcessDied:
            raise NoAnswer("the process died twice") from None

    def _process_for(self, seat: str) -> WorkerProcess:
        home = self._processes[crc32(seat.encode()) % len(self._processes)]
        if home.is_busy:
            return next((bot for bot in self._processes if not bot.is_busy), home)
        return home

    async def stop(self) -> None:
        await asyncio.gather(*(bot.stop() for bot in self._processes))
