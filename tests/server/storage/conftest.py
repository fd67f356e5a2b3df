"""Fixtures for both databases.

The daily run tries PostgreSQL where it differs most from SQLite, the full one everywhere.
"""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from meeplewright.server.storage.schema import metadata
from tests.conftest import only_in_full
from tests.server import empty_database
from tests.server.conftest import tell_postgres

ROWS = [table.name for table in reversed(metadata.sorted_tables) if table.name != "facts"]
EMPTY = f"DO $$ BEGIN {' '.join(f'DELETE FROM {name};' for name in ROWS)} END $$"
"""Deletes all rows but the facts about the database. `TRUNCATE` takes many times as long."""


BOTH_DAILY = {
    "test_appending.py",
    "test_backup.py",
    "test_game_end.py",
    "test_migrations.py",
    "test_played_migration.py",
    "test_tables.py",
}
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        seldom = item.path.parent == HERE and item.path.name not in BOTH_DAILY
        if seldom and "[postgresql" in item.name:
            item.add_marker(only_in_full)


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
