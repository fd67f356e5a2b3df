"""The kind of the pending draw in Keyflower, so that two games of one deal get the same draws."""

from __future__ import annotations

from meeplewright.core.game import State
from meeplewright.games.keyflower.rules.drawing import NAMES, kind_of_draw, target_of_draw
from meeplewright.games.keyflower.rules.state import KeyflowerState


def draw_kind(state: State) -> str:
    """Includes the target: a worker for one seat is a different kind than for another."""
    assert isinstance(state, KeyflowerState)
    return f"{NAMES[kind_of_draw(state.table)]} {target_of_draw(state.table)}"
