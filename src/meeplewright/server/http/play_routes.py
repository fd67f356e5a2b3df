"""Routes for play: everything that the WebSocket does, for programs that prefer polling."""

from __future__ import annotations

from functools import partial
from typing import Any

from fastapi import Response, WebSocket
from starlette.responses import JSONResponse
from starlette.routing import WebSocketRoute

from meeplewright.core.errors import Reason
from meeplewright.server.errors import NotFound, Refused, StorageFault, TableError
from meeplewright.server.http.errors import documented, error_response, to_table_error
from meeplewright.server.http.identity import (
    Context,
    OptionalVisitor,
    RequiredVisitor,
    Visitor,
    recognise,
)
from meeplewright.server.http.middleware import COOKIE, reject
from meeplewright.server.http.parameters import TABLE_ID, SeatAsked, SeatLooked, Since, TableId
from meeplewright.server.http.requests import (
    ActRequest,
    AnswerRequest,
    ChatSettingRequest,
    ConfirmRequest,
    DraftRequest,
    NoteRequest,
    OrderRequest,
    SayRequest,
    TakebackRequest,
    UndraftRequest,
    WhyRequest,
)
from meeplewright.server.http.routing import new_router
from meeplewright.server.live import sessions
from meeplewright.server.live.forms import chat_forms
from meeplewright.server.live.messages import ChatLineForm, StateForm
from meeplewright.server.rate_limits import client_address
from meeplewright.server.services import notes
from meeplewright.server.services.context import AppContext
from meeplewright.server.services.responses import (
    AidForm,
    ChatForm,
    ChatSettingForm,
    DoneForm,
    HintForm,
    HistoryForm,
    LegalForm,
    NoteForm,
    OrdersForm,
    WhyForm,
)

router = new_router("play")

OPTIONAL = {"x-identity": "optional"}


def _id(visitor: Visitor | None) -> str | None:
    return None if visitor is None else visitor.id


# -- looking ----------------------------------------------------------------------------------


@router.get(
    "/tables/{table}/state",
    response_model=StateForm,
    responses=documented(401, 403, 404, 409, 422),
    openapi_extra=OPTIONAL,
)
async def look(
    table: TableId, context: Context, visitor: OptionalVisitor, seat: SeatLooked = None
) -> Response:
    """The position as a seat of mine, or a spectator, sees it."""
    return JSONResponse(
        await context.hub.views.state(await context.hub.tables.fresh(table), _id(visitor), seat)
    )


@router.get(
    "/tables/{table}/legal",
    response_model=LegalForm,
    responses=documented(401, 403, 404, 409, 422),
)
async def legal(
    table: TableId, seat: SeatAsked, context: Context, visitor: RequiredVisitor
) -> Response:
    """What my seat can do now."""
    state = await context.hub.views.state(await context.hub.tables.fresh(table), visitor.id, seat)
    return JSONResponse({"version": state["version"], "seat": seat, "legal": state["legal"]})


@router.get(
    "/tables/{table}/history",
    response_model=HistoryForm,
    responses=documented(401, 403, 404, 409, 422),
    openapi_extra=OPTIONAL,
)
async def history(
    table: TableId,
    context: Context,
    visitor: OptionalVisitor,
    seat: SeatLooked = None,
    since: Since = 0,
) -> Response:
    """What happened after version `since`, as a seat of mine, or a spectator, saw it."""
    steps = await context.hub.views.history(
        await context.hub.tables.fresh(table), _id(visitor), seat, since
    )
    version = steps[-1]["version"] if steps else since
    return JSONResponse({"version": version, "steps": steps})


@router.get(
    "/tables/{table}/aids/{aid}",
    response_model=AidForm,
    responses=documented(401, 403, 404, 409, 422),
    openapi_extra=OPTIONAL,
)
async def aid(
    table: TableId, aid: str, context: Context, visitor: OptionalVisitor, seat: SeatLooked = None
) -> Response:
    """What an aid that the table allows says about the position, from the seat's view."""
    answer = await context.hub.views.aid(
        await context.hub.tables.fresh(table), _id(visitor), seat, aid
    )
    version = (await context.hub.tables.get(table)).version
    return JSONResponse({"version": version, "aid": aid, "answer": answer})


@router.get(
    "/tables/{table}/hint",
    response_model=HintForm,
    responses=documented(401, 403, 404, 409, 422),
)
async def hint(
    table: TableId, seat: SeatAsked, context: Context, visitor: RequiredVisitor
) -> Response:
    """What a strong bot would do in my seat, if the table allows hints. It takes a moment."""
    given = await context.hub.hints.hint(await context.hub.tables.fresh(table), visitor.id, seat)
    return JSONResponse({"version": given.version, "seat": seat, "advice": given.advice})


