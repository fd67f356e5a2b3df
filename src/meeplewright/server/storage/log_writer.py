"""The only writer of a process: appends that arrive during a commit share the next one.

A commit waits for the disk or the network; many tables share that wait. An append returns only
after its commit, and has an equal part in its cost.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence

from meeplewright.server.costs import add_seconds, in_common
from meeplewright.server.errors import Conflict, StorageFault
from meeplewright.server.metrics import BATCH_SIZE, COMMITS
from meeplewright.server.storage.database import Database
from meeplewright.server.storage.log_append import Append, append_all

MOST = 256  # appends in one transaction

Waiting = tuple[Append, "asyncio.Future[float]"]
"""The future has the seconds that the append has cost."""


class LogWriter:
    """Commits appends in the order they came, as many at once as possible."""

    def __init__(self, database: Database, epoch: str) -> None:
        self.epoch = epoch
        self._database = database
        self._waiting: deque[Waiting] = deque()
        self._task: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> None:
        """Return after the commit, or raise Conflict or StorageFault.

        A caller that is cancelled while waiting does not know whether the entries were written.
        """
        future: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, future))
        if self._task is None:
            self._task = asyncio.create_task(self._write_on(), name="log writer")
        add_seconds(await future)

    async def finish(self) -> None:
        """Wait until the queue is empty."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _write_on(self) -> None:
        try:
            while self._waiting:
                count = min(len(self._waiting), MOST)
                await self._commit([self._waiting.popleft() for _ in range(count)])
        finally:
            self._task = None

    async def _commit(self, batch: list[Waiting]) -> None:
        """One transaction for all; if one of them fails by itself, each separately."""
        try:
            appends = [append for append, _ in batch]
            outcomes, seconds = await in_common(lambda: self._write(appends))
        except StorageFault as fault:
            if fault.kind != "full":  # those who came meanwhile have waited long enough
                batch = [*batch, *self._waiting]
                self._waiting.clear()
            for _, future in batch:
                _fail(future, fault)
        except asyncio.CancelledError:
            for _, future in batch:
                future.cancel()
            raise
        except Exception as mistake:
            if len(batch) == 1:
                _fail(batch[0][1], mistake)
                return
            for waiting in batch:
                await self._commit([waiting])
        else:
            for (_, future), conflict in zip(batch, outcomes, strict=True):
                if conflict is not None:
                    _fail(future, conflict)
                elif not future.done():
                    future.set_result(seconds / len(batch))

    async def _write(self, appends: Sequence[Append]) -> list[Conflict | None]:
        try:
            outcomes = await self._database.write(
                lambda connection: append_all(connection, appends, self.epoch)
            )
        except StorageFault as fault:
            self._database.count_write_fault(fault)
            raise
        COMMITS.inc()
        BATCH_SIZE.observe(len(appends))
        return outcomes


def _fail(future: asyncio.Future[float], error: Exception) -> None:
    """Raise the error in every waiting caller; each gets its own copy."""
    if future.done():
        return
    match error:
        case StorageFault():
            future.set_exception(StorageFault(error.kind, error.why))
        case _:
            future.set_exception(error)
