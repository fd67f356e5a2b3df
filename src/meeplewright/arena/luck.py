"""The luck of a deal: one random stream for every kind of draw.

A bot that draws more workers than another must not shift which tiles come up next season. So each
kind of draw has its own stream, and two games of the same deal stay alike after moves differ.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from meeplewright.core.game import Action, State
from meeplewright.core.play import stream
from meeplewright.core.registry import part_of


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
    """What the game calls it, `boat_worker 2`; else what the outcomes are called, `tile`."""
    named: Callable[[State], str] | None = part_of(state.game.name, "draw_kind")
    if named is not None:
        return named(state)
    outcome, _ = state.chance()[0]
    return next(iter(outcome.to_json()))
