"""The table: placed tiles, open cells, joined features, followers.

Packed vectors of small numbers, updated tile by tile; nothing is searched for again. Turns, scoring
and queries are in other modules.

Numbers: a *cell* is one of `cells.py`; a *tile* is the index of a tile in the order placed; a
*segment* is the index of a segment of the placed tiles, each tile's in a row; a *feature* is the
number of its oldest segment.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meeplewright.games.carcassonne.rules.cells import AROUND, CENTRE, STEP, WIDTH
from meeplewright.games.carcassonne.rules.tables import (
    ALL_SEGMENTS,
    FITTING,
    FITTING_COUNT,
    HALF_SEGMENT,
    KIND,
    PENNANTS,
    SEGMENTS,
    SIDE_SEGMENT,
    SIDES_OF_SEGMENT,
    TERRAIN,
)
from meeplewright.games.carcassonne.rules.tiles import CLOISTER, FIELD, ROAD, START_TILE, TOTAL

OPEN: Final = 100
"""A cell has 0 (nothing near), a tile's number + 1, or OPEN + its index among the open cells."""
MOST_OPEN: Final = 150
"""72 tiles never have more than 146 open cells around them."""
HALF_OF_TILES: Final = 36
"""The tiles of a feature are a set in two masks: tiles 0 to 35 and tiles 36 to 71."""
MOST_STANDING: Final = 35

MONK: Final = 8
"""The bit of a packed follower that says it stands on a cloister."""

BIT: Final = vec[i64]([1 << place for place in range(HALF_OF_TILES)])
"""Powers of two; mypyc would shift a literal 1 in 32 bits only."""


def segment_under(follower: i64) -> i64:
    """The segment that a packed follower stands on."""
    return follower >> 4


def seat_of(follower: i64) -> i64:
    """Whose packed follower it is."""
    return follower & 7


