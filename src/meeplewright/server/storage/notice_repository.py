"""Where people want to be told, what is to be told, and what is being sent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from meeplewright.server.storage.ids import new_id
from meeplewright.server.storage.locking import lock_tables
from meeplewright.server.storage.notice_append import PAUSE_MS, joined
from meeplewright.server.storage.notice_rows import (
    AddressRow,
    NoticeRow,
    OutboxRow,
    SubscriptionRow,
)
from meeplewright.server.storage.repository import Repository
from meeplewright.server.storage.schema import (
    addresses,
    mail_counts,
    notices,
    outbox,
    push_keys,
    subscriptions,
)
from meeplewright.server.storage.upsert import insert_missing, upsert

DAY_MS = 24 * 3600 * 1000
WAIT_MS = 60_000  # until a notice is tried again whose predecessor is just being sent


class NoticeRepository(Repository):
    """Subscriptions, addresses, notices and the outbox."""

    async def push_key(self, new: str) -> str:
        """The stored private key; the first time, this new one is stored."""

        def get(connection: Connection) -> str:
            # Several processes can start at once: the first one's key is stored.
            row = {"name": "vapid", "private": new}
            connection.execute(insert_missing(connection, push_keys), row)
            kept = select(push_keys.c.private).where(push_keys.c.name == "vapid")
            return str(connection.execute(kept).scalar_one())

        return await self._write(get)

    # -- where to send ------------------------------------------------------------------------

    async def subscribe(self, row: SubscriptionRow) -> None:
        """Store or replace the subscription of a device. A browser belongs to one device only."""

        def store(connection: Connection) -> None:
            same = and_(
                subscriptions.c.endpoint == row.endpoint,
                subscriptions.c.token_hash != row.token_hash,
            )
            connection.execute(delete(subscriptions).where(same))
            connection.execute(upsert(connection, subscriptions), asdict(row))

        await self._write(store)

    async def subscription(self, token_hash: str) -> SubscriptionRow | None:
        query = select(subscriptions).where(subscriptions.c.token_hash == token_hash)

        def get(connection: Connection) -> SubscriptionRow | None:
            row = connection.execute(query).mappings().one_or_none()
            return None if row is None else SubscriptionRow(**row)

        return await self._read(get)

    async def unsubscribe(self, token_hash: str) -> None:
        """Delete a subscription, with what was to be sent to it."""
        removal = delete(subscriptions).where(subscriptions.c.token_hash == token_hash)
        await self._write(lambda connection: connection.execute(removal))

    async def address(self, person_id: str) -> AddressRow | None:
        query = select(addresses).where(addresses.c.person_id == person_id)

        def get(connection: Connection) -> AddressRow | None:
            row = connection.execute(query).mappings().one_or_none()
            return None if row is None else AddressRow(**row)

        return await self._read(get)

    async def ask_address(
        self, row: AddressRow, mail: OutboxRow, limits: Mapping[str, int]
    ) -> bool:
        """Store an unconfirmed address, and the mail that asks to confirm it.

        False, and nothing is stored, if one of these keys has reached its limit today.
        """

        def ask(connection: Connection) -> bool:
            if not _count(connection, limits, row.created_at // DAY_MS):
                return False
            connection.execute(delete(outbox).where(_mails_to(row.person_id)))
            connection.execute(upsert(connection, addresses), asdict(row))
            connection.execute(insert(outbox), asdict(mail))
            return True

        return await self._write(ask)

    async def confirm_address(self, key: str, now: int) -> bool:
        """Confirm the address whose mail had this key; False if there is none."""
        here = addresses.c.key == key
        first = func.coalesce(addresses.c.confirmed_at, now)
        change = update(addresses).where(here).values(confirmed_at=first)
        return await self._write(lambda connection: connection.execute(change).rowcount == 1)

    async def remove_address(self, *, person_id: str = "", key: str = "") -> bool:
        """Delete an address, by its person or by the key of its mails, and what waits for it."""

        def remove(connection: Connection) -> bool:
            which = addresses.c.key == key if key else addresses.c.person_id == person_id
            removal = delete(addresses).where(which).returning(addresses.c.person_id)
            whose = connection.execute(removal).scalar_one_or_none()
            if whose is None:
                return False
            connection.execute(delete(outbox).where(_mails_to(whose)))
            return True

        return await self._write(remove)

    # -- what is to be told -------------------------------------------------------------------

    async def due(self, now: int, most: int) -> list[NoticeRow]:
        """The notices whose time has come, the oldest first."""
        query = select(notices).where(notices.c.due_at <= now).order_by(notices.c.due_at)
        return await self._read(
            lambda connection: [
                NoticeRow(**row) for row in connection.execute(query.limit(most)).mappings()
            ]
        )

    async def release(self, row: NoticeRow, items: list[dict[str, Any]], now: int) -> None:
        """Put these items of a due notice into the outbox, for each place of its person.

        Nothing happens if the notice has changed meanwhile, for example by another process.
        """
        await self._write(lambda connection: _release(connection, row, items, now))

    async def tidy(self, now: int) -> None:
        """Delete what is of no more use: notices sent long ago, counts of other days."""

        def clean(connection: Connection) -> None:
            old = or_(notices.c.sent_at.is_(None), notices.c.sent_at <= now - PAUSE_MS)
            connection.execute(delete(notices).where(notices.c.due_at.is_(None), old))
            connection.execute(delete(mail_counts).where(mail_counts.c.day < now // DAY_MS))

        await self._write(clean)

    # -- what is being sent -------------------------------------------------------------------

    async def take(self, holder: str, now: int, until: int, most: int) -> list[OutboxRow]:
        """Messages to send now, held until then; nobody else gets them before."""
        waiting = select(outbox.c.id).where(outbox.c.due_at <= now).limit(1)
        if await self._read(lambda connection: connection.execute(waiting).first()) is None:
            return []  # without a transaction that writes
        return await self._write(lambda connection: _take(connection, holder, now, until, most))

    async def sent(self, row: OutboxRow, holder: str, now: int) -> None:
        """It arrived. The next notice about the table comes an hour later."""

        def finish(connection: Connection) -> None:
            about = and_(
                notices.c.table_id == row.table_id,
                notices.c.person_id == row.person_id,
            )
            # Notices before messages, as everywhere, so that there are no deadlocks.
            connection.execute(update(notices).where(about).values(sent_at=now))
            early = and_(about, notices.c.due_at < now + PAUSE_MS)
            connection.execute(update(notices).where(early).values(due_at=now + PAUSE_MS))
            connection.execute(delete(outbox).where(_held(row, holder)))

        await self._write(finish)

    async def postpone(self, row: OutboxRow, holder: str, due_at: int) -> None:
        """It did not arrive: try again then."""
        change = update(outbox).where(_held(row, holder))
        change = change.values(due_at=due_at, holder=None, until=None)
        await self._write(lambda connection: connection.execute(change))

    async def drop(self, row: OutboxRow, holder: str) -> None:
        """It is not sent any more."""
        removal = delete(outbox).where(_held(row, holder))
        await self._write(lambda connection: connection.execute(removal))

    async def release_all(self, holder: str) -> None:
        """The holder stops: what it holds waits for others."""
        change = update(outbox).where(outbox.c.holder == holder)
        change = change.values(holder=None, until=None, tries=outbox.c.tries - 1)
        await self._write(lambda connection: connection.execute(change))


def _mails_to(person_id: str) -> Any:
    return and_(outbox.c.person_id == person_id, outbox.c.subscription.is_(None))


def _held(row: OutboxRow, holder: str) -> Any:
    return and_(outbox.c.id == row.id, outbox.c.holder == holder)


def _count(connection: Connection, limits: Mapping[str, int], day: int) -> bool:
    """Count one more for each key; False, and nothing is counted, if one has no room."""
    today = and_(mail_counts.c.day == day, mail_counts.c.key.in_(list(limits)))
    query = select(mail_counts.c.key, mail_counts.c.count).where(today).with_for_update()
    counts = {row.key: row[1] for row in connection.execute(query)}
    if any(counts.get(key, 0) >= most for key, most in limits.items()):
        return False
    rows = [{"key": key, "day": day, "count": counts.get(key, 0) + 1} for key in limits]
    connection.execute(upsert(connection, mail_counts), rows)
    return True


def _release(connection: Connection, row: NoticeRow, items: list[dict[str, Any]], now: int) -> None:
    lock_tables(connection, {row.table_id})
    here = and_(notices.c.table_id == row.table_id, notices.c.person_id == row.person_id)
    known = connection.execute(select(notices).where(here).with_for_update()).mappings().first()
    if known is None or NoticeRow(**known) != row:
        return
    change = update(notices).where(here)
    if not items:
        connection.execute(change.values(items=[], due_at=None))
        return
    waiting = _waiting(connection, row)
    if any((message.until or 0) > now for message in waiting.values()):
        connection.execute(change.values(due_at=now + WAIT_MS))
        return
    for place in _places(connection, row.person_id):
        _put(connection, row, place, items, waiting.get(place), now)
    connection.execute(change.values(items=[], due_at=None, sent_at=now))


def _waiting(connection: Connection, row: NoticeRow) -> dict[str | None, OutboxRow]:
    """What is still on its way to the person about the table, by place."""
    about = (outbox.c.table_id == row.table_id, outbox.c.person_id == row.person_id)
    query = select(outbox).where(*about).with_for_update()
    rows = [OutboxRow(**found) for found in connection.execute(query).mappings()]
    return {message.subscription: message for message in rows}


def _places(connection: Connection, person_id: str) -> list[str | None]:
    """The person's subscriptions, and None if there is a confirmed e-mail address."""
    query = select(subscriptions.c.token_hash).where(subscriptions.c.person_id == person_id)
    places: list[str | None] = list(connection.execute(query).scalars())
    mail = select(addresses.c.person_id).where(
        addresses.c.person_id == person_id, addresses.c.confirmed_at.is_not(None)
    )
    if connection.execute(mail).first() is not None:
        places.append(None)
    return places


