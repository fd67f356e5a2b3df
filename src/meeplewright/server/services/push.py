"""Web push: messages encrypted for one browser (RFC 8291) and signed by this server (RFC 8292).

The packages for it come with the extra `host`; without them nothing is pushed.
"""

from __future__ import annotations

import asyncio
import base64
import json
from typing import Any, Final

from meeplewright.core.extras import is_installed
from meeplewright.server.errors import InvalidRequest
from meeplewright.server.outgoing import Outgoing, read_target
from meeplewright.server.settings import Settings
from meeplewright.server.storage.notice_rows import SubscriptionRow

LASTS: Final = 24 * 3600  # seconds that a push service keeps a message for a browser that is off
SIGNED: Final = 12 * 3600  # seconds that a signature is valid


def can_push() -> bool:
    """Whether the packages for it are installed."""
    return is_installed("cryptography", "http_ece", "py_vapid")


def decode(text: str) -> bytes:
    """Base64 as browsers write it, for URLs and without padding."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def new_private_key() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encode(number.to_bytes(32, "big"))


def check_keys(p256dh: str, auth: str) -> None:
    """InvalidRequest, with the name of the field, unless a browser can have these keys."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(p256dh))
    except ValueError:
        raise InvalidRequest.because("keys.p256dh", "table-push-key") from None
    if len(decode(auth)) != 16:
        raise InvalidRequest.because("keys.auth", "table-push-key")


class Signer:
    """The server's key: its public part for browsers, and signatures for push services."""

    def __init__(self, private: str, contact: str) -> None:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02

        # Not strict: the contact may also be an https address.
        self._vapid = Vapid02.from_raw(private.encode("ascii"))
        self._vapid.conf["no-strict"] = True
        self._contact = contact
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = encode(point)

    def headers(self, origin: str, seconds: int) -> dict[str, str]:
        """The header that proves who sends, to the push service at this origin."""
        claims = {"aud": origin, "exp": seconds + SIGNED, "sub": self._contact}
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed


class Pusher:
    """Sends messages to browsers."""

    def __init__(self, settings: Settings, signer: Signer) -> None:
        self.signer = signer
        self._outgoing = Outgoing(settings.push)

    async def send(
        self, row: SubscriptionRow, message: dict[str, Any], topic: str, seconds: int
    ) -> None:
        """Encrypt and send it, or raise what `Outgoing.post` raises. Of the messages of one topic
        that wait at the push service, the browser gets the last one.
        """
        target = read_target(row.endpoint, "endpoint")
        body = await asyncio.to_thread(encrypted, row, json.dumps(message).encode())
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "User-Agent": "meeplewright",
            "Connection": "close",
            "TTL": str(LASTS),
            "Urgency": "normal",
            "Topic": topic,
            **self.signer.headers(target.origin, seconds),
        }
        await self._outgoing.post(target, headers, body)


def encrypted(row: SubscriptionRow, data: bytes) -> bytes:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    packed: bytes = http_ece.encrypt(
        data,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decode(row.p256dh),
        auth_secret=decode(row.auth),
        version="aes128gcm",
    )
    return packed


def contact_of(settings: Settings) -> str:
    """Whom a push service can ask about this server."""
    if settings.mail_sender is not None:
        return f"mailto:{settings.mail_sender}"
    if settings.base_url is not None and settings.base_url.startswith("https:"):
        return settings.base_url
    return "mailto:meeplewright@localhost"
