"""Plans two games that one observer must not be able to tell apart.

Both are played by the same moves; what the observer cannot see (what others draw, what they pay
face down, which winter tiles they have) differs wherever it can. After every step its views are
equal by the rules, so a server that sends it anything different reveals a secret. The plan is a
script of moves and, for each game, of numbers that `random()` returns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from meeplewright.core import CHANCE, Action, Game, State
from meeplewright.core.game import Json

TRIES = 3  # how many secret alternatives of others are tried for each action
BACK = 1.5  # how many steps, besides one, to go back from a dead end, on average
DEAD_ENDS = 100  # without progress: then another deal is used
SECRETS = 12  # and at most this many such pairs
SECRETLY = 0.2  # how often others act differently if possible
TAKE_BACK = 0.04  # how often a player takes back a move


class Hopeless(Exception):
    """These hands cannot be played alike to the end."""


class Scripted(Random):
    """Returns the given numbers; a live table calls only `random()`."""

    def __init__(self, numbers: Sequence[float]) -> None:
        super().__init__(0)
        self.numbers = list(numbers)
        self.given = 0

    def random(self) -> float:
        self.given += 1
        return self.numbers[self.given - 1]


@dataclass(frozen=True)
class Move:
    """A seat's action in either game; `back`: it is then taken back freely."""

    seat: int
    one: Json
    other: Json
    back: bool = False


@dataclass(frozen=True)
class Script:
    """The whole of two games for one observer (None: a spectator)."""

    game: str
    seats: int
    observer: int | None
    moves: tuple[Move, ...]
    luck: tuple[tuple[float, ...], tuple[float, ...]]


@dataclass
class _Line:
    """One of the two games while it is planned."""

    state: State
    luck: list[float] = field(default_factory=list)

    def copy(self) -> _Line:
        return _Line(self.state.copy(), self.luck[:])


def planned(game: Game, seats: int, observer: int | None, rng: Random) -> Script:
    """A script to the end of the game; deals that lead nowhere are dealt again."""
    while True:
        try:
            return _Planner(game, seats, observer, rng).script()
        except Hopeless:
            continue


