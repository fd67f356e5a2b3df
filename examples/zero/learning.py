"""The weights of the network: how they start, what changes them in a step, how they are saved."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from examples.zero.learner import Learner, moved_by
from examples.zero.playing import (
    LIKELY,
    Game,
    Plan,
    Practised,
    chances,
    judged,
    self_play,
)
from examples.zero.searching import Found, searched

from meeplewright.games.carcassonne.bots.zero.net import LAST, POINTS, SHAPES, Weights

OF_TURNS = 3.0
"""How much the error of turns' scores counts; that of values counts 1."""
OF_PLAY = 1.0
"""How much the surprises of turns count."""
CLIP = 0.2
"""A turn's probability changes by no more than this share in a round."""
FAR = 2.0
"""Errors above this many tens of points count linearly, not quadratically."""


def first_weights(key: jax.Array) -> Weights:
    weights = {}
    for index, (name, shape) in enumerate(SHAPES.items()):
        normal = jax.random.normal(jax.random.fold_in(key, index), shape)
        weights[name] = normal * (0.0 if name in LAST else (2 / shape[0]) ** 0.5)
        weights[f"{name}_bias"] = jnp.zeros(shape[1])
    return weights


def _error(difference: jax.Array) -> jax.Array:
    """The Huber loss: quadratic near zero, linear far away."""
    size = jnp.abs(difference) / POINTS
    return jnp.where(size < FAR, size * size / 2, FAR * (size - FAR / 2))


class Kept(NamedTuple):
    """What is learned from one position."""

    game: Game
    found: Found  # of no turn, if it was not searched
    practised: Practised
    counts: jax.Array  # 1 unless there were too few positions


def kept(plan: Plan, weights: Weights, patience: float, key: jax.Array) -> tuple[Kept, jax.Array]:
    """Play a round's games and search in some positions; the mean points of a seat."""
    of_play, of_choice, of_search = jax.random.split(key, 3)
    games, practised, usable, points = self_play(plan, weights, patience, of_play)
    order = jax.random.uniform(of_choice, usable.shape) + ~usable
    chosen = jnp.argsort(order.reshape(-1))[: plan.positions]
    first = chosen[: plan.searched]
    by_seats = jnp.argsort(games.options.seats.reshape(-1)[first], stable=True)
    chosen = jnp.concatenate([first[by_seats], chosen[plan.searched :]])
    parts = games, practised, usable * 1.0
    at, came, counts = jax.tree.map(lambda part: part.reshape(-1, *part.shape[2:])[chosen], parts)
    some = jax.tree.map(lambda part: part[: plan.searched], at)
    found = searched(plan, weights, some, of_search)
    rest = plan.positions - plan.searched
    found = jax.tree.map(lambda part: jnp.pad(part, ((0, rest), (0, 0))), found)
    return Kept(at, found, came, counts), points


def losses(plan: Plan, weights: Weights, kept: Kept) -> tuple[jax.Array, jax.Array, jax.Array]:
    """The losses of one position: of its value, of its turns' scores, and of what was played."""
    value, scores, _ = judged(plan, weights, kept.game)
    of_value = _error(value - kept.practised.target)
    of_play = _of_play(plan, scores, kept.practised)
    return (
        of_value * kept.counts,
        _of_turns(scores, kept.found) * kept.counts,
        of_play * kept.counts,
    )


def _of_turns(scores: jax.Array, found: Found) -> jax.Array:
    """How far the scores are from what the search found, relative to each other."""
    own = scores[found.turns]
    seen = ((found.is_real > 0) & (own > LIKELY)) * 1.0
    own, lead = (jnp.where(seen > 0, numbers, 0.0) for numbers in (own, found.lead))
    number = jnp.maximum(seen.sum(), 1.0)
    apart = (own - own.sum() / number) - (lead - lead.sum() / number)
    return (_error(apart) * seen).sum() / number


def _of_play(plan: Plan, scores: jax.Array, practised: Practised) -> jax.Array:
    """Less if turns with good surprises become more likely (PPO)."""
    now = chances(plan, scores[practised.turns])[practised.chosen]
    ratio = jnp.exp(jnp.clip(now - practised.chance, -3.0, 3.0))
    surprise = practised.surprise / POINTS
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    return -jnp.minimum(ratio * surprise, clipped * surprise)


def loss(plan: Plan, weights: Weights, batch: Kept) -> tuple[jax.Array, tuple[jax.Array, ...]]:
    """The weighted sum of the three, and each of them."""
    of_value, of_turns, of_play = jax.vmap(partial(losses, plan, weights))(batch)
    is_searched = batch.found.is_real.any(1) * batch.counts
    number = jnp.maximum(batch.counts.sum(), 1)
    parts = (
        of_value.sum() / number,
        of_turns.sum() / jnp.maximum(is_searched.sum(), 1),
        of_play.sum() / number,
    )
    return parts[0] + OF_TURNS * parts[1] + OF_PLAY * parts[2], parts


def step(plan: Plan, learner: Learner, batch: Kept, rate: jax.Array) -> tuple[Learner, Any]:
    """One gradient step with Adam."""
    slope, parts = jax.grad(partial(loss, plan), has_aux=True)(learner.weights, batch)
    return moved_by(learner, slope, rate), parts


def save(weights: Weights, path: Path) -> None:
    """Save in 16 bits, which is enough for the bot."""
    with path.open("wb") as file:
        np.savez(file, **{name: np.asarray(part, np.float16) for name, part in weights.items()})


def load(path: Path) -> Weights:
    with np.load(path) as parts:
        return {name: jnp.asarray(parts[name], jnp.float32) for name in parts.files}
