"""An acknowledged move is never lost, and none is done twice, however the servers end.

People play under load; servers are killed with SIGKILL and started again, Redis is stopped. What
clients received is what is stored. The short run is the same with fewer tables and kills.
"""

import asyncio
from pathlib import Path
from random import Random

import pytest

from meeplewright.server.tablegame import LogEntry
from tests.conftest import FULL
from tests.server.client import Person, Place, Sent
from tests.server.club import Club, acknowledged_once, club_of, compare_with_log, shown
from tests.server.running import OwnRedis, Server, own_redis, serving

pytestmark = pytest.mark.anyio

TABLES = 4 if FULL else 2
KILLS = 200 if FULL else 1  # on SQLite
KILLS_OF_TWO = 100 if FULL else 1  # of two servers on PostgreSQL
OUTAGE = 10.0 if FULL else 1.0  # seconds without Redis
GAMES = (["carcassonne", "keyflower"] * TABLES)[:TABLES]


async def kill_at_any_moment(server: Server, club: Club, rng: Random) -> None:
    """Kill it at a random moment while moves are being made."""
    await club.moves(2 * TABLES)
    await asyncio.sleep(rng.random() * 0.2)
    server.kill()


async def test_a_killed_server_has_lost_nothing_it_acknowledged(
    tmp_path: Path, sqlite_url: str
) -> None:
    rng = Random()
    async with serving(tmp_path, sqlite_url) as server:
        club = await club_of(GAMES, [server.url], rng)
        for _ in range(KILLS):
            await kill_at_any_moment(server, club, rng)
            await server.start()
        await club.everybody_moves()
        await club.go_home()
        await server.stop()
        assert not server.faults()
    counted = await compare_with_log(club, sqlite_url)
    assert counted["acks"] >= KILLS * 2 * TABLES
    print("SQLite:", shown(counted, kills=KILLS))


async def test_two_servers_share_a_database_one_may_die_and_redis_may_go(
    tmp_path: Path, postgres_url: str
) -> None:
    """The players of a table are at different servers; a player who loses one switches to the
    other.
    """
    rng = Random()
    async with (
        own_redis(tmp_path) as redis,
        serving(tmp_path, postgres_url, redis=redis.url) as one,
        serving(tmp_path, postgres_url, redis=redis.url) as other,
    ):
        club = await club_of(GAMES, [one.url, other.url], rng)
        await club.everybody_moves()
        for number in range(KILLS_OF_TWO - 1):
            server = (one, other)[number % 2]
            await kill_at_any_moment(server, club, rng)
            await club.everybody_moves()  # play continues at the other
            await server.start()
        without = await without_redis(redis, club)
        await club.everybody_moves(2)
        await kill_at_any_moment(one, club, rng)
        await club.everybody_moves()
        await club.go_home()
        assert not one.faults() + other.faults()
    counted = await compare_with_log(club, postgres_url)
    print(
        "PostgreSQL, two servers:", shown(counted, kills=KILLS_OF_TWO, acks_without_redis=without)
    )


async def without_redis(redis: OwnRedis, club: Club) -> int:
    """Redis is gone for a while, and everyone plays on. Return the number of acknowledged moves."""
    redis.stop()
    before = club.acks
    await asyncio.gather(club.everybody_moves(2), asyncio.sleep(OUTAGE))
    acknowledged = club.acks - before
    await redis.start()
    return acknowledged


# -- the check itself -------------------------------------------------------------------------


def place_with(*, acks: dict[int, int]) -> Place:
    """A place that sent the same action twice, with these acknowledgements."""
    place = Place(Person("", "", None, None), "table", 0)
    place.memory.sent = {1: Sent(0, 1, {"follower": None}), 2: Sent(0, 4, {"follower": None})}
    place.memory.acks = acks
    return place


def log_of(*seqs: int) -> list[LogEntry]:
    return [LogEntry(seq, "do", 0, {"follower": None}, 0) for seq in seqs]


def test_what_was_sent_may_be_there_once_and_what_was_acknowledged_must() -> None:
    assert acknowledged_once(log_of(2, 5), [place_with(acks={1: 2})]) == 1
    assert acknowledged_once(log_of(2), [place_with(acks={1: 2})]) == 1
    assert acknowledged_once(log_of(2, 5), [place_with(acks={1: 3, 2: 6})]) == 2


@pytest.mark.parametrize(
    ("log", "acks"),
    [((5,), {1: 2}), ((2, 3, 5), {1: 2}), ((2, 3), {1: 2}), ((2,), {1: 2, 2: 6})],
    ids=["lost", "doubled", "before it was sent", "told twice"],
)
def test_what_was_lost_or_doubled_would_be_noticed(
    log: tuple[int, ...], acks: dict[int, int]
) -> None:
    with pytest.raises((AssertionError, ValueError)):
        acknowledged_once(log_of(*log), [place_with(acks=acks)])
