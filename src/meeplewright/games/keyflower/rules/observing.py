"""What a seat knows as one row of numbers: the blocks of fields.py, one after the other.

Everything is written from the table itself, but only what `viewing.py` would show this seat. Seats
are counted from the observer; a row has room for six, and -1 for those that do not exist.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.rows import write, write_all, write_two
from meeplewright.games.keyflower.rules import drawing, sheet
from meeplewright.games.keyflower.rules.drawing import BIT
from meeplewright.games.keyflower.rules.fields import MOST_SKILLS
from meeplewright.games.keyflower.rules.ids import MOST_WORKERS, SLOTS
from meeplewright.games.keyflower.rules.loops import count_bits
from meeplewright.games.keyflower.rules.observing_tiles import write_bids, write_tiles
from meeplewright.games.keyflower.rules.rows import ABSENT, blank, seat_at, seat_from
from meeplewright.games.keyflower.rules.steps import may_act
from meeplewright.games.keyflower.rules.table import (
    HIDDEN,
    MOST_SEATS,
    OVER,
    SPECTATOR,
    WINTER,
    WINTERING,
    Table,
    at_colour,
    at_skill,
)
from meeplewright.games.keyflower.rules.tiles import (
    FIRST_WINTER,
    NONE,
    SUMMER_BOATS,
    WINTER_TILES,
)
from meeplewright.games.keyflower.rules.village import free_cells, grid_of, q_of, r_of

_NO_CELLS: Final = blank(0, 2 * SLOTS)
_MOST_WORKERS: Final = vec[i64](MOST_WORKERS)
_MOST_SKILLS: Final = vec[i64](MOST_SKILLS)


def write_observed(row: BytesWriter, table: Table, seat: i64) -> None:
    """The row of this seat."""
    _write_turn(row, table, seat)
    _write_placement(row, table, seat)
    _write_draws(row, table, seat)
    _write_boats(row, table, seat)
    _write_stocks(row, table, seat)
    _write_screens(row, table, seat)
    _write_seats(row, table, seat)
    _write_own(row, table, seat)
    write_tiles(row, table, seat)
    write_bids(row, table, seat)


# -- whose turn it is, and a placement under way ----------------------------------------------


def _write_turn(row: BytesWriter, table: Table, observer: i64) -> None:
    seats = table.seats
    write(row, table.phase)
    write(row, table.season)
    write(row, seats)
    bit: i64 = 0
    while bit < 4:
        write(row, table.rules >> bit & 1)
        bit += 1
    write(row, seat_from(seats, observer, _to_act(table)))
    acting = vec[i64]([0] * MOST_SEATS)
    seat: i64 = 0
    while seat < seats:
        acting[seat] = 1 if may_act(table, seat) else 0
        seat += 1
    _write_by_seat(row, table, acting, observer)
    write(row, seat_from(seats, observer, table.player))
    write(row, seat_from(seats, observer, table.start_player))
    write(row, table.passes)


def _to_act(table: Table) -> i64:
    seat: i64 = 0
    while seat < table.seats:
        if may_act(table, seat):
            return seat
        seat += 1
    return NONE


def _write_placement(row: BytesWriter, table: Table, observer: i64) -> None:
    """Outside a placement, the numbers may be left over from the last one."""
    is_on = table.act != 0
    write(row, table.act)
    write(row, table.target if is_on else NONE)
    write(row, table.last_group if is_on else NONE)
    write(row, table.next_colour if is_on else 0)
    write_all(row, table.moving)
    write_all(row, table.aside)
    is_hidden = table.aside_skill != NONE and observer != table.player  # KF H5
    write(row, HIDDEN if is_hidden else table.aside_skill)
    write(row, table.steps)
    write(row, table.upgrades)


# -- pending draws ----------------------------------------------------------------------------


def _write_draws(row: BytesWriter, table: Table, observer: i64) -> None:
    """The kind of the next draw and its column; then the number of draws by kind and column."""
    waiting = vec[i64]([0] * (drawing.BOAT_FACE * 6))
    faces: i64 = 0
    at = table.queue_at
    while at < len(table.queue):
        kind = table.queue[at] // 100
        cell = (kind - 1) * 6 + _column(table, observer, table.queue[at])
        waiting[cell] += 1
        if kind == drawing.BOAT_FACE:  # the order of these matters, and there is one of each
            faces += 1
            waiting[cell] = faces
        at += 1
    is_due = table.queue_at < len(table.queue)
    write(row, table.queue[table.queue_at] // 100 if is_due else 0)
    write(row, _column(table, observer, table.queue[table.queue_at]) if is_due else NONE)
    write_all(row, waiting)
    write(row, table.then if is_due else 0)


def _column(table: Table, observer: i64, draw: i64) -> i64:
    """The target: a seat from the observer, a boat, a summer boat; 0 for the season's tiles."""
    kind = draw // 100
    target = draw % 100
    if kind == drawing.BOAT_WORKER or kind == drawing.BOAT_SKILL:
        return target
    if kind == drawing.BOAT_FACE:
        return target - SUMMER_BOATS[0]
    return 0 if kind == drawing.SEASON_TILE else seat_from(table.seats, observer, target)


# -- boats and supplies -----------------------------------------------------------------------


def _write_boats(row: BytesWriter, table: Table, observer: i64) -> None:
    place: i64 = 0
    while place < MOST_SEATS:
        taken = place < len(table.boat_order)
        write(row, seat_from(table.seats, observer, table.boat_order[place]) if taken else NONE)
        place += 1
    write(row, table.boat_turn)
    write(row, table.purple_free)
    write_all(row, table.cargo_workers)
    write_all(row, table.cargo_skills)


