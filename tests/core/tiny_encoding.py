"""Tiny as numbers: six ids, and a row with its view as numbers. A model to copy."""

from __future__ import annotations

import struct

from meeplewright.core import Action, Bounds, Encoding, Field, State
from meeplewright.core.encoding import no_action
from tests.core.tiny_game import CHOICES, COPIES, HIDDEN_CHOICE, Call, Choose, Deal, TinyView

ACTIONS: list[Action] = [*map(Choose, CHOICES), *map(Call, COPIES)]
OUTCOMES: list[Action] = [*map(Deal, COPIES)]
NUMBER_OF = {None: -1, HIDDEN_CHOICE: 0} | {word: 1 + n for n, word in enumerate(CHOICES)}


class TinyEncoding(Encoding):
    """keep, throw, call 1 to 4: the ids 0 to 5. A dealt card: the outcomes 0 to 3.

    By seat, the observer first: -1 for nothing yet, 0 for a hidden card or choice. `seat` is the
    observer's seat, which matters because seat 0 calls first.
    """

    version = 1
    actions = len(ACTIONS)
    outcomes = len(OUTCOMES)

    @property
    def fields(self) -> tuple[Field, ...]:
        each = (self.seats,)
        return (
            Field("seat", (1,), 0, self.seats - 1),
            Field("bonus", (1,), 3, 5),
            Field("cards", each, -1, 4),
            Field("choices", each, -1, 2),
            Field("calls", each, -1, 4),
        )

    @property
    def bounds(self) -> Bounds:
        """T 4: a kept four, and every other card called correctly."""
        return Bounds(2 * self.seats, self.seats, 4 + 5 * (self.seats - 1))

    def action_id(self, state: State, seat: int, action: Action) -> int:
        return ACTIONS.index(action)

    def outcome_id(self, outcome: Action) -> int:
        return OUTCOMES.index(outcome)

    def outcome_of(self, number: int) -> Action:
        if not 0 <= number < len(OUTCOMES):
            raise no_action(number)
        return OUTCOMES[number]

    def observe(self, state: State, seat: int) -> bytes:
        view = state.view(seat)
        assert isinstance(view, TinyView)
        bonus, cards, choices, calls = view.table
        rows = [cards, [NUMBER_OF[choice] for choice in choices], calls]
        numbers = [-1 if one is None else one for row in rows for one in (*row[seat:], *row[:seat])]
        return struct.pack(f"<{self.width}h", seat, bonus, *numbers)
