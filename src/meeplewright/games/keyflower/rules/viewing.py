"""What a seat or a spectator may know (KF H): a table built up from what is open, the own secrets,
and numbers in place of those of others; and the way back to a full table that would look the same.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.game import Form, Options, View
from meeplewright.games.keyflower.rules.restoring import view_parts
from meeplewright.games.keyflower.rules.sampling import fill_in
from meeplewright.games.keyflower.rules.table import (
    HAND,
    HIDDEN,
    MOST_SEATS,
    OVER,
    SPECTATOR,
    UNSEEN,
    Table,
)
from meeplewright.games.keyflower.rules.tiles import NONE, WINTER_TILES
from meeplewright.games.keyflower.rules.writing import Counts, count_all, written


@final
class KeyflowerView(View):
    """The open table with one seat's secrets (None: nobody's); `counts` stands for the rest."""

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

    def to_json(self) -> Form:
        form: Form = {"seat": self.seat}
        form.update(written(self.table, self.counts, self.seat))
        return form

    def __reduce__(self) -> tuple[Any, ...]:
        return (_unpickled, (self.to_json(),))


def view_from_form(form: Mapping[str, Any], seats: int, options: Options) -> KeyflowerView:
    seat, table, counts = view_parts(form, seats, options)
    return KeyflowerView(seat, table, counts)


def _unpickled(form: Form) -> KeyflowerView:
    """Of a form that this program wrote."""
    return view_from_form(form, form["seats"], form["options"])


def view_of(table: Table, seat: int | None) -> KeyflowerView:
    observer: i64 = SPECTATOR if seat is None else seat
    return KeyflowerView(seat, _seen(table, observer), count_all(table))


def _seen(table: Table, observer: i64) -> Table:
    """A table with everything that is open to all, and the observer's own secrets."""
    seen = Table(
        table.place[:],
        table.owner[:],
        table.face[:],
        table.cell[:],
        table.turn[:],
        table.resources[:],
        table.colour[:],
        table.last_use[:],
        table.on_tile[:],
        table.bid[:],
        table.bid_colour[:],
        table.cargo_workers[:],
        table.cargo_skills[:],
        _screens(table, table.workers, 4, observer),
        _screens(table, table.skills, 3, observer),
        vec[i64]([0] * 4),
        vec[i64]([0] * 3),
        table.supply[:],
        table.home[:],
        _own_row(table.dealt, 1, observer),
        _own_row(table.chosen, 1, observer),
        table.boat_order[:],
        table.moving[:],
        table.aside[:],
        table.laying[:],
        table.built[:],
        table.known_workers[:],
        table.known_skills[:],
        _known(table.known_bag, 8, observer),
        _known(table.known_pile, 6, observer),
        table.queue[:],
    )
    copy_numbers(table, seen)
    if seen.aside_skill != NONE and observer != table.player:  # KF H5
        seen.aside_skill = HIDDEN
    for tile in WINTER_TILES:  # KF H2: the others' winter tiles are nowhere to be seen
        if table.place[tile] == HAND and table.owner[tile] != observer:
            seen.place[tile] = UNSEEN
            seen.owner[tile] = NONE
    return seen


def copy_numbers(table: Table, seen: Table) -> None:
    """The single numbers of a table: all of them are open."""
    seen.seats = table.seats
    seen.season = table.season
    seen.phase = table.phase
    seen.player = table.player
    seen.start_player = table.start_player
    seen.passes = table.passes
    seen.entries = table.entries
    seen.green = table.green
    seen.act = table.act
    seen.target = table.target
    seen.last_group = table.last_group
    seen.next_colour = table.next_colour
    seen.steps = table.steps
    seen.upgrades = table.upgrades
    seen.aside_skill = table.aside_skill
    seen.queue_at = table.queue_at
    seen.then = table.then
    seen.boat_turn = table.boat_turn
    seen.purple_free = table.purple_free
    seen.rules = table.rules


def _screens(table: Table, values: vec[i64], width: i64, observer: i64) -> vec[i64]:
    """What is behind the own screen; when the game is over they are all open (KF H13)."""
    return values[:] if table.phase == OVER else _own_row(values, width, observer)


def _own_row(values: vec[i64], width: i64, observer: i64) -> vec[i64]:
    """The observer's row alone; a spectator has none."""
    kept = vec[i64]([0] * (MOST_SEATS * int(width)))
    if observer < MOST_SEATS:
        column: i64 = 0
        while column < width:
            kept[observer * width + column] = values[observer * width + column]
            column += 1
    return kept


def _known(values: vec[i64], width: i64, observer: i64) -> vec[i64]:
    """What everybody knows, and what the observer knows besides."""
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
