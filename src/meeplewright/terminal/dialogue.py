"""The dialogue of a game at a terminal: play to the end, wait, ask, take back, stop.

A game adds its own questions, screens and commands.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from meeplewright.core.game import CHANCE
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.hints import show_hint
from meeplewright.terminal.keyboard import as_command
from meeplewright.terminal.local_game import LocalGame


class Stopped(Exception):
    """The player stopped; the record is kept."""


class TakenBack(Exception):
    """A move was taken back, so the question does not apply any more."""


class GameDialogue(ABC):
    """The dialogue with the players at this terminal."""

    undone = "play-undone"  # the message after a takeback

    def __init__(self, terminal: Terminal, game: LocalGame, names: Sequence[str]) -> None:
        self.terminal = terminal
        self.game = game
        self.names = tuple(names)
        self.show: Callable[[], None] = lambda: None  # shows the context of the question again

    # -- what a game provides -----------------------------------------------------------------

    @abstractmethod
    def ask_seat(self, seat: int) -> None:
        """Ask the person in this seat for the next step, until one is made."""

    @abstractmethod
    def show_end(self) -> None:
        """Show the last position and the score sheet."""

    @abstractmethod
    def show_help(self) -> None:
        """Show what can be typed."""

    @abstractmethod
    def forget(self) -> None:
        """Forget everything about moves that were taken back."""

    def go_on(self) -> None:
        """Make a step that asks nobody; a game can say why a person was not asked."""
        self.game.go_on()

    def run_command(self, word: str, about: str) -> bool:
        """Run a command of the game; False if it is none."""
        return False

    def show_more(self) -> None:
        """Show what the command `m` shows."""
        self.show()

    def may_take_back(self) -> bool:
        """False, with a message, if the last decision is not theirs to take back."""
        return True

    # -- from step to step --------------------------------------------------------------------

    def play(self) -> bool:
        """True if the game was played to its end, False if somebody stopped."""
        try:
            while self.game.state.to_act is not None:
                self._step(self.game.state.to_act)
        except (Stopped, EOFError, KeyboardInterrupt):
            self.terminal.out.print()
            return False
        self.show_end()
        return True

    def _step(self, seat: int) -> None:
        if not self.game.awaits_person():
            self._wait(seat)
            return
        try:
            self.ask_seat(seat)
        except TakenBack:
            self.forget()

    def _wait(self, seat: int) -> None:
        if seat == CHANCE or self.game.players[seat] is None or not self.terminal.out.is_terminal:
            self.go_on()
            return
        with self.terminal.out.status(self.terminal.text("play-thinking", name=self.names[seat])):
            self.go_on()

    # -- questions ----------------------------------------------------------------------------

    def ask(self, question: str) -> str:
        """Ask until there is an answer that is not a command; commands are run in between."""
        while True:
            answer = input(f"{question} > ").strip()
            match as_command(answer):
                case "q":
                    raise Stopped
                case "u":
                    self._take_back()
                case "?" | "h":
                    self.show_help()
                case "m":
                    self.show_more()
                case "!" | "hint":
                    self.show_hint()
                case _:
                    word, _, about = answer.partition(" ")
                    if not self.run_command(as_command(word), about.strip()):
                        return answer

    def show_hint(self) -> None:
        """Show the best few moves to the person who is asked."""
        seat = self.game.state.to_act
        assert seat is not None
        show_hint(self.terminal, self.names, self.game.state, seat)

    def _take_back(self) -> None:
        if not self.may_take_back():
            return
        if not self.game.take_back():
            self.terminal.say("play-nothing-to-undo")
            return
        self.terminal.say(self.undone)
        raise TakenBack


def label(number: int, letters: str) -> str:
    """a, b, c …, then aa, ab …, from these letters"""
    more, last = divmod(number, len(letters))
    return (letters[more - 1] if more else "") + letters[last]


def span(choices: Sequence[str]) -> str:
    """`1–4`, or the only number"""
    return choices[0] if len(choices) == 1 else f"{choices[0]}–{choices[-1]}"
