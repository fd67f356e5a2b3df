"""A `NetInputs` from an observation: features are put together from the list of tiles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from meeplewright.games.carcassonne.bots.zero.net_inputs import Array, NetInputs
from meeplewright.games.carcassonne.bots.zero.tile_facts import (
    CODES,
    HAS_CLOISTER,
    MOST,
    TERRAINS,
    parts,
)
from meeplewright.games.carcassonne.rules.actions import ON_CLOISTER
from meeplewright.games.carcassonne.rules.tables import TURNS, TYPES, turned
from meeplewright.games.carcassonne.rules.tiles import CITY

Cell = tuple[int, int]

BESIDE: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
_AROUND: Final = (*BESIDE, (1, 1), (1, -1), (-1, -1), (-1, 1))


@dataclass
class Turn:
    """A turn as its player finds it, whether the tile is still in the hand or lies already."""

    seen: Mapping[str, Any]
    in_hand: int
    rows: list[list[int]]  # the tiles that lay before it
    laid: tuple[Cell, int] | None  # where the tile lies already, and how it is turned

    @property
    def key(self) -> tuple[Any, ...]:
        """The same for both decisions of a turn."""
        known = (self.seen[name].tobytes() for name in ("bag", "points", "supply"))
        return self.in_hand, self.seen["tiles"][: len(self.rows)].tobytes(), *known


def _at(fields: bool) -> list[list[list[int]]]:
    """[type turned, own segment]: its sides or half-edges."""
    places = 8 if fields else 4
    return [
        [[turned(at, turn, places) for at in part.at] for part in parts(kind, fields)]
        for kind in range(TYPES)
        for turn in range(TURNS)
    ]


_WAYS_AT: Final = _at(fields=False)
_FIELDS_AT: Final = _at(fields=True)
_OWN_WAYS: Final = [parts(kind, fields=False) for kind in range(TYPES)]
_OWN_FIELDS: Final = [parts(kind, fields=True) for kind in range(TYPES)]


@dataclass
class Features:
    """The ways of the table, or its fields: segments that grow together, in the order laid."""

    fields: bool
    parent: list[int] = field(default_factory=list)
    ends: dict[tuple[int, int, int], int] = field(default_factory=dict)  # cell and place: segment

    def root(self, segment: int) -> int:
        parent = self.parent
        while parent[segment] != segment:
            segment = parent[segment]
        return segment

    def lay(self, x: int, y: int, oriented: int) -> int:
        """The number of the tile's first segment."""
        first = len(self.parent)
        for own, places in enumerate((_FIELDS_AT if self.fields else _WAYS_AT)[oriented]):
            self.parent.append(first + own)
            for place in places:
                other = self.ends.get(self.across(x, y, place))
                if other is not None:
                    self.parent[self.root(other)] = self.root(first + own)
                self.ends[x, y, place] = first + own
        return first

    def across(self, x: int, y: int, place: int) -> tuple[int, int, int]:
        """The place of the next cell that a side, or half-edge, meets (CA 9.2)."""
        side = place // 2 if self.fields else place
        dx, dy = BESIDE[side]
        opposite = side ^ 2
        return x + dx, y + dy, 2 * opposite + 1 - place % 2 if self.fields else opposite

    def numbered(self) -> tuple[list[int], int]:
        """[segment]: the number of its feature; and how many there are."""
        numbers: dict[int, int] = {}
        found = [self.root(segment) for segment in range(len(self.parent))]
        return [numbers.setdefault(root, len(numbers)) for root in found], len(numbers)


def turn_of(seen: Mapping[str, Any]) -> Turn:
    """Where a follower is asked for, the tile is taken into the hand again: it is the same turn."""
    in_hand = int(seen["in_hand"][0])
    rows = seen["tiles"][: int(seen["tiles_laid"][0])].tolist()
    if in_hand >= 0:
        return Turn(seen, in_hand, rows, None)
    in_hand, x, y, turn = rows.pop()[:4]
    return Turn(seen, in_hand, rows, ((x, y), turn))


def look(turn: Turn) -> tuple[NetInputs, list[Cell]]:
    """The net_inputs, and the cells that its slots are."""
    return _net_inputs(turn.rows, int(turn.seen["seats"][0]), turn.in_hand, turn.seen)


