"""Places that notices go to, on 127.0.0.1: a push service and a mail server."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP, Envelope
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from meeplewright.server.services.push import decode, encode
from meeplewright.server.storage.notice_rows import SubscriptionRow


class PushService:
    """A browser with its push service. Every message must be signed for it and readable by it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)
        self.answer = "201 Created"
        self.hangs = False
        self.heads: list[dict[str, str]] = []
        self.got: list[dict[str, Any]] = []
        self.arrived = asyncio.Event()
        self.port = 0
        self._connections: set[asyncio.Task[Any] | None] = set()

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.port}/send/{encode(self._secret)}"

    @property
    def keys(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": encode(point), "auth": encode(self._secret)}

    def row(self, token_hash: str, person_id: str, language: str = "en") -> SubscriptionRow:
        return SubscriptionRow(
            token_hash=token_hash,
            person_id=person_id,
            endpoint=self.endpoint,
            language=language,
            created_at=0,
            **self.keys,
        )

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._connections.add(asyncio.current_task())
        try:
            await self._answer(reader, writer)
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()
            self._connections.discard(asyncio.current_task())

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii").split("\r\n")
        headers = {
            name.lower(): value
            for name, _, value in (line.partition(": ") for line in head[1:] if line)
        }
        body = await reader.readexactly(int(headers["content-length"]))
        self.heads.append(headers)
        self.arrived.set()
        if self.hangs:
            while self.hangs:
                await asyncio.sleep(0.05)
            return
        if self.answer.startswith("2"):
            check_signature(headers["authorization"], f"http://127.0.0.1:{self.port}")
            self.got.append(self._opened(body))
        writer.write(f"HTTP/1.1 {self.answer}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()

    def _opened(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._secret, version="aes128gcm"
        )
        message: dict[str, Any] = json.loads(plain)
        return message

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """It answers; a second time on the same port."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", self.port)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield
        finally:
            server.close()
            self.hangs = False
            await asyncio.gather(*filter(None, self._connections), return_exceptions=True)


def check_signature(authorization: str, audience: str) -> dict[str, Any]:
    """The claims of a VAPID header (RFC 8292). Fails unless it is signed and for this service."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid" and parts.keys() == {"t", "k"}
    signed, _, signature = parts["t"].rpartition(".")
    raw = decode(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(parts["k"]))
    key.verify(pair, signed.encode("ascii"), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(decode(signed.partition(".")[2]))
    assert claims["aud"] == audience and claims["sub"].startswith(("mailto:", "https:"))
    return claims


class MailServer:
    """Keeps the mails that it gets, or refuses them."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.to: list[list[str]] = []
        self.refusal: str | None = None
        self.port = 0

    async def handle_RCPT(  # noqa: N802, the name that aiosmtpd calls
        self, server: SMTP, session: Any, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.refusal is not None:
            return self.refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802
        self, server: SMTP, session: Any, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        self.to.append(list(envelope.rcpt_tos))
        return "250 OK"

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: SMTP(self), "127.0.0.1", self.port)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield
        finally:
            server.close()
