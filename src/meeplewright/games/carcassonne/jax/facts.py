"""The tile facts as arrays, for every type in every rotation.

Every one of the 72 tiles has fixed numbers for its segments. So a feature has a number below 128
that does not depend on the placements: one numbering for cities and roads (*ways*), another for
fields.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from meeplewright.games.carcassonne.rules.base import FITTING, TILES, TOTAL, TYPES
from meeplewright.games.carcassonne.rules.tables import (
    DEMANDS,
    ON_CITY,
    ON_FIELD,
    ON_ROAD,
    TURNS,
    turned,
)
from meeplewright.games.carcassonne.rules.tiles import CITY, CLOISTER, Segment, fields_of, ways_of

Table = Any  # a numpy array of whole numbers

MOST: Final = 4
"""No tile has more than four cities and roads together, or more than four fields."""
FOLLOWER_CODES: Final = 18
NONE: Final = 255
"""Stands for no segment and for no label."""

COUNTS: Final = np.array([tile.count for tile in TILES], np.uint8)
TYPE_OF: Table = np.repeat(np.arange(TYPES), COUNTS).astype(np.uint8)
"""[tile]: its type"""
FIRST_OF_TYPE: Final = (np.cumsum(COUNTS) - COUNTS).astype(np.int32)
"""[type]: the first tile of that type"""


_WAYS: Final = [ways_of(tile) for tile in TILES]
_FIELDS: Final = [fields_of(tile) for tile in TILES]
"""[type]"""


def _firsts(counts: list[int], base: int) -> Table:
    """The first number of every tile, given the count for each type."""
    of_tiles = np.array(counts)[TYPE_OF]
    return (base + np.cumsum(of_tiles) - of_tiles).astype(np.uint8)


_WAY_COUNTS: Final = [len(parts) for parts in _WAYS]
_FIELD_COUNTS: Final = [len(parts) for parts in _FIELDS]
WAYS: Final = int(np.array(_WAY_COUNTS)[TYPE_OF].sum())
"""How many cities and roads are printed on all tiles together."""
FIELDS: Final = int(np.array(_FIELD_COUNTS)[TYPE_OF].sum())
FIRST_WAY: Final = _firsts(_WAY_COUNTS, 0)
"""[tile]: the number of its first city or road"""
FIRST_FIELD: Final = _firsts(_FIELD_COUNTS, 0)
"""[tile]: the number of its first field"""
CLOISTERS: Final = int(sum(t.count for t in TILES if t.segments[-1].kind == CLOISTER))


def _cloister_numbers() -> Table:
    has = np.array([tile.segments[-1].kind == CLOISTER for tile in TILES])[TYPE_OF]
    return np.where(has, np.cumsum(has) - 1, NONE).astype(np.uint8)


CLOISTER_LABEL: Final = _cloister_numbers()
"""[tile]: the number of its cloister, NONE if it has none"""


# -- words ----------------------------------------------------------------------------------------
# What one step must know about a tile is packed into a few words, so that it takes a few look-ups;
# the rest is shifts. A local number is 0 to 3; NO_LOCAL means no segment of that kind.

NO_LOCAL: Final = 7


def _local(parts: list[Segment], place: int, turn: int, places: int) -> int:
    """Which of these segments is at a side or half-edge of the rotated tile."""
    for local, part in enumerate(parts):
        if place in [turned(at, turn, places) for at in part.at]:
            return local
    return NO_LOCAL


def _sides_word(kind: int, turn: int) -> int:
    """Three bits per side for its city or road, then two bits per side for its terrain."""
    word = 0
    for side in range(4):
        word |= _local(_WAYS[kind], side, turn, 4) << (3 * side)
        terrain = TILES[kind].terrains[(side - turn) % 4]
        word |= terrain << (12 + 2 * side)
    return word


def _halves_word(kind: int, turn: int) -> int:
    """Three bits per half-edge for its field."""
    return sum(_local(_FIELDS[kind], half, turn, 8) << (3 * half) for half in range(8))


def _codes_word(kind: int, turn: int, fields: bool) -> int:
    """Five bits per local segment: the code of a follower on it, 0 if there is none."""
    word = 0
    for local, part in enumerate(_FIELDS[kind] if fields else _WAYS[kind]):
        first = min(turned(at, turn, 8 if fields else 4) for at in part.at)
        base = ON_FIELD if fields else ON_CITY if part.kind == CITY else ON_ROAD
        word |= (base + first) << (5 * local)
    return word


def _oriented(word: Callable[[int, int], int]) -> Table:
    return np.array([word(kind, turn) for kind in range(TYPES) for turn in range(TURNS)], np.int32)


SIDES_WORD: Final = _oriented(_sides_word)
HALVES_WORD: Final = _oriented(_halves_word)
WAY_CODES: Final = _oriented(lambda kind, turn: _codes_word(kind, turn, fields=False))
FIELD_CODES: Final = _oriented(lambda kind, turn: _codes_word(kind, turn, fields=True))
"""[type turned]"""


def _own_word(kind: int) -> int:
    """Three bits per local way for its sides, one for its pennant, one if it is a city."""
    word = 0
    for local, part in enumerate(_WAYS[kind]):
        word |= len(part.at) << (3 * local)
        word |= int(part.pennant) << (12 + local)
        word |= int(part.kind == CITY) << (16 + local)
    return word


WAY_COUNT: Final = np.array(_WAY_COUNTS, np.int32)
FIELD_COUNT: Final = np.array(_FIELD_COUNTS, np.int32)
"""[type]"""
OWN_WORD: Final = np.array([_own_word(kind) for kind in range(TYPES)], np.int32)
"""[type]"""
IS_CITY: Final = np.array([part.kind == CITY for kind in TYPE_OF for part in _WAYS[kind]])
"""[label of a city or road]"""


def _multiple() -> Table:
    """[tile]: a bit for each tile on which one city or road can appear twice, else 0 (CA 7.3)."""
    table: Table = np.zeros(TOTAL, np.int32)
    bit = 0
    for tile, kind in enumerate(TYPE_OF):
        cities = sum(part.kind == CITY for part in _WAYS[kind])
        if cities > 1 or len(_WAYS[kind]) - cities > 1:
            table[tile] = 1 << bit
            bit += 1
    assert bit <= 15
    return table


MULTIPLE: Final = _multiple()
FIRSTS_WORD: Final = (FIRST_WAY.astype(np.int32) | FIRST_FIELD.astype(np.int32) << 8) | (
    CLOISTER_LABEL.astype(np.int32) << 16
)
"""[tile]: the numbers of its first way, its first field and its cloister, eight bits each"""

FITS: Final = np.array(list(FITTING), np.uint8).reshape(TYPES, DEMANDS)
"""[type, demand]: a mask of the rotations that fit"""
TYPES_FITTING: Final = (
    ((FITS > 0) * (1 << np.arange(TYPES, dtype=np.uint32))[:, None]).sum(0).astype(np.uint32)
)
"""[demand]: a mask of the types that fit in any rotation"""


def _touching() -> tuple[Table, Table]:
    """Every field with every city of its tile that it touches, by their numbers (K24)."""
    fields, cities = [], []
    for tile, kind in enumerate(TYPE_OF):
        for local, part in enumerate(_FIELDS[kind]):
            for city in part.cities:
                fields.append(int(FIRST_FIELD[tile]) + local)
                cities.append(int(FIRST_WAY[tile]) + city)
    return np.array(fields), np.array(cities)


TOUCHING_FIELD, TOUCHED_CITY = _touching()
