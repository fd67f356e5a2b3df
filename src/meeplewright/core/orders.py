"""Standing orders: what a seat may leave behind so that it need not be asked.

A table keeps an order for its seat, shows it to nobody, and asks it before it asks the person. It
decides like a player: from the seat's view and the legal actions, without luck and without memory
of its own, so it can be stored as JSON between any two steps.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from meeplewright.core.actions import Action, Json, View
from meeplewright.core.values import Value


@mypyc_attr(allow_interpreted_subclasses=True)
class StandingOrder(Value):
    """An order of one seat. `{"order": kind, …}` in JSON, the kind one of `Game.orders`."""

    def to_json(self) -> Json:
        raise TypeError(f"{type(self).__name__} does not define to_json")

    def given(self, view: View) -> StandingOrder:
        """The order as it is kept, with all that it must remember of the view it is given on.

        IllegalAction, naming the rule, where it makes no sense now.
        """
        return self

    def step(self, view: View, legal: Sequence[Action]) -> Action | None:
        """One of the legal actions of the seat, which is to act; None when the order is over."""
        raise TypeError(f"{type(self).__name__} does not define step")
