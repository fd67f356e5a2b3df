"""The network's inputs, computed from a table of the batched engine, in JAX."""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from meeplewright.games.carcassonne.bots.zero.net_inputs import NetInputs
from meeplewright.games.carcassonne.jax import facts
from meeplewright.games.carcassonne.jax.arrays import MONK, OPEN, ROUND_IT, Sizes, Table, x_of, y_of
from meeplewright.games.carcassonne.jax.followers import fitting_turns
from meeplewright.games.carcassonne.jax.labels import all_labels, label_at
from meeplewright.games.carcassonne.rules.base import TYPES

BESIDE = ((0, 1), (1, 0), (0, -1), (-1, 0))  # N, E, S, W
AROUND = (*BESIDE, (1, 1), (1, -1), (-1, -1), (-1, 1))
THREE_BITS = 7


class Options(NamedTuple):
    """How a table plays. Several kinds of tables can so be in one batch of five seats each."""

    seats: jax.Array  # of these five
    farmers: jax.Array  # an index of FARMER_RULES
    small_city: jax.Array  # 2 or 4


def net_inputs_of(table: Table, options: Options, sizes: Sizes) -> NetInputs:
    """The inputs as the player with the tile in hand sees them."""
    place: Any = np.arange(len(table.points))
    there = place < options.seats
    order = jnp.where(there, (table.player + place) % options.seats, place)
    words = table.ways[:, 0]
    is_way = all_labels(table.way_labels, facts.WAYS) == np.arange(facts.WAYS)
    is_field = all_labels(table.field_labels, facts.FIELDS) == np.arange(facts.FIELDS)
    left = np.arange(len(table.deck)) >= table.drawn
    is_type = table.deck[None, :] == np.arange(TYPES)[:, None]
    return NetInputs(
        in_hand=table.in_hand,
        bag=(left[None, :] & is_type).sum(1).astype(jnp.float32),
        farmers=options.farmers,
        small_city=(options.small_city == 2) * 1.0,
        seat_there=there * 1.0,
        points=table.points[order].astype(jnp.float32),
        supply=table.supply[order].astype(jnp.float32),
        way_there=(is_way & (words != 0)) * 1.0,  # labels given up keep their words
        way_city=jnp.asarray(facts.IS_CITY, jnp.float32),
        way_open=(words & 255) * 1.0,
        way_tiles=((words >> 8) & 255) * 1.0,
        way_pennants=(words >> 16) * 1.0,
        way_followers=_by_seat(table.ways[:, 1], order),
        field_followers=_by_seat(jnp.where(is_field, table.fields, 0), order),
        **_pairs(table),
        cloister_round=((table.cloisters >> ROUND_IT) & 15) * 1.0,
        cloister_followers=((table.cloisters >> MONK)[:, None] == order + 1) * 1.0,
        **_slots(table, sizes),
    )


def _by_seat(followers: jax.Array, order: jax.Array) -> jax.Array:
    return ((followers.astype(jnp.int32)[:, None] >> (3 * order)) & THREE_BITS) * 1.0


def _pairs(table: Table) -> dict[str, jax.Array]:
    field = label_at(table.field_labels, facts.TOUCHING_FIELD)
    city = label_at(table.way_labels, facts.TOUCHED_CITY)
    there = table.ways[facts.TOUCHED_CITY, 0] != 0
    pair = jnp.where(there, field * facts.WAYS + city, -1)
    earlier: Any = np.tri(len(facts.TOUCHED_CITY), k=-1, dtype=bool)
    again = ((pair[:, None] == pair[None, :]) & earlier).any(1)
    return {"pair_field": field, "pair_city": city, "pair_there": (there & ~again) * 1.0}


def _slots(table: Table, sizes: Sizes) -> dict[str, jax.Array]:
    x, y = x_of(table.slots), y_of(table.slots)
    across, along = np.array(AROUND).T
    at = (y[:, None] + along) % sizes.torus * sizes.torus + (x[:, None] + across) % sizes.torus
    held = table.cells[at].astype(jnp.int32)
    is_tile = (held > 0) & (held < OPEN)
    tile = jnp.where(is_tile, held - 1, 0)[:, :4]
    oriented = table.oriented[tile]
    firsts = jnp.asarray(facts.FIRSTS_WORD)[tile]
    side, half = np.arange(4), np.arange(8)
    way = (jnp.asarray(facts.SIDES_WORD)[oriented] >> (3 * (side ^ 2))) & THREE_BITS
    meets = is_tile[:, :4] & (way != facts.NO_LOCAL)
    slot_way = jnp.where(meets, label_at(table.way_labels, (firsts & 255) + way), facts.WAYS)
    across_half = 2 * (half // 2 ^ 2) + 1 - half % 2
    halves = jnp.asarray(facts.HALVES_WORD)[oriented][:, half // 2]
    field = (halves >> (3 * across_half)) & THREE_BITS
    meets = is_tile[:, half // 2] & (field != facts.NO_LOCAL)
    first_field = ((firsts >> 8) & 255)[:, half // 2]
    slot_field = jnp.where(meets, label_at(table.field_labels, first_field + field), facts.FIELDS)
    used = np.arange(sizes.slots) < table.open_count
    away_x = jnp.abs(x[:, None] - x_of(table.cloisters))
    away_y = jnp.abs(y[:, None] - y_of(table.cloisters))
    return {
        "slot_used": used * 1.0,
        "slot_demand": jnp.where(used, (table.slots >> 16) & 255, 0),
        "slot_way": jnp.where(used[:, None], slot_way, facts.WAYS).astype(jnp.int32),
        "slot_field": jnp.where(used[:, None], slot_field, facts.FIELDS).astype(jnp.int32),
        "slot_round": is_tile.sum(1) * 1.0,
        "slot_beside": jnp.where(held[:, :4] >= OPEN, held[:, :4] - OPEN, sizes.slots),
        "slot_cloister": (jnp.maximum(away_x, away_y) == 1) * 1.0,
    }


def placements(table: Table, most: int) -> tuple[jax.Array, jax.Array, jax.Array]:
    """The first placements of the tile, up to this many: slot, turn, and whether it exists."""
    turns = fitting_turns(table).astype(jnp.int32)
    fits = ((turns[:, None] >> np.arange(4)) & 1).reshape(-1)
    (number,) = jnp.nonzero(fits, size=most, fill_value=-1)
    there = number >= 0
    number = jnp.where(there, number, 0)
    return number // 4, number % 4, there * 1.0
