"""Whole batches of games of Keyflower, played by the network in all seats."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from meeplewright.games.keyflower.bots.zero.inputs import inputs
from meeplewright.games.keyflower.bots.zero.net import POINTS, RIVALRY, Judged, Weights, judge
from meeplewright.games.keyflower.jax.batch import BatchEnv
from meeplewright.games.keyflower.jax.env import Keyflower, State
from meeplewright.games.keyflower.jax.legal import unpacked
from meeplewright.games.keyflower.rules.fields import FIRST
from meeplewright.games.keyflower.rules.tiles import WINTER_TILES

NEVER = -1e9
"""The score of an illegal action."""


class Decision(NamedTuple):
    """What was seen and done; of every step and game."""

    row: jax.Array  # [2412]: the observation
    words: jax.Array  # the legal actions as bits
    action: jax.Array
    chance: jax.Array  # the logarithm of its probability
    value: jax.Array  # what the network expected
    seat: jax.Array
    over: jax.Array  # the game ended with this action
    points: jax.Array  # [seat]: the final points then


class Learnt(NamedTuple):
    """What can be learned from a decision."""

    row: jax.Array
    words: jax.Array
    action: jax.Array
    chance: jax.Array
    value: jax.Array
    surprise: jax.Array  # in tens of points
    counts: jax.Array  # 1 if the seat decided again later, or the game ended


def lead(points: jax.Array, own: jax.Array) -> jax.Array:
    """[seat]: what a seat plays for: its lead over the others, of whom the best counts most, and
    a share `own` of its own points.
    """
    numbers = points.astype(jnp.float32)
    others = jnp.where(np.eye(len(points), dtype=bool), -jnp.inf, numbers[None, :])
    weighed = jax.nn.softmax(others / RIVALRY, axis=1)
    rivals = (weighed * numbers[None, :]).sum(1)
    return (numbers - rivals + own * numbers) / POINTS


def as_points(points: jax.Array) -> jax.Array:
    return points.astype(jnp.float32)


def batch_of(seats: int) -> BatchEnv:
    """Games with the default options."""
    return BatchEnv(Keyflower(seats), as_points)


def half(weights: Weights) -> Weights:
    """The largest layer in 16 bits, for speed."""
    return weights | {"first": weights["first"].astype(jnp.bfloat16)}


def judged(weights: Weights, rows: jax.Array) -> Judged:
    """Rows of several positions. The weights are from `half`."""
    seen = inputs(jnp, rows)
    seen = seen._replace(numbers=seen.numbers.astype(weights["first"].dtype))
    dealt = FIRST["own_dealt"]
    own_dealt = rows[..., dealt : dealt + len(WINTER_TILES)].astype(jnp.int32)
    return judge(jnp, weights, seen, own_dealt)


def chances(scores: jax.Array, words: jax.Array) -> jax.Array:
    """[…, action]: the logarithms of probabilities."""
    return jax.nn.log_softmax(jnp.where(unpacked(words), scores, NEVER), -1)


def play(
    batch: BatchEnv, steps: int, weights: Weights, states: State, key: jax.Array
) -> tuple[State, Decision]:
    """So many actions in every game. Games that end are replaced by new ones."""
    weights = half(weights)

    def one(states: State, key: jax.Array) -> tuple[State, Decision]:
        of_choice, of_step = jax.random.split(key)
        rows = batch.observe(states)
        seen = judged(weights, rows)
        likely = chances(seen.scores, states.legal_words)
        action = jax.random.categorical(of_choice, likely).astype(jnp.int32)
        chance = jnp.take_along_axis(likely, action[:, None], 1)[:, 0]
        after = batch.step(states, action, of_step)
        seat = states.current_player
        return after, Decision(
            rows, states.legal_words, action, chance, seen.lead, seat, after.terminated,
            after.rewards,
        )  # fmt: skip

    played: tuple[State, Decision] = jax.lax.scan(one, states, jax.random.split(key, steps))
    return played


def surprises(decisions: Decision, own: jax.Array, patience: float) -> tuple[jax.Array, jax.Array]:
    """Of one game, by step: by how much a decision turned out better than expected (GAE over the
    decisions of its seat), and whether that is known.
    """
    seats = decisions.points.shape[1]

    def back(later: Any, now: Any) -> tuple[Any, Any]:
        value, surprise, gained, known = later
        expected, seat, over, points = now
        gained = jnp.where(over, lead(points, own), gained)
        value, surprise = (jnp.where(over, 0.0, part) for part in (value, surprise))
        known = known | over
        found = gained[seat] + value[seat] - expected + patience * surprise[seat]
        found = jnp.where(known[seat], found, 0.0)
        is_it = np.arange(seats) == seat
        after = (
            jnp.where(is_it, expected, value),
            jnp.where(is_it, found, surprise),
            jnp.where(is_it, 0.0, gained),
            known | is_it,
        )
        return after, (found, known[seat])

    nothing = jnp.zeros(seats)
    start = nothing, nothing, nothing, jnp.zeros(seats, bool)
    parts = decisions.value, decisions.seat, decisions.over, decisions.points
    found: tuple[jax.Array, jax.Array]
    _, found = jax.lax.scan(back, start, parts, reverse=True)
    return found


def learnt(decisions: Decision, own: jax.Array, patience: float) -> Learnt:
    """[steps × games]: everything of a round."""
    of_game = partial(surprises, patience=patience)
    found, known = jax.vmap(of_game, in_axes=(1, None), out_axes=1)(decisions, own)
    parts = Learnt(
        decisions.row,
        decisions.words,
        decisions.action,
        decisions.chance,
        decisions.value,
        found,
        known * 1.0,
    )
    whole: Learnt = jax.tree.map(lambda part: part.reshape(-1, *part.shape[2:]), parts)
    return whole
