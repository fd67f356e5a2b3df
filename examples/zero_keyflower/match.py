"""Play the weights of two trainings against each other, without a search.

    python -m examples.zero_keyflower.match new.npz old.npz --seats 2 --games 4096

in a checkout, with JAX. One seat of every game has the first weights, all others have the second.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from meeplewright.stand_ins import use_stand_ins

use_stand_ins()  # before anything else of the package

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402
from examples.zero_keyflower.learning import load  # noqa: E402
from examples.zero_keyflower.playing import batch_of, chances, half, judged  # noqa: E402

from meeplewright.games.keyflower.bots.zero.net import Weights  # noqa: E402


class Games(NamedTuple):
    """All games of a match, while they are played."""

    states: Any
    points: jax.Array  # [game, seat]: the final points, when the game is over
    over: jax.Array
    key: jax.Array


def match(games: int, seats: int, first: Weights, second: Weights, key: jax.Array) -> jax.Array:
    """[game, seat]: the points. In game n the seat n modulo `seats` has the first weights."""
    batch = batch_of(seats)
    of_first = jnp.arange(games) % seats
    both = half(first), half(second)

    def one(now: Games) -> Games:
        key, of_step = jax.random.split(now.key)
        rows = batch.observe(now.states)
        words = now.states.legal_words
        best, other = (chances(judged(part, rows).scores, words).argmax(-1) for part in both)
        action = jnp.where(now.states.current_player == of_first, best, other).astype(jnp.int32)
        after = batch.step(now.states, action, of_step)
        ends = after.terminated & ~now.over
        points = jnp.where(ends[:, None], after.rewards, now.points)
        return Games(after, points, now.over | ends, key)

    states = batch.init(jax.random.split(key, games))
    start = Games(states, jnp.zeros((games, seats)), jnp.zeros(games, bool), key)
    played: Games = jax.lax.while_loop(lambda now: ~now.over.all(), one, start)
    return played.points


def said(points: Any) -> str:
    """The lead of the seats with the first weights over the mean of the others, and their wins."""
    games, seats = points.shape
    is_first = jnp.arange(games)[:, None] % seats == jnp.arange(seats)
    own = jnp.where(is_first, points, 0).sum(1)
    others = jnp.where(is_first, 0, points).sum(1) / (seats - 1)
    best = points == points.max(1, keepdims=True)
    won = (jnp.where(is_first, best, False).any(1) / best.sum(1)).mean()
    lead = own - others
    error = lead.std() / games**0.5
    return (
        f"{seats} seats, {games} games: {own.mean():.1f} to {others.mean():.1f} points,"
        f" {lead.mean():+.2f} ± {error:.2f}, won {won:.1%}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Play two weights of zero against each other.")
    parser.add_argument("first", type=Path)
    parser.add_argument("second", type=Path)
    parser.add_argument("--seats", default="2,3,4", help="numbers of seats")
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    both = load(asked.first), load(asked.second)
    for seats in [int(part) for part in asked.seats.split(",")]:
        playing = jax.jit(partial(match, asked.games, seats))
        print(said(playing(*both, jax.random.key(asked.seed))), flush=True)


if __name__ == "__main__":
    main()