# -- doing ------------------------------------------------------------------------------------


@router.post(
    "/tables/{table}/act",
    response_model=DoneForm,
    responses=documented(401, 404, 409, body=True),
)
async def act(
    table: TableId, body: ActRequest, context: Context, visitor: RequiredVisitor
) -> DoneForm:
    """Do something; answered once it is safely stored."""
    version = await context.hub.play.act(
        await context.hub.tables.get(table), visitor.id, body.seat, body.version, body.do
    )
    return {"version": version}


@router.post(
    "/tables/{table}/draft",
    response_model=DoneForm,
    responses=documented(401, 404, 409, body=True),
)
async def draft(
    table: TableId, body: DraftRequest, context: Context, visitor: RequiredVisitor
) -> DoneForm:
    """Add a step to my draft, which nobody else sees."""
    version = await context.hub.drafts.add(
        await context.hub.tables.get(table),
        visitor.id,
        body.seat,
        body.version,
        body.drafted,
        body.do,
    )
    return {"version": version}


@router.post(
    "/tables/{table}/undraft",
    response_model=DoneForm,
    responses=documented(401, 404, 409, body=True),
)
async def undraft(
    table: TableId, body: UndraftRequest, context: Context, visitor: RequiredVisitor
) -> DoneForm:
    """Keep only the first steps of my draft."""
    version = await context.hub.drafts.cut(
        await context.hub.tables.get(table), visitor.id, body.seat, body.version, body.to
    )
    return {"version": version}


@router.post(
    "/tables/{table}/confirm",
    response_model=DoneForm,
    responses=documented(401, 404, 409, body=True),
)
async def confirm(
    table: TableId, body: ConfirmRequest, context: Context, visitor: RequiredVisitor
) -> DoneForm:
    """Do everything that I drafted; answered once it is safely stored."""
    version = await context.hub.drafts.confirm(
        await context.hub.tables.get(table), visitor.id, body.seat, body.version, body.drafted
    )
    return {"version": version}


@router.post(
    "/tables/{table}/takeback",
    response_model=DoneForm,
    responses=documented(401, 404, 409, body=True),
)
async def takeback(
    table: TableId, body: TakebackRequest, context: Context, visitor: RequiredVisitor
) -> DoneForm:
    """Return to an earlier position: at once if allowed, otherwise by asking other players."""
    version = await context.hub.play.take_back(
        await context.hub.tables.get(table), visitor.id, body.seat, body.version, body.to
    )
    return {"version": version}


@router.post(
    "/tables/{table}/answer",
    response_model=DoneForm,
    responses=documented(401, 404, 409, body=True),
)
async def answer_takeback(
    table: TableId, body: AnswerRequest, context: Context, visitor: RequiredVisitor
) -> DoneForm:
    """Answer the requested takeback."""
    return {
        "version": await context.hub.play.answer(
            await context.hub.tables.fresh(table), visitor.id, body.seat, body.agree
        )
    }


@router.post(
    "/tables/{table}/why",
    response_model=WhyForm,
    responses=documented(401, 404, 409, body=True),
)
async def why(
    table: TableId, body: WhyRequest, context: Context, visitor: RequiredVisitor
) -> WhyForm:
    """Why my seat cannot do this now; null: it can."""
    reason = await context.hub.play.why_not(
        await context.hub.tables.fresh(table), visitor.id, body.seat, body.do
    )
    return {"reason": None if reason is None else _reason_form(reason)}


def _reason_form(reason: Reason) -> Any:
    return reason.to_json()


# -- chat, notes, standing orders -------------------------------------------------------------


@router.get(
    "/tables/{table}/chat",
    response_model=ChatForm,
    responses=documented(404, 422),
)
async def chat(table: TableId, context: Context, since: Since = 0) -> ChatForm:
    """What was said after line `since`; at most the last 100 lines."""
    lines, spectators = await notes.chat(context, table, since)
    return {"lines": chat_forms(lines), "spectators": spectators}


@router.put(
    "/tables/{table}/chat",
    response_model=ChatSettingForm,
    responses=documented(401, 404, body=True),
)
async def set_chat(
    table: TableId, body: ChatSettingRequest, context: Context, visitor: RequiredVisitor
) -> ChatSettingForm:
    """The host lets spectators write at a table that is not public, or not any more. Everybody
    at the table gets a `table` message.
    """
    await notes.set_chat(context, table, visitor.id, body.spectators)
    return {"spectators": body.spectators}