@final
class Board:
    """Made by `empty_board` or `copy`; `lay` and `stand` change it."""

    def __init__(
        self,
        cells: vec[u8],
        laid: i64,
        oriented: vec[i64],
        cell_of: vec[i64],
        first: vec[i64],
        segments: i64,
        tile_of: vec[i64],
        parent: vec[i64],
        open_edges: vec[i64],
        pennants: vec[i64],
        followers: vec[i64],
        early: vec[i64],
        late: vec[i64],
        open_count: i64,
        open_cell: vec[i64],
        demand: vec[i64],
        standing_count: i64,
        standing: vec[i64],
    ) -> None:
        self.cells = cells
        # by tile
        self.laid = laid
        self.oriented = oriented  # type * 4 + turn
        self.cell_of = cell_of
        self.first = first  # the tile's first segment
        # by segment
        self.segments = segments
        self.tile_of = tile_of
        self.parent = parent
        # by feature
        self.open_edges = open_edges  # sides of a road or city that face an empty cell
        self.pennants = pennants
        self.followers = followers  # four bits per seat
        self.early = early  # the feature's tiles below HALF_OF_TILES, as a mask
        self.late = late  # the feature's other tiles
        # by open cell
        self.open_count = open_count
        self.open_cell = open_cell
        self.demand = demand  # what the neighbours ask for, see tables.DEMANDS
        # by follower, in the order placed
        self.standing_count = standing_count
        self.standing = standing  # see `pack_follower`

    def copy(self) -> Board:
        return Board(
            self.cells[:],
            self.laid,
            self.oriented[:],
            self.cell_of[:],
            self.first[:],
            self.segments,
            self.tile_of[:],
            self.parent[:],
            self.open_edges[:],
            self.pennants[:],
            self.followers[:],
            self.early[:],
            self.late[:],
            self.open_count,
            self.open_cell[:],
            self.demand[:],
            self.standing_count,
            self.standing[:],
        )

    # -- laying a tile (CA 4) -----------------------------------------------------------------

    def lay(self, oriented: i64, cell: i64) -> None:
        """Put a type, rotated, on an empty cell and join what meets. Does not check legality."""
        tile = self.laid
        self.laid = tile + 1
        self.oriented[tile] = oriented
        self.cell_of[tile] = cell
        self._new_segments(tile, oriented >> 2)
        self._close(cell)
        cells = self.cells
        cells[cell] = u8(tile + 1)
        side: i64 = 0
        while side < 4:
            beside = cell + STEP[side]
            there = i64(cells[beside])
            if 0 < there < OPEN:
                self._meet(tile, side, there - 1)
            else:
                self._ask(beside, there, side ^ 2, TERRAIN[oriented * 4 + side])
            side += 1

    def _new_segments(self, tile: i64, kind: i64) -> None:
        first = self.segments
        self.first[tile] = first
        count = SEGMENTS[kind]
        self.segments = first + count
        early: i64 = 0
        late: i64 = 0
        if tile < HALF_OF_TILES:
            early = BIT[tile]
        else:
            late = BIT[tile - HALF_OF_TILES]
        row = kind * 8
        segment = first
        while segment < first + count:
            self.tile_of[segment] = tile
            self.parent[segment] = segment
            self.open_edges[segment] = SIDES_OF_SEGMENT[row]
            self.pennants[segment] = PENNANTS[row]
            self.early[segment] = early
            self.late[segment] = late
            row += 1
            segment += 1

    def _meet(self, tile: i64, side: i64, other: i64) -> None:
        """Join the segments of two neighbours across the side where they meet."""
        mine = self.oriented[tile]
        theirs = self.oriented[other]
        my_first = self.first[tile]
        their_first = self.first[other]
        terrain = TERRAIN[mine * 4 + side]
        opposite = side ^ 2
        feature = self.join(
            my_first + SIDE_SEGMENT[mine * 4 + side],
            their_first + SIDE_SEGMENT[theirs * 4 + opposite],
        )
        if terrain == FIELD:
            return
        self.open_edges[feature] -= 2
        if terrain == ROAD:  # CA 9.2: the fields on both sides meet half-edge to half-edge
            left = mine * 8 + 2 * side
            right = theirs * 8 + 2 * opposite
            self.join(my_first + HALF_SEGMENT[left], their_first + HALF_SEGMENT[right + 1])
            self.join(my_first + HALF_SEGMENT[left + 1], their_first + HALF_SEGMENT[right])

    def _ask(self, cell: i64, there: i64, side: i64, terrain: i64) -> None:
        """An empty cell next to the new tile: open it, or add to its demand."""
        if there == 0:
            place = self.open_count
            self.open_count = place + 1
            self.open_cell[place] = cell
            self.demand[place] = terrain << (2 * side)
            self.cells[cell] = u8(OPEN + place)
        else:
            self.demand[there - OPEN] |= terrain << (2 * side)

    def _close(self, cell: i64) -> None:
        """The cell is taken; the last open cell moves to its index in the list."""
        there = i64(self.cells[cell])
        if there < OPEN:
            return
        place = there - OPEN
        last = self.open_count - 1
        self.open_count = last
        moved = self.open_cell[last]
        self.open_cell[place] = moved
        self.demand[place] = self.demand[last]
        self.cells[moved] = u8(OPEN + place)

    # -- features -----------------------------------------------------------------------------

    def feature_of(self, segment: i64) -> i64:
        parent = self.parent
        while True:
            above = parent[segment]
            if above == segment:
                return segment
            parent[segment] = parent[above]
            segment = above

    def join(self, one: i64, other: i64) -> i64:
        """Make two features one and return it; the older segment names it."""
        a = self.feature_of(one)
        b = self.feature_of(other)
        if a == b:
            return a
        if b < a:
            a, b = b, a
        self.parent[b] = a
        self.open_edges[a] += self.open_edges[b]
        self.pennants[a] += self.pennants[b]
        self.followers[a] += self.followers[b]
        self.early[a] |= self.early[b]
        self.late[a] |= self.late[b]
        return a

    def kind_of(self, segment: i64) -> i64:
        tile = self.tile_of[segment]
        return KIND[(self.oriented[tile] >> 2) * 8 + segment - self.first[tile]]

    def tile_count(self, feature: i64) -> i64:
        """CA 7.3: a tile counts once, however many of its segments belong to the feature."""
        return _bits(self.early[feature]) + _bits(self.late[feature])

    def neighbours(self, cell: i64) -> i64:
        """How many of the eight cells around this one have a tile (CA 6.3)."""
        count: i64 = 0
        cells = self.cells
        index: i64 = 0
        while index < 8:
            if 0 < i64(cells[cell + AROUND[index]]) < OPEN:
                count += 1
            index += 1
        return count

    def is_complete(self, feature: i64) -> bool:
        """CA 6: no edge of a road or city faces an empty cell; a cloister has 8 neighbours."""
        kind = self.kind_of(feature)
        if kind == CLOISTER:
            return self.neighbours(self.cell_of[self.tile_of[feature]]) == 8
        return kind != FIELD and self.open_edges[feature] == 0

    # -- what fits ----------------------------------------------------------------------------

    def placements(self, kind: i64) -> i64:
        """The number of ways (cell and rotation) to place a tile of this type."""
        count: i64 = 0
        demand = self.demand
        row = kind * 256
        place: i64 = 0
        while place < self.open_count:
            count += i64(FITTING_COUNT[row + demand[place]])
            place += 1
        return count

    def placement(self, kind: i64, index: i64) -> i64:
        """The index-th of these ways, as open cell * 4 + turn."""
        demand = self.demand
        row = kind * 256
        place: i64 = 0
        while True:
            here = i64(FITTING_COUNT[row + demand[place]])
            if index < here:
                break
            index -= here
            place += 1
        turns = i64(FITTING[row + demand[place]])
        turn: i64 = 0
        while True:
            if turns >> turn & 1:
                if index == 0:
                    return place * 4 + turn
                index -= 1
            turn += 1

    def can_place(self, kind: i64) -> bool:
        """CA 4.4: whether there is any legal cell and rotation at all."""
        demand = self.demand
        row = kind * 256
        place: i64 = 0
        while place < self.open_count:
            if FITTING_COUNT[row + demand[place]]:
                return True
            place += 1
        return False

    def is_open(self, cell: i64) -> bool:
        """CA 4.1: empty, and shares a side with a tile on the table."""
        return i64(self.cells[cell]) >= OPEN

    def demand_of(self, cell: i64) -> i64:
        """The terrains that the neighbours of an open cell demand."""
        return self.demand[i64(self.cells[cell]) - OPEN]

    def tile_at(self, cell: i64) -> i64:
        """The tile on this cell, -1 if there is none."""
        there = i64(self.cells[cell])
        return there - 1 if there < OPEN else -1

    # -- followers (CA 5, 8) ------------------------------------------------------------------

    def pack_follower(self, seat: i64, segment: i64) -> i64:
        """A follower as a number: its segment, whether it is a monk, its seat."""
        monk: i64 = MONK if self.kind_of(segment) == CLOISTER else 0
        return segment << 4 | monk | seat

    def stand(self, seat: i64, segment: i64) -> None:
        self.standing[self.standing_count] = self.pack_follower(seat, segment)
        self.standing_count += 1
        self.followers[self.feature_of(segment)] += BIT[4 * seat]

    def send_home(self, feature: i64) -> None:
        """CA 8.1: all followers leave the feature. The others keep their order."""
        self.followers[feature] = 0
        standing = self.standing
        kept: i64 = 0
        index: i64 = 0
        while index < self.standing_count:
            follower = standing[index]
            if self.feature_of(segment_under(follower)) != feature:
                standing[kept] = follower
                kept += 1
            index += 1
        self.standing_count = kept


