"""What the store asks of a database: to run a function in one transaction, to read or to write.

The functions are plain ones over an SQLAlchemy Connection, written once for both databases. They
may be run again when storage hiccups, so they touch nothing but the connection.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(ABC):
    """Either kind. Faults of storage are raised as StorageFault, whatever the driver calls them."""

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Runs the work in a read transaction that sees one moment of the database."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Runs the work in a transaction and returns after its commit.

        When the work raises, nothing of it is kept. After a StorageFault of kind "gone" it may
        have been committed all the same.
        """

    @abstractmethod
    def lock(self, connection: Connection) -> None:
        """Keeps every other process from migrating until the transaction ends."""

    @abstractmethod
    async def scrub(self) -> None:
        """Sees to it that what was deleted does not linger in files."""

    @abstractmethod
    async def close(self) -> None:
        """Finishes the work at hand and lets go of every connection."""
