"""A table in memory: its rows, its game, and who is connected. No storage here."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from meeplewright.core.errors import Reason
from meeplewright.core.game import Json, State
from meeplewright.server.errors import Refused
from meeplewright.server.live.connection import Connection
from meeplewright.server.live.forms import dumps_bytes, is_owner, seats_of, table_form, you_form
from meeplewright.server.live.messages import PresenceForm
from meeplewright.server.live.state_texts import StateTexts, position_form, state_of
from meeplewright.server.storage.rows import DraftRow, SeatRow, TableRow
from meeplewright.server.tablegame import Draft, Step, StepForm, TableGame, step_form
from meeplewright.server.time import Clock

MOST_STEPS = 300  # kept for clients that reconnect; older ones are read from the log
IDLE_STEPS = 40  # of a table at which nothing has happened for a while
LOOK_LASTS_MS = 10_000  # whoever asks for the position over HTTP counts as present for this long


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
        self._row = row
        self._updated_at = row.updated_at
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
        self.stored_chat: int | None = None  # the last one in storage when it was last read
        self.steps: deque[Step] = deque(maxlen=MOST_STEPS)
        self._clock = clock
        self._drafts: dict[int, Draft | None] = {}  # on the current position
        self._texts = StateTexts(clock)

    @property
    def id(self) -> str:
        return self._row.id

    @property
    def row(self) -> TableRow:
        """The table's row. Its version and time are those of the last change of something else:
        `current_row` has those of the last move.
        """
        return self._row

    @property
    def updated_at(self) -> int:
        """When the table or its game last changed."""
        return self._updated_at

    def current_row(self) -> TableRow:
        return replace(self._row, version=self.version, updated_at=self._updated_at)

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
        if steps:
            self._updated_at = steps[-1].at
        self._drafts.clear()
        self._texts.clear()
        for connection in self.connections:
            connection.queue_state()

    def set_draft(self, row: DraftRow) -> None:
        """A draft changed: only those who look from its seat get a new state."""
        if self.drafts.get(row.seat) == row:
            return
        self.drafts[row.seat] = row
        self._drafts.pop(row.seat, None)
        self._texts.clear_seat(row.seat)
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
        self._row = row
        self._updated_at = row.updated_at
        self.seats = list(seats)
        for connection in self.connections if changed else ():
            if connection.seat not in (None, *seats_of(self.seats, connection.person_id)):
                connection.seat = None
                connection.queue_state()
            connection.queue_table()

    def broadcast(self, message: Any) -> None:
        """Send one message to everybody."""
        text = dumps_bytes(message)
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
        return state_of(self.table_game, self.draft_of(seat))

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
    def needs_watchers(self) -> bool:
        """Whether bots play only while somebody watches: nobody ever had a seat, or all who had
        have lost theirs. At a rated table they play on, because the result counts.
        """
        if all(seat.kind == "bot" for seat in self.seats):
            return True
        if self.row.rated or self.table_game.waits:
            return False
        return all(driver is not None for driver in self.table_game.drivers)

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

    def presence_text(self) -> bytes:
        return dumps_bytes({"type": "presence", **self.presence()})

    def table_text(self, person_id: str | None) -> bytes:
        form = table_form(self.current_row(), self.seats, person_id)
        you = you_form(self.seats, person_id)
        return dumps_bytes({"type": "table", "table": form, "you": you})

    def state_text(self, seat: int | None, since: int) -> bytes | None:
        """The `state` message; None if some steps since then are not in memory."""
        if since < self.known_since:
            return None
        draft = self.draft_of(seat)
        return self._texts.message(self.table_game, seat, draft, since, self._steps_after)

    def state_with(self, seat: int | None, steps: Sequence[StepForm]) -> bytes:
        """The `state` message with these steps."""
        return self._texts.with_steps(self.table_game, seat, self.draft_of(seat), steps)

    def free_memory(self) -> None:
        """Drop what nobody has needed for a while."""
        self._texts.drop_old()
        while len(self.steps) > IDLE_STEPS and not self._texts.are_kept:
            self.steps.popleft()

    def state_form(self, seat: int | None, steps: Sequence[StepForm]) -> Json:
        """The same as a form, without its type."""
        position = position_form(self.table_game, seat, self.draft_of(seat))
        now = self._clock.now()
        return {**position, "at": now, "clocks": self.table_game.clocks(now), "steps": steps}

    def step_forms(self, seat: int | None, since: int) -> list[StepForm]:
        """The steps in memory after this version, as the seat may see them."""
        return [step_form(step, seat) for step in self._steps_after(since)]

    def _steps_after(self, version: int) -> list[Step]:
        new: list[Step] = []
        for step in reversed(self.steps):
            if step.seq <= version:
                break
            new.append(step)
        new.reverse()
        return new


def _without_version(row: TableRow) -> TableRow:
    """A row without the columns that change with every move."""
    return replace(row, version=0, updated_at=0, due_at=None, bots_due=False)
