"""Routes for tournaments: creating one, entering, rounds, results."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path, Request

from meeplewright.server.http.errors import documented
from meeplewright.server.http.identity import Context, OptionalVisitor, RequiredVisitor
from meeplewright.server.http.parameters import base_url_of
from meeplewright.server.http.routing import new_router
from meeplewright.server.http.tournament_requests import (
    NewTournament,
    PlacesRequest,
    RoundRequest,
)
from meeplewright.server.services import tournaments
from meeplewright.server.services.tournament_forms import TournamentForm, TournamentsForm

router = new_router("tournaments")

TournamentId = Annotated[str, Path(pattern="^[0-9A-Za-z]{22}$", description="The tournament's id.")]
EntrantPath = Annotated[int, Path(ge=1, le=999_999, description="The entrant's number.")]
RoundPath = Annotated[int, Path(ge=1, le=99, description="The round, counted from 1.")]
NumberPath = Annotated[
    int, Path(ge=1, le=99, description="The table, counted from 1 in its round.")
]


@router.get("/me/tournaments", response_model=TournamentsForm, responses=documented(401))
async def my_tournaments(context: Context, visitor: RequiredVisitor) -> TournamentsForm:
    """Tournaments that I organise or entered."""
    return {"tournaments": await tournaments.of_person(context, visitor.id)}


@router.post(
    "/tournaments",
    status_code=201,
    response_model=TournamentForm,
    responses=documented(401, 409, body=True),
)
async def create_tournament(
    body: NewTournament, request: Request, context: Context, visitor: RequiredVisitor
) -> TournamentForm:
    """Create a tournament. People enter by its link."""
    return await tournaments.create(
        context, visitor.person, body.model_dump(), base_url_of(request)
    )


@router.get(
    "/tournaments/{tournament}",
    response_model=TournamentForm,
    responses=documented(401, 404),
    openapi_extra={"x-identity": "optional"},
)
async def look_at_tournament(
    tournament: TournamentId, request: Request, context: Context, visitor: OptionalVisitor
) -> TournamentForm:
    """A tournament: who entered, the rounds, the standings."""
    me = None if visitor is None else visitor.id
    return await tournaments.tournament(context, tournament, me, base_url_of(request))


@router.delete(
    "/tournaments/{tournament}",
    status_code=204,
    responses=documented(401, 404, 409, changing=True),
)
async def remove_tournament(
    tournament: TournamentId, context: Context, visitor: RequiredVisitor
) -> None:
    """The organiser removes the tournament before its first round."""
    await tournaments.remove(context, tournament, visitor.id)


@router.post(
    "/tournaments/{tournament}/entrants",
    response_model=TournamentForm,
    responses=documented(401, 404, 409, changing=True),
)
async def enter_tournament(
    tournament: TournamentId, request: Request, context: Context, visitor: RequiredVisitor
) -> TournamentForm:
    """Enter the tournament, also late, or return after withdrawing."""
    return await tournaments.enter(context, tournament, visitor.id, base_url_of(request))


@router.delete(
    "/tournaments/{tournament}/entrants/{number}",
    response_model=TournamentForm,
    responses=documented(401, 404, 409, changing=True),
)
async def withdraw_from_tournament(
    tournament: TournamentId,
    number: EntrantPath,
    request: Request,
    context: Context,
    visitor: RequiredVisitor,
) -> TournamentForm:
    """Withdraw from the rounds to come; the organiser can withdraw anybody."""
    base = base_url_of(request)
    return await tournaments.withdraw(context, tournament, visitor.id, number, base)


@router.post(
    "/tournaments/{tournament}/rounds",
    status_code=201,
    response_model=TournamentForm,
    responses=documented(401, 404, 409, body=True),
)
async def start_round(
    tournament: TournamentId,
    body: RoundRequest,
    request: Request,
    context: Context,
    visitor: RequiredVisitor,
) -> TournamentForm:
    """The organiser starts the next round: pairings are made, and their games start."""
    base = base_url_of(request)
    return await tournaments.start_round(context, tournament, visitor.id, body.round, base)


@router.put(
    "/tournaments/{tournament}/rounds/{round}/tables/{number}",
    response_model=TournamentForm,
    responses=documented(401, 404, 409, body=True),
)
async def set_table_result(
    tournament: TournamentId,
    round: RoundPath,
    number: NumberPath,
    body: PlacesRequest,
    request: Request,
    context: Context,
    visitor: RequiredVisitor,
) -> TournamentForm:
    """The organiser decides how a table counts, for example after an aborted game."""
    base = base_url_of(request)
    return await tournaments.set_result(
        context, tournament, visitor.id, round, number, body.places, base
    )


@router.post(
    "/tournaments/{tournament}/end",
    response_model=TournamentForm,
    responses=documented(401, 404, 409, changing=True),
)
async def end_tournament(
    tournament: TournamentId, request: Request, context: Context, visitor: RequiredVisitor
) -> TournamentForm:
    """The organiser ends the tournament before its last round."""
    return await tournaments.end(context, tournament, visitor.id, base_url_of(request))
