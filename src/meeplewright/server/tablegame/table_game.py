"""A table's game as its log tells it: entries are planned, committed by the caller, then taken.

Plans change nothing and return the entries to commit; `take` applies one committed entry and
trusts it. The rules are the state's; what a takeback touches is decided in `takeback.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Literal, Self

from meeplewright.core.errors import Reason
from meeplewright.core.game import CHANCE, Game, Options, State
from meeplewright.server.errors import Refused, Unknown
from meeplewright.server.tablegame.applied_log import Line, Revealed, next_outcome
from meeplewright.server.tablegame.clocks import ClockRule, Clocks, SeatClock
from meeplewright.server.tablegame.entries import (
    FROM_NOTHING,
    Beginning,
    Kind,
    LogEntry,
    Why,
    start_body,
    takeback_body,
)
from meeplewright.server.tablegame.log_state import Tale
from meeplewright.server.tablegame.takeback import Asked, Request, Takeback, wanted

Status = Literal["open", "running", "finished"]
_Draft = tuple[Kind, int | None, dict[str, Any]]
"""An entry before it has its number and its time."""

_FINALITY: dict[Why | None, int] = {None: 0, "left": 1, "timeout": 1, "resigned": 2, "forgotten": 3}
"""A seat that a bot drives already may still be given up for good."""


class Course(Tale):
    """The game of one table: what it shows, and what may come next."""

    @classmethod
    def begin(
        cls, game: Game, seats: int, options: Mapping[str, object] | None, clock: ClockRule
    ) -> Self:
        """Before the start: version 0."""
        start = game.start(seats, options)
        return cls(game, Line.begin(start), Clocks.full(clock, seats))

    # -- what it shows ------------------------------------------------------------------------

    @property
    def options(self) -> Options:
        return self.state.options

    @property
    def clock(self) -> ClockRule:
        return self._clocks.rule

    @property
    def at(self) -> int:
        """When the last entry was made; 0 before the first."""
        return self._clocks.at

    @property
    def drivers(self) -> tuple[str | None, ...]:
        """Who drives each seat now: None for a person, else the spec of a bot."""
        return tuple(self._drivers)

    @property
    def began(self) -> tuple[str | None, ...]:
        """Who drove each seat at the start."""
        return tuple(self._began)

    @property
    def given_up(self) -> tuple[Why | None, ...]:
        """Why a bot drives a person's seat; None where the person does, or the seat is a bot's."""
        return tuple(self._why)

    @property
    def status(self) -> Status:
        if self.version == 0:
            return "open"
        return "finished" if self.state.to_act is None else "running"

    @property
    def asked(self) -> Asked | None:
        """The takeback that waits for answers."""
        if self._request is None:
            return None
        want = self._request.wanted
        waiting = self._request.waiting(self._drivers)
        return Asked(want.seat, want.to, want.only, self._request.at, waiting)

    @property
    def revealed(self) -> tuple[Revealed, ...]:
        """Outcomes taken back, in the order in which they will come again. Not for any client."""
        return tuple(self._line.revealed)

    def fresh_since(self, seat: int) -> int:
        """A move made on this version or a later one was made on the decision as it stands."""
        return self._line.changed[seat]

    def free_from(self, seat: int) -> int | None:
        """The smallest version the seat may return to by itself now; None: nothing to take back."""
        return self._line.free_from(seat) if self.status == "running" else None

    def clocks(self, at: int) -> list[SeatClock]:
        return self._clocks.show(at)

    def deadline(self) -> tuple[int, int] | None:
        """The seat whose flag falls first, and when; None while no clock runs."""
        return self._clocks.deadline()

    # -- plans --------------------------------------------------------------------------------

    def plan_start(
        self,
        drivers: Sequence[str | None],
        at: int,
        luck: Random,
        beginning: Beginning = FROM_NOTHING,
    ) -> list[LogEntry]:
        """The start, what was played before (which is trusted), and the outcomes that follow."""
        if self.version != 0:
            raise Refused.because("status", "table-started", version=self.version)
        if len(drivers) != self.seats:
            raise Refused.because("seats", "table-seats", seats=len(drivers), wanted=self.seats)
        start: _Draft = ("meta", None, start_body(drivers, beginning))
        first = self._entries(at, start, *_played_before(beginning))
        deal = self._dealt(beginning.deal)
        return first + self._chances(first[-1], self._reached(beginning), luck, deal)

    def _reached(self, beginning: Beginning) -> State:
        position = beginning.position
        state = self.state.copy() if position is None else self.game.state_from_json(position)
        for seat, body in beginning.played:
            if seat is None:
                state.apply(CHANCE, self.game.chance_from_json(body))
            else:
                state.apply(seat, self.game.action_from_json(body))
        return state

    def plan_act(
        self, seat: int, version: int, form: object, at: int, luck: Random
    ) -> list[LogEntry]:
        """The action, and all outcomes until somebody decides again or the game is over."""
        self._must_run(seat)
        action = self.game.action_from_json(form)
        self._must_be_fresh(seat, version)
        action = self.state.require(seat, action)
        first = self._entries(at, ("do", seat, action.to_json()))
        state = self.state.copy()
        state.apply(seat, action)
        return first + self._chances(first[-1], state, luck, self._line.revealed)

    def plan_takeback(self, seat: int, version: int, to: int, at: int) -> list[LogEntry]:
        """The takeback where nobody has to agree, else the request for it."""
        self._must_drive(seat)
        self._must_be_fresh(seat, version)
        if not self._floor <= to < self.version:
            raise Refused.because("to", "table-nothing-to-take-back", to=to)
        want = wanted(self._line, seat, to)
        request = Request(want, at)
        if not request.waiting(self._drivers):
            return self._entries(at, _takeback(want))
        if self._request is not None:
            raise Refused.because("takeback", "table-already-asked", version=self.version)
        return self._entries(at, ("meta", seat, {"meta": "ask", **_takeback(want)[2]}))

    def plan_answer(self, seat: int, agree: bool, at: int) -> list[LogEntry]:
        """The answer; with the last one that was missing, the takeback. Who asked may withdraw."""
        self._must_drive(seat)
        request = self._request
        if request is None:
            raise Refused.because("takeback", "table-not-asked", version=self.version)
        withdrawn = seat == request.wanted.seat and not agree
        waiting = request.waiting(self._drivers)
        if seat not in waiting and not withdrawn:
            raise Refused.because("takeback", "table-not-asked-you", version=self.version)
        answer: _Draft = ("meta", seat, {"meta": "answer", "agree": agree})
        if agree and waiting == (seat,):
            return self._entries(at, answer, _takeback(request.wanted))
        return self._entries(at, answer)

    def plan_handover(self, seat: int, why: Why, bot: str, at: int) -> list[LogEntry]:
        """A bot takes the seat; a takeback that waited for nobody else is agreed to by that."""
        self._must_run(seat)
        if _FINALITY[why] <= _FINALITY[self._why[seat]] or self._began[seat] is not None:
            raise Refused.because("seat", "table-bot-drives", version=self.version)
        if why == "timeout" and not self._clocks.has_fallen(seat, at):
            raise Refused.because("clock", "table-time-left", version=self.version)
        handover: _Draft = ("meta", seat, {"meta": "handover", "why": why, "bot": bot})
        request = self._request
        if request is not None and request.waiting(self._drivers) == (seat,):
            return self._entries(at, handover, _takeback(request.wanted))
        return self._entries(at, handover)

    def plan_return(self, seat: int, at: int) -> list[LogEntry]:
        """The owner drives the seat again, once a bot has ended the turn that took too long."""
        self._must_run(seat)
        if self._why[seat] is None:
            raise Refused.because("seat", "table-not-given-up", version=self.version)
        if _FINALITY[self._why[seat]] > _FINALITY["left"]:
            raise Refused.because("seat", "table-given-up-for-good", version=self.version)
        if seat in self.state.actors and self._clocks.is_empty(seat):
            raise Refused.because("clock", "table-turn-lost", version=self.version)
        return self._entries(at, ("meta", seat, {"meta": "return"}))

    def _entries(self, at: int, *drafts: _Draft) -> list[LogEntry]:
        when = self._not_before(at)
        return [
            LogEntry(self.version + number, kind, seat, body, when)
            for number, (kind, seat, body) in enumerate(drafts, start=1)
        ]

    def _chances(
        self, last: LogEntry, state: State, luck: Random, known: Sequence[Revealed]
    ) -> list[LogEntry]:
        """The outcomes that follow, known ones first; the state goes on with them."""
        revealed = list(known)
        found: list[LogEntry] = []
        while state.to_act == CHANCE:
            outcome = next_outcome(state, revealed, luck)
            state.apply(CHANCE, outcome)
            seq = last.seq + len(found) + 1
            found.append(LogEntry(seq, "chance", None, outcome.to_json(), last.at))
        return found

    def _not_before(self, at: int) -> int:
        """Time in a log never goes back."""
        return max(at, self.at)

    # -- what plans ask first -----------------------------------------------------------------

    def _must_run(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise Unknown.because("seat", "table-no-seat", seat=seat)
        if self.status == "open":
            raise Refused.because("status", "table-not-started", version=0)
        if self.status == "finished":
            raise Refused.because("status", "table-over", version=self.version)

    def _must_drive(self, seat: int) -> None:
        self._must_run(seat)
        if self._drivers[seat] is not None:
            raise Refused.because("seat", "table-bot-drives", version=self.version)

    def _must_be_fresh(self, seat: int, version: int) -> None:
        if not self.fresh_since(seat) <= version <= self.version:
            arguments = {"version": version, "current": self.version}
            raise Refused(Reason("version", "table-stale", {**arguments}), version=self.version)


def _played_before(beginning: Beginning) -> list[_Draft]:
    return [("chance" if seat is None else "do", seat, body) for seat, body in beginning.played]


def _takeback(want: Takeback) -> _Draft:
    return ("takeback", want.seat, takeback_body(want.to, want.only))
