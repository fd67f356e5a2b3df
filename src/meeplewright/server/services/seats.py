"""Seats: invitations, claiming one, leaving it, giving it to a bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from meeplewright.server.errors import Forbidden, NotFound
from meeplewright.server.live.seats import STAND_IN
from meeplewright.server.services.context import AppContext
from meeplewright.server.services.tables import rows_of, seat_name
from meeplewright.server.storage.rows import PersonRow, SeatRow, TableRow

Step = Literal["leave", "resign", "abort", "bot", "return", "open"]


async def invites(context: AppContext, table_id: str, person_id: str) -> list[tuple[int, str]]:
    """The open seats and their invitations, except offered ones; only the host can read them."""
    row, seats = await rows_of(context, table_id)
    if row.host_id != person_id:
        raise Forbidden.because("table", "table-host-only")
    return [
        (seat.seat, seat.invite)
        for seat in seats
        if seat.kind == "open" and seat.person_id is None and seat.invite
    ]


async def claim(
    context: AppContext,
    table_id: str,
    person: PersonRow,
    seat: int | None,
    invite: str | None,
    name: str | None = None,
) -> int:
    """Claim a seat; returns its number."""
    called = seat_name(context, person, name)
    row, seats = await rows_of(context, table_id)
    if invite is None:
        seat, invite = await _kept_seat(context, row, seats, person, seat)
    return await context.hub.seats.claim(
        await context.hub.tables.get(table_id), person.id, seat, invite, called
    )


async def _kept_seat(
    context: AppContext,
    row: TableRow,
    seats: Sequence[SeatRow],
    person: PersonRow,
    seat: int | None,
) -> tuple[int | None, str | None]:
    """A seat that is offered to this person needs no invitation; nor does, in a rematch, the seat
    that they had in the previous game.
    """
    open_seats = [now for now in seats if now.kind == "open" and seat in (None, now.seat)]
    kept = [now for now in open_seats if now.person_id == person.id]
    if not kept and row.rematch_of is not None:
        before = await context.store.seats.of_table(row.rematch_of)
        mine = {old.seat for old in before if old.person_id == person.id}
        kept = [now for now in open_seats if now.seat in mine and now.person_id is None]
    return (kept[0].seat, kept[0].invite) if kept else (seat, None)


async def change(
    context: AppContext, table_id: str, person_id: str, seat: int, step: Step, bot: str | None
) -> None:
    """Leave or resign a seat, abort the game, give the seat to a bot, return to it, open it."""
    _, seats = await rows_of(context, table_id)
    if seat >= len(seats):
        raise NotFound.because("seat", "table-no-seat", seat=seat)
    hub = context.hub
    match step:
        case "leave":
            await hub.seats.leave(await hub.tables.fresh(table_id), person_id, seat)
        case "resign":
            await hub.seats.resign(await hub.tables.fresh(table_id), person_id, seat)
        case "abort":
            await hub.seats.abort(await hub.tables.fresh(table_id), person_id, seat)
        case "bot":
            await hub.seats.give_to_bot(
                await hub.tables.fresh(table_id), person_id, seat, bot or STAND_IN
            )
        case "return":
            await hub.seats.return_to(await hub.tables.fresh(table_id), person_id, seat)
        case "open":
            await hub.seats.open(await hub.tables.fresh(table_id), person_id, seat)
