"""Placing a tile (CA 4): open cells, features that join, where a follower can go."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from meeplewright.games.carcassonne.jax import facts
from meeplewright.games.carcassonne.jax.arrays import (
    FOLLOWER,
    OPEN,
    ROUND_IT,
    ROW,
    Numbers,
    Sizes,
    Table,
    barrier,
    packed,
    x_of,
    y_of,
)
from meeplewright.games.carcassonne.jax.facts import MOST, NONE
from meeplewright.games.carcassonne.jax.joins import (
    OPPOSITE,
    Joins,
    join_fields,
    join_ways,
    neighbours_of,
    pick,
)
from meeplewright.games.carcassonne.jax.labels import Changes, change, changed, own_changes
from meeplewright.games.carcassonne.rules.tables import ON_CLOISTER, ON_FIELD

AROUND: Final = ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1))
"""From a cell to the eight around it: N E S W, then the corners."""
OWN_TILE: Final = 1 << 8
"""One tile in the first word of a way."""


class Place(NamedTuple):
    """A cell on which the tile in hand is placed, and its rotation."""

    active: jax.Array  # whether it is placed at all
    slot: jax.Array
    x: jax.Array
    y: jax.Array
    turn: jax.Array
    oriented: jax.Array


def lay(table: Table, active: jax.Array, slot: jax.Array, turn: jax.Array, sizes: Sizes) -> Table:
    """Place the tile in hand on an open cell with this rotation, and ask for a follower.

    A table that is not active does not change: not writing is cheaper than choosing between two
    tables afterwards.
    """
    word = table.slots[slot]
    place = Place(active, slot, x_of(word), y_of(word), turn, table.in_hand * 4 + turn)
    place = barrier(place)
    around = _around(table, place, sizes)
    near = neighbours_of(table, [jnp.where(active, there, 0) for there in around[:4]])
    sides = jnp.asarray(facts.SIDES_WORD)[place.oriented]
    ways = join_ways(table, sides, near)
    fields = join_fields(table, jnp.asarray(facts.HALVES_WORD)[place.oriented], near)
    way_words, way_followers = _grown_ways(table, ways)
    field_followers = _grown_fields(table, fields)
    spots = _spots(table, place, ways, fields, way_followers, field_followers)
    table = _relabelled(table, ways, fields)
    table = _written(table, active, way_words, way_followers, field_followers)
    table = _open_cells(table, place, around[:4], sizes)
    return _finished(table, place, around, spots)


def _around(table: Table, place: Place, sizes: Sizes) -> Numbers:
    """The eight cells around it, after its slot was given to the last open cell."""
    found = [
        table.cells[_cell(place.x + across, place.y + along, sizes)].astype(jnp.int32)
        for across, along in AROUND
    ]
    last = OPEN + table.open_count - 1
    return barrier([jnp.where(there == last, OPEN + place.slot, there) for there in found])


def _cell(x: jax.Array, y: jax.Array, sizes: Sizes) -> jax.Array:
    return (y % sizes.torus) * sizes.torus + x % sizes.torus


# -- features that join ---------------------------------------------------------------------------


def _grown_ways(table: Table, ways: Joins) -> tuple[Numbers, Numbers]:
    """Both words of each city or road that the new tile is now part of, by its head.

    The first word is a sum, with two corrections: every side that meets closes two edges, and a
    tile that appears twice in the feature (CA 7.3) counts once.
    """
    own = jnp.asarray(facts.OWN_WORD)[table.in_hand]
    multiple = jnp.asarray(facts.MULTIPLE)[table.tile]
    met = [
        table.ways[jnp.where(ways.label[side] != NONE, ways.label[side], 0)] for side in range(4)
    ]
    first_words = barrier([words[0] for words in met])
    second_words = barrier([words[1] for words in met])
    words, followers = [], []
    for head in range(MOST):
        word = jnp.int32(OWN_TILE)
        for local in range(MOST):
            mine = ways.head[local] == head
            edges = (own >> (3 * local)) & 7
            pennant = (own >> (12 + local)) & 1
            word += jnp.where(mine, edges | pennant << 16, 0)
        standing, kept, counted = jnp.int32(0), multiple, jnp.int32(0)
        for side in range(4):
            here = (ways.label[side] != NONE) & (pick(ways.head, ways.local[side]) == head)
            word -= jnp.where(here, 2, 0)
            joins = here & ways.first[side]
            word += jnp.where(joins, first_words[side], 0)
            standing += jnp.where(joins, second_words[side] & 0x7FFF, 0)
            returning = jnp.where(joins, second_words[side] >> 16, 0)
            counted += lax.population_count(returning)
            kept |= returning
        twice = counted + lax.population_count(multiple) - lax.population_count(kept)
        words.append(word - twice * OWN_TILE)
        followers.append(standing | kept << 16)
    return barrier((words, followers))


def _grown_fields(table: Table, fields: Joins) -> Numbers:
    met = [
        table.fields[jnp.where(label != NONE, label, 0)].astype(jnp.int32) for label in fields.label
    ]
    met = barrier(met)
    followers = []
    for head in range(MOST):
        standing = jnp.int32(0)
        for half in range(8):
            joins = fields.first[half] & (pick(fields.head, fields.local[half]) == head)
            standing += jnp.where(joins, met[half], 0)
        followers.append(standing)
    return barrier(followers)


def _relabelled(table: Table, ways: Joins, fields: Joins) -> Table:
    """Every segment of an adjacent feature gets the number of the new tile's own."""
    firsts = jnp.asarray(facts.FIRSTS_WORD)[table.tile]
    first_way, first_field = firsts & 255, (firsts >> 8) & 255
    of_ways, of_fields = barrier((_changes(ways, first_way), _changes(fields, first_field)))
    way_labels = changed(table.way_labels, of_ways)
    field_labels = changed(table.field_labels, of_fields)
    way_labels, field_labels = barrier((way_labels, field_labels))
    return replace(table, way_labels=way_labels, field_labels=field_labels)


