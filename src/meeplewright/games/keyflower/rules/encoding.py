"""Keyflower in numbers: actions as ids, and what a seat knows as one row (observing.py).

ids.py has the ids that mean the same in every position. docs/env-keyflower.md describes them all.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from meeplewright.core.encoding import Bounds, Field, no_action, no_number
from meeplewright.core.game import Action, Encoding, State
from meeplewright.core.rows import as_bytes
from meeplewright.games.keyflower.rules import (
    drawing,
    ids,
    placing,
    season_end,
    steps,
    transport,
    using,
    winter,
)
from meeplewright.games.keyflower.rules.actions import Bid, Carry, Contribute, Lay, Use
from meeplewright.games.keyflower.rules.bounds import bounds
from meeplewright.games.keyflower.rules.drawing import BIT
from meeplewright.games.keyflower.rules.fields import FIELDS, WIDTH
from meeplewright.games.keyflower.rules.ids import NO_ID
from meeplewright.games.keyflower.rules.observing import write_observed
from meeplewright.games.keyflower.rules.rows import empty_row
from meeplewright.games.keyflower.rules.state import KeyflowerState
from meeplewright.games.keyflower.rules.table import (
    BOATING,
    BUILDING,
    CARRYING,
    CHOOSING,
    DRAWING,
    PAYING,
    PLACING,
    TURN,
    VILLAGE,
    Table,
)
from meeplewright.games.keyflower.rules.tiles import (
    FIRST_WINTER,
    NONE,
    NUMBER_OF,
    RESOURCES,
    WINTER_TILES,
)
from meeplewright.games.keyflower.rules.village import (
    SIDES,
    STEP,
    free_cells,
    grid_of,
    q_of,
    r_of,
    tile_on,
    ways_to_lay,
)

VERSION: Final = 1
_PASS: Final = ids.FIRST["pass"]
_FINISH: Final = ids.FIRST["finish"]
_CARRY: Final = ids.FIRST["carry"]
_UPGRADE: Final = ids.FIRST["upgrade"]
_LAY: Final = ids.FIRST["lay"]
_WINTER: Final = ids.FIRST["winter"]


@final
class KeyflowerEncoding(Encoding):
    """The same ids and the same row for every number of seats."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._empty: Final = empty_row(seats)

    @property
    def version(self) -> int:
        return VERSION

    @property
    def bounds(self) -> Bounds:
        return bounds(self.seats)

    # -- actions ------------------------------------------------------------------------------

    @property
    def actions(self) -> int:
        return len(ids.MEANS)

    def action_id(self, state: State, seat: int, action: Action) -> int:
        """Also accepts an equivalent form; IllegalAction if no legal action means the same."""
        table = _table(state)
        number = _number_of(table, seat, action) if self._may_act(table, seat) else NO_ID
        if number == NO_ID or not _is_legal(table, seat, number):
            number = _number_of(table, seat, state.require(seat, action))
        if number == NO_ID:
            raise no_number(action)
        return number

    def action_of(self, state: State, seat: int, number: int) -> Action:
        table = _table(state)
        may_be = 0 <= number < len(ids.MEANS) and self._may_act(table, seat)
        if not may_be or not _is_legal(table, seat, number):
            raise no_action(number)
        action = ids.MEANS[number]
        return _action_here(table, seat, number) if action is None else action

    def legal_ids(self, state: State, seat: int) -> list[int]:
        return [int(number) for number in self.add_legal(vec[i64](), state, seat)]

    def add_legal(self, found: vec[i64], state: State, seat: int) -> vec[i64]:
        table = _table(state)
        if not self._may_act(table, seat):
            return found
        first: i64 = len(found)
        found = _add_listed(found, table, seat)
        at = first
        while at < len(found):
            if found[at] == NO_ID:
                raise no_number(steps.listed(table, seat)[at - first])
            at += 1
        return found

    def step(self, state: State, number: int, rng: Random) -> None:
        table = _table(state)
        seat: i64 = 0
        while not steps.may_act(table, seat):
            seat += 1
        action = ids.MEANS[number]
        steps.take(table, seat, _action_here(table, seat, number) if action is None else action)
        self.draw_on(state, rng)

    def draw_on(self, state: State, rng: Random) -> None:
        table = _table(state)
        while table.phase == DRAWING:
            steps.draw_index(table, drawing.random_index(table, rng))

    def _may_act(self, table: Table, seat: int) -> bool:
        return 0 <= seat < self.seats and steps.may_act(table, seat)

    # -- luck ---------------------------------------------------------------------------------

    @property
    def outcomes(self) -> int:
        return len(ids.OUTCOMES)

    def outcome_id(self, outcome: Action) -> int:
        number = ids.OUTCOME_ID_OF.get(outcome)
        if number is None:
            raise no_number(outcome)
        return number

    def outcome_of(self, number: int) -> Action:
        if not 0 <= number < len(ids.OUTCOMES):
            raise no_action(number)
        return ids.OUTCOMES[number]

    # -- observations -------------------------------------------------------------------------

    @property
    def fields(self) -> tuple[Field, ...]:
        return FIELDS

    @property
    def width(self) -> int:
        return WIDTH

    def observe(self, state: State, seat: int) -> bytes:
        row = self.empty_row()
        self.write_row(row, 0, state, seat)
        return as_bytes(row)

    def empty_row(self) -> vec[i16]:
        return self._empty[:]

    def write_row(self, rows: vec[i16], first: i64, state: State, seat: int) -> None:
        write_observed(rows, first, _table(state), seat)


