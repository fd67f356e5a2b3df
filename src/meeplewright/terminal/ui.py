"""How a game appears at a terminal: play, replay, moves as text.

A game names its UI in its manifest; `ui_of` returns the plain one for a game without its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from meeplewright.core.errors import Reason
from meeplewright.core.game import Action, State
from meeplewright.core.records import Seat
from meeplewright.core.registry import part_of
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.local_game import LocalGame
from meeplewright.terminal.names import names_at_table


class TerminalUI:
    """The plain UI: points and notation. Games override it."""

    can_play = False
    """Whether people can play the game at the terminal."""

    def play(self, terminal: Terminal, local: LocalGame) -> bool:
        """Play the game to its end; False if somebody stopped before."""
        raise NotImplementedError

    def is_asked(self, state: State, seat: int) -> bool:
        """Whether a person is asked here. If not, the only possible move is made automatically."""
        return len(state.legal(seat)) > 1

    def players(self, terminal: Terminal, seats: Sequence[Seat]) -> str:
        """Who plays, in one line."""
        return ", ".join(names_at_table(terminal, seats))

    def show(self, terminal: Terminal, seats: Sequence[Seat], state: State) -> None:
        """Show the table with everything visible."""
        points = " : ".join(terminal.number(points) for points in state.points_now())
        terminal.say("replay-points", points=points)

    def turn_words(
        self,
        terminal: Terminal,
        names: Sequence[str],
        state: State,
        seat: int,
        actions: Sequence[Action],
    ) -> str:
        """The actions of a turn as text, given the position before it."""
        return notation(actions)

    def draw_words(
        self, terminal: Terminal, names: Sequence[str], state: State, outcomes: Sequence[Action]
    ) -> str:
        """The outcomes of chance as text, given the position before them."""
        return notation(outcomes)

    def why(self, terminal: Terminal, reason: Reason) -> str:
        """Why something is not allowed, as a sentence with its rule."""
        return terminal.catalogue.why(reason)


def notation(actions: Sequence[Action]) -> str:
    return " ".join(action.to_text() for action in actions)


def ui_of(game: str) -> TerminalUI:
    """The terminal UI of this game."""
    ui = part_of(game, "terminal")
    if ui is None:
        return TerminalUI()
    assert callable(ui)
    made = ui()
    assert isinstance(made, TerminalUI)
    return made
