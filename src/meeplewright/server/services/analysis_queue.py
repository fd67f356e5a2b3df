"""The queue of requested analyses: people take turns in it, by their addresses.

The rows in storage are ordered by `asked_at`. Every unfinished analysis that an address already has
makes its next one an hour later there, so the first of somebody else comes before it. Who requested
what is kept in memory only, by each process for itself. An analysis is not stopped while somebody
else wants it.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Final

from meeplewright.server.errors import TooManyRequests
from meeplewright.server.live.fair_queue import lack_of_room
from meeplewright.server.rate_limits import RateLimit
from meeplewright.server.settings import Limits
from meeplewright.server.storage import AnalysisRow, Store

LATER_MS: Final = 60 * 60 * 1000  # longer than the first ones of all addresses usually wait
RETRY: Final = 60  # seconds until the client may try again


class AnalysisQueue:
    """Decides whether an analysis may be requested, and after which others it comes."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self._rate = RateLimit(limits.analyses_per_hour / 3600, limits.analyses_per_hour)
        self._addresses: dict[str, str] = {}  # of those who requested the unfinished ones first
        self._wanted_by: dict[str, set[str]] = {}  # all addresses that requested them
        self._lock = asyncio.Lock()  # two requests at once must not take the same room

    async def request(self, row: AnalysisRow, address: str) -> AnalysisRow:
        """Returns the stored row. A known analysis is shared; TooManyRequests for a new one if this
        address, or all together, have too many.
        """
        async with self._lock:
            known = await self._store.analyses.get(row.id)
            unfinished = set(await self._store.analyses.unfinished())
            for finished in self._wanted_by.keys() - unfinished:
                del self._wanted_by[finished]
                self._addresses.pop(finished, None)
            own = self._count(address, besides=row.id)
            is_new = known is None or known.status == "failed"
            if is_new:
                self._must_have_room(own, len(unfinished))
                self._rate.spend(address)
            placed = replace(row, asked_at=row.asked_at + own * LATER_MS)
            kept = await self._store.analyses.request(placed)
            if is_new:
                self._addresses[row.id] = address
            if is_new or row.id in unfinished:
                self._wanted_by.setdefault(row.id, set()).add(address)
            return kept

    def withdraw(self, analysis_id: str, address: str) -> bool:
        """This address does not want it any more. Whether nobody else does, as far as we know."""
        wanted_by = self._wanted_by.get(analysis_id, set())
        wanted_by.discard(address)
        return not wanted_by

    def _count(self, address: str, besides: str) -> int:
        others = self._addresses.items()
        return sum(asked == address for analysis, asked in others if analysis != besides)

    def _must_have_room(self, own: int, waiting: int) -> None:
        each, most = self._limits.analyses_per_address, self._limits.analyses_waiting
        match lack_of_room(own, waiting, each=each, most=most):
            case "yours":
                raise TooManyRequests.because(
                    "analysis", "table-analyses-yours", retry_after=RETRY, most=each
                )
            case "busy":
                raise TooManyRequests.because("analysis", "table-analyses-busy", retry_after=RETRY)
