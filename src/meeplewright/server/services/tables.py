"""Tables outside of play: creating one, the lobby, turns, results, rematches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from meeplewright.bots import with_style
from meeplewright.core.errors import Reason
from meeplewright.core.game import Game
from meeplewright.core.records import Record
from meeplewright.core.registry import find_game
from meeplewright.server.bot_limits import check_bot
from meeplewright.server.costs import in_thread
from meeplewright.server.errors import Forbidden, InvalidRequest, NotFound, Refused
from meeplewright.server.live.forms import table_form
from meeplewright.server.live.hints import aids_of
from meeplewright.server.live.messages import TableForm
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.table_cache import game_of_row
from meeplewright.server.ratings import can_be_rated, check_rated_options, check_rated_request
from meeplewright.server.services.context import AppContext
from meeplewright.server.services.responses import ProgressForm, ResultForm, TurnForm, TurnsForm
from meeplewright.server.storage.host_limits import HostLimits
from meeplewright.server.storage.ids import new_id
from meeplewright.server.storage.rows import PersonRow, SeatRow, TableRow
from meeplewright.server.tablegame.clocks import ClockRule, SeatClock
from meeplewright.server.tablegame.endings import ended_by
from meeplewright.server.tablegame.entries import NEW_GAME, Beginning
from meeplewright.server.tablegame.history import record as written
from meeplewright.server.text import one_line, person_name

_NO_END = 2**62  # a turn without a deadline is the least urgent


# -- looking ----------------------------------------------------------------------------------


async def row_of(context: AppContext, table_id: str) -> TableRow:
    """The table's row, or NotFound."""
    row = await context.store.tables.get(table_id)
    if row is None:
        raise NotFound.because("table", "table-unknown")
    return row


async def rows_of(context: AppContext, table_id: str) -> tuple[TableRow, list[SeatRow]]:
    """The table's row and its seats, or NotFound."""
    found = await context.store.tables.with_seats(table_id)
    if found is None:
        raise NotFound.because("table", "table-unknown")
    return found


async def table(context: AppContext, table_id: str, person_id: str | None) -> TableForm:
    """A table as this person sees it from outside."""
    return table_form(*await rows_of(context, table_id), person_id)


async def open_tables(context: AppContext, person_id: str | None) -> list[TableForm]:
    """Public tables that wait for players."""
    return await _forms(context, await context.store.tables.list_open(), person_id)


async def running_tables(context: AppContext, person_id: str | None) -> list[TableForm]:
    """Public tables in play."""
    return await _forms(context, await context.store.tables.list_running(), person_id)


async def tables_of(context: AppContext, person_id: str) -> list[TableForm]:
    """Tables where this person sits or which they host."""
    return await _forms(context, await context.store.tables.of_person(person_id), person_id)


async def _forms(
    context: AppContext, rows: Sequence[TableRow], person_id: str | None
) -> list[TableForm]:
    seats = await context.store.seats.of_tables([row.id for row in rows])
    return [table_form(row, seats[row.id], person_id) for row in rows]


async def turns_of(context: AppContext, person_id: str) -> TurnsForm:
    """Where this person is to act, the most urgent first, and how far their games are."""
    turns: list[TurnForm] = []
    games: list[ProgressForm] = []
    for row in await context.store.tables.of_person(person_id, "running"):
        live = await context.hub.tables.fresh(row.id)
        turns += _turns_at(context, row, live, person_id)
        actors = list(live.table_game.state.actors)
        games.append({"table": row.id, "turn": live.table_game.turn, "actors": actors})
    turns.sort(key=lambda turn: turn["deadline"] or _NO_END)
    return {"turns": turns, "games": games}


def _turns_at(
    context: AppContext, row: TableRow, live: LiveTable, person_id: str
) -> list[TurnForm]:
    now = context.clock.now()
    clocks = live.table_game.clocks(now)
    mine = [
        seat
        for seat in live.table_game.actors
        if live.seats[seat].person_id == person_id and live.table_game.drivers[seat] is None
    ]
    return [
        {
            "table": row.id,
            "game": row.game,
            "title": row.title,
            "seat": seat,
            "version": live.version,
            "deadline": _deadline(clocks[seat], now),
        }
        for seat in mine
    ]


def _deadline(clock: SeatClock, now: int) -> int | None:
    return None if clock["left"] is None else now + clock["starts_in"] + clock["left"]


