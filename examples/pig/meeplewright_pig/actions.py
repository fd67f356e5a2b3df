"""What a player does, what the die shows, and the events that everyone sees."""

from __future__ import annotations

from typing import Any

from meeplewright.core import Action, Event, Item

ROLL, HOLD = "roll", "hold"
PIPS = (1, 2, 3, 4, 5, 6)


class Roll(Action):
    """PG 2.1"""

    def to_json(self) -> dict[str, Any]:
        return {"do": ROLL}

    def to_text(self) -> str:
        return ROLL


class Hold(Action):
    """PG 2.4"""

    def to_json(self) -> dict[str, Any]:
        return {"do": HOLD}

    def to_text(self) -> str:
        return HOLD


class Die(Action):
    """A random outcome: the number that the die shows."""

    def __init__(self, pips: int) -> None:
        self.pips = pips

    def parts(self) -> tuple[Any, ...]:
        return (self.pips,)

    def to_json(self) -> dict[str, Any]:
        return {"die": self.pips}

    def to_text(self) -> str:
        return f"die:{self.pips}"


EVENTS = (THROWN, ROLLED, LOST, HELD) = ("thrown", "rolled", "lost", "held")


class PigEvent(Event):
    """`thrown`: the die is thrown; `rolled`: it shows this number; `lost` and `held`: this many
    points are lost or held.
    """

    def __init__(self, event: str, seat: int, number: int = 0) -> None:
        self.event = event
        self.seat = seat
        self.number = number

    def parts(self) -> tuple[Any, ...]:
        return (self.event, self.seat, self.number)

    def to_json(self) -> dict[str, Any]:
        return {"event": self.event, "seat": self.seat, "number": self.number}


class Turn(Item):
    """The points of one turn."""

    def __init__(self, points: int) -> None:
        self.points = points

    def parts(self) -> tuple[Any, ...]:
        return (self.points,)

    def to_json(self) -> dict[str, Any]:
        return {"points": self.points, "for": "turn"}
