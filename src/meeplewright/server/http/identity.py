"""Who sends a request: the cookie of a device or the token of a program, looked up by hash."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import Depends, Request, Response
from fastapi.security import APIKeyCookie, HTTPAuthorizationCredentials, HTTPBearer

from meeplewright.server.errors import Unauthorized
from meeplewright.server.http.middleware import COOKIE
from meeplewright.server.services import people
from meeplewright.server.services.context import AppContext
from meeplewright.server.storage.ids import token_hash
from meeplewright.server.storage.rows import PersonRow

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


async def recognise(context: AppContext, cookie: str | None, bearer: str | None) -> Visitor | None:
    """The owner of this token. A wrong bearer token is refused; an unknown cookie is ignored."""
    token = bearer if bearer is not None else cookie
    if token is None:
        return None
    person = await people.recognise(context, token)
    if person is None:
        if bearer is not None:
            raise Unauthorized.because("Authorization", "table-no-identity")
        return None
    context.person_rate.spend(person.id)
    return Visitor(person, token_hash(token))


async def _visitor(
    context: Context,
    cookie: Annotated[str | None, Depends(_cookie)],
    bearer: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)],
) -> Visitor | None:
    return await recognise(context, cookie, None if bearer is None else bearer.credentials)


async def _myself(visitor: Annotated[Visitor | None, Depends(_visitor)]) -> Visitor:
    if visitor is None:
        raise Unauthorized.because("identity", "table-no-identity")
    return visitor


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
