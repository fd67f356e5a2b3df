"""E-mail through the host's SMTP server, if one is set."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate
from typing import Final
from urllib.parse import urlsplit

from meeplewright.server.settings import Settings

TIMEOUT: Final = 15.0  # seconds for each answer of the SMTP server
_PORTS: Final = {"starttls": 587, "tls": 465, "off": 25}


class Undeliverable(Exception):
    """The SMTP server refuses the recipient for good."""


class Mailer:
    """Writes and sends mails. Every mail has links to stop, also for the mail program's button."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def is_on(self) -> bool:
        return self._settings.mail_host is not None

    def compose(
        self, message_id: str, to: str, key: str, subject: str, text: str, seconds: int
    ) -> EmailMessage:
        base = self._settings.base_url or ""
        mail = EmailMessage(policy=SMTP)
        sender = Address("Meeplewright", addr_spec=self._settings.mail_sender or "")
        mail["From"] = sender
        mail["To"] = Address(addr_spec=to)
        mail["Subject"] = subject
        mail["Date"] = formatdate(seconds)
        # The same for a second try, so that a mail program can recognise a duplicate.
        mail["Message-ID"] = f"<{message_id}@{urlsplit(base).hostname}>"
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{base}/api/mail/stop?key={key}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(text)
        return mail

    async def send(self, mail: EmailMessage) -> None:
        """Raises Undeliverable, SMTPException or OSError."""
        await asyncio.to_thread(self._send, mail)

    def _send(self, mail: EmailMessage) -> None:
        try:
            with self._connected() as connection:
                connection.send_message(mail)
        except smtplib.SMTPRecipientsRefused as refused:
            if all(code >= 500 for code, _ in refused.recipients.values()):
                raise Undeliverable from refused
            raise

    def _connected(self) -> smtplib.SMTP:
        settings = self._settings
        host, tls = settings.mail_host or "", settings.mail_tls
        port = settings.mail_port or _PORTS[tls]
        if tls == "tls":
            context = ssl.create_default_context()
            connection: smtplib.SMTP = smtplib.SMTP_SSL(
                host, port, timeout=TIMEOUT, context=context
            )
        else:
            connection = smtplib.SMTP(host, port, timeout=TIMEOUT)
        try:
            if tls == "starttls":
                connection.starttls(context=ssl.create_default_context())
            if settings.mail_user is not None:
                connection.login(settings.mail_user, settings.mail_password or "")
        except BaseException:
            connection.close()
            raise
        return connection
