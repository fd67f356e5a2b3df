"""Train the bot `zero` by self-play with search, on the batched engine.

    python -m examples.zero.train --rounds 715 --weights zero.npz

in a checkout, with JAX: pip install '.[train]'. A round plays `--games` games at once, searches in
some of their positions and learns from more of them. Every few rounds it prints results against an
untrained network, which plays like greedy, or against the weights that it started with. With
`--state` it goes on where it was stopped. On a CPU the same seed gives the same weights; on a GPU
sums are computed in any order, and the weights differ a little.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from examples.zero.learner import Learner, first_learner, load_learner, save_learner
from examples.zero.learning import Kept, first_weights, kept, load, save, step
from examples.zero.playing import Plan, match

from meeplewright.games.carcassonne.bots.zero.net import Weights

SLOWEST = 0.02
"""The last round's rate as a share of the first round's."""
MATCHED = (2, 4)
"""The numbers of seats in matches."""


def learn(
    plan: Plan, batch: int, learner: Learner, kept: Kept, rate: jax.Array, key: jax.Array
) -> tuple[Learner, Any]:
    """One pass over the positions of a round, in any order."""
    order = jax.random.permutation(key, plan.positions)[: plan.positions // batch * batch]

    def one(learner: Learner, which: jax.Array) -> tuple[Learner, Any]:
        return step(plan, learner, jax.tree.map(lambda part: part[which], kept), rate)

    learnt: tuple[Learner, Any] = jax.lax.scan(one, learner, order.reshape(-1, batch))
    return learnt


class Trainer:
    """Compiles once, trains many times."""

    def __init__(self, plan: Plan, batch: int, match_games: int = 0) -> None:
        self.play: Any = jax.jit(partial(kept, plan))
        self._learn: Any = jax.jit(partial(learn, plan, batch))
        self._match: Any = jax.jit(
            lambda own, other, seats, key: match(plan, own, other, seats, match_games, key)
        )

    def compile(self, weights: Weights) -> None:
        """Compile everything at once, which takes less time on several processors."""
        key, number = jax.random.key(0), jnp.float32(0)
        play = self.play.lower(weights, number, key)
        positions, _ = jax.eval_shape(self.play, weights, number, key)
        study = self._learn.lower(first_learner(weights), positions, number, key)
        matching = self._match.lower(weights, weights, jnp.int32(2), key)
        with ThreadPoolExecutor() as pool:
            compiled = pool.map(lambda lowered: lowered.compile(), (play, study, matching))
            self.play, self._learn, self._match = compiled

    def train(
        self,
        rounds: int,
        seed: int,
        learner: Learner,
        rate: float = 7e-4,
        patience: float = 0.9,
        done: int = 0,
        report: Callable[[int, Learner, str], bool] | None = None,
    ) -> Learner:
        """From the round after those `done`; the rate falls by half a cosine.

        `report` is called with the results of each round and says whether to go on.
        """
        key = jax.random.key(seed)
        for number in range(done + 1, rounds + 1):
            of_play, of_study, _ = jax.random.split(jax.random.fold_in(key, number), 3)
            kept, points = self.play(learner.weights, jnp.float32(patience), of_play)
            fallen = (1 + np.cos(np.pi * (number - 1) / rounds)) / 2
            now = jnp.float32(rate * (SLOWEST + (1 - SLOWEST) * fallen))
            learner, parts = self._learn(learner, kept, now, of_study)
            value, turns, chosen = (float(part.mean()) for part in parts)
            said = f"{float(points):.1f} points, losses {value:.4f} {turns:.5f} {chosen:+.5f}"
            if report is not None and not report(number, learner, said):
                break
        return learner

    def stands(self, weights: Weights, other: Weights, seed: int, number: int) -> str:
        """The results of one seat against the others, who have other weights."""
        of_match = jax.random.split(jax.random.fold_in(jax.random.key(seed), number), 3)[2]
        found = []
        for seats in MATCHED:
            lead, won = self._match(weights, other, jnp.int32(seats), of_match)
            error = float(lead.std()) / len(lead) ** 0.5
            mean, share = float(lead.mean()), float(won.mean())
            found.append(f"{seats} seats {mean:+.1f} ± {error:.1f} ({share:.0%})")
        return ", ".join(found)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Train the bot zero.")
    parser.add_argument("--rounds", type=int, default=715)
    parser.add_argument("--games", type=int, default=Plan.games, help="games in a round")
    parser.add_argument("--positions", type=int, default=Plan.positions, help="learned from")
    parser.add_argument("--searched", type=int, default=Plan.searched, help="of these positions")
    parser.add_argument("--batch", type=int, default=4096, help="positions in a step of learning")
    parser.add_argument("--rate", type=float, default=7e-4, help="how far a step goes at first")
    parser.add_argument("--patience", type=float, default=0.9, help="lambda of the targets")
    parser.add_argument("--match", type=int, default=1024, help="games against others")
    parser.add_argument("--tell", type=int, default=25, help="rounds between two matches")
    parser.add_argument("--weights", type=Path, default=Path("zero.npz"), help="where to keep them")
    parser.add_argument("--start", type=Path, help="weights to start with")
    parser.add_argument("--state", type=Path, help="where to keep all that is needed to go on")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after these")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def main() -> None:
    began = time.monotonic()
    asked = arguments().parse_args()
    plan = Plan(games=asked.games, positions=asked.positions, searched=asked.searched)
    start = first_weights(jax.random.key(asked.seed)) if asked.start is None else load(asked.start)
    learner, done = first_learner(start), 0
    if asked.state is not None and asked.state.exists():
        learner, done = load_learner(asked.state)
    trainer = Trainer(plan, asked.batch, asked.match)
    trainer.compile(start)
    print(f"compiled, {time.monotonic() - began:.0f} s", flush=True)

    def report(number: int, learner: Learner, said: str) -> bool:
        goes_on: bool = time.monotonic() - began < asked.seconds
        if goes_on and number % asked.tell and number not in (1, asked.rounds):
            return True
        stands = trainer.stands(learner.mean, start, asked.seed, number)
        print(f"round {number}, {time.monotonic() - began:.0f} s: {said}; {stands}", flush=True)
        save(learner.mean, asked.weights)
        if asked.state is not None:
            save_learner(learner, number, asked.state)
        return goes_on

    trainer.train(asked.rounds, asked.seed, learner, asked.rate, asked.patience, done, report)


if __name__ == "__main__":
    main()
