"""The rows of notices for people who are away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

TURN = "notice-turn"
OVER = "notice-over"
CONFIRM = "notice-confirm"  # in the outbox only: the mail that asks to confirm the address


@dataclass(frozen=True, slots=True)
class NewNotice:
    """What a person should hear of, found while a move is planned: keys of texts with arguments."""

    person_id: str
    items: Sequence[dict[str, Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class SubscriptionRow:
    """A browser's push subscription, by the hash of the device's token."""

    token_hash: str
    person_id: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    created_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AddressRow:
    """A person's e-mail address. `key` is in the links of mails."""

    person_id: str
    address: str
    language: str
    key: str
    created_at: int
    confirmed_at: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NoticeRow:
    """What a person has not been told yet about a table."""

    table_id: str
    person_id: str
    items: list[dict[str, Any]]
    due_at: int | None
    sent_at: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class OutboxRow:
    """One message to one place: a subscription or, without one, the person's e-mail address."""

    id: str
    person_id: str
    table_id: str | None
    subscription: str | None
    items: list[dict[str, Any]]
    created_at: int
    due_at: int
    tries: int = 0
    holder: str | None = None
    until: int | None = None
