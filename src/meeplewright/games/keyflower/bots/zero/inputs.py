"""What the network sees: numbers made from an observation (docs/env-keyflower.md).

Written for numpy and for JAX: `xp` is either. Every function takes rows of any number of
positions, `[…, 2412]`, all seen by the seat that decides.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from meeplewright.games.keyflower.rules.fields import FIELDS, FIRST
from meeplewright.games.keyflower.rules.ids import CROSSED
from meeplewright.games.keyflower.rules.table import (
    ALL_TILES,
    ASIDE,
    HAND,
    MOST_SEATS,
    PHASES,
    VILLAGE,
    WAITING,
)
from meeplewright.games.keyflower.rules.tiles import ROAD, TILES
from meeplewright.games.keyflower.rules.village import SIDES

Array = Any

ACROSS: Final = 13
"""The map of a village: so many cells in each direction, with the home tile in the middle."""
MIDDLE: Final = ACROSS // 2
CELLS: Final = ACROSS * ACROSS
STEPS: Array = np.array([-ACROSS, 1 - ACROSS, 1, ACROSS, ACROSS - 1, -1])
"""[side]: from a cell to its neighbour."""
OFF_MAP: Final = 0
"""A corner, which stands for all cells beyond the map. No tile is ever there."""

_SIZES: Final = {field.name: field.size for field in FIELDS}
_SHAPES: Final = {field.name: field.shape for field in FIELDS}
_WAITING: Final = VILLAGE + MOST_SEATS
_UNPLACED: Final = _WAITING + MOST_SEATS - ASIDE
_STATES: Final = _UNPLACED + HAND + 1
"""Where a tile can be, and whose it is: a number for each village and for what each seat won."""


def _roads() -> Array:
    """[tile + 1, rotation, side]: 1 if a road leads there; the first row stands for no tile."""
    roads: Array = np.zeros((ALL_TILES + 1, SIDES, SIDES), np.float32)
    for number, tile in enumerate(TILES):
        for turn in range(SIDES):
            for side in range(SIDES):
                roads[number + 1, turn, side] = tile.edges[(side - turn) % SIDES] == ROAD
    return roads


ROADS: Array = _roads().reshape(-1, SIDES)


class Inputs(NamedTuple):
    numbers: Array  # […, INPUTS]
    beyond: Array  # […, 42 tiles, side]: own tiles: the tile there + 1, if a road leads there
    slots: Array  # […, 98]: the cell of each slot on the map


def inputs(xp: Any, rows: Array) -> Inputs:
    seen = _Row(xp, rows)
    map_, roads = _village(xp, seen)
    parts = [_table(xp, seen), _supplies(xp, seen), _seats(xp, seen), _tiles(xp, seen)]
    occupied = (map_ > 0)[..., None] * 1.0
    parts.append(_flat(xp.concatenate([occupied, roads], -1), 2))
    numbers = xp.concatenate([part.astype("float32") for part in parts], -1)
    cells = seen["cells"]
    return Inputs(numbers, _beyond(xp, seen, map_, roads), _cells(xp, cells[..., 0], cells[..., 1]))


class _Row:
    """The fields of rows by name."""

    def __init__(self, xp: Any, rows: Array) -> None:
        self.xp = xp
        self._rows = rows.astype("int32")

    def __getitem__(self, name: str) -> Array:
        first, shape = FIRST[name], _SHAPES[name]
        part = self._rows[..., first : first + _SIZES[name]]
        return part.reshape(*part.shape[:-1], *shape)

    def one(self, name: str) -> Array:
        """The only number of a field."""
        return self[name][..., 0]


def _flat(numbers: Array, last: int) -> Array:
    """The last dimensions as one."""
    return numbers.reshape(*numbers.shape[: numbers.ndim - last], -1)


def _kinds(xp: Any, numbers: Array, count: int) -> Array:
    """[…, count]: 1 for the kind with this number, nothing for others."""
    return (numbers[..., None] == xp.arange(count)).astype("float32")


# -- the table -------------------------------------------------------------------------------------


def _table(xp: Any, seen: _Row) -> Array:
    return xp.concatenate(
        [
            _kinds(xp, seen.one("phase"), len(PHASES)),
            _kinds(xp, seen.one("season"), 4),
            _kinds(xp, seen.one("seats"), MOST_SEATS + 1),
            _kinds(xp, seen.one("player"), MOST_SEATS),
            _kinds(xp, seen.one("start_player"), MOST_SEATS),
            _kinds(xp, seen.one("passes"), MOST_SEATS),
            _kinds(xp, seen.one("act"), 3),
            _kinds(xp, seen.one("target"), ALL_TILES),
            _kinds(xp, seen.one("next_colour"), 4),
            _kinds(xp, seen["laying"][..., 0], ALL_TILES),
            seen["moving"] / 3,
            seen["steps"] / 3,
            seen["upgrades"] / 2,
            (seen["boat_order"] == 0) * 1.0,
            _kinds(xp, seen.one("boat_turn"), MOST_SEATS),
            seen["options"] * 1.0,
        ],
        -1,
    )


def _supplies(xp: Any, seen: _Row) -> Array:
    return xp.concatenate(
        [
            _flat(seen["cargo_workers"], 2) / 2,
            _flat(seen["cargo_skills"], 2) / 1.0,
            seen["supply"] / 10,
            (seen["supply"] == 0) * 1.0,
            seen["green_supply"] / 5,
            seen["bag"] / 20,
            seen["pile"] / 10,
            _flat(seen["known_bag"], 2) / 10,
            _flat(seen["known_pile"], 2) / 5,
        ],
        -1,
    )


def _seats(xp: Any, seen: _Row) -> Array:
    own, skills = seen["screen_workers"][..., 0, :], seen["screen_skills"][..., 0, :]
    at_least = (own[..., None] >= xp.arange(1, 7)) * 1.0
    return xp.concatenate(
        [
            seen["workers"] / 8,
            seen["skills"] / 4,
            own / 4,
            _flat(at_least, 2),
            skills / 2,
            (skills > 0) * 1.0,
            _flat(seen["known_workers"], 2) / 4,
            _flat(seen["known_skills"], 2) / 3,
            seen["has_chosen"] * 1.0,
            seen["chosen"] / 3,
            seen["built"] * 1.0,
            seen["own_dealt"] * 1.0,
            seen["own_chosen"] * 1.0,
        ],
        -1,
    )


def _tiles(xp: Any, seen: _Row) -> Array:
    place, owner = seen["place"], seen["owner"]
    state = xp.where(place == VILLAGE, place + owner, place)
    state = xp.where(place == WAITING, _WAITING + owner, state)
    state = xp.where(place > WAITING, _UNPLACED + place, state)
    resources, bids, leader = seen["resources"], seen["bids"], seen["leader"]
    numbers = [
        _kinds(xp, state, _STATES),
        seen["face"][..., None] * 1.0,
        xp.minimum(resources, 8) / 3,
        (resources > 0) * 1.0,
        seen["workers_on"].sum(-1)[..., None] / 3,
        _kinds(xp, seen["colour"], 4),
        seen["last_use"][..., None] / 3,
        xp.maximum(bids, 0) / 3,
        _kinds(xp, leader, MOST_SEATS),
    ]
    return _flat(xp.concatenate(numbers, -1), 2)


# -- the village of the seat -----------------------------------------------------------------------


def _cells(xp: Any, q: Array, r: Array) -> Array:
    """A cell of the map by its coordinates."""
    far = xp.maximum(xp.abs(q), xp.abs(r)) >= MIDDLE
    return xp.where(far, OFF_MAP, (r + MIDDLE) * ACROSS + q + MIDDLE)


def _own_cells(xp: Any, seen: _Row) -> Array:
    """[…, tile]: where it is in the seat's village; -1 for the others."""
    cell = seen["cell"]
    own = (seen["place"] == VILLAGE) & (seen["owner"] == 0)
    at = _cells(xp, cell[..., 0], cell[..., 1])
    return xp.where(own & (at != OFF_MAP), at, -1)


def _village(xp: Any, seen: _Row) -> tuple[Array, Array]:
    """By cell of the map: the tile there + 1, and the sides to which a road leads."""
    at = _own_cells(xp, seen)
    turned = (xp.arange(ALL_TILES) + 1) * SIDES + seen["cell"][..., 2]
    here = at[..., None, :] == xp.arange(CELLS)[:, None]
    found = xp.where(here, turned[..., None, :], 0).max(-1)
    return found // SIDES, xp.asarray(ROADS)[found]


def _beyond(xp: Any, seen: _Row, map_: Array, roads: Array) -> Array:
    at = xp.maximum(_own_cells(xp, seen)[..., :CROSSED], OFF_MAP)
    there = xp.clip(at[..., None] + STEPS, 0, CELLS - 1)
    shape = there.shape
    tile = xp.take_along_axis(map_, there.reshape(*shape[:-2], -1), -1).reshape(shape)
    leads = xp.take_along_axis(roads, at[..., None], -2)
    return xp.where((leads > 0) & (tile <= CROSSED), tile, 0)
