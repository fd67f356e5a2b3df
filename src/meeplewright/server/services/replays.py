"""Replays of records and finished games, tables that continue from them, private plans."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random, SystemRandom
from typing import Any, Final, cast

from meeplewright.core.endings import ending_of
from meeplewright.core.errors import Reason
from meeplewright.core.forms import ReasonForm
from meeplewright.core.game import State
from meeplewright.core.records import Record, Seat
from meeplewright.server.costs import in_thread
from meeplewright.server.errors import InvalidRequest, Refused
from meeplewright.server.live.forms import dumps
from meeplewright.server.live.messages import TableForm
from meeplewright.server.live.table import LiveTable
from meeplewright.server.services.context import AppContext
from meeplewright.server.services.responses import (
    EndingForm,
    ReplayAidForm,
    ReplayFaultForm,
    ReplayForm,
    ReplaySeatForm,
)
from meeplewright.server.services.tables import (
    finished,
    open_from,
    persons_seat,
    set_up,
    written_by,
)
from meeplewright.server.storage.ids import new_id
from meeplewright.server.storage.rows import PersonRow, SeatRow, TableRow
from meeplewright.server.tablegame.entries import Beginning
from meeplewright.server.tablegame.replay import Replay

MOST_FRAMES: Final = 60
MOST_OUTLINED: Final = 2000  # frames without views


@dataclass(frozen=True, slots=True)
class ReplayQuery:
    """Which positions, from whose view (None: a spectator's), with views or as an outline, and who
    asks: an address.
    """

    first: int
    last: int | None
    seat: int | None
    views: bool
    whom: str


@dataclass(frozen=True, slots=True)
class AidQuery:
    """Which aid, of which position, from whose view (None: a spectator's), and who asks."""

    aid: str
    entry: int
    seat: int | None
    whom: str


# -- replays ----------------------------------------------------------------------------------


async def table_frames(context: AppContext, table_id: str, asked: ReplayQuery) -> str:
    """Positions of a finished game, as JSON."""
    row, seats = await finished(context, table_id, "table-record-early")
    replay = await replay_of_table(context, row, seats, asked.whom)
    drivers = replay.record.header.seats
    # Use current names: somebody may have been forgotten since the replay was made.
    named = [
        driver if driver.kind == "bot" else Seat(seat.name)
        for driver, seat in zip(drivers, seats, strict=True)
    ]
    return await _positions(replay, named, asked)


async def record_frames(context: AppContext, text: str, asked: ReplayQuery) -> str:
    """Positions of a record that somebody has, as JSON; InvalidRecord if it cannot be read."""
    replay = await replay_of_text(context, text, asked.whom)
    return await _positions(replay, replay.record.header.seats, asked)


async def table_aid(context: AppContext, table_id: str, asked: AidQuery) -> ReplayAidForm:
    """What an aid says about a position of a finished game. All aids are allowed now."""
    row, seats = await finished(context, table_id, "table-record-early")
    return await _aid(await replay_of_table(context, row, seats, asked.whom), asked)


async def record_aid(context: AppContext, text: str, asked: AidQuery) -> ReplayAidForm:
    """The same for a record that somebody has."""
    return await _aid(await replay_of_text(context, text, asked.whom), asked)


async def replay_of_table(
    context: AppContext, row: TableRow, seats: Sequence[SeatRow], whom: str
) -> Replay:
    """A finished game, replayed; TooManyRequests if `whom` asks for too many."""
    key = f"{row.id} {row.version}"
    if (kept := context.replay_cache.get(key)) is not None:
        return kept
    write = await written_by(context, row, seats)
    return await context.replay_cache.get_or_create(key, lambda: Replay(write()), whom)


async def replay_of_text(context: AppContext, text: str, whom: str) -> Replay:
    """A record that somebody has, replayed; InvalidRecord if it cannot be read."""
    key = sha256(text.encode()).hexdigest()
    return await context.replay_cache.get_or_create(key, lambda: Replay(Record.loads(text)), whom)


async def _positions(replay: Replay, seats: Sequence[Seat], asked: ReplayQuery) -> str:
    first, last = _range(replay, asked)
    _must_have_seat(replay, asked.seat)
    frames = replay.frames if asked.views else replay.outline

    def form_text() -> str:
        form = _form(replay, seats)
        form["frames"] = list(frames(first, last, asked.seat))
        return dumps(form)

    return await in_thread(form_text)


async def _aid(replay: Replay, asked: AidQuery) -> ReplayAidForm:
    if asked.aid not in replay.game.aids:
        raise InvalidRequest(Reason("aid", "table-no-aid", {"aid": asked.aid[:40]}), status=400)
    if asked.entry > replay.last:
        raise _out_of_range("entry", "table-too-great", "most", replay.last)
    _must_have_seat(replay, asked.seat)
    answer = await in_thread(replay.aid, asked.aid, asked.entry, asked.seat)
    return {"entry": asked.entry, "aid": asked.aid, "answer": dict(answer)}


def _must_have_seat(replay: Replay, seat: int | None) -> None:
    if seat is not None and seat >= replay.seats:
        raise InvalidRequest(Reason("seat", "table-no-seat", {"seat": seat}), status=400)


def _range(replay: Replay, asked: ReplayQuery) -> tuple[int, int]:
    """The requested entries that exist; the end is cut, because clients do not know it at first."""
    if asked.first > replay.last:
        raise _out_of_range("first", "table-too-great", "most", replay.last)
    furthest = asked.first + (MOST_FRAMES if asked.views else MOST_OUTLINED) - 1
    last = furthest if asked.last is None else asked.last
    if last < asked.first:
        raise _out_of_range("last", "table-too-small", "least", asked.first)
    if last > furthest:
        raise _out_of_range("last", "table-too-great", "most", furthest)
    return asked.first, min(last, replay.last)


def _out_of_range(field: str, key: str, bound: str, value: int) -> InvalidRequest:
    return InvalidRequest(Reason(field, key, {"field": field, bound: value}), status=400)


def _form(replay: Replay, seats: Sequence[Seat]) -> ReplayForm:
    header, outcome = replay.record.header, replay.outcome
    return {
        "game": replay.game.name,
        "rules": header.rules,
        "options": dict(replay.options),
        "aids": list(replay.game.aids),
        "seats": [cast(ReplaySeatForm, {"name": one.name, "kind": one.kind}) for one in seats],
        "date": header.date,
        "entries": len(replay.record.entries),
        "finished": outcome is not None,
        "result": None if outcome is None else outcome.to_json(),
        "ending": _ending(replay.record),
        "torn": replay.record.torn,
        "older_rules": replay.is_of_older_rules,
        "fault": _fault(replay),
        "frames": [],
        "meta": replay.closing_remarks,
    }


def _ending(record: Record) -> EndingForm | None:
    ending = ending_of(record)
    return None if ending is None else cast(EndingForm, ending.to_json())


def _fault(replay: Replay) -> ReplayFaultForm | None:
    fault = replay.fault
    if fault is None:
        return None
    reason = cast(ReasonForm, fault.reason.to_json())
    return {"entry": fault.entry, "line": fault.line, "reason": reason}


# -- playing on -------------------------------------------------------------------------------


async def play_on(context: AppContext, host: PersonRow, request: Mapping[str, Any]) -> TableForm:
    """A table whose game continues from a position of a record or of a finished table."""
    source = request["from"]
    if "table" in source:
        row, seats = await finished(context, source["table"], "table-record-early")
        replay = await replay_of_table(context, row, seats, host.id)
    else:
        replay = await replay_of_text(context, source["record"], host.id)
    _must_go_on(replay, source["entry"])
    if len(request["seats"]) != replay.seats:
        numbers = {"seats": len(request["seats"]), "wanted": replay.seats}
        raise InvalidRequest(Reason("seats", "table-seats", {**numbers}), status=400)
    beginning = await in_thread(replay.beginning, source["entry"])
    request = {**request, "options": replay.options}
    return await open_from(context, host, replay.game, request, beginning)


def _must_go_on(replay: Replay, entry: int) -> None:
    """Check that the position exists and that the game is not over there."""
    if entry > replay.last and replay.fault is not None:
        raise replay.fault
    if entry > replay.last_open:
        raise _out_of_range("from.entry", "table-too-great", "most", replay.last_open)


# -- planning ---------------------------------------------------------------------------------


async def plan(context: AppContext, table_id: str, person: PersonRow, seat: int) -> TableForm:
    """A private table that continues from what this seat of the person knows about a game.

    If there are too many plans, the oldest are deleted.
    """
    live = await context.hub.tables.fresh(table_id)
    await context.hub.access.check_view(live, person.id, seat)
    if live.table_game.status != "running":
        key = "table-not-started" if live.table_game.status == "open" else "table-over"
        raise Refused.because("status", key, version=live.version)
    state = live.table_game.state.copy()
    beginning = await in_thread(determinized_start, state, seat, SystemRandom())
    row = _plan_row(context, live.row, person)
    made = await set_up(context, row, _plan_seats(row, live, person), person.id, beginning)
    for gone in await context.store.tables.prune_plans(
        person.id, context.settings.limits.plans_per_person
    ):
        await context.notify_change(gone)
    return made


def determinized_start(state: State, seat: int, luck: Random) -> Beginning:
    """A position that is possible for the seat. Everything hidden from its view is random."""
    view = state.view(seat)
    return Beginning(position=state.game.determinize(view, luck).to_json())


def _plan_row(context: AppContext, row: TableRow, person: PersonRow) -> TableRow:
    """Only what is needed to play; title and clock belong to the real table."""
    now = context.clock.now()
    return TableRow(
        id=new_id(),
        game=row.game,
        rules=row.rules,
        options=row.options,
        aids=row.aids,
        host_id=person.id,
        created_at=now,
        updated_at=now,
        plan=True,
    )


def _plan_seats(row: TableRow, live: LiveTable, person: PersonRow) -> list[SeatRow]:
    """All seats belong to the planner. Names of others stay at the real table, where they can be
    changed or forgotten.
    """
    return [
        persons_seat(row.id, one.seat, person, one.name if one.person_id == person.id else "")
        for one in live.seats
    ]
