"""PostgreSQL through asyncpg, for hosts: a pool, and the same functions run in its transactions."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

from sqlalchemy import URL, Connection, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from meeplewright.server.errors import StorageFault
from meeplewright.server.storage.database import Database, Work, answer
from meeplewright.server.storage.driver_errors import fault_of
from meeplewright.server.storage.places import Places

AT_ONCE = 10  # transactions of this process
KEPT = 5  # connections that stay open
CONNECT_SECONDS = 5
STATEMENT_SECONDS = 10
MIGRATING = 0x6D65_6570_6C65  # our own number among the advisory locks: "meeple"

T = TypeVar("T")


class Postgres(Database):
    """One database that many server processes can share."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._engine: AsyncEngine = create_async_engine(
            _url(address),
            pool_size=KEPT,
            max_overflow=AT_ONCE - KEPT,
            pool_timeout=CONNECT_SECONDS,
            hide_parameters=True,
            connect_args={
                "timeout": CONNECT_SECONDS,
                "command_timeout": STATEMENT_SECONDS,
                "server_settings": {"application_name": "meeplewright"},
            },
        )
        # One moment of the database, however many statements a read has.
        self._reading = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._places = Places(AT_ONCE)
        self._running: set[asyncio.Task[object]] = set()

    async def read(self, work: Work[T], *, patient: bool = False) -> T:
        await self._places.take(patient=patient)
        return await answer(self._start(self._reading, work), patient=patient)

    async def write(self, work: Work[T], *, patient: bool = False) -> T:
        await self._places.take(patient=patient)
        return await answer(self._start(self._engine, work), patient=patient)

    def lock(self, connection: Connection) -> None:
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})

    async def scrub(self) -> None:
        """The database's own vacuum does it eventually."""

    async def close(self) -> None:
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._engine.dispose()

    def _start(self, engine: AsyncEngine, work: Work[T]) -> asyncio.Task[T]:
        """In a task of its own, because a connection that does not answer takes long to close. Its
        place is free when it is over.
        """
        task = asyncio.create_task(self._run(engine, work))
        self._running.add(task)
        task.add_done_callback(self._end)
        return task

    def _end(self, task: asyncio.Task[object]) -> None:
        self._running.discard(task)
        failed = task.cancelled() or isinstance(task.exception(), StorageFault)
        self._places.give_back(answered=not failed)

    async def _run(self, engine: AsyncEngine, work: Work[T]) -> T:
        """One transaction. A connection that died while idle is noticed before anything was sent to
        commit, so the work is tried once more on a new one.
        """
        for last in (False, True):
            attempt = Attempt(work)
            try:
                async with engine.connect() as connection:
                    return await attempt.run(connection)
            except Exception as error:
                fault = fault_of(error)
                if fault is None:
                    raise
                if last or attempt.committing or not attempt.begun or fault.kind != "gone":
                    raise fault from error
        raise AssertionError("the second attempt returns or raises")


class Attempt(Generic[T]):
    """One try at a piece of work, and how far it got."""

    def __init__(self, work: Work[T]) -> None:
        self.work = work
        self.begun = False
        self.committing = False

    async def run(self, connection: AsyncConnection) -> T:
        self.begun = True
        try:
            result = await connection.run_sync(self.work)
            self.committing = True
            await connection.commit()
        except (OSError, StorageFault):  # a TimeoutError is an OSError
            # No answer in time: this connection cannot even roll back.
            await connection.invalidate()
            raise
        return result


def _url(address: str) -> URL:
    """The address for asyncpg, where `sslmode` is called `ssl`."""
    url = make_url(address).set(drivername="postgresql+asyncpg")
    mode = url.query.get("sslmode")
    if mode is None:
        return url
    return url.difference_update_query(["sslmode"]).update_query_pairs([("ssl", str(mode))])
