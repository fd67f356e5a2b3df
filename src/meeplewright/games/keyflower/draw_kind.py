"""Which kind of draw is pending in Keyflower, so that the luck of two games can be paired."""

from __future__ import annotations

from meeplewright.core.game import State
from meeplewright.games.keyflower.rules.drawing import NAMES, kind_of_draw, target_of_draw
from meeplewright.games.keyflower.rules.state import KeyflowerState


def draw_kind(state: State) -> str:
    """With whom or what it is for: a worker for one seat is another draw than for the next."""
    assert isinstance(state, KeyflowerState)
    return f"{NAMES[kind_of_draw(state.table)]} {target_of_draw(state.table)}"
