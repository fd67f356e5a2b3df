"""The network's weights: how they start, how a learning step changes them, how they are saved."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from examples.zero.playing import LIKELY, Kept, Plan, judged

from meeplewright.games.carcassonne.bots.zero.net import LAST, POINTS, SHAPES, Weights

FAR = 2.0
"""Errors above this many tens of points count linearly, not quadratically."""


class Learner(NamedTuple):
    """The weights, their mean over the last steps, and the state of Adam."""

    weights: Weights
    mean: Weights
    first: Weights
    second: Weights
    steps: jax.Array


def first_weights(key: jax.Array) -> Weights:
    weights = {}
    for index, (name, shape) in enumerate(SHAPES.items()):
        normal = jax.random.normal(jax.random.fold_in(key, index), shape)
        weights[name] = normal * (0.0 if name in LAST else (2 / shape[0]) ** 0.5)
        weights[f"{name}_bias"] = jnp.zeros(shape[1])
    return weights


def first_learner(key: jax.Array) -> Learner:
    weights = first_weights(key)
    none = jax.tree.map(jnp.zeros_like, weights)
    return Learner(weights, weights, none, none, jnp.int32(0))


def _error(difference: jax.Array) -> jax.Array:
    """The Huber loss: quadratic near zero, linear far away."""
    size = jnp.abs(difference) / POINTS
    return jnp.where(size < FAR, size * size / 2, FAR * (size - FAR / 2))


def losses(plan: Plan, weights: Weights, kept: Kept) -> tuple[jax.Array, jax.Array]:
    """The losses of one position: its value, and the turns' scores relative to each other."""
    value, scores, _ = judged(plan, weights, kept.table)
    own = scores[kept.turns]
    seen = ((kept.visits > 0) & (own > LIKELY)) * 1.0
    own, found = (jnp.where(seen > 0, numbers, 0.0) for numbers in (own, kept.found))
    number = jnp.maximum(seen.sum(), 1.0)
    apart = (own - own.sum() / number) - (found - found.sum() / number)
    of_turns = (_error(apart) * seen).sum() / number
    return _error(value - kept.target) * kept.counts, of_turns * kept.counts


def loss(plan: Plan, weights: Weights, batch: Kept) -> tuple[jax.Array, tuple[jax.Array, ...]]:
    """Scores must be right to a point, which is impossible for values: scores weigh more."""
    of_value, of_turns = jax.vmap(partial(losses, plan, weights))(batch)
    number = jnp.maximum(batch.counts.sum(), 1)
    parts = of_value.sum() / number, of_turns.sum() / number
    return parts[0] + 10.0 * parts[1], parts


def step(plan: Plan, learner: Learner, batch: Kept, rate: jax.Array) -> tuple[Learner, Any]:
    """One gradient step with Adam."""
    slope, parts = jax.grad(partial(loss, plan), has_aux=True)(learner.weights, batch)
    size = jnp.sqrt(sum((part**2).sum() for part in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda part: part * jnp.minimum(1.0, 1.0 / (size + 1e-9)), slope)
    steps = learner.steps + 1
    first = jax.tree.map(lambda had, new: 0.9 * had + 0.1 * new, learner.first, slope)
    second = jax.tree.map(lambda had, new: 0.99 * had + 0.01 * new**2, learner.second, slope)
    by_first, by_second = 1 - 0.9**steps, 1 - 0.99**steps

    def moved(weight: jax.Array, mean: jax.Array, square: jax.Array) -> jax.Array:
        return weight - rate * (mean / by_first) / (jnp.sqrt(square / by_second) + 1e-8)

    weights = jax.tree.map(moved, learner.weights, first, second)
    kept = jnp.minimum(0.999, (1 + steps) / (10 + steps))
    mean = jax.tree.map(lambda had, new: kept * had + (1 - kept) * new, learner.mean, weights)
    return Learner(weights, mean, first, second, steps), parts


def save(weights: Weights, path: Path) -> None:
    """Save in 16 bits, which is enough for the bot."""
    with path.open("wb") as file:
        np.savez(file, **{name: np.asarray(part, np.float16) for name, part in weights.items()})


def load(path: Path) -> Weights:
    with np.load(path) as parts:
        return {name: jnp.asarray(parts[name], jnp.float32) for name in parts.files}
