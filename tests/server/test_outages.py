"""Every way in which a database can fail: people are told that play is paused, requests get 503,
nothing is logged as a bug, and play goes on by itself afterwards.

The failures are real ones: of PostgreSQL behind a proxy on 127.0.0.1, and of SQLite's file.
"""

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from functools import partial
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from sqlalchemy import Connection, event, make_url

from meeplewright.server.live.table_sync import POLL
from meeplewright.server.storage.database import ANSWER_SECONDS
from meeplewright.server.storage.sqlite import BUSY_MS, Sqlite
from tests.conftest import FULL, only_in_full
from tests.server.client import Place, guest, table_of
from tests.server.conftest import tell_postgres
from tests.server.in_process import serve_in_process
from tests.server.running import serving
from tests.server.storage.proxy import Proxy, proxy_to

pytestmark = pytest.mark.anyio

TOLD_WITHIN = 3.0  # seconds: what people are promised
ON_A_BUSY_MACHINE = 12.0  # seconds more: this is no test of speed


def test_people_are_told_within_three_seconds() -> None:
    """The longest way: storage fails right after a poll, and the next one gets no answer."""
    assert POLL + ANSWER_SECONDS <= TOLD_WITHIN
    assert BUSY_MS / 1000 < ANSWER_SECONDS, "SQLite says busy before the time is up"


# -- at a table -------------------------------------------------------------------------------


async def seated(url: str) -> list[Place]:
    people = [await guest(url, name) for name in ("Ada", "Bob")]
    table = await table_of(people, "carcassonne")
    return [await person.sit(table, seat) for seat, person in enumerate(people)]


async def move(places: list[Place]) -> None:
    await places[0].until(lambda: any(place.legal for place in places))
    mover = next(place for place in places if place.legal)
    reached = await mover.act(mover.legal[0])
    assert reached is not None, mover.memory.refusals
    await asyncio.gather(*(place.at(reached) for place in places))


async def assert_paused(places: list[Place], kinds: set[str]) -> None:
    """Everybody is told in time, though nobody moves."""
    async with asyncio.timeout(TOLD_WITHIN + ON_A_BUSY_MACHINE):
        for place in places:
            await place.until(partial(is_paused, place))
    for place in places:
        assert place.pause is not None and place.pause["key"] == "table-storage"
        assert place.pause["arguments"]["kind"] in kinds


async def assert_unavailable(url: str, place: Place) -> None:
    """Nothing that needs the database to be written says that it works."""
    async with httpx.AsyncClient(trust_env=False, timeout=60) as asking:
        ready = await asking.get(f"{url}/readyz")
        assert ready.status_code == 503 and int(ready.headers["retry-after"]) >= 1
        assert (await asking.get(f"{url}/healthz")).status_code == 200
    response = await place.person.ask("POST", "/tables", {"game": "carcassonne", "seats": []})
    assert response.status_code in (422, 503)
    said = await place.person.ask("POST", f"/tables/{place.table}/chat", {"text": "hello?"})
    assert said.status_code == 503 and said.json()["reason"]["key"] == "table-storage"


async def resumed(places: list[Place]) -> None:
    for place in places:
        await place.until(partial(goes_on, place))


def is_paused(place: Place) -> bool:
    return place.pause is not None


def goes_on(place: Place) -> bool:
    return place.pause is None


async def leave(places: list[Place]) -> None:
    for place in places:
        await place.leave()
        await place.person.go()


def assert_nothing_unexpected(caplog: pytest.LogCaptureFixture) -> None:
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


# -- PostgreSQL -------------------------------------------------------------------------------


