"""Pig as numbers, for machine learning."""

from __future__ import annotations

import struct

from meeplewright.core import Action, Bounds, Encoding, Field, State
from meeplewright.core.encoding import no_action
from meeplewright_pig.actions import PIPS, Die, Roll
from meeplewright_pig.state import TURNS, PigState

GOAL = 100  # the larger one
MOST = GOAL + 5  # 99 points, then a six
ROLLS = GOAL // 2  # twos only


class PigEncoding(Encoding):
    """Roll is 0, hold is 1. A die that shows 1 to 6: the outcomes 0 to 5."""

    version = 1
    actions = 2
    outcomes = len(PIPS)

    @property
    def fields(self) -> tuple[Field, ...]:
        return (
            Field("goal", (1,), 50, GOAL),
            Field("points", (self.seats,), 0, MOST),
            Field("player", (1,), 0, self.seats - 1),
            Field("turns", (1,), 0, TURNS * self.seats),
            Field("total", (1,), 0, MOST),
            Field("rolling", (1,), 0, 1),
        )

    @property
    def bounds(self) -> Bounds:
        turns = TURNS * self.seats
        return Bounds(turns * (ROLLS + 1), turns * ROLLS, MOST)

    def action_id(self, state: State, seat: int, action: Action) -> int:
        return 0 if isinstance(action, Roll) else 1

    def outcome_id(self, outcome: Action) -> int:
        assert isinstance(outcome, Die)
        return outcome.pips - 1

    def outcome_of(self, number: int) -> Action:
        if not 0 <= number < len(PIPS):
            raise no_action(number)
        return Die(PIPS[number])

    def observe(self, state: State, seat: int) -> bytes:
        assert isinstance(state, PigState)
        points = state.points_now()
        player = (state.player - seat) % state.seats
        row = [state.goal, *points[seat:], *points[:seat]]
        row += [player, state.turns, state.total, state.rolling]
        return struct.pack(f"<{self.width}h", *row)
