"""People: guests without a password, the link to another device, and being forgotten."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Final, Literal

from meeplewright.server.errors import Malformed, Refused, Unknown
from meeplewright.server.house.forms import MeForm
from meeplewright.server.house.house import House
from meeplewright.server.live.webhooks import read_target
from meeplewright.server.storage.ids import new_id, new_token, token_hash
from meeplewright.server.storage.rows import PersonRow, TokenKind, TokenRow
from meeplewright.server.text import one_line

LINK_MS: Final = 15 * 60 * 1000
SEEN_MS: Final = 60 * 60 * 1000  # so exactly is kept when somebody was last here


def me_form(person: PersonRow) -> MeForm:
    """What a person is told about itself."""
    return {
        "person": person.id,
        "name": person.name,
        "kind": person.kind,
        "muted": person.muted,
        "webhook": person.webhook,
        "created_at": person.created_at,
    }


async def new_person(
    house: House, name: str, kind: Literal["person", "bot"], for_program: bool
) -> tuple[PersonRow, str]:
    """A new identity and its token; only the token's hash is kept."""
    now = house.clock.now()
    clean = one_line(name, "name", house.settings.limits.name_length)
    person = PersonRow(id=new_id(), name=clean, kind=kind, created_at=now, seen_at=now)
    token = new_token()
    row = _token_row(token, person.id, "api" if for_program else "cookie", now)
    await house.store.create_person(person, row)
    return person, token


def _token_row(
    token: str, person_id: str, kind: TokenKind, now: int, expires_at: int | None = None
) -> TokenRow:
    hashed = token_hash(token)
    return TokenRow(
        hash=hashed, person_id=person_id, kind=kind, created_at=now, expires_at=expires_at
    )


async def recognise(house: House, token: str) -> PersonRow | None:
    """Whose token this is; whoever comes is noted as here, now and then."""
    now = house.clock.now()
    person = await house.store.person_by_token(token_hash(token), now)
    if person is not None and now - person.seen_at > SEEN_MS:
        await house.store.seen(person.id, now)
    return person


async def rename(house: House, person: PersonRow, name: str) -> PersonRow:
    """Another name, at once also at the tables where the person sits."""
    clean = one_line(name, "name", house.settings.limits.name_length)
    await house.store.rename(person.id, clean)
    for table in await house.store.tables_of(person.id):
        await house.tell_change(table.id)
    return replace(person, name=clean)


async def set_webhook(house: House, person: PersonRow, url: str | None) -> PersonRow:
    """Where to call when it is the person's turn; refused where the host calls nobody."""
    if url is not None:
        if house.settings.webhooks == "off":
            raise Refused.because("webhook", "table-webhooks-off")
        most = house.settings.limits.webhook_length
        if len(url) > most:
            raise Malformed.because("webhook", "table-too-long", field="webhook", most=most)
        read_target(url)
    await house.store.set_webhook(person.id, url)
    return replace(person, webhook=url)


# -- devices ----------------------------------------------------------------------------------


async def new_link(house: House, person_id: str) -> tuple[str, int]:
    """The code of a personal link, and when it expires."""
    code, now = new_token(), house.clock.now()
    await _keep(house, _token_row(code, person_id, "link", now, now + LINK_MS))
    return code, now + LINK_MS


async def claim_link(house: House, code: str) -> tuple[PersonRow, str]:
    """The person whose link it is, and a token for this device. A link works once."""
    now = house.clock.now()
    person_id = await house.store.take_link(token_hash(code), now)
    person = None if person_id is None else await house.store.person(person_id)
    if person is None:
        raise Unknown.because("code", "table-link")
    token = new_token()
    await _keep(house, _token_row(token, person.id, "cookie", now))
    return person, token


async def _keep(house: House, row: TokenRow) -> None:
    await house.store.add_token(row, row.created_at, house.settings.limits.tokens_per_person)


async def drop_token(house: House, hashed: str) -> None:
    """Log one device or program out."""
    await house.store.drop_token(hashed)


# -- the right to be forgotten ----------------------------------------------------------------


async def forget(house: House, person_id: str) -> None:
    """Remove a person and all its traces. Where it played, a bot plays on.

    Tables that it opened and that have not started go with it.
    """
    for table in await house.store.tables_of(person_id, "open"):
        if table.host_id == person_id and await house.store.remove_table(table.id, only="open"):
            await house.tell_change(table.id)
    for table in await house.store.tables_of(person_id, "running"):
        for seat in await house.store.seats(table.id):
            if seat.person_id == person_id:
                with suppress(Refused):  # the game has just ended
                    await house.hub.seats.hand_over(
                        await house.hub.tables.fresh(table.id), seat.seat, "forgotten"
                    )
    for table_id in await house.store.forget(person_id):
        await house.tell_change(table_id)
