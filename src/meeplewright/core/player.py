"""A player decides from a view and the legal actions, never from the state."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, final

from mypy_extensions import mypyc_attr

from meeplewright.core.game import Action, View
from meeplewright.core.values import Value


@final
class Budget(Value):
    """The budget for a whole turn: simulations or seconds; None means no limit."""

    def __init__(self, simulations: int | None = None, seconds: float | None = None) -> None:
        self.simulations: Final = simulations
        self.seconds: Final = seconds

    def parts(self) -> tuple[Any, ...]:
        return (self.simulations, self.seconds)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """One object per seat and game. It is asked for one small action at a time."""

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        """One of the legal actions. Use only `rng` for random choices."""
        raise TypeError(f"{type(self).__name__} does not define choose")
