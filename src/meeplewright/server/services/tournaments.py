"""Tournaments: creating one, entering and withdrawing, rounds, results entered by the organiser.

Results of games are recorded by the storage, in the transaction that ends the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from meeplewright.core.errors import Reason
from meeplewright.core.game import Game
from meeplewright.core.registry import find_game
from meeplewright.server.costs import in_thread
from meeplewright.server.errors import Conflict, Forbidden, InvalidRequest, NotFound, Refused
from meeplewright.server.services.context import AppContext
from meeplewright.server.services.tables import checked_aids
from meeplewright.server.services.tournament_forms import (
    TournamentCardForm,
    TournamentForm,
    card_form,
    games_of,
    is_complete,
    tournament_form,
)
from meeplewright.server.storage.ids import new_id
from meeplewright.server.storage.rows import (
    EntrantRow,
    LoadedTournament,
    PairingRow,
    PersonRow,
    SeatRow,
    Status,
    TableRow,
    TournamentRow,
)
from meeplewright.server.storage.tournament_repository import Decision, TournamentChange
from meeplewright.server.tablegame.clocks import ARRIVAL, ClockRule
from meeplewright.server.text import one_line
from meeplewright.server.tournaments import NotEnoughPlayers, next_round, rounds_of_robin
from meeplewright.server.tournaments.results import BYE, Score

MOST_PEOPLE: Final = 64
ARRIVAL_SECONDS: Final = 300  # that the clock of a seat waits for its first move
_MOST_TRIES: Final = 5  # to start a round, if people enter and withdraw meanwhile


# -- looking ----------------------------------------------------------------------------------


async def of_person(context: AppContext, person_id: str) -> list[TournamentCardForm]:
    """Tournaments that this person organises or entered."""
    found = await context.store.tournaments.of_person(person_id)
    return [card_form(row, people, person_id) for row, people in found]


async def tournament(
    context: AppContext, tournament_id: str, person_id: str | None, base: str
) -> TournamentForm:
    """A tournament as this person sees it."""
    return await _form(context, await _loaded(context, tournament_id), person_id, base)


async def _loaded(context: AppContext, tournament_id: str) -> LoadedTournament:
    loaded = await context.store.tournaments.get(tournament_id)
    if loaded is None:
        raise _unknown()
    return loaded


def _unknown() -> NotFound:
    return NotFound.because("tournament", "table-tournament-unknown")


async def _form(
    context: AppContext, loaded: LoadedTournament, person_id: str | None, base: str
) -> TournamentForm:
    statuses = await _statuses(context, loaded)
    link = f"{base}/tournament/{loaded.tournament.id}"
    return tournament_form(loaded, person_id, link, _closed(loaded) is None, statuses)


async def _statuses(context: AppContext, loaded: LoadedTournament) -> dict[str, Status]:
    """The statuses of the tables without a result. One that a stopped server left before its start
    is started now.
    """
    waiting = [one.table_id for one in loaded.pairings if one.result is None and one.table_id]
    statuses = await context.store.tables.statuses(waiting)
    await _start(context, [table for table, status in statuses.items() if status == "open"])
    return statuses


async def _start(context: AppContext, table_ids: Sequence[str]) -> None:
    for table_id in table_ids:
        await context.hub.seats.start_if_full(await context.hub.tables.fresh(table_id))


# -- creating and removing --------------------------------------------------------------------


async def create(
    context: AppContext, organiser: PersonRow, request: Mapping[str, Any], base: str
) -> TournamentForm:
    """Create a tournament that people can enter by its link."""
    game = find_game(request["game"])
    options = dict(game.checked_options(request["options"]))
    _check_sizes(game.seat_counts_for(options), request["format"], request["table_size"])
    row = TournamentRow(
        id=new_id(),
        name=one_line(request["name"], "name", context.settings.limits.title_length),
        organiser_id=organiser.id,
        game=game.name,
        options=options,
        clock=ClockRule.from_json(request["clock"]).to_json(),
        aids=checked_aids(game, request["aids"]),
        format=request["format"],
        table_size=2 if request["format"] != "points" else request["table_size"],
        rounds=0 if request["format"] == "robin" else request["rounds"],
        created_at=context.clock.now(),
    )
    await context.store.tournaments.create(row, context.settings.limits.tournaments_per_person)
    return await tournament(context, row.id, organiser.id, base)


def _check_sizes(counts: Sequence[int], form: str, table_size: int) -> None:
    size = table_size if form == "points" else 2
    if size not in counts:
        field = "table_size" if form == "points" else "format"
        raise InvalidRequest(Reason(field, "table-tournament-size", {"seats": size}), status=400)


async def remove(context: AppContext, tournament_id: str, person_id: str) -> None:
    """The organiser removes a tournament before its first round."""
    _must_organise(await _loaded(context, tournament_id), person_id)
    if not await context.store.tournaments.remove(tournament_id):
        raise Refused.because("tournament", "table-tournament-started")


def _must_organise(loaded: LoadedTournament, person_id: str) -> None:
    if loaded.tournament.organiser_id != person_id:
        raise Forbidden.because("tournament", "table-tournament-organiser-only")


async def _change(context: AppContext, tournament_id: str, decide: Decision) -> LoadedTournament:
    changed = await context.store.tournaments.change(tournament_id, decide)
    if changed is None:
        raise _unknown()
    return changed


# -- entering and withdrawing -----------------------------------------------------------------


async def enter(
    context: AppContext, tournament_id: str, person_id: str, base: str
) -> TournamentForm:
    """Enter, also late, or return after withdrawing. Entering twice changes nothing."""

    def decide(loaded: LoadedTournament) -> TournamentChange:
        _must_go_on(loaded)
        mine = [one for one in loaded.entrants if one.person_id == person_id]
        if mine:
            return TournamentChange(entrants=[replace(mine[0], withdrawn=False)])
        if closed := _closed(loaded):
            raise closed
        last = max((one.number for one in loaded.entrants), default=0)
        new = EntrantRow(tournament_id=tournament_id, number=last + 1, person_id=person_id)
        return TournamentChange(entrants=[new])

    changed = await _change(context, tournament_id, decide)
    return await _form(context, changed, person_id, base)


def _must_go_on(loaded: LoadedTournament) -> None:
    if loaded.tournament.status == "finished":
        raise Refused.because("tournament", "table-tournament-over")


def _closed(loaded: LoadedTournament) -> Refused | None:
    """Why nobody new can enter; None if somebody can."""
    row, people = loaded.tournament, len(loaded.entrants)
    if row.status == "finished":
        return Refused.because("tournament", "table-tournament-over")
    if people >= MOST_PEOPLE:
        return Refused.because("tournament", "table-tournament-full", most=MOST_PEOPLE)
    if row.status == "running" and row.round >= row.rounds:
        return Refused.because("tournament", "table-tournament-last-round")
    if row.status == "running" and row.format == "robin" and people % 2 == 0:
        return Refused.because("tournament", "table-tournament-robin-late")
    return None


async def withdraw(
    context: AppContext, tournament_id: str, person_id: str, number: int, base: str
) -> TournamentForm:
    """Withdraw, or the organiser withdraws somebody. Before the first round nothing is left."""

    def decide(loaded: LoadedTournament) -> TournamentChange:
        _must_go_on(loaded)
        found = [one for one in loaded.entrants if one.number == number]
        if not found:
            raise NotFound.because("entrant", "table-tournament-no-entrant", number=number)
        if found[0].person_id != person_id:
            _must_organise(loaded, person_id)
        if loaded.tournament.status == "open":
            return TournamentChange(removed=[number])
        return TournamentChange(entrants=[replace(found[0], withdrawn=True)])

    changed = await _change(context, tournament_id, decide)
    return await _form(context, changed, person_id, base)


# -- rounds -----------------------------------------------------------------------------------


async def start_round(
    context: AppContext, tournament_id: str, person_id: str, number: int, base: str
) -> TournamentForm:
    """Pair the players, create their tables and start the games."""
    for _ in range(_MOST_TRIES):
        loaded = await _loaded(context, tournament_id)
        _must_organise(loaded, person_id)
        _check_next(loaded, number)
        change = await in_thread(_planned_round, context, loaded, number)
        try:
            changed = await _change(context, tournament_id, _if_same(loaded, change))
        except Conflict:
            continue  # somebody entered, withdrew or was renamed meanwhile
        await _start(context, [table.id for table, _ in change.tables])
        return await _form(context, changed, person_id, base)
    raise Refused.because("tournament", "table-overtaken")


def _check_next(loaded: LoadedTournament, number: int) -> None:
    _must_go_on(loaded)
    row = loaded.tournament
    if number != row.round + 1:
        raise Refused.because("round", "table-tournament-round", round=number)
    if not is_complete(loaded):
        raise Refused.because("round", "table-tournament-not-complete")


def _if_same(planned: LoadedTournament, change: TournamentChange) -> Decision:
    def decide(loaded: LoadedTournament) -> TournamentChange:
        if loaded.tournament.version != planned.tournament.version:
            raise Conflict(loaded.tournament.version)
        return change

    return decide


def _planned_round(context: AppContext, loaded: LoadedTournament, number: int) -> TournamentChange:
    row, game = loaded.tournament, find_game(loaded.tournament.game)
    entered = [one.number for one in loaded.entrants]
    playing = {one.number for one in loaded.entrants if not one.withdrawn}
    counts = game.seat_counts_for(row.options)
    sizes = [count for count in counts if 3 <= count <= row.table_size]
    try:
        seated = next_round(row.format, entered, playing, games_of(loaded), sizes)
    except NotEnoughPlayers:
        raise Refused.because("round", "table-tournament-too-few") from None
    rounds = row.rounds or rounds_of_robin(len(entered))
    tables = [
        _new_table(context, loaded, game, number, players) for players in seated if len(players) > 1
    ]
    ids = iter([table.id for table, _ in tables])
    pairings = [
        _pairing(row.id, number, at, players, next(ids) if len(players) > 1 else None)
        for at, players in enumerate(seated, 1)
    ]
    columns = {"round": number, "rounds": rounds, "status": "running"}
    return TournamentChange(columns=columns, pairings=pairings, tables=tables)


def _pairing(
    tournament_id: str, number: int, at: int, players: Sequence[int], table_id: str | None
) -> PairingRow:
    return PairingRow(
        tournament_id=tournament_id,
        round=number,
        number=at,
        table_id=table_id,
        players=list(players),
        result=BYE if table_id is None else None,
    )


def _new_table(
    context: AppContext,
    loaded: LoadedTournament,
    game: Game,
    number: int,
    players: Sequence[int],
) -> tuple[TableRow, list[SeatRow]]:
    """A table with its players seated, so that the game starts at once. Nobody hosts it."""
    row, now = loaded.tournament, context.clock.now()
    table = TableRow(
        id=new_id(),
        game=game.name,
        rules=game.rules,
        options=row.options,
        clock=_table_clock(row.clock),
        aids=row.aids,
        created_at=now,
        updated_at=now,
        title=f"{row.name} · {number}",
    )
    person = {one.number: one.person_id or "" for one in loaded.entrants}
    seats = [
        SeatRow(
            table_id=table.id,
            seat=seat,
            kind="person",
            person_id=person[player],
            name=loaded.names[person[player]],
        )
        for seat, player in enumerate(players)
    ]
    return table, seats


def _table_clock(clock: dict[str, Any]) -> dict[str, Any]:
    """With time to arrive: nobody knows when the organiser starts a round. Days are long enough."""
    return {**clock, ARRIVAL: ARRIVAL_SECONDS} if clock["kind"] in ("move", "game") else clock


async def end(context: AppContext, tournament_id: str, person_id: str, base: str) -> TournamentForm:
    """The organiser ends the tournament after the round that was played last."""

    def decide(loaded: LoadedTournament) -> TournamentChange:
        _must_organise(loaded, person_id)
        _must_go_on(loaded)
        if loaded.tournament.status == "open":
            raise Refused.because("tournament", "table-tournament-not-started")
        if not is_complete(loaded):
            raise Refused.because("round", "table-tournament-not-complete")
        return TournamentChange(columns={"rounds": loaded.tournament.round})

    changed = await _change(context, tournament_id, decide)
    return await _form(context, changed, person_id, base)


# -- results ----------------------------------------------------------------------------------


async def set_result(
    context: AppContext,
    tournament_id: str,
    person_id: str,
    number: int,
    table: int,
    places: Sequence[int],
    base: str,
) -> TournamentForm:
    """The organiser decides a table of any round, also instead of the game's own result."""

    def decide(loaded: LoadedTournament) -> TournamentChange:
        _must_organise(loaded, person_id)
        _must_go_on(loaded)
        found = [one for one in loaded.pairings if (one.round, one.number) == (number, table)]
        if not found:
            raise NotFound.because("table", "table-tournament-no-table", table=table)
        if len(found[0].players) == 1:
            raise Refused.because("table", "table-tournament-bye")
        _check_places(places, len(found[0].players))
        score: Score = {"places": list(places), "points": None, "by": "organiser"}
        return TournamentChange(pairings=[replace(found[0], result=score)])

    changed = await _change(context, tournament_id, decide)
    return await _form(context, changed, person_id, base)


def _check_places(places: Sequence[int], players: int) -> None:
    """Places as after a game; of two players both may have lost, too."""
    ranked = all(place == 1 + sum(other < place for other in places) for place in places)
    if len(places) != players or not (ranked or list(places) == [2, 2]):
        raise InvalidRequest(
            Reason("places", "table-tournament-places", {"players": players}), status=400
        )
