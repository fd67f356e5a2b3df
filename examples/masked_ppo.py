"""PPO with action masks learns a game against the bot `random`, with sb3-contrib.

    pip install sb3-contrib
    python examples/masked_ppo.py --steps 100000
    python examples/masked_ppo.py --observations tokens

It observes Carcassonne as `floats` or `planes`, or Keyflower as `tokens`, with a small network for
each. It is rewarded by the change of its margin after every move, and does not see moves that are
forced. A match before and after shows whether it learned.
"""

import argparse
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from typing import Any

import numpy as np

from meeplewright.envs import SingleAgentEnv

POINTS = 10.0  # a typical gain, so that rewards are near 1
GAMES = {"floats": "carcassonne", "planes": "carcassonne", "tokens": "keyflower"}
FEATURES = 64


class Scaled(SingleAgentEnv):
    """The environment with smaller rewards."""

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        observation, reward, terminated, truncated, info = super().step(action)
        return observation, reward / POINTS, terminated, truncated, info


def make(kind: str) -> SingleAgentEnv:
    """The environment for this kind of observations. Floats are one row of numbers."""
    options: dict[str, Any] = {"observations": kind, "flat": kind == "floats", "reward": "margin"}
    return Scaled(GAMES[kind], opponents="random", seat=None, skip_forced=True, **options)


def policy_arguments(kind: str) -> dict[str, Any]:
    """Planes and tokens first go through layers of their own."""
    if kind == "floats":
        return {}
    base: Any = import_module("stable_baselines3.common.torch_layers").BaseFeaturesExtractor

    class Features(base):  # type: ignore[misc]
        def __init__(self, space: Any) -> None:
            super().__init__(space, FEATURES)
            self.layers = convolution(space.shape) if kind == "planes" else by_token(space.shape)

        def forward(self, seen: Any) -> Any:
            return self.layers(seen)

    return {"features_extractor_class": Features}


def convolution(shape: tuple[int, int, int]) -> Any:
    """Fewer planes, then every cell with its neighbours. The board is a torus."""
    nn: Any = import_module("torch").nn
    planes, height, width = shape
    return nn.Sequential(
        nn.Conv2d(planes, 16, 1),
        nn.ReLU(),
        nn.Conv2d(16, 16, 3, padding=1, padding_mode="circular"),
        nn.ReLU(),
        nn.Flatten(),
        nn.Linear(16 * height * width, FEATURES),
        nn.ReLU(),
    )


def by_token(shape: tuple[int, int]) -> Any:
    """The same layer for every token, then all tokens together."""
    nn: Any = import_module("torch").nn
    tokens, numbers = shape
    return nn.Sequential(
        nn.Linear(numbers, 16),
        nn.ReLU(),
        nn.Flatten(),
        nn.Linear(16 * tokens, FEATURES),
        nn.ReLU(),
    )


def match(model: Any, kind: str, games: int, seed: int) -> str:
    """Its margins in this many games."""
    env = make(kind)
    margins = []
    for game in range(games):
        observation, info = env.reset(seed=seed + game)
        margin, is_over = 0.0, False
        while not is_over:
            action, _ = model.predict(observation, action_masks=info["action_mask"] == 1)
            observation, reward, is_over, _, info = env.step(action)
            margin += reward * POINTS
        margins.append(margin)
    error = np.std(margins) / sqrt(games)
    won = np.mean([(margin > 0) + (margin == 0) / 2 for margin in margins])
    return f"against random {np.mean(margins):+.1f} ± {error:.1f} points, {won:.0%} of {games} won"


def main() -> None:
    parser = argparse.ArgumentParser(description="PPO with masks learns a game.")
    parser.add_argument("--observations", choices=GAMES, default="floats", help="decide the game")
    parser.add_argument("--steps", type=int, default=100_000, help="decisions to learn from")
    parser.add_argument("--envs", type=int, default=8, help="games at once")
    parser.add_argument("--match", type=int, default=100, help="games against random")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if find_spec("sb3_contrib") is None:
        parser.error("this example needs sb3-contrib, which is not installed")

    ppo: Any = import_module("sb3_contrib").MaskablePPO
    vector: Any = import_module("stable_baselines3.common.env_util").make_vec_env
    kind = asked.observations
    envs = vector(partial(make, kind), n_envs=asked.envs, seed=asked.seed)
    common: dict[str, Any] = {"n_steps": 128, "batch_size": 256, "seed": asked.seed}
    model = ppo("MlpPolicy", envs, device="cpu", policy_kwargs=policy_arguments(kind), **common)
    print("before:", match(model, kind, asked.match, asked.seed), flush=True)
    model.learn(asked.steps)
    print("after:", match(model, kind, asked.match, asked.seed))


if __name__ == "__main__":
    main()
