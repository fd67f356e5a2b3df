"""Train the bot `zero` by self-play with search, on the batched engine.

    python -m examples.zero.train --rounds 80 --weights zero.npz

in a checkout, with JAX and mctx: pip install '.[train]'. A round plays `--games` games at once and
learns from all their positions. Every few rounds it prints results against an untrained network,
which plays like greedy, and against random play. On a CPU the same seed gives the same weights; on
a GPU sums are computed in any order, and the weights differ a little.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from examples.zero.learning import Learner, first_learner, save, step
from examples.zero.playing import TURNS, Kept, Plan, match, self_play

from meeplewright.games.carcassonne.bots.zero.net import Weights

SLOWEST = 0.02
"""The last round's rate as a share of the first round's."""


def learn(
    plan: Plan, batch: int, learner: Learner, kept: Kept, rate: jax.Array, key: jax.Array
) -> tuple[Learner, Any]:
    """One pass over the positions of a round, in any order."""
    kept = jax.tree.map(lambda part: part.reshape(-1, *part.shape[2:]), kept)
    positions = TURNS * plan.games
    order = jax.random.permutation(key, positions)[: positions // batch * batch]

    def one(learner: Learner, which: jax.Array) -> tuple[Learner, Any]:
        return step(plan, learner, jax.tree.map(lambda part: part[which], kept), rate)

    learnt: tuple[Learner, Any] = jax.lax.scan(one, learner, order.reshape(-1, batch))
    return learnt


class Trainer:
    """Compiles once, trains many times."""

    def __init__(self, plan: Plan, batch: int, match_games: int = 0) -> None:
        self.play = jax.jit(partial(self_play, plan))
        self._learn = jax.jit(partial(learn, plan, batch))
        self._match = jax.jit(lambda own, other, key: match(plan, own, other, match_games, key))

    def train(
        self,
        rounds: int,
        seed: int,
        rate: float = 2e-3,
        patience: float = 0.8,
        report: Callable[[int, Learner, str], None] | None = None,
    ) -> Learner:
        """`report` is called with the results of each round. The rate falls by half a cosine."""
        key = jax.random.key(seed)
        learner = first_learner(jax.random.fold_in(key, 0))
        for number in range(1, rounds + 1):
            of_play, of_study, _ = jax.random.split(jax.random.fold_in(key, number), 3)
            kept, points = self.play(learner.weights, jnp.float32(patience), of_play)
            fallen = (1 + np.cos(np.pi * (number - 1) / rounds)) / 2
            now = jnp.float32(rate * (SLOWEST + (1 - SLOWEST) * fallen))
            learner, parts = self._learn(learner, kept, now, of_study)
            if report is not None:
                value, turns = (float(part[-8:].mean()) for part in parts)
                losses = f"loss {value:.4f} and {turns:.5f}"
                report(number, learner, f"{float(points):.1f} points a seat, {losses}")
        return learner

    def stands(self, weights: Weights, seed: int, number: int) -> str:
        """The results against greedy and random play."""
        key = jax.random.key(seed)
        of_match = jax.random.split(jax.random.fold_in(key, number), 3)[2]
        untaught = first_learner(jax.random.fold_in(key, 0)).weights
        margins = [self._match(weights, other, of_match) for other in (untaught, None)]
        return "against greedy play {}, random {}".format(*map(_summed_up, margins))


def _summed_up(margins: jax.Array) -> str:
    found: Any = np.asarray(margins)
    won = ((found > 0) + (found == 0) / 2).mean()
    return f"{found.mean():+.1f} ± {found.std() / len(found) ** 0.5:.1f} ({won:.0%})"


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Teach the bot zero.")
    parser.add_argument("--rounds", type=int, default=80)
    parser.add_argument("--games", type=int, default=Plan.games, help="games in a round")
    parser.add_argument("--simulations", type=int, default=Plan.simulations)
    parser.add_argument("--batch", type=int, default=2048, help="positions in a step of learning")
    parser.add_argument("--rate", type=float, default=2e-3, help="how far a step goes at first")
    parser.add_argument("--patience", type=float, default=0.8, help="lambda of the targets")
    parser.add_argument("--match", type=int, default=512, help="games against others")
    parser.add_argument("--tell", type=int, default=4, help="rounds between two matches")
    parser.add_argument("--weights", type=Path, default=Path("zero.npz"), help="where to keep them")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def main() -> None:
    asked = arguments().parse_args()
    plan = Plan(games=asked.games, simulations=asked.simulations)
    trainer = Trainer(plan, asked.batch, asked.match)
    began = time.monotonic()

    def report(number: int, learner: Learner, how: str) -> None:
        if number % asked.tell and number not in (1, asked.rounds):
            return
        stands = trainer.stands(learner.mean, asked.seed, number)
        print(f"round {number}, {time.monotonic() - began:.0f} s: {how}; {stands}", flush=True)
        save(learner.mean, asked.weights)

    trainer.train(asked.rounds, asked.seed, asked.rate, asked.patience, report)


if __name__ == "__main__":
    main()
