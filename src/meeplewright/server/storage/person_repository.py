"""People and their tokens. A forgotten person leaves nothing that identifies them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import (
    Connection,
    Update,
    and_,
    bindparam,
    delete,
    insert,
    or_,
    select,
    update,
)

from meeplewright.server.storage.among import among
from meeplewright.server.storage.game_end import forget_in_games
from meeplewright.server.storage.ids import new_id
from meeplewright.server.storage.locking import lock_tables, touch
from meeplewright.server.storage.notice_repository import forget_notices
from meeplewright.server.storage.repository import Repository
from meeplewright.server.storage.rows import PersonRow, TokenRow
from meeplewright.server.storage.schema import (
    chat,
    drafts,
    notes,
    orders,
    people,
    seats,
    tables,
    tokens,
)
from meeplewright.server.storage.tournament_results import (
    forget_in_tournaments,
    tables_of_organiser,
)

VALID = or_(tokens.c.expires_at.is_(None), tokens.c.expires_at > bindparam("now"))
BY_TOKEN = (
    select(people)
    .join(tokens, tokens.c.person_id == people.c.id)
    .where(tokens.c.hash == bindparam("hash"), tokens.c.kind.in_(("cookie", "api")), VALID)
)
STILL_VALID = select(tokens.c.hash).where(among(tokens.c.hash), VALID)
TAKE_LINK = (
    delete(tokens)
    .where(tokens.c.hash == bindparam("hash"), tokens.c.kind == "link", VALID)
    .returning(tokens.c.person_id)
)


class PersonRepository(Repository):
    """Everybody with an identity, and the tokens that prove it."""

    async def create(self, row: PersonRow, token: TokenRow | None = None) -> None:
        """A new identity, with the token of its device."""

        def create(connection: Connection) -> None:
            connection.execute(insert(people), asdict(row))
            if token is not None:
                connection.execute(insert(tokens), asdict(token))

        await self._write(create)

    async def get(self, person_id: str) -> PersonRow | None:
        query = select(people).where(people.c.id == person_id)
        return await self._read(
            lambda connection: _person(connection.execute(query).mappings().one_or_none())
        )

    async def find(self, limit: int = 100, name: str = "") -> list[PersonRow]:
        """People whose name contains this, the last seen first, for the administrator."""
        query = select(people).order_by(people.c.seen_at.desc(), people.c.id).limit(limit)
        if name:
            query = query.where(people.c.name.icontains(name, autoescape=True))
        return await self._read(
            lambda connection: [PersonRow(**row) for row in connection.execute(query).mappings()]
        )

    async def by_token(self, token_hash: str, now: int) -> PersonRow | None:
        """The owner of this cookie or program token. A personal link is not accepted."""
        values = {"hash": token_hash, "now": now}
        return await self._read(
            lambda connection: _person(
                connection.execute(BY_TOKEN, values).mappings().one_or_none()
            )
        )

    async def valid_tokens(self, hashes: Collection[str], now: int) -> set[str]:
        """Those of these cookies and program tokens that still prove an identity."""
        values = {"ids": list(hashes), "now": now}
        return await self._read(
            lambda connection: set(connection.execute(STILL_VALID, values).scalars())
        )

    async def add_token(self, row: TokenRow, now: int, most: int) -> None:
        """Add another token. Expired ones are deleted, and the oldest of its kind if there are too
        many: links never log a device out.
        """

        def add(connection: Connection) -> None:
            connection.execute(insert(tokens), asdict(row))
            mine = and_(tokens.c.person_id == row.person_id, tokens.c.kind == row.kind)
            connection.execute(delete(tokens).where(mine, tokens.c.expires_at <= now))
            kept = (
                select(tokens.c.hash)
                .where(mine)
                .order_by((tokens.c.hash == row.hash).desc(), tokens.c.created_at.desc())
                .limit(most)
            )
            connection.execute(delete(tokens).where(mine, tokens.c.hash.not_in(kept)))

        await self._write(add)

    async def take_link(self, token_hash: str, now: int) -> str | None:
        """The person of this personal link. It works once."""
        values = {"hash": token_hash, "now": now}
        return await self._write(
            lambda connection: connection.execute(TAKE_LINK, values).scalar_one_or_none()
        )

    async def drop_token(self, token_hash: str) -> None:
        """Log one device or program out."""
        removal = delete(tokens).where(tokens.c.hash == token_hash)
        await self._write(lambda connection: connection.execute(removal))

    async def mark_seen(self, person_id: str, now: int) -> None:
        """Store that somebody was here."""
        await self._change(person_id, seen_at=now)

    async def mute(self, person_id: str, muted: bool) -> bool:
        """Mute or unmute a person in chats; False if there is no such person."""
        return await self._change(person_id, muted=muted)

    async def set_webhook(self, person_id: str, webhook: str | None) -> bool:
        return await self._change(person_id, webhook=webhook)

    async def set_public(self, person_id: str, public: bool) -> bool:
        """Whether everybody can see the person's profile."""
        return await self._change(person_id, public=public)

    async def rename(self, person_id: str, name: str) -> bool:
        """Change the name, also on the seats with the old one: people around one screen have their
        own names. Earlier chat lines keep the old one.
        """

        def change(connection: Connection) -> bool:
            called = select(people.c.name).where(people.c.id == person_id)
            old = connection.execute(called).scalar_one_or_none()
            mine = and_(seats.c.person_id == person_id, seats.c.name == old)
            sat_at = set(connection.execute(select(seats.c.table_id).where(mine)).scalars())
            lock_tables(connection, sat_at)
            connection.execute(_change(person_id, name=name))
            connection.execute(update(seats).where(mine).values(name=name))
            touch(connection, sat_at)
            return old is not None

        return await self._write(change)

    async def forget(self, person_id: str) -> list[str]:
        """Delete a person and everything about them; returns the tables that changed.

        A running game goes on: `bots_due` tells the auto-player to find a bot for the seat.
        """
        touched = await self._write(lambda connection: _forget(connection, person_id))
        await self._database.scrub()
        return touched

    async def _change(self, person_id: str, **values: Any) -> bool:
        change = _change(person_id, **values)
        return await self._write(lambda connection: connection.execute(change).rowcount == 1)


