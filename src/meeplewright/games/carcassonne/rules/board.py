"""The table: placed tiles, open cells, joined features, figures.

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

from meeplewright.games.carcassonne.rules.cells import AROUND, CENTRE, KEPT, STEP, kept_at
from meeplewright.games.carcassonne.rules.tables import Tables
from meeplewright.games.carcassonne.rules.tiles import CLOISTER, FIELD, RIVER, ROAD
from meeplewright.games.carcassonne.rules.variant import BIG, BUILDER, Variant

CLOSED: Final = 127
"""On this cell no tile can ever be placed (CA R11)."""
OPEN: Final = 128
"""A cell has 0 (nothing near), a tile's number + 1, CLOSED, or OPEN + its index among the open
cells; of an index above 127 only the low seven bits are kept.
"""
HALF_OF_TILES: Final = 63
"""The tiles of a feature are a set in two masks: tiles 0 to 62 and tiles 63 to 125."""

MONK: Final = 8
"""The bit of a packed figure that says it stands on a cloister."""

BIT: Final = vec[i64]([1 << place for place in range(HALF_OF_TILES)])
"""Powers of two; mypyc would shift a literal 1 in 32 bits only."""

STRAIGHT: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
"""The last bend of the river"""


def segment_under(figure: i64) -> i64:
    """The segment that a packed figure stands on."""
    return figure >> 6


def kind_of_figure(figure: i64) -> i64:
    """Which of variant.FIGURES a packed figure is."""
    return figure >> 4 & 3


def seat_of(figure: i64) -> i64:
    """Whose packed figure it is."""
    return figure & 7


@final
class Board:
    """Made by `empty_board`, `bare_board` or `copy`; `lay` and `stand` change it."""

    def __init__(
        self,
        variant: Variant,
        cells: vec[u8],
        laid: i64,
        oriented: vec[i64],
        cell_of: vec[i64],
        first: vec[i64],
        segments: i64,
        tile_of: vec[i64],
        parent: vec[i64],
        open_edges: vec[i64],
        marks: vec[i64],
        followers: vec[i64],
        early: vec[i64],
        late: vec[i64],
        open_count: i64,
        open_cell: vec[i64],
        demand: vec[i64],
        standing_count: i64,
        standing: vec[i64],
        builders: i64,
        pigs: i64,
        end_cell: i64,
        entry_side: i64,
        bend: i64,
        closed_cell: i64,
    ) -> None:
        self.variant: Final = variant
        self.tables: Final[Tables] = variant.tables
        self.cells = cells  # by place in the square of cells.py
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
        self.marks = marks  # pennants, inns, cathedrals and goods, see tables.INN
        self.followers = followers  # their weight, four bits per seat (CA I4)
        self.early = early  # the feature's tiles below HALF_OF_TILES, as a mask
        self.late = late  # the feature's other tiles
        # by open cell
        self.open_count = open_count
        self.open_cell = open_cell
        self.demand = demand  # what the neighbours ask for, see tables.DEMANDS
        # by figure, in the order placed
        self.standing_count = standing_count
        self.standing = standing  # see `pack_figure`
        # ten bits per seat: the segment of its builder or pig, plus one
        self.builders = builders
        self.pigs = pigs
        # the open end of the river: the next cell (-1: none), the side it is entered from, and
        # the last bend
        self.end_cell = end_cell
        self.entry_side = entry_side
        self.bend = bend
        self.closed_cell = closed_cell  # CA R11: nothing can be placed there; -1: none

    def copy(self) -> Board:
        return Board(
            self.variant,
            self.cells[:],
            self.laid,
            self.oriented[:],
            self.cell_of[:],
            self.first[:],
            self.segments,
            self.tile_of[:],
            self.parent[:],
            self.open_edges[:],
            self.marks[:],
            self.followers[:],
            self.early[:],
            self.late[:],
            self.open_count,
            self.open_cell[:],
            self.demand[:],
            self.standing_count,
            self.standing[:],
            self.builders,
            self.pigs,
            self.end_cell,
            self.entry_side,
            self.bend,
            self.closed_cell,
        )

    # -- laying a tile (CA 4) -----------------------------------------------------------------

    def lay(self, oriented: i64, cell: i64) -> None:
        """Put a type, rotated, on an empty cell and join what meets. Does not check legality."""
        tile = self.laid
        tables = self.tables
        self.laid = tile + 1
        self.oriented[tile] = oriented
        self.cell_of[tile] = cell
        self._new_segments(tile, oriented >> 2)
        self._close(cell)
        cells = self.cells
        cells[kept_at(cell)] = u8(tile + 1)
        terrain = tables.terrain
        side: i64 = 0
        while side < 4:
            beside = cell + STEP[side]
            there = i64(cells[kept_at(beside)])
            if there == 0 or there >= OPEN:
                self._ask(beside, there, side ^ 2, terrain[oriented * 4 + side])
            elif there < CLOSED:
                self._meet(tile, side, there - 1)
            side += 1
        if tables.river[oriented] != 0:
            self._flow(tables.river[oriented], cell)

    def _new_segments(self, tile: i64, kind: i64) -> None:
        tables = self.tables
        first = self.segments
        self.first[tile] = first
        count = tables.segments[kind]
        self.segments = first + count
        early: i64 = 0
        late: i64 = 0
        if tile < HALF_OF_TILES:
            early = BIT[tile]
        else:
            late = BIT[tile - HALF_OF_TILES]
        sides = tables.sides_of_segment
        marks = tables.marks
        row = kind * 8
        segment = first
        while segment < first + count:
            self.tile_of[segment] = tile
            self.parent[segment] = segment
            self.open_edges[segment] = sides[row]
            self.marks[segment] = marks[row]
            self.early[segment] = early
            self.late[segment] = late
            row += 1
            segment += 1

    def _meet(self, tile: i64, side: i64, other: i64) -> None:
        """Join the segments of two neighbours across the side where they meet."""
        tables = self.tables
        mine = self.oriented[tile]
        theirs = self.oriented[other]
        my_first = self.first[tile]
        their_first = self.first[other]
        terrain = tables.terrain[mine * 4 + side]
        opposite = side ^ 2
        if terrain != RIVER:
            feature = self.join(
                my_first + tables.side_segment[mine * 4 + side],
                their_first + tables.side_segment[theirs * 4 + opposite],
            )
            if terrain == FIELD:
                return
            self.open_edges[feature] -= 2
        if terrain <= ROAD:  # CA 9.2, R13: the fields on both sides meet half-edge to half-edge
            left = mine * 8 + 2 * side
            right = theirs * 8 + 2 * opposite
            halves = tables.half_segment
            self.join(my_first + halves[left], their_first + halves[right + 1])
            self.join(my_first + halves[left + 1], their_first + halves[right])

    def _ask(self, cell: i64, there: i64, side: i64, terrain: i64) -> None:
        """An empty cell next to the new tile: open it, or add to its demand."""
        if there == 0:
            place = self.open_count
            self.open_count = place + 1
            self.open_cell[place] = cell
            self.demand[place] = terrain << (2 * side)
            self.cells[kept_at(cell)] = u8(OPEN + (place & 127))
        else:
            self.demand[self._index(cell, there)] |= terrain << (2 * side)

    def _index(self, cell: i64, there: i64) -> i64:
        """The index of an open cell, from what is kept for it."""
        place = there - OPEN
        return place if self.open_cell[place] == cell else place + 128

    def _close(self, cell: i64) -> None:
        """The cell is taken; the last open cell moves to its index in the list."""
        there = i64(self.cells[kept_at(cell)])
        if there < OPEN:
            return
        place = self._index(cell, there)
        last = self.open_count - 1
        self.open_count = last
        moved = self.open_cell[last]
        self.open_cell[place] = moved
        self.demand[place] = self.demand[last]
        self.cells[kept_at(moved)] = u8(OPEN + (place & 127))

    # -- the river (CA R) ---------------------------------------------------------------------

    def _flow(self, sides: i64, cell: i64) -> None:
        """The river goes on from the tile just placed here, with these sides of the river."""
        outs = sides & ~BIT[self.entry_side] if self.end_cell == cell else sides
        if outs == 0:  # the lake
            self.end_cell = -1
            return
        out = _side_of(outs)
        if self.end_cell == cell:
            bend = _bend(self.entry_side, out)
            if bend != STRAIGHT or not self.variant.alternate:
                self.bend = bend
        self.end_cell = cell + STEP[out]
        self.entry_side = out ^ 2

    def end_river(self) -> None:
        """CA R11: the lake does not fit. No tile can be placed at the open end any more."""
        self._close(self.end_cell)
        self.cells[kept_at(self.end_cell)] = u8(CLOSED)
        self.closed_cell = self.end_cell
        self.end_cell = -1

    def river_turns(self, kind: i64) -> i64:
        """CA R5 to R7: the rotations of a river tile that fit at the open end, as a mask."""
        fitting = i64(self.tables.fitting[kind * 256 + self.demand_of(self.end_cell)])
        turns: i64 = 0
        turn: i64 = 0
        while fitting >> turn:
            if fitting >> turn & 1 and self.continues(kind * 4 + turn):
                turns |= BIT[turn]
            turn += 1
        return turns

    def continues(self, oriented: i64) -> bool:
        """Whether the river flows on into this tile at the open end, without a U-turn."""
        sides = self.tables.river[oriented]
        if not sides >> self.entry_side & 1:
            return False
        outs = sides & ~BIT[self.entry_side]
        if outs == 0 or self.bend == STRAIGHT:
            return True
        return _bend(self.entry_side, _side_of(outs)) != self.bend

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
        self.marks[a] += self.marks[b]
        self.followers[a] += self.followers[b]
        self.early[a] |= self.early[b]
        self.late[a] |= self.late[b]
        return a

    def kind_of(self, segment: i64) -> i64:
        tile = self.tile_of[segment]
        return self.tables.kind[(self.oriented[tile] >> 2) * 8 + segment - self.first[tile]]

    def tile_count(self, feature: i64) -> i64:
        """CA 7.3: a tile counts once, however many of its segments belong to the feature."""
        return _bits(self.early[feature]) + _bits(self.late[feature])

    def neighbours(self, cell: i64) -> i64:
        """How many of the eight cells around this one have a tile (CA 6.3)."""
        count: i64 = 0
        cells = self.cells
        index: i64 = 0
        while index < 8:
            if 0 < i64(cells[kept_at(cell + AROUND[index])]) < CLOSED:
                count += 1
            index += 1
        return count

    def is_surrounded(self, cell: i64) -> bool:
        """CA 6.3: whether all eight cells around this one have a tile."""
        cells = self.cells
        index: i64 = 0
        while index < 8:
            if not 0 < i64(cells[kept_at(cell + AROUND[index])]) < CLOSED:
                return False
            index += 1
        return True

    def is_complete(self, feature: i64) -> bool:
        """CA 6: no edge of a road or city faces an empty cell; a cloister has 8 neighbours."""
        kind = self.kind_of(feature)
        if kind == CLOISTER:
            return self.is_surrounded(self.cell_of[self.tile_of[feature]])
        return kind != FIELD and self.open_edges[feature] == 0

    # -- what fits ----------------------------------------------------------------------------

    def turns_at(self, kind: i64, place: i64) -> i64:
        """The rotations of this type that fit the open cell with this index, as a mask."""
        if self.end_cell < 0:
            return i64(self.tables.fitting[kind * 256 + self.demand[place]])
        if self.open_cell[place] != self.end_cell:
            return 0
        return self.river_turns(kind)

    def placements(self, kind: i64) -> i64:
        """The number of ways (cell and rotation) to place a tile of this type."""
        if self.end_cell >= 0:
            return _bits(self.river_turns(kind))
        count: i64 = 0
        fitting = self.tables.fitting_count
        demand = self.demand
        row = kind * 256
        place: i64 = 0
        while place < self.open_count:
            count += i64(fitting[row + demand[place]])
            place += 1
        return count

    def placement(self, kind: i64, index: i64) -> i64:
        """The index-th of these ways, as open cell * 4 + turn."""
        place: i64 = 0
        if self.end_cell >= 0:
            place = self.index_of(self.end_cell)
        else:
            fitting = self.tables.fitting_count
            demand = self.demand
            row = kind * 256
            while True:
                here = i64(fitting[row + demand[place]])
                if index < here:
                    break
                index -= here
                place += 1
        turns = self.turns_at(kind, place)
        turn: i64 = 0
        while True:
            if turns >> turn & 1:
                if index == 0:
                    return place * 4 + turn
                index -= 1
            turn += 1

    def can_place(self, kind: i64) -> bool:
        """CA 4.4: whether there is any legal cell and rotation at all."""
        if self.end_cell >= 0:
            return self.river_turns(kind) != 0
        fitting = self.tables.fitting_count
        demand = self.demand
        row = kind * 256
        place: i64 = 0
        while place < self.open_count:
            if fitting[row + demand[place]]:
                return True
            place += 1
        return False

    def index_of(self, cell: i64) -> i64:
        """CA 4.1: the index of an open cell (empty, beside a tile), or -1 for any other cell."""
        there = i64(self.cells[kept_at(cell)])
        if there < OPEN:
            return -1
        place = there - OPEN
        while place < self.open_count:
            if self.open_cell[place] == cell:
                return place
            place += 128
        return -1

    def is_open(self, cell: i64) -> bool:
        return self.index_of(cell) >= 0

    def demand_of(self, cell: i64) -> i64:
        """The terrains that the neighbours of an open cell demand."""
        return self.demand[self.index_of(cell)]

    def tile_at(self, cell: i64) -> i64:
        """The tile on this cell, -1 if there is none."""
        there = i64(self.cells[kept_at(cell)])
        if there == 0 or there >= CLOSED or self.cell_of[there - 1] != cell:
            return -1
        return there - 1

    # -- figures (CA 5, 8, I3, T12, T26) --------------------------------------------------------

    def pack_figure(self, seat: i64, segment: i64, figure: i64) -> i64:
        """A figure as a number: its segment, its kind, whether it is a monk, its seat."""
        monk: i64 = MONK if self.kind_of(segment) == CLOISTER else 0
        return segment << 6 | figure << 4 | monk | seat

    def stand(self, seat: i64, segment: i64, figure: i64) -> None:
        self.standing[self.standing_count] = self.pack_figure(seat, segment, figure)
        self.standing_count += 1
        if figure <= BIG:
            self.followers[self.feature_of(segment)] += BIT[4 * seat] << figure
        elif figure == BUILDER:
            self.builders |= (segment + 1) << (10 * seat)
        else:
            self.pigs |= (segment + 1) << (10 * seat)

    def builder_of(self, seat: i64) -> i64:
        """The segment of this seat's builder, or -1."""
        return (self.builders >> (10 * seat) & 1023) - 1

    def pig_of(self, seat: i64) -> i64:
        """The segment of this seat's pig, or -1."""
        return (self.pigs >> (10 * seat) & 1023) - 1

    def send_home(self, feature: i64) -> None:
        """CA 8.1, T25: all figures leave the feature. The others keep their order."""
        self.followers[feature] = 0
        standing = self.standing
        kept: i64 = 0
        index: i64 = 0
        while index < self.standing_count:
            figure = standing[index]
            if self.feature_of(segment_under(figure)) != feature:
                standing[kept] = figure
                kept += 1
            elif kind_of_figure(figure) == BUILDER:
                self.builders &= ~(BIT[10] - 1 << (10 * seat_of(figure)))
            index += 1
        self.standing_count = kept


