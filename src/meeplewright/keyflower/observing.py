"""What a seat knows as one row of numbers: the blocks of fields.py, written one after the other.

Everything is written from the table itself, but only what `viewing.py` would show this seat. Seats
are counted from the observer; a row has room for six, and -1 for those who are not there.
"""

from __future__ import annotations

from librt.strings import BytesWriter, write_i16_le
from librt.vecs import vec
from mypy_extensions import i16, i64

from meeplewright.keyflower import drawing, sheet
from meeplewright.keyflower.drawing import BIT
from meeplewright.keyflower.fields import MOST_SKILLS
from meeplewright.keyflower.ids import MOST_WORKERS, SLOTS
from meeplewright.keyflower.loops import count_bits
from meeplewright.keyflower.steps import may_act
from meeplewright.keyflower.table import (
    ALL_TILES,
    ASIDE,
    HAND,
    HIDDEN,
    MIDDLE,
    MOST_SEATS,
    OVER,
    SPECTATOR,
    UNSEEN,
    VILLAGE,
    WINTER,
    WINTERING,
    Table,
)
from meeplewright.keyflower.tiles import (
    FIRST_WINTER,
    NONE,
    SUMMER_BOATS,
    WINTER_TILES,
)
from meeplewright.keyflower.village import free_cells, grid_of, q_of, r_of


def observed(table: Table, seat: i64) -> bytes:
    """The row of this seat."""
    row = BytesWriter()
    _write_turn(row, table, seat)
    _write_placement(row, table, seat)
    _write_draws(row, table, seat)
    _write_boats(row, table, seat)
    _write_stocks(row, table, seat)
    _write_screens(row, table, seat)
    _write_seats(row, table, seat)
    _write_own(row, table, seat)
    _write_tiles(row, table, seat)
    _write_bids(row, table, seat)
    return row.getvalue()


def _write(row: BytesWriter, number: i64) -> None:
    write_i16_le(row, i16(number))


def _write_all(row: BytesWriter, values: vec[i64]) -> None:
    for value in values:
        _write(row, value)


def _from(seats: i64, observer: i64, seat: i64) -> i64:
    """The seat counted from the observer; NONE is nobody."""
    if seat == NONE:
        return NONE
    place = seat - observer
    return place if place >= 0 else place + seats


def _seat_at(table: Table, observer: i64, place: i64) -> i64:
    """The seat so many after the observer; NONE where nobody sits."""
    if place >= table.seats:
        return NONE
    seat = observer + place
    return seat if seat < table.seats else seat - table.seats


# -- whose turn it is, and a placement under way ----------------------------------------------


def _write_turn(row: BytesWriter, table: Table, observer: i64) -> None:
    seats = table.seats
    _write(row, table.phase)
    _write(row, table.season)
    _write(row, seats)
    bit: i64 = 0
    while bit < 4:
        _write(row, table.rules >> bit & 1)
        bit += 1
    _write(row, _from(seats, observer, _to_act(table)))
    acting = vec[i64]([1 if may_act(table, seat) else 0 for seat in range(MOST_SEATS)])
    _write_by_seat(row, table, acting, observer)
    _write(row, _from(seats, observer, table.player))
    _write(row, _from(seats, observer, table.start_player))
    _write(row, table.passes)


def _to_act(table: Table) -> i64:
    seat: i64 = 0
    while seat < table.seats:
        if may_act(table, seat):
            return seat
        seat += 1
    return NONE


def _write_placement(row: BytesWriter, table: Table, observer: i64) -> None:
    """Without a placement the numbers may be left over from the last one."""
    is_on = table.act != 0
    _write(row, table.act)
    _write(row, table.target if is_on else NONE)
    _write(row, table.last_group if is_on else NONE)
    _write(row, table.next_colour if is_on else 0)
    _write_all(row, table.moving)
    _write_all(row, table.aside)
    is_hidden = table.aside_skill != NONE and observer != table.player  # KF H5
    _write(row, HIDDEN if is_hidden else table.aside_skill)
    _write(row, table.steps)
    _write(row, table.upgrades)


# -- luck that is due -------------------------------------------------------------------------


