"""Many games against bots, by Gymnasium's vector interface: the games of a plain loop."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.vector.utils import batch_space, iterate
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import meeplewright.envs.single  # noqa: F401  registers the environments
from meeplewright.core import Game, IllegalAction, InvalidSetup, find_game
from meeplewright.envs import SingleAgentEnv, SingleAgentVectorEnv
from tests.core.tiny_game import Tiny

GAMES: list[Game] = [Tiny(), find_game("carcassonne")]
IN_EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
NEXT, SAME, DISABLED = AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP, AutoresetMode.DISABLED
COUNT = 3


def last(mask: Any) -> int:
    """A policy: the last legal action; 0 if there is none."""
    return int(np.flatnonzero(mask)[-1]) if mask.any() else 0


def lasts(infos: dict[str, Any]) -> Any:
    return np.array([last(mask) for mask in infos["action_mask"]])


def alone(game: Game, seed: int, episodes: int, **named: Any) -> list[list[Any]]:
    """What a plain loop sees: by game, its first observation and what each step returned."""
    env = SingleAgentEnv(game, opponents="random", **named)
    seen = []
    for episode in range(episodes):
        shown, info = env.reset(seed=seed if episode == 0 else None)
        steps: list[Any] = [(shown, info)]
        over = False
        while not over:
            shown, reward, over, truncated, info = env.step(last(info["action_mask"]))
            steps.append((shown, reward, over, truncated, info))
        seen.append(steps)
    return seen


def row_of(env: SingleAgentVectorEnv, shown: Any, line: int) -> Any:
    return list(iterate(env.observation_space, shown))[line]


def together(env: SingleAgentVectorEnv, steps: int) -> list[list[Any]]:
    """By row: everything that this many steps return."""
    shown, infos = env.reset(seed=7)
    seen: list[list[Any]] = [[] for _ in range(COUNT)]
    for line in range(COUNT):
        seen[line].append((row_of(env, shown, line), infos, 0.0, False))
    for _ in range(steps):
        if env.autoreset_mode == DISABLED and (over := np.array([x[-1][3] for x in seen])).any():
            shown, infos = env.reset(options={"reset_mask": over})
            rewards, ended = [0.0] * COUNT, [False] * COUNT
            kept = [line for line in range(COUNT) if over[line]]
        else:
            shown, rewards, ended, truncated, infos = env.step(lasts(infos))
            assert not truncated.any()
            kept = [*range(COUNT)]
        assert env.observation_space.contains(shown)
        assert np.array_equal(env.action_masks(), infos["action_mask"] == 1)
        for line in kept:
            entry = (row_of(env, shown, line), copy.deepcopy(infos), rewards[line], ended[line])
            seen[line].append(entry)
    return seen


@IN_EVERY_GAME
@pytest.mark.parametrize("mode", [NEXT, DISABLED])
def test_every_row_is_the_plain_loop_with_its_seed(game: Game, mode: AutoresetMode) -> None:
    """With both modes, a row shows the end of a game and then the start of the next one."""
    steps = 20 if isinstance(game, Tiny) else 320
    named: dict[str, Any] = {"flat": True, "seat": None, "reward": "margin"}
    env = SingleAgentVectorEnv(game, COUNT, opponents="random", autoreset_mode=mode, **named)
    for line, seen in enumerate(together(env, steps)):
        looped = [step for steps in alone(game, 7 + line, 5, **named) for step in steps]
        for (shown, infos, reward, ended), wanted in zip(seen, looped, strict=False):
            assert np.array_equal(shown, wanted[0])
            assert np.array_equal(infos["action_mask"][line], wanted[-1]["action_mask"])
            assert (reward, bool(ended)) == (wanted[1:3] if len(wanted) == 5 else (0.0, False))
            if ended:
                assert infos["points"][line] == wanted[-1]["points"]
                assert infos["place"][line] == wanted[-1]["place"]
        assert sum(entry[3] for entry in seen) >= 2


@IN_EVERY_GAME
def test_in_the_same_step_the_end_is_in_the_info(game: Game) -> None:
    steps = 20 if isinstance(game, Tiny) else 320
    env = SingleAgentVectorEnv(
        game, COUNT, opponents="random", flat=True, autoreset_mode="SameStep"
    )
    for line, seen in enumerate(together(env, steps)):
        games = iter(alone(game, 7 + line, 12, flat=True))
        here = iter(next(games))
        next(here)
        for shown, infos, reward, ended in seen[1:]:
            wanted = next(here)
            assert (reward, bool(ended)) == (wanted[1], wanted[2])
            if ended:
                assert np.array_equal(infos["final_obs"][line], wanted[0])
                assert infos["final_info"]["points"][line] == wanted[-1]["points"]
                assert not infos["final_info"]["action_mask"][line].any()
                here = iter(next(games))
                wanted = next(here)
            assert np.array_equal(shown, wanted[0])
            assert np.array_equal(infos["action_mask"][line], wanted[-1]["action_mask"])
        assert sum(entry[3] for entry in seen) >= 2


@IN_EVERY_GAME
@pytest.mark.parametrize("kind", ["fields", "floats"])
def test_it_is_what_gymnasium_makes_of_single_environments(game: Game, kind: str) -> None:
    """The same spaces, observations, rewards, ends and infos as Gymnasium's own SyncVectorEnv."""
    named: dict[str, Any] = {"opponents": "random", "observations": kind}
    ours: VectorEnv[Any, Any, Any] = SingleAgentVectorEnv(game, COUNT, **named)
    theirs = SyncVectorEnv([lambda: SingleAgentEnv(game, **named)] * COUNT)
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"] == NEXT
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.observation_space == batch_space(ours.single_observation_space, COUNT)
    assert ours.action_space == theirs.action_space and ours.num_envs == COUNT
    seen, wanted = ours.reset(seed=1), theirs.reset(seed=1)
    assert data_equivalence(seen, wanted)
    for _ in range(100):
        actions = lasts(wanted[-1])
        seen, wanted = ours.step(actions), theirs.step(actions)  # type: ignore[assignment]
        assert data_equivalence(seen, wanted)


