"""Why an action is not legal here: the rule it breaks, as data. `legal` stays the only source of
legality; tests compare this module with it.
"""

from __future__ import annotations

from mypy_extensions import i64

from meeplewright.core.errors import Reason
from meeplewright.games.carcassonne.rules.actions import FOLLOWERS, Follower, Place
from meeplewright.games.carcassonne.rules.board import OPEN, Board, seat_of, segment_under
from meeplewright.games.carcassonne.rules.cells import STEP, cell_at, on_table
from meeplewright.games.carcassonne.rules.items import spot_of
from meeplewright.games.carcassonne.rules.scoring import NO_FARMERS
from meeplewright.games.carcassonne.rules.spots import listed_code, segment_meant
from meeplewright.games.carcassonne.rules.tables import DISTINCT_TURNS, TERRAIN
from meeplewright.games.carcassonne.rules.tiles import FIELD, KINDS, LETTERS, NUMBER_OF, SIDES


def canonical_place(action: Place) -> Place:
    """The same placement with the smallest rotation that looks the same (K41)."""
    number = NUMBER_OF.get(action.tile, -1)
    if number < 0 or not 0 <= action.turn < 4:
        return action
    turn = int(action.turn % DISTINCT_TURNS[number])
    return action if turn == action.turn else Place(action.tile, action.x, action.y, turn)


def canonical_follower(board: Board, action: Follower) -> Follower:
    """The same follower with the first `at` of its feature on the tile just placed (K38)."""
    if action.on is None:
        return action
    meant = segment_meant(board, board.laid - 1, action.code)
    if meant < 0:
        return action
    return FOLLOWERS[listed_code(board, meant)]


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
    there = i64(board.cells[cell_at(action.x, action.y)])
    if there == 0:
        return Reason("CA 4.1", "why-no-neighbour", where)
    if there < OPEN:
        return Reason("CA 4.1", "why-cell-taken", where)
    differs = _why_not_fitting(board, in_hand, action)
    if differs is not None:
        return differs
    smallest = action.turn % DISTINCT_TURNS[in_hand]
    if action.turn != smallest:
        return Reason("CA 4.3", "why-same-turn", {"turn": action.turn, "smallest": smallest})
    return None


def _why_not_fitting(board: Board, in_hand: i64, action: Place) -> Reason | None:
    """CA 4.2: the first side, N E S W, where the terrains differ."""
    cell = cell_at(action.x, action.y)
    for side in range(4):
        there = i64(board.cells[cell + STEP[side]])
        if not 0 < there < OPEN:
            continue
        here_terrain = TERRAIN[(in_hand * 4 + action.turn) * 4 + side]
        their_terrain = TERRAIN[board.oriented[there - 1] * 4 + (side ^ 2)]
        if here_terrain != their_terrain:
            differ: dict[str, str | int] = {
                "side": SIDES[side],
                "here": KINDS[here_terrain],
                "there": KINDS[their_terrain],
            }
            return Reason("CA 4.2", "why-terrain-differs", differ)
    return None


def why_not_follower(board: Board, farmers: i64, supply: i64, action: Follower) -> Reason | None:
    """Why a player with this many followers left cannot place one there on the tile just placed."""
    if action.on is None:
        return None
    spot: dict[str, str | int] = {"on": action.on, "at": action.at or "-"}
    segment = segment_meant(board, board.laid - 1, action.code)
    if segment < 0:
        return Reason("CA 5.2", "why-no-such-spot", spot)
    if farmers == NO_FARMERS and board.kind_of(segment) == FIELD:
        return Reason("CA 13", "why-no-farmers")
    if supply == 0:
        return Reason("CA 5.5", "why-no-follower-left")
    feature = board.feature_of(segment)
    if board.followers[feature] != 0:
        return _occupied(board, feature, action.on)
    first = canonical_follower(board, action)
    if first != action:
        return Reason("CA 5.2", "why-same-spot", {**spot, "first": first.at or "-"})
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
