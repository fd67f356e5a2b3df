"""What a seat knows: the fields of `rules/encoding.py`, by name.

Only the deck is hidden: players know how many tiles of each type are left in it.
"""

from __future__ import annotations

from typing import Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from meeplewright.games.carcassonne.jax.arrays import (
    FOLLOWER,
    MIDDLE,
    NOWHERE,
    OVER,
    PLACE,
    SEAT_BITS,
    Table,
    barrier,
    code_of,
    x_of,
    y_of,
)
from meeplewright.games.carcassonne.jax.joins import pick
from meeplewright.games.carcassonne.rules.base import TOTAL, TYPES
from meeplewright.games.carcassonne.rules.encoding import MOST_SEATS, SLOTS
from meeplewright.games.carcassonne.rules.numbering import NONE
from meeplewright.games.carcassonne.rules.scoring import FARMER_RULES
from meeplewright.games.carcassonne.rules.state import PHASES

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
    """From the observer on, in seat order."""
    seats = len(had)
    place = np.arange(MOST_SEATS)
    return jnp.where(place < seats, had.astype(jnp.int32)[(seat + place) % seats], NONE)


_WORDS: Final = -(-TYPES // 8)


def _bag(table: Table) -> jax.Array:
    """How many of each type are left, counted eight types at a time, four bits each."""
    left = np.arange(len(table.deck)) >= table.drawn
    kind = table.deck.astype(jnp.uint32)
    one = jnp.where(left, np.uint32(1) << (4 * (kind & 7)), 0)
    words = barrier([jnp.where(kind >> 3 == word, one, 0).sum() for word in range(_WORDS)])
    types = np.arange(TYPES)
    return (pick(words, types // 8) >> (4 * (types % 8)).astype(np.uint32)) & 15


def _tiles(table: Table, seat: jax.Array) -> jax.Array:
    """Type, x, y, rotation; then whose follower is there and its code.

    All come from two words by shifts and a subtraction: an empty row and no follower are words too.
    """
    rows = jnp.where(np.arange(TOTAL) < table.laid, table.rows, NOWHERE)
    standing = table.standing.astype(jnp.int32)
    ahead = (standing & SEAT_BITS) - seat
    whose = ahead + jnp.where(ahead > 0, 0, len(table.points))
    follower = jnp.where(standing == 0, 0, whose | code_of(standing) << 8)
    pair = lax.iota(jnp.int32, 3)
    words = jnp.where(pair < 2, rows[:, None], follower[:, None])
    first = ((words >> (16 - 8 * pair)) & 255) - jnp.where(pair == 1, MIDDLE, -NONE)
    second = (words >> jnp.where(pair == 0, 0, jnp.where(pair == 1, 24, 8))) & 255
    second -= jnp.where(pair == 0, MIDDLE, 0)
    return _side_by_side(first, second).reshape(TOTAL, 6)


def _side_by_side(first: jax.Array, second: jax.Array) -> jax.Array:
    """[…, 2]: two numbers of 16 bits, written as one word, which takes half as long."""
    word = (first & 0xFFFF) | second << 16
    return lax.bitcast_convert_type(word, jnp.int16)


def _cells(table: Table) -> jax.Array:
    used = np.arange(len(table.slots)) < table.open_count
    words = jnp.where(used, table.slots, NOWHERE)
    cells = _side_by_side(x_of(words), y_of(words))
    missing = SLOTS - len(table.slots)  # a compact table has fewer slots
    return jnp.pad(cells, ((0, missing), (0, 0)))
