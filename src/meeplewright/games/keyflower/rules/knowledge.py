"""What may be known of hidden things (KF H): every move of workers and skills passes through here.

For every screen the least and the most of each colour and type, as everybody knows them; for the
bag and the pile the same for each observer, since a seat knows its own draws and payments. The
bounds are always true, though not always the closest. Rows are pairs: least, most.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.games.keyflower.rules.table import MOST_SEATS, SPECTATOR, Table


def _add(bounds: vec[i64], row: i64, number: i64) -> None:
    """So many more are there, seen by all."""
    bounds[2 * row] += number
    bounds[2 * row + 1] += number


def _remove(bounds: vec[i64], row: i64, number: i64) -> None:
    """So many fewer are there, seen by all."""
    least = bounds[2 * row] - number
    bounds[2 * row] = least if least > 0 else 0
    bounds[2 * row + 1] -= number


def _cap(bounds: vec[i64], first: i64, kinds: i64, total: i64) -> None:
    """No kind is there more often than all together."""
    row = first
    while row < first + kinds:
        if bounds[2 * row + 1] > total:
            bounds[2 * row + 1] = total
        row += 1


def _lower(bounds: vec[i64], first: i64, kinds: i64) -> None:
    """One of unknown kind has left: any kind may have become one fewer."""
    row = first
    while row < first + kinds:
        if bounds[2 * row] > 0:
            bounds[2 * row] -= 1
        row += 1


# -- workers ----------------------------------------------------------------------------------


def worker_to_screen(table: Table, seat: i64, colour: i64, number: i64) -> None:
    """KF H8, H11: workers taken in the open."""
    table.workers[seat * 4 + colour] += number
    _add(table.known_workers, seat * 4 + colour, number)


def worker_from_screen(table: Table, seat: i64, colour: i64, number: i64) -> None:
    """KF H7: workers placed or paid in the open."""
    table.workers[seat * 4 + colour] -= number
    _remove(table.known_workers, seat * 4 + colour, number)
    _cap(table.known_workers, seat * 4, 4, table.screen_workers(seat))


def worker_to_bag(table: Table, colour: i64, number: i64) -> None:
    table.bag[colour] += number
    observer: i64 = 0
    while observer <= MOST_SEATS:
        _add(table.known_bag, observer * 4 + colour, number)
        observer += 1


def worker_shown_from_bag(table: Table, colour: i64) -> None:
    """A worker drawn in the open, onto a boat."""
    table.bag[colour] -= 1
    observer: i64 = 0
    while observer <= MOST_SEATS:
        _remove(table.known_bag, observer * 4 + colour, 1)
        _cap(table.known_bag, observer * 4, 4, table.bag_count())
        observer += 1


def worker_drawn(table: Table, seat: i64, colour: i64) -> None:
    """KF H4: a worker from the bag behind the screen; only its owner sees the colour."""
    _grow_unseen(table.known_workers, seat * 4, table.known_bag, SPECTATOR * 4, 4)
    table.bag[colour] -= 1
    table.workers[seat * 4 + colour] += 1
    _cap(table.known_workers, seat * 4, 4, table.screen_workers(seat))
    _leave(table.known_bag, 4, seat, colour, table.bag_count())


def _grow_unseen(screen: vec[i64], first: i64, source: vec[i64], shown: i64, kinds: i64) -> None:
    """One of unknown kind has come: any kind that the source may have held."""
    kind: i64 = 0
    while kind < kinds:
        if source[2 * (shown + kind) + 1] > 0:
            screen[2 * (first + kind) + 1] += 1
        kind += 1


def _leave(bounds: vec[i64], kinds: i64, seat: i64, kind: i64, total: i64) -> None:
    """One has left the bag or pile; the seat knows which, the others do not."""
    observer: i64 = 0
    while observer <= MOST_SEATS:
        if observer == seat:
            _remove(bounds, observer * kinds + kind, 1)
        else:
            _lower(bounds, observer * kinds, kinds)
        _cap(bounds, observer * kinds, kinds, total)
        observer += 1


# -- skills -----------------------------------------------------------------------------------


def skill_to_screen(table: Table, seat: i64, skill: i64, number: i64) -> None:
    """KF H8: skills taken from a boat, where they lay face up."""
    table.skills[seat * 3 + skill] += number
    _add(table.known_skills, seat * 3 + skill, number)


def skill_shown_from_pile(table: Table, skill: i64) -> None:
    """A skill laid face up on a boat (KF S5)."""
    table.pile[skill] -= 1
    observer: i64 = 0
    while observer <= MOST_SEATS:
        _remove(table.known_pile, observer * 3 + skill, 1)
        _cap(table.known_pile, observer * 3, 3, table.pile_count())
        observer += 1


def skill_drawn(table: Table, seat: i64, skill: i64) -> None:
    """KF H4: a skill from the pile behind the screen."""
    _grow_unseen(table.known_skills, seat * 3, table.known_pile, SPECTATOR * 3, 3)
    table.pile[skill] -= 1
    table.skills[seat * 3 + skill] += 1
    _cap(table.known_skills, seat * 3, 3, table.screen_skills(seat))
    _leave(table.known_pile, 3, seat, skill, table.pile_count())


def skill_from_screen(table: Table, seat: i64, skill: i64, open_type: bool) -> None:
    """A skill paid: its type is known where the tile names it, else only to its owner (KF H5)."""
    table.skills[seat * 3 + skill] -= 1
    if open_type:
        _remove(table.known_skills, seat * 3 + skill, 1)
    else:
        _lower(table.known_skills, seat * 3, 3)
    _cap(table.known_skills, seat * 3, 3, table.screen_skills(seat))


def skill_to_pile(table: Table, seat: i64, skill: i64, open_type: bool) -> None:
    """And mixed into the pile. Every type may have become one more to those who did not see it."""
    table.pile[skill] += 1
    observer: i64 = 0
    while observer <= MOST_SEATS:
        if open_type or observer == seat:
            _add(table.known_pile, observer * 3 + skill, 1)
        else:
            kind: i64 = 0
            while kind < 3:
                table.known_pile[2 * (observer * 3 + kind) + 1] += 1
                kind += 1
        observer += 1
