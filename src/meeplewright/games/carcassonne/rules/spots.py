"""Where a follower can go on the tile just placed (CA 5), and what a Follower means there.

A spot is the index of a segment in the order in which followers are offered: cities and roads by
side, fields by half-edge, then the cloister.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.game import Action
from meeplewright.games.carcassonne.rules.actions import (
    FOLLOWERS,
    ON_CITY,
    ON_CLOISTER,
    ON_FIELD,
    ON_ROAD,
)
from meeplewright.games.carcassonne.rules.board import BIT, Board
from meeplewright.games.carcassonne.rules.tables import (
    CLOISTER_OF,
    HALF_SEGMENT,
    KIND,
    SEGMENTS,
    SIDE_SEGMENT,
    SPOT_AT,
    SPOT_SEGMENT,
    TURNS,
)
from meeplewright.games.carcassonne.rules.tiles import (
    CITY,
    CLOISTER,
    FIELD,
    MOST_SEGMENTS,
    ROAD,
    TILES,
)


def free_spots(board: Board, with_farmers: bool) -> i64:
    """CA 5.2, 5.3: the spots whose features have no follower, as a mask.

    Two segments that already belong to one feature are one choice, the first of them (K38).
    """
    tile = board.laid - 1
    oriented = board.oriented[tile]
    first = board.first[tile]
    count = SEGMENTS[oriented >> 2]
    free: i64 = 0
    spot: i64 = 0
    while spot < count:
        segment = SPOT_SEGMENT[oriented * 8 + spot]
        feature = board.feature_of(first + segment)
        if (
            board.followers[feature] == 0
            and (with_farmers or KIND[(oriented >> 2) * 8 + segment] != FIELD)
            and not _offered(board, feature, first, oriented * 8, spot)
        ):
            free |= BIT[spot]
        spot += 1
    return free


def _offered(board: Board, feature: i64, first: i64, row: i64, spot: i64) -> bool:
    """Whether an earlier spot of the tile belongs to the same feature."""
    earlier: i64 = 0
    while earlier < spot:
        if board.feature_of(first + SPOT_SEGMENT[row + earlier]) == feature:
            return True
        earlier += 1
    return False


def legal_followers(board: Board, free: i64) -> list[Action]:
    """No follower, or one on each of the spots in the mask."""
    listed: list[Action] = [FOLLOWERS[0]]
    spot: i64 = 0
    while free >> spot:
        if free >> spot & 1:
            listed.append(FOLLOWERS[spot_code(board, spot)])
        spot += 1
    return listed


def spot_segment(board: Board, spot: i64) -> i64:
    """The segment of a spot on the tile just placed."""
    tile = board.laid - 1
    return board.first[tile] + SPOT_SEGMENT[board.oriented[tile] * 8 + spot]


def spot_code(board: Board, spot: i64) -> i64:
    """The code of the Follower that stands on this spot of the tile just placed."""
    row = board.oriented[board.laid - 1] * 8
    return CODE[row + SPOT_SEGMENT[row + spot]]


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
    oriented = board.oriented[tile]
    kind: i64 = CITY
    if code == ON_CLOISTER:
        kind = CLOISTER
        index = CLOISTER_OF[oriented >> 2]
    elif code >= ON_FIELD:
        kind = FIELD
        index = HALF_SEGMENT[oriented * 8 + code - ON_FIELD]
    elif code >= ON_ROAD:
        kind = ROAD
        index = SIDE_SEGMENT[oriented * 4 + code - ON_ROAD]
    else:
        index = SIDE_SEGMENT[oriented * 4 + code - ON_CITY]
    if index < 0 or KIND[(oriented >> 2) * 8 + index] != kind:
        return -1
    return board.first[tile] + index


def _codes() -> list[int]:
    on = {CITY: ON_CITY, ROAD: ON_ROAD, FIELD: ON_FIELD, CLOISTER: ON_CLOISTER}
    codes = [0] * len(SPOT_SEGMENT)
    for number, tile in enumerate(TILES):
        for turn in range(TURNS):
            row = (number * TURNS + turn) * MOST_SEGMENTS
            for spot in range(len(tile.segments)):
                segment = int(SPOT_SEGMENT[row + spot])
                codes[row + segment] = on[tile.segments[segment].kind] + int(SPOT_AT[row + spot])
    return codes


CODE: Final = vec[i64](_codes())
"""[type turned * MOST_SEGMENTS + segment]: the code of a Follower there"""
