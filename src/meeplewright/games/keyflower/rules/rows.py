"""Parts of rows: seats counted from the observer, and what a row is before anything is known."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from meeplewright.core.rows import fill
from meeplewright.games.keyflower.rules.fields import FIELDS, FIRST, WIDTH
from meeplewright.games.keyflower.rules.table import ALL_TILES, MOST_SEATS, Table
from meeplewright.games.keyflower.rules.tiles import NONE


def empty_row(seats: i64) -> vec[i16]:
    """-1 for seats that do not exist, and for owners and colours of tiles; otherwise 0."""
    row = vec[i16]([0] * WIDTH)
    for field in FIELDS:
        by_seat = len(field.shape) == 2 and field.shape[1] == MOST_SEATS
        if field.low == NONE and (field.shape[0] in (MOST_SEATS, ALL_TILES) or by_seat):
            fill(row, FIRST[field.name], NONE, field.size)
    tile: i64 = 0
    while tile < ALL_TILES:
        fill(row, FIRST["bids"] + MOST_SEATS * tile, 0, seats)
        tile += 1
    return row


def seat_from(seats: i64, observer: i64, seat: i64) -> i64:
    """The seat counted from the observer; NONE is nobody."""
    if seat == NONE:
        return NONE
    place = seat - observer
    return place if place >= 0 else place + seats


def seat_at(table: Table, observer: i64, place: i64) -> i64:
    """The seat this many after the observer, of those that exist."""
    seat = observer + place
    return seat if seat < table.seats else seat - table.seats
