"""Response bodies of tournaments, and a tournament as such a body."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any, Literal

from typing_extensions import TypedDict

from meeplewright.server.storage.rows import (
    EntrantRow,
    LoadedTournament,
    PairingRow,
    Status,
    TournamentRow,
)
from meeplewright.server.tournaments import TIE_BREAKS, Format, Game, standings

DecidedBy = Literal["points", "resignation", "time", "organiser", "bye", "aborted", "removed"]


class EntrantForm(TypedDict):
    """Somebody who entered; without a name if the person was deleted."""

    number: int
    name: str
    withdrawn: bool
    you: bool


class StandingForm(TypedDict):
    """A line of the standings; `ties` in the order of the tournament's `ties`."""

    entrant: int
    rank: int
    points: float
    ties: list[float]


class PairingForm(TypedDict):
    """A table of a round: who sits there, seat by seat. `places` is null without a result; `by`
    says what decided it, or with `aborted` and `removed` why the organiser has to decide.
    """

    number: int
    table: str | None
    players: list[int]
    places: list[int] | None
    points: list[int] | None
    by: DecidedBy | None


class RoundForm(TypedDict):
    """The tables of a round."""

    round: int
    pairings: list[PairingForm]


class TournamentCardForm(TypedDict):
    """A tournament in a list; `organiser`: it is yours."""

    id: str
    name: str
    game: str
    format: Format
    rounds: int
    round: int
    status: Literal["open", "running", "finished"]
    people: int
    organiser: bool
    created_at: int


class TournamentsForm(TypedDict):
    """Tournaments that you organise or entered, the latest first."""

    tournaments: list[TournamentCardForm]


class TournamentForm(TypedDict):
    """A tournament. `round` is the one that started last, 0 before the first; `rounds` is 0 until a
    round robin starts. `you` is your number. `may_enter`: whether somebody can still enter.
    `complete`: the round has all its results. `version` counts the changes.
    """

    id: str
    name: str
    game: str
    options: dict[str, str | int]
    clock: dict[str, Any]
    aids: list[str]
    format: Format
    table_size: int
    rounds: int
    round: int
    status: Literal["open", "running", "finished"]
    version: int
    created_at: int
    link: str
    organiser: bool
    you: int | None
    may_enter: bool
    complete: bool
    entrants: list[EntrantForm]
    ties: list[str]
    standings: list[StandingForm]
    played: list[RoundForm]


def card_form(row: TournamentRow, people: int, person_id: str) -> TournamentCardForm:
    """A tournament in a list of this person's."""
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "format": row.format,
        "rounds": row.rounds,
        "round": row.round,
        "status": row.status,
        "people": people,
        "organiser": row.organiser_id == person_id,
        "created_at": row.created_at,
    }


def tournament_form(
    loaded: LoadedTournament,
    person_id: str | None,
    link: str,
    may_enter: bool,
    statuses: Mapping[str, Status],
) -> TournamentForm:
    """A tournament as this person sees it; `statuses` of the tables without a result."""
    row = loaded.tournament
    mine = [one for one in loaded.entrants if person_id and one.person_id == person_id]
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "options": row.options,
        "clock": row.clock,
        "aids": row.aids,
        "format": row.format,
        "table_size": row.table_size,
        "rounds": row.rounds,
        "round": row.round,
        "status": row.status,
        "version": row.version,
        "created_at": row.created_at,
        "link": link,
        "organiser": person_id is not None and row.organiser_id == person_id,
        "you": mine[0].number if mine else None,
        "may_enter": may_enter,
        "complete": is_complete(loaded),
        "entrants": [_entrant_form(loaded, one, one in mine) for one in loaded.entrants],
        "ties": list(TIE_BREAKS[row.format]),
        "standings": _standings(loaded),
        "played": [
            {"round": number, "pairings": [_pairing_form(one, statuses) for one in pairings]}
            for number, pairings in groupby(loaded.pairings, key=lambda one: one.round)
        ],
    }


def is_complete(loaded: LoadedTournament) -> bool:
    """Whether every table of every round so far has a result."""
    return all(one.result is not None for one in loaded.pairings)


def games_of(loaded: LoadedTournament) -> list[Game]:
    """All tables, for pairings and standings."""
    return [_game(one) for one in loaded.pairings]


def _game(row: PairingRow) -> Game:
    if row.result is None:
        return Game(row.round, tuple(row.players))
    points = row.result["points"]
    return Game(
        row.round,
        tuple(row.players),
        tuple(row.result["places"]),
        None if points is None else tuple(points),
    )


def _standings(loaded: LoadedTournament) -> list[StandingForm]:
    numbers = [one.number for one in loaded.entrants]
    return [
        {
            "entrant": line.player,
            "rank": line.rank,
            "points": _number(line.points),
            "ties": [_number(tie) for tie in line.ties],
        }
        for line in standings(loaded.tournament.format, numbers, games_of(loaded))
    ]


def _number(value: Any) -> float:
    return round(float(value), 4)


def _entrant_form(loaded: LoadedTournament, row: EntrantRow, you: bool) -> EntrantForm:
    name = loaded.names.get(row.person_id or "", "")
    return {"number": row.number, "name": name, "withdrawn": row.withdrawn, "you": you}


def _pairing_form(row: PairingRow, statuses: Mapping[str, Status]) -> PairingForm:
    result = row.result
    return {
        "number": row.number,
        "table": row.table_id,
        "players": row.players,
        "places": None if result is None else result["places"],
        "points": None if result is None else result["points"],
        "by": _undecided(row, statuses) if result is None else _decided(result["by"]),
    }


def _undecided(row: PairingRow, statuses: Mapping[str, Status]) -> DecidedBy | None:
    status = statuses.get(row.table_id or "")
    if status is None:
        return "removed"
    return "aborted" if status == "finished" else None


def _decided(by: str) -> DecidedBy:
    for known in ("points", "resignation", "time", "organiser", "bye"):
        if by == known:
            return known
    return "points"
