"""The house: what its rooms share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

from meeplewright.server.errors import TooMuch, Unknown
from meeplewright.server.house.analyst import Analyst
from meeplewright.server.house.projector import Projector
from meeplewright.server.live.hub import Hub
from meeplewright.server.rates import Rate
from meeplewright.server.settings import Settings
from meeplewright.server.storage.store import Store
from meeplewright.server.time import Clock


@dataclass(frozen=True)
class House:
    """Settings, storage, live tables, the time, how often people may knock, who works here."""

    settings: Settings
    store: Store
    hub: Hub
    clock: Clock
    person_rate: Rate
    guest_rate: Rate
    analysis_rate: Rate
    projector: Projector
    analyst: Analyst
    connected: Counter[str] = field(default_factory=Counter)

    @property
    def is_secure(self) -> bool:
        """Whether people come by https."""
        return (self.settings.base_url or "").startswith("https:")

    @contextmanager
    def one_more_connection(self, address: str) -> Iterator[None]:
        """An address has only so many connections at once, whoever is behind it."""
        if self.connected[address] >= self.settings.limits.connections_per_address:
            raise TooMuch.because("connections", "table-connections-address", retry_after=60)
        self.connected[address] += 1
        try:
            yield
        finally:
            self.connected[address] -= 1
            if not self.connected[address]:
                del self.connected[address]

    async def tell_change(self, table_id: str) -> None:
        """Whoever is at the table learns that it changed, or that it is no more."""
        with suppress(Unknown):
            await self.hub.sync.rows_changed(table_id)


def open_house(settings: Settings, store: Store, hub: Hub, clock: Clock) -> House:
    limits = settings.limits
    return House(
        settings,
        store,
        hub,
        clock,
        Rate(limits.requests_per_second, limits.requests_burst),
        Rate(limits.people_per_hour / 3600, limits.people_per_hour),
        Rate(limits.analyses_per_hour / 3600, limits.analyses_per_hour),
        Projector(Rate(limits.replays_per_minute / 60, limits.replays_per_minute)),
        Analyst(store, clock),
    )