def _write_stocks(row: BytesWriter, table: Table, observer: i64) -> None:
    """What is visible, and what the observer and everybody know about the bag and the pile."""
    write_all(row, table.supply)
    write(row, table.green)
    write(row, table.bag_count())
    write(row, table.pile_count())
    _write_bounds(row, table.known_bag, at_colour(observer, 0), _MOST_WORKERS)
    _write_bounds(row, table.known_pile, at_skill(observer, 0), _MOST_SKILLS)
    _write_bounds(row, table.known_bag, at_colour(SPECTATOR, 0), _MOST_WORKERS)
    _write_bounds(row, table.known_pile, at_skill(SPECTATOR, 0), _MOST_SKILLS)


def _write_bounds(row: BytesWriter, known: vec[i64], first: i64, most: vec[i64]) -> None:
    """Minimum and maximum of each kind; not more than exist of it."""
    kind: i64 = 0
    while kind < len(most):
        known_most = known[2 * (first + kind) + 1]
        there = most[kind]
        write_two(row, known[2 * (first + kind)], known_most if known_most < there else there)
        kind += 1


# -- by seat ----------------------------------------------------------------------------------


def _write_by_seat(row: BytesWriter, table: Table, values: vec[i64], observer: i64) -> None:
    place: i64 = 0
    while place < MOST_SEATS:
        seat = seat_at(table, observer, place)
        write(row, NONE if seat == NONE else values[seat])
        place += 1


def _write_screens(row: BytesWriter, table: Table, observer: i64) -> None:
    """The sizes of all screens, visible contents, and what everybody knows about them (KF H12)."""
    workers = vec[i64]([0] * MOST_SEATS)
    skills = vec[i64]([0] * MOST_SEATS)
    seat: i64 = 0
    while seat < table.seats:
        workers[seat] = table.screen_workers(seat)
        skills[seat] = table.screen_skills(seat)
        seat += 1
    _write_by_seat(row, table, workers, observer)
    _write_by_seat(row, table, skills, observer)
    _write_contents(row, table, table.workers, 4, observer)
    _write_contents(row, table, table.skills, 3, observer)
    _write_known(row, table, table.known_workers, _MOST_WORKERS, observer)
    _write_known(row, table, table.known_skills, _MOST_SKILLS, observer)


def _write_contents(
    row: BytesWriter, table: Table, held: vec[i64], kinds: i64, observer: i64
) -> None:
    """What is behind the own screen; behind all of them when the game is over (KF H1, H13)."""
    place: i64 = 0
    while place < MOST_SEATS:
        seat = seat_at(table, observer, place)
        if seat == observer or (seat != NONE and table.phase == OVER):
            kind: i64 = 0
            while kind < kinds:
                write(row, held[seat * kinds + kind])
                kind += 1
        else:
            row.write(ABSENT[kinds])
        place += 1


def _write_known(
    row: BytesWriter, table: Table, known: vec[i64], most: vec[i64], observer: i64
) -> None:
    """What everybody knows of each screen."""
    place: i64 = 0
    while place < MOST_SEATS:
        seat = seat_at(table, observer, place)
        if seat == NONE:
            row.write(ABSENT[2 * len(most)])
        else:
            _write_bounds(row, known, seat * len(most), most)
        place += 1


def _write_seats(row: BytesWriter, table: Table, observer: i64) -> None:
    """Winter tiles chosen (KF H10), the tile being placed, who has finished, and the points."""
    revealed = table.season == WINTER and table.phase != WINTERING
    has_chosen = vec[i64]([0] * MOST_SEATS)
    chosen = vec[i64]([0] * MOST_SEATS)
    points = vec[i64]([0] * MOST_SEATS)
    seat: i64 = 0
    while seat < table.seats:
        has_chosen[seat] = 1 if table.chosen[seat] != 0 else 0
        chosen[seat] = count_bits(table.chosen[seat]) if revealed else 0
        seat += 1
    if table.phase == OVER:
        for place, total in enumerate(sheet.points_now(table)):
            points[place] = total
    _write_by_seat(row, table, has_chosen, observer)
    _write_by_seat(row, table, chosen, observer)
    _write_by_seat(row, table, table.laying, observer)
    _write_by_seat(row, table, table.built, observer)
    _write_by_seat(row, table, points, observer)


# -- the observer's own -----------------------------------------------------------------------


def _write_own(row: BytesWriter, table: Table, observer: i64) -> None:
    """KF H2: winter tiles dealt and chosen; and where the picked tile could go."""
    _write_bits(row, table.dealt[observer])
    _write_bits(row, table.chosen[observer])
    if table.laying[observer] == NONE:
        row.write(_NO_CELLS)
    else:
        _write_cells(row, free_cells(table, observer, grid_of(table, observer)))


def _write_cells(row: BytesWriter, cells: vec[i64]) -> None:
    """By slot. No cell is 0, 0: the home is there."""
    slot: i64 = 0
    while slot < SLOTS:
        if slot < len(cells):
            write_two(row, q_of(cells[slot]), r_of(cells[slot]))
        else:
            write_two(row, 0, 0)
        slot += 1


def _write_bits(row: BytesWriter, mask: i64) -> None:
    for tile in WINTER_TILES:
        write(row, 1 if mask & BIT[tile - FIRST_WINTER] else 0)
