"""Receives the bodies of requests: how long each may be, and how much memory all of them may hold
until they are read.

Nobody can keep others from sending: an address that holds little always gets in, and addresses
without an identity share a half of the memory.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from starlette.requests import Request

from meeplewright.server.errors import TooLarge, TooManyRequests
from meeplewright.server.http.identity import visitor_of
from meeplewright.server.rate_limits import client_address
from meeplewright.server.settings import Limits

LITTLE: Final = 16_384  # bytes; an address that holds no more than this always gets in

_RETRY: Final = 5  # seconds until other bodies have probably arrived
_SHORT: Final = 4_096  # bytes of a body beside its one text
_CHARACTER: Final = 12  # bytes of a character that is written as two escapes

BODY_LIMITS: Final[Mapping[str, str]] = {
    "open_table": "record_bytes",
    "replay_record": "record_bytes",
    "aid_of_record": "record_bytes",
    "analyse_record": "record_bytes",
    "score_position": "body_bytes",
    "write_note": "body_bytes",
    "play_puzzle": "body_bytes",
    "why_not_in_puzzle": "body_bytes",
    "aid_in_puzzle": "body_bytes",
    "answer_puzzle": "body_bytes",
    "act": "message_bytes",
    "draft": "message_bytes",
    "why": "message_bytes",
    "give_order": "message_bytes",
}
"""The routes whose bodies are more than names, numbers and a short text; the limit of each."""


def body_limit(route: str, limits: Limits) -> int:
    """The maximum bytes of a body of this route."""
    name = BODY_LIMITS.get(route)
    if name == "record_bytes":
        return max(limits.body_bytes, limits.record_bytes)
    if name is not None:
        return int(getattr(limits, name))
    texts = (limits.name_length, limits.title_length, limits.chat_length, limits.webhook_length)
    return min(limits.body_bytes, _SHORT + _CHARACTER * max(texts))


class HalfBodies:
    """The bytes of all bodies that have begun to arrive and are not yet read."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.held: Counter[str] = Counter()
        self.total = 0
        self.of_strangers = 0

    @contextmanager
    def arriving(self, address: str) -> Iterator[HalfBody]:
        """A body of this address; what it holds is released at the end."""
        half = HalfBody(self, address)
        try:
            yield half
        finally:
            self._add(address, -half.length, half.is_known)

    def hold(self, address: str, count: int, is_known: bool) -> None:
        """Hold more bytes, or raise TooManyRequests."""
        if not self._has_room(address, count, is_known):
            raise TooManyRequests.because(
                "body", "table-too-often", retry_after=_RETRY, seconds=_RETRY
            )
        self._add(address, count, is_known)

    def _has_room(self, address: str, count: int, is_known: bool) -> bool:
        own, total, limits = self.held[address] + count, self.total + count, self._limits
        if own <= LITTLE:
            return total <= 2 * limits.half_bodies_bytes
        if total > limits.half_bodies_bytes or own > limits.half_bodies_bytes_per_address:
            return False
        if is_known:
            return True
        is_within_half = self.of_strangers + count <= limits.half_bodies_bytes // 2
        return is_within_half and own <= limits.half_bodies_bytes_per_stranger

    def _add(self, address: str, count: int, is_known: bool) -> None:
        self.total += count
        self.of_strangers += 0 if is_known else count
        self.held[address] += count
        if not self.held[address]:
            del self.held[address]


class HalfBody:
    """One body while it arrives."""

    def __init__(self, bodies: HalfBodies, address: str) -> None:
        self.length = 0
        self.is_known = False  # whether who sends it has an identity
        self._bodies = bodies
        self._address = address
        self._parts: list[bytes] = []

    def add(self, part: bytes) -> None:
        self._bodies.hold(self._address, len(part), self.is_known)
        self.length += len(part)
        self._parts.append(part)

    def identify(self) -> None:
        """Who sends it has an identity."""
        if not self.is_known:
            self.is_known = True
            self._bodies.of_strangers -= self.length

    def whole(self) -> bytes:
        return b"".join(self._parts)


@asynccontextmanager
async def received(request: Request, most: int) -> AsyncIterator[bytes]:
    """The whole body, to be read at once: its bytes count until then. TooLarge as soon as it is
    known to be longer than `most`. Who sends it is looked up once it is no longer short.
    """
    too_large = TooLarge.because("body", "table-too-large", most=most)
    if int(request.headers.get("content-length", "0")) > most:
        raise too_large
    bodies: HalfBodies = request.app.state.half_bodies
    address = client_address(request.scope, request.app.state.settings.proxies)
    with bodies.arriving(address) as half:
        async for part in request.stream():
            if half.length + len(part) > most:
                raise too_large
            is_long = half.length <= LITTLE < half.length + len(part)
            if is_long and await visitor_of(request) is not None:
                half.identify()
            half.add(part)
        yield half.whole()
