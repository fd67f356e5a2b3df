"""Why an action is not legal here: the rule it breaks, as data. `legal` stays the only source of
legality; tests compare this module with it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.errors import Reason
from meeplewright.games.carcassonne.rules.actions import ALL_FIGURES, Follower, Place
from meeplewright.games.carcassonne.rules.board import Board, seat_of, segment_under
from meeplewright.games.carcassonne.rules.cells import STEP, cell_at, on_table
from meeplewright.games.carcassonne.rules.items import spot_of
from meeplewright.games.carcassonne.rules.scoring import NO_FARMERS
from meeplewright.games.carcassonne.rules.spots import listed_code, segment_meant
from meeplewright.games.carcassonne.rules.tiles import (
    ALL_TILES,
    CITY,
    FIELD,
    KINDS,
    LETTERS,
    RIVER,
    ROAD,
    SIDES,
)
from meeplewright.games.carcassonne.rules.variant import BIG, BUILDER, PIG, PLAIN

_DISTINCT_TURNS: Final = vec[i64]([tile.distinct_rotations for tile in ALL_TILES])


def canonical_place(action: Place) -> Place:
    """The same placement with the smallest rotation that looks the same (K41)."""
    if action.number < 0 or not 0 <= action.turn < 4:
        return action
    distinct = _DISTINCT_TURNS[action.number]
    if action.turn < distinct:
        return action
    return Place(action.tile, action.x, action.y, int(action.turn % distinct))


def canonical_follower(board: Board, action: Follower) -> Follower:
    """The same follower with the first `at` of its feature on the tile just placed (K38)."""
    if action.on is None:
        return action
    meant = segment_meant(board, board.laid - 1, action.code)
    if meant < 0:
        return action
    return ALL_FIGURES[action.kind][listed_code(board, meant)]


def why_not_place(board: Board, in_hand: i64, action: Place) -> Reason | None:
    """Why the tile in hand cannot be placed like this."""
    letter = LETTERS[in_hand]
    if action.tile != letter:
        return Reason("CA 3.2", "why-other-tile", {"tile": action.tile, "hand": letter})
    if not 0 <= action.turn < 4:
        return Reason("CA 4.3", "why-no-such-turn", {"turn": action.turn})
    where: dict[str, str | int] = {"x": action.x, "y": action.y}
    if not on_table(action.x, action.y):
        return Reason("CA 4.1", "why-no-neighbour", where)
    cell = cell_at(action.x, action.y)
    if board.tile_at(cell) >= 0:
        return Reason("CA 4.1", "why-cell-taken", where)
    if board.end_cell >= 0 and cell != board.end_cell:
        return Reason("CA R5", "why-river-end", where)
    if not board.is_open(cell):
        if cell == board.closed_cell:
            return Reason("CA R11", "why-river-closed")
        return Reason("CA 4.1", "why-no-neighbour", where)
    differs = _why_not_fitting(board, in_hand, action)
    if differs is not None:
        return differs
    if board.end_cell >= 0 and not board.continues(in_hand * 4 + action.turn):
        return Reason("CA R7", "why-u-turn")  # the sides match, so the river goes on
    smallest = action.turn % ALL_TILES[in_hand].distinct_rotations
    if action.turn != smallest:
        return Reason("CA 4.3", "why-same-turn", {"turn": action.turn, "smallest": smallest})
    return None


def _why_not_fitting(board: Board, in_hand: i64, action: Place) -> Reason | None:
    """CA 4.2: the first side, N E S W, where the terrains differ."""
    cell = cell_at(action.x, action.y)
    for side in range(4):
        there = board.tile_at(cell + STEP[side])
        if there < 0:
            continue
        terrain = board.tables.terrain
        here_terrain = terrain[(in_hand * 4 + action.turn) * 4 + side]
        their_terrain = terrain[board.oriented[there] * 4 + (side ^ 2)]
        if here_terrain != their_terrain:
            if here_terrain == RIVER:
                return Reason("CA R6", "why-river-meets-land", {"side": SIDES[side]})
            differ: dict[str, str | int] = {
                "side": SIDES[side],
                "here": KINDS[here_terrain],
                "there": KINDS[their_terrain],
            }
            return Reason("CA 4.2", "why-terrain-differs", differ)
    return None


_NONE_LEFT = (
    Reason("CA 5.5", "why-no-follower-left"),
    Reason("CA I3", "why-no-big-left"),
    Reason("CA T12", "why-no-builder-left"),
    Reason("CA T26", "why-no-pig-left"),
)


def why_not_figure(
    board: Board, farmers: i64, seat: i64, supply: i64, action: Follower
) -> Reason | None:
    """Why a seat with this many such figures left cannot place one there on the last tile."""
    if action.on is None:
        return None
    if board.variant.figures_each(action.kind) == 0:
        return Reason("CA M3", "why-figure-not-in-game", {"figure": action.figure})
    spot: dict[str, str | int] = {"on": action.on, "at": action.at or "-"}
    segment = segment_meant(board, board.laid - 1, action.code)
    if segment < 0:
        return Reason("CA 5.2", "why-no-such-spot", spot)
    if farmers == NO_FARMERS and board.kind_of(segment) == FIELD:
        return Reason("CA 13", "why-no-farmers")
    if supply == 0:
        return _NONE_LEFT[action.kind]
    feature = board.feature_of(segment)
    if action.kind == PLAIN or action.kind == BIG:
        if board.followers[feature] != 0:
            return _occupied(board, feature, action.on)
    else:
        unfit = _why_not_beside(board, seat, feature, action)
        if unfit is not None:
            return unfit
    first = canonical_follower(board, action)
    if first != action:
        return Reason("CA 5.2", "why-same-spot", {**spot, "first": first.at or "-"})
    return None


def _why_not_beside(board: Board, seat: i64, feature: i64, action: Follower) -> Reason | None:
    """CA T13 to T15, T26: builders and pigs join a follower of their player."""
    kind = board.kind_of(feature)
    where: dict[str, str | int] = {"on": KINDS[kind]}
    has_own = board.followers[feature] >> (4 * seat) & 15
    if action.kind == PIG:
        if kind != FIELD:
            return Reason("CA T26", "why-pig-place", where)
        return None if has_own else Reason("CA T26", "why-pig-needs-farmer")
    assert action.kind == BUILDER
    if kind != CITY and kind != ROAD:
        return Reason("CA T15", "why-builder-place", where)
    if not has_own:
        return Reason("CA T13", "why-builder-needs-follower", where)
    if board.open_edges[feature] == 0:
        return Reason("CA T14", "why-builder-complete", where)
    return None


def _occupied(board: Board, feature: i64, on: str) -> Reason:
    """CA 5.3, with the place of the earlier follower."""
    for index in range(board.standing_count):
        follower = board.standing[index]
        segment = segment_under(follower)
        if board.feature_of(segment) == feature:
            spot = spot_of(board, segment)
            seat = int(seat_of(follower))
            where: dict[str, str | int] = {"on": on, "seat": seat + 1, "x": spot.x, "y": spot.y}
            return Reason("CA 5.3", "why-occupied", where)
    raise AssertionError("an occupied feature has a follower")
