"""What the network's features are made of: a table with a tile in hand, as its player sees it.

`reading.py` fills it from a state, with numpy; the training fills it from the batched engine, with
JAX. Everything behind it is written once, for either.
"""

from __future__ import annotations

from typing import Any, NamedTuple

Array = Any


class NetInputs(NamedTuple):
    """Seats are counted from the player. A feature is known by its place in the lists of its sort;
    a place behind the last one stands for none.
    """

    in_hand: Array  # the type of the tile
    bag: Array  # [type]: the tiles left besides
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
    pair_city: Array  # … and a city that it touches
    pair_there: Array  # 1 for a pair that counts: on the table, and not met before
    # cloisters
    cloister_round: Array  # [cloister]: the tiles round it
    cloister_followers: Array  # [cloister, seat]
    # open cells
    slot_used: Array  # [slot]: 1 for an open cell
    slot_demand: Array
    slot_way: Array  # [slot, side]: what comes from there
    slot_field: Array  # [slot, half-edge]
    slot_round: Array  # the tiles round it, of eight
    slot_beside: Array  # [slot, side]: the open cell there
    slot_cloister: Array  # [slot, cloister]: 1 where it is near enough to count for it
