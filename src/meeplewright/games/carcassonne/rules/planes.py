"""Planes for convolutional nets, made from the lists of an observation: see `encoding.py`.

This module is interpreted, because it computes with numpy. The rules do not import it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from meeplewright.games.carcassonne.rules.base import FOLLOWERS, LETTERS, TERRAIN, TYPES
from meeplewright.games.carcassonne.rules.tables import TURNS
from meeplewright.games.carcassonne.rules.tiles import FIELD, KINDS, SIDES

SIZE = 32
_TERRAINS = KINDS[FIELD : FIELD + 3]
_SEATS = 5

PLANES: tuple[str, ...] = (
    "tile",
    *(f"type {letter}" for letter in LETTERS),
    *(f"turn {turn}" for turn in range(TURNS)),
    *(f"{terrain} {side}" for side in SIDES for terrain in _TERRAINS),
    *(f"follower of seat {seat}" for seat in range(_SEATS)),
    *(f"follower on {follower.to_text()}" for follower in FOLLOWERS[1:]),
    "open cell",
)
"""What each plane marks with 1. Seats are counted from the observer."""

_TYPE = 1
_TURN = _TYPE + TYPES
_SIDE = _TURN + TURNS
_SEAT = _SIDE + len(SIDES) * len(_TERRAINS)
_SPOT = _SEAT + _SEATS
_OPEN = len(PLANES) - 1


def planes(observation: Mapping[str, Any], size: int = SIZE) -> Any:
    """Bytes of the shape (…, len(PLANES), size, size) from one observation or a batch of them.

    The cell x, y is at [y % size, x % size]. This is a torus: nothing gets lost, and a net with
    circular padding is not affected by shifts. Cells overlap only if a board is wider than `size`.
    """
    tiles, cells = np.asarray(observation["tiles"]), np.asarray(observation["cells"])
    batch = tiles.shape[:-2]
    tiles, cells = tiles.reshape(-1, *tiles.shape[-2:]), cells.reshape(-1, *cells.shape[-2:])
    made: Any = np.zeros((len(tiles), len(PLANES), size, size), np.uint8)

    table, place = np.nonzero(tiles[..., 0] >= 0)
    kind, x, y, turn, seat, code = tiles[table, place].T.astype(np.int64)
    x, y = x % size, y % size
    made[table, 0, y, x] = 1
    made[table, _TYPE + kind, y, x] = 1
    made[table, _TURN + turn, y, x] = 1
    for side, terrains in enumerate(side_planes()[kind * TURNS + turn].T):
        made[table, _SIDE + side * len(_TERRAINS) + terrains, y, x] = 1

    held = seat >= 0
    table, x, y, seat, code = table[held], x[held], y[held], seat[held], code[held]
    made[table, _SEAT + seat, y, x] = 1
    made[table, _SPOT + code - 1, y, x] = 1

    table, slot = np.nonzero(cells.any(axis=-1))
    x, y = cells[table, slot].T.astype(np.int64) % size
    made[table, _OPEN, y, x] = 1
    return made.reshape(*batch, *made.shape[1:])


@cache
def side_planes() -> Any:
    """[type and rotation, side]: which of the terrains it is."""
    return np.array(list(TERRAIN)).reshape(-1, len(SIDES)) - FIELD
