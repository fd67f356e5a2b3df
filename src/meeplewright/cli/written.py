"""A state as text for programs that are no terminal: the board as `replay` shows it, in English and
without colours. `core` finds it here.
"""

from __future__ import annotations

import io

from rich.console import Console

from meeplewright.cli.replaying import show_position
from meeplewright.core.game import State
from meeplewright.core.records import Seat
from meeplewright.locales import FALLBACK, Catalogue
from meeplewright.terminal.desk import Desk

WIDTH = 100


def written(state: State) -> str:
    """The table with everything open; the seats are called player_0, player_1, …"""
    page = io.StringIO()
    out = Console(file=page, width=WIDTH, highlight=False, markup=False, emoji=False)
    seats = [Seat(f"player_{seat}", "bot") for seat in range(state.seats)]
    show_position(Desk(Catalogue(FALLBACK), out=out), seats, state, state.entry)
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())