class Outage:
    """A database of its own, with an owner of its own, behind a proxy."""

    def __init__(self, name: str, proxy: Proxy, address: str) -> None:
        self.name = name
        self.proxy = proxy
        self.address = address  # for the administrator, without the proxy

    async def tell(self, *statements: str) -> None:
        for statement in statements:
            await tell_postgres(statement.format(it=self.name))

    async def refuse(self) -> None:
        await self.proxy.stop()

    async def accept(self) -> None:
        await self.proxy.start()

    async def fall_silent(self) -> None:
        self.proxy.silent = True

    async def speak(self) -> None:
        self.proxy.silent = False
        self.proxy.cut()

    async def close_database(self) -> None:
        await self.tell("ALTER DATABASE {it} ALLOW_CONNECTIONS false", HANG_UP)

    async def open_database(self) -> None:
        await self.tell("ALTER DATABASE {it} ALLOW_CONNECTIONS true")

    async def rename(self) -> None:
        await self.close_database()
        await self.tell("ALTER DATABASE {it} RENAME TO {it}_away")
        await self.tell("ALTER DATABASE {it}_away ALLOW_CONNECTIONS true")

    async def rename_back(self) -> None:
        await self.tell("ALTER DATABASE {it}_away RENAME TO {it}")

    async def forbid_login(self) -> None:
        await self.tell("ALTER ROLE {it} NOLOGIN", HANG_UP)

    async def allow_login(self) -> None:
        await self.tell("ALTER ROLE {it} LOGIN")

    async def forbid_writing(self) -> None:
        await self.tell("ALTER DATABASE {it} SET default_transaction_read_only = on", HANG_UP)

    async def allow_writing(self) -> None:
        await self.tell("ALTER DATABASE {it} RESET default_transaction_read_only", HANG_UP)

    async def take_rights(self) -> None:
        await self.tell("ALTER DATABASE {it} OWNER TO CURRENT_USER", HANG_UP)
        revoke = f"REVOKE ALL ON ALL TABLES IN SCHEMA public FROM {self.name}"
        await tell_postgres(revoke, self.address)

    async def give_rights(self) -> None:
        grant = f"GRANT ALL ON ALL TABLES IN SCHEMA public TO {self.name}"
        await tell_postgres(grant, self.address)


HANG_UP = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{it}'"
Change = Callable[[Outage], Awaitable[None]]
OUTAGES: dict[str, tuple[Change, Change]] = {
    "refused": (Outage.refuse, Outage.accept),
    "silent": (Outage.fall_silent, Outage.speak),
    "55000, accepts no connections": (Outage.close_database, Outage.open_database),
    "3D000, no such database": (Outage.rename, Outage.rename_back),
    "28000, no login": (Outage.forbid_login, Outage.allow_login),
    "25006, read-only": (Outage.forbid_writing, Outage.allow_writing),
    "42501, no rights": (Outage.take_rights, Outage.give_rights),
}


