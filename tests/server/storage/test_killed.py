"""A process killed while it works: everything it acknowledged is stored, completely."""

import subprocess
import sys

import pytest

from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from tests.conftest import FULL, ROOT
from tests.server.storage.builders import a_table, assert_whole, entries

pytestmark = pytest.mark.anyio

KILLS = 5 if FULL else 1
PROMISES = 150  # before it is killed


def promised_until_killed(address: str, table_ids: list[str]) -> dict[str, int]:
    """The last version of each table that was acknowledged to the process."""
    promised: dict[str, int] = {}
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.storage.appender", address, *table_ids],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        for count, line in enumerate(process.stdout, 1):
            if count == PROMISES:
                process.kill()  # what it printed before is read, too
            if line.endswith("\n"):
                table_id, version = line.split()
                promised[table_id] = int(version)
    assert count >= PROMISES
    return promised


async def test_what_was_acknowledged_survives_a_kill(database_url: str) -> None:
    store = await Store.open(Settings(database=database_url))
    tables = [await a_table(store) for _ in range(5)]
    for _ in range(KILLS):
        promised = promised_until_killed(database_url, [table.id for table in tables])
        assert len(promised) == len(tables)
        versions = await assert_whole(store)
        for table_id, version in promised.items():
            assert versions[table_id] >= version
            assert await store.log.tail(table_id, 0) == entries(0, versions[table_id])
    await store.close()
