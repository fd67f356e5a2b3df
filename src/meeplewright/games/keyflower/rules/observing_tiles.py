"""What an observation says about every tile: where it is, what is on it, and the bids on it."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from meeplewright.core.rows import put
from meeplewright.games.keyflower.rules.rows import blank, seat_at, seat_from
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
    at_seat,
)
from meeplewright.games.keyflower.rules.tiles import NONE
from meeplewright.games.keyflower.rules.village import q_of, r_of

# where the parts of a row begin, in bytes from the first tile's place
_OWNER: Final = 2 * ALL_TILES
_FACE: Final = 4 * ALL_TILES
_CELL: Final = 6 * ALL_TILES
_RESOURCES: Final = 12 * ALL_TILES
_WORKERS: Final = 20 * ALL_TILES
_COLOUR: Final = 28 * ALL_TILES
_LAST_USE: Final = 30 * ALL_TILES
_NO_TILES: Final = b"".join(
    [
        *(blank(0, ALL_TILES), blank(NONE, ALL_TILES), blank(0, 12 * ALL_TILES)),
        *(blank(NONE, ALL_TILES), blank(0, ALL_TILES)),
    ]
)

_NO_BIDS: Final = [
    (blank(0, seats) + blank(NONE, MOST_SEATS - seats)) * ALL_TILES
    + blank(NONE, (MOST_SEATS + 1) * ALL_TILES)
    for seats in range(MOST_SEATS + 1)
]
"""By number of players: sizes, colours and leaders"""
_COLOURS: Final = 2 * MOST_SEATS * ALL_TILES
_LEADERS: Final = 2 * _COLOURS
"""Where colours and leaders begin, in bytes from the first size"""


def write_tiles(row: BytesWriter, table: Table, observer: i64) -> None:
    """By tile: the place, its owner, the side up, the cell and how it is turned, resources and
    workers on it, their colour, and when it was last used. What cannot be seen stays empty.
    """
    first = len(row)
    row.write(_NO_TILES)
    tile: i64 = 0
    while tile < ALL_TILES:
        place = _place_seen(table, tile, observer)
        one = first + 2 * tile
        put(row, one, place)
        if place >= MIDDLE:
            put(row, one + _OWNER, seat_from(table.seats, observer, table.owner[tile]))
            if place <= ASIDE:
                _put_shown(row, first, table, tile)
            if place == VILLAGE:
                _put_cell(row, first + _CELL + 6 * tile, table, tile)
        tile += 1


def _place_seen(table: Table, tile: i64, observer: i64) -> i64:
    """Where a tile is, as far as the observer may know: not in whose hand (KF H2)."""
    place = table.place[tile]
    return UNSEEN if place == HAND and table.owner[tile] != observer else place


def _put_shown(row: BytesWriter, first: i64, table: Table, tile: i64) -> None:
    """What a tile has that is on the table or in a village. Zeros are there already."""
    one = first + 2 * tile
    put(row, one + _FACE, table.face[tile])
    put(row, one + _COLOUR, table.colour[tile])
    put(row, one + _LAST_USE, table.last_use[tile])
    at: i64 = 4 * tile
    while at < 4 * tile + 4:
        if table.resources[at]:
            put(row, first + _RESOURCES + 2 * at, table.resources[at])
        if table.on_tile[at]:
            put(row, first + _WORKERS + 2 * at, table.on_tile[at])
        at += 1


def _put_cell(row: BytesWriter, at: i64, table: Table, tile: i64) -> None:
    put(row, at, q_of(table.cell[tile]))
    put(row, at + 2, r_of(table.cell[tile]))
    put(row, at + 4, table.turn[tile])


def write_bids(row: BytesWriter, table: Table, observer: i64) -> None:
    """Size and colour of every group, by seat, and whose is the largest (KF B4)."""
    first = len(row)
    row.write(_NO_BIDS[table.seats])
    tile: i64 = 0
    while tile < ALL_TILES:
        if table.place[tile] == MIDDLE or table.place[tile] == ROW:
            leader = table.winner(tile)
            if leader != NONE:
                _put_groups(row, first + 2 * MOST_SEATS * tile, table, tile, observer)
                place = seat_from(table.seats, observer, leader)
                put(row, first + _LEADERS + 2 * tile, place)
        tile += 1


def _put_groups(row: BytesWriter, first: i64, table: Table, tile: i64, observer: i64) -> None:
    """Size and colour of every group on the tile, by seat; `first` is where its sizes begin."""
    place: i64 = 0
    while place < table.seats:
        group = at_seat(tile, seat_at(table, observer, place))
        if table.bid[group] > 0:
            put(row, first + 2 * place, table.bid[group])
            put(row, first + _COLOURS + 2 * place, table.bid_colour[group])
        place += 1
