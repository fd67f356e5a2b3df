"""Villages: hex cells, which tile can be placed where (KF V), and which tiles are adjacent.

A cell is `(r + 40) * 81 + q + 40` in the axial coordinates of the facts, with the home at 0,0.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from meeplewright.games.keyflower.rules.table import ALL_TILES, NO_MIXED_EDGES, VILLAGE, Table
from meeplewright.games.keyflower.rules.tiles import NONE, ROAD, TILES, WATER

WIDTH: Final = 81
CENTRE: Final = 40 * 81 + 40
SIDES: Final = 6

STEP: Final = vec[i64]([-81, -80, 1, 81, 80, -1])
"""From a cell to its neighbour N, NE, SE, S, SW, NW"""

_NO_TILES: Final = vec[u8]([0] * (81 * 81))
_EDGES: Final = vec[i64]([edge for tile in TILES for edge in tile.edges])
_ONE_EDGE: Final = vec[i64]([1 << 2 * side for side in range(6)])
"""By side: what an edge is multiplied by, so that the six edges of a tile make one number."""
_MASK: Final = 1 << 12
"""Above the edges that neighbours demand, a mask says where there is a neighbour."""


def cell_at(q: int, r: int) -> i64:
    return (i64(r) + 40) * WIDTH + i64(q) + 40


def q_of(cell: i64) -> int:
    return int(cell % WIDTH) - 40


def r_of(cell: i64) -> int:
    return int(cell // WIDTH) - 40


def edge(tile: i64, turn: i64, side: i64) -> i64:
    """What the rotated tile shows towards this side: FIELD, ROAD or WATER."""
    shown = side - turn
    return _EDGES[tile * 6 + (shown if shown >= 0 else shown + 6)]


def grid_of(table: Table, seat: i64) -> vec[u8]:
    """The seat's village as a map: by cell, the tile there + 1."""
    grid = _NO_TILES[:]
    tile: i64 = 0
    while tile < ALL_TILES:
        if table.owner[tile] == seat and table.place[tile] == VILLAGE:
            grid[table.cell[tile]] = u8(tile + 1)
        tile += 1
    return grid


def tile_on(grid: vec[u8], cell: i64) -> i64:
    """The tile on this cell of a village's map, NONE if it is empty."""
    return i64(grid[cell]) - 1


def village_tiles(table: Table, seat: i64) -> vec[i64]:
    """The tiles placed in the seat's village, in ascending order."""
    tiles = vec[i64]()
    tile: i64 = 0
    while tile < ALL_TILES:
        if table.owner[tile] == seat and table.place[tile] == VILLAGE:
            tiles = append(tiles, tile)
        tile += 1
    return tiles


def free_cells(table: Table, seat: i64, grid: vec[u8]) -> vec[i64]:
    """KF V2: the empty cells next to the village, in the order of its tiles and sides."""
    cells = vec[i64]()
    taken = grid[:]
    for tile in village_tiles(table, seat):
        side: i64 = 0
        while side < SIDES:
            near = table.cell[tile] + STEP[side]
            if taken[near] == 0:
                cells = append(cells, near)
                taken[near] = u8(255)
            side += 1
    return cells


def fits(table: Table, grid: vec[u8], tile: i64, cell: i64, turn: i64) -> bool:
    """KF V3: equal edges wherever the tile touches the village."""
    return _meets(tile, turn, _demanded(table, grid, cell))


def _demanded(table: Table, grid: vec[u8], cell: i64) -> i64:
    """The edges that the neighbours of an empty cell show towards it, as a number; see _MASK."""
    demanded: i64 = 0
    side: i64 = 0
    while side < SIDES:
        other = i64(grid[cell + STEP[side]]) - 1
        if other != NONE:
            shown = edge(other, table.turn[other], side + 3 if side < 3 else side - 3)
            demanded += (shown + 3 * _MASK) * _ONE_EDGE[side]
        side += 1
    return demanded


