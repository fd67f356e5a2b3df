"""Reads large bodies in a process of its own, because reading JSON stops everything else in the
process that does it: 2 MB take about 50 ms.

One is read at a time, and addresses take turns. The process starts with the first large body and
has a low priority.
"""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

from meeplewright.core.errors import Reason
from meeplewright.server.costs import add_seconds, in_thread
from meeplewright.server.errors import InvalidRequest
from meeplewright.server.live.fair_queue import FairLock
from meeplewright.server.live.worker_process import ProcessDied, WorkerProcess
from meeplewright.server.reading import read_with_record
from meeplewright.server.settings import Limits

SECONDS: Final = 10.0  # for one body
_COMMAND: Final = (sys.executable, "-m", "meeplewright.server.http.body_process")

log = logging.getLogger(__name__)


class LargeBodies:
    """The reader of large bodies."""

    def __init__(self, limits: Limits, command: tuple[str, ...] = _COMMAND) -> None:
        self._depth = limits.json_depth
        self._most = limits.body_bytes  # besides the record
        self._lock = FairLock()
        self.worker = WorkerProcess(command)

    async def read(self, body: bytes, address: str) -> Any:
        """The value of a body that contains a record; InvalidRequest or TooLarge otherwise."""
        async with self._lock.turn_of(address):
            try:
                return await self._read(body)
            except ProcessDied as fault:
                log.warning("body read without its process", extra={"fault": repr(fault)[:200]})
                return await in_thread(read_with_record, body, self._depth, self._most)

    async def _read(self, body: bytes) -> Any:
        question = {"depth": self._depth, "most": self._most}
        said, record = await self.worker.ask_with_bytes(question, body, SECONDS)
        add_seconds(said["seconds"])
        if "reason" in said:
            raise InvalidRequest(Reason(**said["reason"]), status=said["status"])
        value = said["value"]
        match said["at"]:
            case "record":
                value["record"] = record.decode()
            case "from":
                value["from"]["record"] = record.decode()
        return value

    async def stop(self) -> None:
        """End the process."""
        await self.worker.stop()
