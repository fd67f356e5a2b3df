"""The store: everything the server keeps, in repositories by subject.

Every method is one transaction. Storage faults are raised as StorageFault for both databases; the
next call tries again by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Self

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from meeplewright.server.errors import StorageFault
from meeplewright.server.settings import Settings
from meeplewright.server.storage.analysis_repository import AnalysisRepository
from meeplewright.server.storage.backup import (
    BackupFileError,
    check_backup,
    restore_all,
    up_to_date,
    write_backup,
    wrong_backup,
)
from meeplewright.server.storage.chat_repository import ChatRepository
from meeplewright.server.storage.connect import open_database
from meeplewright.server.storage.database import Database
from meeplewright.server.storage.draft_repository import DraftRepository
from meeplewright.server.storage.ids import new_token
from meeplewright.server.storage.lease_repository import LeaseRepository
from meeplewright.server.storage.log_repository import LogRepository
from meeplewright.server.storage.log_writer import LogWriter
from meeplewright.server.storage.migrate import migrate
from meeplewright.server.storage.note_repository import NoteRepository
from meeplewright.server.storage.notice_repository import NoticeRepository
from meeplewright.server.storage.order_repository import OrderRepository
from meeplewright.server.storage.person_repository import PersonRepository
from meeplewright.server.storage.played_repository import PlayedRepository
from meeplewright.server.storage.repository import Repository
from meeplewright.server.storage.schema import facts
from meeplewright.server.storage.seat_repository import SeatRepository
from meeplewright.server.storage.table_repository import TableRepository
from meeplewright.server.storage.tournament_repository import TournamentRepository
from meeplewright.server.storage.upsert import upsert
from meeplewright.server.working_folder import delete_abandoned_folders, working_folder

EPOCH = select(facts.c.value).where(facts.c.name == "epoch")
ROOM = 65_536  # bytes that must fit before a full disk counts as having room again


class Store(Repository):
    """All repositories. Open it once per process.

    Methods for the database as a whole are here: opening, probing, backups, the epoch.
    """

    def __init__(self, database: Database, epoch: str) -> None:
        super().__init__(database)
        self._writer = LogWriter(database, epoch)
        self.people = PersonRepository(database)
        self.tables = TableRepository(database)
        self.seats = SeatRepository(database)
        self.log = LogRepository(database, self._writer)
        self.chat = ChatRepository(database)
        self.notes = NoteRepository(database)
        self.orders = OrderRepository(database)
        self.drafts = DraftRepository(database)
        self.leases = LeaseRepository(database)
        self.analyses = AnalysisRepository(database)
        self.played = PlayedRepository(database)
        self.tournaments = TournamentRepository(database)
        self.notices = NoticeRepository(database)

    @classmethod
    async def open(cls, settings: Settings) -> Self:
        """Connect, and migrate the database to this version's schema."""
        await asyncio.to_thread(delete_abandoned_folders)
        database = open_database(settings)

        def prepare(connection: Connection) -> str:
            database.lock(connection)
            migrate(connection)
            return _epoch(connection)

        try:
            return cls(database, await database.write(prepare, patient=True))
        except BaseException:
            await database.close()
            raise

    async def close(self) -> None:
        """Finish the appends in progress, then close the database."""
        await self._writer.finish()
        await self._database.close()

    async def epoch(self) -> str:
        """Changes when a backup is restored: everything loaded before is invalid then."""
        return await self._read(_epoch)

    def adopt(self, epoch: str) -> None:
        """From now on appends are for this epoch. Drop everything that was loaded before."""
        self._writer.epoch = epoch

    async def writes_elsewhere(self) -> object:
        """Changes when another process has written; None if the database cannot tell."""
        return await self._database.writes_elsewhere()

    @property
    def faults(self) -> int:
        """How often storage failed since it was opened."""
        return self._database.faults

    def on_write_fault(self, tell: Callable[[StorageFault], None]) -> None:
        """Call this whenever a write failed."""
        self._database.on_write_fault = tell

    async def probe(self) -> None:
        """Raise StorageFault unless a write works and, if storage was full, there is room again."""
        await self._write(_write_probe)
        if self._database.was_full:
            await self._write(_take_room)
            await self._write(_give_room_back)
            self._database.was_full = False

    async def backup(self, path: Path) -> int:
        """Write everything, as it is at one moment, to a file; returns the number of rows."""
        try:
            return await self._read(lambda connection: write_backup(connection, path), patient=True)
        except BackupFileError as trouble:
            raise trouble.error from None

    async def restore(self, path: Path) -> int:
        """Replace everything by a backup, after the whole file was checked; returns the number of
        rows in the file. It may be one of an earlier version.
        """
        rows = await asyncio.to_thread(check_backup, path)
        with working_folder() as folder:
            current = await asyncio.to_thread(up_to_date, path, folder)
            await self._restore(current)
        return rows

    async def _restore(self, path: Path) -> None:
        try:
            epoch = await self._database.write(
                lambda connection: restore_all(connection, path), patient=True
            )
        except SQLAlchemyError as error:  # rows that do not fit each other or their columns
            raise wrong_backup("table-backup-damaged") from error
        self.adopt(epoch)


def _epoch(connection: Connection) -> str:
    epoch: str = connection.execute(EPOCH).scalar_one()
    return epoch


def _write_probe(connection: Connection) -> None:
    """A row of its own: if this process stops in the middle, no other one waits for it."""
    name = f"probe {new_token()}"
    connection.execute(insert(facts), {"name": name, "value": ""})
    connection.execute(delete(facts).where(facts.c.name == name))


def _take_room(connection: Connection) -> None:
    connection.execute(upsert(connection, facts), {"name": "room", "value": "." * ROOM})


def _give_room_back(connection: Connection) -> None:
    connection.execute(delete(facts).where(facts.c.name == "room"))
