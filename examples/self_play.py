"""Self-play: a policy learns Carcassonne from games against itself, with numpy alone.

    python examples/self_play.py --rounds 100

REINFORCE with a baseline, over many games at once: `VectorEnv` plays them, every decision is
reinforced by its result, and a match against random before and after shows whether that helped. The
same seed on the same machine gives the same weights. `--torch` trains two small networks instead,
if PyTorch is installed.
"""

import argparse
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from typing import Any, Self

import numpy as np

from meeplewright.envs import VectorEnv
from meeplewright.envs.arrays import Array
from meeplewright.games.carcassonne.rules.planes import PLANES, SIZE, planes

SLOTS, FOLLOWERS = 146, 18
TILE, MINE, THEIRS, CLOISTER = map(
    PLANES.index, ("tile", "follower of seat 0", "follower of seat 1", "follower on cloister")
)
BESIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))
CORNERS = ((1, 1), (1, -1), (-1, -1), (-1, 1))
POINTS = 20.0  # a typical reward, so that targets are near 1
KNOWN, ABOUT_SLOT = 29, 10
"""The number of inputs for a position, and for an open cell."""


@dataclass
class Seen:
    """Positions as the policy sees them, one per row."""

    known: Array
    slots: Array
    mask: Array

    @classmethod
    def of(cls, env: VectorEnv) -> Self:
        seen = env.observation
        last = seen["tiles"][np.arange(env.games), seen["tiles_laid"][:, 0] - 1, 0]
        tile = np.eye(24, dtype=np.float32)[last]  # the tile that a follower can be placed on
        supply, left = seen["supply"][:, :2] / 7, seen["bag_left"] / 71
        known = np.hstack([tile, supply, left, supply[:, :1] * left, np.ones_like(left)])
        return cls(known.astype(np.float32), about_slots(seen), env.action_mask == 1)


def about_slots(seen: dict[str, Array]) -> Array:
    """For every open cell: how many tiles and followers are beside it and at its corners."""
    drawn = planes(seen)
    tile, mine, theirs, cloister = (drawn[:, at] for at in (TILE, MINE, THEIRS, CLOISTER))
    maps = np.stack([tile, mine, theirs, mine * cloister, theirs * cloister], axis=1)
    near = [sum(np.roll(maps, by, (2, 3)) for by in ways) for ways in (BESIDE, CORNERS)]
    x, y = seen["cells"][..., 0] % SIZE, seen["cells"][..., 1] % SIZE
    lines = np.arange(len(x))[:, None]
    return np.concatenate(near, axis=1)[lines, :, y, x].astype(np.float32) / 4


class LinearPolicy:
    """The value of a cell for any rotation of the tile, the value of a follower, and the expected
    result.
    """

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.weights: dict[str, Array] = {
            "slot": np.zeros(ABOUT_SLOT),
            "follower": np.zeros((KNOWN, FOLLOWERS)),
            "value": np.zeros(KNOWN),
        }
        self.moments = {name: (0.0 * had, 0.0 * had) for name, had in self.weights.items()}
        self.steps = 0

    def scores(self, seen: Seen) -> Array:
        """The score of every action, legal or not."""
        places = np.repeat(seen.slots @ self.weights["slot"], 4, axis=1)
        return np.hstack([places, seen.known @ self.weights["follower"]])

    def learn(self, seen: Seen, actions: Array, returns: Array) -> None:
        """A gradient step: actions that did better than expected become more likely."""
        self.steps += 1
        better = returns - seen.known @ self.weights["value"]
        push = -probabilities(self.scores(seen), seen.mask)
        push[np.arange(len(actions)), actions] += 1
        push *= (better / (better.std() + 1e-6))[:, None]
        places = push[:, : SLOTS * 4].reshape(-1, SLOTS, 4).sum(axis=2)
        self._climb("slot", np.einsum("ns,nsk->k", places, seen.slots) / len(actions))
        self._climb("follower", seen.known.T @ push[:, SLOTS * 4 :] / len(actions))
        self._climb("value", better @ seen.known / len(actions))

    def _climb(self, name: str, gradient: Array) -> None:
        """One step of Adam."""
        mean, square = self.moments[name]
        mean, square = 0.9 * mean + 0.1 * gradient, 0.99 * square + 0.01 * gradient**2
        self.moments[name] = mean, square
        mean, square = mean / (1 - 0.9**self.steps), square / (1 - 0.99**self.steps)
        self.weights[name] += self.rate * mean / (np.sqrt(square) + 1e-8)


