"""A position of Pig, and the rules: what is legal, and what an action does."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from meeplewright.core import CHANCE, Action, Event, Game, Outcome, Reason, State, View
from meeplewright_pig.actions import (
    HELD,
    LOST,
    PIPS,
    ROLLED,
    THROWN,
    Die,
    Hold,
    PigEvent,
    Roll,
    Turn,
)

TURNS = 50  # PG 3.2
ACTIONS: tuple[Action, ...] = (Roll(), Hold())
FIELDS = ("goal", "held", "turns", "total", "rolling", "entry")


class PigView(View):
    """The whole position: nothing is hidden in Pig."""

    def __init__(self, seat: int | None, position: tuple[Any, ...]) -> None:
        self.seat = seat
        self.position = position

    @property
    def entry(self) -> int:
        return int(self.position[-1])

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.position)

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.seat, **form_of(self.position)}


class PigState(State):
    """`held`: the points of each turn, by seat; `turns`: how many are over; `total`: of this turn;
    `rolling`: the die is thrown and does not show a number yet.
    """

    def __init__(
        self,
        game: Game,
        goal: int,
        held: Sequence[Sequence[int]],
        turns: int = 0,
        total: int = 0,
        rolling: bool = False,
        entry: int = 0,
    ) -> None:
        self.played = game
        self.goal = goal
        self.held = [list(points) for points in held]
        self.points = [sum(points) for points in held]
        self.turns = turns
        self.total = total
        self.rolling = rolling
        self.applied = entry

    def position(self) -> tuple[Any, ...]:
        held = tuple(tuple(points) for points in self.held)
        return (self.goal, held, self.turns, self.total, self.rolling, self.applied)

    def copy(self) -> PigState:
        return PigState(self.played, *self.position())

    # -- facts --------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.played

    @property
    def seats(self) -> int:
        return len(self.held)

    @property
    def options(self) -> dict[str, str | int]:
        return {"goal": self.goal}

    @property
    def entry(self) -> int:
        return self.applied

    @property
    def player(self) -> int:
        """Whose turn it is."""
        return self.turns % self.seats

    # -- legality -----------------------------------------------------------------------------

    @property
    def to_act(self) -> int | None:
        if self.rolling:
            return CHANCE
        return None if self.is_over() else self.player

    def is_over(self) -> bool:
        """PG 3.1, PG 3.2"""
        return self.turns >= TURNS * self.seats or max(self.points) >= self.goal

    def legal(self, seat: int) -> list[Action]:
        if seat == CHANCE or self.checked_seat(seat) != self.to_act:
            return []
        return [action for action in ACTIONS if self._broken(action) is None]

    def why_not(self, seat: int, action: Action) -> Reason | None:
        if seat != self.to_act or seat == CHANCE:
            return Reason("PG 2.4", "why-pig-turn")
        if not isinstance(action, Roll | Hold):
            return Reason("PG 2.2", "why-pig-action")
        return self._broken(action)

    def _broken(self, action: Action) -> Reason | None:
        if isinstance(action, Hold) and self.total == 0:
            return Reason("PG 2.1", "why-pig-roll-first")
        if isinstance(action, Roll) and self.points[self.player] + self.total >= self.goal:
            return Reason("PG 2.5", "why-pig-enough", {"goal": self.goal})
        return None

    # -- chance -------------------------------------------------------------------------------

    def chance(self) -> list[tuple[Action, int]]:
        return [(Die(pips), 1) for pips in PIPS] if self.rolling else []

    def draw(self, rng: Random) -> Action:
        return Die(PIPS[int(rng.random() * len(PIPS))])

    # -- changes ------------------------------------------------------------------------------

    def apply(self, seat: int, action: Action) -> list[Event]:
        self.applied += 1
        player = self.player
        if isinstance(action, Roll):
            self.rolling = True
            return [PigEvent(THROWN, player)]
        if isinstance(action, Die):
            self.rolling = False
            return [PigEvent(ROLLED, player, action.pips), *self._count(player, action.pips)]
        held = self.total
        self.held[player].append(held)
        self.points[player] += held
        self._end_turn()
        return [PigEvent(HELD, player, held)]

    def _count(self, player: int, pips: int) -> list[Event]:
        if pips > 1:  # PG 2.2
            self.total += pips
            return []
        lost = self.total  # PG 2.3
        self._end_turn()
        return [PigEvent(LOST, player, lost)]

    def _end_turn(self) -> None:
        self.total = 0
        self.turns += 1

    # -- views --------------------------------------------------------------------------------

    def view(self, seat: int | None) -> PigView:
        return PigView(None if seat is None else self.checked_seat(seat), self.position())

    def points_now(self) -> list[int]:
        return self.points[:]

    def outcome(self) -> Outcome | None:
        if self.rolling or not self.is_over():
            return None
        points = self.points_now()
        winners = [seat for seat in range(self.seats) if points[seat] == max(points)]
        return Outcome(points, [[Turn(one) for one in held] for held in self.held], winners)

    def to_json(self) -> dict[str, Any]:
        return form_of(self.position())


def form_of(position: tuple[Any, ...]) -> dict[str, Any]:
    """The JSON of a position."""
    form = dict(zip(FIELDS, position, strict=True))
    form["held"] = [list(points) for points in form["held"]]
    return form
