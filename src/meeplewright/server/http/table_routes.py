"""Routes for tables: games, the lobby, creating a table, its seats and invitations, its end."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import Request, Response

from meeplewright.server.http.cached import UNCHANGED, CachedAnswer
from meeplewright.server.http.errors import documented
from meeplewright.server.http.identity import Context, OptionalVisitor, RequiredVisitor
from meeplewright.server.http.parameters import SeatPath, TableId, base_url_of
from meeplewright.server.http.requests import (
    AnyTable,
    BotRequest,
    LessonTable,
    PlayedOnTable,
    SeatClaim,
)
from meeplewright.server.http.routing import new_router
from meeplewright.server.live.messages import TableForm
from meeplewright.server.services import lessons, replays, seats, tables
from meeplewright.server.services.responses import (
    GamesForm,
    InvitesForm,
    LobbyForm,
    ResultForm,
    SeatTakenForm,
)

router = new_router("tables")

OPTIONAL = {"x-identity": "optional"}
RECORD = "application/x-ndjson"
Step = Literal["leave", "resign", "abort", "bot", "return", "open"]


@router.get("/games", response_model=GamesForm, responses={**UNCHANGED, **documented()})
async def list_games(request: Request) -> Response:
    """What can be played here, with which options, aids, standing orders and bots."""
    answer: CachedAnswer = request.app.state.games
    return await answer.respond(request)


@router.get("/lobby", response_model=LobbyForm, responses=documented(401), openapi_extra=OPTIONAL)
async def lobby(context: Context, visitor: OptionalVisitor) -> LobbyForm:
    """Public tables: those that wait for players, and those in play."""
    me = None if visitor is None else visitor.id
    return {
        "open": await tables.open_tables(context, me),
        "running": await tables.running_tables(context, me),
    }


@router.post(
    "/tables",
    status_code=201,
    response_model=TableForm,
    responses=documented(401, 404, 409, body=True),
)
async def open_table(body: AnyTable, context: Context, visitor: RequiredVisitor) -> TableForm:
    """Create a table, for a new game, to play on from a position of another one, or for a guided
    first game. It starts as soon as no seat is open.
    """
    if isinstance(body, LessonTable):
        return await lessons.open_lesson(context, visitor.person, body.lesson, body.chapter)
    wished = body.model_dump(by_alias=True)
    if isinstance(body, PlayedOnTable):
        return await replays.play_on(context, visitor.person, wished)
    return await tables.open_table(context, visitor.person, wished)


@router.get(
    "/tables/{table}",
    response_model=TableForm,
    responses=documented(401, 404),
    openapi_extra=OPTIONAL,
)
async def look_at_table(table: TableId, context: Context, visitor: OptionalVisitor) -> TableForm:
    """A table from outside."""
    return await tables.table(context, table, None if visitor is None else visitor.id)


@router.delete(
    "/tables/{table}",
    status_code=204,
    responses=documented(401, 404, 409, changing=True),
)
async def remove_table(table: TableId, context: Context, visitor: RequiredVisitor) -> None:
    """The host removes the table before it starts."""
    await tables.remove(context, table, visitor.id)


@router.get(
    "/tables/{table}/invites",
    response_model=InvitesForm,
    responses=documented(401, 403, 404),
)
async def invites(
    table: TableId, request: Request, context: Context, visitor: RequiredVisitor
) -> InvitesForm:
    """The invitations of the open seats, for the host."""
    found = await seats.invites(context, table, visitor.id)
    base = f"{base_url_of(request)}/t/{table}"
    return {
        "invites": [
            {"seat": seat, "invite": invite, "link": f"{base}#{invite}"} for seat, invite in found
        ]
    }


@router.post(
    "/tables/{table}/seats/claim",
    response_model=SeatTakenForm,
    responses=documented(401, 404, 409, body=True),
)
async def claim_seat(
    table: TableId, body: SeatClaim, context: Context, visitor: RequiredVisitor
) -> SeatTakenForm:
    """Take a seat: by invitation; at a public table any open seat; after a rematch one's own."""
    seat = await seats.claim(context, table, visitor.person, body.seat, body.invite, body.name)
    return {"seat": seat, "table": await tables.table(context, table, visitor.id)}


@router.post(
    "/tables/{table}/seats/{seat}/{step}",
    response_model=TableForm,
    responses=documented(401, 404, 409, body=True),
)
async def change_seat(
    table: TableId,
    seat: SeatPath,
    step: Step,
    context: Context,
    visitor: RequiredVisitor,
    body: BotRequest | None = None,
) -> TableForm:
    """Leave or resign one's seat, give it to a bot, return to it, or abort the game in its first
    round; the host can open a seat.
    """
    bot = None if body is None else body.bot
    await seats.change(context, table, visitor.id, seat, step, bot)
    return await tables.table(context, table, visitor.id)


@router.post(
    "/tables/{table}/rematch",
    status_code=201,
    response_model=TableForm,
    responses=documented(401, 404, 409, changing=True),
)
async def rematch(table: TableId, context: Context, visitor: RequiredVisitor) -> TableForm:
    """The same again: a new table whose seats wait for those who sat here. The first to ask creates
    it, everybody else gets the same one.
    """
    return await tables.rematch(context, table, visitor.person)


@router.get(
    "/tables/{table}/result",
    response_model=ResultForm,
    responses=documented(404, 409),
)
async def result(table: TableId, context: Context) -> ResultForm:
    """The score sheet of a finished game, every point with its reason."""
    return await tables.result(context, table)


def _record_answer() -> dict[str, Any]:
    schema = {"type": "string", "description": "JSON Lines; docs/records.md describes them."}
    return {"description": "The whole record.", "content": {RECORD: {"schema": schema}}}


@router.get(
    "/tables/{table}/record",
    response_class=Response,
    responses={200: _record_answer(), **documented(404, 409)},
)
async def record(table: TableId, context: Context) -> Response:
    """The record of a finished game, which reveals everything; refused during the game."""
    name, text = await tables.record(context, table)
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=RECORD, headers=headers)