# -- creating and removing --------------------------------------------------------------------


async def open_table(context: AppContext, host: PersonRow, request: Mapping[str, Any]) -> TableForm:
    """Create a table as requested; it starts if no seat is open."""
    return await open_from(context, host, find_game(request["game"]), request, NEW_GAME)


async def open_from(
    context: AppContext,
    host: PersonRow,
    game: Game,
    request: Mapping[str, Any],
    beginning: Beginning,
) -> TableForm:
    """The same for a game that continues from a position."""
    row = _new_row(context, host, game, request)
    seats = _new_seats(context, row, game, host, request["seats"])
    limits = _limits_of(context, row, seats)
    return await set_up(context, row, seats, host.id, beginning, limits)


def _new_row(
    context: AppContext, host: PersonRow, game: Game, request: Mapping[str, Any]
) -> TableRow:
    options = dict(game.checked_options(request["options"]))
    game.checked_seats(len(request["seats"]), options)
    rated = bool(request.get("rated"))
    if rated:
        check_rated_request(game.name, request)
        check_rated_options(game.name, options)
    now = context.clock.now()
    return TableRow(
        id=new_id(),
        game=game.name,
        rules=game.rules,
        options=options,
        clock=ClockRule.from_json(request["clock"]).to_json(),
        aids=checked_aids(game, request["aids"]),
        visibility=request["visibility"],
        host_id=host.id,
        created_at=now,
        updated_at=now,
        title=one_line(
            request["title"], "title", context.settings.limits.title_length, may_be_empty=True
        ),
        rated=rated,
    )


def checked_aids(game: Game, aids: Sequence[str]) -> list[str]:
    """These aids in the game's order, or InvalidRequest for one that it does not have."""
    known = aids_of(game)
    for aid in aids:
        if aid not in known:
            facts = {"field": "aids", "value": aid[:40], "known": ", ".join(known)}
            raise InvalidRequest(Reason("aids", "form-not-known", {**facts}), status=400)
    return [aid for aid in known if aid in aids]


def _new_seats(
    context: AppContext,
    row: TableRow,
    game: Game,
    host: PersonRow,
    requests: Sequence[Mapping[str, Any]],
) -> list[SeatRow]:
    seats: list[SeatRow] = []
    limits = context.settings.limits
    for number, request in enumerate(requests):
        match request["kind"]:
            case "me":
                name = seat_name(context, host, request["name"])
                seats.append(persons_seat(row.id, number, host, name))
            case "bot":
                bot = with_style(request["bot"], game, context.hub.luck)
                check_bot(bot, game, number, limits, f"seats.{number}.bot")
                seats.append(_bots_seat(row.id, number, bot))
            case _:
                seats.append(_open_seat(row.id, number))
    return seats


def seat_name(context: AppContext, person: PersonRow, name: str | None) -> str:
    """The name of a seat: people around one screen have their own names."""
    if name is None:
        return person.name
    return person_name(name, context.settings.limits.name_length)


def persons_seat(table_id: str, seat: int, person: PersonRow, name: str) -> SeatRow:
    return SeatRow(table_id=table_id, seat=seat, kind="person", person_id=person.id, name=name)


def _bots_seat(table_id: str, seat: int, bot: str) -> SeatRow:
    return SeatRow(table_id=table_id, seat=seat, kind="bot", bot=bot)


def _open_seat(table_id: str, seat: int) -> SeatRow:
    return SeatRow(table_id=table_id, seat=seat, kind="open", invite=new_id())


def _limits_of(context: AppContext, row: TableRow, seats: Sequence[SeatRow]) -> HostLimits:
    limits = context.settings.limits
    kinds = {seat.kind for seat in seats}
    # At a rated table bots may soon be alone: they play on for those who lose.
    has_bots_alone = kinds == {"bot"} or (row.rated and "bot" in kinds)
    return HostLimits(
        host_id=row.host_id,
        tables=limits.tables_per_person,
        bot_tables=limits.bot_tables_per_person if has_bots_alone else None,
    )


