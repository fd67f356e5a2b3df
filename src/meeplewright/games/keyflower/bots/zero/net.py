"""The network: how much it likes every action, and the lead that it expects.

Actions whose ids depend on the position get their scores from what stays the same: a way to place
a tile from the cell, a choice of winter tiles from the tiles, and a step of transport from how
much each resource is wanted on each tile. What is wanted on a tile is wanted on the tiles before
it on the roads, too, a little less with every step.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from meeplewright.games.keyflower.bots.zero.inputs import CELLS, Array, Inputs
from meeplewright.games.keyflower.rules.ids import CROSSED, FIRST, MEANS, MOST_IN_HAND, SLOTS
from meeplewright.games.keyflower.rules.tiles import RESOURCES, WINTER_TILES
from meeplewright.games.keyflower.rules.village import SIDES

HIDDEN: Final = 512
BLOCKS: Final = 2
POINTS: Final = 10.0
"""The network counts in tens of points."""
RIVALRY: Final = 10.0
"""Points: an opponent this far behind the best one counts e times less in a lead."""
OWN: Final = 0.2
"""How much a seat's own points count beside its lead."""
STEPS_AHEAD: Final = 3
"""So many steps of transport are considered."""
KEPT: Final = 0.9
"""How much a step further away is still wanted."""

DIRECT: Final = FIRST["carry"]
"""The ids before these have scores of their own, and so have those from `upgrade` to `lay`."""
OUTPUTS: Final = {
    "direct": DIRECT,
    "later": FIRST["lay"] - FIRST["upgrade"],
    "wanted": CROSSED * len(RESOURCES),
    "carry": 1,
    "lay": CELLS * SIDES,
    "winter": len(WINTER_TILES),
    "value": 1,
}
_CHOICES: Array = (np.arange(1, 2**MOST_IN_HAND)[:, None] >> np.arange(MOST_IN_HAND) & 1) * 1.0
assert FIRST["winter"] + len(_CHOICES) == len(MEANS)

Weights = dict[str, Array]


class Judged(NamedTuple):
    scores: Array  # […, action]: of all actions, legal or not
    lead: Array  # at the end, and a share of the seat's own points; in tens of points


def shapes(numbers: int) -> dict[str, tuple[int, int]]:
    """[in, out] of every layer, for so many inputs; each also has a bias."""
    found = {"first": (numbers, HIDDEN)}
    for block in range(BLOCKS):
        found |= {f"open_{block}": (HIDDEN, HIDDEN), f"close_{block}": (HIDDEN, HIDDEN)}
    return found | {name: (HIDDEN, size) for name, size in OUTPUTS.items()}


def judge(xp: Any, weights: Weights, seen: Inputs, own_dealt: Array) -> Judged:
    hidden = _hidden(xp, weights, seen.numbers)
    direct = _layer(weights, "direct", hidden)
    later = _layer(weights, "later", hidden)
    values = _layer(weights, "value", hidden)
    parts = [direct, _carrying(xp, weights, hidden, seen.beyond), later]
    parts += [_laying(xp, weights, hidden, seen.slots)]
    parts += [_choosing(xp, weights, hidden, own_dealt)]
    return Judged(xp.concatenate(parts, -1), values[..., 0])


def _layer(weights: Weights, name: str, inputs: Array) -> Array:
    return inputs @ weights[name] + weights[f"{name}_bias"]


def _hidden(xp: Any, weights: Weights, numbers: Array) -> Array:
    hidden = _layer(weights, "first", numbers)
    for block in range(BLOCKS):
        within = xp.maximum(_layer(weights, f"open_{block}", xp.maximum(_scaled(xp, hidden), 0)), 0)
        hidden = hidden + _layer(weights, f"close_{block}", within)
    return xp.maximum(_scaled(xp, hidden), 0)


def _scaled(xp: Any, hidden: Array) -> Array:
    """With a mean square of one, so that blocks do not make numbers grow."""
    square = (hidden * hidden).mean(-1, keepdims=True)
    return hidden / xp.sqrt(square + 1e-6)


def _carrying(xp: Any, weights: Weights, hidden: Array, beyond: Array) -> Array:
    """[…, 1008]: a resource should go where it is wanted more than here."""
    wanted = _layer(weights, "wanted", hidden)
    wanted = wanted.reshape(*wanted.shape[:-1], CROSSED, len(RESOURCES))
    best = wanted
    for _ in range(STEPS_AHEAD - 1):
        best = xp.maximum(wanted, _there(xp, best, beyond, -30.0).max(-2) - (1 - KEPT))
    there = _there(xp, best, beyond, 0.0)
    gained = there - wanted[..., :, None, :]
    scores = gained.reshape(*gained.shape[:-3], CROSSED * SIDES * len(RESOURCES))
    return scores + _layer(weights, "carry", hidden)


def _there(xp: Any, wanted: Array, beyond: Array, nothing: float) -> Array:
    """[…, tile, side, resource]: how much it is wanted there."""
    shape = beyond.shape
    where = xp.maximum(beyond - 1, 0).reshape(*shape[:-2], -1)[..., None]
    found = xp.take_along_axis(wanted, where, -2).reshape(*shape, len(RESOURCES))
    return xp.where(beyond[..., None] > 0, found, nothing)


def _laying(xp: Any, weights: Weights, hidden: Array, slots: Array) -> Array:
    by_cell = _layer(weights, "lay", hidden)
    by_cell = by_cell.reshape(*by_cell.shape[:-1], CELLS, SIDES)
    found = xp.take_along_axis(by_cell, slots[..., None], -2)
    return found.reshape(*found.shape[:-2], SLOTS * SIDES)


def _choosing(xp: Any, weights: Weights, hidden: Array, own_dealt: Array) -> Array:
    """[…, 7]: the sum of the chosen tiles of the hand."""
    by_tile = _layer(weights, "winter", hidden)
    order = own_dealt.cumsum(-1) * own_dealt
    in_hand = (order[..., None, :] == xp.arange(1, MOST_IN_HAND + 1)[:, None]) * 1.0
    return ((in_hand * by_tile[..., None, :]).sum(-1)) @ xp.asarray(_CHOICES).T.astype(
        by_tile.dtype
    )
