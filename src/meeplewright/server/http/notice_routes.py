"""Routes for notices: push to this device, an e-mail address, and the links in mails."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query, Request
from pydantic import Field
from starlette.responses import RedirectResponse

from meeplewright.server.http.errors import documented
from meeplewright.server.http.identity import Context, RequiredVisitor
from meeplewright.server.http.requests import RequestBody, Secret
from meeplewright.server.http.routing import new_router
from meeplewright.server.mail_address import LONGEST
from meeplewright.server.rate_limits import client_address
from meeplewright.server.services import notices
from meeplewright.server.services.notices import NoticesForm

router = new_router("notices")

Language = Annotated[str, Field(pattern="^[a-z]{2}$")]
Key = Annotated[
    str, Query(pattern="^[0-9A-Za-z_-]{20,64}$", description="The key in the mail's links.")
]


class BrowserKeys(RequestBody):
    """The keys of a browser's subscription, as `PushSubscription.toJSON()` writes them."""

    p256dh: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{87}$")]
    auth: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{22}$")]


class Subscription(RequestBody):
    """A browser's push subscription, and the language of its notices."""

    endpoint: Annotated[str, Field(min_length=1, max_length=notices.LONGEST_ENDPOINT)]
    keys: BrowserKeys
    language: Language


class MailAddress(RequestBody):
    """An e-mail address, and the language of its mails."""

    address: Annotated[str, Field(min_length=3, max_length=LONGEST)]
    language: Language


class MailKey(RequestBody):
    """The key in the link of a mail, the part after `#confirm=` or `#stop=`."""

    key: Secret


@router.get("/me/notices", response_model=NoticesForm, responses=documented(401))
async def my_notices(context: Context, visitor: RequiredVisitor) -> NoticesForm:
    """How I am told about games of days when I am away."""
    return await notices.form_of(context, visitor.id, visitor.hash)


@router.put(
    "/me/notices/push",
    response_model=NoticesForm,
    responses=documented(401, 404, 409, body=True),
)
async def push_to_me(body: Subscription, context: Context, visitor: RequiredVisitor) -> NoticesForm:
    """Push notices to this browser, until it is turned off or the device is logged out."""
    await notices.subscribe(
        context,
        visitor.id,
        visitor.hash,
        body.endpoint,
        body.keys.p256dh,
        body.keys.auth,
        body.language,
    )
    return await notices.form_of(context, visitor.id, visitor.hash)


@router.delete(
    "/me/notices/push", response_model=NoticesForm, responses=documented(401, changing=True)
)
async def stop_pushing(context: Context, visitor: RequiredVisitor) -> NoticesForm:
    """Push nothing more to this device."""
    await context.store.notices.unsubscribe(visitor.hash)
    return await notices.form_of(context, visitor.id, visitor.hash)


@router.put(
    "/me/notices/mail",
    response_model=NoticesForm,
    responses=documented(401, 404, 409, body=True),
)
async def mail_to_me(
    body: MailAddress, request: Request, context: Context, visitor: RequiredVisitor
) -> NoticesForm:
    """Send notices to this e-mail address, once the link in a first mail has been used."""
    network = client_address(request.scope, context.settings.proxies)
    await notices.set_address(context, visitor.id, body.address, body.language, network)
    return await notices.form_of(context, visitor.id, visitor.hash)


@router.delete(
    "/me/notices/mail", response_model=NoticesForm, responses=documented(401, changing=True)
)
async def stop_mailing(context: Context, visitor: RequiredVisitor) -> NoticesForm:
    """Delete my e-mail address."""
    await context.store.notices.remove_address(person_id=visitor.id)
    return await notices.form_of(context, visitor.id, visitor.hash)


@router.post("/mail/confirm", status_code=204, responses=documented(404, body=True))
async def confirm_address(body: MailKey, context: Context) -> None:
    """Confirm the e-mail address that got this key."""
    await notices.confirm(context, body.key)


@router.post(
    "/mail/stop",
    status_code=204,
    responses=documented(422, changing=True),
)
async def stop_mails(key: Key, context: Context) -> None:
    """Delete the e-mail address that got this key. Mail programs call this with one click."""
    await context.store.notices.remove_address(key=key)


@router.get("/mail/stop", include_in_schema=False)
async def show_stop_page(key: Key) -> RedirectResponse:
    """The page that asks whether to stop, for a mail program that opens the address instead."""
    return RedirectResponse(f"/mail#stop={key}", status_code=303)
