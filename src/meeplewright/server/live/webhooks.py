"""Webhooks: a request to a person's own address when it is their turn in a game of days.

Off unless the host allows them. The address comes from a stranger, so its name is resolved once,
the result is checked, and the connection goes to the checked address: with "public" nobody can
reach the local network through this server. The body names the table and the game, not the
position.
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

import httpx

from meeplewright.core.errors import Reason
from meeplewright.server.errors import InvalidRequest
from meeplewright.server.settings import Webhooks as Allowed

LIMIT = 5.0  # seconds in total
TRIES = 3
PAUSES = (10.0, 60.0)  # seconds before the second and the third try
MOST_WAITING = 500  # more are dropped
NAT64 = IPv6Network("64:ff9b::/96")
HEADERS = {
    "Content-Type": "application/json",
    "User-Agent": "meeplewright",
    "Connection": "close",
}
FAILURES = (httpx.HTTPError, httpx.InvalidURL, InvalidRequest, OSError, TimeoutError, ValueError)

log = logging.getLogger(__name__)

Resolve = Callable[[str, int], Awaitable[list[str]]]


@dataclass(frozen=True, slots=True)
class Target:
    """The parts of a webhook address."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def url(self) -> httpx.URL:
        path = self.path.encode("ascii")
        return httpx.URL(scheme=self.scheme, host=self.host, port=self.port, raw_path=path)


def read_target(address: str) -> Target:
    """Parse an address; InvalidRequest if it cannot be a webhook."""
    wrong = InvalidRequest(Reason("webhook", "table-webhook-address"), status=400)
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
    """Whether an address, and the IPv4 address inside it, is on the public internet."""
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


class PinnedTransport(httpx.AsyncBaseTransport):
    """Connects to one address, whatever the URL's host is called. No name is resolved here.

    The Host header and the name in the certificate stay those of the URL.
    """

    def __init__(self, address: str, verify: ssl.SSLContext | bool) -> None:
        self._address = address
        self._transport = httpx.AsyncHTTPTransport(verify=verify, trust_env=False)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions = {**request.extensions, "sni_hostname": request.url.host}
        request.url = request.url.copy_with(host=self._address)
        return await self._transport.handle_async_request(request)

    async def aclose(self) -> None:
        await self._transport.aclose()


class Webhooks:
    """Sends in the background; counts what failed."""

    def __init__(self, allowed: Allowed, resolve: Resolve | None = None) -> None:
        self._allowed = allowed
        self._resolve = _resolve if resolve is None else resolve
        self._tasks: set[asyncio.Task[None]] = set()
        self.failures = 0

    @property
    def are_on(self) -> bool:
        return self._allowed != "off"

    def send(self, address: str, body: dict[str, Any]) -> None:
        """Start sending. Never raises, never waits."""
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
            except (NotSent, *FAILURES) as fault:
                self.failures += 1
                # The address may contain a secret of its owner: only the kind of error is logged.
                log.info("webhook failed", extra={"try": attempt + 1, "why": type(fault).__name__})

    async def post(self, address: str, body: bytes) -> None:
        """Send it, or raise NotSent. Follows no redirects and does not read the answer's body."""
        target = read_target(address)
        place = await self._checked(target)
        # Without a client: it would log the address, which may contain a secret of its owner.
        request = httpx.Request("POST", target.url, headers=HEADERS, content=body)
        verify = ssl.create_default_context() if target.scheme == "https" else False
        async with PinnedTransport(place, verify) as transport:
            response = await transport.handle_async_request(request)
            await response.aclose()
        if not response.is_success:
            raise NotSent(f"answered {response.status_code}")

    async def _checked(self, target: Target) -> str:
        """The first of the host's addresses that may be connected to."""
        for place in await self._resolve(target.host, target.port):
            if self._allowed == "any" or is_public(place):
                return place
        raise NotSent("no public address")


async def _resolve(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(place[4][0]).partition("%")[0] for place in found]
