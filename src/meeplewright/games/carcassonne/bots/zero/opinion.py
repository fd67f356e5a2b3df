"""What the network says about the turns of a search."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from meeplewright.games.carcassonne.bots.tree import Node
from meeplewright.games.carcassonne.bots.turns import Turns
from meeplewright.games.carcassonne.bots.zero.net import judge
from meeplewright.games.carcassonne.bots.zero.net_inputs import Array
from meeplewright.games.carcassonne.bots.zero.reading import look, turn_of
from meeplewright.games.carcassonne.bots.zero.tile_facts import OPTION_AT
from meeplewright.games.carcassonne.bots.zero.weights import taught_weights
from meeplewright.games.carcassonne.rules.cells import x_of, y_of
from meeplewright.games.carcassonne.rules.state import CarcassonneState

SHARE: Final = 0.65
"""Of the network in the lead after a turn; the rest is the evaluation's."""
VISITS: Final = 30.0
"""How many visits that lead counts for."""
IMPOSSIBLE: Final = -1e8
"""The network scores turns lower that it believes to be impossible."""


def ask(state: CarcassonneState, root: Node) -> None:
    """Let the network take part in judging the turns of a position with a tile in hand."""
    turns = root.turns
    own: Any = np.array([root.lead(index) for index in range(turns.count)])
    scores = scores_of(state, turns)
    known = scores > IMPOSSIBLE
    if known.any():
        apart = np.where(known, scores - scores[known].max(), own - own.max())
        leads = own.max() + SHARE * apart + (1 - SHARE) * (own - own.max())
        root.judge_anew(leads.tolist(), VISITS)


def scores_of(state: CarcassonneState, turns: Turns) -> Array:
    """[turn]"""
    net_inputs, cells = look(turn_of(state, state.player))
    slot_of = {cell: slot for slot, cell in enumerate(cells)}
    rows: dict[tuple[int, int], int] = {}
    row, option = [], []
    for index in range(turns.count):
        cell, turn = turns.cell[index], turns.turn[index]
        row.append(rows.setdefault((slot_of[x_of(cell), y_of(cell)], int(turn)), len(rows)))
        spot = int(turns.spot[index])
        option.append(0 if spot < 0 else OPTION_AT[net_inputs.in_hand * 4 + turn, spot])
    slots, turned = np.array(list(rows)).T
    there: Any = np.ones(len(rows), np.float32)
    scores = judge(np, taught_weights(), net_inputs, slots, turned, there).score
    found: Array = scores[row, option]
    return found
