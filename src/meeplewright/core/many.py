"""Many games of one encoding: one action in each of them, and all rows and masks at once.

Compiled, it is one call for hundreds of games.
"""

from __future__ import annotations

from random import Random

from librt.strings import BytesWriter
from mypy_extensions import i64

from meeplewright.core.game import Encoding, State


def step_all(
    encoding: Encoding, states: list[State], numbers: list[int], luck: list[Random]
) -> list[int]:
    """Play one legal action in every game, and the draws after it. Return which games are over."""
    over: list[int] = []
    for line in range(len(states)):
        state = states[line]
        encoding.step(state, numbers[line], luck[line])
        if state.to_act is None:
            over.append(line)
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
    blank = bytes(encoding.actions)
    wide: i64 = 2 * encoding.width
    for line in range(len(states)):
        state = states[line]
        seat = state.to_act
        assert seat is not None, "a game that is over has no next row"
        rows[line * wide : (line + 1) * wide] = encoding.observe(state, seat)
        flags = BytesWriter()
        flags.write(blank)
        encoding.mark_legal(flags, state, seat)
        mask[line * len(blank) : (line + 1) * len(blank)] = flags.getvalue()
        seats[line] = seat