def _write_draws(row: BytesWriter, table: Table, observer: i64) -> None:
    """The kind of the next draw and its column; then how many there are by kind and column."""
    waiting = vec[i64]([0] * (drawing.BOAT_FACE * 6))
    faces: i64 = 0
    at = table.queue_at
    while at < len(table.queue):
        kind = table.queue[at] // 100
        cell = (kind - 1) * 6 + _column(table, observer, table.queue[at])
        waiting[cell] += 1
        if kind == drawing.BOAT_FACE:  # of these the order matters, and there is one of each
            faces += 1
            waiting[cell] = faces
        at += 1
    is_due = table.queue_at < len(table.queue)
    _write(row, table.queue[table.queue_at] // 100 if is_due else 0)
    _write(row, _column(table, observer, table.queue[table.queue_at]) if is_due else NONE)
    _write_all(row, waiting)
    _write(row, table.then if is_due else 0)


def _column(table: Table, observer: i64, draw: i64) -> i64:
    """For whom: a seat from the observer, a boat, a summer boat; 0 for the season's tiles."""
    kind = draw // 100
    target = draw % 100
    if kind == drawing.BOAT_WORKER or kind == drawing.BOAT_SKILL:
        return target
    if kind == drawing.BOAT_FACE:
        return target - SUMMER_BOATS[0]
    return 0 if kind == drawing.SEASON_TILE else _from(table.seats, observer, target)


# -- boats and stocks -------------------------------------------------------------------------


def _write_boats(row: BytesWriter, table: Table, observer: i64) -> None:
    place: i64 = 0
    while place < MOST_SEATS:
        taken = place < len(table.boat_order)
        _write(row, _from(table.seats, observer, table.boat_order[place]) if taken else NONE)
        place += 1
    _write(row, table.boat_turn)
    _write(row, table.purple_free)
    _write_all(row, table.cargo_workers)
    _write_all(row, table.cargo_skills)


def _write_stocks(row: BytesWriter, table: Table, observer: i64) -> None:
    """What lies open, and what is known of the bag and the pile: to the observer, and to all."""
    _write_all(row, table.supply)
    _write(row, table.green)
    _write(row, table.bag_count())
    _write(row, table.pile_count())
    _write_bounds(row, table.known_bag, observer * 4, MOST_WORKERS)
    _write_bounds(row, table.known_pile, observer * 3, MOST_SKILLS)
    _write_bounds(row, table.known_bag, SPECTATOR * 4, MOST_WORKERS)
    _write_bounds(row, table.known_pile, SPECTATOR * 3, MOST_SKILLS)


def _write_bounds(row: BytesWriter, known: vec[i64], first: i64, most: tuple[int, ...]) -> None:
    """Least and most of each kind; not more than there are of it."""
    for kind in range(len(most)):
        there: i64 = most[kind]
        known_most = known[2 * (first + kind) + 1]
        _write(row, known[2 * (first + kind)])
        _write(row, known_most if known_most < there else there)


# -- by seat ----------------------------------------------------------------------------------


def _write_by_seat(row: BytesWriter, table: Table, values: vec[i64], observer: i64) -> None:
    place: i64 = 0
    while place < MOST_SEATS:
        seat = _seat_at(table, observer, place)
        _write(row, NONE if seat == NONE else values[seat])
        place += 1


def _write_screens(row: BytesWriter, table: Table, observer: i64) -> None:
    """How many are behind each screen, what is, and what everybody knows of it (KF H12)."""
    workers = vec[i64]([table.screen_workers(seat) for seat in range(MOST_SEATS)])
    skills = vec[i64]([table.screen_skills(seat) for seat in range(MOST_SEATS)])
    _write_by_seat(row, table, workers, observer)
    _write_by_seat(row, table, skills, observer)
    _write_contents(row, table, table.workers, 4, observer)
    _write_contents(row, table, table.skills, 3, observer)
    _write_known(row, table, table.known_workers, MOST_WORKERS, observer)
    _write_known(row, table, table.known_skills, MOST_SKILLS, observer)


def _write_contents(
    row: BytesWriter, table: Table, held: vec[i64], kinds: i64, observer: i64
) -> None:
    """What is behind the own screen; behind all of them when the game is over (KF H1, H13)."""
    place: i64 = 0
    while place < MOST_SEATS:
        seat = _seat_at(table, observer, place)
        is_open = seat == observer or (seat != NONE and table.phase == OVER)
        kind: i64 = 0
        while kind < kinds:
            _write(row, held[seat * kinds + kind] if is_open else NONE)
            kind += 1
        place += 1


def _write_known(
    row: BytesWriter, table: Table, known: vec[i64], most: tuple[int, ...], observer: i64
) -> None:
    """What everybody knows of each screen."""
    place: i64 = 0
    while place < MOST_SEATS:
        seat = _seat_at(table, observer, place)
        if seat == NONE:
            for _ in range(2 * len(most)):
                _write(row, NONE)
        else:
            _write_bounds(row, known, seat * len(most), most)
        place += 1


def _write_seats(row: BytesWriter, table: Table, observer: i64) -> None:
    """Winter tiles chosen (KF H10), what is being laid, who has finished, and the points."""
    revealed = table.season == WINTER and table.phase != WINTERING
    has_chosen = vec[i64]([1 if mask != 0 else 0 for mask in table.chosen])
    chosen = vec[i64]([count_bits(mask) if revealed else 0 for mask in table.chosen])
    points = vec[i64]([0] * MOST_SEATS)
    if table.phase == OVER:
        for seat, total in enumerate(sheet.points_now(table)):
            points[seat] = total
    _write_by_seat(row, table, has_chosen, observer)
    _write_by_seat(row, table, chosen, observer)
    _write_by_seat(row, table, table.laying, observer)
    _write_by_seat(row, table, table.built, observer)
    _write_by_seat(row, table, points, observer)


# -- the observer's own -----------------------------------------------------------------------


def _write_own(row: BytesWriter, table: Table, observer: i64) -> None:
    """KF H2: winter tiles dealt and chosen; and where the tile picked could go."""
    _write_bits(row, table.dealt[observer])
    _write_bits(row, table.chosen[observer])
    slot: i64 = 0
    if table.laying[observer] != NONE:
        for cell in free_cells(table, observer, grid_of(table, observer)):
            if slot < SLOTS:
                _write(row, q_of(cell))
                _write(row, r_of(cell))
                slot += 1
    while slot < SLOTS:
        _write(row, 0)
        _write(row, 0)
        slot += 1


def _write_bits(row: BytesWriter, mask: i64) -> None:
    for tile in WINTER_TILES:
        _write(row, 1 if mask & BIT[tile - FIRST_WINTER] else 0)


# -- by tile ----------------------------------------------------------------------------------


def _write_tiles(row: BytesWriter, table: Table, observer: i64) -> None:
    seen = _places_seen(table, observer)
    tile: i64 = 0
    _write_all(row, seen)
    while tile < ALL_TILES:
        is_there = seen[tile] >= MIDDLE
        _write(row, _from(table.seats, observer, table.owner[tile]) if is_there else NONE)
        tile += 1
    _write_where_shown(row, seen, table.face, 1, 0)
    tile = 0
    while tile < ALL_TILES:
        is_laid = seen[tile] == VILLAGE
        _write(row, q_of(table.cell[tile]) if is_laid else 0)
        _write(row, r_of(table.cell[tile]) if is_laid else 0)
        _write(row, table.turn[tile] if is_laid else 0)
        tile += 1
    _write_where_shown(row, seen, table.resources, 4, 0)
    _write_where_shown(row, seen, table.on_tile, 4, 0)
    _write_where_shown(row, seen, table.colour, 1, NONE)
    _write_where_shown(row, seen, table.last_use, 1, 0)


def _places_seen(table: Table, observer: i64) -> vec[i64]:
    """Where every tile is, as far as the observer may know: not in whose hand (KF H2)."""
    seen = table.place[:]
    for tile in WINTER_TILES:
        if seen[tile] == HAND and table.owner[tile] != observer:
            seen[tile] = UNSEEN
    return seen


def _write_where_shown(
    row: BytesWriter, seen: vec[i64], values: vec[i64], across: i64, otherwise: i64
) -> None:
    """By tile so many numbers; of those not on the table or in a village there is nothing."""
    tile: i64 = 0
    while tile < ALL_TILES:
        is_shown = MIDDLE <= seen[tile] <= ASIDE
        column: i64 = 0
        while column < across:
            _write(row, values[tile * across + column] if is_shown else otherwise)
            column += 1
        tile += 1


def _write_bids(row: BytesWriter, table: Table, observer: i64) -> None:
    """Size and colour of every group, by seat, and whose is the largest (KF B4)."""
    tile: i64 = 0
    while tile < ALL_TILES:
        place: i64 = 0
        while place < MOST_SEATS:
            seat = _seat_at(table, observer, place)
            _write(row, NONE if seat == NONE else table.bid[tile * 6 + seat])
            place += 1
        tile += 1
    tile = 0
    while tile < ALL_TILES:
        place = 0
        while place < MOST_SEATS:
            seat = _seat_at(table, observer, place)
            has_bid = seat != NONE and table.bid[tile * 6 + seat] > 0
            _write(row, table.bid_colour[tile * 6 + seat] if has_bid else NONE)
            place += 1
        tile += 1
    tile = 0
    while tile < ALL_TILES:
        _write(row, _from(table.seats, observer, table.winner(tile)))
        tile += 1
