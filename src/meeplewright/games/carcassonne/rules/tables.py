"""The facts of a set of tiles packed into flat vectors, for every type in every rotation.

A rotated type is a number, `type * 4 + turn`. The rules look up here what meets at a side, which
rotations fit a cell, and where a figure can go. Types have the same numbers in all tables.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meeplewright.games.carcassonne.rules.tiles import (
    ALL_TILES,
    BASE_TILES,
    CITY,
    CLOISTER,
    FIELD,
    HALVES,
    MOST_SEGMENTS,
    ROAD,
    SIDES,
    Segment,
    Tile,
)

TURNS: Final = 4
DEMANDS: Final = 256
"""A cell's demand: two bits per side (N lowest), 0 for no neighbour, else the terrain to match."""

ON_CITY: Final = 1
ON_ROAD: Final = 5
ON_FIELD: Final = 9
ON_CLOISTER: Final = 17
ON_ENCLOSED: Final = 18
"""The codes of places on a tile: 0 for none, city N E S W, road N E S W, field NL … WR, cloister,
enclosed field.
"""

INN: Final = 1 << 8
CATHEDRAL: Final = 1 << 16
FIRST_GOODS: Final = 24
GOODS_BITS: Final = 8
"""The marks of a feature are one sum: pennants, then from these bits inns, cathedrals, goods."""


