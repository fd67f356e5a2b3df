"""The parts of an `Encoding` (see `core/game.py`): fields, bounds and errors."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, Final

from meeplewright.core.actions import Action
from meeplewright.core.errors import IllegalAction, Reason
from meeplewright.core.values import Value


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
    """Proven limits of any game at this table; real games can be far below."""

    def __init__(self, decisions: int, draws: int, points: int) -> None:
        self.decisions: Final = decisions  # actions of all seats together
        self.draws: Final = draws  # outcomes of chance
        self.points: Final = points  # of any seat at the end; never negative

    def parts(self) -> tuple[Any, ...]:
        return (self.decisions, self.draws, self.points)


def no_action(number: int) -> IllegalAction:
    return IllegalAction(Reason("action", "action-number", {"number": number}))


def no_number(action: Action) -> IllegalAction:
    """The error for an action that no game can reach."""
    return IllegalAction(Reason("action", "action-unnumbered", {"action": action.to_text()}))
