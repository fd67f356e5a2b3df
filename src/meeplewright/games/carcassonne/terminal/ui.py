"""Carcassonne at a terminal: play, replay, moves as text."""

from __future__ import annotations

from collections.abc import Sequence

from meeplewright.core.game import Action, State
from meeplewright.core.records import Seat
from meeplewright.games.carcassonne.rules.actions import Draw, Follower, Place
from meeplewright.games.carcassonne.terminal.dialogue import CarcassonneDialogue, is_asked
from meeplewright.games.carcassonne.terminal.screen import Screen, position_now
from meeplewright.games.carcassonne.terminal.sheet import show_scorings, show_sheet
from meeplewright.games.carcassonne.terminal.words import cell_name, spot_name, tile_names
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.local_game import LocalGame
from meeplewright.terminal.names import names_at_table, seat_names
from meeplewright.terminal.ui import TerminalUI


class CarcassonneUI(TerminalUI):
    """The board, the tile in hand, and who has how many points."""

    can_play = True

    def play(self, terminal: Terminal, local: LocalGame) -> bool:
        return CarcassonneDialogue(terminal, local).play()

    def is_asked(self, state: State, seat: int) -> bool:
        return is_asked(state, seat)

    def players(self, terminal: Terminal, seats: Sequence[Seat]) -> str:
        """With the colours of their followers."""
        return ", ".join(
            f"{name} ({terminal.text(f'colour-{number}')})"
            for number, name in enumerate(names_at_table(terminal, seats))
        )

    def show(self, terminal: Terminal, seats: Sequence[Seat], state: State) -> None:
        screen = Screen(terminal, seat_names(seats))
        position = position_now(state)
        screen.show_whole_board(position)
        if position.in_hand is None:
            screen.show_standings(position)
        else:
            screen.show_hand(position, state.points_now(), "replay-in-hand")
        outcome = state.outcome()
        if outcome is None:
            show_scorings(terminal, screen.names, position)
        else:
            show_sheet(terminal, screen.names, outcome)

    def turn_words(
        self,
        terminal: Terminal,
        names: Sequence[str],
        state: State,
        seat: int,
        actions: Sequence[Action],
    ) -> str:
        parts = []
        lying = position_now(state).tiles[-1]
        tile, turn = lying.tile, lying.turn
        for action in actions:
            if isinstance(action, Place):
                tile, turn = action.tile, action.turn
                cell = cell_name((action.x, action.y))
                parts.append(terminal.text("move-tile", cell=cell, turns=turn))
            elif isinstance(action, Follower) and action.on is None:
                parts.append(terminal.text("move-no-follower"))
            elif isinstance(action, Follower):
                parts.append(spot_name(terminal, tile, turn, action))
        return "; ".join(parts)

    def draw_words(
        self, terminal: Terminal, names: Sequence[str], state: State, outcomes: Sequence[Action]
    ) -> str:
        return tile_names(terminal, [drawn.tile for drawn in outcomes if isinstance(drawn, Draw)])
