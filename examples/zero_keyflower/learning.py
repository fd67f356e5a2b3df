"""What the network learns from the decisions of a round (PPO), and how its weights start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from examples.zero.learner import Learner, moved_by
from examples.zero_keyflower.playing import Learnt, chances, half, judged

from meeplewright.games.keyflower.bots.zero.inputs import inputs
from meeplewright.games.keyflower.bots.zero.net import OUTPUTS, Weights, shapes
from meeplewright.games.keyflower.bots.zero.weights import read_weights
from meeplewright.games.keyflower.rules.fields import WIDTH

CLIP = 0.2
"""A decision's probability changes by no more than this share in a round."""
FAR = 2.0
"""Errors above this many tens of points count linearly, not quadratically."""
OF_VALUE = 0.5
"""How much the error of the expected lead counts."""


def first_weights(key: jax.Array) -> Weights:
    numbers = inputs(np, np.zeros((1, WIDTH), np.int16)).numbers.shape[-1]
    weights = {}
    for index, (name, shape) in enumerate(shapes(numbers).items()):
        normal = jax.random.normal(jax.random.fold_in(key, index), shape)
        scale = 0.01 if name in OUTPUTS or name.startswith("close") else 1.0
        weights[name] = normal * scale * (2 / shape[0]) ** 0.5
        weights[f"{name}_bias"] = jnp.zeros(shape[1])
    weights["first"] = weights["first"] * 3.0  # most inputs are 0
    return weights


def loss(weights: Weights, batch: Learnt, curiosity: jax.Array) -> tuple[jax.Array, Any]:
    """PPO: the loss, and its parts."""
    seen = judged(half(weights), batch.row)
    likely = chances(seen.scores, batch.words)
    now = jnp.take_along_axis(likely, batch.action[:, None], 1)[:, 0]
    number = jnp.maximum(batch.counts.sum(), 1)
    mean = (batch.surprise * batch.counts).sum() / number
    spread = jnp.sqrt((((batch.surprise - mean) ** 2) * batch.counts).sum() / number)
    better = (batch.surprise - mean) / (spread + 1e-6)
    ratio = jnp.exp(jnp.clip(now - batch.chance, -3.0, 3.0))
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    of_play = -(jnp.minimum(ratio * better, clipped * better) * batch.counts).sum() / number
    size = jnp.abs(batch.value + batch.surprise - seen.lead)
    error = jnp.where(size < FAR, size * size / 2, FAR * (size - FAR / 2))
    of_value = (error * batch.counts).sum() / number
    mixed = -(jnp.exp(likely) * jnp.maximum(likely, -1e3)).sum(-1).mean()
    moved = ((ratio - 1) - (now - batch.chance)).mean()
    whole = of_play + OF_VALUE * of_value - curiosity * mixed
    return whole, (of_play, of_value, mixed, moved, spread)


def step(
    learner: Learner, batch: Learnt, rate: jax.Array, curiosity: jax.Array
) -> tuple[Learner, Any]:
    """One gradient step with Adam."""
    slope, parts = jax.grad(loss, has_aux=True)(learner.weights, batch, curiosity)
    return moved_by(learner, slope, rate), parts


def learn(
    learner: Learner,
    found: Learnt,
    rate: jax.Array,
    curiosity: jax.Array,
    key: jax.Array,
    batch: int,
    passes: int,
) -> tuple[Learner, Any]:
    """So many passes over all decisions of a round, in any order."""
    number = len(found.action)

    def one(learner: Learner, which: jax.Array) -> tuple[Learner, Any]:
        return step(learner, jax.tree.map(lambda part: part[which], found), rate, curiosity)

    orders = [
        jax.random.permutation(own, number)[: number // batch * batch].reshape(-1, batch)
        for own in jax.random.split(key, passes)
    ]
    learner, parts = jax.lax.scan(one, learner, jnp.concatenate(orders))
    return learner, jax.tree.map(lambda part: part.mean(), parts)


def trained_only(weights: Weights, start: Weights) -> Weights:
    """Inputs that never occurred still have the weights they started with: 0 instead."""
    changed = (weights["first"] != start["first"]).any(1)
    return weights | {"first": jnp.where(changed[:, None], weights["first"], 0.0)}


def load(path: Path) -> Weights:
    return {name: jnp.asarray(part) for name, part in read_weights(path).items()}
