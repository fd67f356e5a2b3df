"""SQLite: one thread writes, a few read; each transaction is one hop from the event loop and back.

An asynchronous driver would hop to its thread and back for every statement, eight times for one
append; here the whole transaction runs in the thread. The writer takes everything in its queue and
commits it together, since waiting for the disk costs far more than the statements.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import SQLAlchemyError

from meeplewright.server.costs import ThreadCost
from meeplewright.server.errors import StorageFault
from meeplewright.server.storage.database import Database, Work, answer
from meeplewright.server.storage.driver_errors import fault_of
from meeplewright.server.storage.sqlite_files import SqliteFiles

BUSY_MS = 1_500  # how long another process may hold the file before it counts as busy
READERS = 4
BUSY_TRIES = 40  # of work that may take long
TOGETHER = 64  # the maximum pieces of work in one commit
WAL_TRIES = 50

T = TypeVar("T")


@dataclass(slots=True)
class Job:
    """A piece of work on its way through the writer's thread."""

    work: Work[Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    patient: bool = False
    cost: ThreadCost = field(default_factory=ThreadCost)
    result: Any = None
    error: BaseException | None = None

    def answer(self) -> None:
        """Give the result to the waiting caller; runs in the event loop."""
        if self.future.done():  # cancelled: nobody waits any more
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Sqlite(Database):
    """One file, written by one thread of this process (and rarely by the admin command)."""

    def __init__(self, address: str) -> None:
        super().__init__()
        url = make_url(address)
        self.path = Path(url.database or "")
        self._files = SqliteFiles(self.path)
        self._writing = _engine(self.path, "BEGIN IMMEDIATE", *_quota(url))
        event.listen(self._writing, "close", lambda *_: self._files.log_is_closed())
        self._reading = _engine(self.path, "BEGIN", "PRAGMA query_only = ON")
        self._readers = ThreadPoolExecutor(READERS, "meeplewright-read")
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._uses_writer = threading.Lock()  # held by the thread that uses its connection
        self._thread = threading.Thread(
            target=self._write_on, name="meeplewright-write", daemon=True
        )
        self._thread.start()
        self._closed = False

    async def read(self, work: Work[T], *, patient: bool = False) -> T:
        loop = asyncio.get_running_loop()
        cost = ThreadCost()
        pending = loop.run_in_executor(self._readers, cost.measure, self._read, work)
        try:
            return await answer(pending, patient=patient)
        finally:
            cost.charge()

    async def write(self, work: Work[T], *, patient: bool = False) -> T:
        if self._closed:
            raise StorageFault("gone", "closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        job = Job(work, loop, future, patient)
        self._jobs.put(job)
        try:
            return await answer(future, patient=patient)
        finally:
            job.cost.charge()

    async def writes_elsewhere(self) -> object:
        """SQLite counts what other connections have committed, so it must be the writer's."""
        pending = asyncio.get_running_loop().run_in_executor(self._readers, self._data_version)
        return await answer(pending, patient=False)

    def lock(self, connection: Connection) -> None:
        """BEGIN IMMEDIATE has locked the file already."""

    async def scrub(self) -> None:
        """Deleted pages are zeroed (secure_delete), but the write-ahead log still has them."""
        await asyncio.get_running_loop().run_in_executor(self._readers, _empty_wal, self.path)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._readers.shutdown)
        self._writing.dispose()
        self._reading.dispose()

    def _read(self, work: Work[T]) -> T:
        self._files.check()
        with _faults_of(self._reading), self._reading.begin() as connection:
            return work(connection)

    def _data_version(self) -> tuple[object, int]:
        """The connection, because each counts for itself, and what it has counted."""
        self._files.check()
        with self._uses_writer, _faults_of(self._writing):
            connection = self._writing.raw_connection()
            try:
                name = connection.info.setdefault("name", object())
                cursor = connection.cursor()
                cursor.execute("PRAGMA data_version")
                ((counted,),) = cursor.fetchall()
                return name, counted
            finally:
                connection.close()

    def _write_on(self) -> None:
        """The writer's thread: takes the whole queue, commits it, reports, and starts again."""
        jobs, open_still = self._waiting()
        while jobs or open_still:
            if jobs:
                fault = self._commit(jobs)
                if fault is not None and fault.kind != "full" and open_still:
                    open_still = self._fail_waiting(fault)
                _deliver(jobs)  # last: a caller who then tries again must not be failed with them
            if not open_still:
                return
            jobs, open_still = self._waiting()

    def _waiting(self) -> tuple[list[Job], bool]:
        """At least one piece of work, and whether more may come."""
        jobs: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == TOGETHER:
                return jobs, True
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False

    def _fail_waiting(self, fault: StorageFault) -> bool:
        """Those who came meanwhile have waited long enough. Returns whether more may come."""
        jobs: list[Job] = []
        try:
            while (job := self._jobs.get_nowait()) is not None:
                jobs.append(job)
        except Empty:
            return True
        finally:
            _fail(jobs, fault)
            _deliver(jobs)
        return False

    def _commit(self, jobs: list[Job]) -> StorageFault | None:
        """Commit them together. If the disk is too full for all, each separately."""
        jobs = [job for job in jobs if not job.future.cancelled()]  # nobody waits for the others
        fault: StorageFault | None = None
        for _ in range(BUSY_TRIES if all(job.patient for job in jobs) else 1):
            fault = self._attempt(jobs) if jobs else None
            if fault is None or fault.kind != "busy":
                break
        if fault is not None and fault.kind == "full" and len(jobs) > 1:
            for job in jobs:
                self._attempt([job])
        return fault

    def _attempt(self, jobs: list[Job]) -> StorageFault | None:
        """One transaction; work that fails by its own mistake does not affect the others."""
        try:
            self._files.check()
        except StorageFault as missing:  # our connections stay open, for when the file is back
            _fail(jobs, missing)
            return missing
        try:
            with self._uses_writer, self._writing.begin() as connection:
                self._files.log_is_open()
                for job in jobs:
                    _do(job, connection, alone=len(jobs) == 1)
        except Exception as error:
            fault = _fault_of(error)
            _fail(jobs, fault or error)
            if fault is not None and fault.kind == "gone":
                self._writing.dispose()  # a new connection next time
            return fault
        return None


def _fail(jobs: list[Job], error: Exception) -> None:
    """Each gets a fault of its own: an exception that is raised twice collects tracebacks."""
    for job in jobs:
        if isinstance(error, StorageFault):
            job.error = StorageFault(error.kind, error.why)
        else:
            job.error = error


def _do(job: Job, connection: Connection, *, alone: bool) -> None:
    """Do one piece of work inside the transaction; raises only what ends the transaction."""
    job.result = job.error = None
    if alone:
        job.result = job.cost.measure(job.work, connection)
        return
    nested = connection.begin_nested()
    try:
        job.result = job.cost.measure(job.work, connection)
    except Exception as error:
        # With a full disk, SQLite rolls the whole transaction back, including the others.
        if _fault_of(error):
            raise
        nested.rollback()
        job.error = error
    else:
        nested.commit()


@contextmanager
def _faults_of(engine: Engine) -> Iterator[None]:
    """Raise faults of the database as StorageFault."""
    try:
        yield
    except Exception as error:
        fault = _fault_of(error)
        if fault is None:
            raise
        if fault.kind == "gone":
            engine.dispose()  # new connections next time
        raise fault from error


def _fault_of(error: Exception) -> StorageFault | None:
    """Only faults of the database: an OSError in the work itself is about some other file."""
    return fault_of(error) if isinstance(error, SQLAlchemyError | sqlite3.Error) else None


def _deliver(jobs: list[Job]) -> None:
    """One hop back for all that share an event loop."""
    for loop in {job.loop for job in jobs}:
        mine = [job for job in jobs if job.loop is loop]
        try:
            loop.call_soon_threadsafe(_answer, mine)
        except RuntimeError:
            continue  # the loop was closed: nobody waits any more


def _answer(jobs: list[Job]) -> None:
    for job in jobs:
        job.answer()


def _quota(url: URL) -> list[str]:
    """`?max_page_count=…` in the address: the maximum number of pages of 4096 bytes."""
    pages = url.query.get("max_page_count")
    return [] if pages is None else [f"PRAGMA max_page_count = {int(str(pages))}"]


def _engine(path: Path, begin: str, *pragmas: str) -> Engine:
    """An engine whose transactions begin when we say, not when the driver guesses."""
    engine = create_engine(
        f"sqlite:///{path}", pool_size=READERS, hide_parameters=True, creator=lambda: _connect(path)
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None
        _prepare(connection)
        for pragma in pragmas:
            connection.execute(pragma)

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _connect(path: Path) -> sqlite3.Connection:
    """Connect to the file; one that is not there is not created."""
    address = f"{path.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(address, BUSY_MS / 1000, check_same_thread=False, uri=True)


def _prepare(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    _use_wal(connection)
    connection.execute("PRAGMA synchronous = FULL")  # a confirmed move survives a power failure
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA secure_delete = ON")  # what is forgotten is overwritten


def _use_wal(connection: sqlite3.Connection) -> None:
    """Turn the write-ahead log on. If two processes do so at once, one is refused."""
    for attempt in range(WAL_TRIES):
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or attempt == WAL_TRIES - 1:
                raise
            time.sleep(0.02)
        else:
            return


def _empty_wal(path: Path) -> None:
    connection = _connect(path)
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        connection.close()