class TorchPolicy:
    """The same with hidden layers and PyTorch's gradients; tested only if PyTorch is installed."""

    def __init__(self, rate: float, seed: int) -> None:
        self.torch: Any = import_module("torch")
        self.torch.manual_seed(seed)
        layers = self.torch.nn
        self.slot = layers.Sequential(
            layers.Linear(ABOUT_SLOT, 32), layers.Tanh(), layers.Linear(32, 1)
        )
        self.other = layers.Sequential(
            layers.Linear(KNOWN, 32), layers.Tanh(), layers.Linear(32, FOLLOWERS + 1)
        )
        weights = [*self.slot.parameters(), *self.other.parameters()]
        self.optimizer = self.torch.optim.Adam(weights, rate)

    def scores(self, seen: Seen) -> Array:
        with self.torch.no_grad():
            return self._scores_and_value(seen)[0].numpy()

    def _scores_and_value(self, seen: Seen) -> tuple[Any, Any]:
        places = self.slot(self.torch.from_numpy(seen.slots))[..., 0]
        other = self.other(self.torch.from_numpy(seen.known))
        places = places.repeat_interleave(4, dim=1)
        return self.torch.cat([places, other[:, :FOLLOWERS]], dim=1), other[:, FOLLOWERS]

    def learn(self, seen: Seen, actions: Array, returns: Array) -> None:
        torch = self.torch
        scores, value = self._scores_and_value(seen)
        likely = scores.masked_fill(~torch.from_numpy(seen.mask), -1e9).log_softmax(dim=1)
        better = torch.from_numpy(returns.astype(np.float32)) - value
        chosen = likely[torch.arange(len(actions)), torch.from_numpy(actions)]
        push = (better / (better.std() + 1e-6)).detach()
        self.optimizer.zero_grad()
        (better.square().mean() / 2 - (push * chosen).mean()).backward()
        self.optimizer.step()


Policy = LinearPolicy | TorchPolicy


def probabilities(scores: Array, mask: Array) -> Array:
    """The probability of every action; 0 if it is not legal."""
    masked = np.where(mask, scores, -np.inf)
    likely = np.exp(masked - masked.max(axis=1, keepdims=True))
    return likely / likely.sum(axis=1, keepdims=True)


def choose(policy: Policy, seen: Seen, luck: Any) -> Array:
    """Sample an action for every row by its probability (the Gumbel trick)."""
    with np.errstate(divide="ignore"):
        likely = np.log(probabilities(policy.scores(seen), seen.mask))
    return (likely + luck.gumbel(size=likely.shape)).argmax(axis=1)


def play_round(env: VectorEnv, policy: Policy, seed: str, luck: Any) -> float:
    """Play a game in every row with the policy on both seats, and learn from it.

    Return a seat's points.
    """
    env.reset(seed)
    lines = np.arange(env.games)
    final: Array = np.zeros((env.games, 2))
    points = 0.0
    going: Array = np.ones(env.games, bool)
    kept: list[tuple[Array, ...]] = []
    while going.any():
        seen = Seen.of(env)
        actions = choose(policy, seen, luck)
        ahead = env.observation["points"][:, 0] - env.observation["points"][:, 1]
        decision = (seen.known, seen.slots, seen.mask, actions, lines, env.seat, ahead)
        kept.append(tuple(part[going] for part in decision))  # copies: the arrays are reused
        env.step(actions)
        ended = going & env.terminated
        final[ended] = env.rewards[ended]
        points += float(env.points[ended].sum())
        going &= ~ended
    known, slots, mask, actions, lines, seats, ahead = map(np.concatenate, zip(*kept, strict=True))
    policy.learn(Seen(known, slots, mask), actions, (final[lines, seats] - ahead) / POINTS)
    return points / (2 * env.games)


def match(policy: Policy, games: int, seed: int) -> str:
    """Against random, on alternating seats: the lead in points and its error."""
    env = VectorEnv("carcassonne", games, 2, reward="points")
    env.reset(f"{seed} match")
    luck = np.random.default_rng(seed)
    own_seat: Array = np.arange(games) % 2
    margins: Array = np.zeros(games)
    going: Array = np.ones(games, bool)
    while going.any():
        chosen = choose(policy, Seen.of(env), luck)
        env.step(np.where(env.seat == own_seat, chosen, env.random_actions(luck)))
        ended = going & env.terminated
        margins[ended] = env.rewards[ended, own_seat[ended]]
        going &= ~ended
    won = ((margins > 0) + (margins == 0) / 2).mean()
    error = margins.std() / sqrt(games)
    return f"against random {margins.mean():+.1f} ± {error:.1f} points, {won:.0%} of {games} won"


def main() -> None:
    parser = argparse.ArgumentParser(description="A policy learns Carcassonne by self-play.")
    parser.add_argument("--rounds", type=int, default=100, help="steps of learning")
    parser.add_argument("--games", type=int, default=32, help="games in a round")
    parser.add_argument("--match", type=int, default=100, help="games against random")
    parser.add_argument("--workers", type=int, default=0, help="processes that play")
    parser.add_argument("--rate", type=float, default=0.05, help="how far a step goes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--torch", action="store_true", help="small nets instead of sums")
    asked = parser.parse_args()
    if asked.torch and find_spec("torch") is None:
        parser.error("--torch wants PyTorch, which is not installed")

    policy: Policy = LinearPolicy(asked.rate)
    if asked.torch:
        policy = TorchPolicy(asked.rate / 10, asked.seed)
    print("before:", match(policy, asked.match, asked.seed))
    luck = np.random.default_rng(asked.seed)
    with VectorEnv("carcassonne", asked.games, 2, workers=asked.workers, reward="points") as env:
        for number in range(1, asked.rounds + 1):
            points = play_round(env, policy, f"{asked.seed} round {number}", luck)
            if number % 10 == 0:
                print(f"round {number}: {points:.1f} points a seat", flush=True)
    print("after:", match(policy, asked.match, asked.seed))


if __name__ == "__main__":
    main()
