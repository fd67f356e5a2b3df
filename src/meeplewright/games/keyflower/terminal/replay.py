"""A recorded game of Keyflower at one of its entries, with everything visible."""

from __future__ import annotations

from collections.abc import Sequence

from meeplewright.core.game import State
from meeplewright.core.records import Seat
from meeplewright.games.keyflower.terminal.names import Players
from meeplewright.games.keyflower.terminal.screen import Screen
from meeplewright.games.keyflower.terminal.seat_view import SeatView
from meeplewright.games.keyflower.terminal.sheet import show_sheet
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.names import seat_names


def show_replay(terminal: Terminal, seats: Sequence[Seat], state: State) -> None:
    """The middle, every village, and every screen; after the game the score sheet."""
    players = Players(seat_names(seats))
    screen = Screen(terminal, players)
    seen = SeatView(state, None)
    screen.show_heading(seen, terminal.text(f"phase-{seen.phase}"))
    screen.show_middle(seen)
    for seat in range(seen.seats):
        terminal.out.print()
        screen.show_village(seen, seat, legend=False)
        own = SeatView(state, seat)
        screen.show_screen(own, seat)
        screen.show_winter_tiles(own, seat)
    outcome = state.outcome()
    if outcome is None:
        points = " : ".join(str(points) for points in state.points_now())
        terminal.say("replay-points", points=points)
    else:
        terminal.out.print()
        show_sheet(terminal, players, outcome)
