"""Clocks: what a table agreed on, and how much time every seat has left.

A seat's clock runs while the seat may act and a person drives it. Time comes from the log alone,
so the same log always gives the same clocks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

from typing_extensions import TypedDict

from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.reading import a_whole, an_object, one_of, the_fields

ClockKind = Literal["none", "move", "game", "days"]

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND

# field: least, most
_FIELDS: dict[str, dict[str, tuple[int, int]]] = {
    "none": {},
    "move": {"seconds": (5, 24 * 60 * 60)},
    "game": {"seconds": (10, 24 * 60 * 60), "increment": (0, 60 * 60)},
    "days": {"days": (1, 30)},
}

GRACE = 30 * SECOND
"""What a clock for the whole game shows when its owner comes back after it ran down."""


class SeatClock(TypedDict):
    """`left` in milliseconds; None where no clock was agreed on."""

    left: int | None
    running: bool


@dataclass(frozen=True, slots=True)
class ClockRule:
    """What the table agreed on; times in milliseconds. `allowance` None: no clock."""

    kind: ClockKind = "none"
    allowance: int | None = None
    increment: int = 0

    @classmethod
    def from_json(cls, value: object) -> ClockRule:
        """Read the form, or InvalidSetup naming the field."""
        form = an_object(value, "clock", InvalidSetup)
        kind = cast(ClockKind, one_of(form.get("kind"), "clock.kind", tuple(_FIELDS), InvalidSetup))
        fields = _FIELDS[kind]
        the_fields(form, "clock", ("kind", *fields), InvalidSetup)
        numbers = {name: _within(form, name, *bounds) for name, bounds in fields.items()}
        if kind == "none":
            return cls()
        if kind == "days":
            return cls(kind, numbers["days"] * DAY)
        return cls(kind, numbers["seconds"] * SECOND, numbers.get("increment", 0) * SECOND)

    def to_json(self) -> dict[str, Any]:
        if self.allowance is None:
            return {"kind": "none"}
        if self.kind == "days":
            return {"kind": "days", "days": self.allowance // DAY}
        form = {"kind": self.kind, "seconds": self.allowance // SECOND}
        return {**form, "increment": self.increment // SECOND} if self.kind == "game" else form

    @property
    def is_for_the_game(self) -> bool:
        """Whether what is left carries on from turn to turn."""
        return self.kind == "game"


def _within(form: Mapping[str, Any], name: str, least: int, most: int) -> int:
    field = f"clock.{name}"
    number = a_whole(form[name], field, InvalidSetup)
    if not least <= number <= most:
        asked: dict[str, str | int] = {"field": field, "least": least, "most": most}
        raise InvalidSetup(Reason(field, "table-clock-range", asked))
    return number


class Clocks:
    """The time every seat has left, as of the last entry."""

    def __init__(
        self, rule: ClockRule, left: Sequence[int], running: Sequence[bool], at: int
    ) -> None:
        self.rule = rule
        self.left = list(left)
        self.running = list(running)
        self.at = at

    @classmethod
    def full(cls, rule: ClockRule, seats: int) -> Clocks:
        return cls(rule, [rule.allowance or 0] * seats, [False] * seats, 0)

    def copy(self) -> Clocks:
        return Clocks(self.rule, self.left, self.running, self.at)

    # -- what an entry changes ----------------------------------------------------------------

    def go_on(self, at: int) -> None:
        """Time passes; those whose clock runs have less of it."""
        for seat, running in enumerate(self.running):
            if running:
                self.left[seat] = self._left(seat, at)
        self.at = max(at, self.at)

    def run(self, seats: Sequence[int]) -> None:
        """From now on the clocks of just these seats run."""
        self.running = [seat in seats for seat in range(len(self.left))]

    def turn_begins(self, seat: int) -> None:
        if self.rule.allowance is not None and not self.rule.is_for_the_game:
            self.left[seat] = self.rule.allowance

    def turn_ends(self, seat: int) -> None:
        self.left[seat] += self.rule.increment

    def turns_undone(self, seat: int, turns: int) -> None:
        """A turn taken back gives its increment back, but so that one increment is left."""
        least = min(self.left[seat], self.rule.increment)
        self.left[seat] = max(self.left[seat] - turns * self.rule.increment, least)

    def comes_back(self, seat: int) -> None:
        """The owner drives the seat again; nobody sits down to a game with nothing left."""
        if self.rule.is_for_the_game and self.left[seat] == 0:
            self.left[seat] = GRACE

    # -- what they show -----------------------------------------------------------------------

    def show(self, at: int) -> list[SeatClock]:
        if self.rule.allowance is None:
            return [{"left": None, "running": False} for _ in self.left]
        return [
            {"left": self._left(seat, at) if runs else self.left[seat], "running": runs}
            for seat, runs in enumerate(self.running)
        ]

    def deadline(self) -> tuple[int, int] | None:
        """The seat whose flag falls first, and when."""
        if self.rule.allowance is None:
            return None
        running = [seat for seat, runs in enumerate(self.running) if runs]
        if not running:
            return None
        first = min(running, key=lambda seat: self.left[seat])
        return first, self.at + self.left[first]

    def has_fallen(self, seat: int, at: int) -> bool:
        """Whether the seat's clock runs and there is nothing left on it."""
        return self.rule.allowance is not None and self.running[seat] and not self._left(seat, at)

    def is_empty(self, seat: int) -> bool:
        """Whether there was nothing left on it when it was stopped."""
        return self.rule.allowance is not None and self.left[seat] == 0

    def _left(self, seat: int, at: int) -> int:
        return max(0, self.left[seat] - max(0, at - self.at))
