"""The projector: a record is played through once, beside the loop, and the last few are kept."""

import asyncio
import threading

import pytest

from meeplewright.core import InvalidRecord, Record
from meeplewright.server.course.replay import Replay
from meeplewright.server.errors import TooMuch
from meeplewright.server.rate_limits import Rate
from meeplewright.server.services.replay_cache import KEPT, Projector
from tests.conftest import ROOT

pytestmark = pytest.mark.anyio

RECORD = Record.read(ROOT / "tests" / "golden" / "carcassonne-2.mwr")


class Making:
    """Makes replays, and remembers in which threads."""

    def __init__(self) -> None:
        self.threads: list[threading.Thread] = []

    def __call__(self) -> Replay:
        self.threads.append(threading.current_thread())
        return Replay(RECORD)


def projector(burst: int = 100) -> Projector:
    return Projector(Rate(0.001, burst))


async def test_those_who_ask_for_the_same_one_get_the_same_one() -> None:
    shows, make = projector(), Making()
    asked = [shows.replay("a", make, "me") for _ in range(5)]
    first, *others = await asyncio.gather(*asked)
    assert all(other is first for other in others) and len(make.threads) == 1
    assert await shows.replay("a", make, "me") is first is shows.at_hand("a")
    assert make.threads[0] is not threading.current_thread()


async def test_the_last_few_are_kept() -> None:
    shows, make = projector(), Making()
    for number in range(KEPT):
        await shows.replay(str(number), make, "me")
    assert shows.at_hand("0") is not None  # looked at again: it stays
    await shows.replay("another", make, "me")
    assert shows.at_hand("0") is not None and shows.at_hand("1") is None


async def test_whoever_asks_for_too_many_waits() -> None:
    shows, make = projector(2), Making()
    await shows.replay("a", make, "me")
    await shows.replay("b", make, "me")
    await shows.replay("a", make, "me")
    with pytest.raises(TooMuch):
        await shows.replay("c", make, "me")
    await shows.replay("c", make, "somebody else")


async def test_a_record_that_cannot_be_read_is_not_kept() -> None:
    shows = projector()

    def wrong() -> Replay:
        return Replay(Record.loads("?"))

    for _ in range(2):
        with pytest.raises(InvalidRecord):
            await shows.replay("a", wrong, "me")
    assert shows.at_hand("a") is None
    assert await shows.replay("a", Making(), "me") is not None


async def test_one_who_goes_away_does_not_stop_the_others() -> None:
    shows, make = projector(), Making()
    gone = asyncio.create_task(shows.replay("a", make, "me"))
    await asyncio.sleep(0)
    stays = asyncio.create_task(shows.replay("a", make, "me"))
    await asyncio.sleep(0)
    gone.cancel()
    assert await stays is shows.at_hand("a") and len(make.threads) == 1
