"""A position as plain text."""

from __future__ import annotations

from meeplewright.core import CHANCE, State
from meeplewright_pig.state import PigState


def write(state: State) -> str:
    """A line for each seat, and the current turn."""
    assert isinstance(state, PigState)
    lines = [
        f"{'>' if seat == state.player else ' '} player_{seat} {points:3} of {state.goal}"
        for seat, points in enumerate(state.points_now())
    ]
    return "\n".join([*lines, _now(state)])


def _now(state: PigState) -> str:
    if state.to_act is None:
        return "The game is over."
    rolling = ", the die is rolling" if state.to_act == CHANCE else ""
    return f"This turn: {state.total}{rolling}"
