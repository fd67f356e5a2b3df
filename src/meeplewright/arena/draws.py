"""The random draws of a deal: one random stream for every kind of draw.

A bot that draws more workers than another must not change which tiles come next season. So each
kind of draw has its own stream, and two games of the same deal stay alike after the moves differ.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from meeplewright.core.game import Action, State
from meeplewright.core.play import stream
from meeplewright.core.registry import part_of


class DealDraws:
    """Draws for one game. The same seed gives the same deal."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._streams: dict[str, Random] = {}
        self._kind_of: Callable[[State], str] | None = None

    def draw(self, state: State) -> Action:
        """Draw the pending outcome from the stream of its kind."""
        if self._kind_of is None:
            self._kind_of = draw_kinds(state.game.name)
        kind = self._kind_of(state)
        if kind not in self._streams:
            self._streams[kind] = stream(self._seed, f"chance {kind}")
        return state.draw(self._streams[kind])


def draw_kinds(game: str) -> Callable[[State], str]:
    """Names the kind of a pending draw: from the game's manifest, or else by its outcomes."""
    named: Callable[[State], str] | None = part_of(game, "draw_kind")
    return named or _name_of_outcomes


def _name_of_outcomes(state: State) -> str:
    """The name of the outcomes, such as `tile`."""
    outcome, _ = state.chance()[0]
    return next(iter(outcome.to_json()))
