"""The replay cache: a record is replayed once, in a thread, and the last few are kept."""

import asyncio
import threading

import pytest

from meeplewright.core import InvalidRecord, Record
from meeplewright.server.errors import TooManyRequests
from meeplewright.server.rate_limits import RateLimit
from meeplewright.server.services.replay_cache import KEPT, ReplayCache
from meeplewright.server.tablegame.replay import Replay
from tests.conftest import ROOT

pytestmark = pytest.mark.anyio

RECORD = Record.read(ROOT / "tests" / "golden" / "carcassonne-2.mwr")


class Making:
    """Makes replays, and records in which threads."""

    def __init__(self) -> None:
        self.threads: list[threading.Thread] = []

    def __call__(self) -> Replay:
        self.threads.append(threading.current_thread())
        return Replay(RECORD)


def new_cache(burst: int = 100) -> ReplayCache:
    return ReplayCache(RateLimit(0.001, burst))


async def test_those_who_ask_for_the_same_one_get_the_same_one() -> None:
    cache, make = new_cache(), Making()
    asked = [cache.get_or_create("a", make, "me") for _ in range(5)]
    first, *others = await asyncio.gather(*asked)
    assert all(other is first for other in others) and len(make.threads) == 1
    assert await cache.get_or_create("a", make, "me") is first is cache.get("a")
    assert make.threads[0] is not threading.current_thread()


async def test_the_last_few_are_kept() -> None:
    cache, make = new_cache(), Making()
    for number in range(KEPT):
        await cache.get_or_create(str(number), make, "me")
    assert cache.get("0") is not None  # used again: it stays
    await cache.get_or_create("another", make, "me")
    assert cache.get("0") is not None and cache.get("1") is None


async def test_whoever_asks_for_too_many_waits() -> None:
    cache, make = new_cache(2), Making()
    await cache.get_or_create("a", make, "me")
    await cache.get_or_create("b", make, "me")
    await cache.get_or_create("a", make, "me")
    with pytest.raises(TooManyRequests):
        await cache.get_or_create("c", make, "me")
    await cache.get_or_create("c", make, "somebody else")


async def test_a_record_that_cannot_be_read_is_not_kept() -> None:
    cache = new_cache()

    def wrong() -> Replay:
        return Replay(Record.loads("?"))

    for _ in range(2):
        with pytest.raises(InvalidRecord):
            await cache.get_or_create("a", wrong, "me")
    assert cache.get("a") is None
    assert await cache.get_or_create("a", Making(), "me") is not None


async def test_one_who_goes_away_does_not_stop_the_others() -> None:
    cache, make = new_cache(), Making()
    gone = asyncio.create_task(cache.get_or_create("a", make, "me"))
    await asyncio.sleep(0)
    stays = asyncio.create_task(cache.get_or_create("a", make, "me"))
    await asyncio.sleep(0)
    gone.cancel()
    assert await stays is cache.get("a") and len(make.threads) == 1
