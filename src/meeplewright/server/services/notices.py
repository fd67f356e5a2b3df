"""Where a person wants to be told about games of days: this device, and an e-mail address."""

from __future__ import annotations

from typing import Final

from typing_extensions import TypedDict

from meeplewright.core.errors import Reason
from meeplewright.locales import languages
from meeplewright.server.errors import InvalidRequest, NotFound, Refused, TooManyRequests
from meeplewright.server.mail_address import is_mail_address
from meeplewright.server.outgoing import read_target
from meeplewright.server.services import push
from meeplewright.server.services.context import AppContext
from meeplewright.server.storage.ids import new_id, new_token, token_hash
from meeplewright.server.storage.notice_repository import DAY_MS
from meeplewright.server.storage.notice_rows import CONFIRM, AddressRow, OutboxRow, SubscriptionRow

LONGEST_ENDPOINT: Final = 1000


class PushForm(TypedDict):
    """`key`: the server's public key, null if nothing is pushed from here; `on`: this device is
    told.
    """

    key: str | None
    on: bool


class MailForm(TypedDict):
    """`possible`: this server sends mail. Nothing is sent to an address before it is confirmed."""

    possible: bool
    address: str | None
    confirmed: bool


class NoticesForm(TypedDict):
    """How a person is told about games of days."""

    push: PushForm
    mail: MailForm


async def form_of(context: AppContext, person_id: str, device: str) -> NoticesForm:
    """What is set for this person and this device."""
    pusher, mailer = context.notice_sender.pusher, context.notice_sender.mailer
    subscription = await context.store.notices.subscription(device)
    address = await context.store.notices.address(person_id)
    return {
        "push": {
            "key": None if pusher is None else pusher.signer.public,
            "on": subscription is not None,
        },
        "mail": {
            "possible": mailer.is_on,
            "address": None if address is None else address.address,
            "confirmed": address is not None and address.confirmed_at is not None,
        },
    }


async def subscribe(
    context: AppContext,
    person_id: str,
    device: str,
    endpoint: str,
    p256dh: str,
    auth: str,
    language: str,
) -> None:
    """Push notices to this browser."""
    if context.notice_sender.pusher is None:
        raise Refused.because("push", "table-push-off")
    _check_language(language)
    target = read_target(endpoint, "endpoint")
    if target.scheme != "https" and context.settings.push != "any":
        raise InvalidRequest(Reason("endpoint", "table-push-https"), status=400)
    push.check_keys(p256dh, auth)
    row = SubscriptionRow(
        token_hash=device,
        person_id=person_id,
        endpoint=endpoint,
        p256dh=p256dh,
        auth=auth,
        language=language,
        created_at=context.clock.now(),
    )
    await context.store.notices.subscribe(row)


async def set_address(
    context: AppContext, person_id: str, address: str, language: str, network: str
) -> None:
    """Send a mail that asks to confirm this address; until then nothing else is sent to it."""
    if not context.notice_sender.mailer.is_on:
        raise Refused.because("mail", "table-mail-off")
    _check_language(language)
    if not is_mail_address(address):
        raise InvalidRequest(Reason("address", "table-mail-address"), status=400)
    known = await context.store.notices.address(person_id)
    if known is not None and known.confirmed_at is not None and known.address == address:
        return
    now = context.clock.now()
    row = AddressRow(
        person_id=person_id, address=address, language=language, key=new_token(), created_at=now
    )
    mail = OutboxRow(
        id=new_id(),
        person_id=person_id,
        table_id=None,
        subscription=None,
        items=[{"key": CONFIRM}],
        created_at=now,
        due_at=now,
    )
    limits = context.settings.limits
    counted = {
        token_hash(f"person {person_id}"): limits.confirmations_per_day,
        token_hash(f"address {address.lower()}"): limits.confirmations_per_day,
        token_hash(f"network {network}"): limits.confirmations_per_network,
    }
    if not await context.store.notices.ask_address(row, mail, counted):
        tomorrow = (DAY_MS - now % DAY_MS) // 1000 + 1
        raise TooManyRequests.because("address", "table-mail-often", retry_after=tomorrow)
    context.notice_sender.wake()


async def confirm(context: AppContext, key: str) -> None:
    if not await context.store.notices.confirm_address(key, context.clock.now()):
        raise NotFound.because("key", "table-mail-key")


def _check_language(language: str) -> None:
    if language not in languages():
        facts: dict[str, str | int] = {"setting": "language", "value": language}
        raise InvalidRequest(Reason("language", "table-setting-choice", facts), status=400)
