"""A seat cannot tell apart two games that differ only in what it cannot know.

Twins are two tables with the same actions; hidden things differ wherever another outcome or another
action looks the same to the observer. Everything that the server sends to a seat is compared after
every entry.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meeplewright.core import CHANCE, Action, Game, State, find_game
from meeplewright.server.tablegame import ClockRule, LogEntry, Step, TableGame, step_form
from tests.conftest import FULL
from tests.core.tiny_game import Tiny
from tests.server.tablegame.fair import Fair
from tests.server.tablegame.random_play import CLOCKS, RandomPlay
from tests.server.tablegame.table import Table

MANY = settings(max_examples=300 if FULL else 40)
FEW = settings(max_examples=30 if FULL else 5)


class Twin:
    """A second table whose log is derived from the first one's, entry by entry."""

    def __init__(self, game: Game, seats: int, clock: dict[str, Any], rng: Random) -> None:
        self.game = game
        self.rng = rng
        self.daring = rng.choice((0.02, 0.3, 0.7))  # with more differences they diverge sooner
        self.table_game = TableGame.begin(game, seats, {}, ClockRule.from_json(clock))
        self.differs = 0
        self.taken_back = 0

    def follows(self, entry: LogEntry, step: Step, observer: int | None) -> Step | None:
        """Take an entry that looks the same to the observer; None if there is none."""
        if entry.kind in ("meta", "takeback"):
            self.taken_back += self.differs > 0 and entry.kind == "takeback"
            return self.table_game.apply(entry)
        wanted = step_form(step, observer)["events"]
        seat = CHANCE if entry.seat is None else entry.seat
        for action in self._ways(seat, entry.body, seat == observer):
            if looks(self.table_game.state, seat, action, observer) == wanted:
                self.differs += action.to_json() != entry.body
                body = action.to_json()
                return self.table_game.apply(
                    LogEntry(entry.seq, entry.kind, entry.seat, body, entry.at)
                )
        return None

    def _ways(self, seat: int, body: dict[str, Any], same: bool) -> Sequence[Action]:
        """The same entry, or randomly another one first."""
        state = self.table_game.state
        if seat == CHANCE:
            ways = [outcome for outcome, _ in state.chance()]
        else:
            ways = list(state.legal(seat))
        alike = [way for way in ways if way.to_json() == body]
        if same:
            return alike
        others = [way for way in ways if way.to_json() != body]
        self.rng.shuffle(others)
        return others + alike if self.rng.random() < self.daring else alike + others[:20]


def looks(state: State, seat: int, action: Action, observer: int | None) -> list[dict[str, Any]]:
    """What the observer would see of it."""
    shown = [event.seen_by(observer) for event in state.copy().apply(seat, action)]
    return [event.to_json() for event in shown if event is not None]


def everything_visible(table_game: TableGame, seat: int | None, at: int) -> dict[str, Any]:
    """Everything that a server sends to a seat (or a spectator), except view and actions."""
    asked = table_game.pending_takeback
    form: dict[str, Any] = {
        "version": table_game.version,
        "status": table_game.status,
        "actors": table_game.state.actors,
        "drivers": table_game.drivers,
        "asked": None if asked is None else asked.to_json(),
        "clocks": table_game.clocks(at),
        "deadline": table_game.deadline(),
    }
    if seat is not None:
        form |= {
            "free_from": table_game.free_from(seat),
            "fresh_since": table_game.fresh_since(seat),
        }
    return form


Teller = Callable[[Step, int | None], Any]


def compare(
    game: Game, seats: int, seed: int, actions: int, observer: int | None, tell: Teller = step_form
) -> Twin:
    """Play twins and compare everything that is sent, until the rules reveal the difference."""
    clock = CLOCKS[seed % len(CLOCKS)]
    play = RandomPlay(game, seats, clock, seed)
    play.run(actions)
    twin = Twin(game, seats, clock, Random(seed + 1))
    real = TableGame.begin(game, seats, {}, play.table.rule)
    for entry, step in zip(play.table.log, play.table.steps, strict=True):
        real.apply(entry)
        other = twin.follows(entry, step, observer)
        if other is None or real.status == "finished":
            break
        assert tell(step, observer) == tell(other, observer)
        assert everything_visible(real, observer, entry.at) == everything_visible(
            twin.table_game, observer, entry.at
        )
    return twin


observers = st.sampled_from((None, 0, 1, 2))
seeds = st.integers(0, 2**32)


@MANY
@given(seed=seeds, actions=st.integers(1, 60), observer=observers)
def test_steps_tell_no_secret_in_fair(seed: int, actions: int, observer: int | None) -> None:
    compare(Fair(), 3, seed, actions, observer)


@MANY
@given(seed=seeds, actions=st.integers(1, 30), observer=observers)
def test_steps_tell_no_secret_in_a_game_of_secrets(
    seed: int, actions: int, observer: int | None
) -> None:
    compare(Tiny(), 3, seed, actions, observer)


@FEW
@given(seed=seeds, actions=st.integers(1, 120), observer=observers)
def test_steps_tell_no_secret_in_keyflower(seed: int, actions: int, observer: int | None) -> None:
    compare(find_game("keyflower"), 3, seed, actions, observer)


@pytest.mark.parametrize("game", [Fair(), Tiny(), find_game("keyflower")], ids=lambda g: g.name)
def test_the_twins_do_differ_and_are_compared_across_takebacks(game: Game) -> None:
    many = 20 if game.name == "keyflower" else 100
    twins = [compare(game, 3, seed, 40, 0) for seed in range(many)]
    assert sum(twin.differs > 0 for twin in twins) > 3
    assert sum(twin.taken_back for twin in twins) > 0


def test_a_leak_would_be_found() -> None:
    """JSON made from the body of an entry reveals a secret, and the twins are told apart."""

    def leaky(step: Step, seat: int | None) -> object:
        return step_form(step, seat), step.body

    found = 0
    for seed in range(12):
        try:
            compare(Tiny(), 3, seed, 20, 0, leaky)
        except AssertionError:
            found += 1
    assert found > 3


def test_a_table_gives_everybody_the_same_remarks() -> None:
    table = Table(Fair(), 2)
    table.say(0, "a")
    table.take_back(0, 1)
    assert (
        step_form(table.steps[-1], 1)
        == step_form(table.steps[-1], 0)
        == step_form(table.steps[-1], None)
    )
