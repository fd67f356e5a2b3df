"""A slow Carcassonne board for the tests: tile facts, plain dictionaries and flood fill.

It knows the tiles of the expansions too; a river side is one more terrain that must match. Written
from the numbered rules alone, as an independent check of the engine. Nothing is cached between two
questions. Followers and points are in slow.py.
"""

import json
from functools import cache
from typing import NotRequired, TypedDict, cast

from tests.tracked import ROOT

Cell = tuple[int, int]
Board = dict[Cell, tuple[str, int]]
Segment = tuple[int, int, str, int]
"""x, y, kind and the position in the tile facts' list of that kind (0 for a cloister)."""
Feature = frozenset[Segment]


class CityFacts(TypedDict):
    edges: list[str]
    pennant: bool
    cathedral: NotRequired[bool]
    goods: NotRequired[str | None]


class RoadFacts(TypedDict):
    edges: list[str]
    inn: NotRequired[bool]


class FieldFacts(TypedDict):
    sides: list[str]
    cities: list[int]


class RiverFacts(TypedDict):
    part: str
    edges: list[str]


class TileFacts(TypedDict):
    count: int
    edges: dict[str, str]
    cities: list[CityFacts]
    roads: list[RoadFacts]
    cloister: bool
    river: NotRequired[RiverFacts | None]
    fields: list[FieldFacts]
    distinct_rotations: int


DATA = ROOT / "src/meeplewright/games/carcassonne/data"
_FACTS = json.loads((DATA / "tiles.json").read_text(encoding="utf-8"))
_MORE = json.loads((DATA / "expansion_tiles.json").read_text(encoding="utf-8"))
TILES = cast(dict[str, TileFacts], _FACTS["tiles"])
EXPANSIONS: dict[str, dict[str, TileFacts]] = {
    name: facts["tiles"] for name, facts in _MORE["expansions"].items()
}
ALL = {tile: facts for tiles in (TILES, *EXPANSIONS.values()) for tile, facts in tiles.items()}
SIDES = cast(list[str], _FACTS["header"]["sides"])
HALVES = cast(list[str], _FACTS["header"]["half_edges"])
OPPOSITE = cast(dict[str, str], _FACTS["header"]["opposite_side"])
PAIRING = cast(dict[str, dict[str, str]], _FACTS["header"]["half_edge_pairing"])
START = (
    cast(str, _FACTS["header"]["start_tile"]["type"]),
    cast(int, _FACTS["header"]["start_tile"]["rotation"]),
)
STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


def beside(cell: Cell, side: str) -> Cell:
    """The cell that shares this side."""
    dx, dy = STEP[side]
    return cell[0] + dx, cell[1] + dy


