"""What an observation says about every tile: where it is, what is on it, and the bids on it."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.games.keyflower.rules.rows import (
    ABSENT,
    NOTHING,
    blank,
    seat_at,
    seat_from,
    write,
    write_all,
)
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
from meeplewright.games.keyflower.rules.tiles import NONE, WINTER_TILES
from meeplewright.games.keyflower.rules.village import q_of, r_of

_NO_BIDS: Final = [
    blank(0, seats) + blank(NONE, MOST_SEATS - seats) for seats in range(MOST_SEATS + 1)
]
"""By number of players"""


def write_tiles(row: BytesWriter, table: Table, observer: i64) -> None:
    seen = _places_seen(table, observer)
    tile: i64 = 0
    write_all(row, seen)
    while tile < ALL_TILES:
        is_there = seen[tile] >= MIDDLE
        write(row, seat_from(table.seats, observer, table.owner[tile]) if is_there else NONE)
        tile += 1
    _write_where_shown(row, seen, table.face, 1, NOTHING[1])
    tile = 0
    while tile < ALL_TILES:
        if seen[tile] == VILLAGE:
            write(row, q_of(table.cell[tile]))
            write(row, r_of(table.cell[tile]))
            write(row, table.turn[tile])
        else:
            row.write(NOTHING[3])
        tile += 1
    _write_where_shown(row, seen, table.resources, 4, NOTHING[4])
    _write_where_shown(row, seen, table.on_tile, 4, NOTHING[4])
    _write_where_shown(row, seen, table.colour, 1, ABSENT[1])
    _write_where_shown(row, seen, table.last_use, 1, NOTHING[1])


def _places_seen(table: Table, observer: i64) -> vec[i64]:
    """Where every tile is, as far as the observer may know: not in whose hand (KF H2)."""
    seen = table.place[:]
    for tile in WINTER_TILES:
        if seen[tile] == HAND and table.owner[tile] != observer:
            seen[tile] = UNSEEN
    return seen


def _write_where_shown(
    row: BytesWriter, seen: vec[i64], values: vec[i64], across: i64, otherwise: bytes
) -> None:
    """This many numbers per tile; tiles that are not on the table or in a village have none."""
    tile: i64 = 0
    while tile < ALL_TILES:
        if MIDDLE <= seen[tile] <= ASIDE:
            column: i64 = 0
            while column < across:
                write(row, values[tile * across + column])
                column += 1
        else:
            row.write(otherwise)
        tile += 1


def write_bids(row: BytesWriter, table: Table, observer: i64) -> None:
    """Size and colour of every group, by seat, and whose is the largest (KF B4)."""
    leader = vec[i64]([NONE] * ALL_TILES)
    tile: i64 = 0
    while tile < ALL_TILES:
        if table.place[tile] == MIDDLE or table.place[tile] == ROW:
            leader[tile] = table.winner(tile)
        if leader[tile] == NONE:
            row.write(_NO_BIDS[table.seats])
        else:
            _write_groups(row, table, table.bid, 0, tile, observer)
        tile += 1
    tile = 0
    while tile < ALL_TILES:
        if leader[tile] == NONE:
            row.write(ABSENT[MOST_SEATS])
        else:
            _write_groups(row, table, table.bid_colour, NONE, tile, observer)
        tile += 1
    tile = 0
    while tile < ALL_TILES:
        write(row, seat_from(table.seats, observer, leader[tile]))
        tile += 1


def _write_groups(
    row: BytesWriter, table: Table, values: vec[i64], otherwise: i64, tile: i64, observer: i64
) -> None:
    """By seat; `otherwise` for seats without a bid on the tile."""
    place: i64 = 0
    while place < MOST_SEATS:
        seat = seat_at(table, observer, place)
        if seat == NONE:
            write(row, NONE)
        else:
            has_bid = table.bid[at_seat(tile, seat)] > 0
            write(row, values[at_seat(tile, seat)] if has_bid else otherwise)
        place += 1
