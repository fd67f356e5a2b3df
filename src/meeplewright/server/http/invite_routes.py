"""Routes for inviting people: QR codes, pictures for link previews, people one has played with."""

from __future__ import annotations

from typing import Any

from fastapi import Request, Response

from meeplewright.server.costs import in_thread
from meeplewright.server.http.errors import documented
from meeplewright.server.http.identity import Context, RequiredVisitor
from meeplewright.server.http.parameters import SeatPath, TableId, base_url_of
from meeplewright.server.http.requests import QrRequest, SharedSeat
from meeplewright.server.http.routing import new_router
from meeplewright.server.live.messages import TableForm
from meeplewright.server.rate_limits import client_address
from meeplewright.server.services import invitations, tables
from meeplewright.server.services.responses import RecentPlayersForm

router = new_router("invitations")

SVG = "image/svg+xml"
PNG = "image/png"
_KEPT = "public, max-age=60"  # the board changes with every move


def _image_answer(kind: str, about: str) -> dict[str, Any]:
    schema = {"type": "string"} if kind == SVG else {"type": "string", "format": "binary"}
    return {"description": about, "content": {kind: {"schema": schema}}}


@router.post(
    "/qr",
    response_class=Response,
    responses={200: _image_answer(SVG, "The QR code."), **documented(body=True)},
)
async def qr_code(body: QrRequest, request: Request, context: Context) -> Response:
    """A link of this server as a QR code. The link is in the body, because it may be a secret."""
    context.qr_rate.spend(client_address(request.scope, context.settings.proxies))
    drawn = await in_thread(invitations.qr_code, body.link, base_url_of(request))
    return Response(drawn, media_type=SVG)


@router.get(
    "/tables/{table}/picture",
    response_class=Response,
    responses={200: _image_answer(PNG, "1200 x 630 pixels."), **documented(404)},
)
async def picture(table: TableId, request: Request, context: Context) -> Response:
    """The board as a spectator sees it, for link previews; a plain picture before the start."""
    context.picture_rate.spend(client_address(request.scope, context.settings.proxies))
    drawn = await context.pictures.picture(table)
    return Response(drawn, media_type=PNG, headers={"Cache-Control": _KEPT})


@router.get("/me/recent-players", response_model=RecentPlayersForm, responses=documented(401))
async def recent_players(context: Context, visitor: RequiredVisitor) -> RecentPlayersForm:
    """People I played with, and who of them is online."""
    return {"players": await invitations.recent_players(context, visitor.id)}


@router.put(
    "/tables/{table}/offers/{seat}",
    response_model=TableForm,
    responses=documented(401, 404, 409, body=True),
)
async def offer_seat(
    table: TableId, seat: SeatPath, body: SharedSeat, context: Context, visitor: RequiredVisitor
) -> TableForm:
    """The host offers an open seat to somebody they played with: nobody else can take it then."""
    shared = (body.table, body.seat)
    await invitations.offer(context, table, visitor.person, seat, shared)
    return await tables.table(context, table, visitor.id)


@router.delete(
    "/tables/{table}/offers/{seat}",
    status_code=204,
    responses=documented(401, 404, 409, changing=True),
)
async def withdraw_offer(
    table: TableId, seat: SeatPath, context: Context, visitor: RequiredVisitor
) -> None:
    """The host takes an offer back, or the invited person declines it."""
    await invitations.withdraw_offer(context, table, visitor.id, seat)