_empty: Final[dict[Variant, Board]] = {}
"""The boards that `empty_board` has made: to copy one is faster"""


def empty_board(variant: Variant) -> Board:
    """A table with only the start tile (CA 2.1) or the spring (CA R2)."""
    found = _empty.get(variant)
    if found is None:
        found = bare_board(variant)
        found.lay(variant.first_tile * 4 + variant.first_turn, CENTRE)
        _empty[variant] = found
    return found.copy()


def bare_board(variant: Variant) -> Board:
    """A table without any tile."""
    tiles = int(variant.total)
    segments = int(variant.all_segments)
    cells = int(variant.most_open)
    return Board(
        variant,
        vec[u8]([0] * KEPT),
        0,
        vec[i64]([0] * tiles),
        vec[i64]([0] * tiles),
        vec[i64]([0] * tiles),
        0,
        vec[i64]([0] * segments),
        vec[i64]([0] * segments),
        vec[i64]([0] * segments),
        vec[i64]([0] * segments),
        vec[i64]([0] * segments),
        vec[i64]([0] * segments),
        vec[i64]([0] * segments),
        0,
        vec[i64]([0] * cells),
        vec[i64]([0] * cells),
        0,
        vec[i64]([0] * int(variant.most_standing)),
        0,
        0,
        -1,
        0,
        STRAIGHT,
        -1,
    )


def _side_of(sides: i64) -> i64:
    """The only side in this mask."""
    side: i64 = 0
    while not sides >> side & 1:
        side += 1
    return side


def _bend(entry: i64, out: i64) -> i64:
    """How a river bends that comes in at one side and goes out at another."""
    if out == entry ^ 2:
        return STRAIGHT
    return LEFT if out == (entry + 1) & 3 else RIGHT


def _bits(mask: i64) -> i64:
    """How many of the low 63 bits are set: pairs, then fours, then eights, then their sum."""
    pairs = mask - (mask >> 1 & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333)
    eights = fours + (fours >> 4) & 0x0F0F0F0F0F0F0F0F
    return eights % 255