def around(cell: Cell) -> set[Cell]:
    """The 8 cells that share a side or a corner (CA 6.3)."""
    x, y = cell
    return {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - {cell}


@cache
def terrain(tile: str, turn: int, side: str) -> str:
    """The terrain at this side of the tile after it is rotated clockwise."""
    return ALL[tile]["edges"][SIDES[(SIDES.index(side) - turn) % 4]]


@cache
def kinds(tile: str) -> tuple[tuple[str, int], ...]:
    """Every segment of the tile as kind and index: what a follower can stand on (CA 5.2)."""
    facts = ALL[tile]
    found = [("city", index) for index in range(len(facts["cities"]))]
    found += [("road", index) for index in range(len(facts["roads"]))]
    found += [("field", index) for index in range(len(facts["fields"]))]
    if facts["cloister"]:
        found.append(("cloister", 0))
    return tuple(found)


@cache
def spots(tile: str, turn: int, kind: str, index: int) -> tuple[str, ...]:
    """The edges (a field: half-edges) of a segment of the rotated tile, clockwise from north."""
    facts = ALL[tile]
    if kind == "cloister":
        return ()
    if kind == "field":
        moved = {HALVES[(HALVES.index(h) + 2 * turn) % 8] for h in facts["fields"][index]["sides"]}
        return tuple(half for half in HALVES if half in moved)
    edges = facts["cities"][index]["edges"] if kind == "city" else facts["roads"][index]["edges"]
    moved = {SIDES[(SIDES.index(edge) + turn) % 4] for edge in edges}
    return tuple(side for side in SIDES if side in moved)


def fits(board: Board, tile: str, cell: Cell, turn: int) -> bool:
    """CA 4.2: the same terrain on both sides of every border, for any number of neighbours."""
    for side in SIDES:
        neighbour = board.get(beside(cell, side))
        if neighbour and terrain(*neighbour, OPPOSITE[side]) != terrain(tile, turn, side):
            return False
    return True


def empty_neighbours(board: Board) -> set[Cell]:
    """CA 4.1: the empty cells that share a whole side with a tile on the table."""
    return {beside(cell, side) for cell in board for side in SIDES} - set(board)


def placements(board: Board, tile: str) -> set[tuple[int, int, int]]:
    """CA 4: every x, y and turn, rotations that look the same counted once (K41)."""
    turns = range(ALL[tile]["distinct_rotations"])
    cells = empty_neighbours(board)
    return {(*cell, turn) for cell in cells for turn in turns if fits(board, tile, cell, turn)}


def segments(board: Board) -> list[Segment]:
    """Every segment on the table, tile by tile in the order of placement."""
    return [(*cell, *part) for cell, (tile, _) in board.items() for part in kinds(tile)]


def segment_at(board: Board, cell: Cell, kind: str, at: str | None) -> Segment:
    """The segment of the tile on this cell that leaves it at this edge or half-edge.

    Nothing leaves a tile from its cloister or from an enclosed field: `at` is None.
    """
    tile, turn = board[cell]
    for part, index in kinds(tile):
        if part == kind and at in (spots(tile, turn, part, index) or (None,)):
            return (*cell, part, index)
    raise ValueError(f"no {kind} at {at} of the tile on {cell}")


def exits(board: Board, segment: Segment) -> list[tuple[Cell, str]]:
    """For each edge or half-edge of a segment: the cell behind it and what it meets there."""
    x, y, kind, index = segment
    found = []
    for at in spots(*board[x, y], kind, index):
        if kind == "field":  # CA 9.2: only through shared half-edges, never over a corner
            found.append((beside((x, y), PAIRING[at]["neighbour"]), PAIRING[at]["meets"]))
        else:
            found.append((beside((x, y), at), OPPOSITE[at]))
    return found


def feature(board: Board, segment: Segment) -> Feature:
    """Flood fill: every segment connected with this one."""
    found = {segment}
    todo = [segment]
    while todo:
        here = todo.pop()
        for cell, meets in exits(board, here):
            if cell not in board:
                continue
            there = segment_at(board, cell, segment[2], meets)
            if there not in found:
                found.add(there)
                todo.append(there)
    return frozenset(found)


def all_features(board: Board) -> list[Feature]:
    """Every feature once, in the order of its first segment."""
    found: list[Feature] = []
    for segment in segments(board):
        if not any(segment in known for known in found):
            found.append(feature(board, segment))
    return found


def kind_of(found: Feature) -> str:
    return next(iter(found))[2]


def cells_of(found: Feature) -> frozenset[Cell]:
    return frozenset((x, y) for x, y, _, _ in found)


def open_edges(board: Board, found: Feature) -> int:
    """Edges (half-edges of a field, cells around a cloister) that face an empty cell."""
    if kind_of(found) == "cloister":
        (cell,) = cells_of(found)
        return len(around(cell) - set(board))
    return sum(cell not in board for segment in found for cell, _ in exits(board, segment))


def complete(board: Board, found: Feature) -> bool:
    """CA 6.1 to 6.4: nothing of it faces an empty cell; a field is never complete."""
    return kind_of(found) != "field" and open_edges(board, found) == 0


def pennants(board: Board, city: Feature) -> int:
    return sum(ALL[board[x, y][0]]["cities"][index]["pennant"] for x, y, _, index in city)


def cities_touching(board: Board, field: Feature) -> set[Feature]:
    """The cities, completed or not, that border a segment of the field."""
    return {
        feature(board, (x, y, "city", city))
        for x, y, _, index in field
        for city in ALL[board[x, y][0]]["fields"][index]["cities"]
    }
