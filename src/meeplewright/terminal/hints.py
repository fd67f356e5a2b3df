"""Hints at the terminal: the best few moves, as far as a second of thought goes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom

from rich.table import Table

from meeplewright.bots.advice import Advice, varied
from meeplewright.bots.evaluators import evaluator_for
from meeplewright.core.game import State
from meeplewright.core.player import Budget
from meeplewright.terminal.desk import Desk
from meeplewright.terminal.face import face_of, notation

THOUGHT = Budget(seconds=1.0)
MOST = 3
CHOSEN_FROM = 24


def show_hint(desk: Desk, names: Sequence[str], state: State, seat: int) -> None:
    """What this seat could play, by what it knows."""
    rng = SystemRandom()
    with desk.out.status(desk.text("hint-thinking")):
        ways = advice_for(state, seat, rng)
    seen = state.game.determinize(state.view(seat), rng)  # nothing that the seat cannot know
    desk.out.print(_table(desk, names, seen, seat, ways))


def advice_for(state: State, seat: int, rng: Random) -> list[Advice]:
    """The best few ways to go on, best first."""
    mind = evaluator_for(state.game, seat)
    ways = mind.advise(state.view(seat), state.legal(seat), THOUGHT, rng, CHOSEN_FROM)
    return varied(ways, MOST)


def _table(
    desk: Desk, names: Sequence[str], seen: State, seat: int, ways: Sequence[Advice]
) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(desk.text("hint-move"))
    for key in ("analysis-points", "analysis-chance"):
        table.add_column(desk.text(key), justify="right", no_wrap=True)
    for number, way in enumerate(ways, 1):
        words = face_of(seen.game.name).turn_words(desk, names, seen, seat, way.actions)
        written = notation(way.actions)
        said = words if words == written else f"{words}\n{written}"
        table.add_row(
            str(number), said, points_words(desk, way, seat), percent(desk, way.chances[seat])
        )
    return table


def points_words(desk: Desk, way: Advice, seat: int) -> str:
    """The own points expected, then the rivals'."""
    rivals = [points for other, points in enumerate(way.points) if other != seat]
    ordered = [way.points[seat], *rivals]
    return " : ".join(desk.text("number", value=round(points)) for points in ordered)


def percent(desk: Desk, share: float) -> str:
    return desk.text("analysis-percent", value=round(100 * share))
