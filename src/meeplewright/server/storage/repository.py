"""What all repositories share: the database they read and write."""

from __future__ import annotations

from typing import TypeVar

from sqlalchemy.exc import IntegrityError

from meeplewright.server.errors import NotFound, StorageFault
from meeplewright.server.storage.database import Database, Work
from meeplewright.server.storage.driver_errors import points_nowhere

T = TypeVar("T")


class Repository:
    """Reads and writes rows of one subject. Every method is one transaction.

    Writing for a table or a person that was removed meanwhile raises NotFound.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _read(self, work: Work[T], *, patient: bool = False) -> T:
        try:
            return await self._database.read(work, patient=patient)
        except StorageFault as fault:
            self._database.count_fault(fault)
            raise

    async def _write(self, work: Work[T]) -> T:
        try:
            return await self._database.write(work)
        except StorageFault as fault:
            self._database.count_write_fault(fault)
            raise
        except IntegrityError as error:
            if points_nowhere(error):
                raise NotFound.because("id", "table-gone") from error
            raise
