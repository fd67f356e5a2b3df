"""A process that appends to several tables at once and prints every acknowledged version.

Started by test_killed as `python -m tests.server.storage.appender ADDRESS TABLE…`, and killed.
"""

import asyncio
import sys

from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from tests.server.storage.builders import add


async def append_for_ever(store: Store, table_id: str, version: int) -> None:
    while True:
        count = 1 + version % 4
        await add(store, table_id, version, count)
        version += count
        print(table_id, version, flush=True)


async def main(address: str, table_ids: list[str]) -> None:
    store = await Store.open(Settings(database=address))
    versions = await store.log.versions(table_ids)
    await asyncio.gather(
        *(append_for_ever(store, table_id, versions[table_id]) for table_id in table_ids)
    )


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
