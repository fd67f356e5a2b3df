"""A cache of replays: records are played through in threads, and the last few are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from meeplewright.server.costs import in_thread
from meeplewright.server.rate_limits import RateLimit
from meeplewright.server.tablegame.replay import Replay

KEPT: Final = 8  # replays
AT_ONCE: Final = 2  # records that are played through at the same time


class ReplayCache:
    """Replays by key. Stepping through a game asks for the same replay again and again."""

    def __init__(self, rate: RateLimit) -> None:
        self._rate = rate
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._making: dict[str, asyncio.Task[Replay]] = {}
        self._room = asyncio.Semaphore(AT_ONCE)

    def get(self, key: str) -> Replay | None:
        """The replay, if it is cached."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    async def get_or_create(self, key: str, make: Callable[[], Replay], whom: str) -> Replay:
        """The replay of this key, made in a thread unless it is cached.

        Only a replay that has to be made counts against the client's rate (TooManyRequests).
        Concurrent requests for the same key share one task.
        """
        if (kept := self.get(key)) is not None:
            return kept
        task = self._making.get(key)
        if task is None:
            self._rate.spend(whom)
            task = asyncio.create_task(self._make(key, make))
            self._making[key] = task
            task.add_done_callback(lambda done: self._made(key, done))
        return await asyncio.shield(task)

    async def _make(self, key: str, make: Callable[[], Replay]) -> Replay:
        async with self._room:
            return await in_thread(make)

    def _made(self, key: str, task: asyncio.Task[Replay]) -> None:
        del self._making[key]
        if task.cancelled() or task.exception() is not None:
            return
        self._kept[key] = task.result()
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
