"""A player decides from a view and the legal actions, never from the state.

It can also follow the game entry by entry, as far as its seat may know it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final, final

from mypy_extensions import mypyc_attr

from meeplewright.core.actions import CHANCE, Action, Event, Json, Outcome, View
from meeplewright.core.values import Value


@final
class Budget(Value):
    """The budget for a whole turn: simulations or seconds; None means no limit."""

    def __init__(self, simulations: int | None = None, seconds: float | None = None) -> None:
        self.simulations: Final = simulations
        self.seconds: Final = seconds

    def parts(self) -> tuple[Any, ...]:
        return (self.simulations, self.seconds)


@final
class SeenEntry(Value):
    """An action or an outcome of chance, as one seat may know it.

    `action` is None if it is secret; the events then say what the seat may know.
    """

    def __init__(self, seat: int, action: Action | None, events: tuple[Event, ...]) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.events: Final = events

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.action, self.events)

    def to_json(self) -> Json:
        form = None if self.action is None else self.action.to_json()
        who: Json = {"chance": form}
        if self.seat != CHANCE:
            who = {"seat": self.seat, "do": form}
        who["events"] = [event.to_json() for event in self.events]
        return who


def seen_entry(observer: int, seat: int, action: Action, events: Sequence[Event]) -> SeenEntry:
    """What this observer may know of an entry: its own actions, and those with no hidden event."""
    seen = [event.seen_by(observer) for event in events]
    is_known = seat == observer or seen == list(events)
    shown = tuple([event for event in seen if event is not None])
    return SeenEntry(seat, action if is_known else None, shown)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """One object per seat and game. It is asked for one small action at a time."""

    observes: ClassVar[bool] = False
    """Whether it wants to be told every entry."""

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        """One of the legal actions. Use only `rng` for random choices."""
        raise TypeError(f"{type(self).__name__} does not define choose")

    def observe(self, entry: SeenEntry) -> None:
        """Called after every entry, also its own ones, if `observes` is true."""

    def game_over(self, outcome: Outcome) -> None:
        """Called once, after the last entry, if `observes` is true."""
