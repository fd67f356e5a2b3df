"""PPO with action masks learns Carcassonne against the bot `random`, with sb3-contrib.

    pip install sb3-contrib
    python examples/masked_ppo.py --steps 100000

It observes floats, is rewarded by the change of its margin after every move, and does not see moves
that are forced. A match before and after shows whether it learned.
"""

import argparse
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from typing import Any

import numpy as np

from meeplewright.envs import SingleAgentEnv

POINTS = 10.0  # a typical gain, so that rewards are near 1


class Scaled(SingleAgentEnv):
    """The environment with smaller rewards."""

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        observation, reward, terminated, truncated, info = super().step(action)
        return observation, reward / POINTS, terminated, truncated, info


def make() -> SingleAgentEnv:
    options: dict[str, Any] = {"observations": "floats", "flat": True, "reward": "margin"}
    return Scaled("carcassonne", opponents="random", seat=None, skip_forced=True, **options)


def match(model: Any, games: int, seed: int) -> str:
    """Its margins in this many games."""
    env = make()
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
    parser = argparse.ArgumentParser(description="PPO with masks learns Carcassonne.")
    parser.add_argument("--steps", type=int, default=100_000, help="decisions to learn from")
    parser.add_argument("--envs", type=int, default=8, help="games at once")
    parser.add_argument("--match", type=int, default=100, help="games against random")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if find_spec("sb3_contrib") is None:
        parser.error("this example needs sb3-contrib, which is not installed")

    ppo: Any = import_module("sb3_contrib").MaskablePPO
    vector: Any = import_module("stable_baselines3.common.env_util").make_vec_env
    envs = vector(make, n_envs=asked.envs, seed=asked.seed)
    model = ppo("MlpPolicy", envs, n_steps=128, batch_size=256, seed=asked.seed, device="cpu")
    print("before:", match(model, asked.match, asked.seed), flush=True)
    model.learn(asked.steps)
    print("after:", match(model, asked.match, asked.seed))


if __name__ == "__main__":
    main()