@asynccontextmanager
async def database_of_its_own(address: str) -> AsyncIterator[tuple[Outage, str]]:
    """A database whose owner can be shut out, and its address through the proxy."""
    name = f"outage_{secrets.token_hex(6)}"
    await tell_postgres(f"CREATE ROLE {name} LOGIN")
    await tell_postgres(f"CREATE DATABASE {name} OWNER {name}")
    direct = f"{address.rpartition('/')[0]}/{name}"
    try:
        async with proxy_to(direct) as (proxy, through):
            url = make_url(through).set(username=name)
            yield Outage(name, proxy, direct), url.render_as_string(hide_password=False)
    finally:
        await tell_postgres(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        await tell_postgres(f"DROP DATABASE IF EXISTS {name}_away WITH (FORCE)")
        await tell_postgres(f"DROP ROLE {name}")


@only_in_full
@pytest.mark.parametrize("kind", OUTAGES)
async def test_postgresql_fails_and_comes_back(
    postgres_url: str, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    begin, end = OUTAGES[kind]
    async with (
        database_of_its_own(postgres_url) as (outage, url),
        serve_in_process(url) as (address, _),
    ):
        places = await seated(address)
        await move(places)
        await begin(outage)
        await assert_paused(places, {"gone"})
        await assert_unavailable(address, places[0])
        assert all(place.pause for place in places), "resumed while nothing can be written"
        await end(outage)
        await resumed(places)
        await move(places)
        await leave(places)
    assert_nothing_unexpected(caplog)


# -- SQLite -----------------------------------------------------------------------------------


def database_of(app: FastAPI) -> Sqlite:
    database = app.state.store._database
    assert isinstance(database, Sqlite)
    return database


@asynccontextmanager
async def raising(app: FastAPI, code: int) -> AsyncIterator[None]:
    """Every transaction that writes fails as if SQLite had said this."""

    def fail(_: Connection) -> None:
        error = sqlite3.OperationalError("could not write 'a secret'")
        error.sqlite_errorcode = code
        raise error

    engine = database_of(app)._writing
    event.listen(engine, "begin", fail, insert=True)
    try:
        yield
    finally:
        event.remove(engine, "begin", fail)


@asynccontextmanager
async def held(app: FastAPI) -> AsyncIterator[None]:
    """Another program holds the file."""
    path = database_of(app).path
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@asynccontextmanager
async def query_only(app: FastAPI) -> AsyncIterator[None]:
    """SQLite itself refuses to write."""
    engine = database_of(app)._writing

    def forbid(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA query_only = ON")

    event.listen(engine, "begin", forbid)
    try:
        yield
    finally:
        event.remove(engine, "begin", forbid)


@asynccontextmanager
async def moved(app: FastAPI) -> AsyncIterator[None]:
    """The file is somewhere else, and SQLite goes on writing to it."""
    path = database_of(app).path
    elsewhere = path.rename(path.with_name("elsewhere.db"))
    yield
    elsewhere.rename(path)


Failure = Callable[[FastAPI], AbstractAsyncContextManager[None]]
FAILURES: dict[str, tuple[Failure, set[str]]] = {
    # On a busy machine, the server may stop waiting before SQLite says that the file is locked.
    "locked": (held, {"busy", "gone"}),
    "read-only": (query_only, {"gone"}),
    "moved": (moved, {"gone"}),
    "full": (lambda app: raising(app, sqlite3.SQLITE_FULL), {"full"}),
    "cannot be read": (lambda app: raising(app, sqlite3.SQLITE_IOERR_READ), {"gone"}),
    "cannot be written": (lambda app: raising(app, sqlite3.SQLITE_IOERR_FSYNC), {"gone"}),
    "cannot be opened": (lambda app: raising(app, sqlite3.SQLITE_CANTOPEN), {"gone"}),
    "damaged": (lambda app: raising(app, sqlite3.SQLITE_CORRUPT), {"gone"}),
}


@pytest.mark.parametrize("name", FAILURES if FULL else ("full", "moved"))
async def test_sqlite_fails_and_comes_back(
    sqlite_url: str, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    failure, kinds = FAILURES[name]
    async with serve_in_process(sqlite_url) as (address, app):
        places = await seated(address)
        await move(places)
        async with failure(app):
            await assert_paused(places, kinds)
            await assert_unavailable(address, places[0])
            assert all(place.pause for place in places), "resumed while nothing can be written"
        await resumed(places)
        await move(places)
        await leave(places)
    assert_nothing_unexpected(caplog)


@only_in_full
async def test_a_file_that_cannot_grow_is_an_error_of_the_disk(
    tmp_path: Path, sqlite_url: str
) -> None:
    """A limit of the system on the size of files: a write fails, and SQLite says so."""
    resource = pytest.importorskip("resource")
    if not hasattr(resource, "prlimit"):
        pytest.skip("the limits of another process cannot be set here")
    async with serving(tmp_path, sqlite_url) as server:
        places = await seated(server.url)
        await move(places)
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        size = (tmp_path / "tables.db-wal").stat().st_size
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, before[1]))
        try:
            await assert_paused(places, {"gone", "full"})
            await assert_unavailable(server.url, places[0])
        finally:
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
        await resumed(places)
        await move(places)
        await leave(places)
        await server.stop()
        assert not server.faults()
