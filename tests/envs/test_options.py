"""Options for learners: rewards step by step, forced moves skipped, a state for critics."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest

from meeplewright.core import Game, InvalidSetup, find_game
from meeplewright.envs import SingleAgentEnv, aec_env, carcassonne_v0, keyflower_v0
from meeplewright.envs.aec import GameEnv
from meeplewright.envs.rewards import Margins, returns
from tests.core.tiny_game import Tiny
from tests.envs.test_observations import KINDS, positions
from tests.envs.zoo import api_test, seed_test

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test.state_test import test_state as check_state
    from pettingzoo.test.state_test import test_state_space as check_state_space

GAMES: list[Game] = [Tiny(), find_game("carcassonne"), find_game("keyflower")]
TABLES = [(game, seats) for game in GAMES for seats in game.seat_counts]
AT_EVERY_TABLE = pytest.mark.parametrize(
    ("game", "seats"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES]
)
IN_EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))


def chosen(rng: Random, mask: Any) -> int:
    """A random legal id. A choice of one takes no random number."""
    ids = np.flatnonzero(mask).tolist()
    return int(ids[0] if len(ids) == 1 else rng.choice(ids))


def played(env: Any, seed: int) -> tuple[dict[str, float], list[int]]:
    """Every agent's sum of rewards, and how many actions were legal at each decision."""
    rng, asked = Random(seed), []
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        total[agent] += reward
        action = None
        if not terminated:
            asked.append(int(observation["action_mask"].sum()))
            action = chosen(rng, observation["action_mask"])
        env.step(action)
    return total, asked


# -- the margin -------------------------------------------------------------------------------


@AT_EVERY_TABLE
@pytest.mark.parametrize("seed", range(2))
def test_margins_sum_to_the_final_margin(game: Game, seats: int, seed: int) -> None:
    env = GameEnv(game, seats, reward="margin")
    total, _ = played(env, seed)
    outcome = env.position.outcome()
    assert outcome is not None
    wanted = returns("points", outcome)
    if seats - 1 in (1, 2, 4):  # halves and quarters are exact as floats
        assert [*total.values()] == wanted
    assert [*total.values()] == pytest.approx(wanted, abs=1e-9)


@IN_EVERY_GAME
@pytest.mark.parametrize("skip_forced", [False, True])
def test_one_seats_margins_sum_to_its_final_margin(game: Game, skip_forced: bool) -> None:
    for seat in range(2):
        named: dict[str, Any] = {"reward": "margin", "skip_forced": skip_forced}
        env = SingleAgentEnv(game, 2, seat=seat, opponents="random", **named)
        rng, total, over, steps = Random(1), 0.0, False, 0
        _, info = env.reset(seed=seat)
        while not over:
            _, reward, over, _, info = env.step(chosen(rng, info["action_mask"]))
            total += reward
            steps += reward != 0
        outcome = env.table.position.outcome()
        assert outcome is not None and total == outcome.points[seat] - outcome.points[1 - seat]
        assert steps > 3 or isinstance(game, Tiny)  # on the way, not only at the end


def test_margins_tell_nothing_hidden() -> None:
    game, rng = find_game("keyflower"), Random(8)
    for state in positions(game, 3, 2, 25):
        if state.to_act is None:
            continue
        for seat in range(3):
            twin = game.determinize(state.view(seat), rng)
            assert Margins(3).changes(twin)[seat] == Margins(3).changes(state)[seat]


# -- forced moves -----------------------------------------------------------------------------


@AT_EVERY_TABLE
def test_skipping_forced_moves_gives_the_same_game(game: Game, seats: int) -> None:
    every, some = GameEnv(game, seats), GameEnv(game, seats, skip_forced=True)
    total, asked = played(every, 3)
    assert played(some, 3) == (total, [count for count in asked if count > 1])
    assert some.position.to_json() == every.position.to_json()
    assert 1 in asked or isinstance(game, Tiny)


@IN_EVERY_GAME
def test_one_seat_skips_only_its_own_forced_moves(game: Game) -> None:
    ends = []
    for skip_forced in (False, True):
        env = SingleAgentEnv(game, opponents="random", seat=1, skip_forced=skip_forced)
        rng, over, asked, reward = Random(2), False, [], 0.0
        _, info = env.reset(seed=4)
        while not over:
            asked.append(int(info["action_mask"].sum()))
            _, reward, over, _, info = env.step(chosen(rng, info["action_mask"]))
        ends.append((reward, env.table.position.to_json(), [one for one in asked if one > 1]))
        assert not skip_forced or 1 not in asked
    assert ends[0] == ends[1]


# -- the state for critics ----------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore")  # hints of PettingZoo about the contents of arrays
@pytest.mark.parametrize(
    ("game", "kind"), KINDS, ids=[f"{game.name}-{kind}" for game, kind in KINDS]
)
def test_pettingzoos_tests_pass_with_every_option(game: Game, kind: str) -> None:
    named: dict[str, Any] = {"observations": kind, "reward": "margin", "skip_forced": True}
    env = aec_env(game, **named)
    api_test(env, num_cycles=20)
    check_state_space(env)
    check_state(env, 5)
    seed_test(lambda: aec_env(game, **named), num_cycles=10)


@AT_EVERY_TABLE
def test_the_state_is_what_all_seats_know(game: Game, seats: int) -> None:
    env = aec_env(game, seats, flat=True)
    env.reset(seed=1)
    rows = env.state().reshape(seats, -1)
    for agent, row in zip(env.possible_agents, rows, strict=True):
        assert np.array_equal(env.observe(agent)["observation"], row)
    assert env.state_space.contains(env.state()) and env.state().dtype == np.int16
    floats = aec_env(game, seats, observations="floats")
    floats.reset(seed=1)
    assert floats.state_space.contains(floats.state()) and floats.state().dtype == np.float32


@pytest.mark.parametrize("module", [carcassonne_v0, keyflower_v0])
def test_there_is_no_parallel_environment_and_a_sentence_says_why(module: Any) -> None:
    with pytest.raises(InvalidSetup, match="one seat acts at a time"):
        module.parallel_env(seats=2)
