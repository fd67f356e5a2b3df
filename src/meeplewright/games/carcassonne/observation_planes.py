"""Observations as planes (C, H, W): the board cell by cell, and every other number as a plane that
is the same in all cells. Floats from 0 to 1: marks are 1, numbers are divided by their maximum.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from meeplewright.core.observation_forms import Fields, ObservationForm
from meeplewright.games.carcassonne.rules.base import COUNTS, LETTERS, TOTAL
from meeplewright.games.carcassonne.rules.encoding import MOST_POINTS, MOST_SEATS, SLOTS
from meeplewright.games.carcassonne.rules.planes import PLANES, SIZE, planes
from meeplewright.games.carcassonne.rules.scoring import FARMER_RULES
from meeplewright.games.carcassonne.rules.state import FOLLOWER, PLACE
from meeplewright.games.carcassonne.rules.variant import FOLLOWERS_EACH

_SEATS = range(MOST_SEATS)

ON_BOARD: Final = (*PLANES, "last tile", "slot")
EVERYWHERE: Final = (
    "place a tile",
    "place a follower",
    *(f"turn of seat {seat}" for seat in _SEATS),
    *(f"seat {seat} plays" for seat in _SEATS),
    *(f"points of seat {seat}" for seat in _SEATS),
    *(f"followers of seat {seat}" for seat in _SEATS),
    *(f"in hand {letter}" for letter in LETTERS),
    *(f"left of {letter}" for letter in LETTERS),
    "tiles left",
    *(f"farmers {rule}" for rule in FARMER_RULES),
    "small city",
)
NAMES: Final = (*ON_BOARD, *EVERYWHERE)
SHAPE: Final = (len(NAMES), SIZE, SIZE)


def made(fields: Fields) -> Any:
    """Floats of the shape (…, *SHAPE) from one observation or a batch of them."""
    batch = np.asarray(fields["tiles"]).shape[:-2]
    flat = {name: np.asarray(field).reshape(-1, *field.shape[len(batch) :])
            for name, field in fields.items()}  # fmt: skip
    out: Any = np.empty((len(flat["tiles"]), *SHAPE), np.float32)
    out[:, : len(PLANES)] = planes(flat)
    _write_last_tile(out[:, len(PLANES)], flat)
    _write_slots(out[:, len(PLANES) + 1], flat)
    out[:, len(ON_BOARD) :] = _everywhere(flat)[:, :, None, None]
    return out.reshape(*batch, *SHAPE)


def _write_last_tile(plane: Any, fields: Fields) -> None:
    """The tile placed last: a follower can be placed on it."""
    lines = np.arange(len(plane))
    last = fields["tiles"][lines, fields["tiles_laid"][:, 0] - 1]
    plane[:] = 0
    plane[lines, last[:, 2] % SIZE, last[:, 1] % SIZE] = 1


def _write_slots(plane: Any, fields: Fields) -> None:
    """The slots of the open cells, from 1 on: ids of actions count by them."""
    plane[:] = 0
    line, slot = np.nonzero(fields["cells"].any(axis=-1))
    x, y = fields["cells"][line, slot].T % SIZE
    plane[line, y, x] = _scaled(slot + 1, SLOTS)


def _everywhere(fields: Fields) -> Any:
    """The numbers of EVERYWHERE, of the shape (batch, numbers)."""
    points, phase = fields["points"], fields["phase"]
    columns = (
        _marked(phase, (PLACE, FOLLOWER)),
        _marked(fields["player"], _SEATS),
        _scaled(points >= 0, 1),
        _scaled(np.maximum(points, 0), MOST_POINTS),
        _scaled(np.maximum(fields["supply"], 0), FOLLOWERS_EACH),
        _marked(fields["in_hand"], range(len(LETTERS))),
        _scaled(fields["bag"], max(COUNTS)),
        _scaled(fields["bag_left"], TOTAL - 1),
        _marked(fields["farmers"], range(len(FARMER_RULES))),
        _marked(fields["small_city"], (4,)),
    )
    return np.concatenate(columns, axis=1)


def _marked(numbers: Any, values: Any) -> Any:
    """A column for each value: 1 where the number is that value."""
    return _scaled(numbers == np.array(values), 1)


def _scaled(numbers: Any, most: int) -> Any:
    """0 to `most` becomes 0 to 1."""
    return np.asarray(numbers, np.float32) / np.float32(most)


FORM: Final = ObservationForm(
    shape=SHAPE, dtype="float32", low=0, high=1, names=NAMES, make=made, version=1
)