@pytest.mark.parametrize("mode", ["vector_entry_point", None])
def test_gymnasium_makes_it_by_its_name(mode: str | None) -> None:
    env = gymnasium.make_vec(
        "meeplewright/carcassonne-v0",
        num_envs=8,
        vectorization_mode=mode,
        opponents="random",
        observations="floats",
        flat=True,
    )
    assert isinstance(env, SingleAgentVectorEnv) and env.spec is not None
    assert env.num_envs == 8 and env.metadata["autoreset_mode"] == NEXT
    shown, infos = env.reset(seed=1)
    assert shown.shape == (8, 768) and shown.dtype == np.float32
    assert infos["action_mask"].shape == (8, 602) and infos["_action_mask"].all()
    env.close()


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_gymnasiums_own_vector_environments_still_work(mode: str) -> None:
    env = gymnasium.make_vec("meeplewright/carcassonne-v0", 2, mode, opponents="random", flat=True)
    assert env.reset(seed=1)[0].shape == (2, 768)
    env.close()


def test_gymnasiums_wrappers_work() -> None:
    made = SingleAgentVectorEnv(Tiny(), 2, opponents="random", reward="margin")
    env: Any = DictInfoToList(RecordEpisodeStatistics(made))
    _, infos = env.reset(seed=1)
    told = []
    for _ in range(12):
        actions = np.array([last(info["action_mask"]) for info in infos])
        _, _, _, _, infos = env.step(actions)
        told += [info["episode"] for info in infos if "episode" in info]
    assert told and all(episode["l"] > 0 for episode in told)


def test_an_illegal_action_names_its_row_and_changes_no_game() -> None:
    env = SingleAgentVectorEnv("carcassonne", 3, opponents="random")
    _, infos = env.reset(seed=1)
    tables = [one.get_wrapper_attr("table") for one in env.envs]
    before = [table.position.to_json() for table in tables]
    actions = lasts(infos)
    for wrong in (-1, 601, 10**6):
        actions[1] = wrong
        with pytest.raises(IllegalAction) as caught:
            env.step(actions)
        assert caught.value.reason.rule == "actions[1]"
    assert [table.position.to_json() for table in tables] == before
    lost = SingleAgentVectorEnv("carcassonne", 3, opponents="random", illegal="lose")
    lost.reset(seed=1)
    _, rewards, ended, _, _ = lost.step(np.array([actions[0], 601, actions[2]]))
    assert rewards[1] == -1 and ended.tolist() == [False, True, False]


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        ({"num_envs": 0}, ValueError),
        ({"num_envs": 2.0}, ValueError),
        ({"autoreset_mode": "sometimes"}, InvalidSetup),
        ({"seats": 9}, InvalidSetup),
        ({"seat": 2}, ValueError),
        ({"reward": "gold"}, InvalidSetup),
    ],
)
def test_a_wrong_argument_is_refused(wrong: dict[str, Any], fault: type[Exception]) -> None:
    with pytest.raises(fault):
        SingleAgentVectorEnv("carcassonne", **{"num_envs": 2, **wrong})


def test_steps_at_the_wrong_time_or_of_a_wrong_form_are_refused() -> None:
    env = SingleAgentVectorEnv(Tiny(), 2, opponents="random", autoreset_mode=DISABLED)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(np.array([0, 0]))
    _, infos = env.reset(seed=1)
    for wrong in ([0], [0.5, 1.0], [[0, 0]]):
        with pytest.raises(ValueError, match="actions"):
            env.step(np.array(wrong))
    ended: Any = np.zeros(2, bool)
    while not ended.any():
        _, _, ended, _, infos = env.step(lasts(infos))
    with pytest.raises(RuntimeError, match="reset_mask"):
        env.step(lasts(infos))
