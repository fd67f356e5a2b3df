"""Keyflower at a terminal: play, replay, moves as text."""

from __future__ import annotations

from collections.abc import Sequence

from meeplewright.core.errors import Reason
from meeplewright.core.game import Action, State
from meeplewright.core.records import Seat
from meeplewright.games.keyflower.rules.actions import Drawn
from meeplewright.games.keyflower.rules.events import ActionTaken
from meeplewright.games.keyflower.rules.tiles import COLOURS, NUMBER_OF, SKILLS
from meeplewright.games.keyflower.terminal.game_table import KeyflowerTable
from meeplewright.games.keyflower.terminal.names import amounts, tile_name
from meeplewright.games.keyflower.terminal.replay import show_replay
from meeplewright.games.keyflower.terminal.seat_view import SeatView
from meeplewright.games.keyflower.terminal.turn_steps import TurnSteps
from meeplewright.games.keyflower.terminal.words import why_words
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.local_game import LocalGame
from meeplewright.terminal.ui import TerminalUI, notation


class KeyflowerUI(TerminalUI):
    """Villages, the auction, and screens that hide what only one player may see."""

    can_play = True

    def play(self, terminal: Terminal, local: LocalGame) -> bool:
        return KeyflowerTable(terminal, local).play()

    def show(self, terminal: Terminal, seats: Sequence[Seat], state: State) -> None:
        show_replay(terminal, seats, state)

    def turn_words(
        self,
        terminal: Terminal,
        names: Sequence[str],
        state: State,
        seat: int,
        actions: Sequence[Action],
    ) -> str:
        """What can be done or was done, without the player and the consequences."""
        after = state.copy()
        events = [event for action in actions for event in after.apply(seat, action)]
        done = [event for event in events if isinstance(event, ActionTaken) and event.seat == seat]
        picked = state.view(seat).to_json()["villages"][seat]["laying"]
        steps = TurnSteps(terminal, SeatView(state, None).faces, picked or "")
        for event in done:
            steps.add(event.form)
        return ", ".join(steps.ways()) or notation(actions)

    def draw_words(
        self, terminal: Terminal, names: Sequence[str], state: State, outcomes: Sequence[Action]
    ) -> str:
        """Workers and skills as counts, tiles by name; a face only together with its tile."""
        things = [drawn.thing for drawn in outcomes if isinstance(drawn, Drawn)]
        counted = {kind: things.count(kind) for kind in (*COLOURS, *SKILLS)}
        tiles = [tile_name(terminal, thing) for thing in things if thing in NUMBER_OF]
        text = "; ".join(filter(None, (amounts(terminal, counted), ", ".join(tiles))))
        return text or notation(outcomes)

    def why(self, terminal: Terminal, reason: Reason) -> str:
        """With tiles by their names."""
        return why_words(terminal, reason)
