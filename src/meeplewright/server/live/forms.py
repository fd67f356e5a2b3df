"""JSON about a table, built up from its rows and never filtered, so that nothing leaks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Literal, cast

from pydantic_core import to_json

from meeplewright.core.errors import Reason
from meeplewright.server.live.messages import (
    ChatLineForm,
    TableForm,
    TableResultForm,
    TableSeatForm,
    YouForm,
)
from meeplewright.server.storage.rows import ChatRow, SeatRow, TableRow
from meeplewright.server.tablegame.endings import ended_by

dumps_bytes: Final[Callable[[Any], bytes]] = to_json
"""JSON for the wire; several times faster than the standard library."""


def dumps(form: Any) -> str:
    """The same as text."""
    return to_json(form).decode()


def table_form(row: TableRow, seats: Iterable[SeatRow], person_id: str | None) -> TableForm:
    """A table as this person sees it: no ids of people, no invitations, no tokens."""
    is_host = person_id is not None and row.host_id == person_id
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "options": row.options,
        "clock": row.clock,
        "aids": list(row.aids),
        "visibility": row.visibility,
        "status": row.status,
        "title": row.title,
        "seats": [seat_form(seat, person_id, is_host) for seat in seats],
        "host": is_host,
        "version": row.version,
        "created_at": row.created_at,
        "updated_at": row.updated_at,
        "rematch_of": row.rematch_of,
        "rematch": row.rematch,
        "result": result_form(row.result),
        "plan": row.plan,
        "rated": row.rated,
        "open_chat": is_chat_open(row),
    }


def is_chat_open(row: TableRow) -> bool:
    """Whether spectators can write in the chat."""
    return row.visibility == "public" or row.open_chat


def seat_form(seat: SeatRow, person_id: str | None, is_host: bool) -> TableSeatForm:
    offer = offer_of(seat, person_id)
    is_named = offer != "other" or is_host  # to whom a seat is offered is nobody else's business
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name if is_named else "",
        "bot": seat.bot,
        "owner": is_owner(seat, person_id),
        "away": seat.kind == "person" and seat.bot is not None,
        "offer": offer,
    }


def offer_of(seat: SeatRow, person_id: str | None) -> Literal["you", "other"] | None:
    """To whom an open seat is offered, as this person may know it."""
    if seat.kind != "open" or seat.person_id is None:
        return None
    return "you" if seat.person_id == person_id else "other"


def is_owner(seat: SeatRow, person_id: str | None) -> bool:
    return seat.kind == "person" and person_id is not None and seat.person_id == person_id


def seats_of(seats: Iterable[SeatRow], person_id: str | None) -> list[int]:
    """The numbers of the seats that belong to this person."""
    return [seat.seat for seat in seats if is_owner(seat, person_id)]


def you_form(seats: Iterable[SeatRow], person_id: str | None) -> YouForm:
    return {"person": person_id, "seats": seats_of(seats, person_id)}


def result_form(result: dict[str, Any] | None) -> TableResultForm | None:
    """The result in short; the score sheet is a separate request."""
    if result is None:
        return None
    return {
        "points": result["points"],
        "winners": result["winners"],
        "by": ended_by(result),
        "lost": result.get("lost", []),
    }


def chat_forms(lines: Sequence[ChatRow]) -> list[ChatLineForm]:
    return [
        cast(
            ChatLineForm,
            {
                "id": line.id,
                "seat": line.seat,
                "name": line.name,
                "text": line.text,
                "at": line.at,
            },
        )
        for line in lines
    ]


def closing_text(reason: Reason) -> bytes:
    return dumps_bytes({"type": "closing", "reason": reason.to_json()})
