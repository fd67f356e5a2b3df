"""The game of one table: plan entries, let the caller commit them, then go on with the game after
them.

Plans change nothing. They return the entries to commit; a plan of actions also returns the game
after them, which it needs anyway. `apply` takes one committed entry and trusts it. The state has
the rules; `takeback.py` decides who must agree to a takeback.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from random import Random
from typing import Any, Literal

from meeplewright.core.endings import Ending
from meeplewright.core.errors import Reason
from meeplewright.core.game import CHANCE, Action, Game, Json, Options, State
from meeplewright.server.errors import NotFound, Refused
from meeplewright.server.tablegame.applied_log import KnownOutcome, next_outcome
from meeplewright.server.tablegame.clocks import ClockRule, Clocks, SeatClock
from meeplewright.server.tablegame.drafts import Draft
from meeplewright.server.tablegame.endings import LossReason
from meeplewright.server.tablegame.entries import (
    NEW_GAME,
    Beginning,
    HandoverReason,
    Kind,
    Leaving,
    LogEntry,
    start_body,
    takeback_body,
)
from meeplewright.server.tablegame.log_state import LogState
from meeplewright.server.tablegame.snapshots import from_snapshot, to_snapshot
from meeplewright.server.tablegame.steps import Step
from meeplewright.server.tablegame.takeback import (
    PendingTakeback,
    Takeback,
    TakebackRequest,
    find_takeback,
)

Status = Literal["open", "running", "finished"]
_NewEntry = tuple[Kind, int | None, dict[str, Any]]
"""An entry without its number and time."""


@dataclass(frozen=True, slots=True)
class Planned:
    """Entries to commit, the game as it will be then, and what each entry did."""

    entries: list[LogEntry]
    game: TableGame
    steps: list[Step]


class TableGame:
    """The current state of a table's game, and which entries can come next."""

    __slots__ = ("_log",)

    def __init__(self, log: LogState) -> None:
        self._log = log

    @classmethod
    def begin(
        cls, game: Game, seats: int, options: Mapping[str, object] | None, clock: ClockRule
    ) -> TableGame:
        """The game before the start: version 0."""
        start = partial(game.start, seats, options)
        return cls(LogState.begin(game, start, Clocks.full(clock, seats)))

    @classmethod
    def from_snapshot(cls, game: Game, form: Mapping[str, Any]) -> TableGame:
        """NeedsFullLog for a snapshot of another format, by other rules, or that is broken."""
        return cls(from_snapshot(game, form))

    def snapshot(self) -> dict[str, Any]:
        return to_snapshot(self._log)

    def copy(self) -> TableGame:
        """An independent copy at the same version."""
        return TableGame(self._log.copy())

    def apply(self, entry: LogEntry) -> Step:
        """Apply one committed entry. NeedsFullLog, and nothing is changed, if this was restored
        from a snapshot that is too recent for a takeback.
        """
        return self._log.apply(entry)

    def apply_all(self, entries: Sequence[LogEntry]) -> list[Step]:
        """Apply committed entries."""
        return [self._log.apply(entry) for entry in entries]

    def ahead(self, entries: Sequence[LogEntry]) -> Planned:
        """These entries, and the game after them. NeedsFullLog as `apply`."""
        ahead = self.copy()
        return Planned(list(entries), ahead, ahead.apply_all(entries))

    # -- what it shows ------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self._log.game

    @property
    def version(self) -> int:
        """The number of the last entry."""
        return self._log.version

    @property
    def state(self) -> State:
        """The position now. Only `apply` changes it."""
        return self._log.applied.state

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def options(self) -> Options:
        return self.state.options

    @property
    def clock(self) -> ClockRule:
        return self._log.clocks.rule

    @property
    def at(self) -> int:
        """When the last entry was made; 0 before the first."""
        return self._log.clocks.at

    @property
    def drivers(self) -> tuple[str | None, ...]:
        """Who drives each seat now: None for a person, else the spec of a bot."""
        return tuple(self._log.drivers.current)

    @property
    def first_drivers(self) -> tuple[str | None, ...]:
        """Who drove each seat at the start."""
        return tuple(self._log.drivers.first)

    @property
    def handover_reasons(self) -> tuple[HandoverReason | None, ...]:
        """Why a bot drives a person's seat; None for all other seats."""
        return tuple(self._log.drivers.reasons)

    @property
    def status(self) -> Status:
        log = self._log
        if log.version == 0:
            return "open"
        is_over = log.endings.early is not None or log.applied.state.to_act is None
        return "finished" if is_over else "running"

    @property
    def actors(self) -> tuple[int, ...]:
        """Every seat that can act; none after an early end, where the rules still wait for some."""
        return self._log.actors

    @property
    def to_act(self) -> int | None:
        """The seat to act, CHANCE, or None after the end."""
        log = self._log
        return log.applied.state.to_act if log.endings.early is None else None

    @property
    def ending(self) -> Ending | None:
        """How the game ended; None before."""
        return self._log.endings.ending(self.state)

    @property
    def result(self) -> dict[str, Any] | None:
        """The result of the table, as it is stored; None before the end."""
        return self._log.endings.result(self.state)

    @property
    def may_abort(self) -> bool:
        """Whether the first round is not over: some seat has not ended a turn yet."""
        if self.status != "running":
            return False
        return not self._log.applied.have_all_ended_a_turn()

    @property
    def waits(self) -> bool:
        """Whether only bots are left, and the game waits for a person who can return."""
        if None in self._log.drivers.current or self.status != "running":
            return False
        return any(self._may_return(seat) for seat in range(self.seats))

    def _may_return(self, seat: int) -> bool:
        """Whether the owner left the seat to a bot and can return."""
        drivers = self._log.drivers
        handed_over = drivers.reasons[seat] is not None
        return handed_over and drivers.may_return(seat) and not self.has_lost(seat)

    def has_lost(self, seat: int) -> bool:
        """Whether the seat cannot win any more."""
        return seat in self._log.endings.lost

    @property
    def turn(self) -> int:
        """The number of the current turn. Consecutive actions of one seat are one turn."""
        acted = [one.seat for one in self._log.applied.entries if one.seat != CHANCE]
        begun = sum(1 for _ in groupby(acted))
        return begun if acted and acted[-1] in self.state.actors else begun + 1

    @property
    def pending_takeback(self) -> PendingTakeback | None:
        """The takeback that waits for answers."""
        request = self._log.request
        if request is None:
            return None
        wanted = request.takeback
        waiting = request.waiting_for(self._log.drivers)
        return PendingTakeback(wanted.seat, wanted.to, wanted.only, request.at, waiting)

    @property
    def known_outcomes(self) -> tuple[KnownOutcome, ...]:
        """Outcomes taken back, in the order in which they come again. Never sent to clients."""
        return tuple(self._log.applied.known_outcomes)

    def fresh_since(self, seat: int) -> int:
        """The oldest version on which the seat's current decision can be based."""
        return self._log.applied.changed_at[seat]

    def free_from(self, seat: int) -> int | None:
        """The smallest version the seat can return to without asking; None: nothing to undo."""
        return self._log.applied.free_from(seat) if self.status == "running" else None

    def can_have_draft(self, seat: int, version: int) -> bool:
        """Whether what the seat drafted on this version still stands."""
        return (
            self.status == "running"
            and seat in self.actors
            and self._log.drivers.is_person(seat)
            and self.fresh_since(seat) <= version <= self.version
        )

    def draft(self, seat: int, version: int, steps: Sequence[object]) -> Draft | None:
        """What the seat drafted on this version, replayed here; None if nothing of it stands."""
        if not self.can_have_draft(seat, version):
            return None
        draft = Draft(seat, self._log.applied).add_possible(steps)
        return draft if draft.steps else None

    def clocks(self, at: int) -> list[SeatClock]:
        return self._log.clocks.show(at)

    def deadline(self) -> tuple[int, int] | None:
        """The seat whose time runs out first, and when; None while no clock runs."""
        return self._log.clocks.deadline()

    # -- plans --------------------------------------------------------------------------------

    def plan_start(
        self,
        drivers: Sequence[str | None],
        at: int,
        luck: Random,
        beginning: Beginning = NEW_GAME,
    ) -> list[LogEntry]:
        """The start, what was played before (which is trusted), and the outcomes that follow."""
        if self.version != 0:
            raise Refused.because("status", "table-started", version=self.version)
        if len(drivers) != self.seats:
            raise Refused.because("seats", "table-seats", seats=len(drivers), wanted=self.seats)
        start: _NewEntry = ("meta", None, start_body(drivers, beginning))
        first = self._entries(at, start, *_played_before(beginning))
        deal = self._log.known_outcomes(beginning.deal)
        return first + _outcomes(first[-1], self._state_after(beginning), luck, deal)

    def _state_after(self, beginning: Beginning) -> State:
        position = beginning.position
        state = self.state.copy() if position is None else self.game.state_from_json(position)
        for seat, body in beginning.played:
            if seat is None:
                state.apply(CHANCE, self.game.chance_from_json(body))
            else:
                state.apply(seat, self.game.action_from_json(body))
        return state

    def plan_act(self, seat: int, version: int, form: object, at: int, luck: Random) -> Planned:
        """The action, and all outcomes until somebody must decide or the game is over."""
        self._check_running(seat)
        action = self.game.action_from_json(form)
        self._check_fresh(seat, version)
        return self._played(seat, [self.state.require(seat, action)], at, luck)

    def plan_draft(
        self, seat: int, version: int, draft: Draft | None, drafted: int, form: object
    ) -> Draft:
        """The draft (None: nothing yet), which must have this many steps, with one more step."""
        self._check_draft(seat, version)
        if seat not in self.state.actors:
            self.state.require(seat, self.game.action_from_json(form))  # says whose turn it is
        self._check_drafted(draft, drafted)
        return (draft or Draft(seat, self._log.applied)).add(form)

    def plan_undraft(self, seat: int, version: int, draft: Draft | None, to: int) -> list[Json]:
        """The first steps of the draft."""
        self._check_draft(seat, version)
        if draft is None:
            raise Refused.because("draft", "table-draft-empty", version=self.version)
        if to > len(draft.steps):
            raise _other_draft("to", to, len(draft.steps), self.version)
        return draft.actions[:to]

    def plan_confirm(
        self,
        seat: int,
        version: int,
        draft: Draft | None,
        drafted: int,
        at: int,
        luck: Random,
    ) -> Planned:
        """All steps of the draft, and the outcomes that follow, as if each had been made alone."""
        self._check_draft(seat, version)
        if draft is None:
            raise Refused.because("draft", "table-draft-empty", version=self.version)
        self._check_drafted(draft, drafted)
        if not draft.complete:
            raise Refused.because("draft", "table-draft-incomplete", version=self.version)
        return self._played(seat, [step.action for step in draft.steps], at, luck)

    def _played(self, seat: int, actions: Sequence[Action], at: int, luck: Random) -> Planned:
        """These actions in canonical form, and the outcomes that follow."""
        planned = Planned([], self.copy(), [])
        for action in actions:
            _add(planned, "do", seat, action, at)
        applied = planned.game._log.applied
        while applied.state.to_act == CHANCE:
            outcome = next_outcome(applied.state, list(applied.known_outcomes), luck)
            _add(planned, "chance", None, outcome, at)
        return planned

    def plan_takeback(self, seat: int, version: int, to: int, at: int) -> list[LogEntry]:
        """The takeback if nobody has to agree, else the request for it."""
        self._check_person_drives(seat)
        self._check_fresh(seat, version)
        if not self._log.undo_floor <= to < self.version:
            raise Refused.because("to", "table-nothing-to-take-back", to=to)
        takeback = find_takeback(self._log.applied, seat, to, self._log.undo_floor)
        if not TakebackRequest(takeback, at).waiting_for(self._log.drivers):
            return self._entries(at, _takeback_entry(takeback))
        if self._log.request is not None:
            raise Refused.because("takeback", "table-already-asked", version=self.version)
        return self._entries(at, ("meta", seat, {"meta": "ask", **_takeback_entry(takeback)[2]}))

    def plan_answer(self, seat: int, agree: bool, at: int) -> list[LogEntry]:
        """The answer, and the takeback once everybody agreed. The seat that asked can withdraw."""
        self._check_person_drives(seat)
        request = self._log.request
        if request is None:
            raise Refused.because("takeback", "table-not-asked", version=self.version)
        withdrawn = seat == request.takeback.seat and not agree
        waiting = request.waiting_for(self._log.drivers)
        if seat not in waiting and not withdrawn:
            raise Refused.because("takeback", "table-not-asked-you", version=self.version)
        answer: _NewEntry = ("meta", seat, {"meta": "answer", "agree": agree})
        if agree and waiting == (seat,):
            return self._entries(at, answer, _takeback_entry(request.takeback))
        return self._entries(at, answer)

    def plan_handover(self, seat: int, reason: Leaving, bot: str, at: int) -> list[LogEntry]:
        """A bot takes the seat. A takeback that waited only for this seat is agreed to."""
        self._check_running(seat)
        if not self._log.drivers.may_hand_over(seat, reason):
            raise Refused.because("seat", "table-bot-drives", version=self.version)
        body = {"meta": "handover", "why": reason, "bot": bot}
        return self._entries(at, ("meta", seat, body), *self._agreed_without(seat))

    def plan_loss(self, seat: int, by: LossReason, bot: str, at: int) -> list[LogEntry]:
        """The seat loses. The game ends, or this bot plays the seat on if others can still win."""
        self._check_running(seat)
        if self.has_lost(seat):
            raise Refused.because("seat", "table-already-lost", version=self.version)
        if not self._log.drivers.is_persons(seat):
            raise Refused.because("seat", "table-bot-drives", version=self.version)
        if by == "time" and not self._log.clocks.has_expired(seat, at):
            raise Refused.because("clock", "table-time-left", version=self.version)
        if self._log.endings.would_end(self.seats):
            return self._entries(at, ("meta", seat, {"meta": "end", "by": by}))
        body = {"meta": "lost", "by": by, "bot": bot}
        return self._entries(at, ("meta", seat, body), *self._agreed_without(seat))

    def plan_abort(self, seat: int, at: int) -> list[LogEntry]:
        """The game ends without a winner, by the wish of one seat. Possible in the first round."""
        self._check_running(seat)
        if self.has_lost(seat):
            raise Refused.because("seat", "table-already-lost", version=self.version)
        if not self.may_abort:
            raise Refused.because("status", "table-too-late-to-abort", version=self.version)
        return self._entries(at, ("meta", seat, {"meta": "end", "by": "aborted"}))

    def _agreed_without(self, seat: int) -> list[_NewEntry]:
        """The pending takeback, if it waits only for this seat: a bot agrees."""
        request = self._log.request
        if request is None or request.waiting_for(self._log.drivers) != (seat,):
            return []
        return [_takeback_entry(request.takeback)]

    def plan_return(self, seat: int, at: int) -> list[LogEntry]:
        """The owner drives the seat again, after a bot has ended the turn that took too long. While
        the game waits for the owner, no bot does.
        """
        self._check_running(seat)
        if self.handover_reasons[seat] is None:
            raise Refused.because("seat", "table-not-given-up", version=self.version)
        if self.has_lost(seat):
            raise Refused.because("seat", "table-already-lost", version=self.version)
        if not self._may_return(seat):
            raise Refused.because("seat", "table-given-up-for-good", version=self.version)
        if not self.waits and seat in self.actors and self._log.clocks.is_empty(seat):
            raise Refused.because("clock", "table-turn-lost", version=self.version)
        return self._entries(at, ("meta", seat, {"meta": "return"}))

    def _entries(self, at: int, *new: _NewEntry) -> list[LogEntry]:
        when = max(at, self.at)  # time in a log never goes back
        return [
            LogEntry(self.version + number, kind, seat, body, when)
            for number, (kind, seat, body) in enumerate(new, start=1)
        ]

    # -- checks -------------------------------------------------------------------------------

    def _check_running(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise NotFound.because("seat", "table-no-seat", seat=seat)
        if self.status == "open":
            raise Refused.because("status", "table-not-started", version=0)
        if self.status == "finished":
            raise Refused.because("status", "table-over", version=self.version)

    def _check_person_drives(self, seat: int) -> None:
        self._check_running(seat)
        if not self._log.drivers.is_person(seat):
            raise Refused.because("seat", "table-bot-drives", version=self.version)

    def _check_draft(self, seat: int, version: int) -> None:
        self._check_person_drives(seat)
        self._check_fresh(seat, version)

    def _check_drafted(self, draft: Draft | None, drafted: int) -> None:
        current = 0 if draft is None else len(draft.steps)
        if drafted != current:
            raise _other_draft("drafted", drafted, current, self.version)

    def _check_fresh(self, seat: int, version: int) -> None:
        if not self.fresh_since(seat) <= version <= self.version:
            arguments = {"version": version, "current": self.version}
            raise Refused(Reason("version", "table-stale", {**arguments}), version=self.version)


def _add(planned: Planned, kind: Kind, seat: int | None, action: Action, at: int) -> None:
    """One more entry, applied at once, so that its action is not read again."""
    game = planned.game
    entry = LogEntry(game.version + 1, kind, seat, action.to_json(), max(at, game.at))
    planned.entries.append(entry)
    planned.steps.append(game._log.apply(entry, action))


def _other_draft(field: str, given: int, current: int, version: int) -> Refused:
    return Refused.because(
        field, "table-draft-changed", version=version, drafted=given, current=current
    )


def _outcomes(
    last: LogEntry, state: State, luck: Random, known: Sequence[KnownOutcome]
) -> list[LogEntry]:
    """The outcomes that follow an entry, known ones first. Applies them to the state."""
    queue = list(known)
    found: list[LogEntry] = []
    while state.to_act == CHANCE:
        outcome = next_outcome(state, queue, luck)
        state.apply(CHANCE, outcome)
        seq = last.seq + len(found) + 1
        found.append(LogEntry(seq, "chance", None, outcome.to_json(), last.at))
    return found


def _played_before(beginning: Beginning) -> list[_NewEntry]:
    return [("chance" if seat is None else "do", seat, body) for seat, body in beginning.played]


def _takeback_entry(takeback: Takeback) -> _NewEntry:
    return ("takeback", takeback.seat, takeback_body(takeback.to, takeback.only))
