"""The network: the value of a position beyond its points, and how good each turn is.

Features of the table and segments of a placement go through small layers, shared among all of their
kind, and are summed. So the network does not depend on the size of the table or the number of
seats. The score of a turn starts from the points gained if the game ended then, as for greedy; the
network learns what to add.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from meeplewright.games.carcassonne.bots.zero.features import Places, Position, places, position
from meeplewright.games.carcassonne.bots.zero.net_inputs import Array, NetInputs
from meeplewright.games.carcassonne.bots.zero.tile_facts import MOST

POINTS: Final = 10.0
"""The network counts in tens of points."""
SHAPES: Final = {
    "way_set": (17, 32),
    "field_set": (11, 32),
    "cloister_set": (5, 16),
    "table": (69 + 80 + 9, 128),
    "table_2": (128, 64),
    "value": (64, 1),
    "context": (128, 128),
    "way": (24, 32),
    "field": (15, 32),
    "way_place": (32, 128),
    "field_place": (32, 128),
    "cell_place": (14, 128),
    "place_2": (128, 128),
    "place": (128, 1),
    "option": (128, 32),
    "way_option": (32, 32),
    "field_option": (32, 32),
    "cloister_option": (14, 32),
    "follower": (32, 1),
}
"""[in, out] of every layer; each also has a bias."""
LAST: Final = ("value", "place", "follower")
"""These start at zero: the untrained network plays like greedy."""

Weights = dict[str, Array]


class Judged(NamedTuple):
    value: Array  # the expected final lead, with the best of these turns
    score: Array  # [place, option]: by how many points a turn is better than another
    margin: Array  # if the game ended now


def _layer(weights: Weights, name: str, inputs: Array) -> Array:
    return inputs @ weights[name] + weights[f"{name}_bias"]


def judge(
    xp: Any, weights: Weights, net_inputs: NetInputs, slot: Array, turn: Array, there: Array
) -> Judged:
    """The placements are listed by slot and rotation; those that do not exist count for nothing."""
    known = position(xp, net_inputs)
    laid = places(xp, net_inputs, known, slot, turn)
    table = _table(xp, weights, known)
    value = _layer(weights, "value", _relu(xp, _layer(weights, "table_2", table)))[0]
    score = laid.gain + POINTS * _scores(xp, weights, laid, table)
    score = xp.where((laid.free > 0) & (there[:, None] > 0), score, -1e9)
    return Judged(known.margin + POINTS * value + score.max(), score, known.margin)


def _relu(xp: Any, inputs: Array) -> Array:
    return xp.maximum(inputs, 0.0)


def _table(xp: Any, weights: Weights, known: Position) -> Array:
    kinds = {"way_set": known.ways, "field_set": known.fields, "cloister_set": known.cloisters}
    sets = [
        (_relu(xp, _layer(weights, name, kind.inputs)) * kind.matter[:, None]).sum(0) / 4
        for name, kind in kinds.items()
    ]
    seen = xp.concatenate([known.globals, *sets, known.table])
    return _relu(xp, _layer(weights, "table", seen))


def _scores(xp: Any, weights: Weights, laid: Places, table: Array) -> Array:
    ways = _relu(xp, _layer(weights, "way", laid.ways)) * laid.way_is[..., None]
    fields = _relu(xp, _layer(weights, "field", laid.fields)) * laid.field_is[..., None]
    hidden = _layer(weights, "way_place", ways.sum(1)) + _layer(weights, "context", table)
    hidden = hidden + _layer(weights, "field_place", fields.sum(1))
    hidden = _relu(xp, hidden + _layer(weights, "cell_place", laid.cell))
    hidden = _relu(xp, _layer(weights, "place_2", hidden))
    base = _layer(weights, "place", hidden)
    options = [
        _layer(weights, "way_option", ways),
        _layer(weights, "field_option", fields),
        _layer(weights, "cloister_option", laid.cell)[:, None],
    ]
    about = _relu(xp, xp.concatenate(options, 1) + _layer(weights, "option", hidden)[:, None])
    put = _layer(weights, "follower", about)[..., 0]
    assert put.shape[1] == 2 * MOST + 1
    return base + xp.concatenate([0 * base, put], 1)
