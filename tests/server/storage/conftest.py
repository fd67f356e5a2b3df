"""Fixtures for both databases."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from meeplewright.server.storage.schema import metadata
from tests.server import empty_database
from tests.server.conftest import tell_postgres

ROWS = [table.name for table in reversed(metadata.sorted_tables) if table.name != "facts"]
EMPTY = f"DO $$ BEGIN {' '.join(f'DELETE FROM {name};' for name in ROWS)} END $$"
"""Deletes all rows but the facts about the database. `TRUNCATE` takes many times as long."""


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An address to open a store at; in PostgreSQL the same for all tests of a module."""
    kind = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    url: str = request.getfixturevalue(kind)
    return url


@pytest.fixture
async def any_store(database_url: str) -> AsyncIterator[Store]:
    """An empty store in either database."""
    if database_url.startswith("sqlite"):
        empty_database.copy_to(Path(database_url.removeprefix("sqlite:///")))
    opened = await Store.open(Settings(database=database_url))
    if database_url.startswith("postgresql"):
        await tell_postgres(EMPTY, database_url)
    yield opened
    await opened.close()
