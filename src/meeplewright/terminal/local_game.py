"""A game at this terminal: its state, its players and its record.

Every entry is on disk before it is applied. A takeback drops entries from the record but keeps
their draws for later, so that nobody can get a better draw by taking back or stopping.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from random import SystemRandom

from meeplewright.bots import make_bot
from meeplewright.core.errors import GameError
from meeplewright.core.game import CHANCE, Action, Event, Game, Json, State
from meeplewright.core.player import Player
from meeplewright.core.recordfile import RecordFile
from meeplewright.core.records import Entry, Header, Meta, Seat
from meeplewright.core.replay import begin, replay, step_through

Happening = tuple[int, Event]
"""The number of an entry and an event that it caused."""

Asks = Callable[[State, int], bool]
"""Whether a person in this seat is asked, or has nothing to decide."""


class LocalGame:
    """Made by `create` or `resume`. A seat without a player is a person's."""

    def __init__(
        self, file: RecordFile, state: State, players: Sequence[Player | None], asks: Asks
    ) -> None:
        self.file = file
        self.state = state
        self.players = list(players)
        self.asks = asks
        self.decisions: list[int] = []  # number of lines before each choice of a person
        self.revealed: list[Action] = []  # draws that were taken back and will come again
        self.log: list[Happening] = []
        self._rng = SystemRandom()

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.file.record.header.seats

    @classmethod
    def create(cls, path: Path, game: Game, header: Header, asks: Asks) -> LocalGame:
        """A new game; nothing is written if anything about it is wrong."""
        state = game.start(len(header.seats), header.options)
        players = seated(header.seats, game)
        return cls(RecordFile.create(path, header), state, players, asks)

    @classmethod
    def resume(cls, path: Path, asks: Asks) -> LocalGame:
        """Resume a record; InvalidRecord if it is not legal."""
        file = RecordFile.resume(path)
        try:
            state = begin(file.record)
            made = cls(file, state, seated(file.record.header.seats, state.game), asks)
            made._catch_up()
            made._finish()
        except BaseException:
            file.close()
            raise
        return made

    def _catch_up(self) -> None:
        """Find the choices of people and the draws still to come again in the record."""
        steps = step_through(self.file.record, self.state)
        for number, line in enumerate(self.file.record.lines):
            if not isinstance(line, Entry):
                self.revealed = _revealed(self.state.game, line.form, self.revealed)
                continue
            if line.seat == CHANCE:
                self.revealed = self.revealed[1:]
            elif self._is_choice(line.seat):
                self.decisions.append(number)
            step = next(steps)
            self.log += [(step.entry, event) for event in step.events]

    def _is_choice(self, seat: int) -> bool:
        return self.players[seat] is None and self.asks(self.state, seat)

    def awaits_person(self) -> bool:
        seat = self.state.to_act
        return seat is not None and seat != CHANCE and self._is_choice(seat)

    def go_on(self) -> None:
        """Make the next entry that asks nobody: a draw, a bot's move, or a forced move."""
        seat = self.state.to_act
        assert seat is not None
        if seat == CHANCE:
            self._enter(CHANCE, self._next_luck())
            return
        legal = self.state.legal(seat)
        player = self.players[seat]
        if player is None or len(legal) == 1:
            self._enter(seat, legal[0])
        else:
            choice = player.choose(self.state.view(seat), legal, None, self._rng)
            self._enter(seat, self.state.require(seat, choice))

    def act(self, action: Action) -> None:
        """Make a person's choice; IllegalAction, and nothing is changed, if it is not legal."""
        seat = self.state.to_act
        assert seat is not None and seat != CHANCE
        chosen = self.state.require(seat, action)
        self.decisions.append(len(self.file.record.lines))
        try:
            self._enter(seat, chosen)
        except OSError:
            self.decisions.pop()
            raise

    def _enter(self, seat: int, action: Action) -> None:
        self.file.append(Entry.of(seat, action))
        if seat == CHANCE:
            self.revealed = self.revealed[1:]
        events = self.state.apply(seat, action)
        self.log += [(self.state.entry, event) for event in events]
        self._finish()

    def _finish(self) -> None:
        outcome = self.state.outcome()
        if outcome is not None:
            self.file.finish(outcome)

    def _next_luck(self) -> Action:
        """Draws that were taken back come again, in order, as long as they are possible."""
        possible = [outcome for outcome, _ in self.state.chance()]
        while self.revealed:
            if self.revealed[0] in possible:
                return self.revealed[0]
            del self.revealed[0]
        return self.state.draw(self._rng)

    def take_back(self) -> bool:
        """Return to the last choice of a person; False if there was none."""
        if not self.decisions:
            return False
        kept = self.decisions[-1]
        record = self.file.record
        state = replay(replace(record, lines=record.lines[:kept]))
        luck = [
            state.game.chance_from_json(line.form)
            for line in record.lines[kept:]
            if isinstance(line, Entry) and line.seat == CHANCE
        ]
        revealed = [*luck, *self.revealed]
        self.file.take_back(kept, _takeback(state, revealed))
        self.decisions.pop()
        self.state, self.revealed = state, revealed
        self.log = [(entry, event) for entry, event in self.log if entry <= state.entry]
        return True

    def close(self) -> None:
        self.file.close()


def seated(seats: Sequence[Seat], game: Game) -> list[Player | None]:
    """A bot for every bot's seat, None for a person's; InvalidSetup for an unknown bot."""
    return [
        make_bot(seat.name, game, number) if seat.kind == "bot" else None
        for number, seat in enumerate(seats)
    ]


def _takeback(state: State, revealed: list[Action]) -> Meta:
    """The remark that keeps the draws of entries that were taken back."""
    luck = [outcome.to_json() for outcome in revealed]
    return Meta({"takeback": {"seat": state.to_act, "entry": state.entry, "revealed": luck}})


def _revealed(game: Game, remark: Json, before: list[Action]) -> list[Action]:
    """The draws in a takeback remark. Anything can be in a remark; unreadable ones are ignored."""
    takeback = remark.get("takeback")
    forms = takeback.get("revealed") if isinstance(takeback, dict) else None
    if not isinstance(forms, list):
        return before
    try:
        return [game.chance_from_json(form) for form in forms]
    except GameError:
        return before
