"""How the game of a table ends: the seats that lost before the end, and an early end.

A seat that resigned or ran out of time cannot win any more. As soon as only one seat can still win,
the game ends. Otherwise a bot plays the seat on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from meeplewright.core.endings import EndedBy, Ending, winners_without
from meeplewright.core.game import State

LossReason = Literal["resignation", "time"]
EarlyEnd = Literal["resignation", "time", "aborted"]


class Endings:
    """The seats that have lost, in the order of their losses, and what ended the game early."""

    __slots__ = ("early", "lost")

    def __init__(self, lost: Sequence[int] = (), early: EarlyEnd | None = None) -> None:
        self.lost = list(lost)
        self.early = early

    def copy(self) -> Endings:
        return Endings(self.lost, self.early)

    def lose(self, seat: int) -> None:
        self.lost.append(seat)

    def end(self, by: EarlyEnd, seat: int) -> None:
        """The game ends because of this seat."""
        self.early = by
        if by != "aborted":
            self.lose(seat)

    def would_end(self, seats: int) -> bool:
        """Whether the game ends if one more of its seats loses."""
        return len(self.lost) + 1 >= seats - 1

    def ending(self, state: State) -> Ending | None:
        """How the game ended; None while it goes on."""
        outcome = state.outcome()
        if self.early is None and outcome is None:
            return None
        lost = tuple(sorted(self.lost))
        if self.early == "aborted":
            return Ending("aborted", lost, ())
        if self.early is not None:
            winners = tuple(seat for seat in range(state.seats) if seat not in lost)
            return Ending(self.early, lost, winners)
        assert outcome is not None
        return Ending("points", lost, winners_without(outcome, lost))

    def result(self, state: State) -> dict[str, Any] | None:
        """The result of the table: points and their items, who won, what ended the game, and who
        had lost before. After an early end the points are those of a game that ends there, and
        without items.
        """
        ending = self.ending(state)
        if ending is None:
            return None
        outcome = state.outcome()
        if outcome is None:
            points = list(state.points_now())
            return {"points": points, "items": [[] for _ in points], **_facts(ending)}
        return {**outcome.to_json(), **_facts(ending)}


def _facts(ending: Ending) -> dict[str, Any]:
    return {"winners": list(ending.winners), "by": ending.by, "lost": list(ending.lost)}


def ended_by(result: dict[str, Any]) -> EndedBy:
    """What ended the game with this stored result; older ones do not say it."""
    by: EndedBy = result.get("by", "points")
    return by