def _meets(tile: i64, turn: i64, demanded: i64) -> bool:
    return (_TURNED[tile * SIDES + turn] ^ demanded) & (demanded // _MASK) == 0


def layings(table: Table, seat: i64, tile: i64) -> vec[i64]:
    """KF V2, V3, V7: every legal cell and rotation for the tile, as `cell * 6 + turn`."""
    grid = grid_of(table, seat)
    cells = free_cells(table, seat, grid)
    found = vec[i64]()
    for way in ways_to_lay(table, seat, tile, grid, cells):
        found = append(found, cells[way // SIDES] * SIDES + way % SIDES)
    return found


def ways_to_lay(table: Table, seat: i64, tile: i64, grid: vec[u8], cells: vec[i64]) -> vec[i64]:
    """The same as `index of the cell among these * 6 + turn`, in ascending order."""
    found = vec[i64]()
    turns = DISTINCT_TURNS[tile]
    first: i64 = 0
    for demanded in _all_demanded(table, seat, grid, cells):
        turn: i64 = 0
        while turn < turns:
            if _meets(tile, turn, demanded):
                found = append(found, first + turn)
            turn += 1
        first += SIDES
    return found


def _all_demanded(table: Table, seat: i64, grid: vec[u8], cells: vec[i64]) -> vec[i64]:
    """What a tile must show on each of these cells: nothing with boat 2a (KF V7)."""
    any_edges = table.owns_power(seat, "any_edges")
    found = vec[i64]()
    for cell in cells:
        found = append(found, 0 if any_edges else _demanded(table, grid, cell))
    return found


def can_be_laid(table: Table, seat: i64, tiles: vec[i64]) -> vec[i64]:
    """Those of these tiles that have a legal cell."""
    found = vec[i64]()
    if len(tiles) == 0:
        return found
    grid = grid_of(table, seat)
    demands = _all_demanded(table, seat, grid, free_cells(table, seat, grid))
    for tile in tiles:
        if _fits_somewhere(tile, demands):
            found = append(found, tile)
    return found


def _fits_somewhere(tile: i64, demands: vec[i64]) -> bool:
    turns = DISTINCT_TURNS[tile]
    for demanded in demands:
        turn: i64 = 0
        while turn < turns:
            if _meets(tile, turn, demanded):
                return True
            turn += 1
    return False


def lay(table: Table, seat: i64, tile: i64, cell: i64, turn: i64) -> None:
    table.place[tile] = VILLAGE
    table.owner[tile] = seat
    table.cell[tile] = cell
    table.turn[tile] = turn


def reachable(table: Table, seat: i64, grid: vec[u8], tile: i64) -> vec[i64]:
    """KF G2: the tiles of the village to which a resource can be moved in one step."""
    tiles = vec[i64]()
    for side in open_sides(table, seat, grid, tile):
        tiles = append(tiles, tile_on(grid, table.cell[tile] + STEP[side]))
    return tiles


def open_sides(table: Table, seat: i64, grid: vec[u8], tile: i64) -> vec[i64]:
    """KF G2: the sides over which a resource can be moved to a neighbour.

    With boat 2a (Y3) any shared edge is enough if neither side is water.
    """
    sides = vec[i64]()
    over_fields = table.owns_power(seat, "over_fields")
    side: i64 = 0
    while side < SIDES:
        other = tile_on(grid, table.cell[tile] + STEP[side])
        if other != NONE:
            mine = edge(tile, table.turn[tile], side)
            theirs = edge(other, table.turn[other], (side + 3) % SIDES)
            by_road = mine == ROAD and theirs == ROAD
            mixed = mine != theirs and table.rules & NO_MIXED_EDGES != 0
            over = over_fields and mine != WATER and theirs != WATER and not mixed
            if by_road or over:
                sides = append(sides, side)
        side += 1
    return sides


def neighbours(table: Table, seat: i64, tile: i64) -> i64:
    """KF F2: how many tiles share an edge with this one."""
    grid = grid_of(table, seat)
    count: i64 = 0
    side: i64 = 0
    while side < SIDES:
        if grid[table.cell[tile] + STEP[side]]:
            count += 1
        side += 1
    return count


def river_chain(table: Table, seat: i64) -> i64:
    """KF F10: how many tiles in a straight line continue the river from the home's water edge."""
    grid = grid_of(table, seat)
    home = table.home[seat]
    side: i64 = 0
    while edge(home, table.turn[home], side) != WATER:
        side += 1
    length: i64 = 0
    cell = table.cell[home] + STEP[side]
    tile = tile_on(grid, cell)
    while tile != NONE and edge(tile, table.turn[tile], (side + 3) % SIDES) == WATER:
        length += 1
        cell += STEP[side]
        tile = tile_on(grid, cell)
    return length


def road_links(table: Table, seat: i64) -> list[tuple[int, int]]:
    """KF F9: the pairs of tiles joined by road against road, the lower tile first."""
    grid = grid_of(table, seat)
    links: list[tuple[int, int]] = []
    for tile in village_tiles(table, seat):
        side: i64 = 0
        while side < SIDES:
            other = tile_on(grid, table.cell[tile] + STEP[side])
            mine = edge(tile, table.turn[tile], side)
            if other > tile and mine == ROAD:
                theirs = edge(other, table.turn[other], (side + 3) % SIDES)
                if theirs == ROAD:
                    links.append((int(tile), int(other)))
            side += 1
    return links


def _distinct_turns(edges: tuple[int, ...]) -> int:
    """How many rotations look different: a boat's edges repeat after half a turn."""
    for turn in range(1, SIDES):
        if edges[turn:] + edges[:turn] == edges:
            return turn
    return SIDES


def _turned(edges: tuple[int, ...], turn: int) -> int:
    """The edges of a rotated tile as a number, as `_demanded` has them."""
    return sum([edges[side - turn] << 2 * side for side in range(SIDES)])


DISTINCT_TURNS: Final = vec[i64]([_distinct_turns(tile.edges) for tile in TILES])
_TURNED: Final = vec[i64]([_turned(tile.edges, turn) for tile in TILES for turn in range(SIDES)])