def _table(state: State) -> Table:
    assert isinstance(state, KeyflowerState)
    return state.table


# -- the legal ones ---------------------------------------------------------------------------


def _add_listed(found: vec[i64], table: Table, seat: i64) -> vec[i64]:
    """Append the ids of `steps.listed`, in its order, which is ascending."""
    phase = table.phase
    if phase == TURN:
        groups = table.losing_groups(seat)
        found = append(found, _PASS)
        found = _add(found, ids.BID_OF, steps.tiles_to_bid_on(table, seat, groups))
        return _add(found, ids.USE_OF, steps.tiles_to_use(table, seat, groups))
    if phase == PLACING:
        found = _add(found, ids.BRING_OF, placing.groups_to_bring(table, seat))
        return _add(found, ids.WORKERS_OF, placing.worker_choices(table, seat))
    if phase == PAYING:
        found = _add(found, ids.PAY_SKILL_OF, steps.skills_to_pay(table, seat))
        found = _add(found, ids.PAY_WORKER_OF, steps.workers_to_pay(table, seat))
        return _add(found, ids.PAY_GROUP_OF, steps.groups_to_pay(table, seat))
    if phase == CHOOSING:
        return _add(found, ids.CHOOSE_OF, using.choices_in_stock(table))
    if phase == CARRYING:
        found = append(found, _FINISH)
        found = _add(found, ids.CARRY_OF, transport.ways_to_carry(table, seat))
        return _add(found, ids.UPGRADE_OF, transport.ways_to_upgrade(table, seat))
    if phase == BOATING:
        return _add(found, ids.BOAT_OF, season_end.boats_to_take(table))
    if phase == BUILDING:
        return _add_buildings(found, table, seat)
    for mask in winter.contributions(table, seat):
        found = append(found, _id_of_part(table.dealt[seat], mask))
    return found


def _add(found: vec[i64], number_of: vec[i64], codes: vec[i64]) -> vec[i64]:
    for code in codes:
        found = append(found, number_of[code])
    return found


def _add_buildings(found: vec[i64], table: Table, seat: i64) -> vec[i64]:
    tile = table.laying[seat]
    if tile != NONE:
        grid = grid_of(table, seat)
        cells = free_cells(table, seat, grid)
        return _add(found, ids.LAY_OF, ways_to_lay(table, seat, tile, grid, cells))
    waiting = season_end.tiles_to_lay(table, seat)
    return _add(found, ids.PICK_OF, waiting) if len(waiting) else append(found, _FINISH)


