"""Notices that are written with the log entries that cause them, in the same transaction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import BindParameter, Connection, bindparam, select, union

from meeplewright.server.storage.notice_rows import NewNotice
from meeplewright.server.storage.schema import addresses, notices, subscriptions
from meeplewright.server.storage.upsert import upsert

GRACE_MS = 60_000  # what happens within this time is told together
PAUSE_MS = 3_600_000  # at most one notice in this time for each person and table
MOST_ITEMS = 6  # in one notice; the latest stay

PEOPLE: BindParameter[list[str]] = bindparam("people", expanding=True)
REACHABLE = union(
    select(subscriptions.c.person_id).where(subscriptions.c.person_id.in_(PEOPLE)),
    select(addresses.c.person_id).where(
        addresses.c.person_id.in_(PEOPLE), addresses.c.confirmed_at.is_not(None)
    ),
)
KNOWN = (
    select(notices)
    .where(
        notices.c.table_id == bindparam("of"),
        notices.c.person_id.in_(PEOPLE),
    )
    .with_for_update()
)


def add_notices(
    connection: Connection, table_id: str, found: Sequence[NewNotice], now: int
) -> None:
    """Add the notices of those who can be reached. The table must be locked."""
    asked = {"people": sorted({notice.person_id for notice in found})}
    reachable = set(connection.execute(REACHABLE, asked).scalars())
    wanted = [notice for notice in found if notice.person_id in reachable]
    if not wanted:
        return
    rows = connection.execute(KNOWN, {"of": table_id, "people": sorted(reachable)}).mappings()
    known = {row["person_id"]: row for row in rows}
    new = [_with(known.get(notice.person_id), table_id, notice, now) for notice in wanted]
    connection.execute(upsert(connection, notices), new)


def _with(known: Any, table_id: str, notice: NewNotice, now: int) -> dict[str, Any]:
    """The row with these items too."""
    items, due_at, sent_at = [], None, None
    if known is not None:
        items, due_at, sent_at = known["items"], known["due_at"], known["sent_at"]
    if due_at is None:
        due_at = max(now + GRACE_MS, 0 if sent_at is None else sent_at + PAUSE_MS)
    return {
        "table_id": table_id,
        "person_id": notice.person_id,
        "items": joined(items, notice.items),
        "due_at": due_at,
        "sent_at": sent_at,
    }


def joined(
    before: Iterable[dict[str, Any]], more: Iterable[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Both, each item once, the latest last."""
    items: list[dict[str, Any]] = []
    for item in (*before, *more):
        items = [*(other for other in items if other != item), item]
    return items[-MOST_ITEMS:]
