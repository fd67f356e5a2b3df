"""Parts of rows that are empty, and seats counted from the observer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meeplewright.core.rows import packed
from meeplewright.games.keyflower.rules.table import Table
from meeplewright.games.keyflower.rules.tiles import NONE


def blank(number: int, times: int) -> bytes:
    """The same number this many times: most of a row is empty."""
    return packed([number] * times)


ABSENT: Final = [blank(NONE, times) for times in range(9)]


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
