"""What a request or a message costs: processor time, and bytes that were received.

The cost is known only afterwards. Whoever has spent too much is refused until it is paid back. And
while others are here, an address that uses more than its share of the processor has to wait, so
that its requests, however many it sends at the same time, do not keep others waiting.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from time import monotonic, thread_time
from types import coroutine
from typing import Any, Final, ParamSpec, TypeVar

from meeplewright.server.rate_limits import RateLimit

T = TypeVar("T")
P = ParamSpec("P")

SECONDS_PER_BYTE: Final = 2e-8  # 40 ms for 2 MB: copying, and memory that others cannot use
PORTION: Final = 0.005  # processor seconds that are charged together while something is measured
UNSHARED: Final = 0.25  # processor seconds that an address may use at once, whatever its share
COMPANY: Final = 60.0  # seconds; an address that was active since then is still here


class Meter:
    """The cost of one request or message so far, in processor seconds. When that has ended, tasks
    that it has started are nobody's cost.
    """

    __slots__ = ("_address", "_charged", "_has_ended", "_shares", "seconds")

    def __init__(self, address: str, shares: Shares) -> None:
        self.seconds = 0.0
        self._has_ended = False
        self._charged = 0.0
        self._address = address
        self._shares = shares

    def add(self, seconds: float) -> None:
        if self._has_ended:
            return
        self.seconds += seconds
        if self.seconds - self._charged >= PORTION:
            self.charge()

    def charge(self) -> None:
        """Charge the address's share with what is not charged yet."""
        self._shares.charge(self._address, self.seconds - self._charged)
        self._charged = self.seconds

    def end(self) -> None:
        self.charge()
        self._has_ended = True

    async def turn(self) -> None:
        self.charge()
        await self._shares.turn_of(self._address)


class CommonMeter:
    """The cost of work for several requests, which is divided between them afterwards."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.seconds += seconds

    async def turn(self) -> None:
        """It waits for nobody's share."""


_METER: ContextVar[Meter | CommonMeter | None] = ContextVar("meter", default=None)


def add_bytes(count: int) -> None:
    """Bytes were received for what is measured now."""
    add_seconds(count * SECONDS_PER_BYTE)


def add_seconds(seconds: float) -> None:
    """What is measured now has cost this much besides the work of this thread."""
    meter = _METER.get()
    if meter is not None:
        meter.add(seconds)


async def next_turn() -> None:
    """Wait for the share of the address, before work that may be expensive."""
    meter = _METER.get()
    if meter is not None:
        await meter.turn()


class Shares:
    """How much of the processor an address may use while others are here: `share` of it, after
    UNSHARED seconds.
    """

    def __init__(self, share: float, steady: Callable[[], float] = monotonic) -> None:
        self._left = RateLimit(share, UNSHARED, steady)

    def charge(self, address: str, seconds: float) -> None:
        self._left.charge(address, seconds)

    def is_overdrawn(self, address: str) -> bool:
        """Whether the address has to wait, unless it is alone."""
        return self._left.wait(address) > 0

    async def turn_of(self, address: str) -> None:
        """Wait until the address is within its share. An address that is alone never waits."""
        while (wait := self._left.wait(address)) > 0 and self._left.has_other(address, COMPANY):
            await asyncio.sleep(wait)


class CostLimit:
    """Processor seconds for each address: `burst` at once, and `rate` per second after that."""

    def __init__(
        self,
        rate: float,
        burst: float,
        share: float = 1.0,
        steady: Callable[[], float] = monotonic,
    ) -> None:
        self._left = RateLimit(rate, burst, steady)
        self._shares = Shares(share, steady)

    def check(self, address: str) -> None:
        """TooManyRequests if the address has nothing left."""
        self._left.check(address)

    def charge(self, address: str, seconds: float) -> None:
        """The address has cost this much, as we know without measuring. It is here, too."""
        self._left.charge(address, seconds)
        self._shares.charge(address, seconds)

    async def measure(self, address: str, work: Callable[[], Awaitable[T]]) -> T:
        """Do the work when it is the turn of the address, and charge its cost."""
        meter = Meter(address, self._shares)
        outer = _METER.set(meter)
        try:
            if self._shares.is_overdrawn(address):
                await self._shares.turn_of(address)
            return await _timed(work().__await__(), meter)
        finally:
            _METER.reset(outer)
            meter.end()
            self._left.charge(address, meter.seconds)


async def in_task(work: Awaitable[T]) -> T:
    """Do it in a task of its own, at the cost of the request that has started the task."""
    meter = _METER.get()
    return await (work if meter is None else _timed(work.__await__(), meter))


async def in_common(work: Callable[[], Awaitable[T]]) -> tuple[T, float]:
    """Do it for several requests, at the cost of none: the result, and what it has cost."""
    meter = CommonMeter()
    outer = _METER.set(meter)
    try:
        return await _timed(work().__await__(), meter), meter.seconds
    finally:
        _METER.reset(outer)


@coroutine
def _timed(work: Generator[Any, Any, T], meter: Meter | CommonMeter) -> Generator[Any, Any, T]:
    """Run it, and measure this thread while it runs, not while it waits for something."""
    thrown: BaseException | None = None
    while True:
        began = thread_time()
        try:
            awaited = work.send(None) if thrown is None else work.throw(thrown)
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            meter.add(thread_time() - began)
        thrown = None
        try:
            yield awaited
        except BaseException as fault:  # such as a cancellation: for the work, not for us
            thrown = fault


class ThreadCost:
    """What a thread does for the current request."""

    __slots__ = ("_seconds",)

    def __init__(self) -> None:
        self._seconds = 0.0

    def measure(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do it, in that thread."""
        began = thread_time()
        try:
            return work(*args, **kwargs)
        finally:
            self._seconds = thread_time() - began

    def charge(self) -> None:
        """Charge it, in the task of the request."""
        add_seconds(self._seconds)


async def in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do it in a thread, at the cost of the current request."""
    cost = ThreadCost()
    try:
        return await asyncio.to_thread(lambda: cost.measure(work, *args, **kwargs))
    finally:
        cost.charge()
