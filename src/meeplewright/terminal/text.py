"""Show a position as `replay` does; also as plain English text for programs."""

from __future__ import annotations

import io
from collections.abc import Sequence

from rich.console import Console

from meeplewright.core.game import CHANCE, State
from meeplewright.core.records import Seat
from meeplewright.locales import FALLBACK, Catalogue
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.names import seat_names
from meeplewright.terminal.ui import ui_of

WIDTH = 100


def state_as_text(state: State) -> str:
    """The table with everything visible; the seats are called player_0, player_1, …"""
    page = io.StringIO()
    out = Console(file=page, width=WIDTH, highlight=False, markup=False, emoji=False)
    seats = [Seat(f"player_{seat}", "bot") for seat in range(state.seats)]
    show_position(Terminal(Catalogue(FALLBACK), out=out), seats, state, state.entry)
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())


def show_position(terminal: Terminal, seats: Sequence[Seat], state: State, entries: int) -> None:
    """The table with everything visible, and who is next."""
    coming = _who_is_next(terminal, seat_names(seats), state)
    terminal.say("replay-entry", entry=state.entry, entries=entries, coming=coming)
    ui_of(state.game.name).show(terminal, seats, state)


def _who_is_next(terminal: Terminal, names: Sequence[str], state: State) -> str:
    if state.to_act is None:
        return terminal.text("replay-over")
    if state.to_act == CHANCE:
        return terminal.text("replay-luck")
    return terminal.text("replay-to-act", name=names[state.to_act])
