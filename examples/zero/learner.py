"""The weights of a network while it is trained: Adam, their running mean, and how they are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

Weights = dict[str, Any]


class Learner(NamedTuple):
    """The weights, their mean over the last steps, and the state of Adam."""

    weights: Weights
    mean: Weights
    first: Weights
    second: Weights
    steps: jax.Array


def first_learner(weights: Weights) -> Learner:
    none = jax.tree.map(jnp.zeros_like, weights)
    mean, second = (jax.tree.map(jnp.copy, tree) for tree in (weights, none))
    return Learner(weights, mean, none, second, jnp.int32(0))


def moved_by(learner: Learner, slope: Weights, rate: jax.Array) -> Learner:
    """After one gradient step with Adam. Large gradients are scaled down."""
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
    return Learner(weights, mean, first, second, steps)


def save_learner(learner: Learner, rounds: int, path: Path) -> None:
    """Save all that is needed to go on after so many rounds."""
    parts = {
        f"{kind}/{name}": np.asarray(part)
        for kind, weights in learner._asdict().items()
        if kind != "steps"
        for name, part in weights.items()
    }
    unfinished = path.with_name(path.name + ".new")
    with unfinished.open("wb") as file:
        np.savez(file, rounds=rounds, steps=np.asarray(learner.steps), **parts)
    unfinished.replace(path)


def load_learner(path: Path) -> tuple[Learner, int]:
    """The learner, and after how many rounds it was saved."""
    trees: dict[str, Weights] = {kind: {} for kind in Learner._fields if kind != "steps"}
    with np.load(path) as parts:
        for name in parts.files:
            if "/" in name:
                kind, own = name.split("/")
                trees[kind][own] = jnp.asarray(parts[name])
        return Learner(**trees, steps=jnp.asarray(parts["steps"])), int(parts["rounds"])
