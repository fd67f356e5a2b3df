"""A process that answers questions: one JSON line in, one JSON line out, one question at a time.

A line with `bytes` is followed by so many bytes that are not JSON.

It is started by the first question, and replaced after it died or took too long.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any

from meeplewright.core.game import Json

MOST_BYTES = 2**24  # of an answer


class NoAnswer(Exception):
    """The question cannot be answered, or the process died."""


class ProcessDied(Exception):
    """The process ended, or was killed, without an answer."""


class WorkerProcess:
    """One process, started when first needed."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self.process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()
        self._asked = 0

    async def ask(self, question: Json, seconds: float) -> Any:
        """The answer; NoAnswer if the worker reports a fault, ProcessDied if it gives none in this
        time.
        """
        said, _ = await self.ask_with_bytes(question, b"", seconds)
        return said

    async def ask_with_bytes(
        self, question: Json, content: bytes, seconds: float
    ) -> tuple[Any, bytes]:
        """The same, with bytes after the question and after the answer."""
        async with self._lock:
            try:
                async with asyncio.timeout(seconds):
                    answer, found = await self._answer(question, content)
            except (OSError, EOFError, TimeoutError, ValueError) as fault:
                await self._end()
                raise ProcessDied from fault
            except asyncio.CancelledError:
                await self._end()  # the next request must not get its answer
                raise
        if "said" not in answer:
            raise NoAnswer(str(answer.get("fault")))
        return answer["said"], found

    async def _answer(self, question: Json, content: bytes) -> tuple[Json, bytes]:
        process = await self._running()
        assert process.stdin is not None and process.stdout is not None
        self._asked += 1
        length = {"bytes": len(content)} if content else {}
        line = json.dumps({"id": self._asked, **question, **length}) + "\n"
        process.stdin.write(line.encode())
        process.stdin.write(content)
        await process.stdin.drain()
        answer: Json = json.loads(await process.stdout.readline())  # empty if the process died
        if answer.get("id") != self._asked:
            raise ValueError("an answer to another question")
        return answer, await process.stdout.readexactly(answer.get("bytes", 0))

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
