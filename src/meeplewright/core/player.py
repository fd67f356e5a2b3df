"""Who decides: a player sees only a view and the legal actions, never the state."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from meeplewright.core.game import Action, View
from meeplewright.core.values import Value


@final
class Budget(Value):
    """What a player may spend on a whole turn: simulations, seconds, or as it likes (None)."""

    def __init__(self, simulations: int | None = None, seconds: float | None = None) -> None:
        self.simulations: Final = simulations
        self.seconds: Final = seconds

    def parts(self) -> tuple[Any, ...]:
        return (self.simulations, self.seconds)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Made once for a seat and a game; asked for one small action at a time."""

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        """One of the legal actions. All luck comes from `rng`."""
        raise TypeError(f"{type(self).__name__} does not define choose")
