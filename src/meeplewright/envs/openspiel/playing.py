"""A game in progress for OpenSpiel's state: in ids, with memory, and cheap to clone.

OpenSpiel clones a state by a deep copy of its attributes and serialises it by pickling them. So
everything is in one object, `Playing`, which does both efficiently.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from meeplewright.core import CHANCE, Action, Game, State
from meeplewright.core.game import Options
from meeplewright.envs import rewards
from meeplewright.envs.openspiel.memory import LogEntry, Memory, compact


class Table:
    """One game with its seats, options and reward. It never changes, so copies share it."""

    def __init__(self, game: Game, seats: int, options: Options, reward: str) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.reward = reward
        self.encoding = game.encoding_for(seats, options)
        self.start = game.start(seats, options)

    def __deepcopy__(self, memo: object) -> Table:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return (Table, (self.game, self.seats, self.options, self.reward))


class Playing:
    """A position, and what every seat remembers of the game so far."""

    def __init__(self, table: Table, position: State, memory: Memory) -> None:
        self.table = table
        self.position = position
        self.memory = memory

    def __deepcopy__(self, memo: object) -> Playing:
        return Playing(self.table, self.position.copy(), self.memory.copy())

    # -- ids ------------------------------------------------------------------------------------

    def legal_ids(self, seat: int) -> list[int]:
        return self.table.encoding.legal_ids(self.position, seat)

    def chances(self) -> list[tuple[int, float]]:
        """The ids of the outcomes with their probabilities, ascending."""
        weighed = self.position.chance()
        total = sum([weight for _, weight in weighed])
        number = self.table.encoding.outcome_id
        return sorted([(number(outcome), weight / total) for outcome, weight in weighed])

    def action_of(self, seat: int, number: int) -> Action:
        """The action of this id; IllegalAction if it is not legal here."""
        if seat == CHANCE:
            return self.table.encoding.outcome_of(number)
        return self.table.encoding.action_of(self.position, seat, number)

    def apply(self, number: int) -> None:
        """Apply the action or outcome with this id."""
        seat = self.position.to_act
        assert seat is not None, "the game is over"
        action = self.action_of(seat, number)
        events = self.position.apply(seat, action)
        self.memory.add(LogEntry(seat, number, action, tuple(events)))

    # -- returns and knowledge of a seat --------------------------------------------------------

    def returns(self) -> list[float]:
        outcome = self.position.outcome()
        if outcome is None:
            return [0.0] * self.table.seats
        return rewards.returns(self.table.reward, outcome)

    def view_text(self, seat: int) -> str:
        return compact(self.position.view(seat).to_json())

    def dealt_anew(self, seat: int, sampler: Callable[[], float]) -> Playing:
        """A game that the seat cannot tell from this one; hidden information is re-dealt."""
        position = self.table.game.determinize(self.position.view(seat), _Sampled(sampler))
        return Playing(self.table, position, self.memory.redealt_for(seat, self.table.seats))


class _Sampled(Random):
    """Draws from OpenSpiel's own sampler. Rules call only `random()`."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        super().__init__(0)
        self._sampler = sampler

    def random(self) -> float:
        return self._sampler()
