"""Promises about records: a whole game is written, read and replayed to the same states."""

from __future__ import annotations

from dataclasses import dataclass

from meeplewright.core.conformance.position import Step
from meeplewright.core.conformance.report import Broken, difference
from meeplewright.core.game import Game, Json, Options
from meeplewright.core.records import Entry, Header, Record, Seat
from meeplewright.core.replay import check, replay


@dataclass(frozen=True)
class Finished:
    """A finished game: its steps, and the JSON forms of some states by entry."""

    game: Game
    seats: int
    options: Options
    steps: list[Step]
    forms: dict[int, Json]

    @property
    def record(self) -> Record:
        """The record without a result, as it is while the game goes on."""
        seats = tuple(Seat(f"seat {seat}", "bot") for seat in range(self.seats))
        header = Header.of(self.game, self.options, seats)
        return Record(header, tuple(Entry.of(seat, action) for seat, action in self.steps))


def records_replay(finished: Finished) -> None:
    """A record replays to exactly the same state, at any entry."""
    record = Record.loads(finished.record.dumps())
    for entry, form in finished.forms.items():
        found = difference(form, replay(record, entry, finished.game).to_json())
        if found is not None:
            raise Broken(f"replayed to entry {entry} the state is another: {found}")


def records_are_sound(finished: Finished) -> None:
    """A record with its result passes the check, as JSON lines and as text."""
    outcome = replay(finished.record, game=finished.game).outcome()
    if outcome is None:
        raise Broken("replayed to the last entry it is not over")
    record = finished.record.with_result(outcome)
    if Record.loads(record.dumps()) != record:
        raise Broken("written and read again it is another record")
    fault = check(record, finished.game).fault
    if fault is not None:
        raise Broken(f"its own record is not sound: {fault}")
    spoken = Record.from_text(record.to_text(finished.game), finished.game)
    if spoken != record:
        raise Broken("as text and read again it is another record")
