"""The outcomes and actions that count, the state they lead to, and the outcomes taken back.

The last entries form an *undo segment*: everything since the last change of who is to act. It is
one seat's turn as long as nothing was revealed in it, or a phase in which several seats act at
once. Within it a seat can take back its own steps freely. The state at its beginning is kept as a
*checkpoint*, so that such a takeback is cheap.

States are large, so a log and its copies share them: one that somebody else may have is copied
before it changes.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import islice, takewhile
from random import Random

from meeplewright.core.game import CHANCE, Action, Event, State
from meeplewright.server.tablegame.entries import START


class NeedsFullLog(Exception):
    """The snapshot does not reach back far enough: apply the whole log."""


@dataclass(frozen=True, slots=True)
class AppliedEntry:
    """One entry that counts. `action` is None before a snapshot, where only its position is known.

    `drawn_at`: the entry that first drew this outcome. `reveals`: everybody knows more after it.
    `paid`: it ended a turn, and the clock got its increment.
    """

    seq: int
    seat: int
    action: Action | None
    drawn_at: int = 0
    reveals: bool = False
    paid: bool = False


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """Where the undo segment begins: the number of entries, the state, and who can act."""

    count: int
    seq: int
    state: State
    actors: tuple[int, ...]


KnownOutcome = tuple[int, Action]
"""An outcome that was taken back, and the entry that first drew it: its position in the queue."""


def queue_of_deal(deal: Sequence[Action]) -> list[KnownOutcome]:
    """The outcomes of a prepared deal, queued before any that was ever drawn."""
    return [(place - len(deal), outcome) for place, outcome in enumerate(deal)]


def next_outcome(state: State, known: list[KnownOutcome], luck: Random) -> Action:
    """The first known outcome that is possible here, removed from the queue; else a new draw.

    Outcomes keep the order in which they were first drawn, however often they are taken back. So
    the same moves always get the same draws, whatever was tried in between.
    """
    possible = {outcome for outcome, _ in state.chance()} if known else set()
    for place, (_, outcome) in enumerate(known):
        if outcome in possible:
            del known[place]
            return outcome
    return state.draw(luck)


class AppliedLog:
    """The entries that count, applied one after the other."""

    __slots__ = (
        "_is_shared",
        "_start",
        "changed_at",
        "checkpoint",
        "entries",
        "known_outcomes",
        "state",
        "undo_limit",
    )

    def __init__(
        self,
        start: Callable[[], State] | None,
        checkpoint: Checkpoint,
        entries: Sequence[AppliedEntry],
    ) -> None:
        self._start = start  # None: nothing before the checkpoint is known
        self.checkpoint = checkpoint
        self.state = checkpoint.state
        self._is_shared = True  # others have the state, too: copy it before it changes
        self.entries = list(entries)
        self.known_outcomes: list[KnownOutcome] = []
        self.changed_at = [START] * self.state.seats  # when each seat's decision last changed
        self.undo_limit = [0] * self.state.seats  # no free takeback goes beyond it

    @classmethod
    def begin(cls, start: Callable[[], State]) -> AppliedLog:
        """Before the first entry. `start` makes the state again, which is not kept."""
        return cls(start, _beginning(start()), ())

    def copy(self) -> AppliedLog:
        """An independent copy. The checkpoint never changes; the state is shared until it does."""
        other = AppliedLog(self._start, self.checkpoint, self.entries)
        self._is_shared = True
        other.state = self.state
        other.known_outcomes = list(self.known_outcomes)
        other.changed_at = list(self.changed_at)
        other.undo_limit = list(self.undo_limit)
        return other

    # -- forward ------------------------------------------------------------------------------

    def apply(
        self, seq: int, seat: int, action: Action, *, is_new: bool = True
    ) -> tuple[Event, ...]:
        """The next entry: an outcome (seat CHANCE) or a seat's action.

        An outcome that is not new was drawn before the table began, so it is not from the queue.
        """
        drawn_at = self._drawn_at(action, seq, is_new) if seat == CHANCE else 0
        entry = AppliedEntry(seq, seat, action, drawn_at, reveals=seat == CHANCE)
        events, continues = self._apply(entry)
        if continues and self.is_simultaneous:
            unaffected = [actor for actor in self.checkpoint.actors if actor != seat]
        else:
            unaffected = []
        for other in range(self.state.seats):
            if other not in unaffected:
                self.changed_at[other] = seq
        return events

    def continued_by(
        self, seat: int, action: Action
    ) -> tuple[AppliedLog, tuple[Event, ...]] | None:
        """A copy with one more step of the seat, and its events; None if the step ends the turn:
        the undo segment ends with it, the seat has nothing more to do, or a phase begins.
        """
        ahead = self.copy()
        seq = (self.entries[-1].seq if self.entries else START) + 1
        events, continues = ahead._apply(AppliedEntry(seq, seat, action))
        goes_on = continues and seat in ahead.state.actors
        if not goes_on or any(event.starts_phase for event in events):
            return None
        return ahead, events

    def _drawn_at(self, outcome: Action, seq: int, is_new: bool) -> int:
        """When this outcome was first drawn; a new one leaves the queue."""
        for place, (drawn_at, known) in enumerate(self.known_outcomes):
            if is_new and known == outcome:
                del self.known_outcomes[place]
                return drawn_at
        return seq

    def reapply(self, entry: AppliedEntry) -> None:
        """Apply an entry that counted before; what is known about it stays."""
        self._apply(entry)

    def _apply(self, entry: AppliedEntry) -> tuple[tuple[Event, ...], bool]:
        """Apply an entry. False: the undo segment ended with it."""
        assert entry.action is not None
        before = self.state.actors
        if self._is_shared:
            self.state, self._is_shared = self.state.copy(), False
        events = tuple(self.state.apply(entry.seat, entry.action))
        self.entries.append(entry)
        continues = entry.seat != CHANCE and self._continues(entry, before, events)
        reveals = entry.seat == CHANCE or (not continues and self.is_simultaneous)
        if reveals != entry.reveals:
            self.entries[-1] = replace(entry, reveals=reveals)
        if not continues and self.state.to_act != CHANCE:
            self._set_checkpoint()
        return events, continues

    def _set_checkpoint(self) -> None:
        """The undo segment begins here."""
        seq = self.entries[-1].seq
        self.checkpoint = Checkpoint(len(self.entries), seq, self.state, self.state.actors)
        self._is_shared = True

    def _continues(
        self, entry: AppliedEntry, before: tuple[int, ...], events: tuple[Event, ...]
    ) -> bool:
        """Whether the game still waits for the same seats, except for the one that acted."""
        after = self.state.actors
        if not self.is_simultaneous:
            return after == before
        if after == before:
            return len(before) > 1 or self._is_independent(entry.seat, events)
        return bool(after) and after == tuple(seat for seat in before if seat != entry.seat)

    def _is_independent(self, seat: int, events: tuple[Event, ...]) -> bool:
        """Whether the last seat of a phase learned nothing from the others by its step.

        If it could have gone just as far without their steps, the phase is not over.
        """
        alone = self.checkpoint.state.copy()
        last: Sequence[Event] = ()
        for own in self.entries[self.checkpoint.count :]:
            if own.seat != seat:
                continue
            assert own.action is not None
            if alone.why_not(seat, own.action) is not None:
                return False
            last = alone.apply(seat, own.action)
        same = [event.seen_by(seat) for event in last] == [event.seen_by(seat) for event in events]
        return same and seat in alone.actors

    def mark_paid(self) -> None:
        """The clock got an increment for the turn that the last entry ended."""
        self.entries[-1] = replace(self.entries[-1], paid=True)

    # -- back ---------------------------------------------------------------------------------

    @property
    def is_simultaneous(self) -> bool:
        """Whether several seats act at once in this undo segment."""
        return len(self.checkpoint.actors) > 1

    def free_from(self, seat: int) -> int | None:
        """The smallest seq the seat can return to without asking; None: it has nothing to undo."""
        if seat not in self.state.actors:
            return None
        to = max(self.checkpoint.seq, self.undo_limit[seat])
        return to if self.dropped_by(to, seat) else None

    def is_free(self, seat: int, to: int) -> bool:
        free = self.free_from(seat)
        return free is not None and to >= free

    def dropped_by(self, to: int, only: int | None) -> list[AppliedEntry]:
        """What a takeback would drop."""
        later = list(takewhile(lambda one: one.seq > to, reversed(self.entries)))
        return [one for one in reversed(later) if only in (None, one.seat)]

    def have_all_ended_a_turn(self) -> bool:
        """Whether every seat acted before this undo segment. Looks no further than necessary."""
        waiting = set(range(self.state.seats))
        for one in islice(self.entries, self.checkpoint.count):
            waiting.discard(one.seat)
            if not waiting:
                return True
        return False

    def is_legal_without(self, dropped: Sequence[AppliedEntry]) -> bool:
        """Whether the rest of the undo segment is legal without these."""
        state = self.checkpoint.state.copy()
        gone = {one.seq for one in dropped}
        for one in self.entries[self.checkpoint.count :]:
            if one.seq in gone:
                continue
            assert one.action is not None
            if state.why_not(one.seat, one.action) is not None:
                return False
            state.apply(one.seat, one.action)
        return True

    def check_reaches(self, to: int) -> None:
        """Raise NeedsFullLog if this was restored from a snapshot and cannot go back that far."""
        if to < self.checkpoint.seq and self._start is None:
            raise NeedsFullLog

    def take_back(self, seq: int, seat: int, to: int, only: int | None) -> list[AppliedEntry]:
        """Drop entries and replay the rest; dropped outcomes are kept for the next draws."""
        self.check_reaches(to)
        was_free = self.is_free(seat, to)
        dropped = self.dropped_by(to, only)
        gone = {one.seq for one in dropped}
        self._replay([one for one in self.entries if one.seq not in gone], to)
        for one in dropped:
            if one.seat == CHANCE and one.action is not None:
                outcome = (one.drawn_at, one.action)
                insort(self.known_outcomes, outcome, key=lambda known: known[0])
        for other in range(self.state.seats) if only is None else (only,):
            self.changed_at[other] = seq
            if not was_free:  # the others agreed to go back this far, and no further
                self.undo_limit[other] = to
        return dropped

    def _replay(self, kept: list[AppliedEntry], to: int) -> None:
        if to < self.checkpoint.seq:
            assert self._start is not None
            self.checkpoint = _beginning(self._start())
        count = self.checkpoint.count
        self.state, self._is_shared = self.checkpoint.state, True
        self.entries = kept[:count]
        for one in kept[count:]:
            self.reapply(one)


def _beginning(start: State) -> Checkpoint:
    """The checkpoint of a game in which nothing has happened."""
    return Checkpoint(0, START, start, start.actors)
