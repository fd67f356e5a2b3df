"""A game of Carcassonne as arrays of fixed shapes: `Table`, and what its numbers mean.

Everything is for one game; `jax.vmap` makes thousands. The names follow the rules' own `board.py`:
a *cell* of the torus, a *slot* for each open cell, a *label* for each feature (see `facts.py`).
Numbers that are read together are packed into one word: on an accelerator, a look-up costs about as
much as all arithmetic of a step.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeVar

import jax
import numpy as np
from jax import lax

from meeplewright.games.carcassonne.jax import facts
from meeplewright.games.carcassonne.jax.labels import first_labels
from meeplewright.games.carcassonne.rules.base import TOTAL, TYPES
from meeplewright.games.carcassonne.rules.tiles import START_TILE

Numbers = list[jax.Array]
Anything = TypeVar("Anything")

OPEN: Final = 100
"""A cell holds 0 (nothing near), a tile + 1, or OPEN + its slot."""
FOLLOWERS_EACH: Final = 7

PLACE: Final = 0
FOLLOWER: Final = 1
OVER: Final = 2

MIDDLE: Final = 128
"""Added to a coordinate to pack it into eight bits."""


@dataclass(frozen=True)
class Sizes:
    """The maximum size of a game. The default fits any legal game; a smaller one can overflow."""

    torus: int = 80  # more than 74 in a line, so that no two cells overlap
    slots: int = 146  # 72 tiles never have more open cells around them

    @property
    def actions(self) -> int:
        return self.slots * 4 + facts.FOLLOWER_CODES

    @property
    def cells(self) -> int:
        return self.torus * self.torus


ANY_GAME: Final = Sizes()
COMPACT: Final = Sizes(torus=32, slots=96)
"""Of 3,000 random games none was wider than 23 cells or had more than 82 open cells."""


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Table:
    """One game between two actions."""

    phase: jax.Array  # PLACE, FOLLOWER or OVER
    player: jax.Array  # whose turn it is
    deck: jax.Array  # [71] types in the order in which they will be drawn: hidden
    drawn: jax.Array  # how many of these were drawn, including discarded ones
    in_hand: jax.Array  # the type drawn; the tile just placed while a follower is asked for
    tile: jax.Array  # the same, as one of the 72 tiles
    spots: jax.Array  # the codes of the possible followers on it, as bits
    is_counted: jax.Array  # whether the points include the final points
    overflowed: jax.Array  # the game is larger than a compact size: from here on it is wrong
    # by seat
    points: jax.Array
    supply: jax.Array
    # by cell
    cells: jax.Array
    # by slot
    open_count: jax.Array
    slots: jax.Array  # x, y, what the neighbours demand: eight bits each
    # by tile
    oriented: jax.Array  # type * 4 + turn
    # by segment
    way_labels: jax.Array  # see labels.py
    field_labels: jax.Array
    # by label
    ways: (
        jax.Array
    )  # [2]: open edges, tiles, pennants, eight bits each; followers and returning tiles
    fields: jax.Array  # followers, three bits a seat
    # by cloister
    cloisters: jax.Array  # x, y; the tiles around it, its row, the seat + 1 of its monk
    # by tile in the order placed
    laid: jax.Array  # how many
    rows: jax.Array  # x, y, type + 1, turn: eight bits each
    standing: jax.Array  # the follower on it: segment, kind of segment, code, seat + 1


def barrier(value: Anything) -> Anything:
    """The same value, computed once. Without it, XLA computes small values again at every use,
    which is once for each of hundreds of segments.
    """
    once: Anything = lax.optimization_barrier(value)
    return once


def packed(x: Any, y: Any, rest: Any) -> Any:
    """Two coordinates and a number in one word."""
    return (x + MIDDLE) | (y + MIDDLE) << 8 | rest << 16


def x_of(word: jax.Array) -> jax.Array:
    return (word & 255) - MIDDLE


def y_of(word: jax.Array) -> jax.Array:
    return ((word >> 8) & 255) - MIDDLE


NOWHERE: Final = MIDDLE | MIDDLE << 8
"""A word with 0, 0 and nothing more."""

# A cloister's word after its coordinates.
ROUND_IT: Final = 16
ROW: Final = 20
MONK: Final = 27

# A follower on a row's tile: seat + 1 in three bits, code in five, segment in seven, and
# whether that is a field. A cloister has only one code and no segment.
SEAT_BITS: Final = 7
NO_SEGMENT: Final = 127
FIELD_BIT: Final = 1 << 15


def code_of(standing: jax.Array) -> jax.Array:
    return (standing >> 3) & 31


def first_table(seats: int, sizes: Sizes) -> Table:
    """Only the start tile is placed, and nothing is drawn yet: the same for every game."""
    tile = int(facts.FIRST_OF_TYPE[START_TILE])
    rows: Any = np.full(TOTAL, NOWHERE, np.int32)
    rows[0] = packed(0, 0, START_TILE + 1)
    oriented: Any = np.zeros(TOTAL, np.uint8)
    oriented[tile] = START_TILE * 4
    cells: Any = np.zeros(sizes.cells, np.uint8)
    cells[0] = tile + 1
    slots: Any = np.full(sizes.slots, NOWHERE, np.int32)
    terrain = int(facts.SIDES_WORD[START_TILE * 4]) >> 12
    for side, (across, along) in enumerate(((0, 1), (1, 0), (0, -1), (-1, 0))):
        demand = (terrain >> (2 * side) & 3) << (2 * (side ^ 2))
        slots[side] = packed(across, along, demand)
        cells[along % sizes.torus * sizes.torus + across % sizes.torus] = OPEN + side
    parts: dict[str, Any] = {
        "phase": np.int32(FOLLOWER),
        "player": np.int32(0),
        "deck": whole_bag(),
        "drawn": np.int32(0),
        "in_hand": np.int32(START_TILE),
        "tile": np.int32(tile),
        "spots": np.int32(1),
        "is_counted": np.bool_(False),
        "overflowed": np.bool_(False),
        "points": np.zeros(seats, np.int16),
        "supply": np.full(seats, FOLLOWERS_EACH, np.uint8),
        "cells": cells,
        "open_count": np.int32(4),
        "slots": slots,
        "oriented": oriented,
        "way_labels": first_labels(facts.WAYS),
        "field_labels": first_labels(facts.FIELDS),
        "ways": _first_ways(tile),
        "fields": np.zeros(facts.FIELDS, np.int16),
        "cloisters": np.zeros(facts.CLOISTERS, np.int32),
        "laid": np.int32(1),
        "rows": rows,
        "standing": np.zeros(TOTAL, np.uint16),
    }
    return Table(**parts)


def _first_ways(tile: int) -> Any:
    own = int(facts.OWN_WORD[START_TILE])
    ways: Any = np.zeros((facts.WAYS, 2), np.int32)
    for local in range(facts.WAY_COUNT[START_TILE]):
        edges, pennants = own >> (3 * local) & 7, own >> (12 + local) & 1
        first = int(facts.FIRST_WAY[tile]) + local
        ways[first] = edges | 1 << 8 | pennants << 16, int(facts.MULTIPLE[tile]) << 16
    return ways


def whole_bag() -> Any:
    """The types of the 71 tiles that are drawn, in the order of the facts."""
    counts = facts.COUNTS.copy()
    counts[START_TILE] -= 1
    return np.repeat(np.arange(TYPES), counts).astype(np.uint8)
