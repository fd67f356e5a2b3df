"""Who sends a request: the cookie of a device or the token of a program, looked up by hash."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends, Request, Response
from fastapi.dependencies.models import Dependant
from fastapi.security import APIKeyCookie, HTTPAuthorizationCredentials, HTTPBearer

from meeplewright.server.errors import Unauthorized
from meeplewright.server.http.middleware import COOKIE
from meeplewright.server.rate_limits import client_address
from meeplewright.server.services import people
from meeplewright.server.services.context import AppContext
from meeplewright.server.storage.ids import token_hash
from meeplewright.server.storage.rows import PersonRow

_VISITOR: Final = "meeplewright.visitor"  # in the scope of a request
COOKIE_SECONDS: Final = 400 * 24 * 3600  # the maximum in browsers

_cookie = APIKeyCookie(
    name=COOKIE,
    scheme_name="cookie",
    auto_error=False,
    description="Set by POST /api/me: HttpOnly, SameSite=Lax.",
)
_bearer = HTTPBearer(
    scheme_name="bearer",
    auto_error=False,
    description='For programs: the token that POST /api/me gives with {"token": true}.',
)


def context_of(request: Request) -> AppContext:
    """The application context of the request's server."""
    context: AppContext = request.app.state.context
    return context


Context = Annotated[AppContext, Depends(context_of)]


@dataclass(frozen=True, slots=True)
class Visitor:
    """A person with an identity, and the hash of the token that proved it."""

    person: PersonRow
    hash: str

    @property
    def id(self) -> str:
        return self.person.id


async def recognise(
    context: AppContext, cookie: str | None, bearer: str | None, address: str
) -> Visitor | None:
    """The owner of this token, who comes from this address. A wrong bearer token is refused; an
    unknown cookie is ignored.
    """
    token = bearer if bearer is not None else cookie
    if token is None:
        return None
    person = await people.recognise(context, token)
    if person is None:
        if bearer is not None:
            raise Unauthorized.because("Authorization", "table-no-identity")
        return None
    context.person_rate.spend(person.id)
    context.hub.addresses.saw(person.id, address)
    return Visitor(person, token_hash(token))


async def visitor_of(request: Request) -> Visitor | None:
    """Who sends the request; looked up once, however often it is asked."""
    if _VISITOR not in request.scope:
        bearer = await _bearer(request)
        given = None if bearer is None else bearer.credentials
        cookie = await _cookie(request)
        context = context_of(request)
        address = client_address(request.scope, context.settings.proxies)
        request.scope[_VISITOR] = await recognise(context, cookie, given, address)
    found: Visitor | None = request.scope[_VISITOR]
    return found


async def check_identity(request: Request) -> Visitor:
    """Who sends the request; Unauthorized if nobody."""
    visitor = await visitor_of(request)
    if visitor is None:
        raise Unauthorized.because("identity", "table-no-identity")
    return visitor


def needs_identity(dependant: Dependant) -> bool:
    """Whether a route with these dependencies is only for people with an identity."""
    return any(part.call is _myself or needs_identity(part) for part in dependant.dependencies)


async def _visitor(
    request: Request,
    cookie: Annotated[str | None, Depends(_cookie)],  # both for the document
    bearer: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)],
) -> Visitor | None:
    return await visitor_of(request)


async def _myself(
    request: Request, visitor: Annotated[Visitor | None, Depends(_visitor)]
) -> Visitor:
    return await check_identity(request)


OptionalVisitor = Annotated[Visitor | None, Depends(_visitor)]
"""With or without an identity."""

RequiredVisitor = Annotated[Visitor, Depends(_myself)]
"""With an identity, or 401."""


def set_cookie(response: Response, context: AppContext, token: str) -> None:
    """Log this device in with the token."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_SECONDS,
        path="/",
        secure=context.is_secure,
        httponly=True,
        samesite="lax",
    )


def clear_cookie(response: Response, context: AppContext) -> None:
    response.delete_cookie(
        COOKIE, path="/", secure=context.is_secure, httponly=True, samesite="lax"
    )
