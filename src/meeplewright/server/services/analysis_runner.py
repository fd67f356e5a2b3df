"""Runs the requested analyses, one by one, in a separate process.

Requests are rows in storage, so a server that stops or is killed loses nothing: the next one starts
the analysis again. Several servers share the work; each holds its analysis for a while and renews
the hold.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from secrets import token_hex
from typing import Any, Final

from meeplewright.server import metrics
from meeplewright.server.errors import StorageFault
from meeplewright.server.storage import AnalysisRow, Store
from meeplewright.server.time import Clock

LOOK: Final = 5.0  # seconds between two looks for work that others left
HELD_MS: Final = 30_000
TELL: Final = 1.0  # seconds between two reports of progress
STILL: Final = 600.0  # seconds without progress before a process is killed
MOST_TRIES: Final = 3
LONGEST: Final = 2**25  # bytes of an answer

log = logging.getLogger(__name__)


class AnalysisFailed(Exception):
    """The analysis failed, and would fail again."""


class AnalysisCancelled(Exception):
    """The analysis was cancelled, or another server took it over."""


class ProcessDied(Exception):
    """The process ended, or was killed, before its analysis was done."""


class AnalysisRunner:
    """Runs the requested analyses. One per server process; call `start` before use."""

    def __init__(self, store: Store, clock: Clock, command: tuple[str, ...] | None = None) -> None:
        self._store = store
        self._clock = clock
        self._command = command or (
            sys.executable,
            "-m",
            "meeplewright.server.services.analysis_process",
        )
        self._holder = token_hex(8)
        self._asked = asyncio.Event()
        self._work: asyncio.Task[None] | None = None
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self._work = asyncio.create_task(self._work_on())

    async def stop(self) -> None:
        """The analysis in progress goes back to the queue."""
        if self._work is None:
            return
        self._work.cancel()
        await asyncio.gather(self._work, return_exceptions=True)
        with contextlib.suppress(StorageFault):  # our hold on it expires by itself
            await self._store.analyses.release_all(self._holder)

    def wake(self) -> None:
        """Look for work now: something was requested."""
        self._asked.set()

    async def _work_on(self) -> None:
        while True:
            self._asked.clear()
            try:
                while (row := await self._next()) is not None:
                    await self._carry_out(row)
            except StorageFault:
                pass  # storage does not answer; the next look is soon
            except Exception:  # a bug of ours must not stop the runner
                log.exception("an analysis went wrong")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), LOOK)

    async def _next(self) -> AnalysisRow | None:
        now = self._clock.now()
        row = await self._store.analyses.take(self._holder, now, now + HELD_MS)
        with contextlib.suppress(StorageFault):  # what was taken is worked on all the same
            metrics.WAITING.labels("analyses").set(await self._store.analyses.count_waiting())
        return row

    async def _carry_out(self, row: AnalysisRow) -> None:
        """Run it and write the result to storage."""
        try:
            found = await self._analysed(row)
        except AnalysisFailed as fault:
            await self._give_up(row, str(fault))
        except AnalysisCancelled:
            log.info("analysis stopped", extra={"analysis": row.id})
        except ProcessDied as fault:
            if row.tries >= MOST_TRIES:
                await self._give_up(row, str(fault))
            else:
                log.warning("analysis broke off", extra={"analysis": row.id, "why": str(fault)})
                await self._store.analyses.give_back(row.id, self._holder, row.tries)
        else:
            await self._store.analyses.finish(row.id, self._holder, found)
            metrics.ANALYSES.labels("done").inc()

    async def _give_up(self, row: AnalysisRow, why: str) -> None:
        log.warning("analysis failed", extra={"analysis": row.id, "why": why})
        metrics.ANALYSES.labels("failed").inc()
        await self._store.analyses.finish(row.id, self._holder, None)

    # -- one process ------------------------------------------------------------------------------

    async def _analysed(self, row: AnalysisRow) -> dict[str, Any]:
        if row.tries > MOST_TRIES:
            raise AnalysisFailed("whoever tried it did not live to tell")
        self.process = process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST,
        )
        try:
            return await self._follow(row, process)
        finally:
            await _end(process)
            self.process = None

    async def _follow(
        self, row: AnalysisRow, process: asyncio.subprocess.Process
    ) -> dict[str, Any]:
        assert process.stdin is not None and process.stdout is not None
        question = json.dumps({"record": row.record, "effort": row.effort}) + "\n"
        with contextlib.suppress(OSError):  # it has ended already: reading from it reports that
            process.stdin.write(question.encode())
            await process.stdin.drain()
        done, still = 0, 0.0
        reading = asyncio.create_task(process.stdout.readline())
        try:
            while True:
                await asyncio.wait({reading}, timeout=TELL)
                if not reading.done():
                    still += TELL
                    if still >= STILL:
                        raise ProcessDied("it stands still")
                    await self._note(row, done)
                    continue
                said = _read(reading.result())
                if "analysis" in said:
                    found: dict[str, Any] = said["analysis"]
                    return found
                done, still = said["done"], 0.0
                await self._note(row, done)
                reading = asyncio.create_task(process.stdout.readline())
        finally:
            reading.cancel()

    async def _note(self, row: AnalysisRow, done: int) -> None:
        until = self._clock.now() + HELD_MS
        if not await self._store.analyses.report_progress(row.id, self._holder, done, until):
            raise AnalysisCancelled


def _read(line: bytes) -> dict[str, Any]:
    """A line of the process; ProcessDied without one, AnalysisFailed if it reports an error."""
    if not line:
        raise ProcessDied("the process ended")
    try:
        said: dict[str, Any] = json.loads(line)
    except ValueError:
        raise ProcessDied("it talks nonsense") from None
    if "fault" in said:
        raise AnalysisFailed(str(said["fault"]))
    return said


async def _end(process: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    assert process.stdin is not None
    process.stdin.close()
    await process.wait()
