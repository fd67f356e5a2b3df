"""Standing orders: auto-play for a seat.

A table keeps the order of a seat, shows it to nobody else, and asks it before it asks the player.
An order decides from the seat's view and the legal actions, without random numbers and without
memory, so it can be stored as JSON between any two steps.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from meeplewright.core.actions import Action, Json, View
from meeplewright.core.values import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class StandingOrder(Value):
    """An order of one seat. In JSON `{"order": kind, …}`; the kind is one of `Game.orders`."""

    def to_json(self) -> Json:
        raise TypeError(f"{type(self).__name__} does not define to_json")

    def given(self, view: View) -> StandingOrder:
        """The order with everything that it must remember of the view it is given on.

        IllegalAction, which names the rule, if the order is not possible now.
        """
        return self

    def step(self, view: View, legal: Sequence[Action]) -> Action | None:
        """One of the legal actions of the seat to act; None if the order has ended."""
        raise TypeError(f"{type(self).__name__} does not define step")