def _changes(meeting: Joins, first: jax.Array) -> Changes:
    """Adjacent features get the labels of the tile's own segments; these get that of the first."""
    met = [
        change(meeting.first[place], old, first + pick(meeting.head, meeting.local[place]))
        for place, old in enumerate(meeting.label)
    ]
    return met + own_changes(meeting.head, first)


def _written(
    table: Table,
    active: jax.Array,
    way_words: Numbers,
    way_followers: Numbers,
    field_followers: Numbers,
) -> Table:
    firsts = jnp.asarray(facts.FIRSTS_WORD)[table.tile]
    way_count = jnp.where(active, jnp.asarray(facts.WAY_COUNT)[table.in_hand], 0)
    field_count = jnp.where(active, jnp.asarray(facts.FIELD_COUNT)[table.in_hand], 0)
    own = jnp.arange(MOST)
    at_ways = jnp.where(own < way_count, (firsts & 255) + own, facts.WAYS)
    at_fields = jnp.where(own < field_count, ((firsts >> 8) & 255) + own, facts.FIELDS)
    words = jnp.stack([jnp.stack(way_words), jnp.stack(way_followers)], axis=1)
    return replace(
        table,
        ways=table.ways.at[at_ways].set(words, mode="drop", unique_indices=True),
        fields=table.fields.at[at_fields].set(
            jnp.stack(field_followers).astype(jnp.int16), mode="drop", unique_indices=True
        ),
    )


# -- where a follower can go (CA 5) ---------------------------------------------------------------


def _spots(
    table: Table,
    place: Place,
    ways: Joins,
    fields: Joins,
    way_followers: Numbers,
    field_followers: Numbers,
) -> jax.Array:
    """The codes of possible followers, as bits; bit 0 is none. Farmers are always included."""
    spots = jnp.int32(0)
    for meeting, codes, standing in (
        (ways, jnp.asarray(facts.WAY_CODES)[place.oriented], way_followers),
        (fields, jnp.asarray(facts.FIELD_CODES)[place.oriented], field_followers),
    ):
        code = [(codes >> (5 * local)) & 31 for local in range(MOST)]
        for local in range(MOST):
            is_free = (pick(standing, meeting.head[local]) & 0x7FFF) == 0
            is_free &= code[local] != 0
            for other in range(MOST):  # K38: only the first spot of a feature is offered
                alike = (meeting.head[other] == meeting.head[local]) & (code[other] != 0)
                if other != local:
                    is_free &= ~(alike & (_order(code[other]) < _order(code[local])))
            spots |= jnp.where(is_free, 1 << code[local], 0)
    has_cloister = (jnp.asarray(facts.FIRSTS_WORD)[table.tile] >> 16) != NONE
    spots |= jnp.where(has_cloister, 1 << ON_CLOISTER, 0)
    spots = jnp.where(table.supply[table.player] > 0, spots, 0)  # CA 5.5
    return barrier(spots | 1)


def _order(code: jax.Array) -> jax.Array:
    """The position of a code among its kind: cities and roads by side alone."""
    return jnp.where(code < 9, (code - 1) & 3, code)


# -- open cells -----------------------------------------------------------------------------------


