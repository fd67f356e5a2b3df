"""One seat against bots and policies, as a Gymnasium environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from meeplewright.bots import Bot
from meeplewright.core import Game, IllegalAction, InvalidSetup, find_game
from meeplewright.core.game import Action, View
from meeplewright.envs import SingleAgentEnv
from tests.core.tiny_game import Tiny

GAMES: list[Game] = [Tiny(), find_game("carcassonne"), find_game("keyflower")]
IN_EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))


def first(observation: Any, mask: Any) -> int:
    """A policy: the first legal action."""
    return int(np.flatnonzero(mask)[0])


def played(env: SingleAgentEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """The sum of the rewards of a game of first actions, and the last info."""
    observation, info = env.reset(seed=seed)
    total, is_over = 0.0, False
    while not is_over:
        assert env.observation_space.contains(observation)
        assert np.array_equal(env.action_masks(), info["action_mask"] == 1)
        observation, reward, is_over, truncated, info = env.step(first(None, info["action_mask"]))
        assert not truncated
        total += reward
    return total, info


@IN_EVERY_GAME
@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.filterwarnings("ignore")  # hints about images and spaces
def test_it_passes_gymnasiums_own_check(game: Game, flat: bool) -> None:
    check_env(SingleAgentEnv(game, flat=flat, opponents="random", illegal="lose"))


@IN_EVERY_GAME
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_has_one_reward_at_its_end(game: Game, seat: int) -> None:
    env = SingleAgentEnv(game, opponents="random", seat=seat, reward="points")
    total, info = played(env, 3)
    outcome = env.table.position.outcome()
    assert outcome is not None
    assert total == outcome.points[seat] - outcome.points[1 - seat]
    assert info["points"] == outcome.points[seat] and info["place"] == outcome.ranking[seat]
    assert not info["action_mask"].any()
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)


@IN_EVERY_GAME
def test_the_same_seed_is_the_same_game(game: Game) -> None:
    games = [SingleAgentEnv(game, opponents="random", seat=None) for _ in range(2)]
    ends = [(played(env, 5), env.seat, env.table.position.to_json()) for env in games]
    assert repr(ends[0]) == repr(ends[1])


def test_opponents_sit_after_the_agent_in_the_order_of_play() -> None:
    asked: set[tuple[str, int | None]] = set()

    def named(name: str) -> Any:
        def choose(observation: Any, mask: Any) -> int:
            asked.add((name, env.table.position.to_act))
            return first(observation, mask)

        return choose

    env = SingleAgentEnv("carcassonne", 3, seat=1, opponents=[named("next"), named("last")])
    played(env, 1)
    assert asked == {("next", 2), ("last", 0)}


def test_a_bot_sees_only_its_view(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[View] = []

    class Watched(Bot):
        def choose(self, view: View, legal: Any, budget: Any, rng: Any) -> Action:
            seen.append(view)
            action: Action = legal[0]
            return action

    def made(spec: str, game: Game, seat: int) -> Bot:
        return Watched(game, seat)

    monkeypatch.setattr("meeplewright.envs.single.make_bot", made)
    played(SingleAgentEnv("keyflower", opponents="watched"), 2)
    assert seen and all(view.seat == 1 for view in seen)


def test_an_illegal_action_changes_nothing_or_loses() -> None:
    env = SingleAgentEnv("carcassonne", opponents="random")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(illegal)
    assert np.array_equal(env.action_masks(), info["action_mask"] == 1)
    strict = SingleAgentEnv("carcassonne", opponents="random", illegal="lose")
    strict.reset(seed=1)
    assert strict.step(illegal)[1:4] == (-1.0, True, False)
    with pytest.raises(RuntimeError):
        strict.step(illegal)


@pytest.mark.parametrize(
    ("wrong", "fault", "word"),
    [
        ({"seat": 2}, ValueError, "seat"),
        ({"opponents": ["random", "random"]}, ValueError, "opponents"),
        ({"illegal": "ignore"}, InvalidSetup, "illegal"),
        ({"reward": "gold"}, InvalidSetup, "reward"),
        ({"opponents": "nobody"}, InvalidSetup, "nobody"),
    ],
)
def test_a_wrong_argument_is_named(wrong: Any, fault: type[Exception], word: str) -> None:
    with pytest.raises(fault, match=word):
        SingleAgentEnv("carcassonne", 2, **wrong)


def test_gymnasium_makes_it_by_its_name() -> None:
    import meeplewright.envs.single  # noqa: F401

    env = gymnasium.make("meeplewright/carcassonne-v0", opponents="random", flat=True)
    observation, info = env.reset(seed=1)
    assert observation.shape == env.observation_space.shape
    many = gymnasium.make_vec("meeplewright/carcassonne-v0", 2, opponents="random", flat=True)
    observations, infos = many.reset(seed=1)
    assert observations.shape == (2, *observation.shape)
    assert infos["action_mask"].shape == (2, *info["action_mask"].shape)
    many.close()
