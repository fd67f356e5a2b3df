"""What the network says about positions of the game."""

from __future__ import annotations

import numpy as np

from meeplewright.core.game import State
from meeplewright.games.keyflower.bots.zero.inputs import Array, inputs
from meeplewright.games.keyflower.bots.zero.net import Judged, judge
from meeplewright.games.keyflower.bots.zero.weights import taught_weights
from meeplewright.games.keyflower.rules.fields import FIRST
from meeplewright.games.keyflower.rules.tiles import WINTER_TILES


def judged(rows: Array) -> Judged:
    """What the network says about some positions."""
    weights = taught_weights()
    seen = inputs(np, rows)
    # Most inputs are 0 in all positions.
    used = np.flatnonzero(seen.numbers.any(tuple(range(seen.numbers.ndim - 1))))
    seen = seen._replace(numbers=seen.numbers[..., used])
    dealt = FIRST["own_dealt"]
    own_dealt = rows[..., dealt : dealt + len(WINTER_TILES)].astype(np.int64)
    return judge(np, weights | {"first": weights["first"][used]}, seen, own_dealt)


def row_of(state: State, seat: int) -> Array:
    """What the seat knows."""
    return np.frombuffer(state.game.encoding(state.seats).observe(state, seat), "<i2")


def ids_of(state: State, seat: int) -> list[int]:
    """The ids of the legal actions, in their order."""
    return state.game.encoding(state.seats).legal_ids(state, seat)


def likely_actions(state: State, seat: int) -> Array:
    """By legal action: the logarithm of its probability."""
    scores = judged(row_of(state, seat)).scores[ids_of(state, seat)]
    above = scores - scores.max()
    return above - np.log(np.exp(above).sum())
