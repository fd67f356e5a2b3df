"""Routes for what people have played: profiles, the archive, exports, standings."""

from __future__ import annotations

import os
from typing import Annotated, Any, Literal

from fastapi import Path, Query
from starlette.responses import Response, StreamingResponse

from meeplewright.server.http.errors import documented
from meeplewright.server.http.identity import Context, OptionalVisitor, RequiredVisitor
from meeplewright.server.http.routing import new_router
from meeplewright.server.services import exports, profiles
from meeplewright.server.services.profile_forms import ArchiveForm, ProfileForm, StandingsForm
from meeplewright.server.storage.played_repository import GameFilter

router = new_router("profiles")

OPTIONAL = {"x-identity": "optional"}
ZIP = "application/zip"
DAY = r"^\d{4}-\d{2}-\d{2}$"
TEXT = r"^[^\x00]+$"  # PostgreSQL refuses this character

PersonId = Annotated[str, Path(pattern="^[0-9A-Za-z]{22}$", description="The person's id.")]
GameAsked = Annotated[str | None, Query(pattern=TEXT, max_length=60, description="Only this game.")]
SeatsAsked = Annotated[int | None, Query(ge=1, le=12, description="Only with this many seats.")]
Who = Annotated[
    str | None,
    Query(pattern=TEXT, max_length=80, description="Only with an opponent whose name has this."),
]
Bot = Annotated[str | None, Query(pattern=TEXT, max_length=80, description="Only with this bot.")]
Result = Annotated[
    Literal["won", "lost", "aborted"] | None, Query(description="Only with this result.")
]
By = Annotated[
    Literal["points", "resignation", "time", "aborted"] | None,
    Query(description="Only those that ended like this."),
]
IsRated = Annotated[bool | None, Query(description="Only rated games, or only others.")]
FromDay = Annotated[
    str | None, Query(pattern=DAY, description="The first day (UTC), as 2026-11-16.")
]
ToDay = Annotated[str | None, Query(pattern=DAY, description="The last day (UTC).")]
Moves = Annotated[int | None, Query(ge=0, le=1_000_000, description="The number of moves.")]
Cursor = Annotated[
    str | None,
    Query(pattern=r"^\d{1,15}\.[0-9A-Za-z]{22}$", description="`next` of the page before."),
]
Limit = Annotated[int, Query(ge=1, le=100, description="How many at most.")]


@router.get("/me/profile", response_model=ProfileForm, responses=documented(401))
async def my_profile(context: Context, visitor: RequiredVisitor) -> ProfileForm:
    """What I have played, and my ratings."""
    return await profiles.own_profile(context, visitor.person)


@router.get(
    "/people/{person}/profile",
    response_model=ProfileForm,
    responses=documented(401, 404, 422),
    openapi_extra=OPTIONAL,
)
async def profile(person: PersonId, context: Context, visitor: OptionalVisitor) -> ProfileForm:
    """The same of somebody whose profile is public, or one's own."""
    return await profiles.profile_of(context, person, None if visitor is None else visitor.id)


@router.get("/me/games", response_model=ArchiveForm, responses=documented(401, 422))
async def my_games(
    context: Context,
    visitor: RequiredVisitor,
    game: GameAsked = None,
    seats: SeatsAsked = None,
    who: Who = None,
    bot: Bot = None,
    result: Result = None,
    by: By = None,
    rated: IsRated = None,
    since: FromDay = None,
    until: ToDay = None,
    shortest: Moves = None,
    longest: Moves = None,
    after: Cursor = None,
    limit: Limit = 30,
) -> ArchiveForm:
    """My finished games that fit all of these, the latest first."""
    wanted = GameFilter(
        game=game,
        seats=seats,
        who=who,
        bot=bot,
        result=result,
        by=by,
        rated=rated,
        since=profiles.day_ms(since, "since"),
        until=profiles.day_ms(until, "until", after=True),
        shortest=shortest,
        longest=longest,
    )
    return await profiles.archive(context, visitor.id, wanted, after, limit)


def _zip_answer(about: str) -> dict[str, Any]:
    schema = {"type": "string", "format": "binary"}
    return {"description": about, "content": {ZIP: {"schema": schema}}}


@router.get(
    "/me/export/records",
    response_class=Response,
    responses={200: _zip_answer("A zip with a record of every game."), **documented(401, 409)},
)
async def my_records(context: Context, visitor: RequiredVisitor) -> Response:
    """All my finished games as records (docs/records.md)."""
    return await _export(context, visitor, "records")


@router.get(
    "/me/export/dataset",
    response_class=Response,
    responses={200: _zip_answer("A zip with the tables of a dataset."), **documented(401, 409)},
)
async def my_dataset(context: Context, visitor: RequiredVisitor) -> Response:
    """All my finished games as a dataset (docs/dataset.md)."""
    return await _export(context, visitor, "dataset")


async def _export(context: Context, visitor: RequiredVisitor, kind: exports.Kind) -> Response:
    context.export_rate.spend(visitor.id)
    file = await exports.export(context, visitor.id, kind)
    headers = {
        "Content-Disposition": f'attachment; filename="meeplewright-{kind}.zip"',
        "Content-Length": str(os.fstat(file.fileno()).st_size),
    }
    return StreamingResponse(exports.pieces(file), media_type=ZIP, headers=headers)


@router.get(
    "/ratings/{game}/{seats}",
    response_model=StandingsForm,
    responses=documented(401, 404, 422),
    openapi_extra=OPTIONAL,
)
async def standings(
    game: Annotated[str, Path(min_length=1, max_length=60, description="The game.")],
    seats: Annotated[int, Path(ge=1, le=12, description="The number of seats.")],
    context: Context,
    visitor: OptionalVisitor,
) -> StandingsForm:
    """Who stands where in rated games."""
    return await profiles.standings(context, game, seats, None if visitor is None else visitor.id)