def empty_board() -> Board:
    """A table with only the start tile (CA 2.1)."""
    board = bare_board()
    board.lay(START_TILE * 4, CENTRE)
    return board


def bare_board() -> Board:
    """A table without any tile."""
    return Board(
        vec[u8]([0] * (WIDTH * WIDTH)),
        0,
        vec[i64]([0] * TOTAL),
        vec[i64]([0] * TOTAL),
        vec[i64]([0] * TOTAL),
        0,
        vec[i64]([0] * ALL_SEGMENTS),
        vec[i64]([0] * ALL_SEGMENTS),
        vec[i64]([0] * ALL_SEGMENTS),
        vec[i64]([0] * ALL_SEGMENTS),
        vec[i64]([0] * ALL_SEGMENTS),
        vec[i64]([0] * ALL_SEGMENTS),
        vec[i64]([0] * ALL_SEGMENTS),
        0,
        vec[i64]([0] * MOST_OPEN),
        vec[i64]([0] * MOST_OPEN),
        0,
        vec[i64]([0] * MOST_STANDING),
    )


def _bits(mask: i64) -> i64:
    """How many of the low 36 bits are set: pairs, then fours, then eights, then their sum."""
    pairs = mask - (mask >> 1 & 0x555555555)
    fours = (pairs & 0x333333333) + (pairs >> 2 & 0x333333333)
    eights = fours + (fours >> 4) & 0xF0F0F0F0F
    return eights % 255
