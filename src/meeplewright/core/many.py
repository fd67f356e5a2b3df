"""Many games of one encoding: one action in each of them, and all rows and masks at once.

Compiled, it is one call for hundreds of games.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from librt.strings import BytesWriter

from meeplewright.core.game import Encoding, State

TOGETHER: Final = 8
"""Number of games that are copied together: few calls, and what is copied is still in the cache."""


def step_all(
    encoding: Encoding,
    states: list[State],
    numbers: list[int],
    luck: list[Random],
    rows: memoryview,
    mask: memoryview,
    seats: memoryview,
) -> list[int]:
    """Play one legal action in every game, and the draws after it; then write it as `write_all`
    does. Return which games are over: what is written for them is only zeros.
    """
    over: list[int] = []
    writer = _Writer(encoding, rows, mask, seats)
    for line in range(len(states)):
        state = states[line]
        encoding.step(state, numbers[line], luck[line])
        if not writer.add(state):
            over.append(line)
    writer.copy()
    return over


def write_all(
    encoding: Encoding,
    states: list[State],
    rows: memoryview,
    mask: memoryview,
    seats: memoryview,
) -> None:
    """Write for every game, in order: the row of the seat to act, a byte for each of its actions (1
    if it is legal), and the seat. The memory is that of bytes.
    """
    writer = _Writer(encoding, rows, mask, seats)
    for state in states:
        assert writer.add(state), "a game that is over has no next row"
    writer.copy()


@final
class _Writer:
    """Writes games one after the other."""

    def __init__(
        self, encoding: Encoding, rows: memoryview, mask: memoryview, seats: memoryview
    ) -> None:
        self._encoding: Final = encoding
        self._rows: Final = rows
        self._mask: Final = mask
        self._seats: Final = seats
        self._no_row: Final = bytes(2 * encoding.width)
        self._no_action: Final = bytes(encoding.actions)
        self._copied = 0
        # the games that are not copied yet
        self._next_rows: Final = BytesWriter()
        self._next_mask: Final = BytesWriter()
        self._next_seats: Final = BytesWriter()

    def add(self, state: State) -> bool:
        """Write the next game; False if it is over."""
        seat = state.to_act
        first = len(self._next_mask)
        self._next_mask.write(self._no_action)
        if seat is None:
            self._next_rows.write(self._no_row)
            self._next_seats.append(0)
        else:
            self._encoding.write_row(self._next_rows, state, seat)
            self._encoding.mark_legal(self._next_mask, first, state, seat)
            self._next_seats.append(seat)
        if len(self._next_seats) == TOGETHER:
            self.copy()
        return seat is not None

    def copy(self) -> None:
        """Copy what was written to its place."""
        start = self._copied
        end = start + len(self._next_seats)
        width, actions = len(self._no_row), len(self._no_action)
        self._rows[start * width : end * width] = self._next_rows.getvalue()
        self._mask[start * actions : end * actions] = self._next_mask.getvalue()
        self._seats[start:end] = self._next_seats.getvalue()
        self._next_rows.truncate(0)
        self._next_mask.truncate(0)
        self._next_seats.truncate(0)
        self._copied = end
