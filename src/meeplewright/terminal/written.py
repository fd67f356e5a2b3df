"""A position as `replay` shows it; for programs also as text, in English and without colours."""

from __future__ import annotations

import io
from collections.abc import Sequence

from rich.console import Console

from meeplewright.core.game import CHANCE, State
from meeplewright.core.records import Seat
from meeplewright.locales import FALLBACK, Catalogue
from meeplewright.terminal.desk import Desk
from meeplewright.terminal.face import face_of
from meeplewright.terminal.names import seat_names

WIDTH = 100


def written(state: State) -> str:
    """The table with everything open; the seats are called player_0, player_1, …"""
    page = io.StringIO()
    out = Console(file=page, width=WIDTH, highlight=False, markup=False, emoji=False)
    seats = [Seat(f"player_{seat}", "bot") for seat in range(state.seats)]
    show_position(Desk(Catalogue(FALLBACK), out=out), seats, state, state.entry)
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())


def show_position(desk: Desk, seats: Sequence[Seat], state: State, entries: int) -> None:
    """The table as it lies, everything open, and who is next."""
    coming = _who_is_next(desk, seat_names(seats), state)
    desk.say("replay-entry", entry=state.entry, entries=entries, coming=coming)
    face_of(state.game.name).show(desk, seats, state)


def _who_is_next(desk: Desk, names: Sequence[str], state: State) -> str:
    if state.to_act is None:
        return desk.text("replay-over")
    if state.to_act == CHANCE:
        return desk.text("replay-luck")
    return desk.text("replay-to-act", name=names[state.to_act])
