"""Hints at the terminal: the best few moves, found in one second."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom

from rich.table import Table

from meeplewright.bots.advice import Advice
from meeplewright.bots.hints import hints_for
from meeplewright.core.game import State
from meeplewright.core.player import Budget
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.ui import notation, ui_of

THOUGHT = Budget(seconds=1.0)


def show_hint(terminal: Terminal, names: Sequence[str], state: State, seat: int) -> None:
    """Show what this seat could play, from what it knows."""
    rng = SystemRandom()
    with terminal.out.status(terminal.text("hint-thinking")):
        ways = advice_for(state, seat, rng)
    seen = state.game.determinize(state.view(seat), rng)  # nothing that the seat may not know
    terminal.out.print(_table(terminal, names, seen, seat, ways))


def advice_for(state: State, seat: int, rng: Random) -> list[Advice]:
    """The best few ways to play on, best first."""
    return hints_for(state.game, state.view(seat), state.legal(seat), THOUGHT, rng)


def _table(
    terminal: Terminal, names: Sequence[str], seen: State, seat: int, ways: Sequence[Advice]
) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(terminal.text("hint-move"))
    for key in ("analysis-points", "analysis-chance"):
        table.add_column(terminal.text(key), justify="right", no_wrap=True)
    for number, way in enumerate(ways, 1):
        words = ui_of(seen.game.name).turn_words(terminal, names, seen, seat, way.actions)
        written = notation(way.actions)
        said = [words] if words == written else [words, written]
        table.add_row(
            str(number),
            "\n".join([*said, *reason_words(terminal, names, way)]),
            points_words(terminal, way, seat),
            percent(terminal, way.chances[seat]),
        )
    return table


def reason_words(terminal: Terminal, names: Sequence[str], way: Advice) -> list[str]:
    """Its reasons, those that have a text."""
    found = []
    for reason in way.reasons:
        if reason.key in terminal.catalogue:
            others = ", ".join(names[seat] for seat in reason.seats)
            words = terminal.text(reason.key, names=others, **reason.arguments)
            found.append(words[:1].upper() + words[1:])
    return found


def points_words(terminal: Terminal, way: Advice, seat: int) -> str:
    """The seat's own expected points, then those of its opponents."""
    rivals = [points for other, points in enumerate(way.points) if other != seat]
    ordered = [way.points[seat], *rivals]
    return " : ".join(terminal.text("number", value=round(points)) for points in ordered)


def percent(terminal: Terminal, share: float) -> str:
    return terminal.text("analysis-percent", value=round(100 * share))
