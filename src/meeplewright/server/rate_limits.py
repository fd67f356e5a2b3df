"""Rate limits: token buckets by key, and the address that a request comes from."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic

from starlette.datastructures import Headers
from starlette.types import Scope

from meeplewright.server.errors import TooManyRequests

_MOST_KEYS = 50_000  # the least recently used is dropped first


class Bucket:
    """One key's tokens: `left` of them at the time `at`."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class RateLimit:
    """For each key at most `burst` at once, and `rate` per second after that."""

    def __init__(self, rate: float, burst: float, steady: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._steady = steady
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def spend(self, key: str) -> None:
        """Take one token, or raise TooManyRequests with the seconds until there is one."""
        bucket = self._filled(key)
        if bucket.left < 1:
            raise self._too_often(1 - bucket.left)
        bucket.left -= 1

    def check(self, key: str) -> None:
        """Raise TooManyRequests if nothing is left."""
        bucket = self._filled(key)
        if bucket.left <= 0:
            raise self._too_often(-bucket.left)

    def wait(self, key: str) -> float:
        """Seconds until the key owes nothing."""
        return max(0.0, -self._filled(key).left / self._rate)

    def has_other(self, key: str, seconds: float) -> bool:
        """Whether another key was used in the last seconds."""
        for other in reversed(self._buckets):  # the last used first
            if other != key:
                return self._steady() - self._buckets[other].at <= seconds
        return False

    def charge(self, key: str, cost: float) -> None:
        """Take this much, also if there is not so much: no more than `burst` has to be paid back,
        so nobody waits without end for one expensive request.
        """
        bucket = self._filled(key)
        bucket.left = max(-self._burst, bucket.left - cost)

    def _filled(self, key: str) -> Bucket:
        """The key's bucket with what came in since it was last used."""
        now = self._steady()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._burst, now)
            if len(self._buckets) > _MOST_KEYS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        bucket.left = min(self._burst, bucket.left + (now - bucket.at) * self._rate)
        bucket.at = now
        return bucket

    def _too_often(self, missing: float) -> TooManyRequests:
        wait = max(1, ceil(missing / self._rate))
        return TooManyRequests.because("rate", "table-too-often", retry_after=wait, seconds=wait)


def client_address(scope: Scope, proxies: int) -> str:
    """The client's address, as the trusted proxies report it. An IPv6 /64 counts as one address."""
    client = scope.get("client")
    address = str(client[0]) if client else ""
    if proxies:
        forwarded = Headers(scope=scope).getlist("x-forwarded-for")
        hops = [hop.strip() for line in forwarded for hop in line.split(",") if hop.strip()]
        if hops:
            address = hops[max(0, len(hops) - proxies)]
    return network_of(address)


def network_of(address: str) -> str:
    """The address, or of an IPv6 address the /64 network: that is what one household has."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped) if mapped else f"{int(found) >> 64:x}/64"
    return str(found)
