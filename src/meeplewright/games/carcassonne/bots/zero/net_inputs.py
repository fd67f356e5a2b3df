"""The inputs of the network's features: a table with a tile in hand, as its player sees it.

`reading.py` fills it from a state, with numpy; the training fills it from the batched engine, with
JAX. All later code works for both.
"""

from __future__ import annotations

from typing import Any, NamedTuple

Array = Any


class NetInputs(NamedTuple):
    """Seats are counted from the player. A feature is identified by its index in the lists of its
    kind; the index after the last one stands for none.
    """

    in_hand: Array  # the type of the tile
    bag: Array  # [type]: the other remaining tiles
    farmers: Array  # the rule for them: an index of FARMER_RULES
    small_city: Array  # 1 if completed cities of two tiles do not count double
    seat_there: Array  # [seat]: 1 for a seat in the game; the others are the last ones
    points: Array  # [seat]
    supply: Array  # [seat]
    # cities and roads
    way_there: Array  # [way]: 1 for a feature on the table
    way_city: Array
    way_open: Array  # open edges
    way_tiles: Array
    way_pennants: Array
    way_followers: Array  # [way, seat]
    # fields
    field_followers: Array  # [field, seat]
    pair_field: Array  # [pair]: a field …
    pair_city: Array  # … and a city next to it
    pair_there: Array  # 1 for a pair that counts: on the table, and not a duplicate
    # cloisters
    cloister_round: Array  # [cloister]: the tiles around it
    cloister_followers: Array  # [cloister, seat]
    # open cells
    slot_used: Array  # [slot]: 1 for an open cell
    slot_demand: Array
    slot_way: Array  # [slot, side]: the feature on that side
    slot_field: Array  # [slot, half-edge]
    slot_round: Array  # the tiles around it, of eight
    slot_beside: Array  # [slot, side]: the open cell there
    slot_cloister: Array  # [slot, cloister]: 1 if it is near enough to count for it
