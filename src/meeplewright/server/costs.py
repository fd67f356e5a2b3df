"""What a request or a message costs: processor time, and bytes that were received.

The cost is known only afterwards. Whoever has spent too much is refused until it is paid back.
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


class Meter:
    """The cost of one request or message so far, in processor seconds."""

    __slots__ = ("seconds",)

    def __init__(self) -> None:
        self.seconds = 0.0


_METER: ContextVar[Meter | None] = ContextVar("meter", default=None)


def add_bytes(count: int) -> None:
    """Bytes were received for what is measured now."""
    meter = _METER.get()
    if meter is not None:
        meter.seconds += count * SECONDS_PER_BYTE


class CostLimit:
    """Processor seconds for each address: `burst` at once, and `rate` per second after that."""

    def __init__(self, rate: float, burst: float, steady: Callable[[], float] = monotonic) -> None:
        self._left = RateLimit(rate, burst, steady)

    def check(self, address: str) -> None:
        """TooManyRequests if the address has nothing left."""
        self._left.check(address)

    async def measure(self, address: str, work: Awaitable[T]) -> T:
        """Do the work and charge its cost."""
        meter = Meter()
        outer = _METER.set(meter)
        try:
            return await _timed(work.__await__(), meter)
        finally:
            _METER.reset(outer)
            self._left.charge(address, meter.seconds)


@coroutine
def _timed(work: Generator[Any, Any, T], meter: Meter) -> Generator[Any, Any, T]:
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
            meter.seconds += thread_time() - began
        thrown = None
        try:
            yield awaited
        except BaseException as fault:  # such as a cancellation: for the work, not for us
            thrown = fault


async def in_thread(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do it in a thread, at the cost of the current request."""
    meter = _METER.get()

    def run() -> T:
        began = thread_time()
        try:
            return work(*args, **kwargs)
        finally:
            if meter is not None:
                meter.seconds += thread_time() - began

    return await asyncio.to_thread(run)
