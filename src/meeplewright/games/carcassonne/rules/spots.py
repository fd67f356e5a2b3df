"""Where a figure can go on the tile just placed (CA 5, I3, T12, T26), and what a Follower means.

A spot is the index of a segment in the order in which they are offered: cities and roads by side,
fields by half-edge, then the cloister. A choice is a figure on a spot, `figure * 8 + spot`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.game import Action
from meeplewright.games.carcassonne.rules.actions import ALL_FIGURES, FOLLOWERS
from meeplewright.games.carcassonne.rules.board import BIT, Board
from meeplewright.games.carcassonne.rules.tables import (
    ON_CITY,
    ON_CLOISTER,
    ON_ENCLOSED,
    ON_FIELD,
    ON_ROAD,
)
from meeplewright.games.carcassonne.rules.tiles import CITY, CLOISTER, FIELD, ROAD
from meeplewright.games.carcassonne.rules.variant import BUILDER


def free_spots(board: Board, with_farmers: bool) -> i64:
    """CA 5.2, 5.3: the spots whose features have no follower, as a mask.

    Two segments that already belong to one feature are one choice, the first of them (K38).
    """
    tables = board.tables
    segments = tables.spot_segment
    kinds = tables.kind
    tile = board.laid - 1
    oriented = board.oriented[tile]
    first = board.first[tile]
    count = tables.segments[oriented >> 2]
    free: i64 = 0
    spot: i64 = 0
    while spot < count:
        segment = segments[oriented * 8 + spot]
        feature = board.feature_of(first + segment)
        if (
            board.followers[feature] == 0
            and (with_farmers or kinds[(oriented >> 2) * 8 + segment] != FIELD)
            and not _offered(board, segments, feature, first, oriented * 8, spot)
        ):
            free |= BIT[spot]
        spot += 1
    return free


def spots_beside(board: Board, seat: i64, figure: i64) -> i64:
    """The spots for a builder (CA T13, T14) or a pig (CA T26), as a mask: a follower of this seat
    is on the road or city, which is not complete, or on the field.
    """
    tables = board.tables
    tile = board.laid - 1
    oriented = board.oriented[tile]
    first = board.first[tile]
    count = tables.segments[oriented >> 2]
    usable: i64 = 0
    spot: i64 = 0
    while spot < count:
        segment = tables.spot_segment[oriented * 8 + spot]
        feature = board.feature_of(first + segment)
        if (
            board.followers[feature] >> (4 * seat) & 15
            and _takes(board, feature, tables.kind[(oriented >> 2) * 8 + segment], figure)
            and not _offered(board, tables.spot_segment, feature, first, oriented * 8, spot)
        ):
            usable |= BIT[spot]
        spot += 1
    return usable


def _takes(board: Board, feature: i64, kind: i64, figure: i64) -> bool:
    """Whether a builder or a pig can stand on a feature of this kind."""
    if figure == BUILDER:
        return (kind == CITY or kind == ROAD) and board.open_edges[feature] > 0
    return kind == FIELD


def _offered(
    board: Board, segments: vec[i64], feature: i64, first: i64, row: i64, spot: i64
) -> bool:
    """Whether an earlier spot of the tile belongs to the same feature."""
    earlier: i64 = 0
    while earlier < spot:
        if board.feature_of(first + segments[row + earlier]) == feature:
            return True
        earlier += 1
    return False


def legal_followers(board: Board, choices: i64) -> list[Action]:
    """No figure, or one of the choices in the mask."""
    listed: list[Action] = [FOLLOWERS[0]]
    choice: i64 = 0
    while choices >> choice:
        if choices >> choice & 1:
            listed.append(follower_of(board, choice))
        choice += 1
    return listed


def follower_of(board: Board, choice: i64) -> Action:
    """A choice on the tile just placed as an action; -1 for no figure."""
    if choice < 0:
        return FOLLOWERS[0]
    return ALL_FIGURES[choice >> 3][spot_code(board, choice)]


def spot_segment(board: Board, choice: i64) -> i64:
    """The segment of a choice on the tile just placed."""
    tile = board.laid - 1
    return board.first[tile] + board.tables.spot_segment[board.oriented[tile] * 8 + (choice & 7)]


def spot_code(board: Board, choice: i64) -> i64:
    """The code of the place of a choice on the tile just placed."""
    row = board.oriented[board.laid - 1] * 8
    return board.tables.code[row + board.tables.spot_segment[row + (choice & 7)]]


def listed_code(board: Board, segment: i64) -> i64:
    """The code of the Follower that stands for this segment of the tile just placed: the first spot
    of its feature there (K38).
    """
    feature = board.feature_of(segment)
    spot: i64 = 0
    while board.feature_of(spot_segment(board, spot)) != feature:
        spot += 1
    return spot_code(board, spot)


def segment_meant(board: Board, tile: i64, code: i64) -> i64:
    """The segment of a placed tile that a Follower's code means; -1 if the tile has none."""
    tables = board.tables
    oriented = board.oriented[tile]
    kind: i64 = FIELD
    if code == ON_ENCLOSED:
        index = tables.enclosed_of[oriented >> 2]
    elif code == ON_CLOISTER:
        kind = CLOISTER
        index = tables.cloister_of[oriented >> 2]
    elif code >= ON_FIELD:
        index = tables.half_segment[oriented * 8 + code - ON_FIELD]
    elif code >= ON_ROAD:
        kind = ROAD
        index = tables.side_segment[oriented * 4 + code - ON_ROAD]
    else:
        kind = CITY
        index = tables.side_segment[oriented * 4 + code - ON_CITY]
    if index < 0 or tables.kind[(oriented >> 2) * 8 + index] != kind:
        return -1
    return board.first[tile] + index
