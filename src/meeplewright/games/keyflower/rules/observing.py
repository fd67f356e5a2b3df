"""What a seat knows as one row of numbers: the blocks of fields.py, one after the other.

Everything is written from the table itself, but only what `viewing.py` would show this seat. Seats
are counted from the observer; a row has room for six, and -1 for those that do not exist.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from meeplewright.core.rows import fill, write_all
from meeplewright.games.keyflower.rules import drawing, sheet
from meeplewright.games.keyflower.rules.drawing import BIT
from meeplewright.games.keyflower.rules.fields import MOST_SKILLS
from meeplewright.games.keyflower.rules.ids import MOST_WORKERS, SLOTS
from meeplewright.games.keyflower.rules.loops import count_bits
from meeplewright.games.keyflower.rules.observing_tiles import write_tiles
from meeplewright.games.keyflower.rules.rows import seat_at, seat_from
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
    NONE,
    SUMMER_BOATS,
    WINTER_TILES,
)
from meeplewright.games.keyflower.rules.village import free_cells, grid_of, q_of, r_of

_MOST_WORKERS: Final = vec[i64](MOST_WORKERS)
_MOST_SKILLS: Final = vec[i64](MOST_SKILLS)


def write_observed(rows: vec[i16], first: i64, table: Table, seat: i64) -> None:
    """The row of this seat, from `first` on. Each part returns the place after it."""
    at = _write_turn(rows, first, table, seat)
    at = _write_placement(rows, at, table, seat)
    at = _write_draws(rows, at, table, seat)
    at = _write_boats(rows, at, table, seat)
    at = _write_stocks(rows, at, table, seat)
    at = _write_screens(rows, at, table, seat)
    at = _write_seats(rows, at, table, seat)
    _write_own(rows, at, table, seat)
    write_tiles(rows, first, table, seat)


# -- whose turn it is, and a placement under way ----------------------------------------------


def _write_turn(rows: vec[i16], at: i64, table: Table, observer: i64) -> i64:
    seats = table.seats
    rows[at] = i16(table.phase)
    rows[at + 1] = i16(table.season)
    rows[at + 2] = i16(seats)
    bit: i64 = 0
    while bit < 4:
        rows[at + 3 + bit] = i16(table.rules >> bit & 1)
        bit += 1
    rows[at + 7] = i16(seat_from(seats, observer, _to_act(table)))
    at += 8
    place: i64 = 0
    while place < seats:
        rows[at + place] = 1 if may_act(table, seat_at(table, observer, place)) else 0
        place += 1
    at += MOST_SEATS
    rows[at] = i16(seat_from(seats, observer, table.player))
    rows[at + 1] = i16(seat_from(seats, observer, table.start_player))
    rows[at + 2] = i16(table.passes)
    return at + 3


def _to_act(table: Table) -> i64:
    seat: i64 = 0
    while seat < table.seats:
        if may_act(table, seat):
            return seat
        seat += 1
    return NONE


def _write_placement(rows: vec[i16], at: i64, table: Table, observer: i64) -> i64:
    """Outside a placement, the numbers may be left over from the last one."""
    is_on = table.act != 0
    rows[at] = i16(table.act)
    rows[at + 1] = i16(table.target if is_on else NONE)
    rows[at + 2] = i16(table.last_group if is_on else NONE)
    rows[at + 3] = i16(table.next_colour if is_on else 0)
    at = write_all(rows, at + 4, table.moving)
    at = write_all(rows, at, table.aside)
    is_hidden = table.aside_skill != NONE and observer != table.player  # KF H5
    rows[at] = i16(HIDDEN if is_hidden else table.aside_skill)
    rows[at + 1] = i16(table.steps)
    rows[at + 2] = i16(table.upgrades)
    return at + 3


# -- pending draws ----------------------------------------------------------------------------


def _write_draws(rows: vec[i16], at: i64, table: Table, observer: i64) -> i64:
    """The kind of the next draw and its column; then the number of draws by kind and column."""
    is_due = table.queue_at < len(table.queue)
    rows[at] = i16(table.queue[table.queue_at] // 100 if is_due else 0)
    rows[at + 1] = i16(_column(table, observer, table.queue[table.queue_at]) if is_due else NONE)
    first = at + 2
    at = fill(rows, first, 0, drawing.BOAT_FACE * 6)
    if is_due:
        _count_draws(rows, first, table, observer)
    rows[at] = i16(table.then if is_due else 0)
    return at + 1


def _count_draws(rows: vec[i16], first: i64, table: Table, observer: i64) -> None:
    """By kind and column; zeros are there already."""
    faces: i64 = 0
    place = table.queue_at
    while place < len(table.queue):
        kind = table.queue[place] // 100
        cell = first + (kind - 1) * 6 + _column(table, observer, table.queue[place])
        rows[cell] += 1
        if kind == drawing.BOAT_FACE:  # the order of these matters, and there is one of each
            faces += 1
            rows[cell] = i16(faces)
        place += 1


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


def _write_boats(rows: vec[i16], at: i64, table: Table, observer: i64) -> i64:
    place: i64 = 0
    while place < MOST_SEATS:
        taken = place < len(table.boat_order)
        seat = seat_from(table.seats, observer, table.boat_order[place]) if taken else NONE
        rows[at + place] = i16(seat)
        place += 1
    at += MOST_SEATS
    rows[at] = i16(table.boat_turn)
    rows[at + 1] = i16(table.purple_free)
    at = write_all(rows, at + 2, table.cargo_workers)
    return write_all(rows, at, table.cargo_skills)


def _write_stocks(rows: vec[i16], at: i64, table: Table, observer: i64) -> i64:
    """What is visible, and what the observer and everybody know about the bag and the pile."""
    at = write_all(rows, at, table.supply)
    rows[at] = i16(table.green)
    rows[at + 1] = i16(table.bag_count())
    rows[at + 2] = i16(table.pile_count())
    at += 3
    at = _write_bounds(rows, at, table.known_bag, at_colour(observer, 0), _MOST_WORKERS)
    at = _write_bounds(rows, at, table.known_pile, at_skill(observer, 0), _MOST_SKILLS)
    at = _write_bounds(rows, at, table.known_bag, at_colour(SPECTATOR, 0), _MOST_WORKERS)
    return _write_bounds(rows, at, table.known_pile, at_skill(SPECTATOR, 0), _MOST_SKILLS)


def _write_bounds(rows: vec[i16], at: i64, known: vec[i64], first: i64, most: vec[i64]) -> i64:
    """Minimum and maximum of each kind; not more than exist of it."""
    kind: i64 = 0
    while kind < len(most):
        known_most = known[2 * (first + kind) + 1]
        there = most[kind]
        rows[at] = i16(known[2 * (first + kind)])
        rows[at + 1] = i16(known_most if known_most < there else there)
        at += 2
        kind += 1
    return at


# -- by seat ----------------------------------------------------------------------------------
#
# Nobody ever sits at the places after the last seat: they keep their -1.


def _write_by_seat(rows: vec[i16], at: i64, table: Table, values: vec[i64], observer: i64) -> i64:
    place: i64 = 0
    while place < table.seats:
        rows[at + place] = i16(values[seat_at(table, observer, place)])
        place += 1
    return at + MOST_SEATS


def _write_screens(rows: vec[i16], at: i64, table: Table, observer: i64) -> i64:
    """The sizes of all screens, visible contents, and what everybody knows about them (KF H12)."""
    place: i64 = 0
    while place < table.seats:
        seat = seat_at(table, observer, place)
        rows[at + place] = i16(table.screen_workers(seat))
        rows[at + MOST_SEATS + place] = i16(table.screen_skills(seat))
        place += 1
    at += 2 * MOST_SEATS
    at = _write_contents(rows, at, table, table.workers, 4, observer)
    at = _write_contents(rows, at, table, table.skills, 3, observer)
    at = _write_known(rows, at, table, table.known_workers, _MOST_WORKERS, observer)
    return _write_known(rows, at, table, table.known_skills, _MOST_SKILLS, observer)


def _write_contents(
    rows: vec[i16], at: i64, table: Table, held: vec[i64], kinds: i64, observer: i64
) -> i64:
    """What is behind the own screen; behind all of them when the game is over (KF H1, H13)."""
    place: i64 = 0
    while place < table.seats:
        first = at + place * kinds
        if place == 0 or table.phase == OVER:
            seat = seat_at(table, observer, place)
            kind: i64 = 0
            while kind < kinds:
                rows[first + kind] = i16(held[seat * kinds + kind])
                kind += 1
        else:
            fill(rows, first, NONE, kinds)
        place += 1
    return at + MOST_SEATS * kinds


def _write_known(
    rows: vec[i16], at: i64, table: Table, known: vec[i64], most: vec[i64], observer: i64
) -> i64:
    """What everybody knows of each screen."""
    kinds: i64 = len(most)
    place: i64 = 0
    while place < table.seats:
        seat = seat_at(table, observer, place)
        _write_bounds(rows, at + 2 * kinds * place, known, seat * kinds, most)
        place += 1
    return at + 2 * kinds * MOST_SEATS


def _write_seats(rows: vec[i16], at: i64, table: Table, observer: i64) -> i64:
    """Winter tiles chosen (KF H10), the tile being placed, who has finished, and the points."""
    revealed = table.season == WINTER and table.phase != WINTERING
    place: i64 = 0
    while place < table.seats:
        chosen = table.chosen[seat_at(table, observer, place)]
        rows[at + place] = 1 if chosen != 0 else 0
        rows[at + MOST_SEATS + place] = i16(count_bits(chosen) if revealed else 0)
        place += 1
    at += 2 * MOST_SEATS
    at = _write_by_seat(rows, at, table, table.laying, observer)
    at = _write_by_seat(rows, at, table, table.built, observer)
    if table.phase == OVER:
        return _write_by_seat(rows, at, table, vec[i64](sheet.points_now(table)), observer)
    fill(rows, at, 0, table.seats)
    return at + MOST_SEATS


# -- the observer's own -----------------------------------------------------------------------


def _write_own(rows: vec[i16], at: i64, table: Table, observer: i64) -> None:
    """KF H2: winter tiles dealt and chosen; and where the picked tile could go."""
    at = _write_bits(rows, at, table.dealt[observer])
    at = _write_bits(rows, at, table.chosen[observer])
    if table.laying[observer] != NONE:
        _write_cells(rows, at, free_cells(table, observer, grid_of(table, observer)))
    elif rows[at] != 0 or rows[at + 1] != 0:
        fill(rows, at, 0, 2 * SLOTS)


def _write_cells(rows: vec[i16], at: i64, cells: vec[i64]) -> None:
    """By slot. No cell is 0, 0: the home is there."""
    slot: i64 = 0
    while slot < len(cells):
        rows[at + 2 * slot] = i16(q_of(cells[slot]))
        rows[at + 2 * slot + 1] = i16(r_of(cells[slot]))
        slot += 1
    fill(rows, at + 2 * slot, 0, 2 * (SLOTS - slot))


def _write_bits(rows: vec[i16], at: i64, mask: i64) -> i64:
    bit: i64 = 0
    while bit < len(WINTER_TILES):
        rows[at + bit] = 1 if mask & BIT[bit] else 0
        bit += 1
    return at + bit
