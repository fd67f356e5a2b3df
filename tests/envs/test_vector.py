"""Many games at once: the same games as one by one, in one process and in several."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence

from meeplewright.core import CHANCE, IllegalAction, InvalidSetup
from meeplewright.core.play import stream
from meeplewright.envs import VectorEnv, aec, aec_env
from meeplewright.envs.arrays import Array
from meeplewright.envs.observations import Observations
from meeplewright.envs.rewards import returns
from meeplewright.envs.workers import WorkerLost, Workers
from tests.core.tiny_game import Tiny

GAMES = [pytest.param(("carcassonne", 2), id="carcassonne 2"), pytest.param((Tiny(), 2), id="tiny")]


def played(env: VectorEnv, steps: int) -> list[tuple[Any, ...]]:
    """Copies of everything after each of this many random steps."""
    luck = np.random.default_rng(3)
    env.reset(seed=11)
    seen = []
    for _ in range(steps):
        env.step(env.random_actions(luck))
        arrays = (env.rows, env.action_mask, env.seat, env.rewards, env.terminated, env.points)
        seen.append(tuple(array.copy() for array in arrays))
    return seen


@pytest.mark.parametrize("table", GAMES)
def test_every_line_is_the_game_that_would_be_played_alone(table: Any) -> None:
    name, seats = table
    env = VectorEnv(name, 3, seats)
    env.reset(seed=5)
    choices = np.random.default_rng(1)
    game = env.game
    luck = [stream(5, f"game {line}") for line in range(3)]
    states = [game.start(seats) for _ in range(3)]
    ended = 0
    for _ in range(300):
        for line, state in enumerate(states):
            while state.to_act == CHANCE:
                state.apply(CHANCE, state.draw(luck[line]))
            seat = state.to_act
            assert seat is not None and env.seat[line] == seat
            assert env.rows[line].tobytes() == env.encoding.observe(state, seat)
            ids = env.encoding.legal_ids(state, seat)
            assert np.flatnonzero(env.action_mask[line]).tolist() == ids
        actions = env.random_actions(choices)
        env.step(actions)
        for line, state in enumerate(states):
            seat = state.to_act
            assert seat is not None
            state.apply(seat, env.encoding.action_of(state, seat, int(actions[line])))
            while state.to_act == CHANCE:
                state.apply(CHANCE, state.draw(luck[line]))
            outcome = state.outcome()
            assert env.terminated[line] == (outcome is not None)
            if outcome is None:
                assert not env.rewards[line].any()
                continue
            ended += 1
            assert env.points[line].tolist() == list(outcome.points)
            assert env.rewards[line].tolist() == pytest.approx(returns(env.reward, outcome))
            states[line] = game.start(seats)
    assert ended >= 3


@pytest.mark.parametrize("game", ["carcassonne", "keyflower"])
def test_margins_and_forced_moves_are_those_of_one_environment(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same draws and choices give the same rewards at every decision, and the same ends."""
    named: dict[str, Any] = {"seats": 3, "reward": "margin", "skip_forced": True}
    many, alone = VectorEnv(game, 2, **named), aec_env(game, **named).unwrapped
    monkeypatch.setattr(aec, "stream", lambda seed, _: stream(seed, "game 1"))
    many.reset(seed=5)
    alone.reset(seed=5)
    choices = np.random.default_rng(2)
    ended: Array = np.zeros(2, int)
    while not ended[1]:
        assert many.action_mask[1].sum() > 1
        assert many.encoding.observe(alone.position, int(many.seat[1])) == many.rows[1].tobytes()
        actions = many.random_actions(choices)
        _, rewards, terminated = many.step(actions)
        alone.step(int(actions[1]))
        expected = np.array(list(alone.rewards.values()), np.float32)
        assert rewards[1].tolist() == expected.tolist()
        ended += terminated
    assert all(alone.terminations.values())
    assert many.points[1].tolist() == [told["points"] for told in alone.infos.values()]


@pytest.mark.parametrize("workers", [0, 1])
def test_margins_of_every_game_sum_to_its_margin(workers: int) -> None:
    with VectorEnv("carcassonne", 3, workers=workers, reward="margin") as env:
        env.reset(seed=4)
        luck = np.random.default_rng(4)
        sums: Array = np.zeros((3, 2))
        ended = 0
        while ended < 5:
            _, rewards, terminated = env.step(env.random_actions(luck))
            sums += rewards
            ahead = env.points[:, 0] - env.points[:, 1]
            assert (sums[terminated] == np.stack([ahead, -ahead], axis=1)[terminated]).all()
            sums[terminated] = 0
            ended += int(terminated.sum())


