"""The cost of requests: what is measured, and who is refused."""

import asyncio
from itertools import pairwise

import pytest

from meeplewright.server import costs
from meeplewright.server.costs import (
    COMPANY,
    SECONDS_PER_BYTE,
    CostLimit,
    add_bytes,
    add_seconds,
    in_common,
    in_task,
    in_thread,
    next_turn,
)
from meeplewright.server.errors import TooManyRequests
from meeplewright.server.live.sessions import PING_SECONDS

pytestmark = pytest.mark.anyio


class Processor:
    """A clock of the processor that a test advances."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def work(self, seconds: float) -> None:
        self.seconds += seconds


@pytest.fixture
def processor(monkeypatch: pytest.MonkeyPatch) -> Processor:
    made = Processor()
    monkeypatch.setattr(costs, "thread_time", lambda: made.seconds)
    return made


async def test_only_what_an_address_does_itself_counts(processor: Processor) -> None:
    limit = CostLimit(0.5, 10, steady=lambda: 0.0)
    woken = asyncio.Event()

    async def request() -> str:
        processor.work(3)
        await woken.wait()  # the processor works for somebody else meanwhile
        processor.work(4)
        return "done"

    task = asyncio.create_task(limit.measure("ada", request))
    await asyncio.sleep(0)
    processor.work(1000)
    woken.set()
    assert await task == "done"
    limit.check("ada")  # 3 of 10 are left

    async def more() -> None:
        processor.work(5)

    await limit.measure("ada", more)
    with pytest.raises(TooManyRequests) as refused:
        limit.check("ada")
    assert refused.value.retry_after == 4
    limit.check("bob")


async def test_what_was_spent_is_paid_back_and_debts_end(processor: Processor) -> None:
    now = 0.0
    limit = CostLimit(0.5, 10, steady=lambda: now)

    async def expensive() -> None:
        processor.work(1_000_000)

    await limit.measure("ada", expensive)
    with pytest.raises(TooManyRequests) as refused:
        limit.check("ada")
    assert refused.value.retry_after == 20
    now = 21
    limit.check("ada")


async def test_threads_and_bytes_count_too(processor: Processor) -> None:
    limit = CostLimit(1, 10, steady=lambda: 0.0)

    async def request() -> None:
        await in_thread(processor.work, 6)
        add_bytes(round(5 / SECONDS_PER_BYTE))

    await limit.measure("ada", request)
    with pytest.raises(TooManyRequests):
        limit.check("ada")


async def test_what_a_request_shares_with_others_costs_the_one_that_started_it(
    processor: Processor,
) -> None:
    limit = CostLimit(1, 10, steady=lambda: 0.0)
    shared: list[asyncio.Task[None]] = []

    async def load() -> None:
        processor.work(6)
        await asyncio.sleep(0)
        await in_thread(processor.work, 5)

    async def request() -> None:
        if not shared:
            shared.append(asyncio.create_task(in_task(load())))
        await asyncio.shield(shared[0])

    await asyncio.gather(limit.measure("ada", request), limit.measure("bob", request))
    limit.check("bob")
    with pytest.raises(TooManyRequests):
        limit.check("ada")


async def test_what_is_done_for_many_together_is_divided(processor: Processor) -> None:
    limit = CostLimit(1, 10, steady=lambda: 0.0)

    async def commit() -> str:
        processor.work(4)
        await in_thread(processor.work, 20)
        return "done"

    async def request() -> None:
        done, seconds = await in_common(commit)
        assert done == "done" and seconds >= 24
        limit.check("ada")
        add_seconds(seconds / 2)

    await limit.measure("ada", request)
    with pytest.raises(TooManyRequests):
        limit.check("ada")


async def test_what_goes_on_after_a_request_is_not_its_cost(processor: Processor) -> None:
    limit = CostLimit(1, 10, steady=lambda: 0.0)
    answered = asyncio.Event()
    started: list[asyncio.Task[None]] = []

    async def later() -> None:
        await answered.wait()
        await in_thread(processor.work, 100)

    async def request() -> None:
        started.append(asyncio.create_task(later()))

    await limit.measure("ada", request)
    answered.set()
    await started[0]
    await limit.measure("ada", lambda: asyncio.sleep(0))
    limit.check("ada")


async def test_a_fault_and_a_cancellation_are_those_of_the_work(processor: Processor) -> None:
    limit = CostLimit(1, 10, steady=lambda: 0.0)
    ended: list[str] = []

    async def fails() -> None:
        processor.work(11)
        await asyncio.sleep(0)
        raise ValueError

    async def waits() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("cancelled")

    with pytest.raises(ValueError):
        await limit.measure("ada", fails)
    with pytest.raises(TooManyRequests):
        limit.check("ada")
    task = asyncio.create_task(limit.measure("bob", waits))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended == ["cancelled"]


class Time:
    """A clock that only sleeping advances, and who slept how long."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds + 1e-6


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    monkeypatch.setattr(asyncio, "sleep", made.sleep)
    return made


async def test_an_address_with_more_than_its_share_waits_while_others_are_here(
    processor: Processor, time: Time
) -> None:
    limit = CostLimit(1, 100, 0.25, lambda: time.now)

    async def request() -> None:
        processor.work(0.3)

    async def nothing() -> None:
        pass

    for _ in range(5):
        await limit.measure("ada", request)
    assert not time.slept  # nobody else is here
    await limit.measure("bob", nothing)
    await limit.measure("ada", request)
    assert sum(time.slept) == pytest.approx(1, abs=0.01)  # 0.25 s owed at 0.25 per second
    time.slept.clear()
    await limit.measure("bob", request)
    assert not time.slept
    time.now += COMPANY + 1  # bob has left
    for _ in range(5):
        await limit.measure("ada", request)
    assert not time.slept


async def test_whoever_only_sends_pings_is_still_here(processor: Processor, time: Time) -> None:
    limit = CostLimit(1, 100, 0.25, lambda: time.now)

    async def request() -> None:
        processor.work(0.3)

    async def joins() -> None:
        pass

    await limit.measure("bob", joins)
    for _ in range(4):
        time.now += 20
        limit.check("bob")
        limit.charge("bob", PING_SECONDS)  # the answer is made without being measured
    for _ in range(3):
        await limit.measure("ada", request)
    assert sum(time.slept) == pytest.approx(1.2, abs=0.01)  # for 0.05 and 0.25 s owed


async def test_requests_at_the_same_time_wait_for_each_others_cost(
    processor: Processor, time: Time
) -> None:
    limit = CostLimit(1, 100, 0.25, lambda: time.now)
    arrived = asyncio.Event()
    done: list[float] = []

    async def request() -> None:
        await arrived.wait()  # its body
        await next_turn()
        processor.work(0.3)
        done.append(time.now)

    async def other() -> None:
        pass

    await limit.measure("bob", other)
    asyncio.get_running_loop().call_later(0.01, arrived.set)
    await asyncio.gather(*(limit.measure("ada", request) for _ in range(3)))
    assert all(later - before > 0.1 for before, later in pairwise(done)) and len(done) == 3
