"""The cost of requests: what is measured, and who is refused."""

import asyncio

import pytest

from meeplewright.server import costs
from meeplewright.server.costs import SECONDS_PER_BYTE, CostLimit, add_bytes, in_thread
from meeplewright.server.errors import TooManyRequests

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
    limit = CostLimit(0.5, 10, lambda: 0.0)
    woken = asyncio.Event()

    async def request() -> str:
        processor.work(3)
        await woken.wait()  # the processor works for somebody else meanwhile
        processor.work(4)
        return "done"

    task = asyncio.create_task(limit.measure("ada", request()))
    await asyncio.sleep(0)
    processor.work(1000)
    woken.set()
    assert await task == "done"
    limit.check("ada")  # 3 of 10 are left

    async def more() -> None:
        processor.work(5)

    await limit.measure("ada", more())
    with pytest.raises(TooManyRequests) as refused:
        limit.check("ada")
    assert refused.value.retry_after == 4
    limit.check("bob")


async def test_what_was_spent_is_paid_back_and_debts_end(processor: Processor) -> None:
    now = 0.0
    limit = CostLimit(0.5, 10, lambda: now)

    async def expensive() -> None:
        processor.work(1_000_000)

    await limit.measure("ada", expensive())
    with pytest.raises(TooManyRequests) as refused:
        limit.check("ada")
    assert refused.value.retry_after == 20
    now = 21
    limit.check("ada")


async def test_threads_and_bytes_count_too(processor: Processor) -> None:
    limit = CostLimit(1, 10, lambda: 0.0)

    async def request() -> None:
        await in_thread(processor.work, 6)
        add_bytes(round(5 / SECONDS_PER_BYTE))

    await limit.measure("ada", request())
    with pytest.raises(TooManyRequests):
        limit.check("ada")


async def test_a_fault_and_a_cancellation_are_those_of_the_work(processor: Processor) -> None:
    limit = CostLimit(1, 10, lambda: 0.0)
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
        await limit.measure("ada", fails())
    with pytest.raises(TooManyRequests):
        limit.check("ada")
    task = asyncio.create_task(limit.measure("bob", waits()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended == ["cancelled"]
