"""What a seat knows: the fields of `carcassonne/encoding.py`, by name.

The deck is the one thing that nobody sees: only how many tiles of each type are left in it.
"""

from __future__ import annotations

from typing import Final

import jax
import jax.numpy as jnp
import numpy as np

from meeplewright.batch.table import FOLLOWER, OVER, PLACE, SEAT_BITS, Table, code_of, x_of, y_of
from meeplewright.carcassonne.encoding import MOST_SEATS, NONE, SLOTS
from meeplewright.carcassonne.scoring import FARMER_RULES
from meeplewright.carcassonne.state import PHASES
from meeplewright.carcassonne.tables import TYPES
from meeplewright.carcassonne.tiles import TOTAL

_PHASES: Final = {PLACE: "place", FOLLOWER: "follower", OVER: "over"}
_PHASE_OF: Final = np.array([PHASES.index(_PHASES[phase]) for phase in sorted(_PHASES)])


def observe(table: Table, seat: jax.Array, farmers: str, small_city: int) -> dict[str, jax.Array]:
    """The fields by name, numbers of 16 bits; seats are counted from the observer."""
    seats = len(table.points)
    holds = table.phase == PLACE
    left = len(table.deck) - table.drawn
    player = jnp.where(table.phase == OVER, NONE, (table.player - seat) % seats)
    fields = {
        "phase": jnp.asarray(_PHASE_OF)[table.phase][None],
        "seats": jnp.full(1, seats),
        "player": player[None],
        "farmers": jnp.full(1, FARMER_RULES.index(farmers)),
        "small_city": jnp.full(1, small_city),
        "in_hand": jnp.where(holds, table.in_hand, NONE)[None],
        "tiles_laid": table.laid[None],
        "open_cells": table.open_count[None],
        "bag_left": left[None],
        "discarded": (TOTAL - left - table.laid - holds)[None],
        "points": _by_seat(table.points, seat),
        "supply": _by_seat(table.supply, seat),
        "bag": _bag(table),
        "tiles": _tiles(table, seat),
        "cells": _cells(table),
    }
    return {name: block.astype(jnp.int16) for name, block in fields.items()}


def _by_seat(had: jax.Array, seat: jax.Array) -> jax.Array:
    """From the observer on, round the table."""
    seats = len(had)
    place = np.arange(MOST_SEATS)
    return jnp.where(place < seats, had.astype(jnp.int32)[(seat + place) % seats], NONE)


def _bag(table: Table) -> jax.Array:
    left = np.arange(len(table.deck)) >= table.drawn
    return (left[None, :] & (table.deck[None, :] == np.arange(TYPES)[:, None])).sum(1)


def _tiles(table: Table, seat: jax.Array) -> jax.Array:
    """Type, x, y, turn; then whose follower stands there and its code."""
    seats = len(table.points)
    standing = table.standing.astype(jnp.int32)
    owner = standing & SEAT_BITS
    there = (owner > 0)[:, None]
    whose = jnp.stack([(owner - 1 - seat) % seats, code_of(standing)], axis=1)
    nobody = np.array([NONE, 0])
    rows = jnp.concatenate([table.rows, jnp.where(there, whose, nobody).astype(jnp.int8)], axis=1)
    is_laid = (np.arange(TOTAL) < table.laid)[:, None]
    return jnp.where(is_laid, rows, np.array([NONE, 0, 0, 0, NONE, 0], np.int8))


def _cells(table: Table) -> jax.Array:
    used = np.arange(len(table.slots)) < table.open_count
    cells = jnp.stack([x_of(table.slots), y_of(table.slots)], axis=1)
    cells = jnp.where(used[:, None], cells, 0)
    missing = SLOTS - len(table.slots)  # a compact table has fewer slots
    return jnp.pad(cells, ((0, missing), (0, 0)))