def _open_cells(table: Table, place: Place, beside: Numbers, sizes: Sizes) -> Table:
    """The last open cell takes the slot; newly open cells come last, in the order N E S W."""
    last = table.open_count - 1
    moved = table.slots[last]
    terrain = jnp.asarray(facts.SIDES_WORD)[place.oriented] >> 12
    to, words, at, held = [], [], [], []
    count = last
    taken = ~place.active | (place.slot == last)
    for side in range(4):
        across, along = AROUND[side]
        x, y = place.x + across, place.y + along
        asked = ((terrain >> (2 * side)) & 3) << (2 * OPPOSITE[side])
        is_new = place.active & (beside[side] == 0)
        is_open = place.active & (beside[side] >= OPEN)
        slot = jnp.where(is_new, count, beside[side] - OPEN)
        known = jnp.where(slot == place.slot, moved, table.slots[jnp.where(is_open, slot, 0)])
        words.append(jnp.where(is_new, packed(x, y, asked), known | asked << 16))
        to.append(jnp.where(is_new | is_open, slot, sizes.slots))
        at.append(jnp.where(is_new, _cell(x, y, sizes), sizes.cells))
        held.append(OPEN + slot)
        taken |= is_open & (slot == place.slot)
        count += is_new
    to.append(jnp.where(taken, sizes.slots, place.slot))
    words.append(moved)
    at.append(jnp.where(place.active, _cell(place.x, place.y, sizes), sizes.cells))
    held.append(table.tile + 1)
    stays = ~place.active | (place.slot == last)
    at.append(jnp.where(stays, sizes.cells, _cell(x_of(moved), y_of(moved), sizes)))
    held.append(OPEN + place.slot)
    to, words, at, held, count = barrier((to, words, at, held, count))
    slots = _set(table.slots, to, words)
    return replace(
        table,
        open_count=jnp.where(place.active, count, table.open_count),
        slots=slots,
        cells=_set(table.cells, at, held),
        overflowed=table.overflowed | (count > sizes.slots) | _is_too_wide(slots, count, sizes),
    )


def _set(array: jax.Array, places: Numbers, values: Numbers) -> jax.Array:
    """Write at distinct indexes; those beyond the end are ignored."""
    written = jnp.stack(values).astype(array.dtype)
    return array.at[jnp.stack(places)].set(written, mode="drop", unique_indices=True)


def _is_too_wide(slots: jax.Array, count: jax.Array, sizes: Sizes) -> jax.Array:
    """Whether two cells of the torus may overlap; never if the size fits any game."""
    if sizes.torus >= 74:
        return jnp.bool_(False)
    used = np.arange(sizes.slots) < count
    spread = [
        jnp.where(used, of(slots), -127).max() - jnp.where(used, of(slots), 127).min()
        for of in (x_of, y_of)
    ]
    return jnp.maximum(*spread) >= sizes.torus


# -- the rest of a tile ---------------------------------------------------------------------------


def _finished(table: Table, place: Place, around: Numbers, spots: jax.Array) -> Table:
    near = jnp.int32(0)
    for there in around:
        near += (there > 0) & (there < OPEN)
    row = packed(place.x, place.y, (table.in_hand + 1) | place.turn << 8)
    oriented = place.oriented.astype(jnp.uint8)
    nowhere = len(table.rows)
    return replace(
        table,
        phase=jnp.where(place.active, FOLLOWER, table.phase),
        spots=jnp.where(place.active, spots, table.spots),
        oriented=table.oriented.at[jnp.where(place.active, table.tile, nowhere)].set(
            oriented, mode="drop"
        ),
        cloisters=jnp.where(place.active, _cloisters(table, place, near), table.cloisters),
        laid=table.laid + place.active,
        rows=table.rows.at[jnp.where(place.active, table.laid, nowhere)].set(row, mode="drop"),
    )


def _cloisters(table: Table, place: Place, near: jax.Array) -> jax.Array:
    """CA 6.3: one more tile around the cloisters nearby, and the tiles around a new one."""
    across = jnp.abs(x_of(table.cloisters) - place.x)
    along = jnp.abs(y_of(table.cloisters) - place.y)
    beside = jnp.maximum(across, along) == 1
    number = jnp.asarray(facts.FIRSTS_WORD)[table.tile] >> 16
    own = np.arange(facts.CLOISTERS) == number
    grown = table.cloisters + jnp.where(beside, 1 << ROUND_IT, 0)
    rest = near | table.laid << (ROW - ROUND_IT)
    return jnp.where(own, packed(place.x, place.y, rest), grown)


def spots_open(table: Table, farmers: str) -> jax.Array:
    """The codes of the possible followers on the tile just placed, as bits; 0 is none."""
    codes = [
        code
        for code in range(facts.FOLLOWER_CODES)
        if farmers != "none" or not ON_FIELD <= code < ON_CLOISTER
    ]
    allowed = sum(1 << code for code in codes)
    return jnp.where(table.phase == FOLLOWER, table.spots & allowed, 0)


def follower_mask(table: Table, farmers: str) -> jax.Array:
    """[18]: the same, one by one."""
    return (spots_open(table, farmers) >> np.arange(facts.FOLLOWER_CODES)) & 1 == 1