def _net_inputs(
    rows: list[list[int]], seats: int, in_hand: int, seen: Mapping[str, Any]
) -> tuple[NetInputs, list[Cell]]:
    ways, fields = Features(fields=False), Features(fields=True)
    firsts = [
        (ways.lay(x, y, kind * TURNS + turn), fields.lay(x, y, kind * TURNS + turn))
        for kind, x, y, turn, _, _ in rows
    ]
    tiles = {(row[1], row[2]): row for row in rows}
    way_of, way_count = ways.numbered()
    field_of, field_count = fields.numbered()
    way_facts = _way_facts(rows, firsts, way_of, way_count)
    followers = _followers(rows, firsts, seats, (way_of, way_count), (field_of, field_count))
    pairs = _pairs(rows, firsts, way_of, field_of)
    cloisters = [(row[1], row[2]) for row in rows if HAS_CLOISTER[row[0]]]
    cells = list(dict.fromkeys(_open_cells(tiles)))
    place_of = {cell: place for place, cell in enumerate(cells)}
    slot_way = [
        [_feature(ways, cell, side, way_of, way_count) for side in range(4)] for cell in cells
    ]
    slot_field = [
        [_feature(fields, cell, half, field_of, field_count) for half in range(8)] for cell in cells
    ]
    near = [[_are_near(cell, other) for other in cloisters] for cell in cells]
    net_inputs = NetInputs(
        in_hand=in_hand,
        bag=_floats(seen["bag"]),
        points=_floats(seen["points"][:seats]),
        supply=_floats(seen["supply"][:seats]),
        way_there=np.ones(way_count, np.float32),
        way_city=way_facts[:, 0],
        way_open=way_facts[:, 1],
        way_tiles=way_facts[:, 2],
        way_pennants=way_facts[:, 3],
        way_followers=followers[0],
        field_followers=followers[1],
        pair_field=np.array([pair[0] for pair in pairs], np.int32),
        pair_city=np.array([pair[1] for pair in pairs], np.int32),
        pair_there=np.ones(len(pairs), np.float32),
        cloister_round=_floats([_round(tiles, cell) for cell in cloisters]),
        cloister_followers=followers[2],
        slot_used=np.ones(len(cells), np.float32),
        slot_demand=np.array([_demand(tiles, cell) for cell in cells], np.int32),
        slot_way=np.array(slot_way, np.int32),
        slot_field=np.array(slot_field, np.int32),
        slot_round=_floats([_round(tiles, cell) for cell in cells]),
        slot_beside=np.array(
            [[place_of.get(there, len(cells)) for there in _beside(cell)] for cell in cells]
        ),
        slot_cloister=_floats(near).reshape(len(cells), len(cloisters)),
    )
    return net_inputs, cells


def _floats(numbers: Any) -> Array:
    return np.asarray(numbers, np.float32)


def _beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in BESIDE]


def _open_cells(tiles: Mapping[Cell, list[int]]) -> list[Cell]:
    return [there for cell in tiles for there in _beside(cell) if there not in tiles]


def _round(tiles: Mapping[Cell, list[int]], cell: Cell) -> int:
    return sum((cell[0] + dx, cell[1] + dy) in tiles for dx, dy in _AROUND)


def _are_near(cell: Cell, other: Cell) -> bool:
    return max(abs(cell[0] - other[0]), abs(cell[1] - other[1])) == 1


def _demand(tiles: Mapping[Cell, list[int]], cell: Cell) -> int:
    demand = 0
    for side, there in enumerate(_beside(cell)):
        if there in tiles:
            kind, _, _, turn = tiles[there][:4]
            demand |= int(TERRAINS[kind * TURNS + turn, side ^ 2]) << (2 * side)
    return demand


def _feature(kind: Features, cell: Cell, place: int, number_of: list[int], none: int) -> int:
    """What comes to an open cell from this side or half-edge."""
    segment = kind.ends.get(kind.across(*cell, place))
    return none if segment is None else number_of[segment]


def _way_facts(
    rows: list[list[int]], firsts: list[tuple[int, int]], way_of: list[int], count: int
) -> Array:
    """[way]: whether it is a city, its open edges, tiles and pennants."""
    table: Array = np.zeros((count, 4), np.float32)
    taken = {(row[1], row[2]) for row in rows}
    for row, (first, _) in zip(rows, firsts, strict=True):
        kind, x, y, turn = row[:4]
        sides_of = _WAYS_AT[kind * TURNS + turn]
        met = set()
        for own, part in enumerate(_OWN_WAYS[kind]):
            way = way_of[first + own]
            table[way, 0] = part.kind == CITY
            for side in sides_of[own]:
                dx, dy = BESIDE[side]
                table[way, 1] += (x + dx, y + dy) not in taken
            table[way, 2] += way not in met  # CA 7.3: a tile counts once
            table[way, 3] += part.pennant
            met.add(way)
    return table


def _followers(
    rows: list[list[int]],
    firsts: list[tuple[int, int]],
    seats: int,
    ways: tuple[list[int], int],
    fields: tuple[list[int], int],
) -> tuple[Array, Array, Array]:
    """[feature, seat] of the ways, the fields and the cloisters."""
    on_ways: Array = np.zeros((ways[1], seats), np.float32)
    on_fields: Array = np.zeros((fields[1], seats), np.float32)
    on_cloisters = []
    for row, (first_way, first_field) in zip(rows, firsts, strict=True):
        kind, _, _, turn, owner, code = row
        if HAS_CLOISTER[kind]:
            on_cloisters.append(
                [float(owner == seat and code == ON_CLOISTER) for seat in range(seats)]
            )
        if owner < 0:
            continue
        option = CODES[kind * TURNS + turn].tolist().index(code)
        if 1 <= option <= MOST:
            on_ways[ways[0][first_way + option - 1], owner] += 1
        elif option <= 2 * MOST:
            on_fields[fields[0][first_field + option - 1 - MOST], owner] += 1
    return on_ways, on_fields, _floats(on_cloisters).reshape(-1, seats)


def _pairs(
    rows: list[list[int]], firsts: list[tuple[int, int]], way_of: list[int], field_of: list[int]
) -> list[tuple[int, int]]:
    """Every field with every city that it touches, once."""
    pairs: dict[tuple[int, int], None] = {}
    for row, (first_way, first_field) in zip(rows, firsts, strict=True):
        for own, part in enumerate(_OWN_FIELDS[row[0]]):
            for city in part.cities:
                pairs[field_of[first_field + own], way_of[first_way + city]] = None
    return list(pairs)
