"""The house: what its rooms share."""

from __future__ import annotations

from dataclasses import dataclass

from meeplewright.server.live.hub import Hub
from meeplewright.server.rates import Rate
from meeplewright.server.settings import Settings
from meeplewright.server.storage.store import Store
from meeplewright.server.time import Clock


@dataclass(frozen=True)
class House:
    """Settings, storage, live tables, the time, and how often a person may knock."""

    settings: Settings
    store: Store
    hub: Hub
    clock: Clock
    person_rate: Rate
    guest_rate: Rate

    @property
    def is_secure(self) -> bool:
        """Whether people come by https."""
        return (self.settings.base_url or "").startswith("https:")


def open_house(settings: Settings, store: Store, hub: Hub, clock: Clock) -> House:
    limits = settings.limits
    return House(
        settings,
        store,
        hub,
        clock,
        Rate(limits.requests_per_second, limits.requests_burst),
        Rate(limits.people_per_hour / 3600, limits.people_per_hour),
    )
