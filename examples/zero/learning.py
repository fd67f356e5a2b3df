"""The network's weights: how they start, how a learning step changes them, how they are saved."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
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


def first_learner(weights: Weights) -> Learner:
    none = jax.tree.map(jnp.zeros_like, weights)
    return Learner(weights, weights, none, none, jnp.int32(0))


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
