"""Addresses take turns in the queue of analyses, and none fills it for the others."""

import asyncio

import pytest

from meeplewright.server.errors import TooManyRequests
from meeplewright.server.live.fair_queue import CROWD
from meeplewright.server.services.analysis_queue import AnalysisQueue
from meeplewright.server.settings import Limits
from meeplewright.server.storage import AnalysisRow, Store
from tests.server.storage.builders import a_table

pytestmark = pytest.mark.anyio

HOUR = 60 * 60 * 1000


def queue_on(store: Store, **limits: int) -> AnalysisQueue:
    return AnalysisQueue(store, Limits(**{"analyses_per_hour": 10_000, **limits}))


class Asking:
    """Requests at a time that moves on by a second with each of them."""

    def __init__(self, queue: AnalysisQueue) -> None:
        self.queue = queue
        self.now = 10 * HOUR

    async def ask(self, name: str, address: str, table: str | None = None) -> AnalysisRow:
        self.now += 1000
        row = AnalysisRow(
            id=name, table_id=table, asked_at=self.now, effort="quick", entries=3, record=""
        )
        return await self.queue.request(row, address)

    async def refused(self, name: str, address: str) -> str:
        with pytest.raises(TooManyRequests) as caught:
            await self.ask(name, address)
        return caught.value.reason.key


async def take(store: Store, now: int) -> str | None:
    """The next one, which is done at once."""
    row = await store.analyses.take("me", now, now + 1)
    if row is None:
        return None
    await store.analyses.finish(row.id, "me", {})
    return row.id


async def take_all(store: Store, now: int) -> str:
    names = []
    while (name := await take(store, now)) is not None:
        names.append(name)
    return " ".join(names)


async def test_addresses_take_turns(store: Store) -> None:
    asking = Asking(queue_on(store))
    for name in ("a1", "a2", "a3", "b1", "c1", "b2", "d1"):
        await asking.ask(name, name[0])
    assert await take_all(store, asking.now) == "a1 b1 c1 d1 a2 b2 a3"


async def test_who_comes_new_is_before_the_second_of_all_others(store: Store) -> None:
    asking = Asking(queue_on(store))
    for number in range(1, 6):
        await asking.ask(f"a{number}", "a")
    assert await take(store, asking.now) == "a1"
    asked = await asking.ask("b1", "b")
    assert await store.analyses.count_ahead(asked.asked_at) == 0
    assert await take(store, asking.now) == "b1"
    await asking.ask("a6", "a")
    await asking.ask("b2", "b")
    assert await take_all(store, asking.now) == "b2 a2 a3 a4 a5 a6"


async def test_seven_addresses_do_not_fill_the_queue_for_an_eighth(store: Store) -> None:
    asking = Asking(queue_on(store, analyses_per_address=20))
    for number in range(100):
        await asking.ask(f"{number}", f"{number % 7}")
    assert await asking.refused("more", "0") == "table-analyses-busy"
    await asking.ask("mine", "another")
    assert await asking.refused("mine too", "another") == "table-analyses-busy"


async def test_an_address_has_only_a_few_until_one_is_finished(store: Store) -> None:
    asking = Asking(queue_on(store, analyses_per_address=2))
    await asking.ask("a1", "a")
    await asking.ask("a2", "a")
    assert await asking.refused("a3", "a") == "table-analyses-yours"
    await asking.ask("a1", "a")  # known: it is shared
    await asking.ask("b1", "b")
    assert await take(store, asking.now) == "a1"
    await asking.ask("a3", "a")


async def test_requests_at_the_same_time_do_not_get_around_the_limit(store: Store) -> None:
    asking = Asking(queue_on(store, analyses_per_address=3))
    asked = await asyncio.gather(
        *(asking.ask(f"a{number}", "a") for number in range(8)), return_exceptions=True
    )
    assert sum(isinstance(one, TooManyRequests) for one in asked) == 5
    assert len(await store.analyses.unfinished()) == 3


async def test_a_queue_that_is_full_of_addresses_has_an_end(store: Store) -> None:
    asking = Asking(queue_on(store, analyses_waiting=2))
    for number in range(2 * CROWD):
        await asking.ask(f"{number}", f"{number}")
    assert await asking.refused("more", "another") == "table-analyses-busy"


async def test_what_waits_behind_others_of_one_address_comes_sooner_if_somebody_else_asks(
    store: Store,
) -> None:
    asking = Asking(queue_on(store))
    for name in ("a1", "a2", "a3", "b1"):
        await asking.ask(name, name[0])
    shared = await asking.ask("a3", "c")
    assert await store.analyses.count_ahead(shared.asked_at) == 2
    assert await take_all(store, asking.now) == "a1 b1 a3 a2"


async def test_the_analysis_of_a_table_is_the_one_that_was_requested_last(store: Store) -> None:
    table = (await a_table(store)).id
    asking = Asking(queue_on(store))
    for name in ("a1", "a2"):
        await asking.ask(name, "a")
    for name, address in (("quick", "a"), ("deep", "b"), ("normal", "c")):
        await asking.ask(name, address, table)
        row = await store.analyses.of_table(table)
        assert row is not None and row.id == name
