"""A table in memory: its rows, its game, and who is connected. No storage here.

The text of a position is made once for each seat, version and draft, and shared by all connections
that look from that seat. It is dropped when nobody has needed it for a while.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from meeplewright.core.errors import Reason
from meeplewright.core.game import Json, State
from meeplewright.server.errors import Refused
from meeplewright.server.live.connection import Connection
from meeplewright.server.live.forms import dumps, is_owner, seats_of, table_form, you_form
from meeplewright.server.live.messages import PresenceForm
from meeplewright.server.storage.rows import DraftRow, SeatRow, TableRow
from meeplewright.server.tablegame import Draft, Step, StepForm, TableGame, step_form
from meeplewright.server.time import Clock

MOST_STEPS = 300  # kept for clients that reconnect; older ones are read from the log
LOOK_LASTS_MS = 10_000  # whoever asks for the position over HTTP counts as present for this long
STALE_MS = 1_000  # the text of a state is shared for this long, then its clocks are too old
TEXTS_LAST_MS = 10_000  # then all who were connected have them


@dataclass(frozen=True, slots=True)
class RemotePresence:
    """Who is connected to another process, as that process last reported."""

    seats: tuple[int, ...]
    spectators: int
    until: int
    looking: tuple[int, ...] = ()


class LiveTable:
    """One table of this process. Hold `lock` to change its game."""

    def __init__(
        self, row: TableRow, seats: Sequence[SeatRow], table_game: TableGame, clock: Clock
    ) -> None:
        self.row = row
        self.seats = list(seats)
        self.table_game = table_game
        self.orders: dict[int, Json] = {}
        self.drafts: dict[int, DraftRow] = {}  # as storage has them, also those that have ended
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.remote_presence: dict[str, RemotePresence] = {}
        self.paused: Reason | None = None
        self.needs_refresh = False  # storage may have more entries: read them before planning
        self.is_behind = False  # another process has moved, and nobody looks at the table here
        self.removed: Reason | None = None  # set when it was removed or its database restored
        self.snapshot_at = 0  # the version of the last snapshot in storage
        self.no_timeout_before = 0  # nobody loses time because of an outage
        self.used_at = clock.now()
        self.looked_at = 0  # when somebody last asked for the position over HTTP
        self.seat_lock = asyncio.Lock()  # held while seats change before the start
        self.last_chat = 0  # the last chat line that was sent
        self.steps: deque[Step] = deque(maxlen=MOST_STEPS)
        self._clock = clock
        self._drafts: dict[int, Draft | None] = {}  # on the current position
        self._positions: dict[int | None, str] = {}
        self._texts: dict[tuple[int | None, int], tuple[int, str]] = {}
        self._texts_made_at = 0

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> int:
        return self.table_game.version

    @property
    def known_since(self) -> int:
        """All steps after this version are in memory."""
        return self.steps[0].seq - 1 if self.steps else self.version

    def started_game(self) -> TableGame:
        """The game; Refused before the start."""
        if self.version == 0:
            raise Refused.because("status", "table-not-started", version=0)
        return self.table_game

    # -- changes ------------------------------------------------------------------------------

    def advance(self, table_game: TableGame, steps: Sequence[Step]) -> None:
        """Replace the game by one whose new steps are committed, and send it to everybody."""
        self.table_game = table_game
        self.steps.extend(steps)
        self._drafts.clear()
        self._positions.clear()
        self._texts.clear()
        for connection in self.connections:
            connection.queue_state()

    def set_draft(self, row: DraftRow) -> None:
        """A draft changed: only those who look from its seat get a new state."""
        if self.drafts.get(row.seat) == row:
            return
        self.drafts[row.seat] = row
        self._drafts.pop(row.seat, None)
        self._positions.pop(row.seat, None)
        for key in [key for key in self._texts if key[0] == row.seat]:
            del self._texts[key]
        for connection in self.connections:
            if connection.seat == row.seat and self.version > 0:
                connection.queue_state()

    def take_draft(self, row: DraftRow) -> None:
        """A draft as another process knows it; an older one than ours is ignored."""
        known = self.drafts.get(row.seat)
        if known is None or row.number > known.number:
            self.set_draft(row)

    def set_rows(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        """Seats, names or status changed. Clients that lost their seat become spectators."""
        changed = list(seats) != self.seats or _without_version(row) != _without_version(self.row)
        self.row = row
        self.seats = list(seats)
        for connection in self.connections if changed else ():
            if connection.seat not in (None, *seats_of(self.seats, connection.person_id)):
                connection.seat = None
                connection.queue_state()
            connection.queue_table()

    def broadcast(self, message: Any) -> None:
        """Send one message to everybody."""
        text = dumps(message)
        for connection in self.connections:
            connection.queue(text)

    def close_all(self, code: int, reason: Reason) -> None:
        for connection in self.connections:
            connection.close(code, reason)

    def pause(self, reason: Reason) -> None:
        self.needs_refresh = True
        if self.paused is None:
            self.paused = reason
            self.broadcast({"type": "paused", "reason": reason.to_json()})

    def resume(self) -> None:
        self.paused = None
        self.broadcast({"type": "resumed"})

    def queue_presence(self) -> None:
        """Somebody connected to or left another process."""
        for connection in self.connections:
            connection.queue_presence()

    # -- drafts -------------------------------------------------------------------------------

    def draft_of(self, seat: int | None) -> Draft | None:
        """What the seat has drafted on the current position."""
        row = None if seat is None else self.drafts.get(seat)
        if row is None:
            return None
        if row.seat not in self._drafts:
            self._drafts[row.seat] = self.table_game.draft(row.seat, row.version, row.steps)
        return self._drafts[row.seat]

    def state_for(self, seat: int | None) -> State:
        """The position that the seat looks at: after the steps that it has drafted."""
        draft = self.draft_of(seat)
        return self.table_game.state if draft is None else draft.state

    @property
    def draft_changes(self) -> int:
        """How often drafts were changed, as far as this process knows."""
        return sum(row.number for row in self.drafts.values())

    # -- presence -----------------------------------------------------------------------------

    def is_seat_of(self, person_id: str | None, seat: int) -> bool:
        return 0 <= seat < len(self.seats) and is_owner(self.seats[seat], person_id)

    def local_presence(self) -> PresenceForm:
        """Who is connected at this process."""
        people = {connection.person_id for connection in self.connections} - {None}
        seats = [
            seat.seat for seat in self.seats if seat.kind == "person" and seat.person_id in people
        ]
        spectators = [
            connection
            for connection in self.connections
            if not any(is_owner(seat, connection.person_id) for seat in self.seats)
        ]
        return {"seats": seats, "spectators": len(spectators)}

    def presence(self) -> PresenceForm:
        """Who is connected anywhere, as far as this process knows."""
        form = self.local_presence()
        now = self._clock.now()
        others = [other for other in self.remote_presence.values() if other.until > now]
        seats = {*form["seats"], *(seat for other in others for seat in other.seats)}
        spectators = form["spectators"] + sum(other.spectators for other in others)
        return {"seats": sorted(seats), "spectators": spectators}

    @property
    def has_only_bots(self) -> bool:
        """Whether no seat ever belonged to a person."""
        return all(seat.kind == "bot" for seat in self.seats)

    @property
    def is_watched(self) -> bool:
        """Whether somebody is here, as far as this process knows: connected, or polling."""
        if self.connections or self._clock.now() - self.looked_at < LOOK_LASTS_MS:
            return True
        presence = self.presence()
        return bool(presence["seats"] or presence["spectators"])

    def local_lookers(self) -> set[str]:
        """The people with a visible page at this process."""
        return {
            connection.person_id
            for connection in self.connections
            if connection.visible and connection.person_id is not None
        }

    def lookers(self) -> set[str]:
        """The owners of seats who can see the table now, as far as this process knows."""
        now = self._clock.now()
        others = [other for other in self.remote_presence.values() if other.until > now]
        seats = {seat for other in others for seat in other.looking}
        there = {row.person_id for row in self.seats if row.seat in seats}
        return self.local_lookers() | {person for person in there if person is not None}

    # -- messages -----------------------------------------------------------------------------

    def presence_text(self) -> str:
        return dumps({"type": "presence", **self.presence()})

    def table_text(self, person_id: str | None) -> str:
        form = table_form(self.row, self.seats, person_id)
        return dumps({"type": "table", "table": form, "you": you_form(self.seats, person_id)})

    def state_text(self, seat: int | None, since: int) -> str | None:
        """The `state` message; None if some steps since then are not in memory."""
        if since < self.known_since:
            return None
        now = self._clock.now()
        made_at, text = self._texts.get((seat, since), (0, ""))
        if not text or now - made_at > STALE_MS:
            text = self.state_with(seat, self.step_forms(seat, since))
            self._texts[seat, since] = (now, text)
        return text

    def state_with(self, seat: int | None, steps: Sequence[StepForm]) -> str:
        """The `state` message with these steps."""
        self._texts_made_at = self._clock.now()
        position = self._positions.get(seat)
        if position is None:
            position = dumps({"type": "state", **self._position_form(seat)})
            self._positions[seat] = position
        return f"{position[:-1]},{dumps(self._clocks_and_steps(steps))[1:]}"

    def drop_old_texts(self) -> None:
        """The texts need more memory than the game."""
        if self._positions and self._clock.now() - self._texts_made_at > TEXTS_LAST_MS:
            self._positions.clear()
            self._texts.clear()

    def state_form(self, seat: int | None, steps: Sequence[StepForm]) -> Json:
        return {**self._position_form(seat), **self._clocks_and_steps(steps)}

    def _position_form(self, seat: int | None) -> Json:
        return position_form(self.table_game, seat, self.draft_of(seat))

    def step_forms(self, seat: int | None, since: int) -> list[StepForm]:
        """The steps in memory after this version, as the seat may see them."""
        new = list(takewhile(lambda step: step.seq > since, reversed(self.steps)))
        return [step_form(step, seat) for step in reversed(new)]

    def _clocks_and_steps(self, steps: Sequence[StepForm]) -> Json:
        now = self._clock.now()
        return {"at": now, "clocks": self.table_game.clocks(now), "steps": steps}


def _without_version(row: TableRow) -> TableRow:
    """A row without the columns that change with every move."""
    return replace(row, version=0, updated_at=0, due_at=None, bots_due=False)


def position_form(table_game: TableGame, seat: int | None, draft: Draft | None) -> Json:
    """The part of a `state` message that is the same for all who look from this seat. Only the seat
    itself may get its draft.
    """
    state = table_game.state if draft is None else draft.state
    actors, to_act = state.actors, state.to_act
    if draft is None:
        actors, to_act = table_game.actors, table_game.to_act
    return {
        "version": table_game.version,
        "seat": seat,
        "view": state.view(seat).to_json(),
        "legal": [action.to_json() for action in legal_now(table_game, seat, draft)],
        "actors": list(actors),
        "to_act": to_act,
        "drivers": list(table_game.drivers),
        "draft": None if draft is None else draft.to_json(),
        "free_from": None if seat is None else table_game.free_from(seat),
        "asked": None
        if table_game.pending_takeback is None
        else table_game.pending_takeback.to_json(),
        "may_abort": table_game.may_abort,
        "waits": table_game.waits,
        "result": table_game.result,
    }


def legal_now(table_game: TableGame, seat: int | None, draft: Draft | None) -> Sequence[Any]:
    """What the person in this seat can do now; nothing while a bot drives it, or if its draft is
    complete.
    """
    if draft is not None:
        return () if draft.complete else draft.state.legal(draft.seat)
    if seat is None or table_game.drivers[seat] is not None or seat not in table_game.actors:
        return ()
    return table_game.state.legal(seat)
