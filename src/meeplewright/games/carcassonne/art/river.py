"""The picture of water: the river with its banks, the spring, the lake, the lake of an inn."""

from __future__ import annotations

from math import hypot
from random import Random

from meeplewright.art import palette as p
from meeplewright.art.geometry import Point, curve_path, number
from meeplewright.games.carcassonne.art.layout import INN_LAKE, Layout
from meeplewright.games.carcassonne.art.lines import CENTRE
from meeplewright.games.carcassonne.art.stamps import Stamp
from meeplewright.games.carcassonne.art.waters import RIVER_BANK, RIVER_WIDTH, River


def waters_svg(lay: Layout) -> str:
    lakes = "".join(_inn_lake(inn.lake) for inn in lay.inns)
    return lakes if lay.river is None else _river_svg(lay.river) + lakes


def waterside(lay: Layout, rng: Random) -> list[Stamp]:
    """Rocks around a spring, a boat and reeds on a lake, reeds beside the lake of an inn."""
    stamps = [Stamp("reeds", inn.lake[0] + 7, inn.lake[1] + 5, scale=0.8) for inn in lay.inns]
    river = lay.river
    if river is None or river.water is None:
        return stamps
    (x, y), (wide, high) = river.water, river.size
    if river.part == "spring":
        return [_rocks(river), Stamp("reeds", x + 0.6 * wide, y + high + 1, scale=0.9)]
    shores = ((-0.8, 0.75), (0.86, 0.62), (0.7, -0.62))
    reeds = [Stamp("reeds", x + a * wide, y + b * high) for a, b in shores]
    return [*reeds, Stamp("boat", x + 2 * rng.random() - 1, y + 7)]


def _rocks(river: River) -> Stamp:
    """The rocks that a spring comes from, on the side away from the river."""
    (x, y), mouth = river.water or CENTRE, river.line[0][0]
    across, down = x - mouth[0], y - mouth[1]
    long = hypot(across, down)
    wide, high = river.size
    return Stamp("rocks", x + wide * across / long, y + 4 + (high - 2) * down / long, scale=1.15)


def _river_svg(river: River) -> str:
    """All banks come first, so that the river flows into its lake without a line between them."""
    path = curve_path(river.line)
    return (
        _stroke("river-edge", path, p.RIVER_EDGE, RIVER_WIDTH + 2 * RIVER_BANK)
        + _still_water(river, RIVER_BANK, p.RIVER_EDGE, "lake-edge")
        + _stroke("river", path, p.RIVER, RIVER_WIDTH)
        + _still_water(river, 0, p.RIVER, "lake")
        + _ripples(path)
        + _waves(river)
    )


def _stroke(name: str, path: str, colour: str, width: float, more: str = "") -> str:
    return (
        f'<path class="mw-{name}" d="{path}" fill="none" stroke="{colour}" '
        f'stroke-width="{number(width)}"{more}/>'
    )


def _still_water(river: River, bank: float, colour: str, name: str) -> str:
    if river.water is None:
        return ""
    return _ellipse(river.water, river.size[0] + bank, river.size[1] + bank, colour, name)


def _ellipse(at: Point, wide: float, high: float, colour: str, name: str, more: str = "") -> str:
    return (
        f'<ellipse class="mw-{name}" cx="{number(at[0])}" cy="{number(at[1])}" '
        f'rx="{number(wide)}" ry="{number(high)}" fill="{colour}"{more}/>'
    )


def _ripples(path: str) -> str:
    """Short light lines along the current."""
    dashes = ' stroke-dasharray="7 13 4 17" stroke-linecap="round" stroke-opacity=".85"'
    return _stroke("ripple", path, p.RIPPLE, 1.2, dashes)


def _waves(river: River) -> str:
    """Two small waves on a lake."""
    if river.part != "lake" or river.water is None:
        return ""
    x, y = river.water
    waves = "".join(
        f"M{number(x + a)},{number(y + b)}q3,-2 6,0t6,0" for a, b in ((-19, -5), (6, 12), (4, -11))
    )
    return (
        f'<path d="{waves}" fill="none" stroke="{p.RIPPLE}" stroke-width="1.2" '
        'stroke-linecap="round"/>'
    )


def _inn_lake(at: Point) -> str:
    edge = f' stroke="{p.RIVER_EDGE}" stroke-width="1.6"'
    wide, high = INN_LAKE
    shine = f"M{number(at[0] - 4)},{number(at[1] - 1)}q2,-1.4 4,0t4,0"
    return _ellipse(at, wide - 0.8, high - 0.8, p.RIVER, "inn-lake", edge) + (
        f'<path d="{shine}" fill="none" stroke="{p.RIPPLE}" stroke-width="1.1" '
        'stroke-linecap="round"/>'
    )