def _person(row: Any) -> PersonRow | None:
    return None if row is None else PersonRow(**row)


def _change(person_id: str, **values: Any) -> Update:
    return update(people).where(people.c.id == person_id).values(**values)


def _forget(connection: Connection, person_id: str) -> list[str]:
    mine = select(seats.c.table_id, seats.c.seat).where(seats.c.person_id == person_id)
    places = list(connection.execute(mine))
    said = select(chat.c.table_id).where(chat.c.person_id == person_id).distinct()
    hosted = select(tables.c.id).where(tables.c.host_id == person_id)
    touched = {place.table_id for place in places}
    touched.update(connection.execute(said).scalars(), connection.execute(hosted).scalars())
    touched |= tables_of_organiser(connection, person_id)
    lock_tables(connection, touched)
    connection.execute(delete(tables).where(tables.c.host_id == person_id, tables.c.plan))
    forget_notices(connection, person_id)
    connection.execute(delete(tokens).where(tokens.c.person_id == person_id))
    connection.execute(delete(notes).where(notes.c.person_id == person_id))
    for table_id, seat in places:
        here = and_(orders.c.table_id == table_id, orders.c.seat == seat)
        connection.execute(delete(orders).where(here))
        drafted = and_(drafts.c.table_id == table_id, drafts.c.seat == seat)
        connection.execute(delete(drafts).where(drafted))
    # The lines keep their numbers, so that clients that continue from one miss nothing.
    silence = update(chat).where(chat.c.person_id == person_id)
    connection.execute(silence.values(person_id=None, name="", text=""))
    _leave_seats(connection, person_id, places)
    forget_in_tournaments(connection, person_id)
    touch(connection, touched)
    forget_in_games(connection, person_id)
    # A title is text of the host.
    connection.execute(
        update(tables).where(tables.c.host_id == person_id).values(host_id=None, title="")
    )
    connection.execute(delete(people).where(people.c.id == person_id))
    return sorted(touched)


def _leave_seats(connection: Connection, person_id: str, places: Sequence[Any]) -> None:
    """Before the game the seats open again, with a new invitation; later they need a bot."""
    sat_at = tables.c.id.in_({place.table_id for place in places})
    waiting = select(tables.c.id).where(tables.c.status == "open", sat_at)
    open_tables = set(connection.execute(waiting).scalars())
    connection.execute(
        update(tables).where(tables.c.status == "running", sat_at).values(bots_due=True)
    )
    for table_id, seat in places:
        if table_id in open_tables:
            change = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat)
            connection.execute(change.values(kind="open", invite=new_id()))
    connection.execute(
        update(seats).where(seats.c.person_id == person_id).values(person_id=None, name="")
    )
