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
    MOST_SEATS,
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
    """A table with everything public, and the observer's own secrets."""
    seen = Table(table, None)
    seen.workers = _screens(table, table.workers, COLOUR_COUNT, observer)
    seen.skills = _screens(table, table.skills, SKILL_COUNT, observer)
    seen.dealt = _own_row(table.dealt, 1, observer)
    seen.chosen = _own_row(table.chosen, 1, observer)
    seen.known_bag = _known(table.known_bag, 2 * COLOUR_COUNT, observer)
    seen.known_pile = _known(table.known_pile, 2 * SKILL_COUNT, observer)
    if seen.aside_skill != NONE and observer != table.player:  # KF H5
        seen.aside_skill = HIDDEN
    for tile in WINTER_TILES:  # KF H2: the others' winter tiles are not visible
        if table.place[tile] == HAND and table.owner[tile] != observer:
            seen.place[tile] = UNSEEN
            seen.owner[tile] = NONE
    return seen


def _screens(table: Table, values: vec[i64], width: i64, observer: i64) -> vec[i64]:
    """What is behind the own screen; when the game is over all are open (KF H13)."""
    return values[:] if table.phase == OVER else _own_row(values, width, observer)


def _own_row(values: vec[i64], width: i64, observer: i64) -> vec[i64]:
    """Only the observer's row; a spectator has none."""
    kept = vec[i64]([0] * (MOST_SEATS * int(width)))
    if observer < MOST_SEATS:
        column: i64 = 0
        while column < width:
            kept[observer * width + column] = values[observer * width + column]
            column += 1
    return kept


def _known(values: vec[i64], width: i64, observer: i64) -> vec[i64]:
    """What everybody knows, and what the observer knows in addition."""
    kept = vec[i64]([0] * ((MOST_SEATS + 1) * int(width)))
    row: i64 = 0
    while row <= MOST_SEATS:
        source = observer if row == observer else i64(SPECTATOR)
        column: i64 = 0
        while column < width:
            kept[row * width + column] = values[source * width + column]
            column += 1
        row += 1
    return kept


def determinize(view: KeyflowerView, rng: Random) -> Table:
    """A full table that the view cannot tell from the real one (KF H)."""
    table = view.table.copy()
    observer: i64 = SPECTATOR if view.seat is None else view.seat
    fill_in(table, observer, view.counts, rng)
    return table
