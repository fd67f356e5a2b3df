"""The data that a state takes and returns: actions, events, views, items, outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NoReturn

from mypy_extensions import mypyc_attr

from meeplewright.core.values import Value

CHANCE: Final = -1
"""The seat of chance: `state.to_act` if an outcome must be drawn, and the seat to apply it."""

Json = dict[str, Any]
Options = dict[str, str | int]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Action(Value):
    """One small step of a turn, or one outcome of chance."""

    def to_json(self) -> Json:
        undefined(self, "to_json")

    def to_text(self) -> str:
        """One token of the text notation, without spaces."""
        undefined(self, "to_text")


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Event(Value):
    """Something that happened, as data without text."""

    @property
    def starts_phase(self) -> bool:
        """Whether a phase or round of the game begins with it: a turn ends there, even if the same
        seat acts next.
        """
        return False

    def to_json(self) -> Json:
        undefined(self, "to_json")

    def seen_by(self, seat: int | None) -> Event | None:
        """The form that this seat (None: a spectator) may see; None if it sees nothing.

        A seat that sees all events of an entry unchanged knows the entry. So a secret entry must
        have an event that looks different to the others.
        """
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Value):
    """Everything that one seat or a spectator may know now, without past events."""

    seat: int | None

    @property
    def entry(self) -> int | None:
        """Number of entries applied so far; None if the view does not say."""
        return None

    def to_json(self) -> Json:
        undefined(self, "to_json")

    def __repr__(self) -> str:
        """Short, because the parts of a view are a whole position."""
        who = "spectator" if self.seat is None else f"seat {self.seat}"
        entries = "" if self.entry is None else f", {self.entry} entries"
        return f"<{type(self).__name__}: {who}{entries}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Item(Value):
    """Points with their reason. A total is always a sum of items."""

    points: int

    def to_json(self) -> Json:
        undefined(self, "to_json")


class Outcome(Value):
    """The end of a game: every seat's points, their items, and who won."""

    def __init__(
        self, points: Sequence[int], items: Sequence[Sequence[Item]], winners: Sequence[int]
    ) -> None:
        self.points: Final = tuple(points)
        self.items: Final = tuple([tuple(of_seat) for of_seat in items])
        self.winners: Final = tuple(winners)

    def parts(self) -> tuple[Any, ...]:
        return (self.points, self.items, self.winners)

    @property
    def ranking(self) -> tuple[int, ...]:
        """The place of every seat, 1 for the winners; tied seats share a place.

        Winners come first even if a tie-breaker decided.
        """
        keys = [(seat in self.winners, self.points[seat]) for seat in range(len(self.points))]
        return tuple([1 + sum([other > key for other in keys]) for key in keys])

    def to_json(self) -> Json:
        return {
            "points": list(self.points),
            "items": [[item.to_json() for item in of_seat] for of_seat in self.items],
            "winners": list(self.winners),
        }


def most_points(points: Sequence[int]) -> list[int]:
    """The seats that win if most points win and tied seats share the victory."""
    most = max(points)
    return [seat for seat, had in enumerate(points) if had == most]


def undefined(thing: object, name: str) -> NoReturn:
    """For a method that every subclass defines."""
    raise TypeError(f"{type(thing).__name__} does not define {name}")
