"""Which decisions belong to one turn: the budget is for all of them together."""

from __future__ import annotations

from meeplewright.core.game import View
from meeplewright.core.player import Budget


class TurnTracker:
    """Tells a seat's turns apart by the entries between its decisions.

    If nobody else acted and nothing was drawn since the last decision, the turn goes on. Call it at
    every decision, including forced ones.
    """

    def __init__(self) -> None:
        self._entry: int | None = None

    def begins(self, view: View) -> bool:
        """Whether a turn starts with this decision."""
        entry = view.entry
        goes_on = entry is not None and self._entry is not None and entry == self._entry + 1
        self._entry = entry
        return not goes_on


def half_of_rest(budget: Budget, decided: int) -> Budget:
    """The budget of a decision after this many others in the turn: half of what they have left.

    Nobody knows how many more will come, and the first ones matter most.
    """
    simulations, seconds = budget.simulations, budget.seconds
    return Budget(
        simulations=None if simulations is None else _half(simulations >> decided),
        seconds=None if seconds is None else seconds * 0.5 ** (decided + 1),
    )


def _half(number: int) -> int:
    """The larger half, so that what is left is half of it rounded down."""
    return number - number // 2