def turned(place: int, turn: int, places: int) -> int:
    """Where a side (of 4) or a half-edge (of 8) is after quarter turns clockwise."""
    return (place + turn * places // TURNS) % places


@final
class Tables:
    """The vectors for these types. Made once for each set of tiles."""

    def __init__(self, tiles: tuple[Tile, ...]) -> None:
        fitting = _fitting(tiles)
        self.types: Final[i64] = len(tiles)
        # by type turned * 4 + side
        self.terrain: Final = vec[i64](_terrains(tiles))
        self.side_segment: Final = vec[i64](_side_segments(tiles))
        # by type turned * 8 + half-edge
        self.half_segment: Final = vec[i64](_half_segments(tiles))
        # by type turned: a mask of the sides of the river
        self.river: Final = vec[i64](_river_sides(tiles))
        # by type * DEMANDS + demand: a mask of the rotations that fit, and how many they are
        self.fitting: Final = vec[u8](fitting)
        self.fitting_count: Final = vec[u8]([turns.bit_count() for turns in fitting])
        # by type
        self.segments: Final = vec[i64]([len(tile.segments) for tile in tiles])
        self.first_field: Final = vec[i64]([_first_field(tile) for tile in tiles])
        self.cloister_of: Final = vec[i64]([_last_of(tile, CLOISTER) for tile in tiles])
        self.enclosed_of: Final = vec[i64]([_enclosed(tile) for tile in tiles])
        self.distinct_turns: Final = vec[i64]([tile.distinct_rotations for tile in tiles])
        # by type * MOST_SEGMENTS + segment
        self.kind: Final = vec[i64](_per_segment(tiles, "kind"))
        self.sides_of_segment: Final = vec[i64](_per_segment(tiles, "sides"))
        self.marks: Final = vec[i64](_per_segment(tiles, "marks"))
        self.cities_touched: Final = vec[i64](_per_segment(tiles, "cities"))
        # by type turned * MOST_SEGMENTS + spot: segments in the order in which they are offered,
        # and the first side or half-edge of each
        self.spot_segment: Final = vec[i64](_spot_table(tiles, 2))
        self.spot_at: Final = vec[i64](_spot_table(tiles, 1))
        # by type turned * MOST_SEGMENTS + segment: the code of a figure there
        self.code: Final = vec[i64](_codes(tiles))


# -- sides ------------------------------------------------------------------------------------


def _terrains(tiles: tuple[Tile, ...]) -> list[int]:
    table = [0] * (len(tiles) * 16)
    for number, tile in enumerate(tiles):
        for turn in range(TURNS):
            for side in range(4):
                lies = turned(side, turn, 4)
                table[(number * TURNS + turn) * 4 + lies] = tile.terrains[side]
    return table


def _side_segments(tiles: tuple[Tile, ...]) -> list[int]:
    """The segment at each side: the city or road there, or the field; -1 for the river."""
    table = [-1] * (len(tiles) * 16)
    for number, tile in enumerate(tiles):
        for turn in range(TURNS):
            for index, segment in enumerate(tile.segments):
                for place in segment.at:
                    is_field = segment.kind == FIELD
                    side = place // 2 if is_field else place
                    if is_field and tile.terrains[side] != FIELD:
                        continue
                    table[(number * TURNS + turn) * 4 + turned(side, turn, 4)] = index
    return table


def _half_segments(tiles: tuple[Tile, ...]) -> list[int]:
    """The field at each half-edge; -1 on the sides of a city."""
    table = [-1] * (len(tiles) * 32)
    for number, tile in enumerate(tiles):
        for turn in range(TURNS):
            for index, segment in enumerate(tile.segments):
                if segment.kind == FIELD:
                    for half in segment.at:
                        table[(number * TURNS + turn) * 8 + turned(half, turn, 8)] = index
    return table


def _river_sides(tiles: tuple[Tile, ...]) -> list[int]:
    return [
        sum([1 << turned(side, turn, 4) for side in tile.river])
        for tile in tiles
        for turn in range(TURNS)
    ]


def _fitting(tiles: tuple[Tile, ...]) -> list[int]:
    """For every type and demand, the rotations that fit as a mask; equal ones count once (K41)."""
    terrains = _terrains(tiles)
    table = [0] * (len(tiles) * DEMANDS)
    for number, tile in enumerate(tiles):
        for demand in range(DEMANDS):
            for turn in range(tile.distinct_rotations):
                if _fits(terrains, number * TURNS + turn, demand):
                    table[number * DEMANDS + demand] |= 1 << turn
    return table


def _fits(terrains: list[int], oriented: int, demand: int) -> bool:
    """CA 4.2: the same terrain on every side that meets a neighbour. The river meets none."""
    for side in range(4):
        asked = demand >> (2 * side) & 3
        if asked != 0 and asked != terrains[oriented * 4 + side]:
            return False
    return True


# -- segments ---------------------------------------------------------------------------------


def _first_field(tile: Tile) -> int:
    """Where the fields begin among the segments."""
    return sum([part.kind in (CITY, ROAD) for part in tile.segments])


def _last_of(tile: Tile, kind: int) -> int:
    return max([i for i, part in enumerate(tile.segments) if part.kind == kind], default=-1)


def _enclosed(tile: Tile) -> int:
    """The field that no half-edge belongs to, -1 if there is none."""
    enclosed = -1
    for index, segment in enumerate(tile.segments):
        if segment.kind == FIELD and len(segment.at) == 0:
            enclosed = index
    return enclosed


def _per_segment(tiles: tuple[Tile, ...], what: str) -> list[int]:
    table = [0] * (len(tiles) * MOST_SEGMENTS)
    for number, tile in enumerate(tiles):
        for index, segment in enumerate(tile.segments):
            row = number * MOST_SEGMENTS + index
            if what == "kind":
                table[row] = segment.kind
            elif what == "sides":
                table[row] = len(segment.at) if segment.kind != FIELD else 0
            elif what == "marks":
                table[row] = _marks(segment)
            else:  # for a field: the city segments whose wall it touches, as a mask (K24)
                table[row] = sum([1 << city for city in segment.cities])
    return table


def _marks(segment: Segment) -> int:
    goods = 1 << (FIRST_GOODS + GOODS_BITS * (segment.goods - 1)) if segment.goods else 0
    inn = INN if segment.inn else 0
    return int(segment.pennant) + inn + (CATHEDRAL if segment.cathedral else 0) + goods


# -- where a figure can go --------------------------------------------------------------------


def _spots(tile: Tile, turn: int) -> list[tuple[int, int, int]]:
    """Where a figure can go: (kind order, first `at` of the rotated tile, segment), sorted.

    Cities and roads first, in the order N E S W, then fields NL NR EL … and an enclosed one, then
    the cloister.
    """
    spots = []
    for index, segment in enumerate(tile.segments):
        if segment.kind == CLOISTER:
            spots.append((2, 0, index))
        elif segment.kind == FIELD:
            halves = [turned(half, turn, 8) for half in segment.at]
            spots.append((1, min(halves, default=len(HALVES)), index))
        else:
            spots.append((0, min([turned(side, turn, 4) for side in segment.at]), index))
    return sorted(spots)


def _spot_table(tiles: tuple[Tile, ...], column: int) -> list[int]:
    table = [0] * (len(tiles) * TURNS * MOST_SEGMENTS)
    for number, tile in enumerate(tiles):
        for turn in range(TURNS):
            for row, spot in enumerate(_spots(tile, turn)):
                table[(number * TURNS + turn) * MOST_SEGMENTS + row] = spot[column]
    return table


def _codes(tiles: tuple[Tile, ...]) -> list[int]:
    codes = [0] * (len(tiles) * TURNS * MOST_SEGMENTS)
    for number, tile in enumerate(tiles):
        for turn in range(TURNS):
            row = (number * TURNS + turn) * MOST_SEGMENTS
            for _, at, index in _spots(tile, turn):
                codes[row + index] = _code(tile.segments[index], at)
    return codes


def _code(segment: Segment, at: int) -> int:
    if segment.kind == CLOISTER:
        return ON_CLOISTER
    if segment.kind == FIELD:
        return ON_FIELD + at if segment.at else ON_ENCLOSED
    return (ON_CITY if segment.kind == CITY else ON_ROAD) + at


BASE: Final = Tables(BASE_TILES)
"""The 24 types of the base game."""

_everything: list[Tables] = []


def all_tables() -> Tables:
    """All types, made when the first game with an expansion needs them."""
    if not _everything:
        _everything.append(Tables(ALL_TILES))
    return _everything[0]


assert len(SIDES) * 2 == len(HALVES) and CITY == 3
