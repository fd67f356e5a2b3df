"""The river: its course over the tile, the spring, the lake; no colours."""

from __future__ import annotations

from dataclasses import dataclass

from meeplewright.art.geometry import Curve, Point, turned, turned_curve
from meeplewright.games.carcassonne.art.facts import Tile
from meeplewright.games.carcassonne.art.lines import CENTRE, bend, lane, stepped, through

RIVER_WIDTH = 14.0
RIVER_BANK = 2.0  # on either side

_SPRING: Point = (50, 42)
_LAKE: Point = (50, 53)
_AMPLITUDE = 9.0  # how far a river between meadows winds
_AWAY = 14.0  # how far it keeps from the middle if there is a cloister or a gate


@dataclass(frozen=True)
class River:
    """The river of a tile as its centre line; a spring or a lake is at the end of it."""

    line: Curve
    part: str
    water: Point | None  # the middle of the spring or the lake
    size: Point  # half the width and half the height of that water; it does not rotate


def river_of(tile: Tile, turn: int) -> River | None:
    if not tile.river:
        return None
    part = tile.river_part
    water = {"spring": _SPRING, "lake": _LAKE}.get(part)
    size = {"spring": (14.0, 10.0), "lake": (27.0, 21.0)}.get(part, (0.0, 0.0))
    line = turned_curve(_course(tile, water), turn)
    return River(line, part, None if water is None else turned(water, turn), size)


def _course(tile: Tile, water: Point | None) -> Curve:
    first = tile.river[0]
    if water is not None:
        return lane(first, water, first)
    second = tile.river[1]
    if second - first != 2:
        return bend(first, second)
    if tile.roads and len(tile.roads[0]) == 1:
        # The road's own side is the one without a city gate or cloister.
        return through(first, stepped(CENTRE, tile.roads[0][0], _AWAY))
    wide = 3.0 if tile.cities else _AMPLITUDE
    return turned_curve(_winding(wide), first)


def _winding(wide: float) -> Curve:
    """From north to south; the same when rotated by half a turn."""
    return (
        ((50, 0), (50, 20), (50 + wide, 30), (50, 50)),
        ((50, 50), (50 - wide, 70), (50, 80), (50, 100)),
    )
