"""Train Keyflower's bot `zero` by self-play alone, on the batched engine.

    python -m examples.zero_keyflower.train --weights zero.npz --state state.npz

in a checkout, with JAX: pip install '.[train]'. A round plays some actions in every game of a
batch and learns from them (PPO). Rounds take turns with the numbers of seats. With `--state` it
goes on where it was stopped. On a machine that has only JAX and numpy it works, too.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from meeplewright.stand_ins import use_stand_ins

use_stand_ins()  # before anything else of the package

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
import numpy as np  # noqa: E402
from examples.zero.learner import Learner, first_learner, load_learner, save_learner  # noqa: E402
from examples.zero_keyflower.learning import first_weights, learn, load, trained_only  # noqa: E402
from examples.zero_keyflower.playing import batch_of, learnt, play  # noqa: E402

from meeplewright.games.keyflower.bots.zero.net import OWN, Weights  # noqa: E402
from meeplewright.games.keyflower.bots.zero.weights import write_weights  # noqa: E402

SLOWEST = 0.03
"""The last round's rate as a share of the first round's."""
LEAST_CURIOUS = 0.1
"""The same for what entropy is worth."""


class Trainer:
    """Plays and learns, in compiled functions."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.seats = [int(part) for part in asked.seats.split(",")]
        self._key = jax.random.key(asked.seed)
        self._states: dict[int, Any] = {}
        self._play: dict[int, Any] = {}
        self._learn: Any = None

    def compile(self, learner: Learner) -> None:
        """Compile everything at once, which takes less time, and begin the games."""
        number = jnp.float32(0)

        def compiled(seats: int) -> tuple[int, Any, Any, Any]:
            keys = jax.random.split(jax.random.fold_in(self._key, seats), self.asked.games)
            states = jax.jit(batch_of(seats).init)(keys)
            playing: Any = jax.jit(partial(self._played, seats), donate_argnums=1)
            _, found, _ = jax.eval_shape(playing, learner.weights, states, number, self._key)
            lowered = playing.lower(learner.weights, states, number, self._key)
            return seats, states, lowered.compile(), found

        with ThreadPoolExecutor() as pool:
            all_compiled = list(pool.map(compiled, sorted(set(self.seats))))
        for seats, states, playing, _ in all_compiled:
            self._states[seats], self._play[seats] = states, playing
        found = all_compiled[0][-1]  # the same shapes for all
        learning = partial(learn, batch=self.asked.batch, passes=self.asked.passes)
        lowered = jax.jit(learning, donate_argnums=0).lower(
            learner, found, number, number, self._key
        )
        self._learn = lowered.compile()

    def round(self, number: int, learner: Learner) -> tuple[Learner, int, Any]:
        """The learner after this round, the number of seats, and what to report."""
        asked, part = self.asked, (number - 1) / self.asked.rounds
        fallen = (1 + np.cos(np.pi * part)) / 2
        rate = asked.rate * (SLOWEST + (1 - SLOWEST) * fallen)
        curiosity = asked.curiosity * (LEAST_CURIOUS + (1 - LEAST_CURIOUS) * fallen)
        own = asked.own + (OWN - asked.own) * min(1.0, 2 * part)
        of_play, of_learning = jax.random.split(jax.random.fold_in(self._key, number))
        seats = self.seats[number % len(self.seats)]
        self._states[seats], found, ends = self._play[seats](
            learner.weights, self._states[seats], jnp.float32(own), of_play
        )
        learner, parts = self._learn(
            learner, found, jnp.float32(rate), jnp.float32(curiosity), of_learning
        )
        return learner, seats, (ends, parts)

    def _played(self, seats: int, weights: Weights, states: Any, own: Any, key: Any) -> Any:
        """The games after a round, what can be learned, the number of ends and their points."""
        states, decisions = play(batch_of(seats), self.asked.steps, weights, states, key)
        found = learnt(decisions, own, self.asked.patience)
        ended = decisions.over.sum()
        by_place = jnp.sort(decisions.points, -1)[..., ::-1]
        points = jnp.where(decisions.over[..., None], by_place, 0).sum((0, 1))
        return states, found, (ended, points / jnp.maximum(ended, 1))


def train(asked: argparse.Namespace, learner: Learner, done: int) -> Learner:
    """From the round after those `done`. Reports, and saves, every few rounds."""
    began = time.monotonic()
    start = first_weights(jax.random.key(asked.seed))  # the same in every part with this seed
    trainer = Trainer(asked)
    trainer.compile(learner)
    print(f"compiled, {time.monotonic() - began:.0f} s", flush=True)
    told: dict[int, list[Any]] = defaultdict(list)
    for number in range(done + 1, asked.rounds + 1):
        learner, seats, report = trainer.round(number, learner)
        told[seats].append(report)
        if number % asked.tell and number != asked.rounds:
            continue
        jax.block_until_ready(learner)
        seconds = time.monotonic() - began
        print(f"round {number}, {seconds:.0f} s: {_said(told)}", flush=True)
        told.clear()
        write_weights(trained_only(learner.mean, start), asked.weights)
        if asked.state is not None:
            save_learner(learner, number, asked.state)
        if seconds > asked.seconds:
            break
    return learner


def _said(told: dict[int, list[Any]]) -> str:
    """By the number of seats: mean points by place, and the parts of the loss."""
    said = []
    for seats, rows in sorted(told.items()):
        (games, points), parts = jax.tree.map(lambda *values: np.array(values, float), *rows)
        mean = (points * games[:, None]).sum(0) / max(games.sum(), 1)
        names = ("play", "value", "entropy", "change", "surprise")
        losses = ", ".join(
            f"{name} {part.mean():.4f}" for name, part in zip(names, parts, strict=True)
        )
        places = " ".join(f"{value:.1f}" for value in mean)
        said.append(f"{seats} seats {places} in {games.sum():.0f} games ({losses})")
    return "; ".join(said)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Train Keyflower's bot zero.")
    parser.add_argument("--rounds", type=int, default=2080)
    parser.add_argument("--seats", default="2,3,2,4", help="by round, in turn")
    parser.add_argument("--games", type=int, default=8192, help="games at once")
    parser.add_argument("--steps", type=int, default=64, help="actions of every game in a round")
    parser.add_argument("--batch", type=int, default=16384, help="decisions in a step of learning")
    parser.add_argument("--passes", type=int, default=3, help="how often a decision is learned")
    parser.add_argument("--rate", type=float, default=7e-4, help="how far a step goes at first")
    parser.add_argument("--patience", type=float, default=0.97, help="lambda of the surprises")
    parser.add_argument("--curiosity", type=float, default=0.008, help="what entropy is worth")
    parser.add_argument("--own", type=float, default=1.0, help="what own points count at first")
    parser.add_argument("--weights", type=Path, default=Path("zero.npz"), help="where to keep them")
    parser.add_argument("--start", type=Path, help="weights to start with")
    parser.add_argument("--done", type=int, default=0, help="rounds that these have had")
    parser.add_argument("--state", type=Path, help="where to keep all that is needed to go on")
    parser.add_argument("--seconds", type=float, default=1e9, help="stop after these")
    parser.add_argument("--tell", type=int, default=40, help="rounds between two reports")
    parser.add_argument("--seed", type=int, default=1)
    return parser


def main() -> None:
    asked = arguments().parse_args()
    start = first_weights(jax.random.key(asked.seed)) if asked.start is None else load(asked.start)
    learner, done = first_learner(start), asked.done
    if asked.state is not None and asked.state.exists():
        learner, done = load_learner(asked.state)
    train(asked, learner, done)


if __name__ == "__main__":
    main()
