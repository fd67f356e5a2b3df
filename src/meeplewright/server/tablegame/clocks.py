"""Clocks: the clock rule of a table, and how much time every seat has left.

A seat's clock runs while the seat can act and a person drives it. Times come only from the log, so
the same log always gives the same clocks.
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

ARRIVAL = "arrival"
"""The field for the time to arrive: optional, and only tournaments set it."""
_ARRIVAL_RANGE = (1, 60 * 60)

GRACE = 30 * SECOND
"""The time on an empty clock when the owner returns to the seat."""


class SeatClock(TypedDict):
    """`left` in milliseconds; None without a clock. A running clock stands still for another
    `starts_in` milliseconds: its player may still be on the way to the table.
    """

    left: int | None
    running: bool
    starts_in: int


@dataclass(frozen=True, slots=True)
class ClockRule:
    """The clock rule of the table; times in milliseconds. `allowance` None: no clock. `arrival` is
    how long the clock of a seat waits for its first move.
    """

    kind: ClockKind = "none"
    allowance: int | None = None
    increment: int = 0
    arrival: int = 0

    @classmethod
    def from_json(cls, value: object) -> ClockRule:
        """Read the form, or InvalidSetup naming the field."""
        form = an_object(value, "clock", InvalidSetup)
        kind = cast(ClockKind, one_of(form.get("kind"), "clock.kind", tuple(_FIELDS), InvalidSetup))
        fields = dict(_FIELDS[kind])
        if ARRIVAL in form and kind in ("move", "game"):
            fields[ARRIVAL] = _ARRIVAL_RANGE
        the_fields(form, "clock", ("kind", *fields), InvalidSetup)
        numbers = {name: _within(form, name, *bounds) for name, bounds in fields.items()}
        if kind == "none":
            return cls()
        if kind == "days":
            return cls(kind, numbers["days"] * DAY)
        increment, arrival = numbers.get("increment", 0), numbers.get(ARRIVAL, 0)
        return cls(kind, numbers["seconds"] * SECOND, increment * SECOND, arrival * SECOND)

    def to_json(self) -> dict[str, Any]:
        if self.allowance is None:
            return {"kind": "none"}
        if self.kind == "days":
            return {"kind": "days", "days": self.allowance // DAY}
        form: dict[str, Any] = {"kind": self.kind, "seconds": self.allowance // SECOND}
        if self.kind == "game":
            form["increment"] = self.increment // SECOND
        return {**form, ARRIVAL: self.arrival // SECOND} if self.arrival else form

    @property
    def is_per_game(self) -> bool:
        """Whether the time left carries over from turn to turn."""
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

    __slots__ = ("arrival", "at", "left", "rule", "running")

    def __init__(
        self,
        rule: ClockRule,
        left: Sequence[int],
        running: Sequence[bool],
        arrival: Sequence[int],
        at: int,
    ) -> None:
        self.rule = rule
        self.left = list(left)
        self.running = list(running)
        self.arrival = list(arrival)  # what is left of the time to arrive
        self.at = at

    @classmethod
    def full(cls, rule: ClockRule, seats: int) -> Clocks:
        left, arrival = [rule.allowance or 0] * seats, [rule.arrival] * seats
        return cls(rule, left, [False] * seats, arrival, 0)

    def copy(self) -> Clocks:
        return Clocks(self.rule, self.left, self.running, self.arrival, self.at)

    # -- changes ------------------------------------------------------------------------------

    def advance(self, at: int) -> None:
        """Time passes on the clocks that run."""
        for seat, running in enumerate(self.running):
            if running:
                self.left[seat] = self._left(seat, at)
                self.arrival[seat] = self._starts_in(seat, at)
        self.at = max(at, self.at)

    def arrive(self, seat: int) -> None:
        """The player has moved: from now on the clock runs at once."""
        self.arrival[seat] = 0

    def run_only(self, seats: Sequence[int]) -> None:
        """From now on only the clocks of these seats run."""
        self.running = [seat in seats for seat in range(len(self.left))]

    def start_turn(self, seat: int) -> None:
        if self.rule.allowance is not None and not self.rule.is_per_game:
            self.left[seat] = self.rule.allowance

    def end_turn(self, seat: int) -> None:
        self.left[seat] += self.rule.increment

    def undo_turns(self, seat: int, turns: int) -> None:
        """Take the increments of undone turns back, but leave at least one increment."""
        least = min(self.left[seat], self.rule.increment)
        self.left[seat] = max(self.left[seat] - turns * self.rule.increment, least)

    def owner_returns(self, seat: int) -> None:
        """The owner drives the seat again, and gets a little time if none was left."""
        if self.is_empty(seat):
            self.left[seat] = GRACE

    # -- reading ------------------------------------------------------------------------------

    def show(self, at: int) -> list[SeatClock]:
        if self.rule.allowance is None:
            return [{"left": None, "running": False, "starts_in": 0} for _ in self.left]
        return [
            {"left": self._left(seat, at), "running": True, "starts_in": self._starts_in(seat, at)}
            if runs
            else {"left": self.left[seat], "running": False, "starts_in": self.arrival[seat]}
            for seat, runs in enumerate(self.running)
        ]

    def deadline(self) -> tuple[int, int] | None:
        """The seat whose time runs out first, and when."""
        if self.rule.allowance is None:
            return None
        running = [seat for seat, runs in enumerate(self.running) if runs]
        if not running:
            return None
        first = min(running, key=lambda seat: self.left[seat] + self.arrival[seat])
        return first, self.at + self.left[first] + self.arrival[first]

    def has_expired(self, seat: int, at: int) -> bool:
        """Whether the seat's clock runs and has no time left."""
        return self.rule.allowance is not None and self.running[seat] and not self._left(seat, at)

    def is_empty(self, seat: int) -> bool:
        """Whether no time was left at the last entry."""
        return self.rule.allowance is not None and self.left[seat] == 0

    def _left(self, seat: int, at: int) -> int:
        return max(0, self.left[seat] - max(0, at - self.at - self.arrival[seat]))

    def _starts_in(self, seat: int, at: int) -> int:
        return max(0, self.arrival[seat] - max(0, at - self.at))
