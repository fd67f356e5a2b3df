"""People: guests without a password, links to other devices, deleting a person."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Final, Literal

from meeplewright.server.errors import InvalidRequest, NotFound, Refused
from meeplewright.server.outgoing import read_target
from meeplewright.server.services.context import AppContext
from meeplewright.server.services.responses import MeForm
from meeplewright.server.storage.ids import new_id, new_token, token_hash
from meeplewright.server.storage.rows import PersonRow, TokenKind, TokenRow
from meeplewright.server.text import person_name

LINK_MS: Final = 15 * 60 * 1000
SEEN_MS: Final = 60 * 60 * 1000  # how exactly the last visit is kept


def me_form(person: PersonRow) -> MeForm:
    """What a person can read about themselves."""
    return {
        "person": person.id,
        "name": person.name,
        "kind": person.kind,
        "muted": person.muted,
        "webhook": person.webhook,
        "public": person.public,
        "created_at": person.created_at,
    }


async def new_person(
    context: AppContext, name: str, kind: Literal["person", "bot"], for_program: bool
) -> tuple[PersonRow, str]:
    """A new identity and its token; only the token's hash is kept."""
    now = context.clock.now()
    clean = person_name(name, context.settings.limits.name_length)
    person = PersonRow(id=new_id(), name=clean, kind=kind, created_at=now, seen_at=now)
    token = new_token()
    row = _token_row(token, person.id, "api" if for_program else "cookie", now)
    await context.store.people.create(person, row)
    return person, token


def _token_row(
    token: str, person_id: str, kind: TokenKind, now: int, expires_at: int | None = None
) -> TokenRow:
    hashed = token_hash(token)
    return TokenRow(
        hash=hashed, person_id=person_id, kind=kind, created_at=now, expires_at=expires_at
    )


async def recognise(context: AppContext, token: str) -> PersonRow | None:
    """The owner of this token. The time of the visit is updated once an hour."""
    now = context.clock.now()
    person = await context.store.people.by_token(token_hash(token), now)
    if person is not None:
        context.hub.presence.online.saw(person.id)
    if person is not None and now - person.seen_at > SEEN_MS:
        await context.store.people.mark_seen(person.id, now)
    return person


async def rename(context: AppContext, person: PersonRow, name: str) -> PersonRow:
    """Change the name, also at the tables where the person sits."""
    clean = person_name(name, context.settings.limits.name_length)
    await context.store.people.rename(person.id, clean)
    for table in await context.store.tables.of_person(person.id):
        await context.notify_change(table.id)
    return replace(person, name=clean)


async def set_webhook(context: AppContext, person: PersonRow, url: str | None) -> PersonRow:
    """Set the address to call on the person's turn; Refused if webhooks are off."""
    if url is not None:
        if context.settings.webhooks == "off":
            raise Refused.because("webhook", "table-webhooks-off")
        most = context.settings.limits.webhook_length
        if len(url) > most:
            raise InvalidRequest.because("webhook", "table-too-long", field="webhook", most=most)
        read_target(url)
    await context.store.people.set_webhook(person.id, url)
    return replace(person, webhook=url)


async def set_public(context: AppContext, person: PersonRow, public: bool) -> PersonRow:
    """Whether everybody can see the profile, and the name in the standings."""
    await context.store.people.set_public(person.id, public)
    return replace(person, public=public)


# -- devices ----------------------------------------------------------------------------------


async def new_link(context: AppContext, person_id: str) -> tuple[str, int]:
    """The code of a personal link, and when it expires."""
    code, now = new_token(), context.clock.now()
    await _keep(context, _token_row(code, person_id, "link", now, now + LINK_MS))
    return code, now + LINK_MS


async def claim_link(context: AppContext, code: str) -> tuple[PersonRow, str]:
    """The person whose link it is, and a token for this device. A link works once."""
    now = context.clock.now()
    person_id = await context.store.people.take_link(token_hash(code), now)
    person = None if person_id is None else await context.store.people.get(person_id)
    if person is None:
        raise NotFound.because("code", "table-link")
    token = new_token()
    await _keep(context, _token_row(token, person.id, "cookie", now))
    return person, token


async def _keep(context: AppContext, row: TokenRow) -> None:
    await context.store.people.add_token(
        row, row.created_at, context.settings.limits.tokens_per_person
    )
    await context.hub.tokens.revoked()  # perhaps the oldest one


async def drop_token(context: AppContext, hashed: str) -> None:
    """Log one device or program out."""
    await context.store.people.drop_token(hashed)
    await context.hub.tokens.revoked()


# -- the right to be forgotten ----------------------------------------------------------------


async def forget(context: AppContext, person_id: str) -> None:
    """Delete a person and everything about them. A bot plays on in their games.

    Tables that they host and that have not started are deleted too.
    """
    for table in await context.store.tables.of_person(person_id, "open"):
        if table.host_id == person_id and await context.store.tables.remove(table.id, only="open"):
            await context.notify_change(table.id)
    for table in await context.store.tables.of_person(person_id, "running"):
        for seat in await context.store.seats.of_table(table.id):
            if seat.person_id == person_id:
                with suppress(Refused):  # the game has just ended
                    await context.hub.seats.hand_over(
                        await context.hub.tables.fresh(table.id), seat.seat, "forgotten"
                    )
    changed = await context.store.people.forget(person_id)
    await context.hub.tokens.revoked()
    for table_id in changed:
        await context.notify_change(table_id)