class _Planner:
    def __init__(self, game: Game, seats: int, observer: int | None, rng: Random) -> None:
        self.game = game
        self.observer = observer
        self.rng = rng
        self.lines = (_Line(game.start(seats)), _Line(game.start(seats)))
        self.moves: list[Move] = []
        self.kept: list[tuple[tuple[_Line, _Line], int]] = []
        self.dead_ends = 0
        self.furthest = 0
        self.alike = False

    def script(self) -> Script:
        if not self._luck():
            raise Hopeless
        while self.lines[0].state.to_act is not None:
            if not self._move():
                self._go_back()
        one, other = self.lines
        return Script(
            self.game.name,
            one.state.seats,
            self.observer,
            tuple(self.moves),
            (tuple(one.luck), tuple(other.luck)),
        )

    # -- dead ends ----------------------------------------------------------------------------

    def _keep(self) -> None:
        self.kept.append((self._copies(), len(self.moves)))

    def _copies(self) -> tuple[_Line, _Line]:
        return (self.lines[0].copy(), self.lines[1].copy())

    def _go_back(self) -> None:
        self.dead_ends = self.dead_ends + 1 if len(self.moves) <= self.furthest else 0
        self.furthest = max(self.furthest, len(self.moves))
        if self.dead_ends > DEAD_ENDS:
            raise Hopeless
        steps = 1 + int(self.rng.expovariate(1 / BACK))
        del self.kept[max(1, len(self.kept) - steps) :]
        self.lines, count = self.kept.pop()
        del self.moves[count:]

    # -- steps --------------------------------------------------------------------------------

    def _move(self) -> bool:
        """One action of some actor, and the chance outcomes that follow; False at a dead end."""
        self._keep()
        seat = self.rng.choice(self.lines[0].state.actors)
        for one, other in self._pairs(seat):
            after = self._after(seat, one, other)
            if after is not None and _goes_on(after):
                self._take(seat, one, other, after)
                return self._luck()
        return False

    def _take(self, seat: int, one: Action, other: Action, after: tuple[_Line, _Line]) -> None:
        """Make the move, or make it and take it back, which is free without consequences."""
        goes_on = after[0].state.actors == (seat,) == self.lines[0].state.actors
        back = goes_on and self.rng.random() < TAKE_BACK
        self.moves.append(Move(seat, one.to_json(), other.to_json(), back))
        if not back:
            self.lines = after

    def _pairs(self, seat: int) -> Iterator[tuple[Action, Action]]:
        """An action for each game; seats other than the observer can act differently in secret."""
        mine, yours = (line.state.legal(seat) for line in self.lines)
        if seat == self.observer:
            assert list(mine) == list(yours), "its own choices tell the observer a secret"
            yield from ((action, action) for action in _mixed(mine, self.rng))
            return
        openly = [(one, one) for one in _mixed(mine, self.rng) if one in yours]
        secretly = [
            (one, other)
            for one in _mixed(mine, self.rng)
            for other in [way for way in _mixed(yours, self.rng) if _same_kind(one, way)][:TRIES]
        ]
        first = self.rng.random() < SECRETLY
        secretly = secretly[:SECRETS]
        yield from [*secretly, *openly] if first else [*openly, *secretly]

    def _luck(self) -> bool:
        """All outcomes up to the next decision; False if no two look alike."""
        while self.lines[0].state.to_act == CHANCE:
            if not any(self._drawn(one, other) for one, other in self._outcomes()):
                return False
        return True

    def _outcomes(self) -> Iterator[tuple[Action, Action]]:
        """Alternately the same draw and different ones: hands differ, but still have something in
        common.
        """
        self.alike = not self.alike
        mine, yours = (self._weighted(line.state) for line in self.lines)
        same = [(one, one) for one in mine if one in yours]
        others = [(one, other) for one in mine for other in yours[:TRIES] if one != other]
        yield from [*same, *others] if self.alike else [*others, *same]

    def _weighted(self, state: State) -> list[Action]:
        """The outcomes in random order, likelier ones earlier."""
        lots = [(self.rng.random() ** (1 / weight), outcome) for outcome, weight in state.chance()]
        return [outcome for _, outcome in sorted(lots, key=lambda lot: lot[0], reverse=True)]

    def _drawn(self, one: Action, other: Action) -> bool:
        after = self._after(CHANCE, one, other)
        if after is None:
            return False
        for line, before, outcome in zip(after, self.lines, (one, other), strict=True):
            line.luck += _number_for(before.state, outcome)
        self.lines = after
        return True

    def _after(self, seat: int, one: Action, other: Action) -> tuple[_Line, _Line] | None:
        """Both games after one more step; None if the observer could tell them apart."""
        after = self._copies()
        seen = [
            [form.to_json() for event in events if (form := event.seen_by(self.observer))]
            for events in (after[0].state.apply(seat, one), after[1].state.apply(seat, other))
        ]
        if after[0].state.to_act is None:  # screens are shown: nothing is secret any more
            return after
        if seen[0] != seen[1]:
            return None
        views = [line.state.view(self.observer).to_json() for line in after]
        return after if views[0] == views[1] else None


def _goes_on(lines: tuple[_Line, _Line]) -> bool:
    """Whether the seat to act has a common action in both games: chains can diverge."""
    seat = lines[0].state.to_act
    if seat is None or seat == CHANCE:
        return True
    ways = lines[1].state.legal(seat)
    return any(way in ways for way in lines[0].state.legal(seat))


def _mixed(things: Sequence[Action], rng: Random) -> list[Action]:
    return rng.sample(list(things), len(things))


def _same_kind(one: Action, other: Action) -> bool:
    """Whether it is worth trying: another choice of the same kind (a payment, a winter tile)."""
    return (
        one != other
        and type(one) is type(other)
        and one.to_json().keys() == (other.to_json().keys())
    )


def _number_for(state: State, outcome: Action) -> list[float]:
    """The number for which the state draws this outcome; empty if there is nothing to draw."""
    listed = state.chance()
    total = sum(weight for _, weight in listed)
    at = [known for known, _ in listed].index(outcome)
    below = sum(weight for _, weight in listed[:at])
    luck = Scripted([(below + 0.5) / total])
    assert state.draw(luck) == outcome
    return luck.numbers[: luck.given]
