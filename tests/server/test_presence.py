"""Who is there, told between two server processes: at a table, and of the people one has met."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.conftest import only_in_full
from tests.server.client import PATIENCE, Person, Place, guest, stranger, table_of
from tests.server.running import Server, own_redis, serving

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_processes(folder: Path, database: str) -> AsyncIterator[tuple[Server, Server]]:
    async with (
        own_redis(folder) as redis,
        serving(folder, database, redis=redis.url) as one,
        serving(folder, database, redis=redis.url) as other,
    ):
        yield one, other


async def sees(place: Place, seats: list[int]) -> None:
    """Wait until these seats are there, as far as this place knows."""
    await place.until(lambda: bool(place.presence["seats"] == seats))


async def is_online(asking: Person) -> bool:
    """Whether the only person whom this one has played with is online."""
    (player,) = (await asking.answer("GET", "/me/recent-players"))["players"]
    return bool(player["online"])


@only_in_full
async def test_who_is_at_a_table_or_online_is_known_at_the_other_process(
    tmp_path: Path, postgres_url: str
) -> None:
    async with two_processes(tmp_path, postgres_url) as (one, other):
        ada, bob = await guest(one.url, "Ada"), await guest(other.url, "Bob")
        table = await table_of([ada, bob], "carcassonne")
        here, there = await ada.sit(table, 0), await bob.sit(table, 1)
        await sees(here, [0, 1])
        await sees(there, [0, 1])
        async with asyncio.timeout(PATIENCE):
            while not await is_online(ada):  # told every ten seconds
                await asyncio.sleep(0.2)
        await there.leave()
        await sees(here, [0])
        cleo = await stranger(other.url)
        watching = await cleo.sit(table, None)
        await here.until(lambda: here.presence["spectators"] == 1)
        await watching.leave()
        await here.until(lambda: here.presence["spectators"] == 0)
        await here.leave()
        for person in (ada, bob, cleo):
            await person.go()
        assert not one.faults() + other.faults()


@only_in_full
async def test_whoever_was_at_a_killed_process_is_not_there_any_more(
    tmp_path: Path, postgres_url: str
) -> None:
    async with two_processes(tmp_path, postgres_url) as (one, other):
        ada, bob = await guest(one.url, "Ada"), await guest(other.url, "Bob")
        table = await table_of([ada, bob], "carcassonne")
        here, there = await ada.sit(table, 0), await bob.sit(table, 1)
        await sees(here, [0, 1])
        other.kill()
        await sees(here, [0])  # after half a minute
        bob.move_to(one.url)
        await there.resume()
        await sees(here, [0, 1])
        for place in (here, there):
            await place.leave()
        for person in (ada, bob):
            await person.go()
