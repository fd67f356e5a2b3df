"""How many transactions run at once. The others wait for a place.

Waiting is no fault of the database as long as it ends other transactions: when many players join at
once, some wait for seconds.
"""

from __future__ import annotations

import asyncio

from meeplewright.server.errors import StorageFault
from meeplewright.server.storage.database import ANSWER_SECONDS, PART_SECONDS


class Places:
    """So many transactions can run at once."""

    def __init__(self, number: int) -> None:
        self._free = asyncio.Semaphore(number)
        self._ended = 0

    async def take(self, *, patient: bool) -> None:
        """Wait for a place. If no transaction ends for ANSWER_SECONDS, the database does not
        answer: StorageFault, unless the work is patient.
        """
        if not self._free.locked():
            await self._free.acquire()
            return
        pending = asyncio.create_task(self._acquire())
        try:
            await self._wait(pending, patient)
        except BaseException:
            pending.add_done_callback(self._return_unused)
            pending.cancel()
            raise

    async def _acquire(self) -> None:
        await self._free.acquire()

    async def _wait(self, pending: asyncio.Task[None], patient: bool) -> None:
        silent, ended = 0.0, self._ended
        while not pending.done():
            await asyncio.wait({pending}, timeout=PART_SECONDS)
            silent = silent + PART_SECONDS if self._ended == ended else 0.0
            ended = self._ended
            if silent >= ANSWER_SECONDS and not patient and not pending.done():
                raise StorageFault("gone", "no answer")

    def _return_unused(self, pending: asyncio.Task[None]) -> None:
        if not pending.cancelled():
            self._free.release()

    def give_back(self, *, answered: bool) -> None:
        """A transaction is over. `answered`: the database has ended it, with or without success."""
        self._ended += answered
        self._free.release()
