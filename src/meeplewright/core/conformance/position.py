"""What a promise gets to check: a position, the possible steps, and controlled randomness."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

from meeplewright.core.conformance.frequencies import Frequencies
from meeplewright.core.conformance.report import Broken
from meeplewright.core.game import CHANCE, Action, Event, Game, Json, Options, State

Step = tuple[int, Action]
"""A seat and its action, or CHANCE and its outcome."""

Thing = TypeVar("Thing")

POOL = 300
SAMPLE = 40


@dataclass
class Pool:
    """Actions and outcomes from other positions of the same game: most are not legal here."""

    rng: Random
    kept: list[Action] = field(default_factory=list)

    def add(self, actions: Sequence[Action]) -> None:
        for action in actions:
            if len(self.kept) < POOL:
                self.kept.append(action)
            else:
                self.kept[self.rng.randrange(POOL)] = action

    def sample(self) -> list[Action]:
        return self.rng.sample(self.kept, min(SAMPLE, len(self.kept)))


@dataclass(frozen=True)
class Position:
    """A state with everything that a promise needs. Promises change only copies.

    `seats` and `options` are the requested ones; `form` is the JSON form of the state when it was
    put aside; `longest` limits the length of a game.
    """

    game: Game
    state: State
    seats: int
    options: Options
    form: Json
    rng: Random
    pool: Pool
    tally: Frequencies
    longest: int
    _made: dict[str, Any] = field(default_factory=dict)

    def made(self, name: str, make: Callable[[], Thing]) -> Thing:
        """Something that several promises use, made only once."""
        if name not in self._made:
            self._made[name] = make()
        thing: Thing = self._made[name]
        return thing

    def fair_rng(self) -> OnlyRandom:
        return OnlyRandom(self.rng.getrandbits(32))


@dataclass(frozen=True)
class Played:
    """A step that was just applied; the state is the one after it."""

    state: State
    entry: int
    seat: int
    action: Action
    events: list[Event]


class OnlyRandom(Random):
    """Allows only `random()`: other methods differ between Python versions."""

    _sealed = False

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._sealed = True

    def seed(self, *arguments: Any, **named: Any) -> None:
        if self._sealed:
            raise Broken("uses rng.seed(); only rng.random() may be used")
        super().seed(*arguments, **named)


def _refusal(name: str) -> Callable[..., Any]:
    def refuse(*_: object, **__: object) -> Any:
        raise Broken(f"uses rng.{name}(); only rng.random() may be used")

    return refuse


for _name in dir(Random):
    if not _name.startswith("_") and _name not in ("random", "seed", "VERSION"):
        setattr(OnlyRandom, _name, _refusal(_name))


def steps(state: State) -> list[Step]:
    """Every possible step: all outcomes of chance, or all legal actions of all actors."""
    if state.to_act == CHANCE:
        return [(CHANCE, outcome) for outcome, _ in state.chance()]
    return [(seat, action) for seat in state.actors for action in state.legal(seat)]


def some(rng: Random, things: Sequence[Any], most: int) -> list[Any]:
    """All of them if there are few; otherwise a random sample."""
    return list(things) if len(things) <= most else rng.sample(things, most)


def play_to_the_end(state: State, rng: Random, longest: int) -> None:
    """Random steps by draw and random_action, to the end."""
    while state.to_act is not None:
        if state.entry > longest:
            raise Broken(f"no end after {longest} entries")
        _step(state, rng)


def play_a_while(state: State, rng: Random, entries: int) -> None:
    """Random steps by draw and random_action, at most this many."""
    for _ in range(entries):
        if state.to_act is None:
            return
        _step(state, rng)


def _step(state: State, rng: Random) -> None:
    seat = state.to_act
    assert seat is not None
    state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
