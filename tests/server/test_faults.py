"""A full disk, a database that is gone, a clock that jumps back.

Play pauses with a clear message and continues afterwards, and nothing is lost or doubled.
"""

import asyncio
import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest

from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store, TableRow
from tests.conftest import FULL, only_in_full
from tests.server.client import Place, guest, table_of
from tests.server.club import club_of, compare_with_log, shown
from tests.server.in_process import FakeTime, serve_in_process
from tests.server.running import Server, serving
from tests.server.storage.builders import a_table, add
from tests.server.storage.proxy import proxy_to

pytestmark = pytest.mark.anyio

OUTAGE = 10.0 if FULL else 1.0  # seconds without a database
GAMES = ["carcassonne", "keyflower"] * (5 if FULL else 1)
SPARE_PAGES = 40  # room to create the tables and make a few moves
HOUR = 3_600_000


async def status_of(server: Server, path: str = "/readyz") -> int:
    async with httpx.AsyncClient(trust_env=False, verify=False) as asking:
        return (await asking.get(f"{server.url}{path}")).status_code


# -- full disk --------------------------------------------------------------------------------


async def ballast(store: Store) -> TableRow:
    """A table that takes room, to be deleted when room is needed."""
    heavy = await a_table(store, title="ballast")
    await add(store, heavy, 0, 40, snapshot=(1, {"heavy": "x" * 4_000_000}))
    return heavy


def pages(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA page_count").fetchone()[0])


@only_in_full
async def test_a_full_disk_pauses_play_until_there_is_room(
    store: Store, tmp_path: Path, sqlite_url: str
) -> None:
    heavy = await ballast(store)
    limited = f"{sqlite_url}?max_page_count={pages(tmp_path / 'tables.db') + SPARE_PAGES}"
    async with serving(tmp_path, limited) as server:
        club = await club_of(GAMES, [server.url], Random(1))
        assert await club.everybody_pauses(dict.fromkeys(club.pairs, 0)) == {"full"}
        assert await status_of(server) == 503 and await status_of(server, "/healthz") == 200
        assert await store.tables.remove(heavy.id)
        await club.everybody_moves(3)
        await club.go_home()
        await server.stop()
        assert not server.faults()
    counted = await compare_with_log(club, sqlite_url)
    print("full disk:", shown(counted))


# -- no database ------------------------------------------------------------------------------


@only_in_full
async def test_play_goes_on_after_the_database_was_gone(tmp_path: Path, postgres_url: str) -> None:
    async with proxy_to(postgres_url) as (proxy, through), serving(tmp_path, through) as server:
        club = await club_of(GAMES, [server.url], Random(2))
        await club.everybody_moves()
        before = club.pauses_so_far()
        await proxy.stop()
        assert await club.everybody_pauses(before) == {"gone"}
        assert await status_of(server) == 503
        await asyncio.sleep(OUTAGE)
        await proxy.start()
        await club.everybody_moves(3)
        for _ in range(3):  # the commit is made, but the answer is lost
            proxy.lose_answer_to = b"COMMIT"
            await club.until(lambda: proxy.lose_answer_to is None)
            await club.everybody_moves(2)
        await club.go_home()
        await server.stop()
        assert not server.faults()
    counted = await compare_with_log(club, postgres_url)
    print("database gone:", shown(counted))


@pytest.mark.skipif(not FULL, reason="waits until SQLite's patience is at an end: a long sweep")
async def test_play_goes_on_after_another_program_held_the_file(
    tmp_path: Path, sqlite_url: str
) -> None:
    async with serving(tmp_path, sqlite_url) as server:
        club = await club_of(GAMES, [server.url], Random(3))
        await club.everybody_moves()
        before = club.pauses_so_far()
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await club.everybody_pauses(before) == {"busy"}
            other.execute("ROLLBACK")
        await club.everybody_moves(3)
        await club.go_home()
        await server.stop()
        assert not server.faults()
    counted = await compare_with_log(club, sqlite_url)
    print("file held:", shown(counted))


# -- clock changes ----------------------------------------------------------------------------


async def take_turns(places: list[Place], turns: int, hours: FakeTime) -> None:
    """Each turn takes a second on the steady clock."""
    rng = Random(turns)
    for _ in range(turns):
        await places[0].until(lambda: any(place.legal for place in places))
        mover = next(place for place in places if place.legal)
        hours.pass_by(1_000)
        reached = await mover.act(rng.choice(mover.legal))
        assert reached is not None, mover.memory.refusals
        await asyncio.gather(*(place.at(reached) for place in places))


async def seated(url: str) -> list[Place]:
    people = [await guest(url, name) for name in ("Ada", "Bob")]
    table = await table_of(people, "carcassonne", clock={"kind": "move", "seconds": 60})
    return [await person.sit(table, seat) for seat, person in enumerate(people)]


async def hang_up(places: list[Place]) -> None:
    for place in places:
        await place.leave()
        await place.person.go()


async def times_of(database: str, table: str) -> list[int]:
    store = await Store.open(Settings(database=database))
    try:
        return [entry.at for entry in await store.log.tail(table, 0)]
    finally:
        await store.close()


def left(place: Place) -> list[int]:
    """The milliseconds that the seats have left, least first."""
    assert place.state is not None
    return sorted(clock["left"] for clock in place.state["clocks"])


async def test_a_clock_set_back_takes_and_gives_nobody_time(sqlite_url: str) -> None:
    hours = FakeTime()
    async with serve_in_process(sqlite_url, hours.clock()) as (url, _):
        places = await seated(url)
        await take_turns(places, 10, hours)
        before = left(places[0])
        hours.wall -= HOUR
        await take_turns(places, 10, hours)
        assert left(places[0]) == before
        hours.wall += 5 * HOUR
        await take_turns(places, 10, hours)
        assert left(places[0]) == before
        hours.pass_by(61_000)  # a minute has passed on the steady clock: now the time is up
        await places[0].until(lambda: _ended_by(places[0]) == "time")
        await hang_up(places)
    times = await times_of(sqlite_url, places[0].table)
    assert times == sorted(times)
    assert times[-1] - times[0] < HOUR


def _ended_by(place: Place) -> str | None:
    assert place.state is not None
    result = place.state["result"]
    return None if result is None else str(result["by"])


@only_in_full
async def test_a_server_that_comes_up_with_an_earlier_clock_goes_on(sqlite_url: str) -> None:
    """Entries are never older than those before them, and nobody loses on time for it."""
    hours = FakeTime()
    async with serve_in_process(sqlite_url, hours.clock()) as (url, _):
        places = await seated(url)
        await take_turns(places, 10, hours)
        for place in places:
            await place.leave()
    known = places[0].version
    hours = FakeTime()
    hours.wall -= HOUR
    async with serve_in_process(sqlite_url, hours.clock()) as (url, _):
        for place in places:
            place.person.move_to(url)
            await place.connect(place.version)
        assert places[0].version == known
        await take_turns(places, 10, hours)
        assert _ended_by(places[0]) is None
        await hang_up(places)
    times = await times_of(sqlite_url, places[0].table)
    assert times == sorted(times)


# -- disconnects ------------------------------------------------------------------------------


@only_in_full
async def test_who_hangs_up_in_the_middle_of_an_answer_does_not_end_the_server(
    tmp_path: Path, sqlite_url: str
) -> None:
    """Writing to a closed connection gives this signal."""
    async with serving(tmp_path, sqlite_url) as server:
        os.kill(server.pid, signal.SIGPIPE)
        assert await status_of(server, "/healthz") == 200
