"""Routes for people: who I am, my link to another device, my tables, my turns."""

from __future__ import annotations

from fastapi import Request, Response

from meeplewright.server.errors import Refused, Unauthorized
from meeplewright.server.http.errors import documented
from meeplewright.server.http.identity import (
    Context,
    OptionalVisitor,
    RequiredVisitor,
    clear_cookie,
    set_cookie,
)
from meeplewright.server.http.parameters import base_url_of
from meeplewright.server.http.requests import LinkCode, NewPerson, PersonChange
from meeplewright.server.http.routing import new_router
from meeplewright.server.rate_limits import client_address
from meeplewright.server.services import people, tables
from meeplewright.server.services.responses import LinkForm, MeForm, TablesForm, TurnsForm

router = new_router("people")

OPTIONAL = {"x-identity": "optional"}


@router.post(
    "/me",
    status_code=201,
    response_model=MeForm,
    responses=documented(401, 409, body=True),
    openapi_extra=OPTIONAL,
)
async def become_somebody(
    body: NewPerson,
    request: Request,
    response: Response,
    context: Context,
    visitor: OptionalVisitor,
) -> MeForm:
    """Become a guest: a browser gets a cookie, a program that asks for it a token."""
    if visitor is not None:
        raise Refused.because("identity", "table-somebody-already")
    context.guest_rate.spend(client_address(request.scope, context.settings.proxies))
    person, token = await people.new_person(context, body.name, body.kind, body.token)
    form = people.me_form(person)
    if body.token:
        return {**form, "token": token}
    set_cookie(response, context, token)
    return form


@router.get("/me", response_model=MeForm | None, responses=documented(401), openapi_extra=OPTIONAL)
async def who_am_i(request: Request, visitor: OptionalVisitor) -> MeForm | None:
    """Who I am; null: a browser without an identity. A wrong token is refused."""
    if visitor is not None:
        return people.me_form(visitor.person)
    if "authorization" in request.headers:
        raise Unauthorized.because("Authorization", "table-no-identity")
    return None


@router.patch("/me", response_model=MeForm, responses=documented(401, 409, body=True))
async def change_me(body: PersonChange, context: Context, visitor: RequiredVisitor) -> MeForm:
    """Change my name, also at the tables where I sit; my webhook; who can see my profile."""
    given = body.model_fields_set
    person = visitor.person
    if "name" in given and body.name is not None:
        person = await people.rename(context, person, body.name)
    if "webhook" in given:
        person = await people.set_webhook(context, person, body.webhook)
    if "public" in given and body.public is not None:
        person = await people.set_public(context, person, body.public)
    return people.me_form(person)


@router.delete("/me", status_code=204, responses=documented(401, changing=True))
async def forget_me(response: Response, context: Context, visitor: RequiredVisitor) -> None:
    """Forget me: my identity, notes, chat and names are deleted; a bot plays on where I sat."""
    await people.forget(context, visitor.id)
    clear_cookie(response, context)


@router.post(
    "/me/link",
    status_code=201,
    response_model=LinkForm,
    responses=documented(401, changing=True),
)
async def new_link(request: Request, context: Context, visitor: RequiredVisitor) -> LinkForm:
    """A link that gives my identity to another device: once, within a quarter of an hour."""
    code, expires_at = await people.new_link(context, visitor.id)
    return {"link": f"{base_url_of(request)}/me#{code}", "expires_at": expires_at}


@router.post("/me/claim", response_model=MeForm, responses=documented(404, body=True))
async def claim_link(
    body: LinkCode, request: Request, response: Response, context: Context
) -> MeForm:
    """Become the person of this link. The device that made the link keeps the identity too."""
    context.guest_rate.spend(client_address(request.scope, context.settings.proxies))
    person, token = await people.claim_link(context, body.code)
    set_cookie(response, context, token)
    return people.me_form(person)


@router.post("/me/leave", status_code=204, responses=documented(401, changing=True))
async def leave_device(response: Response, context: Context, visitor: RequiredVisitor) -> None:
    """Log this device or program out; other devices of the same person stay logged in."""
    await people.drop_token(context, visitor.hash)
    clear_cookie(response, context)


@router.get("/me/tables", response_model=TablesForm, responses=documented(401))
async def my_tables(context: Context, visitor: RequiredVisitor) -> TablesForm:
    """Tables where I sit or that I host."""
    return {"tables": await tables.tables_of(context, visitor.id)}


@router.get("/me/turns", response_model=TurnsForm, responses=documented(401))
async def my_turns(context: Context, visitor: RequiredVisitor) -> TurnsForm:
    """Where it is my turn, and how far my games are."""
    return await tables.turns_of(context, visitor.id)
