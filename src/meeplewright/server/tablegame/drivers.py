"""Who drives each seat: a person, or a bot, and why a bot drives the seat of a person."""

from __future__ import annotations

from collections.abc import Sequence

from meeplewright.server.tablegame.entries import HandoverReason

_FINALITY: dict[HandoverReason | None, int] = {
    None: 0,
    "left": 1,
    "timeout": 1,
    "resigned": 2,
    "forgotten": 3,
}
"""A seat that a bot already drives can still be handed over for a more final reason."""


class Drivers:
    """The driver of every seat, at the start and now: None for a person, else a bot's spec."""

    __slots__ = ("current", "first", "reasons")

    def __init__(
        self,
        first: Sequence[str | None],
        current: Sequence[str | None],
        reasons: Sequence[HandoverReason | None],
    ) -> None:
        self.first = list(first)
        self.current = list(current)
        self.reasons = list(reasons)  # why a bot drives a person's seat

    @classmethod
    def begin(cls, drivers: Sequence[str | None]) -> Drivers:
        return cls(drivers, drivers, [None] * len(drivers))

    def copy(self) -> Drivers:
        return Drivers(self.first, self.current, self.reasons)

    def is_person(self, seat: int) -> bool:
        return self.current[seat] is None

    def may_hand_over(self, seat: int, reason: HandoverReason) -> bool:
        """Whether a bot can take the seat of a person for this reason."""
        return self.first[seat] is None and _FINALITY[reason] > _FINALITY[self.reasons[seat]]

    def is_persons(self, seat: int) -> bool:
        """Whether the seat belongs to a person, who may have left it to a bot."""
        return self.first[seat] is None and self.reasons[seat] != "forgotten"

    def may_return(self, seat: int) -> bool:
        """Whether the owner of a seat that was handed over can drive it again."""
        return _FINALITY[self.reasons[seat]] <= _FINALITY["left"]

    def hand_over(self, seat: int, reason: HandoverReason, bot: str) -> None:
        self.current[seat], self.reasons[seat] = bot, reason

    def give_back(self, seat: int) -> None:
        self.current[seat] = self.reasons[seat] = None
