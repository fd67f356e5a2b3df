"""Inviting people: those one has played with, seats offered to them, QR codes of links."""

from __future__ import annotations

import io
import re
from typing import Final

import segno

from meeplewright.core.errors import Reason
from meeplewright.server.errors import InvalidRequest, NotFound, Refused
from meeplewright.server.services.context import AppContext
from meeplewright.server.services.responses import RecentPlayerForm
from meeplewright.server.services.tables import row_of
from meeplewright.server.storage.rows import PersonRow

MOST_PLAYERS: Final = 50
_TABLE = r"/[tr]/[0-9A-Za-z]{22}(?:\?[0-9A-Za-z=&-]{1,100})?(?:#[0-9A-Za-z_-]{20,64})?"
_DEVICE = r"/me#[0-9A-Za-z_-]{20,64}"
_TOURNAMENT = r"/tournament/[0-9A-Za-z]{22}"
_PATH = re.compile(rf"{_TABLE}|{_DEVICE}|{_TOURNAMENT}")


# -- people one has played with ---------------------------------------------------------------


async def recent_players(context: AppContext, person_id: str) -> list[RecentPlayerForm]:
    """Everybody at the tables where this person plays or played, the latest first."""
    online = context.hub.presence.online
    return [
        {
            "table": met.table_id,
            "seat": met.seat,
            "name": met.name,
            "at": met.at,
            "online": online.is_online(met.person_id),
        }
        for met in await context.store.seats.recent_players(person_id, MOST_PLAYERS)
    ]


async def offer(
    context: AppContext, table_id: str, host: PersonRow, seat: int, shared: tuple[str, int]
) -> None:
    """The host offers an open seat to somebody they played with, named by a shared table."""
    await row_of(context, table_id)
    person = await _played_with(context, host.id, *shared)
    live = await context.hub.tables.fresh(table_id)
    context.hub.access.check_host(live, host.id)
    most = context.settings.limits.offers_per_person
    if await context.store.seats.count_offers(host.id, person.id) >= most:
        raise Refused.because("person", "table-offers-many")
    await context.hub.seats.offer(live, host.id, seat, person.id, person.name)


async def _played_with(context: AppContext, me: str, table_id: str, seat: int) -> PersonRow:
    """The person on this seat of a started table where I have a seat too, or NotFound."""
    row = await context.store.tables.get(table_id)
    if row is not None and row.status != "open" and not row.plan:
        owners = [one.person_id for one in await context.store.seats.of_table(table_id)]
        found = owners[seat] if me in owners and seat < len(owners) else None
        if found is not None and found != me:
            person = await context.store.people.get(found)
            if person is not None:
                return person
    raise NotFound.because("person", "table-not-met")


async def withdraw_offer(context: AppContext, table_id: str, person_id: str, seat: int) -> None:
    """The host takes an offer back, or the invited person declines it."""
    await row_of(context, table_id)
    live = await context.hub.tables.fresh(table_id)
    await context.hub.seats.withdraw_offer(live, person_id, seat)


# -- QR codes ---------------------------------------------------------------------------------


def qr_code(link: str, base_url: str) -> str:
    """The link as a QR code (SVG). Only links of this server: the code is shown as ours. The link
    may be a secret, so no refusal repeats it.
    """
    if not link.startswith(base_url) or not _PATH.fullmatch(link[len(base_url) :]):
        raise InvalidRequest(Reason("link", "table-qr-link"), status=400)
    drawn = io.BytesIO()
    segno.make_qr(link, error="m").save(
        drawn, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False, omitsize=True
    )
    return drawn.getvalue().decode()
