"""The tile facts packed into flat vectors, for every type in every rotation.

A rotated type is a number, `type * 4 + turn`. The rules look up here what meets at a side, which
rotations fit a cell, and where a follower can go.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meeplewright.games.carcassonne.rules.tiles import (
    CITY,
    CLOISTER,
    FIELD,
    HALVES,
    MOST_SEGMENTS,
    ROAD,
    SIDES,
    TILES,
    TOTAL,
    Tile,
)

TYPES: Final = len(TILES)
TURNS: Final = 4
DEMANDS: Final = 256
"""A cell's demand: two bits per side (N lowest), 0 for no neighbour, else the terrain to match."""


def turned(place: int, turn: int, places: int) -> int:
    """Where a side (of 4) or a half-edge (of 8) is after quarter turns clockwise."""
    return (place + turn * places // TURNS) % places


def _terrains() -> list[int]:
    table = [0] * (TYPES * 16)
    for number, tile in enumerate(TILES):
        for turn in range(TURNS):
            for side in range(4):
                lies = turned(side, turn, 4)
                table[(number * TURNS + turn) * 4 + lies] = tile.terrains[side]
    return table


def _side_segments() -> list[int]:
    """The segment at each side: the city or road there, or the field."""
    table = [-1] * (TYPES * 16)
    for number, tile in enumerate(TILES):
        for turn in range(TURNS):
            for index, segment in enumerate(tile.segments):
                for place in segment.at:
                    is_field = segment.kind == FIELD
                    side = place // 2 if is_field else place
                    if is_field and tile.terrains[side] != FIELD:
                        continue
                    table[(number * TURNS + turn) * 4 + turned(side, turn, 4)] = index
    return table


def _half_segments() -> list[int]:
    """The field at each half-edge; -1 on the sides of a city."""
    table = [-1] * (TYPES * 32)
    for number, tile in enumerate(TILES):
        for turn in range(TURNS):
            for index, segment in enumerate(tile.segments):
                if segment.kind == FIELD:
                    for half in segment.at:
                        table[(number * TURNS + turn) * 8 + turned(half, turn, 8)] = index
    return table


def _fitting() -> list[int]:
    """For every type and demand, the rotations that fit as a mask; equal ones count once (K41)."""
    table = [0] * (TYPES * DEMANDS)
    for number, tile in enumerate(TILES):
        for demand in range(DEMANDS):
            for turn in range(tile.distinct_rotations):
                if _fits(number * TURNS + turn, demand):
                    table[number * DEMANDS + demand] |= 1 << turn
    return table


def _fits(oriented: int, demand: int) -> bool:
    """CA 4.2: the same terrain on every side that meets a neighbour."""
    for side in range(4):
        asked = demand >> (2 * side) & 3
        if asked != 0 and asked != _TERRAINS[oriented * 4 + side]:
            return False
    return True


def _per_segment(what: str) -> list[int]:
    table = [0] * (TYPES * MOST_SEGMENTS)
    for number, tile in enumerate(TILES):
        for index, segment in enumerate(tile.segments):
            row = number * MOST_SEGMENTS + index
            if what == "kind":
                table[row] = segment.kind
            elif what == "sides":
                table[row] = len(segment.at) if segment.kind != FIELD else 0
            elif what == "pennants":
                table[row] = int(segment.pennant)
            else:
                table[row] = sum([1 << city for city in segment.cities])
    return table


def _spots(tile: Tile, turn: int) -> list[tuple[int, int, int]]:
    """Where a follower can go: (kind order, first `at` of the rotated tile, segment), sorted.

    Cities and roads first, in the order N E S W, then fields NL NR EL …, then the cloister.
    """
    spots = []
    for index, segment in enumerate(tile.segments):
        if segment.kind == CLOISTER:
            spots.append((2, 0, index))
        elif segment.kind == FIELD:
            spots.append((1, min([turned(half, turn, 8) for half in segment.at]), index))
        else:
            spots.append((0, min([turned(side, turn, 4) for side in segment.at]), index))
    return sorted(spots)


def _spot_table(column: int) -> list[int]:
    table = [0] * (TYPES * TURNS * MOST_SEGMENTS)
    for number, tile in enumerate(TILES):
        for turn in range(TURNS):
            for row, spot in enumerate(_spots(tile, turn)):
                table[(number * TURNS + turn) * MOST_SEGMENTS + row] = spot[column]
    return table


_TERRAINS: Final = _terrains()
_FITTING: Final = _fitting()

TERRAIN: Final = vec[i64](_TERRAINS)
"""[type turned * 4 + side]"""
SIDE_SEGMENT: Final = vec[i64](_side_segments())
"""[type turned * 4 + side]"""
HALF_SEGMENT: Final = vec[i64](_half_segments())
"""[type turned * 8 + half-edge]"""
FITTING: Final = vec[u8](_FITTING)
"""[type * DEMANDS + demand]: a mask of the rotations that fit"""
FITTING_COUNT: Final = vec[u8]([turns.bit_count() for turns in _FITTING])
"""[type * DEMANDS + demand]: how many rotations fit"""
SEGMENTS: Final = vec[i64]([len(tile.segments) for tile in TILES])
"""[type]"""
FIRST_FIELD: Final = vec[i64](
    [sum([part.kind in (CITY, ROAD) for part in tile.segments]) for tile in TILES]
)
"""[type]: where the fields begin among the segments"""
KIND: Final = vec[i64](_per_segment("kind"))
"""[type * MOST_SEGMENTS + segment], as are the next three"""
SIDES_OF_SEGMENT: Final = vec[i64](_per_segment("sides"))
PENNANTS: Final = vec[i64](_per_segment("pennants"))
CITIES_TOUCHED: Final = vec[i64](_per_segment("cities"))
"""For a field: a mask of the tile's city segments whose wall it touches (K24)."""
SPOT_SEGMENT: Final = vec[i64](_spot_table(2))
"""[type turned * MOST_SEGMENTS + spot]: segments in the order in which followers are offered"""
SPOT_AT: Final = vec[i64](_spot_table(1))
"""[type turned * MOST_SEGMENTS + spot]: the first side or half-edge of that segment"""
CLOISTER_OF: Final = vec[i64](
    [
        max([i for i, part in enumerate(tile.segments) if part.kind == CLOISTER], default=-1)
        for tile in TILES
    ]
)
"""[type]: the cloister's segment, -1 if there is none"""
DISTINCT_TURNS: Final = tuple([tile.distinct_rotations for tile in TILES])
COUNTS: Final = tuple([tile.count for tile in TILES])
ALL_SEGMENTS: Final = sum([tile.count * len(tile.segments) for tile in TILES])
"""The number of segments when all tiles are on the table."""

assert sum(COUNTS) == TOTAL and len(SIDES) * 2 == len(HALVES) and CITY == 3
