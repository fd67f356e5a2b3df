"""The application context: what every service needs, made once per process."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field

from meeplewright.server.errors import NotFound, TooManyRequests
from meeplewright.server.live.hub import Hub
from meeplewright.server.rate_limits import RateLimit
from meeplewright.server.services.analysis_queue import AnalysisQueue
from meeplewright.server.services.analysis_runner import AnalysisRunner
from meeplewright.server.services.notice_sender import NoticeSender
from meeplewright.server.services.pictures import Pictures
from meeplewright.server.services.readiness import Readiness
from meeplewright.server.services.replay_cache import ReplayCache
from meeplewright.server.settings import Settings
from meeplewright.server.storage.store import Store
from meeplewright.server.time import Clock


@dataclass(frozen=True)
class AppContext:
    """Settings, storage, live tables, the clock, rate limits and background workers."""

    settings: Settings
    store: Store
    hub: Hub
    clock: Clock
    person_rate: RateLimit
    guest_rate: RateLimit
    analysis_queue: AnalysisQueue
    score_rate: RateLimit
    puzzle_rate: RateLimit
    replay_cache: ReplayCache
    analysis_runner: AnalysisRunner
    qr_rate: RateLimit
    picture_rate: RateLimit
    pictures: Pictures
    export_rate: RateLimit
    exporting: asyncio.Lock
    notice_sender: NoticeSender
    readiness: Readiness
    connected: Counter[str] = field(default_factory=Counter)

    @property
    def is_secure(self) -> bool:
        """Whether the public address uses https."""
        return (self.settings.base_url or "").startswith("https:")

    def enter_connection(self, address: str) -> None:
        """Count one connection of an address; TooManyRequests if it already has the maximum."""
        if self.connected[address] >= self.settings.limits.connections_per_address:
            raise TooManyRequests.because(
                "connections", "table-connections-address", retry_after=60
            )
        self.connected[address] += 1

    def leave_connection(self, address: str) -> None:
        """The connection has ended."""
        self.connected[address] -= 1
        if not self.connected[address]:
            del self.connected[address]

    async def notify_change(self, table_id: str) -> None:
        """Tell everybody connected to the table that it changed or was removed."""
        with suppress(NotFound):
            await self.hub.sync.rows_changed(table_id)


def make_context(settings: Settings, store: Store, hub: Hub, clock: Clock) -> AppContext:
    limits = settings.limits
    return AppContext(
        settings,
        store,
        hub,
        clock,
        RateLimit(limits.requests_per_second, limits.requests_burst),
        RateLimit(limits.people_per_hour / 3600, limits.people_per_hour),
        AnalysisQueue(store, limits),
        RateLimit(limits.scores_per_minute / 60, limits.scores_per_minute),
        RateLimit(limits.puzzle_steps_per_minute / 60, limits.puzzle_steps_per_minute),
        ReplayCache(RateLimit(limits.replays_per_minute / 60, limits.replays_per_minute)),
        AnalysisRunner(store, clock),
        RateLimit(limits.qr_codes_per_minute / 60, limits.qr_codes_per_minute),
        RateLimit(limits.pictures_per_minute / 60, limits.pictures_per_minute),
        Pictures(hub),
        RateLimit(limits.exports_per_hour / 3600, limits.exports_per_hour),
        asyncio.Lock(),
        NoticeSender(store, hub, settings, clock),
        Readiness(store, clock),
    )
