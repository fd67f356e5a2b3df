"""A record replayed once, so that any of its positions can be shown quickly.

A copy of the state is kept every few entries; a position in between is replayed from the copy
before it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NotRequired

from typing_extensions import TypedDict

from meeplewright.core.errors import InvalidRecord
from meeplewright.core.game import CHANCE, Action, Event, Json, Outcome, State
from meeplewright.core.records import Entry, Meta, Record
from meeplewright.core.replay import begin, compare_result, step_through
from meeplewright.server.tablegame.entries import Beginning

CHECKPOINT_EVERY = 24  # entries


class FrameForm(TypedDict):
    """The position after entry `entry`, from one seat or a spectator: who acted (null: chance, or
    nobody yet), when, what happened, the view (omitted in an outline), everybody's points if the
    game ended here, who can act next, and the remarks before the entry.
    """

    entry: int
    seat: int | None
    t: int | None
    events: list[dict[str, Any]]
    view: NotRequired[dict[str, Any]]
    points: list[int]
    actors: list[int]
    meta: list[dict[str, Any]]


class Replay:
    """The positions of a record up to its first illegal entry, which `fault` describes.

    InvalidRecord if not even the start is valid.
    """

    def __init__(self, record: Record) -> None:
        state = begin(record)
        self.record = record
        self._entries = record.entries
        self.game = state.game
        self.options = state.options
        self.seats = state.seats
        self.fault: InvalidRecord | None = None
        self._moves: list[tuple[int, Action]] = []
        self._checkpoints = [state.copy()]
        try:
            self._play(state)
            compare_result(record, state, self.is_of_older_rules)
        except InvalidRecord as found:
            self.fault = found
        self.outcome: Outcome | None = state.outcome()
        self._remarks = _remarks(record)

    def _play(self, state: State) -> None:
        for step in step_through(self.record, state):
            self._moves.append((step.seat, step.action))
            if step.entry % CHECKPOINT_EVERY == 0:
                self._checkpoints.append(state.copy())

    @property
    def last(self) -> int:
        """The last legal entry."""
        return len(self._moves)

    @property
    def last_open(self) -> int:
        """The last entry after which the game goes on."""
        return self.last if self.outcome is None else self.last - 1

    @property
    def is_of_older_rules(self) -> bool:
        return self.record.header.rules < self.game.rules

    @property
    def closing_remarks(self) -> list[Json]:
        """The remarks after the last entry."""
        return self._remarks[-1]

    def beginning(self, entry: int) -> Beginning:
        """The beginning of a game that continues after this entry."""
        return Beginning(
            tuple(
                (None if seat == CHANCE else seat, action.to_json())
                for seat, action in self._moves[:entry]
            )
        )

    def frames(self, first: int, last: int, seat: int | None) -> Iterator[FrameForm]:
        """The positions after these entries as the seat (None: a spectator) sees them."""
        for frame, state in self._frames(first, last, seat):
            frame["view"] = state.view(seat).to_json()
            yield frame

    def outline(self, first: int, last: int, seat: int | None) -> Iterator[FrameForm]:
        """The same without views, which cost nearly all of the time and bytes."""
        return (frame for frame, _ in self._frames(first, last, seat))

    def aid(self, name: str, entry: int, seat: int | None) -> Json:
        """What an aid says about the position after this entry, from the seat's view."""
        state = self._checkpoints[entry // CHECKPOINT_EVERY].copy()
        for move in self._moves[entry // CHECKPOINT_EVERY * CHECKPOINT_EVERY : entry]:
            state.apply(*move)
        return self.game.aid(name, state.view(seat))

    def _frames(self, first: int, last: int, seat: int | None) -> Iterator[tuple[FrameForm, State]]:
        checkpoint = max(first - 1, 0) // CHECKPOINT_EVERY
        state = self._checkpoints[checkpoint].copy()
        if first == 0:
            yield self._frame(0, state, [], seat), state
        for at in range(checkpoint * CHECKPOINT_EVERY, last):
            events = state.apply(*self._moves[at])
            if at + 1 >= first:
                yield self._frame(at + 1, state, events, seat), state

    def _frame(self, entry: int, state: State, events: list[Event], seat: int | None) -> FrameForm:
        written = self._entries[entry - 1] if entry else None
        shown = [event.seen_by(seat) for event in events]
        return {
            "entry": entry,
            "seat": None if written is None or written.seat == CHANCE else written.seat,
            "t": None if written is None else written.t,
            "events": [event.to_json() for event in shown if event is not None],
            "points": list(state.points_now()),
            "actors": list(state.actors),
            "meta": self._remarks[entry - 1] if entry else [],
        }


def _remarks(record: Record) -> list[list[Json]]:
    """The remarks before each entry, and last those after all entries."""
    found: list[list[Json]] = [[]]
    for line in record.lines:
        if isinstance(line, Entry):
            found.append([])
        elif isinstance(line, Meta):
            found[-1].append(line.form)
    return found
