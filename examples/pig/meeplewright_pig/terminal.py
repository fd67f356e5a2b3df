"""Pig at a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from meeplewright.core import CHANCE, Action, State
from meeplewright.core.records import Seat
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.dialogue import GameDialogue
from meeplewright.terminal.local_game import LocalGame
from meeplewright.terminal.names import names_at_table, seat_names
from meeplewright.terminal.ui import TerminalUI
from meeplewright_pig.actions import THROWN, Die, Hold, PigEvent, Roll
from meeplewright_pig.state import PigState


class PigUI(TerminalUI):
    """Points by seat, and turns as text."""

    can_play = True

    def play(self, terminal: Terminal, local: LocalGame) -> bool:
        return PigDialogue(terminal, local, names_at_table(terminal, local.seats)).play()

    def show(self, terminal: Terminal, seats: Sequence[Seat], state: State) -> None:
        show_points(terminal, seat_names(seats), state)

    def turn_words(
        self,
        terminal: Terminal,
        names: Sequence[str],
        state: State,
        seat: int,
        actions: Sequence[Action],
    ) -> str:
        return ", ".join(terminal.text(f"pig-{action.to_text()}") for action in actions)

    def draw_words(
        self, terminal: Terminal, names: Sequence[str], state: State, outcomes: Sequence[Action]
    ) -> str:
        return ", ".join(terminal.number(die.pips) for die in outcomes if isinstance(die, Die))


class PigDialogue(GameDialogue):
    """1 rolls, 2 holds. A player without a choice is not asked."""

    events_shown = 0  # events of the log

    def ask_seat(self, seat: int) -> None:
        self.show = lambda: show_points(self.terminal, self.names, self.game.state)
        self._show_events()
        answers: dict[str, Action] = {"1": Roll(), "2": Hold()}
        question = self.terminal.text("pig-ask", name=self.names[seat])
        while (answer := self.ask(question)) not in answers:
            self.show_help()
        self.game.act(answers[answer])

    def show_end(self) -> None:
        self._show_events()

    def show_help(self) -> None:
        self.terminal.say("pig-help")

    def forget(self) -> None:
        self.events_shown = len(self.game.log)
        self.show()

    def _show_events(self) -> None:
        """What happened since the last question, and the points."""
        for _, event in self.game.log[self.events_shown :]:
            if isinstance(event, PigEvent) and event.event != THROWN:
                name = self.names[event.seat]
                self.terminal.say(f"pig-event-{event.event}", name=name, number=event.number)
        self.events_shown = len(self.game.log)
        show_points(self.terminal, self.names, self.game.state)


def show_points(terminal: Terminal, names: Sequence[str], state: State) -> None:
    """The points in one line, and the current turn."""
    assert isinstance(state, PigState)
    points = zip(names, state.points_now(), strict=True)
    terminal.write(", ".join(f"{name}: {terminal.number(had)}" for name, had in points))
    if state.to_act is not None and (state.total or state.to_act == CHANCE):
        terminal.say("pig-total", name=names[state.player], number=state.total)
