"""Fixtures for tests of the server: a store, a new PostgreSQL database, a Redis.

PostgreSQL is expected at MEEPLEWRIGHT_TEST_POSTGRES (default postgresql://root@127.0.0.1/test),
Redis at MEEPLEWRIGHT_TEST_REDIS (default redis://127.0.0.1:6379). If one does not answer, the tests
that need it are skipped.
"""

import asyncio
import os
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import redis
from sqlalchemy import make_url, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from tests.conftest import only_in_full
from tests.server import empty_database

POSTGRES = os.environ.get("MEEPLEWRIGHT_TEST_POSTGRES", "postgresql://root@127.0.0.1/test")
DATABASES = ("sqlite", pytest.param("postgres", marks=only_in_full))
"""What uses the storage is tested with PostgreSQL in the full form only."""
REDIS = os.environ.get("MEEPLEWRIGHT_TEST_REDIS", "redis://127.0.0.1:6379")


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked `anyio` run in asyncio's event loop."""
    return "asyncio"


async def tell_postgres(statement: str, address: str = POSTGRES) -> None:
    """One statement outside any transaction, on a new connection."""
    url = make_url(address).set(drivername="postgresql+asyncpg")
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT", connect_args={"timeout": 5})
    try:
        async with engine.connect() as connection:
            await connection.execute(text(statement))
    finally:
        await engine.dispose()


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    """A new database for this test module, dropped at the end."""
    name = f"meeplewright_{secrets.token_hex(6)}"
    try:
        asyncio.run(tell_postgres(f"CREATE DATABASE {name}"))
    except (OSError, SQLAlchemyError) as error:
        pytest.skip(f"no PostgreSQL for the tests: {type(error).__name__}: {error}")
    yield f"{POSTGRES.rpartition('/')[0]}/{name}"
    asyncio.run(tell_postgres(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest) -> str:
    """The address of a new database of either kind."""
    return str(request.getfixturevalue(f"{request.param}_url"))


@pytest.fixture
def redis_url() -> str:
    """A Redis that answers."""
    try:
        with redis.Redis.from_url(REDIS, socket_connect_timeout=2) as connection:
            connection.ping()
    except redis.RedisError as error:
        pytest.skip(f"no Redis for the tests: {type(error).__name__}: {error}")
    return REDIS


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    """An empty store in a new file."""
    empty_database.copy_to(Path(sqlite_url.removeprefix("sqlite:///")))
    opened = await Store.open(Settings(database=sqlite_url))
    yield opened
    await opened.close()
