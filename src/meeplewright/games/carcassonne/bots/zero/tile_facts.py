"""The tile facts as arrays over the segments of one tile: what a placement joins and offers.

A tile has at most four *ways* (cities and roads) and four fields, each with an index among its
kind. A follower has ten *options*: none, the ways, the fields, the cloister.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from meeplewright.games.carcassonne.bots.closing import closers_of
from meeplewright.games.carcassonne.rules.base import FITTING, TERRAIN, TILES, TYPES
from meeplewright.games.carcassonne.rules.tables import (
    BASE,
    DEMANDS,
    ON_CITY,
    ON_CLOISTER,
    ON_FIELD,
    ON_ROAD,
    TURNS,
    turned,
)
from meeplewright.games.carcassonne.rules.tiles import CITY, CLOISTER, fields_of, ways_of

Array = Any

MOST: Final = 4
"""No tile has more ways, nor more fields."""
OPTIONS: Final = 2 + 2 * MOST


def _lies_at(fields: bool) -> Array:
    """[type turned, own segment, side or half-edge]: whether the segment is there."""
    places = 8 if fields else 4
    table: Array = np.zeros((TYPES * TURNS, MOST, places), np.float32)
    for kind, tile in enumerate(TILES):
        for turn in range(TURNS):
            for own, part in enumerate(fields_of(tile) if fields else ways_of(tile)):
                for at in part.at:
                    table[kind * TURNS + turn, own, turned(at, turn, places)] = 1
    return table


def _codes() -> Array:
    """[type turned, option]: the code of such a follower; 0 if the tile offers none."""
    table: Array = np.zeros((TYPES * TURNS, OPTIONS), np.int32)
    for kind in range(TYPES):
        for turn in range(TURNS):
            row = table[kind * TURNS + turn]
            for own, part in enumerate(ways_of(TILES[kind])):
                base = ON_CITY if part.kind == CITY else ON_ROAD
                row[1 + own] = base + min(turned(at, turn, 4) for at in part.at)
            for own, part in enumerate(fields_of(TILES[kind])):
                row[1 + MOST + own] = ON_FIELD + min(turned(at, turn, 8) for at in part.at)
            if HAS_CLOISTER[kind]:
                row[-1] = ON_CLOISTER
    return table


def _option_at() -> Array:
    """[type turned, spot]: the option of a follower there; spots are those of rules/spots.py."""
    table: Array = np.zeros((TYPES * TURNS, 8), np.int32)
    for kind, tile in enumerate(TILES):
        ways, fields = ways_of(tile), fields_of(tile)
        for turn in range(TURNS):
            for spot in range(len(tile.segments)):
                at = (kind * TURNS + turn) * 8 + spot
                part = tile.segments[int(BASE.spot_segment[at])]
                if part in ways:
                    table[at // 8, spot] = 1 + ways.index(part)
                elif part in fields:
                    table[at // 8, spot] = 1 + MOST + fields.index(part)
                else:
                    table[at // 8, spot] = OPTIONS - 1
    return table


def _of_ways(kind: int) -> Array:
    """[own way]: whether it exists, whether it is a city, its sides, its pennant."""
    table: Array = np.zeros((MOST, 4), np.float32)
    for own, part in enumerate(ways_of(TILES[kind])):
        table[own] = 1, part.kind == CITY, len(part.at), part.pennant
    return table


def _touching(kind: int) -> Array:
    """[own field, own way]: whether the field touches that city (K24)."""
    table: Array = np.zeros((MOST, MOST), np.float32)
    for own, part in enumerate(fields_of(TILES[kind])):
        table[own, list(part.cities)] = 1
    return table


WAY_AT: Final = _lies_at(fields=False)
FIELD_AT: Final = _lies_at(fields=True)
HAS_CLOISTER: Array = np.array([tile.segments[-1].kind == CLOISTER for tile in TILES], np.float32)
CODES: Final = _codes()
OPTION_AT: Final = _option_at()
OWN_WAYS: Array = np.stack([_of_ways(kind) for kind in range(TYPES)])
OWN_FIELDS: Array = np.stack(
    [np.arange(MOST) < len(fields_of(TILES[kind])) for kind in range(TYPES)]
).astype(np.float32)
TOUCHING: Array = np.stack([_touching(kind) for kind in range(TYPES)])
TERRAINS: Array = np.array(list(TERRAIN), np.int32).reshape(TYPES * TURNS, 4)

TURNS_FITTING: Array = np.array(list(FITTING), np.int32).reshape(TYPES, DEMANDS)
"""[type, demand]: a mask of the rotations that fit"""
IS_FITTING: Array = (TURNS_FITTING > 0).astype(np.float32)
CLOSING: Array = (
    np.array(list(closers_of(BASE)), np.int32).reshape(TYPES, DEMANDS, 1) >> np.arange(4) & 1
).astype(np.float32)
"""[type, demand, side]: whether such a tile can close the feature on that side"""
