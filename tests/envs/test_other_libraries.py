"""Other people's programs play and learn with these environments.

The libraries are large and not among the packages of a checkout. A test is skipped if its library
is not installed; `make learning` installs them. docs/envs.md says with which versions they passed.
"""

from __future__ import annotations

import warnings
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from meeplewright.envs import SingleAgentEnv, SingleAgentVectorEnv, aec_env

pytestmark = pytest.mark.filterwarnings("ignore")  # about their own and each other's old parts


def needs(*modules: str) -> pytest.MarkDecorator:
    missing = [name for name in modules if find_spec(name) is None]
    return pytest.mark.skipif(bool(missing), reason=f"not installed: {', '.join(missing)}")


def module(name: str) -> Any:
    """A library without types, imported without its warnings."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return import_module(name)


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    """PyTorch takes all cores otherwise, and other tests run beside this one."""
    if find_spec("torch") is not None:
        module("torch").set_num_threads(1)


# -- Stable-Baselines3 ------------------------------------------------------------------------


@needs("stable_baselines3")
@pytest.mark.parametrize(
    ("game", "named"),
    [
        ("carcassonne", {"observations": "floats"}),
        ("carcassonne", {"observations": "planes"}),
        ("keyflower", {"observations": "tokens"}),
    ],
)
def test_stable_baselines3_accepts_the_environment(game: str, named: dict[str, Any]) -> None:
    checker = module("stable_baselines3.common.env_checker")
    checker.check_env(SingleAgentEnv(game, opponents="random", illegal="lose", **named))


@needs("sb3_contrib", "torch")
@pytest.mark.parametrize(
    ("game", "policy", "named"),
    [
        ("carcassonne", "MlpPolicy", {"observations": "floats", "flat": True}),
        ("carcassonne", "MultiInputPolicy", {"observations": "floats"}),
        ("keyflower", "MlpPolicy", {"observations": "tokens"}),
    ],
)
def test_maskable_ppo_learns_and_plays_legally(
    game: str, policy: str, named: dict[str, Any]
) -> None:
    options: dict[str, Any] = {"reward": "margin", "skip_forced": True, **named}
    env = SingleAgentEnv(game, opponents="random", **options)
    ppo = module("sb3_contrib").MaskablePPO
    model = ppo(policy, env, n_steps=32, batch_size=32, n_epochs=1, seed=1, device="cpu")
    model.learn(64)
    observation, _ = env.reset(seed=1)
    for _ in range(10):
        masks = env.action_masks()
        action, _ = model.predict(observation, action_masks=masks, deterministic=True)
        assert masks[int(action)]
        observation, *_ = env.step(action)


@needs("sb3_contrib", "torch")
def test_maskable_ppo_learns_from_planes_with_a_convolution() -> None:
    env = SingleAgentEnv("carcassonne", opponents="random", observations="planes")
    nn = module("torch").nn
    extractor: Any = module("stable_baselines3.common.torch_layers").BaseFeaturesExtractor

    class Convolution(extractor):  # type: ignore[misc]
        def __init__(self, space: Any) -> None:
            super().__init__(space, features_dim=64)
            board = nn.Conv2d(space.shape[0], 4, 3, padding=1, padding_mode="circular")
            self.all = nn.Sequential(board, nn.ReLU(), nn.Flatten(), nn.Linear(4 * 32 * 32, 64))

        def forward(self, planes: Any) -> Any:
            return self.all(planes)

    model = module("sb3_contrib").MaskablePPO(
        "CnnPolicy",
        env,
        n_steps=16,
        batch_size=16,
        n_epochs=1,
        policy_kwargs={"features_extractor_class": Convolution},
        device="cpu",
    )
    model.learn(16)
    observation, _ = env.reset(seed=1)
    masks = env.action_masks()
    action, _ = model.predict(observation, action_masks=masks)
    assert masks[int(action)]


# -- TorchRL ----------------------------------------------------------------------------------


@needs("torchrl", "torch")
@pytest.mark.parametrize("game", ["carcassonne", "keyflower"])
def test_torchrl_plays_with_masks_and_the_state(game: str) -> None:
    wrapper = module("torchrl.envs.libs.pettingzoo").PettingZooWrapper
    made = aec_env(game, 2, observations="floats", flat=True, reward="margin")
    env = wrapper(made, use_mask=True, return_state=True)
    played = env.rollout(30)
    assert played["state"].shape[0] == played.shape[0] > 10
    moved = played["player_0", "mask"] | played["player_1", "mask"]
    assert moved.all() and not played["next", "done"][:-1].any()  # no action was illegal
    for agent in ("player_0", "player_1"):
        asked = played[agent, "mask"][:, 0]
        actions, masks = played[agent, "action"][asked, 0], played[agent, "action_mask"][asked, 0]
        assert masks.gather(-1, actions.unsqueeze(-1)).all()


@needs("torchrl", "torch")
def test_torchrl_checks_the_specs() -> None:
    wrapper = module("torchrl.envs.libs.pettingzoo").PettingZooWrapper
    env = wrapper(aec_env("carcassonne", 2, observations="floats", flat=True), use_mask=True)
    module("torchrl.envs.utils").check_env_specs(env)


# -- RLlib ------------------------------------------------------------------------------------


@needs("ray", "tree", "torch")
@pytest.mark.parametrize("game", ["carcassonne", "keyflower"])
def test_rllibs_wrapper_plays_a_game(game: str) -> None:
    wrapper = module("ray.rllib.env.wrappers.pettingzoo_env").PettingZooEnv
    env = wrapper(aec_env(game, 2, observations="floats", flat=True, reward="points"))
    observations, _ = env.reset(seed=1)
    luck, total = np.random.default_rng(1), dict.fromkeys(env.possible_agents, 0.0)
    ended = {"__all__": False}
    while not ended["__all__"]:
        ((agent, seen),) = observations.items()
        action = int(luck.choice(np.flatnonzero(seen["action_mask"])))
        observations, rewards, ended, _, _ = env.step({agent: action})
        for name, reward in rewards.items():
            total[name] += reward
    assert sum(total.values()) == 0


# -- AgileRL ----------------------------------------------------------------------------------


@needs("agilerl", "torch")
def test_agilerl_acts_with_masks() -> None:
    """Its PPO takes the masks from the infos of a Gymnasium vector environment."""
    env = SingleAgentVectorEnv(
        "carcassonne", 2, opponents="random", observations="floats", flat=True
    )
    ppo = module("agilerl.algorithms.ppo").PPO
    agent = ppo(env.single_observation_space, env.single_action_space, num_envs=2, device="cpu")
    observations, infos = env.reset(seed=1)
    for _ in range(5):
        actions = agent.get_action(observations, action_mask=infos["action_mask"])[0]
        assert env.action_masks()[np.arange(2), actions].all()
        observations, _, _, _, infos = env.step(actions)
