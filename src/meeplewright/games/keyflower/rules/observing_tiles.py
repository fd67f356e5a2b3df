"""What an observation says about every tile: where it is, what is on it, and the bids on it."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.rows import write, write_all, write_four, write_two
from meeplewright.games.keyflower.rules.rows import ABSENT, blank, seat_at, seat_from
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
    write_all(row, seen)
    _write_owners(row, table, seen, observer)
    _write_where_shown(row, seen, table.face, 0)
    _write_cells(row, table, seen)
    _write_four_where_shown(row, seen, table.resources)
    _write_four_where_shown(row, seen, table.on_tile)
    _write_where_shown(row, seen, table.colour, NONE)
    _write_where_shown(row, seen, table.last_use, 0)


def _places_seen(table: Table, observer: i64) -> vec[i64]:
    """Where every tile is, as far as the observer may know: not in whose hand (KF H2)."""
    seen = table.place[:]
    for tile in WINTER_TILES:
        if seen[tile] == HAND and table.owner[tile] != observer:
            seen[tile] = UNSEEN
    return seen


def _write_owners(row: BytesWriter, table: Table, seen: vec[i64], observer: i64) -> None:
    owners = vec[i64]([NONE] * ALL_TILES)
    tile: i64 = 0
    while tile < ALL_TILES:
        if seen[tile] >= MIDDLE:
            owners[tile] = seat_from(table.seats, observer, table.owner[tile])
        tile += 1
    write_all(row, owners)


def _write_cells(row: BytesWriter, table: Table, seen: vec[i64]) -> None:
    """Where each tile of a village lies, and how it is turned."""
    tile: i64 = 0
    while tile < ALL_TILES:
        if seen[tile] == VILLAGE:
            write_two(row, q_of(table.cell[tile]), r_of(table.cell[tile]))
            write(row, table.turn[tile])
        else:
            write_two(row, 0, 0)
            write(row, 0)
        tile += 1


def _write_where_shown(row: BytesWriter, seen: vec[i64], values: vec[i64], otherwise: i64) -> None:
    """A number per tile; tiles that are not on the table or in a village have none."""
    shown = vec[i64]([otherwise] * ALL_TILES)
    tile: i64 = 0
    while tile < ALL_TILES:
        if MIDDLE <= seen[tile] <= ASIDE:
            shown[tile] = values[tile]
        tile += 1
    write_all(row, shown)


def _write_four_where_shown(row: BytesWriter, seen: vec[i64], values: vec[i64]) -> None:
    """Four numbers per tile."""
    tile: i64 = 0
    while tile < ALL_TILES:
        if MIDDLE <= seen[tile] <= ASIDE:
            at = 4 * tile
            write_four(row, values[at], values[at + 1], values[at + 2], values[at + 3])
        else:
            write_four(row, 0, 0, 0, 0)
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
        leader[tile] = seat_from(table.seats, observer, leader[tile])
        tile += 1
    write_all(row, leader)


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
