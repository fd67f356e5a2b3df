"""A position as a picture: a bar for each seat, up to the goal."""

from __future__ import annotations

from meeplewright.core import State
from meeplewright_pig.state import PigState

WIDTH, ROW, EDGE, LENGTH = 320, 32, 16, 240
PAPER, TRACK, TURN, INK = "#fbf7ec", "#e8dfc8", "#f2b8c6", "#4a3b2f"
COLOURS = ("#d1495b", "#00798c", "#edae49", "#66a182", "#2e4057", "#8d96a3")


def draw(state: State) -> str:
    """An SVG document."""
    assert isinstance(state, PigState)
    height = 2 * EDGE + ROW * state.seats
    rows = [_row(state, seat, EDGE + ROW * seat) for seat in range(state.seats)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}">'
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>{"".join(rows)}</svg>'
    )


def _row(state: PigState, seat: int, top: int) -> str:
    points = state.points_now()[seat]
    total = state.total if seat == state.player else 0
    frame = f' stroke="{INK}"' if seat == state.player and state.to_act is not None else ""
    written = f"{points} + {total}" if total else str(points)
    return (
        _bar(top, LENGTH, TRACK, frame)
        + _bar(top, _length(state, points + total), TURN)
        + _bar(top, _length(state, points), COLOURS[seat])
        + f'<text x="{EDGE + LENGTH + 8}" y="{top + 15}" fill="{INK}">{written}</text>'
    )


def _bar(top: int, length: int, colour: str, more: str = "") -> str:
    return (
        f'<rect x="{EDGE}" y="{top}" width="{length}" height="{ROW - 12}" fill="{colour}"{more}/>'
    )


def _length(state: PigState, points: int) -> int:
    return LENGTH * min(points, state.goal) // state.goal
