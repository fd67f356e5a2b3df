"""The interface of Pgx: what its programs read of an environment and of a state."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from meeplewright.core import InvalidSetup

jax = pytest.importorskip("jax", reason="needs jax: pip install 'meeplewright[batch]'")

from meeplewright.core.seeds import seed_of, split_seed  # noqa: E402
from meeplewright.envs import batch  # noqa: E402
from meeplewright.games.keyflower import Keyflower as Rules  # noqa: E402
from meeplewright.games.keyflower.jax import facts  # noqa: E402
from meeplewright.games.keyflower.jax.batch import BatchEnv  # noqa: E402
from meeplewright.games.keyflower.jax.env import Keyflower  # noqa: E402
from meeplewright.games.keyflower.jax.playouts import playouts, random_action  # noqa: E402
from meeplewright.games.keyflower.jax.sampling import ranks, weighed  # noqa: E402
from tests.conftest import only_in_full  # noqa: E402
from tests.games.keyflower.jax.engines import GAMES, SEATS, engine, new_games  # noqa: E402


def test_an_environment_says_what_it_is() -> None:
    env: Keyflower = batch.make("keyflower")
    assert (env.id, env.num_players, env.num_actions) == ("keyflower", 2, 2374)
    assert env.version.startswith("v") and env.observation_shape == (2412,)
    assert batch.available_envs() == ("carcassonne", "keyflower")
    assert batch.make("keyflower-6").num_players == 6


def test_a_setup_that_does_not_exist_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="2 to 6"):
        batch.make("keyflower-7")
    with pytest.raises(InvalidSetup):
        Keyflower(2, first_use=4)


def test_every_village_has_room_for_its_loops() -> None:
    """The bound is proved in `facts.py`; this is what it says."""
    assert [facts.sizes_of(seats).loops for seats in range(2, 7)] == [16, 19, 23, 26, 27]


def test_an_illegal_action_ends_the_game_at_a_loss_and_a_game_that_is_over_stays() -> None:
    here = engine()
    states = new_games(here, 3)
    legal = np.asarray(states.legal_action_mask)
    assert legal.any(1).all() and legal[:, 0].all()  # KF T4: pass
    wrong = legal.argmin(1).astype(np.int32)
    words: Any = np.zeros((GAMES, here.env.sizes.step_words), np.uint32)
    after = here.step(states, wrong, words)
    assert after.terminated.all() and not after.legal_action_mask.any()
    assert (after.rewards[np.arange(GAMES), states.current_player] == -1).all()
    assert np.asarray(after.rewards.sum(1)) == pytest.approx(np.zeros(GAMES), abs=1e-6)
    again = here.step(after, wrong, words)
    assert again.terminated.all() and not again.rewards.any()
    assert jax.tree.all(jax.tree.map(lambda a, b: (a == b).all(), after.table, again.table))


def test_an_observation_is_that_of_the_current_player() -> None:
    here = engine()
    states = new_games(here, 4)
    look = jax.jit(lambda states: states.observation)
    np.testing.assert_array_equal(look(states), here.observe(states, states.current_player))
    other = np.asarray(here.observe(states, (states.current_player + 1) % SEATS))
    assert (other != np.asarray(look(states))).any(1).all()


def test_a_notebook_shows_the_first_games_of_a_batch() -> None:
    states = new_games(engine(), 5)
    one = jax.tree.map(lambda array: array[0], states)
    shown = states._repr_html_()
    assert one._repr_html_() == one.to_svg()
    assert one.to_svg() in shown and shown.count("<svg") == 4
    with pytest.raises(ValueError, match="one game at a time"):
        states.to_svg()


def test_draws_are_as_likely_as_their_weights() -> None:
    words = jax.random.bits(jax.random.key(6), (20_000,), np.uint32)
    weights = jax.numpy.array([10, 0, 25, 5])
    counts = np.bincount(jax.vmap(lambda word: weighed(weights, word))(words), minlength=4)
    assert counts / 20_000 == pytest.approx([0.25, 0, 0.625, 0.125], abs=0.02)
    many = jax.random.bits(jax.random.key(7), (6_000, 3), np.uint32)
    order = np.asarray(jax.vmap(lambda some: ranks(some, np.array([True, False, True])))(many))
    assert (order[:, 1] == 3).all() and order[:, 0].mean() == pytest.approx(0.5, abs=0.05)


@only_in_full
def test_a_key_decides_the_draws_and_without_one_those_of_the_first_key() -> None:
    env = Keyflower(2)
    init, step = jax.jit(env.init), jax.jit(env.step)
    with_words, without = (
        jax.jit(env.step_with),
        jax.jit(lambda state, action: env.step(state, action)),
    )
    states = [init(jax.random.key(5)) for _ in range(4)]
    rng = Random(5)
    for number in range(80):
        action = rng.choice(np.flatnonzero(states[0].legal_action_mask).tolist())
        key = jax.random.key(number)
        words = split_seed(seed_of(key), env.sizes.step_words + 1)[:-1]
        states[0], states[1] = step(states[0], action, key), with_words(states[1], action, words)
        assert jax.tree.all(jax.tree.map(lambda a, b: (a == b).all(), states[0], states[1]))
        action = rng.choice(np.flatnonzero(states[2].legal_action_mask).tolist())
        states[2:] = [without(state, action) for state in states[2:]]
    assert jax.tree.all(jax.tree.map(lambda a, b: (a == b).all(), states[2], states[3]))


@only_in_full
def test_a_batch_goes_on_with_new_games() -> None:
    games = BatchEnv(Keyflower(2))
    step = jax.jit(games.step)
    choose = jax.jit(jax.vmap(random_action))
    states = jax.jit(games.init)(jax.random.split(jax.random.key(8), GAMES))
    ended = 0
    for number in range(1_000):
        keys = jax.random.split(jax.random.key(number), GAMES)
        states = step(states, choose(states.legal_action_mask, keys), keys[0])
        over = np.asarray(states.terminated)
        ended += int(over.sum())
        rewards = np.asarray(states.rewards)
        assert (np.abs(rewards).sum(1) > 0)[~over].sum() == 0
        assert rewards.sum(1) == pytest.approx(np.zeros(GAMES), abs=1e-6)
        assert np.asarray(states.legal_action_mask).any(1).all()
    assert ended > GAMES


@only_in_full
def test_whole_random_games_have_the_points_of_the_rules() -> None:
    """Not the same games: the mean of many."""
    env = Keyflower(2)
    points = np.asarray(jax.jit(lambda key: playouts(env, key, 512))(jax.random.key(9)))
    rng, expected = Random(9), []
    for _ in range(512):
        state = Rules().start(2)
        state.playout(rng)
        expected += state.points_now()
    spread = np.hypot(np.std(points), np.std(expected)) / np.sqrt(1_024)
    assert abs(points.mean() - np.mean(expected)) < 5 * spread
