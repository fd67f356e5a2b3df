"""Bots run in separate processes, so that they never delay a table.

The requests of one seat go to the same process, whose bot can reuse its search; if that process is
busy, to an idle one. A process that dies or takes far too long is replaced and asked once more.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from dataclasses import asdict, dataclass
from typing import Any, Literal
from zlib import crc32

from meeplewright.core.game import Json

EXTRA_SECONDS = 20.0  # that a bot may take beyond its budget
MOST_BYTES = 2**24  # of an answer

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


class NoAnswer(Exception):
    """The bot failed, or its process died twice."""


class BotPool:
    """A few bot processes, each started when first needed."""

    def __init__(
        self, processes: int, command: tuple[str, ...] | None = None, *, low_priority: bool = False
    ) -> None:
        command = command or (sys.executable, "-m", "meeplewright.server.live.bot_worker")
        command = (*command, "--low-priority") if low_priority else command
        self._processes = [_BotProcess(command) for _ in range(processes)]

    @property
    def processes(self) -> list[asyncio.subprocess.Process]:
        """The processes that run."""
        return [bot.process for bot in self._processes if bot.process is not None]

    async def ask(self, question: Question) -> Any:
        """The action that the bot chooses, or its advice; NoAnswer if it fails."""
        bot = self._process_for(f"{question.table}/{question.seat}")
        try:
            return await bot.ask(question)
        except _ProcessDied:
            log.warning("bot process died", extra={"table": question.table})
        try:
            return await bot.ask(question)
        except _ProcessDied:
            raise NoAnswer("the process died twice") from None

    def _process_for(self, seat: str) -> _BotProcess:
        home = self._processes[crc32(seat.encode()) % len(self._processes)]
        if home.is_busy:
            return next((bot for bot in self._processes if not bot.is_busy), home)
        return home

    async def stop(self) -> None:
        await asyncio.gather(*(bot.stop() for bot in self._processes))


class _ProcessDied(Exception):
    """The process ended, or was killed, without an answer."""


class _BotProcess:
    """One process, asked one question at a time."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self.process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()
        self._asked = 0

    @property
    def is_busy(self) -> bool:
        return self._lock.locked()

    async def ask(self, question: Question) -> Any:
        async with self._lock:
            try:
                async with asyncio.timeout(question.seconds + EXTRA_SECONDS):
                    answer = await self._answer(question)
            except (OSError, TimeoutError, ValueError) as fault:
                await self._end()
                raise _ProcessDied from fault
            except asyncio.CancelledError:
                await self._end()  # the next request must not get its answer
                raise
        if "said" not in answer:
            raise NoAnswer(str(answer.get("fault")))
        return answer["said"]

    async def _answer(self, question: Question) -> Json:
        process = await self._running()
        assert process.stdin is not None and process.stdout is not None
        self._asked += 1
        line = json.dumps({"id": self._asked, **asdict(question)}) + "\n"
        process.stdin.write(line.encode())
        await process.stdin.drain()
        answer: Json = json.loads(await process.stdout.readline())  # empty if the process died
        if answer.get("id") != self._asked:
            raise ValueError("an answer to another question")
        return answer

    async def _running(self) -> asyncio.subprocess.Process:
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=MOST_BYTES,
            )
        return self.process

    async def _end(self) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()

    async def stop(self) -> None:
        """End the process; a request in progress fails."""
        await self._end()