@router.post(
    "/tables/{table}/chat",
    status_code=201,
    response_model=ChatLineForm,
    responses=documented(401, 404, 409, body=True),
)
async def say(
    table: TableId, body: SayRequest, context: Context, visitor: RequiredVisitor
) -> ChatLineForm:
    """Say something to everybody at the table. At a table that is not public only the players and
    the host can, unless the host lets spectators write.
    """
    line = await context.hub.chat.say(await context.hub.tables.get(table), visitor.id, body.text)
    return chat_forms([line])[0]


@router.get(
    "/tables/{table}/notes",
    response_model=NoteForm,
    responses=documented(401, 404),
)
async def read_note(table: TableId, context: Context, visitor: RequiredVisitor) -> NoteForm:
    """My own note about the table."""
    return {"text": await notes.note(context, table, visitor.id)}


@router.put(
    "/tables/{table}/notes",
    response_model=NoteForm,
    responses=documented(401, 404, body=True),
)
async def write_note(
    table: TableId, body: NoteRequest, context: Context, visitor: RequiredVisitor
) -> NoteForm:
    """Keep a note about the table that nobody else sees; an empty one is deleted."""
    return {"text": await notes.write_note(context, table, visitor.id, body.text)}


@router.get(
    "/tables/{table}/order",
    response_model=OrdersForm,
    responses=documented(401, 403, 404, 409, 422),
)
async def read_order(
    table: TableId, seat: SeatAsked, context: Context, visitor: RequiredVisitor
) -> OrdersForm:
    """My seat's standing order, and those that it can give now."""
    return await notes.orders(context, table, visitor.id, seat)


@router.put(
    "/tables/{table}/order",
    response_model=OrdersForm,
    responses=documented(401, 404, 409, body=True),
)
async def give_order(
    table: TableId, body: OrderRequest, context: Context, visitor: RequiredVisitor
) -> OrdersForm:
    """Give a standing order; it replaces the one before."""
    await context.hub.orders.set(
        await context.hub.tables.fresh(table), visitor.id, body.seat, body.order
    )
    return await notes.orders(context, table, visitor.id, body.seat)


@router.delete(
    "/tables/{table}/order",
    status_code=204,
    responses=documented(401, 404, 422, changing=True),
)
async def drop_order(
    table: TableId, seat: SeatAsked, context: Context, visitor: RequiredVisitor
) -> None:
    """Cancel the standing order."""
    await context.hub.orders.cancel(await context.hub.tables.fresh(table), visitor.id, seat)


# -- the WebSocket ----------------------------------------------------------------------------

_UPGRADE = {"description": "The WebSocket is open; `x-websocket` names its messages."}


@router.get(
    "/tables/{table}/play",
    status_code=101,
    response_class=Response,
    responses={101: _UPGRADE, **documented(401, 403, 404, 426)},
    openapi_extra=OPTIONAL,
)
async def play_over_http(table: TableId, visitor: OptionalVisitor) -> Response:
    """Live play, over a WebSocket."""
    refused = Refused(Reason("Upgrade", "table-websocket-only"), status=426)
    response = error_response(refused)
    response.headers["Upgrade"] = "websocket"
    return response


async def play(websocket: WebSocket) -> None:
    """One connection: one person, or a spectator, at one table."""
    context: AppContext = websocket.app.state.context
    table: str = websocket.path_params["table"]
    scheme, _, token = websocket.headers.get("authorization", "").partition(" ")
    bearer = token.strip() if scheme.lower() == "bearer" else None
    address = client_address(websocket.scope, context.settings.proxies)
    try:
        if TABLE_ID.fullmatch(table) is None:
            raise NotFound.because("table", "table-unknown")
        visitor = await recognise(context, websocket.cookies.get(COOKIE), bearer, address)
        context.enter_connection(address)
    except (TableError, StorageFault) as fault:
        await reject(to_table_error(fault), websocket.scope, websocket.receive, websocket.send)
        return
    hashed = None if visitor is None else visitor.hash
    end = partial(context.leave_connection, address)
    await sessions.serve(websocket, context.hub, table, _id(visitor), hashed, end)


# Not a route of FastAPI, which would keep twice as much in memory for each connection.
WEBSOCKET = WebSocketRoute("/api/tables/{table}/play", play)