KINDS = [("carcassonne", "planes"), ("keyflower", "tokens"), ("keyflower", "floats")]


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize(("game", "kind"), [*KINDS, ("carcassonne", "fields")])
def test_observations_are_of_every_kind(game: str, kind: str, flat: bool) -> None:
    env = VectorEnv(game, 3, observations=kind, flat=flat)
    shown = Observations(env.game, env.encoding, kind, flat)
    env.reset(seed=1)
    luck = np.random.default_rng(1)
    for _ in range(4):
        seen, _, _ = env.step(env.random_actions(luck))
        assert seen is env.observation
        for line in range(3):
            named = isinstance(seen, dict)
            here = {name: part[line] for name, part in seen.items()} if named else seen[line]
            assert shown.space.contains(here)
            assert data_equivalence(here, shown.of(env.rows[line]))


@pytest.mark.parametrize("workers", [1, 2])
def test_worker_processes_play_the_same_games(workers: int) -> None:
    here = played(VectorEnv("carcassonne", 5, 3), 60)
    with VectorEnv("carcassonne", 5, 3, workers=workers) as env:
        there = played(env, 60)
    for one, other in zip(here, there, strict=True):
        for array, same in zip(one, other, strict=True):
            assert np.array_equal(array, same)


def test_the_same_seed_gives_the_same_games_and_another_one_does_not() -> None:
    env = VectorEnv("carcassonne", 4)
    first = played(env, 20)
    assert all(np.array_equal(a, b) for a, b in zip(first[-1], played(env, 20)[-1], strict=True))
    env.reset(seed=12)
    before = env.rows.copy()
    env.reset(seed=11)
    assert not np.array_equal(before, env.rows)


@pytest.mark.parametrize("workers", [0, 1])
@pytest.mark.parametrize("wrong", [-1, 600, 10**9])
def test_an_illegal_action_names_its_game_and_changes_nothing(workers: int, wrong: int) -> None:
    with VectorEnv("carcassonne", 3, workers=workers) as env:
        env.reset(seed=1)
        before = env.rows.copy()
        actions = env.random_actions(np.random.default_rng(0))
        actions[1] = wrong
        with pytest.raises(IllegalAction) as fault:
            env.step(actions)
        assert fault.value.reason.rule == "actions[1]"
        assert fault.value.reason.arguments == {"number": wrong}
        assert np.array_equal(before, env.rows)
        actions[1] = np.flatnonzero(env.action_mask[1])[0]
        env.step(actions)


@pytest.mark.parametrize("actions", [[0], [[0, 0]], [0.5, 1.0], ["a", "b"]])
def test_actions_of_a_wrong_form_are_refused(actions: Any) -> None:
    env = VectorEnv("carcassonne", 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="actions"):
        env.step(actions)


def test_a_step_before_the_first_reset_is_refused() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        VectorEnv("carcassonne", 1).step([0])


@pytest.mark.parametrize("wrong", [{"games": 0}, {"games": True}, {"workers": -1}, {"timeout": 0}])
def test_numbers_that_make_no_sense_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(wrong))):
        VectorEnv("carcassonne", **{"games": 2, **wrong})


def test_seats_options_and_rewards_are_checked_like_at_any_table() -> None:
    wrong: list[dict[str, Any]] = [
        {"seats": 9},
        {"seats": 2.0},
        {"farmers": "all"},
        {"reward": "gold"},
        {"observations": "tokens"},
    ]
    for named in wrong:
        with pytest.raises(InvalidSetup):
            VectorEnv("carcassonne", 2, **named)


def test_a_worker_that_dies_is_told_and_leaves_nothing_behind() -> None:
    env = VectorEnv("carcassonne", 4, workers=2)
    env.reset(seed=1)
    players = env._players
    assert isinstance(players, Workers)
    players._processes[0].kill()
    players._processes[0].join()
    actions = env.random_actions(np.random.default_rng(0))
    with pytest.raises(WorkerLost, match="has ended"):
        env.step(actions)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(actions)
    with pytest.raises(WorkerLost, match="make a new environment"):
        env.reset(seed=1)
    env.close()
    assert not players._processes