def _is_legal(table: Table, seat: i64, number: int) -> bool:
    """Whether the id is a legal action of a seat that can act."""
    if table.phase != TURN:
        return number in _add_listed(vec[i64](), table, seat)
    action = ids.MEANS[number]  # checking one tile is faster than all of them
    if isinstance(action, Bid):
        tile: i64 = NUMBER_OF[action.thing]
        return placing.may_be_bid_on(table, tile) and placing.can_bid(
            table, seat, tile, table.losing_groups(seat)
        )
    if isinstance(action, Use):
        tile = NUMBER_OF[action.thing]
        return placing.may_be_used(table, tile) and placing.can_use(
            table, seat, tile, table.losing_groups(seat), True
        )
    return number == _PASS


# -- those that depend on the position --------------------------------------------------------


def _number_of(table: Table, seat: i64, action: Action) -> int:
    """The id of an action if it is legal; NO_ID if it has none."""
    if isinstance(action, Carry):
        return _number_of_carry(table, seat, action)
    if isinstance(action, Lay):
        return _number_of_lay(table, seat, action)
    if isinstance(action, Contribute):
        return _number_of_winter(table, seat, action)
    return ids.ID_OF.get(action, NO_ID)


def _number_of_carry(table: Table, seat: i64, action: Carry) -> int:
    start: i64 = NUMBER_OF.get(action.start, NONE)
    end: i64 = NUMBER_OF.get(action.end, NONE)
    if start == NONE or end == NONE or action.resource not in RESOURCES:
        return NO_ID
    if table.place[start] != VILLAGE or table.owner[start] != seat:
        return NO_ID
    grid = grid_of(table, seat)
    side: i64 = 0
    while side < SIDES:
        if tile_on(grid, table.cell[start] + STEP[side]) == end:
            kind = RESOURCES.index(action.resource)
            return int(ids.CARRY_OF[(start * SIDES + side) * 4 + kind])
        side += 1
    return NO_ID


def _number_of_lay(table: Table, seat: i64, action: Lay) -> int:
    cells = free_cells(table, seat, grid_of(table, seat))
    slot: i64 = 0
    while slot < len(cells):
        is_here = q_of(cells[slot]) == action.q and r_of(cells[slot]) == action.r
        if is_here and 0 <= action.turn < SIDES:
            return int(ids.LAY_OF[slot * SIDES + action.turn])
        slot += 1
    return NO_ID


def _number_of_winter(table: Table, seat: i64, action: Contribute) -> int:
    for mask in winter.contributions(table, seat):
        if winter.tiles_of(mask) == action.tiles:
            return _id_of_part(table.dealt[seat], mask)
    return NO_ID


def _id_of_part(dealt: i64, mask: i64) -> int:
    """The chosen tiles of the hand: the first counts 1, the second 2, the third 4."""
    places: i64 = 0
    place: i64 = 0
    for tile in WINTER_TILES:
        bit = BIT[tile - FIRST_WINTER]
        if dealt & bit:
            if mask & bit:
                places |= BIT[place]
            place += 1
    return int(ids.WINTER_OF[places])


def _action_here(table: Table, seat: i64, number: int) -> Action:
    """The inverse, for a legal id."""
    if number < _UPGRADE:
        return transport.carry_on(table, grid_of(table, seat), number - _CARRY)
    if number < _WINTER:
        cells = free_cells(table, seat, grid_of(table, seat))
        cell = cells[(number - _LAY) // SIDES]
        return Lay(q_of(cell), r_of(cell), (number - _LAY) % SIDES)
    return Contribute(winter.tiles_of(_part(table.dealt[seat], number - _WINTER + 1)))


def _part(dealt: i64, places: i64) -> i64:
    mask: i64 = 0
    place: i64 = 0
    for tile in WINTER_TILES:
        bit = BIT[tile - FIRST_WINTER]
        if dealt & bit:
            if places & BIT[place]:
                mask |= bit
            place += 1
    return mask
