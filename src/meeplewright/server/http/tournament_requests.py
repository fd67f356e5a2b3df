"""Request bodies of tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from meeplewright.server.http.requests import ClockRequest, NoClock, RequestBody

TournamentName = Annotated[str, Field(min_length=1, json_schema_extra={"x-limit": "title_length"})]
Place = Annotated[int, Field(ge=1, le=6)]


class NewTournament(RequestBody):
    """A tournament: `swiss` or `robin` (round robin) over tables of two, or `points` over rounds at
    tables of three up to `table_size`. A round robin has as many rounds as it needs.
    """

    name: TournamentName
    game: Annotated[str, Field(min_length=1, max_length=60)]
    options: dict[str, str | int] = Field(default_factory=dict)
    clock: ClockRequest = NoClock(kind="none")
    aids: list[Annotated[str, Field(max_length=60)]] = Field(default_factory=list, max_length=40)
    format: Literal["swiss", "robin", "points"]
    rounds: Annotated[int, Field(ge=1, le=20)] = 5
    table_size: Annotated[int, Field(ge=3, le=6)] = 4


class RoundRequest(RequestBody):
    """Start the round with this number, so that asking twice does not start two."""

    round: Annotated[int, Field(ge=1, le=99)]


class PlacesRequest(RequestBody):
    """The place of every player, seat by seat: 1 for the winners, tied players share a place. Of
    two players `[2, 2]` means that both lost.
    """

    places: Annotated[list[Place], Field(min_length=2, max_length=6)]
