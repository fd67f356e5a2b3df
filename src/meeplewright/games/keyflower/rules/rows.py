"""Rows of 16-bit numbers, and seats counted from the observer."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le
from librt.vecs import vec
from mypy_extensions import i16, i64

from meeplewright.games.keyflower.rules.table import Table
from meeplewright.games.keyflower.rules.tiles import NONE


def write(row: BytesWriter, number: i64) -> None:
    write_i16_le(row, i16(number))


def blank(number: int, times: int) -> bytes:
    """The same number this many times: most of a row is empty."""
    row = BytesWriter()
    for _ in range(times):
        write(row, number)
    return row.getvalue()


ABSENT: Final = [blank(NONE, times) for times in range(9)]
NOTHING: Final = [blank(0, times) for times in range(5)]


def write_all(row: BytesWriter, values: vec[i64]) -> None:
    for value in values:
        write(row, value)


def seat_from(seats: i64, observer: i64, seat: i64) -> i64:
    """The seat counted from the observer; NONE is nobody."""
    if seat == NONE:
        return NONE
    place = seat - observer
    return place if place >= 0 else place + seats


def seat_at(table: Table, observer: i64, place: i64) -> i64:
    """The seat this many after the observer; NONE if nobody sits there."""
    if place >= table.seats:
        return NONE
    seat = observer + place
    return seat if seat < table.seats else seat - table.seats
