"""The luck of a deal: one random stream for every kind of draw.

A bot that draws more workers than another must not shift which tiles come up next season. So each
kind of draw has its own stream, and two games of the same deal stay alike after moves differ.
"""

from __future__ import annotations

from random import Random

from meeplewright.core.game import Action, State
from meeplewright.core.play import stream


class DealtLuck:
    """Draws for one game. The same seed is the same deal."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._streams: dict[str, Random] = {}

    def draw(self, state: State) -> Action:
        """The pending outcome, from the stream of its kind."""
        kind = kind_of_draw(state)
        if kind not in self._streams:
            self._streams[kind] = stream(self._seed, f"chance {kind}")
        return state.draw(self._streams[kind])


def kind_of_draw(state: State) -> str:
    """`tile` in Carcassonne, `boat_worker 2` in Keyflower; else what the outcomes are called."""
    if state.game.name == "keyflower":
        return _in_keyflower(state)
    outcome, _ = state.chance()[0]
    return next(iter(outcome.to_json()))


def _in_keyflower(state: State) -> str:
    """With whom or what it is for: a worker for one seat is another draw than for the next."""
    from meeplewright.games.keyflower.rules.drawing import NAMES, kind_of_draw, target_of_draw
    from meeplewright.games.keyflower.rules.state import KeyflowerState

    assert isinstance(state, KeyflowerState)
    return f"{NAMES[kind_of_draw(state.table)]} {target_of_draw(state.table)}"
