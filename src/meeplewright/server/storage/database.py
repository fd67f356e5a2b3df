"""What the store needs from a database: to run a function in one transaction, to read or to write.

The functions are plain ones over an SQLAlchemy Connection, written once for both databases. They
may be run again after a storage fault, so they must use nothing but the connection.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(ABC):
    """Either kind. Storage faults are raised as StorageFault, whatever the driver raises."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Run the work in a read transaction that sees one moment of the database."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Run the work in a transaction and return after its commit.

        If the work raises, nothing of it is stored. After a StorageFault of kind "gone" it may
        still have been committed.
        """

    @abstractmethod
    def lock(self, connection: Connection) -> None:
        """Keep every other process from migrating until the transaction ends."""

    @abstractmethod
    async def scrub(self) -> None:
        """Make sure that deleted data does not stay in files."""

    @abstractmethod
    async def close(self) -> None:
        """Finish the current work and close every connection."""
