"""What is known about hidden things (KF H): every move of workers and skills goes through here.

For every screen, the minimum and maximum of each colour and type that everybody knows. For the bag
and the pile the same per observer, since a seat knows its own draws and payments. The bounds are
always true, but not always tight. Rows are pairs: minimum, maximum.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.games.keyflower.rules.table import (
    COLOUR_COUNT,
    MOST_SEATS,
    OBSERVERS,
    SKILL_COUNT,
    SPECTATOR,
    Table,
    at_colour,
    at_skill,
)


def _add(bounds: vec[i64], row: i64, number: i64) -> None:
    """Add this many, visible to all."""
    bounds[2 * row] += number
    bounds[2 * row + 1] += number


def _remove(bounds: vec[i64], row: i64, number: i64) -> None:
    """Remove this many, visible to all."""
    least = bounds[2 * row] - number
    bounds[2 * row] = least if least > 0 else 0
    bounds[2 * row + 1] -= number


def _cap(bounds: vec[i64], first: i64, kinds: i64, total: i64) -> None:
    """No kind can be more frequent than all together."""
    row = first
    while row < first + kinds:
        if bounds[2 * row + 1] > total:
            bounds[2 * row + 1] = total
        row += 1


def _lower(bounds: vec[i64], first: i64, kinds: i64) -> None:
    """One of unknown kind was removed: any kind may have one less."""
    row = first
    while row < first + kinds:
        if bounds[2 * row] > 0:
            bounds[2 * row] -= 1
        row += 1


# -- workers ----------------------------------------------------------------------------------


def worker_to_screen(table: Table, seat: i64, colour: i64, number: i64) -> None:
    """KF H8, H11: workers taken openly."""
    at = at_colour(seat, colour)
    table.workers[at] += number
    _add(table.known_workers, at, number)


def worker_from_screen(table: Table, seat: i64, colour: i64, number: i64) -> None:
    """KF H7: workers placed or paid openly."""
    row = at_colour(seat, 0)
    table.workers[row + colour] -= number
    _remove(table.known_workers, row + colour, number)
    _cap(table.known_workers, row, COLOUR_COUNT, table.screen_workers(seat))


def worker_to_bag(table: Table, colour: i64, number: i64) -> None:
    table.bag[colour] += number
    row: i64 = 0
    while row < OBSERVERS * COLOUR_COUNT:
        _add(table.known_bag, row + colour, number)
        row += COLOUR_COUNT


def worker_shown_from_bag(table: Table, colour: i64) -> None:
    """A worker drawn openly, onto a boat."""
    table.bag[colour] -= 1
    row: i64 = 0
    while row < OBSERVERS * COLOUR_COUNT:
        _remove(table.known_bag, row + colour, 1)
        _cap(table.known_bag, row, COLOUR_COUNT, table.bag_count())
        row += COLOUR_COUNT


def worker_drawn(table: Table, seat: i64, colour: i64) -> None:
    """KF H4: a worker from the bag behind the screen; only its owner sees the colour."""
    row = at_colour(seat, 0)
    everybody = at_colour(SPECTATOR, 0)
    _grow_unseen(table.known_workers, row, table.known_bag, everybody, COLOUR_COUNT)
    table.bag[colour] -= 1
    table.workers[row + colour] += 1
    _cap(table.known_workers, row, COLOUR_COUNT, table.screen_workers(seat))
    _leave(table.known_bag, COLOUR_COUNT, seat, colour, table.bag_count())


def _grow_unseen(screen: vec[i64], first: i64, source: vec[i64], shown: i64, kinds: i64) -> None:
    """One of unknown kind was added: any kind that the source may have had."""
    kind: i64 = 0
    while kind < kinds:
        if source[2 * (shown + kind) + 1] > 0:
            screen[2 * (first + kind) + 1] += 1
        kind += 1


def _leave(bounds: vec[i64], kinds: i64, seat: i64, kind: i64, total: i64) -> None:
    """One was taken from the bag or pile; the seat knows which, the others do not."""
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
    """KF H8: skills taken from a boat, where they were face up."""
    at = at_skill(seat, skill)
    table.skills[at] += number
    _add(table.known_skills, at, number)


def skill_shown_from_pile(table: Table, skill: i64) -> None:
    """A skill put face up on a boat (KF S5)."""
    table.pile[skill] -= 1
    row: i64 = 0
    while row < OBSERVERS * SKILL_COUNT:
        _remove(table.known_pile, row + skill, 1)
        _cap(table.known_pile, row, SKILL_COUNT, table.pile_count())
        row += SKILL_COUNT


def skill_drawn(table: Table, seat: i64, skill: i64) -> None:
    """KF H4: a skill from the pile behind the screen."""
    row = at_skill(seat, 0)
    everybody = at_skill(SPECTATOR, 0)
    _grow_unseen(table.known_skills, row, table.known_pile, everybody, SKILL_COUNT)
    table.pile[skill] -= 1
    table.skills[row + skill] += 1
    _cap(table.known_skills, row, SKILL_COUNT, table.screen_skills(seat))
    _leave(table.known_pile, SKILL_COUNT, seat, skill, table.pile_count())


def skill_from_screen(table: Table, seat: i64, skill: i64, open_type: bool) -> None:
    """A paid skill: its type is public if the tile names it, else only its owner's (KF H5)."""
    row = at_skill(seat, 0)
    table.skills[row + skill] -= 1
    if open_type:
        _remove(table.known_skills, row + skill, 1)
    else:
        _lower(table.known_skills, row, SKILL_COUNT)
    _cap(table.known_skills, row, SKILL_COUNT, table.screen_skills(seat))


def skill_to_pile(table: Table, seat: i64, skill: i64, open_type: bool) -> None:
    """It is mixed into the pile. For seats that did not see it, every type may have one more."""
    table.pile[skill] += 1
    own = at_skill(seat, 0)
    row: i64 = 0
    while row < OBSERVERS * SKILL_COUNT:
        if open_type or row == own:
            _add(table.known_pile, row + skill, 1)
        else:
            kind: i64 = 0
            while kind < SKILL_COUNT:
                table.known_pile[2 * (row + kind) + 1] += 1
                kind += 1
        row += SKILL_COUNT
