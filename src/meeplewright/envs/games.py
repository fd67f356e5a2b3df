"""Several games in one process, written into arrays that belong to the caller."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from meeplewright.core import CHANCE, State
from meeplewright.core.many import step_all, write_all
from meeplewright.core.play import stream
from meeplewright.envs.arrays import Array
from meeplewright.envs.rewards import returns
from meeplewright.envs.setups import EnvSetup


@dataclass(frozen=True)
class Arrays:
    """The games after a step, one row per game; `VectorEnv` describes the arrays."""

    actions: Array
    rows: Array
    mask: Array
    seat: Array
    rewards: Array
    terminated: Array
    points: Array

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
    }


class Games:
    """Games that run in parallel. A game that ends restarts at once."""

    def __init__(self, setup: EnvSetup, numbers: Sequence[int], arrays: Arrays) -> None:
        self.setup = setup
        self.numbers = numbers
        self.arrays = arrays
        self.encoding = setup.game.encoding_for(setup.seats, setup.options)
        self.luck: list[Random] = []
        self.states: list[State] = []

    def reset(self, seed: str | int | None) -> None:
        """Each game has its own random stream, by its number: the same in any process."""
        arrays = self.arrays
        for array in (arrays.rewards, arrays.terminated, arrays.points):
            array[:] = 0
        self.luck = [stream(seed, f"game {number}") for number in self.numbers]
        self.states = [self._new(line) for line in range(len(self.numbers))]
        write_all(self.encoding, self.states, *self._memory())

    def step(self) -> None:
        """Apply one action in every game. All of them have been checked."""
        arrays = self.arrays
        arrays.rewards[:] = 0
        arrays.terminated[:] = False
        actions = arrays.actions.tolist()
        for line in step_all(self.encoding, self.states, actions, self.luck, *self._memory()):
            self._end(line)
            write_all(self.encoding, [self.states[line]], *self._memory(line, line + 1))

    def close(self) -> None:
        """There is nothing to close."""

    def _new(self, line: int) -> State:
        state = self.setup.game.start(self.setup.seats, self.setup.options)
        self._draw(state, line)
        return state

    def _draw(self, state: State, line: int) -> None:
        while state.to_act == CHANCE:
            state.apply(CHANCE, state.draw(self.luck[line]))

    def _end(self, line: int) -> None:
        outcome = self.states[line].outcome()
        assert outcome is not None, "a game that is over has an outcome"
        self.arrays.rewards[line] = returns(self.setup.reward, outcome)
        self.arrays.points[line] = outcome.points
        self.arrays.terminated[line] = True
        self.states[line] = self._new(line)

    def _memory(self, start: int = 0, end: int | None = None) -> Iterator[memoryview]:
        """Where it is written what the seats to act know and can do, in these games."""
        for array in (self.arrays.rows, self.arrays.mask, self.arrays.seat):
            yield memoryview(array[start:end]).cast("B")