def test_a_worker_that_hangs_is_told_and_ended() -> None:
    env = VectorEnv("carcassonne", 4, workers=2)
    env.reset(seed=1)
    players = env._players
    assert isinstance(players, Workers)
    hanging = players._processes[1]
    assert hanging.pid is not None
    os.kill(hanging.pid, signal.SIGSTOP)
    players.timeout = 0.2
    with pytest.raises(WorkerLost, match=r"not answered within 0\.2 s"):
        env.step(env.random_actions(np.random.default_rng(0)))
    assert not hanging.is_alive() and not players._processes
    with pytest.raises(RuntimeError, match="reset"):
        env.step(env.random_actions(np.random.default_rng(0)))


class Interrupted(Connection):
    """Ctrl-C is pressed while an answer is awaited."""

    def poll(self, timeout: float | None = 0.0) -> bool:
        raise KeyboardInterrupt


def test_an_interrupted_step_is_not_gone_on_with() -> None:
    """Its answers would be taken for those of the next step."""
    with VectorEnv("carcassonne", 2, workers=1) as env:
        env.reset(seed=1)
        players = env._players
        assert isinstance(players, Workers)
        pipe = players._pipes[0]
        players._pipes = [Interrupted(os.dup(pipe.fileno()))]
        pipe.close()
        actions = env.random_actions(np.random.default_rng(0))
        with pytest.raises(KeyboardInterrupt):
            env.step(actions)
        with pytest.raises(RuntimeError, match="reset"):
            env.step(actions)
        with pytest.raises(WorkerLost):
            env.reset(seed=1)


KEEPING = """
import gc

from meeplewright.envs import VectorEnv, aec, aec_env
from meeplewright.envs.arrays import Array
from meeplewright.envs.observations import Observations

with VectorEnv("carcassonne", 2, workers=1) as env:
    seen = env.reset(seed=1)
    rows = env.rows
    known = rows.copy()
forgotten = VectorEnv("carcassonne", 2, workers=1)
forgotten.reset(seed=1)
mask = forgotten.action_mask
del env, forgotten
gc.collect()
assert (rows == known).all() and seen["seats"].tolist() == [[2], [2]] and mask.any()
"""


def test_arrays_that_are_kept_outlive_the_environment() -> None:
    """In a separate process: it would crash if the memory were freed too early, and report at its
    end if memory leaked.
    """
    command = [sys.executable, "-W", "error", "-c", KEEPING]
    ran = subprocess.run(command, capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_what_was_seen_last_can_be_read_after_the_end() -> None:
    env = VectorEnv("carcassonne", 2, workers=1)
    env.reset(seed=1)
    rows = env.rows.copy()
    env.close()
    assert np.array_equal(env.rows, rows)
    with pytest.raises(RuntimeError, match="reset"):
        env.step([0, 0])


@pytest.mark.parametrize("workers", [0, 3])
def test_random_actions_are_legal_and_each_as_likely(workers: int) -> None:
    with VectorEnv("carcassonne", 400, workers=workers) as env:
        env.reset(seed=2)
        luck = np.random.default_rng(7)
        for _ in range(3):
            env.step(env.random_actions(luck))
        taken = np.zeros(env.action_mask.shape, int)
        for _ in range(200):
            taken[np.arange(400), env.random_actions(luck)] += 1
        legal = env.action_mask == 1
        assert not taken[~legal].any()
        expected: Any = np.repeat(200 / legal.sum(axis=1), legal.sum(axis=1))
        apart = (taken[legal] - expected) ** 2 / expected
        freedom = legal.sum() - 400
        assert freedom > 1000
        assert abs(apart.sum() - freedom) < 5 * np.sqrt(2 * freedom)  # chi-squared


def test_the_fields_are_views_on_the_rows() -> None:
    env = VectorEnv("carcassonne", 3)
    seen = env.reset(seed=1)
    assert seen["tiles"].shape == (3, 72, 6)
    assert all(np.shares_memory(field, env.rows) for field in seen.values())
    assert sum(field[0].size for field in seen.values()) == env.rows.shape[1]


@pytest.mark.parametrize("workers", [0, 1])
def test_games_that_are_closed_stay_closed(workers: int) -> None:
    env = VectorEnv("carcassonne", 2, workers=workers)
    env.reset(seed=1)
    actions = env.random_actions(np.random.default_rng(0))
    env.close()
    env.close()
    with pytest.raises(RuntimeError, match="closed"):
        env.reset(seed=2)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(actions)
