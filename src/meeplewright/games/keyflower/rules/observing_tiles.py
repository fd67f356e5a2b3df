"""What an observation says about every tile: where it is, what is on it, and the bids on it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from meeplewright.core.rows import fill
from meeplewright.games.keyflower.rules.fields import FIRST
from meeplewright.games.keyflower.rules.rows import seat_at, seat_from
from meeplewright.games.keyflower.rules.table import (
    ALL_TILES,
    ASIDE,
    HAND,
    MIDDLE,
    MOST_SEATS,
    ROW,
    UNSEEN,
    VILLAGE,
    Table,
)
from meeplewright.games.keyflower.rules.tiles import NONE
from meeplewright.games.keyflower.rules.village import q_of, r_of

# where the blocks begin
_PLACE: Final[i64] = FIRST["place"]
_OWNER: Final[i64] = FIRST["owner"]
_FACE: Final[i64] = FIRST["face"]
_CELL: Final[i64] = FIRST["cell"]
_RESOURCES: Final[i64] = FIRST["resources"]
_WORKERS: Final[i64] = FIRST["workers_on"]
_COLOUR: Final[i64] = FIRST["colour"]
_LAST_USE: Final[i64] = FIRST["last_use"]
_BIDS: Final[i64] = FIRST["bids"]
_BID_COLOURS: Final[i64] = FIRST["bid_colours"]
_LEADER: Final[i64] = FIRST["leader"]


def write_tiles(rows: vec[i16], first: i64, table: Table, observer: i64) -> None:
    """By tile: the place, its owner, the side up, the cell and how it is turned, resources and
    workers on it, their colour, when it was last used, and the bids. What cannot be seen is empty.

    Most tiles are in nobody's reach, and were so in the row before: only their place is written.
    """
    tile: i64 = 0
    while tile < ALL_TILES:
        at = first + _PLACE + tile
        before = i64(rows[at])
        place = _place_seen(table, tile, observer)
        rows[at] = i16(place)
        if place >= MIDDLE:
            owner = seat_from(table.seats, observer, table.owner[tile])
            rows[first + _OWNER + tile] = i16(owner)
        elif before >= MIDDLE:
            rows[first + _OWNER + tile] = i16(NONE)
        if _is_shown(place):
            _write_shown(rows, first, table, tile)
        elif _is_shown(before):
            _clear_shown(rows, first, tile)
        if place == VILLAGE:
            _write_cell(rows, first + _CELL + 3 * tile, table, tile)
        elif before == VILLAGE:
            fill(rows, first + _CELL + 3 * tile, 0, 3)
        if _has_bids(place):
            _write_bids(rows, first, table, tile, observer)
        elif _has_bids(before):
            _clear_bids(rows, first, table, tile)
        tile += 1


def _place_seen(table: Table, tile: i64, observer: i64) -> i64:
    """Where a tile is, as far as the observer may know: not in whose hand (KF H2)."""
    place = table.place[tile]
    return UNSEEN if place == HAND and table.owner[tile] != observer else place


def _is_shown(place: i64) -> bool:
    """Whether a tile there is on the table or in a village."""
    return MIDDLE <= place <= ASIDE


def _has_bids(place: i64) -> bool:
    return place == MIDDLE or place == ROW


def _write_shown(rows: vec[i16], first: i64, table: Table, tile: i64) -> None:
    rows[first + _FACE + tile] = i16(table.face[tile])
    rows[first + _COLOUR + tile] = i16(table.colour[tile])
    rows[first + _LAST_USE + tile] = i16(table.last_use[tile])
    resources = table.resources
    workers = table.on_tile
    of_tile = 4 * tile
    index: i64 = 0
    while index < 4:
        rows[first + _RESOURCES + of_tile + index] = i16(resources[of_tile + index])
        rows[first + _WORKERS + of_tile + index] = i16(workers[of_tile + index])
        index += 1


def _clear_shown(rows: vec[i16], first: i64, tile: i64) -> None:
    rows[first + _FACE + tile] = 0
    rows[first + _COLOUR + tile] = i16(NONE)
    rows[first + _LAST_USE + tile] = 0
    fill(rows, first + _RESOURCES + 4 * tile, 0, 4)
    fill(rows, first + _WORKERS + 4 * tile, 0, 4)


def _write_cell(rows: vec[i16], at: i64, table: Table, tile: i64) -> None:
    rows[at] = i16(q_of(table.cell[tile]))
    rows[at + 1] = i16(r_of(table.cell[tile]))
    rows[at + 2] = i16(table.turn[tile])


def _write_bids(rows: vec[i16], first: i64, table: Table, tile: i64, observer: i64) -> None:
    """Size and colour of every group on the tile, by seat, and whose is the largest (KF B4)."""
    leader = table.winner(tile)
    if leader == NONE:
        _clear_bids(rows, first, table, tile)
        return
    rows[first + _LEADER + tile] = i16(seat_from(table.seats, observer, leader))
    of_tile = MOST_SEATS * tile
    place: i64 = 0
    while place < table.seats:
        group = of_tile + seat_at(table, observer, place)
        size = table.bid[group]
        rows[first + _BIDS + of_tile + place] = i16(size)
        colour = table.bid_colour[group] if size > 0 else NONE
        rows[first + _BID_COLOURS + of_tile + place] = i16(colour)
        place += 1


def _clear_bids(rows: vec[i16], first: i64, table: Table, tile: i64) -> None:
    rows[first + _LEADER + tile] = i16(NONE)
    fill(rows, first + _BIDS + MOST_SEATS * tile, 0, table.seats)
    fill(rows, first + _BID_COLOURS + MOST_SEATS * tile, NONE, table.seats)
