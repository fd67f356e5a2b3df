"""The line: the outcomes and actions that count, the state they lead to, and what was taken back.

The end of the line is a *stretch*: what was done since the game last turned to somebody. A stretch
is one seat's turn as far as nothing was revealed in it, or a phase in which several seats act
at once. Inside it a seat may take its own steps back freely. The state at its beginning (the
*anchor*) is kept, so that a takeback within it costs little.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from meeplewright.core.game import CHANCE, Action, Event, State
from meeplewright.server.tablegame.entries import START


class NeedsWhole(Exception):
    """The line was restored from a snapshot that does not reach back so far: take the whole log."""


@dataclass(frozen=True, slots=True)
class Played:
    """One entry of the line. `action` is None before a snapshot, where only its place is known.

    `drawn`: the entry that drew this outcome first. `reveals`: everybody knows more after it.
    `paid`: it ended a turn and the clock got its increment.
    """

    seq: int
    seat: int
    action: Action | None
    drawn: int = 0
    reveals: bool = False
    paid: bool = False


@dataclass(frozen=True, slots=True)
class Anchor:
    """Where the stretch begins: so many entries of the line, the state then, and who may act."""

    count: int
    seq: int
    state: State
    members: tuple[int, ...]


Revealed = tuple[int, Action]
"""An outcome that was taken back, and the entry that drew it first: its place in the queue."""


def prepared(deal: Sequence[Action]) -> list[Revealed]:
    """The outcomes of a prepared deal wait in the same queue, before any that was ever drawn."""
    return [(place - len(deal), outcome) for place, outcome in enumerate(deal)]


def next_outcome(state: State, revealed: list[Revealed], luck: Random) -> Action:
    """The first outcome taken back before that is possible here, which leaves the queue; or a draw.

    Outcomes keep the order in which they were drawn first, however often they are taken back:
    the same way always meets the same luck, whatever was tried in between.
    """
    possible = {outcome for outcome, _ in state.chance()} if revealed else set()
    for place, (_, outcome) in enumerate(revealed):
        if outcome in possible:
            del revealed[place]
            return outcome
    return state.draw(luck)


class Line:
    """Entries that count, applied one after the other."""

    def __init__(
        self, start: State | None, anchor: Anchor, state: State, played: Sequence[Played]
    ) -> None:
        self._start = start  # None: only the anchor is known
        self.anchor = anchor
        self.state = state
        self.played = list(played)
        self.revealed: list[Revealed] = []
        self.changed = [START] * self.state.seats
        self.barrier = [0] * self.state.seats

    @classmethod
    def begin(cls, start: State) -> Line:
        return cls(start, Anchor(0, START, start, start.actors), start.copy(), ())

    def copy(self) -> Line:
        """An independent line; anchors and starts are never changed, so they are shared."""
        other = Line(self._start, self.anchor, self.state.copy(), self.played)
        other.revealed = list(self.revealed)
        other.changed = list(self.changed)
        other.barrier = list(self.barrier)
        return other

    # -- going on -----------------------------------------------------------------------------

    def apply(self, seq: int, seat: int, action: Action) -> tuple[Event, ...]:
        """The next entry: an outcome (seat CHANCE) or a seat's action."""
        drawn = self._take_revealed(action, seq) if seat == CHANCE else 0
        events, continues = self._step(Played(seq, seat, action, drawn))
        if continues and len(self.anchor.members) > 1:
            unmoved = [member for member in self.anchor.members if member != seat]
        else:
            unmoved = []
        for other in range(self.state.seats):
            if other not in unmoved:
                self.changed[other] = seq
        return events

    def _take_revealed(self, outcome: Action, seq: int) -> int:
        """When this outcome was drawn first."""
        for place, (drawn, known) in enumerate(self.revealed):
            if known == outcome:
                del self.revealed[place]
                return drawn
        return seq

    def _step(self, entry: Played) -> tuple[tuple[Event, ...], bool]:
        """Apply an entry and say whether the stretch goes on; else the next one begins."""
        assert entry.action is not None
        before = self.state.actors
        events = tuple(self.state.apply(entry.seat, entry.action))
        self.played.append(entry)
        continues = entry.seat != CHANCE and self._continues(entry, before, events)
        reveals = entry.seat == CHANCE or (not continues and len(self.anchor.members) > 1)
        self.played[-1] = replace(entry, reveals=reveals)
        if not continues and self.state.to_act != CHANCE:
            self.anchor = self._anchor_here()
        return events, continues

    def _anchor_here(self) -> Anchor:
        seq = self.played[-1].seq
        return Anchor(len(self.played), seq, self.state.copy(), self.state.actors)

    def _continues(self, entry: Played, before: tuple[int, ...], events: tuple[Event, ...]) -> bool:
        """Whether the game still waits for the same seats, but for the one that acted."""
        after = self.state.actors
        if len(self.anchor.members) == 1:
            return after == before
        if after == before:
            return len(before) > 1 or self._stands_alone(entry.seat, events)
        return bool(after) and after == tuple(seat for seat in before if seat != entry.seat)

    def _stands_alone(self, seat: int, events: tuple[Event, ...]) -> bool:
        """Whether the last seat of a phase saw nothing by its step that it owes to the others.

        If it could have gone as far without their steps, the phase is not over.
        """
        alone = self.anchor.state.copy()
        last: Sequence[Event] = ()
        for own in self.played[self.anchor.count :]:
            if own.seat != seat:
                continue
            assert own.action is not None
            if alone.why_not(seat, own.action) is not None:
                return False
            last = alone.apply(seat, own.action)
        same = [event.seen_by(seat) for event in last] == [event.seen_by(seat) for event in events]
        return same and seat in alone.actors

    def pay(self) -> None:
        """The clock got an increment for the turn that the last entry ended."""
        self.played[-1] = replace(self.played[-1], paid=True)

    # -- going back ---------------------------------------------------------------------------

    @property
    def is_shared(self) -> bool:
        """Whether several seats act at once in this stretch."""
        return len(self.anchor.members) > 1

    def free_from(self, seat: int) -> int | None:
        """The smallest seq that the seat may return to by itself; None: it has nothing to undo."""
        if seat not in self.state.actors:
            return None
        to = max(self.anchor.seq, self.barrier[seat])
        return to if self.dropped_by(to, seat) else None

    def dropped_by(self, to: int, only: int | None) -> list[Played]:
        """What a takeback would drop."""
        return [one for one in self.played if one.seq > to and only in (None, one.seat)]

    def stands_without(self, dropped: Sequence[Played]) -> bool:
        """Whether the rest of the stretch is legal without these."""
        state = self.anchor.state.copy()
        gone = {one.seq for one in dropped}
        for one in self.played[self.anchor.count :]:
            if one.seq in gone:
                continue
            assert one.action is not None
            if state.why_not(one.seat, one.action) is not None:
                return False
            state.apply(one.seat, one.action)
        return True

    def must_reach(self, to: int) -> None:
        """NeedsWhole where the line was restored and does not know how to go back so far."""
        if to < self.anchor.seq and self._start is None:
            raise NeedsWhole

    def is_free(self, seat: int, to: int) -> bool:
        free = self.free_from(seat)
        return free is not None and to >= free

    def take_back(self, seq: int, seat: int, to: int, only: int | None) -> list[Played]:
        """Drop entries and play the rest again; outcomes dropped are kept for the next draws."""
        self.must_reach(to)
        was_free = self.is_free(seat, to)
        dropped = self.dropped_by(to, only)
        gone = {one.seq for one in dropped}
        self._replay([one for one in self.played if one.seq not in gone], to)
        for one in dropped:
            if one.seat == CHANCE and one.action is not None:
                insort(self.revealed, (one.drawn, one.action), key=lambda known: known[0])
        for other in range(self.state.seats) if only is None else (only,):
            self.changed[other] = seq
            if not was_free:  # the others agreed to go back so far, and no further
                self.barrier[other] = to
        return dropped

    def _replay(self, kept: list[Played], to: int) -> None:
        if to < self.anchor.seq:
            assert self._start is not None
            self.anchor = Anchor(0, START, self._start, self._start.actors)
        count = self.anchor.count
        self.state = self.anchor.state.copy()
        self.played = kept[:count]
        for one in kept[count:]:
            self.replay(one)

    def replay(self, entry: Played) -> None:
        """Apply an entry that counted before; what is known of it stays known."""
        self._step(entry)
