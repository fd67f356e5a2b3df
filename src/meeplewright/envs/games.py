"""Several games in one process, written into arrays that belong to the caller."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from meeplewright.core import State
from meeplewright.core.many import Many
from meeplewright.core.play import stream
from meeplewright.envs.arrays import Array
from meeplewright.envs.rewards import MARGIN, Margins, returns
from meeplewright.envs.setups import EnvSetup


@dataclass(frozen=True)
class Arrays:
    """The games after a step, one row per game; `VectorEnv` describes those that users see.

    The ids of the legal actions are in `legal` as if it had one dimension: `counts` of them from
    `firsts` on.
    """

    actions: Array
    rows: Array
    mask: Array
    seat: Array
    rewards: Array
    terminated: Array
    points: Array
    legal: Array
    firsts: Array
    counts: Array

    def part(self, start: int, end: int) -> Arrays:
        """The same memory, for some of the games."""
        return Arrays(*[array[start:end] for array in vars(self).values()])


Shape = tuple[tuple[int, ...], str]


def shapes(setup: EnvSetup, games: int) -> dict[str, Shape]:
    """The shape and type of each array, by name, in order."""
    encoding = setup.game.encoding_for(setup.seats, setup.options)
    return {
        "actions": ((games,), "int64"),
        "rows": ((games, encoding.width), "<i2"),
        "mask": ((games, encoding.actions), "int8"),
        "seat": ((games,), "int8"),
        "rewards": ((games, setup.seats), "float32"),
        "terminated": ((games,), "bool"),
        "points": ((games, setup.seats), "int16"),
        "legal": ((games, encoding.actions), "int32"),
        "firsts": ((games,), "int64"),
        "counts": ((games,), "int64"),
    }


class Games:
    """Games that run in parallel. A game that ends restarts at once."""

    def __init__(self, setup: EnvSetup, numbers: Sequence[int], arrays: Arrays) -> None:
        self.setup = setup
        self.numbers = numbers
        self.arrays = arrays
        self.encoding = setup.game.encoding_for(setup.seats, setup.options)
        self._first_id = numbers[0] * self.encoding.actions
        self._many: Many | None = None
        self._margins: list[Margins] = []

    def reset(self, seed: str | int | None) -> None:
        """Each game has its own random stream, by its number: the same in any process."""
        arrays = self.arrays
        for array in (arrays.rewards, arrays.terminated, arrays.points):
            array[:] = 0
        setup = self.setup
        luck = [stream(seed, f"game {number}") for number in self.numbers]
        start = setup.game.start(setup.seats, setup.options)
        many = Many(self.encoding, start, luck, setup.skip_forced)
        self._many = many
        self._margins = [Margins(setup.seats) for _ in luck]
        self._copy(many)

    def step(self) -> None:
        """Apply one action in every game. All of them have been checked."""
        many = self._many
        assert many is not None, "the games have been reset"
        arrays = self.arrays
        arrays.rewards[:] = 0
        arrays.terminated[:] = False
        ended = many.step(arrays.actions.tolist())
        if self.setup.reward == MARGIN:
            self._add_margins(many.states, dict(ended))
        for line, state in ended:
            self._end(line, state)
        self._copy(many)

    def close(self) -> None:
        """There is nothing to close."""

    def _add_margins(self, states: list[State], ended: dict[int, State]) -> None:
        """The changes of this step. Like in `GameEnv`, the first of a game include its start."""
        for line, state in enumerate(states):
            self.arrays.rewards[line] = self._margins[line].changes(ended.get(line, state))
            if line in ended:
                self._margins[line] = Margins(self.setup.seats)

    def _end(self, line: int, state: State) -> None:
        outcome = state.result()
        assert outcome is not None, "a game that is over has an outcome"
        if self.setup.reward != MARGIN:
            self.arrays.rewards[line] = returns(self.setup.reward, outcome)
        self.arrays.points[line] = outcome.points
        self.arrays.terminated[line] = True

    def _copy(self, many: Many) -> None:
        """Callers may change their arrays, so the games keep what they need for the next step."""
        arrays = self.arrays
        arrays.rows[:] = np.asarray(many.rows).reshape(arrays.rows.shape)
        arrays.mask[:] = np.asarray(many.mask, np.uint8).view(np.int8).reshape(arrays.mask.shape)
        arrays.seat[:] = many.seats
        firsts = np.asarray(many.firsts)
        np.add(firsts[:-1], self._first_id, out=arrays.firsts)
        np.subtract(firsts[1:], firsts[:-1], out=arrays.counts)
        arrays.legal.reshape(-1)[: firsts[-1]] = many.legal
