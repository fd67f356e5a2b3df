"""Pig at a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from meeplewright.core import CHANCE, Action, State
from meeplewright.core.records import Seat
from meeplewright.terminal.desk import Desk
from meeplewright.terminal.face import TerminalFace
from meeplewright.terminal.localgame import LocalGame
from meeplewright.terminal.names import names_at_table, seat_names
from meeplewright.terminal.table import GameTable
from meeplewright_pig.actions import THROWN, Die, Hold, PigEvent, Roll
from meeplewright_pig.state import PigState


class PigFace(TerminalFace):
    """Points by seat, and turns in words."""

    can_play = True

    def play(self, desk: Desk, local: LocalGame) -> bool:
        return PigTable(desk, local, names_at_table(desk, local.seats)).play()

    def show(self, desk: Desk, seats: Sequence[Seat], state: State) -> None:
        show_points(desk, seat_names(seats), state)

    def turn_words(
        self, desk: Desk, names: Sequence[str], state: State, seat: int, actions: Sequence[Action]
    ) -> str:
        return ", ".join(desk.text(f"pig-{action.to_text()}") for action in actions)

    def draw_words(
        self, desk: Desk, names: Sequence[str], state: State, outcomes: Sequence[Action]
    ) -> str:
        return ", ".join(desk.number(die.pips) for die in outcomes if isinstance(die, Die))


class PigTable(GameTable):
    """1 rolls, 2 holds. Nobody is asked who has no choice."""

    told = 0  # events of the log

    def ask_seat(self, seat: int) -> None:
        self.show = lambda: show_points(self.desk, self.names, self.game.state)
        self._tell()
        answers: dict[str, Action] = {"1": Roll(), "2": Hold()}
        while (answer := self.ask(self.desk.text("pig-ask", name=self.names[seat]))) not in answers:
            self.show_help()
        self.game.act(answers[answer])

    def show_end(self) -> None:
        self._tell()

    def show_help(self) -> None:
        self.desk.say("pig-help")

    def forget(self) -> None:
        self.told = len(self.game.log)
        self.show()

    def _tell(self) -> None:
        """What happened since the last question, and how it stands."""
        for _, event in self.game.log[self.told :]:
            if isinstance(event, PigEvent) and event.event != THROWN:
                name = self.names[event.seat]
                self.desk.say(f"pig-{event.event}", name=name, number=event.number)
        self.told = len(self.game.log)
        show_points(self.desk, self.names, self.game.state)


def show_points(desk: Desk, names: Sequence[str], state: State) -> None:
    """How it stands, in one line; and the turn that goes on."""
    assert isinstance(state, PigState)
    points = zip(names, state.points_now(), strict=True)
    desk.write(", ".join(f"{name}: {desk.number(had)}" for name, had in points))
    if state.to_act is not None and (state.total or state.to_act == CHANCE):
        desk.say("pig-total", name=names[state.player], number=state.total)
