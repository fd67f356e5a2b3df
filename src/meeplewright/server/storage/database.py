"""What the store needs from a database: to run a function in one transaction, to read or to write.

The functions are plain ones over an SQLAlchemy Connection, written once for both databases. They
may be run again after a storage fault, so they must use nothing but the connection.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection

from meeplewright.server.errors import StorageFault
from meeplewright.server.metrics import STORAGE_FAULTS

# Seconds that a transaction may take: people are told within three that storage does not answer.
ANSWER_SECONDS = 2.0
# They are counted in small parts, so that time in which this process could not run counts little.
PART_SECONDS = 0.25

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(ABC):
    """Either kind. Storage faults are raised as StorageFault, whatever the driver raises.

    Work that is not `patient` fails if it takes longer than ANSWER_SECONDS. `faults` counts how
    often storage failed. `was_full`: a write found the disk full, and nobody has checked yet that
    there is room again. `on_write_fault` is called when a write failed.
    """

    def __init__(self) -> None:
        self.faults = 0
        self.was_full = False
        self.on_write_fault: Callable[[StorageFault], None] = lambda fault: None

    def count_fault(self, fault: StorageFault) -> None:
        """Count a fault, here and in the metrics."""
        self.faults += 1
        STORAGE_FAULTS.labels(fault.kind).inc()

    def count_write_fault(self, fault: StorageFault) -> None:
        """Count a fault of a write, and tell whoever wants to know."""
        self.count_fault(fault)
        self.was_full = self.was_full or fault.kind == "full"
        self.on_write_fault(fault)

    @abstractmethod
    async def read(self, work: Work[T], *, patient: bool = False) -> T:
        """Run the work in a read transaction that sees one moment of the database."""

    @abstractmethod
    async def write(self, work: Work[T], *, patient: bool = False) -> T:
        """Run the work in a transaction and return after its commit.

        If the work raises, nothing of it is stored. After a StorageFault of kind "gone" it may
        still have been committed, or be committed later.
        """

    async def writes_elsewhere(self) -> object:
        """Changes when another process has written; None if the database cannot tell."""
        return None

    @abstractmethod
    def lock(self, connection: Connection) -> None:
        """Keep every other process from migrating until the transaction ends."""

    @abstractmethod
    async def scrub(self) -> None:
        """Make sure that deleted data does not stay in files."""

    @abstractmethod
    async def close(self) -> None:
        """Finish the current work and close every connection."""


async def answer(pending: asyncio.Future[T], *, patient: bool) -> T:
    """The result of a transaction. One that takes too long is cancelled, and nobody waits for the
    end of that.
    """
    pending.add_done_callback(_take_exception)
    try:
        if patient:
            return await pending
        for _ in range(round(ANSWER_SECONDS / PART_SECONDS)):
            done, _ = await asyncio.wait({pending}, timeout=PART_SECONDS)
            if done:
                return pending.result()
    except asyncio.CancelledError:
        pending.cancel()
        raise
    pending.cancel()
    raise StorageFault("gone", "no answer")


def _take_exception(pending: asyncio.Future[Any]) -> None:
    """Nobody may wait for it any more; then asyncio would report an error that nobody saw."""
    if not pending.cancelled():
        pending.exception()