def _put(
    connection: Connection,
    row: NoticeRow,
    place: str | None,
    items: list[dict[str, Any]],
    waiting: OutboxRow | None,
    now: int,
) -> None:
    """One message for each place: what could not be sent before is sent together with this."""
    if waiting is not None:
        change = update(outbox).where(outbox.c.id == waiting.id)
        connection.execute(change.values(items=joined(waiting.items, items)))
        return
    message = OutboxRow(
        id=new_id(),
        person_id=row.person_id,
        table_id=row.table_id,
        subscription=place,
        items=items,
        created_at=now,
        due_at=now,
    )
    connection.execute(insert(outbox), asdict(message))


def _take(connection: Connection, holder: str, now: int, until: int, most: int) -> list[OutboxRow]:
    free = or_(outbox.c.until.is_(None), outbox.c.until <= now)
    query = (
        select(outbox)
        .where(outbox.c.due_at <= now, free)
        .order_by(outbox.c.due_at)
        .limit(most)
        .with_for_update(skip_locked=True)
    )
    rows = [OutboxRow(**row) for row in connection.execute(query).mappings()]
    mine = update(outbox).where(outbox.c.id.in_([row.id for row in rows]))
    mine = mine.values(holder=holder, until=until, tries=outbox.c.tries + 1)
    if rows:
        connection.execute(mine)
    return [
        OutboxRow(**{**asdict(row), "holder": holder, "until": until, "tries": row.tries + 1})
        for row in rows
    ]


def forget_notices(connection: Connection, person_id: str) -> None:
    """Delete everything here about a person. Counts by hash stay until the day is over."""
    for table in (notices, outbox, subscriptions, addresses):
        connection.execute(delete(table).where(table.c.person_id == person_id))
