"""Webhooks: a word to somebody's own address when it is his turn in a game of days.

Off unless the host allows them. A stranger chooses the address, so it is resolved once, checked,
and connected to as checked: no host of the local network can be reached through us ("public").
The body says which table and game, and nothing of the position.
"""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

from meeplewright.core.errors import Reason
from meeplewright.server.errors import Malformed
from meeplewright.server.settings import Webhooks as Allowed

LIMIT = 5.0  # seconds for the whole of it
TRIES = 3
PAUSES = (10.0, 60.0)  # seconds before the second and the third try
MOST_WAITING = 500  # turns to tell of; more are dropped
NAT64 = IPv6Network("64:ff9b::/96")

log = logging.getLogger(__name__)

Resolve = Callable[[str, int], Awaitable[list[str]]]


@dataclass(frozen=True, slots=True)
class Target:
    """An address that a person gave, taken apart."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def host_header(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = 443 if self.scheme == "https" else 80
        return host if self.port == usual else f"{host}:{self.port}"


def read_target(address: str) -> Target:
    """Take an address apart; Malformed where it cannot be one of a webhook."""
    wrong = Malformed(Reason("webhook", "table-webhook-address"), status=400)
    if any(ord(letter) <= 32 or ord(letter) >= 127 for letter in address):
        raise wrong
    try:
        parts = urlsplit(address)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        raise wrong from None
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        raise wrong
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, parts.hostname, port, path)


def is_public(address: str) -> bool:
    """Whether an address belongs to the open internet, also by the IPv4 address inside of it."""
    found = ip_address(address)
    if isinstance(found, IPv6Address):
        inside = found.ipv4_mapped or found.sixtofour or _translated(found)
        if found.teredo is not None or (inside is not None and not inside.is_global):
            return False
    return found.is_global and not found.is_multicast


def _translated(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that a translator (NAT64) would make of it."""
    return IPv4Address(int(address) & 0xFFFF_FFFF) if address in NAT64 else None


class NotSent(Exception):
    """A webhook that did not arrive, and why."""


class Webhooks:
    """Sends one at a time to nobody's delay; counts what failed."""

    def __init__(self, allowed: Allowed, resolve: Resolve | None = None) -> None:
        self._allowed = allowed
        self._resolve = _resolve if resolve is None else resolve
        self._tasks: set[asyncio.Task[None]] = set()
        self.failures = 0

    @property
    def are_on(self) -> bool:
        return self._allowed != "off"

    def send(self, address: str, body: dict[str, Any]) -> None:
        """In its own time; never raises, never waits."""
        if not self.are_on:
            return
        if len(self._tasks) >= MOST_WAITING:
            self.failures += 1
            return
        task = asyncio.create_task(self._deliver(address, json.dumps(body).encode()))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _deliver(self, address: str, body: bytes) -> None:
        for attempt in range(TRIES):
            if attempt:
                await asyncio.sleep(PAUSES[attempt - 1])
            try:
                async with asyncio.timeout(LIMIT):
                    await self.post(address, body)
                return
            except (NotSent, Malformed, OSError, TimeoutError, ValueError) as fault:
                self.failures += 1
                # The address may hold a secret of its owner: only the kind of fault is told.
                log.info("webhook failed", extra={"try": attempt + 1, "why": type(fault).__name__})

    async def post(self, address: str, body: bytes) -> None:
        """Send it, or NotSent. Redirections are not followed."""
        target = read_target(address)
        place = await self._checked(target)
        secure = ssl.create_default_context() if target.scheme == "https" else None
        reader, writer = await asyncio.open_connection(
            place, target.port, ssl=secure, server_hostname=target.host if secure else None
        )
        try:
            writer.write(_request(target, body))
            await writer.drain()
            status = _status(await reader.readline())
        finally:
            writer.close()
        if not 200 <= status < 300:
            raise NotSent(f"answered {status}")

    async def _checked(self, target: Target) -> str:
        """The place to connect to: the first that may be connected to."""
        for place in await self._resolve(target.host, target.port):
            if self._allowed == "any" or is_public(place):
                return place
        raise NotSent("no public address")


def _request(target: Target, body: bytes) -> bytes:
    head = (
        f"POST {target.path} HTTP/1.1\r\nHost: {target.host_header}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        "User-Agent: meeplewright\r\nConnection: close\r\n\r\n"
    )
    return head.encode("ascii") + body


def _status(line: bytes) -> int:
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/1") or not words[1].isdigit():
        raise NotSent("not an HTTP answer")
    return int(words[1])


async def _resolve(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(place[4][0]).partition("%")[0] for place in found]
