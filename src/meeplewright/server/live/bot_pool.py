"""Bots think in processes of their own, so that no thought ever holds up a table.

A table and seat go to the same process, whose bot goes on from where it was; while that one is
busy with somebody else, to one that is not. A process that dies, or thinks far beyond its time,
is replaced and asked once more.
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

from meeplewright.core.game import Form

PATIENCE = 20.0  # seconds beyond its budget that a bot may take
LONGEST = 2**24  # bytes of an answer

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: only what its seat may know."""

    table: str
    seat: int
    game: str
    bot: str
    view: Form
    legal: list[Form]
    seconds: float
    wanted: Literal["action", "advice"] = "action"


class NoAnswer(Exception):
    """The bot came to nothing: it failed, or its process died twice."""


class BotPool:
    """A few bot processes, started when first needed; `gently`: they let all others go first."""

    def __init__(
        self, processes: int, command: tuple[str, ...] | None = None, *, gently: bool = False
    ) -> None:
        given = command or (sys.executable, "-m", "meeplewright.server.live.bot_worker")
        given = (*given, "--gently") if gently else given
        self._processes = [_Process(given) for _ in range(processes)]

    @property
    def processes(self) -> list[asyncio.subprocess.Process]:
        """Those that were started and not given up."""
        return [mind.process for mind in self._processes if mind.process is not None]

    async def think(self, question: Question) -> Any:
        """The action that the bot chooses, or its advice; NoAnswer where it comes to nothing."""
        mind = self._free_for(f"{question.table}/{question.seat}")
        try:
            return await mind.ask(question)
        except _Died:
            log.warning("bot process died", extra={"table": question.table})
        try:
            return await mind.ask(question)
        except _Died:
            raise NoAnswer("the process died twice") from None

    def _free_for(self, place: str) -> _Process:
        home = self._processes[crc32(place.encode()) % len(self._processes)]
        if home.is_busy:
            return next((mind for mind in self._processes if not mind.is_busy), home)
        return home

    async def stop(self) -> None:
        await asyncio.gather(*(mind.stop() for mind in self._processes))


class _Died(Exception):
    """The process ended, or had to be ended, without an answer."""


class _Process:
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
                async with asyncio.timeout(question.seconds + PATIENCE):
                    answer = await self._answer(question)
            except (OSError, TimeoutError, ValueError) as fault:
                await self._end()
                raise _Died from fault
            except asyncio.CancelledError:
                await self._end()  # its answer would come to whoever asks next
                raise
        if "said" not in answer:
            raise NoAnswer(str(answer.get("fault")))
        return answer["said"]

    async def _answer(self, question: Question) -> Form:
        process = await self._running()
        assert process.stdin is not None and process.stdout is not None
        self._asked += 1
        line = json.dumps({"id": self._asked, **asdict(question)}) + "\n"
        process.stdin.write(line.encode())
        await process.stdin.drain()
        answer: Form = json.loads(await process.stdout.readline())  # nothing, where it died
        if answer.get("id") != self._asked:
            raise ValueError("an answer to another question")
        return answer

    async def _running(self) -> asyncio.subprocess.Process:
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST,
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
        """Whoever waits for an answer is no longer waited for."""
        await self._end()
