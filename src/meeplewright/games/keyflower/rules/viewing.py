"""What a seat or a spectator may know (KF H): a table built up from public information, the seat's
own secrets, and counts instead of other secrets; and back to a full table that looks the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.game import Json, Options, View
from meeplewright.games.keyflower.rules.restoring import view_parts
from meeplewright.games.keyflower.rules.sampling import fill_in
from meeplewright.games.keyflower.rules.table import (
    COLOUR_COUNT,
    HAND,
    HIDDEN,
    OBSERVERS,
    OVER,
    SKILL_COUNT,
    SPECTATOR,
    UNSEEN,
    Table,
)
from meeplewright.games.keyflower.rules.tiles import NONE, WINTER_TILES
from meeplewright.games.keyflower.rules.writing import Counts, count_all, written


@final
class KeyflowerView(View):
    """The public table with one seat's secrets (None: nobody's); `counts` replaces the rest."""

    def __init__(self, seat: int | None, table: Table, counts: Counts) -> None:
        self.seat = seat
        self.table: Final = table
        self.counts: Final = counts

    @property
    def entry(self) -> int:
        return int(self.table.entries)

    def parts(self) -> tuple[Any, ...]:
        return (self.seat, self.to_json())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, KeyflowerView) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.seat, int(self.table.entries)))

    def to_json(self) -> Json:
        form: Json = {"seat": self.seat}
        form.update(written(self.table, self.counts, self.seat))
        return form

    def __reduce__(self) -> tuple[Any, ...]:
        return (_unpickled, (self.to_json(),))


def view_from_form(form: Mapping[str, Any], seats: int, options: Options) -> KeyflowerView:
    seat, table, counts = view_parts(form, seats, options)
    return KeyflowerView(seat, table, counts)


def _unpickled(form: Json) -> KeyflowerView:
    """Of a form that this program wrote."""
    return view_from_form(form, form["seats"], form["options"])


def view_of(table: Table, seat: int | None) -> KeyflowerView:
    observer: i64 = SPECTATOR if seat is None else seat
    return KeyflowerView(seat, _seen(table, observer), count_all(table))


def _seen(table: Table, observer: i64) -> Table:
    """A table with everything that is public, and the observer's own secrets."""
    seen = Table(table, None)
    if table.phase == OVER:  # KF H13: the screens are removed
        seen.workers = table.workers[:]
        seen.skills = table.skills[:]
    elif observer != SPECTATOR:
        _copy_row(table.workers, seen.workers, COLOUR_COUNT, observer)
        _copy_row(table.skills, seen.skills, SKILL_COUNT, observer)
    if observer != SPECTATOR:
        seen.dealt[observer] = table.dealt[observer]
        seen.chosen[observer] = table.chosen[observer]
    _copy_known(table.known_bag, seen.known_bag, 2 * COLOUR_COUNT, observer)
    _copy_known(table.known_pile, seen.known_pile, 2 * SKILL_COUNT, observer)
    if seen.aside_skill != NONE and observer != table.player:  # KF H5
        seen.aside_skill = HIDDEN
    for tile in WINTER_TILES:  # KF H2: the others' winter tiles are not visible
        if table.place[tile] == HAND and table.owner[tile] != observer:
            seen.place[tile] = UNSEEN
            seen.owner[tile] = NONE
    return seen


def _copy_row(values: vec[i64], kept: vec[i64], width: i64, observer: i64) -> None:
    """Copy the observer's row."""
    at = observer * width
    end = at + width
    while at < end:
        kept[at] = values[at]
        at += 1


def _copy_known(values: vec[i64], kept: vec[i64], width: i64, observer: i64) -> None:
    """Copy the observer's row, and what everybody knows into all other rows."""
    row: i64 = 0
    while row < OBSERVERS:
        source = (observer if row == observer else i64(SPECTATOR)) * width
        target = row * width
        column: i64 = 0
        while column < width:
            kept[target + column] = values[source + column]
            column += 1
        row += 1


def determinize(view: KeyflowerView, rng: Random) -> Table:
    """A full table that the view cannot tell from the real one (KF H)."""
    table = view.table.copy()
    observer: i64 = SPECTATOR if view.seat is None else view.seat
    fill_in(table, observer, view.counts, rng)
    return table
