"""Whether this process can serve: storage can be written.

Anybody can ask, as often as they like, so the cost is limited: those who ask at once share a probe,
and one that worked counts for a second, unless storage has failed since.
"""

from __future__ import annotations

import asyncio

from meeplewright.server.storage.store import Store
from meeplewright.server.time import Clock

LASTS_MS = 1_000


class Readiness:
    """Probes storage with a write, at most once a second while it works."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._worked: tuple[int, int] | None = None  # when, and the faults before
        self._probe: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Raise StorageFault unless a write works."""
        if self._has_just_worked():
            return
        if self._probe is None:
            self._probe = asyncio.create_task(self._store.probe())
            self._probe.add_done_callback(self._finished)
        await asyncio.shield(self._probe)

    def _has_just_worked(self) -> bool:
        if self._worked is None:
            return False
        at, faults = self._worked
        return faults == self._store.faults and self._clock.now() - at < LASTS_MS

    def _finished(self, probe: asyncio.Task[None]) -> None:
        self._probe = None
        if not probe.cancelled() and probe.exception() is None:
            self._worked = (self._clock.now(), self._store.faults)
