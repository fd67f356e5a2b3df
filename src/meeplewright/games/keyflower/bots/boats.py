"""What each boat would score for a seat in winter (KF F3), without placing it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.games.keyflower.bots.villages import Distances
from meeplewright.games.keyflower.rules.sheet import owned_tiles, total_of, transport_sum
from meeplewright.games.keyflower.rules.table import WAITING, Table
from meeplewright.games.keyflower.rules.tiles import BOATS, FIRST_BOAT, TILES
from meeplewright.games.keyflower.rules.village import river_chain

_TRANSPORT: Final = 0
_WALK: Final = 1
_RIVER: Final = 2
_OTHER: Final = 3


def _kind(scoring: dict[str, object]) -> int:
    if "points_per_transport_capacity" in scoring:
        return _TRANSPORT
    if "points_per_tile_in_best_road_loop" in scoring:
        return _WALK
    return _RIVER if "points_by_river_chain_length" in scoring else _OTHER


_KINDS: Final = vec[i64]([_kind(TILES[boat].faces[0].scoring) for boat in BOATS])
_BY_RIVER: Final = vec[float](
    [
        float(points)
        for boat in BOATS
        for points in TILES[boat].faces[0].scoring.get("points_by_river_chain_length", [])
    ]
)


def boat_points(table: Table, seat: i64, boat: i64, distances: Distances) -> float:
    """The points that the boat adds; it can itself lengthen the river by one."""
    kind = _KINDS[boat - FIRST_BOAT]
    if kind == _TRANSPORT:
        times = 2.0 if table.owns_power(seat, "multiplies") else 1.0
        return float(transport_sum(table, owned_tiles(table, seat))) * times
    if kind == _WALK:
        return float(distances.walk(table, seat))
    if kind == _RIVER:
        chain = river_chain(table, seat)
        return _BY_RIVER[chain + 1 if chain < 5 else 5]
    place = table.place[boat]
    without = total_of(table, seat)
    table.owner[boat] = seat
    table.place[boat] = WAITING
    points = total_of(table, seat) - without
    table.owner[boat] = -1
    table.place[boat] = place
    return float(points)
