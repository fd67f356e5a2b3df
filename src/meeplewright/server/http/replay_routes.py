"""Routes for replays, and for private plans."""

from __future__ import annotations

from fastapi import Request, Response

from meeplewright.server.http.errors import documented
from meeplewright.server.http.identity import Context, RequiredVisitor
from meeplewright.server.http.parameters import (
    EntryAsked,
    FirstEntry,
    LastEntry,
    SeatAsked,
    SeatSeen,
    TableId,
    Views,
)
from meeplewright.server.http.requests import ReplayAidRequest, ReplayRequest
from meeplewright.server.http.routing import new_router
from meeplewright.server.live.messages import TableForm
from meeplewright.server.rate_limits import client_address
from meeplewright.server.services import replays
from meeplewright.server.services.context import AppContext
from meeplewright.server.services.responses import ReplayAidForm, ReplayForm

router = new_router("replays")


def _whom(request: Request, context: AppContext) -> str:
    return client_address(request.scope, context.settings.proxies)


def _json(text: str) -> Response:
    return Response(text, media_type="application/json")


@router.get(
    "/tables/{table}/replay",
    response_model=ReplayForm,
    responses=documented(404, 409, 422),
)
async def replay_table(
    table: TableId,
    request: Request,
    context: Context,
    first: FirstEntry = 0,
    last: LastEntry = None,
    seat: SeatSeen = None,
    views: Views = True,
) -> Response:
    """Positions of a finished game after entries `first` to `last`, at most 60 at a time; without
    views at most 2000.
    """
    asked = replays.ReplayQuery(first, last, seat, views, _whom(request, context))
    return _json(await replays.table_frames(context, table, asked))


@router.post(
    "/replay",
    response_model=ReplayForm,
    responses=documented(body=True),
)
async def replay_record(body: ReplayRequest, request: Request, context: Context) -> Response:
    """The same for a record that you have. A record that cannot be read is refused with the line;
    if it is not legal, `fault` has the entry and the rule.
    """
    asked = replays.ReplayQuery(
        body.first, body.last, body.seat, body.views, _whom(request, context)
    )
    return _json(await replays.record_frames(context, body.record, asked))


@router.get(
    "/tables/{table}/replay/aids/{aid}",
    response_model=ReplayAidForm,
    responses=documented(404, 409, 422),
)
async def aid_of_table(
    table: TableId,
    aid: str,
    entry: EntryAsked,
    request: Request,
    context: Context,
    seat: SeatSeen = None,
) -> ReplayAidForm:
    """What an aid says about a position of a finished game, whatever its table allowed."""
    asked = replays.AidQuery(aid, entry, seat, _whom(request, context))
    return await replays.table_aid(context, table, asked)


@router.post(
    "/replay/aid",
    response_model=ReplayAidForm,
    responses=documented(body=True),
)
async def aid_of_record(
    body: ReplayAidRequest, request: Request, context: Context
) -> ReplayAidForm:
    """The same for a record that you have."""
    asked = replays.AidQuery(body.aid, body.entry, body.seat, _whom(request, context))
    return await replays.record_aid(context, body.record, asked)


@router.post(
    "/tables/{table}/plan",
    status_code=201,
    response_model=TableForm,
    responses=documented(401, 404, 409, 422, changing=True),
)
async def plan(
    table: TableId, seat: SeatAsked, context: Context, visitor: RequiredVisitor
) -> TableForm:
    """A private table to think ahead: it continues from a position that my seat cannot tell from
    the real one, and all its seats are mine. It is not listed, and is deleted after a week without
    use.
    """
    return await replays.plan(context, table, visitor.person, seat)
