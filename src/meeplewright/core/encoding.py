"""A game in numbers, for programs that learn: actions as ids, a seat's knowledge as one row.

Each game has its own numbering. It is fixed and has a version: whoever stores ids or weights
stores the version with them. What an id means may depend on the position (the third open cell),
so both directions take the state; it never depends on what the acting seat cannot see.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, Final

from mypy_extensions import mypyc_attr

from meeplewright.core.errors import IllegalAction, InvalidSetup, Reason
from meeplewright.core.game import NO_NUMBERING, Action, Game, State
from meeplewright.core.values import Value


def encoding_of(game: Game, seats: int) -> Encoding | None:
    """None for a game that says it has no numbering."""
    try:
        return game.encoding(seats)
    except InvalidSetup as refused:
        if refused.reason.key == NO_NUMBERING:
            return None
        raise


class Field(Value):
    """One named block of an observation: its shape and the bounds of its numbers."""

    def __init__(self, name: str, shape: Sequence[int], low: int, high: int) -> None:
        self.name: Final = name
        self.shape: Final = tuple(shape)
        self.low: Final = low
        self.high: Final = high

    def parts(self) -> tuple[Any, ...]:
        return (self.name, self.shape, self.low, self.high)

    @property
    def size(self) -> int:
        return prod(self.shape)


class Bounds(Value):
    """What no game at this table exceeds: true, and not always close."""

    def __init__(self, decisions: int, draws: int, points: int) -> None:
        self.decisions: Final = decisions  # actions of all seats together
        self.draws: Final = draws  # outcomes of chance
        self.points: Final = points  # of any seat at the end; nobody has fewer than none

    def parts(self) -> tuple[Any, ...]:
        return (self.decisions, self.draws, self.points)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The numbering of one game at a table of so many seats."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.seats,))

    @property
    def version(self) -> int:
        """Bumped when any id or any number of an observation changes its meaning."""
        raise TypeError(f"{type(self).__name__} does not define version")

    @property
    def bounds(self) -> Bounds:
        """How long a game can be at the most, and how high its points."""
        raise TypeError(f"{type(self).__name__} does not define bounds")

    # -- actions ------------------------------------------------------------------------------

    @property
    def actions(self) -> int:
        """How many ids there are: 0 up to this, this left out."""
        raise TypeError(f"{type(self).__name__} does not define actions")

    def action_id(self, state: State, seat: int, action: Action) -> int:
        """The id of an action of `legal(seat)`."""
        raise TypeError(f"{type(self).__name__} does not define action_id")

    def action_of(self, state: State, seat: int, number: int) -> Action:
        """The action of `legal(seat)` with this id; IllegalAction where there is none."""
        for action in state.legal(seat):
            if self.action_id(state, seat, action) == number:
                return action
        raise no_action(number)

    def legal_ids(self, state: State, seat: int) -> list[int]:
        """The ids of the legal actions, ascending."""
        return sorted([self.action_id(state, seat, action) for action in state.legal(seat)])

    # -- luck ---------------------------------------------------------------------------------

    @property
    def outcomes(self) -> int:
        """How many ids the outcomes of chance have; they are numbered apart from the actions."""
        raise TypeError(f"{type(self).__name__} does not define outcomes")

    def outcome_id(self, outcome: Action) -> int:
        raise TypeError(f"{type(self).__name__} does not define outcome_id")

    def outcome_of(self, number: int) -> Action:
        """The outcome with this id; IllegalAction where there is none."""
        raise TypeError(f"{type(self).__name__} does not define outcome_of")

    # -- observations -------------------------------------------------------------------------

    @property
    def fields(self) -> tuple[Field, ...]:
        """The blocks of an observation in the order in which `observe` writes them."""
        raise TypeError(f"{type(self).__name__} does not define fields")

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return sum([field.size for field in self.fields])

    def observe(self, state: State, seat: int) -> bytes:
        """What this seat knows: `width` numbers of 16 bits with sign, low byte first.

        Nothing else goes in: any state that the seat cannot tell from this one gives the same.
        Seats are counted from the observer, who is 0.
        """
        raise TypeError(f"{type(self).__name__} does not define observe")


def no_action(number: int) -> IllegalAction:
    return IllegalAction(Reason("action", "action-number", {"number": number}))


def no_number(action: Action) -> IllegalAction:
    """For what cannot come up in play."""
    return IllegalAction(Reason("action", "action-unnumbered", {"action": action.to_text()}))
