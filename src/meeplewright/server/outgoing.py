"""Requests to addresses that come from strangers: webhooks and push services.

The name is resolved once, the result is checked, and the connection goes to the checked address:
with "public" nobody can reach the local network through this server. No redirect is followed, and
the body of the answer is not read.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

import httpx

from meeplewright.core.errors import Reason
from meeplewright.server.errors import InvalidRequest
from meeplewright.server.settings import Webhooks as Allowed

NAT64 = IPv6Network("64:ff9b::/96")
RELAYS = IPv4Network("192.88.99.0/24")  # of 6to4: whichever is nearest
UNICAST = IPv6Network("2000::/3")  # all others are local, reserved, or translated nearby
EXAMPLES = IPv6Network("3fff::/20")
ISATAP = (0x0000_5EFE, 0x0200_5EFE)  # before the IPv4 address to which a tunnel leads
FAILURES = (httpx.HTTPError, httpx.InvalidURL, InvalidRequest, OSError, TimeoutError, ValueError)

Resolve = Callable[[str, int], Awaitable[list[str]]]


@dataclass(frozen=True, slots=True)
class Target:
    """The parts of an address."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def url(self) -> httpx.URL:
        path = self.path.encode("ascii")
        return httpx.URL(scheme=self.scheme, host=self.host, port=self.port, raw_path=path)

    @property
    def origin(self) -> str:
        usual = self.port == {"http": 80, "https": 443}[self.scheme]
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" if usual else f"{self.scheme}://{host}:{self.port}"


def read_target(address: str, field: str = "webhook") -> Target:
    """Parse an address; InvalidRequest, naming the field, if nothing can be sent to it."""
    wrong = InvalidRequest(Reason(field, "table-webhook-address"), status=400)
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
    if isinstance(found, IPv4Address):
        return found.is_global and not found.is_multicast and found not in RELAYS
    inside = _ipv4_inside(found)
    if inside is not None and not is_public(str(inside)):
        return False
    is_routed = found in UNICAST and found not in EXAMPLES and found.teredo is None
    return found in NAT64 or (is_routed and found.is_global)


def _ipv4_inside(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that a translator (NAT64) would make of it, or to which a tunnel leads."""
    number = int(address)
    if address in NAT64 or (number >> 32) & 0xFFFF_FFFF in ISATAP:
        return IPv4Address(number & 0xFFFF_FFFF)
    return address.sixtofour


class NotSent(Exception):
    """A request that was not accepted, and why. `status`: the answer's, if there was one."""

    def __init__(self, why: str, status: int = 0, retry_after: int = 0) -> None:
        super().__init__(why)
        self.status = status
        self.retry_after = retry_after


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


class Outgoing:
    """Posts to checked addresses."""

    def __init__(self, allowed: Allowed, resolve: Resolve | None = None) -> None:
        self._allowed = allowed
        self._resolve = _resolve if resolve is None else resolve

    async def post(self, target: Target, headers: Mapping[str, str], body: bytes) -> None:
        """Send it, or raise NotSent or one of FAILURES."""
        place = await self._checked(target)
        # Without a client: it would log the address, which may contain a secret of its owner.
        request = httpx.Request("POST", target.url, headers=dict(headers), content=body)
        verify = ssl.create_default_context() if target.scheme == "https" else False
        async with PinnedTransport(place, verify) as transport:
            response = await transport.handle_async_request(request)
            await response.aclose()
        if not response.is_success:
            later = response.headers.get("retry-after", "")
            seconds = int(later) if later.isascii() and later.isdigit() and len(later) < 7 else 0
            raise NotSent(f"answered {response.status_code}", response.status_code, seconds)

    async def _checked(self, target: Target) -> str:
        """The first of the host's addresses that may be connected to."""
        for place in await self._resolve(target.host, target.port):
            if self._allowed == "any" or is_public(place):
                return place
        raise NotSent("no public address")


async def _resolve(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(place[4][0]).partition("%")[0] for place in found]
