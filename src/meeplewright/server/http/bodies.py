"""Receives the bodies of requests: how long each may be, and how much memory all of them may hold
until they are read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from starlette.requests import Request

from meeplewright.server.errors import TooLarge, TooManyRequests
from meeplewright.server.rate_limits import client_address
from meeplewright.server.settings import Limits

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
        self._most = limits.half_bodies_bytes
        self._most_per_address = limits.half_bodies_bytes_per_address
        self.held: Counter[str] = Counter()
        self.total = 0

    @contextmanager
    def arriving(self, address: str) -> Iterator[HalfBody]:
        """A body of this address; what it holds is released at the end."""
        half = HalfBody(self, address)
        try:
            yield half
        finally:
            self._add(address, -half.length)

    def hold(self, address: str, count: int) -> None:
        """Hold more bytes, or raise TooManyRequests."""
        too_many = self.held[address] + count > self._most_per_address
        if too_many or self.total + count > self._most:
            raise TooManyRequests.because(
                "body", "table-too-often", retry_after=_RETRY, seconds=_RETRY
            )
        self._add(address, count)

    def _add(self, address: str, count: int) -> None:
        self.total += count
        self.held[address] += count
        if not self.held[address]:
            del self.held[address]


class HalfBody:
    """One body while it arrives."""

    def __init__(self, bodies: HalfBodies, address: str) -> None:
        self.length = 0
        self._bodies = bodies
        self._address = address
        self._parts: list[bytes] = []

    def add(self, part: bytes) -> None:
        self._bodies.hold(self._address, len(part))
        self.length += len(part)
        self._parts.append(part)

    def whole(self) -> bytes:
        return b"".join(self._parts)


@asynccontextmanager
async def received(request: Request, most: int) -> AsyncIterator[bytes]:
    """The whole body, to be read at once: its bytes count until then. TooLarge as soon as it is
    known to be longer than `most`.
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
            half.add(part)
        yield half.whole()