async def set_up(
    context: AppContext,
    row: TableRow,
    seats: Sequence[SeatRow],
    person_id: str,
    beginning: Beginning = NEW_GAME,
    limits: HostLimits | None = None,
) -> TableForm:
    """Create the table, and start it if no seat is open."""
    goes_on_from = None if beginning == NEW_GAME else beginning.to_json()
    made = await context.store.tables.create(row, seats, goes_on_from, limits)
    await context.hub.seats.start_if_full(await context.hub.tables.fresh(made))
    return await table(context, made, person_id)


async def remove(context: AppContext, table_id: str, person_id: str) -> None:
    """The host removes a table before it starts."""
    row = await row_of(context, table_id)
    if row.host_id != person_id:
        raise Forbidden.because("table", "table-host-only")
    if not await context.store.tables.remove(table_id, only="open"):
        raise Refused.because("table", "table-started")
    await context.notify_change(table_id)


# -- after the game ---------------------------------------------------------------------------


async def rematch(context: AppContext, table_id: str, person: PersonRow) -> TableForm:
    """The same table again, one for all who ask. The seats of the others wait for them."""
    row, before = await finished(context, table_id, "table-rematch-early")
    if person.id not in {row.host_id, *(seat.person_id for seat in before)}:
        raise Forbidden.because("seat", "table-not-yours")
    if row.plan:
        raise Refused.because("table", "table-plan", version=row.version)
    if row.rematch is not None:
        return await table(context, row.rematch, person.id)
    again = _row_again(context, row, person)
    seats = [_seat_again(again.id, seat, person) for seat in before]
    for seat in seats:
        if seat.bot is not None:
            limits, field = context.settings.limits, f"seats.{seat.seat}.bot"
            check_bot(seat.bot, find_game(row.game), seat.seat, limits, field)
    room = _limits_of(context, again, seats)
    form = await set_up(context, again, seats, person.id, limits=room)
    await context.notify_change(table_id)
    return form


def _row_again(context: AppContext, row: TableRow, person: PersonRow) -> TableRow:
    now = context.clock.now()
    return TableRow(
        id=new_id(),
        game=row.game,
        rules=find_game(row.game).rules,
        options=row.options,
        clock=row.clock,
        aids=row.aids,
        visibility=row.visibility,
        host_id=person.id,
        created_at=now,
        updated_at=now,
        rematch_of=row.id,
        rated=row.rated and can_be_rated(row.game, row.options),
        title=row.title if row.host_id == person.id else "",  # a title is text of its host
    )


def _seat_again(table_id: str, seat: SeatRow, person: PersonRow) -> SeatRow:
    if seat.kind == "bot" and seat.bot is not None:
        return _bots_seat(table_id, seat.seat, seat.bot)
    if seat.person_id == person.id:
        return persons_seat(table_id, seat.seat, person, seat.name)
    return _open_seat(table_id, seat.seat)


async def finished(context: AppContext, table_id: str, key: str) -> tuple[TableRow, list[SeatRow]]:
    """The rows of a finished table, or Refused with this key."""
    row, seats = await rows_of(context, table_id)
    if row.status != "finished":
        raise Refused.because("table", key, version=row.version)
    return row, seats


async def result(context: AppContext, table_id: str) -> ResultForm:
    """How a finished game ended."""
    row, seats = await finished(context, table_id, "table-not-finished")
    assert row.result is not None
    return {
        "table": row.id,
        "game": row.game,
        "names": [seat.bot or seat.name if seat.kind == "bot" else seat.name for seat in seats],
        "points": row.result["points"],
        "items": row.result["items"],
        "winners": row.result["winners"],
        "by": ended_by(row.result),
        "lost": row.result.get("lost", []),
    }


async def record(context: AppContext, table_id: str) -> tuple[str, str]:
    """The record of a finished game: a file's name and its text."""
    row, seats = await finished(context, table_id, "table-record-early")
    write = await written_by(context, row, seats)
    made = await in_thread(write)  # replaying a long game takes a while
    return f"{row.game}-{made.header.date}-{row.id[:6]}.mwr", made.dumps()


async def written_by(
    context: AppContext, row: TableRow, seats: Sequence[SeatRow]
) -> Callable[[], Record]:
    """A function that writes the record of a table; it can be called in a thread."""
    entries = await context.store.log.tail(row.id, 0)
    day = datetime.fromtimestamp(entries[0].at / 1000, UTC).date().isoformat()
    names = [seat.name for seat in seats]
    return lambda: written(game_of_row(row), row.options, names, entries, day)
