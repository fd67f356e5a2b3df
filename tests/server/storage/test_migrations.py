"""The database is migrated step by step, once, however many processes start."""

import subprocess
import sys
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

import meeplewright.server.storage.migrations
from meeplewright.core.errors import InvalidSetup
from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from meeplewright.server.storage.connect import open_database
from meeplewright.server.storage.migrate import HOME, config_for, newest_revision, revision_of
from meeplewright.server.storage.schema import metadata
from tests.conftest import FULL, ROOT
from tests.server.conftest import tell_postgres
from tests.server.storage.builders import a_table

pytestmark = pytest.mark.anyio

OPEN = """
import asyncio, sys
from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store

async def main():
    store = await Store.open(Settings(database=sys.argv[1]))
    print(await store.epoch())
    await store.close()

asyncio.run(main())
"""


def started(address: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", OPEN, address], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )


async def emptied(address: str) -> str:
    """The same address, with an empty database."""
    if address.startswith("postgresql"):
        await tell_postgres("DROP SCHEMA public CASCADE", address)
        await tell_postgres("CREATE SCHEMA public", address)
    return address


async def test_the_migrations_build_what_the_schema_says(any_store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    assert await any_store._write(differences) == []
    assert await any_store._read(revision_of) == newest_revision()


async def test_opening_again_changes_nothing(any_store: Store, database_url: str) -> None:
    table = await a_table(any_store)
    again = await Store.open(Settings(database=database_url))
    assert await again.tables.get(table.id) == table
    assert await again.epoch() == await any_store.epoch()
    await again.close()


async def test_several_processes_may_start_at_once(database_url: str) -> None:
    address = await emptied(database_url)
    number = 3 if FULL else 2
    processes = [started(address) for _ in range(number)]
    said = [process.communicate()[0] for process in processes]
    assert [process.returncode for process in processes] == [0] * number
    assert len(set(said)) == 1 and said[0].strip()


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(database_url: str) -> None:
    store = await Store.open(Settings(database=await emptied(database_url)))

    def from_the_future(connection: Connection) -> None:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")

    await store._write(from_the_future)
    with pytest.raises(InvalidSetup) as caught:
        await Store.open(Settings(database=database_url))
    assert caught.value.reason.key == "table-database-newer"
    assert caught.value.reason.arguments == {"revision": "9999"}
    assert await store._read(revision_of) == "9999"
    await store.close()
    await emptied(database_url)


def test_the_migrations_lie_in_the_package() -> None:
    """So that they are in the wheel, too."""
    assert Path(meeplewright.server.storage.migrations.__file__).parent == HOME
    assert (HOME / "versions" / "__init__.py").exists()


async def test_a_database_from_before_notices_is_upgraded_with_everything_in_it(
    database_url: str,
) -> None:
    address = await emptied(database_url)
    database = open_database(Settings(database=address))
    try:
        await database.write(lambda connection: command.upgrade(config_for(connection), "0004"))
        await database.write(_person_of_before)
    finally:
        await database.close()
    store = await Store.open(Settings(database=address))
    try:
        assert await store._read(revision_of) == newest_revision()
        person = await store.people.get("p" * 22)
        assert person is not None and person.name == "Ada"
        assert await store.notices.address(person.id) is None
        key = await store.notices.push_key("first")
        assert key == "first" and await store.notices.push_key("second") == "first"
    finally:
        await store.close()
    await emptied(database_url)


def _person_of_before(connection: Connection) -> None:
    connection.exec_driver_sql(
        "INSERT INTO people (id, name, kind, created_at, seen_at, muted)"
        f" VALUES ('{'p' * 22}', 'Ada', 'person', 1, 1, false)"
    )
