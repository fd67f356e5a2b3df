"""A batch's games, replayed by the rules: every half-turn, every draw, and the next game."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import Carcassonne as Rules
from meeplewright.games.carcassonne import Draw, Start
from meeplewright.games.carcassonne.rules.base import TILES
from meeplewright.games.carcassonne.rules.state import CarcassonneState

jax = pytest.importorskip("jax", reason="needs jax: pip install 'meeplewright[batch]'")

from meeplewright.envs.batch import auto_reset  # noqa: E402
from meeplewright.games.carcassonne.jax.arrays import Sizes  # noqa: E402
from meeplewright.games.carcassonne.jax.batch import BatchEnv  # noqa: E402
from meeplewright.games.carcassonne.jax.env import Carcassonne, State  # noqa: E402
from meeplewright.games.carcassonne.jax.playouts import playouts, random_action  # noqa: E402
from tests.conftest import FULL, only_in_full  # noqa: E402

SEATS, FARMERS, SMALL_CITY = 3, "per_field_3", 2
GAMES, TURNS = (40, 100) if FULL else (12, 80)


class Watcher:
    """Plays one game of the batch by the rules, and the next when it is over."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.ended = 0
        self.state: CarcassonneState | None = None

    def begin(self, states: State) -> None:
        self.state = Rules().start(SEATS, {"farmers": FARMERS, "small_city": SMALL_CITY})
        self.state.apply(CHANCE, Start(int(states.current_player[self.line])))
        self.drawn = 0
        self.draw(states)

    def draw(self, states: State) -> None:
        """The tiles that the batch took from its deck since the last draw."""
        assert self.state is not None
        deck, drawn = states.table.deck[self.line], int(states.table.drawn[self.line])
        for kind in deck[self.drawn : drawn]:
            self.state.apply(CHANCE, Draw(TILES[int(kind)].letter))
        self.drawn = drawn

    def compare(self, states: State, seen: dict[str, Any]) -> None:
        state, seat = self.state, int(states.current_player[self.line])
        assert state is not None and state.to_act == seat
        encoding = Rules().encoding(SEATS)
        mask = states.legal_action_mask[self.line]
        assert np.flatnonzero(mask).tolist() == encoding.legal_ids(state, seat)
        row = [seen[field.name][self.line].reshape(-1) for field in encoding.fields]
        assert np.concatenate(row).tobytes() == encoding.observe(state, seat)

    def apply(self, action: int) -> None:
        assert self.state is not None and self.state.to_act is not None
        seat = self.state.to_act
        self.state.apply(seat, Rules().encoding(SEATS).action_of(self.state, seat, action))

    def after_follower(self, states: State) -> None:
        """The next draw; or the end with the rewards, and the next game."""
        assert self.state is not None
        if not states.terminated[self.line]:
            assert not states.rewards[self.line].any()
            self.draw(states)
            return
        self.discard_the_rest()
        outcome = self.state.outcome()
        assert outcome is not None
        best = np.array([points == max(outcome.points) for points in outcome.points])
        share = best / best.sum()
        expected = share - (1 - share) / (SEATS - 1)
        assert states.rewards[self.line].tolist() == pytest.approx(expected.tolist())
        self.ended += 1
        self.begin(states)

    def discard_the_rest(self) -> None:
        """Tiles left in the bag at the end fit nowhere; their order does not matter."""
        assert self.state is not None
        while self.state.to_act == CHANCE:
            self.state.apply(CHANCE, self.state.legal(CHANCE)[0])


def test_every_half_turn_is_the_rules_own_and_games_follow_one_another() -> None:
    batch = BatchEnv(Carcassonne(SEATS, FARMERS, SMALL_CITY))
    place, follow, fields = jax.jit(batch.place), jax.jit(batch.follow), jax.jit(batch.fields)
    choose = jax.jit(jax.vmap(random_action))
    watchers = [Watcher(line) for line in range(GAMES)]
    states = seen_here(jax.jit(batch.init)(jax.random.split(jax.random.key(3), GAMES)))
    for watcher in watchers:
        watcher.begin(states)
    for key in jax.random.split(jax.random.key(4), TURNS):
        of_place, of_follower, of_draw = jax.random.split(key, 3)
        for half, of_half in enumerate((of_place, of_follower)):
            seen = seen_here(fields(states))
            actions = choose(states.legal_action_mask, jax.random.split(of_half, GAMES))
            for watcher in watchers:
                watcher.compare(states, seen)
                watcher.apply(int(actions[watcher.line]))
            states = follow(states, actions, of_draw) if half else place(states, actions)
            states = seen_here(states)
        for watcher in watchers:
            watcher.after_follower(states)
    assert min(watcher.ended for watcher in watchers) >= 1


@only_in_full
def test_a_game_that_outgrows_its_table_is_followed_by_the_next() -> None:
    batch, games = BatchEnv(Carcassonne(sizes=Sizes(torus=32, slots=10))), 16
    place, follow = jax.jit(batch.place), jax.jit(batch.follow)
    choose = jax.jit(jax.vmap(random_action))
    states = jax.jit(batch.init)(jax.random.split(jax.random.key(3), games))
    outgrown = 0
    for key in jax.random.split(jax.random.key(5), 25):
        of_place, of_follower, of_draw = jax.random.split(key, 3)
        states = place(states, choose(states.legal_action_mask, jax.random.split(of_place, games)))
        actions = choose(states.legal_action_mask, jax.random.split(of_follower, games))
        states = follow(states, actions, of_draw)
        over = np.asarray(states.truncated)
        outgrown += int(over.sum())
        assert not np.asarray(states.terminated)[over].any()
        assert not np.asarray(states.rewards)[over].any()
        assert (np.asarray(states.table.laid)[over] == 1).all()
        assert not states.table.overflowed.any() and states.legal_action_mask.any(1).all()
    assert outgrown > games


@only_in_full
def test_with_auto_reset_no_game_stays_over() -> None:
    env = Carcassonne(2)
    step, choose = (
        jax.jit(jax.vmap(auto_reset(env.step, env.init))),
        jax.jit(jax.vmap(random_action)),
    )
    keys = jax.random.split(jax.random.key(2), 8)
    states = jax.jit(jax.vmap(env.init))(keys)
    ended = 0
    for key in jax.random.split(jax.random.key(7), 150):
        actions = choose(states.legal_action_mask, jax.random.split(key, 8))
        states = step(states, actions, jax.random.split(jax.random.fold_in(key, 1), 8))
        assert states.legal_action_mask.any(1).all()
        over = np.asarray(states.terminated)
        ended += int(over.sum())
        assert (np.asarray(states.table.laid)[over] == 1).all()
        assert np.abs(np.asarray(states.rewards)).sum(1)[~over].sum() == 0
    assert ended == 8


@only_in_full
def test_random_games_score_as_those_of_the_rules_do() -> None:
    """Means of many games agree within their errors; every game was played to its end."""
    games = 300
    found = np.asarray(jax.jit(lambda key: playouts(Carcassonne(2), key, games))(jax.random.key(1)))
    rng, played = Random(1), []
    for _ in range(10 * games):
        state = Rules().start(2)
        state.playout(rng)
        outcome = state.outcome()
        assert outcome is not None
        played.append(outcome.points)
    expected: Any = np.array(played)
    error = np.hypot(found.std() / games**0.5, expected.std() / len(expected) ** 0.5)
    assert abs(found.mean() - expected.mean()) < 5 * error
    assert abs(found.std() / expected.std() - 1) < 0.15


def seen_here(tree: Any) -> Any:
    return jax.tree.map(np.asarray, tree)
