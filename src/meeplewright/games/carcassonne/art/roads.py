"""The picture of roads: their edgings, bridges, and the ground where roads end."""

from __future__ import annotations

from meeplewright.art import palette as p
from meeplewright.art.geometry import Point, curve_path, number, numbers
from meeplewright.games.carcassonne.art.layout import (
    COTTAGE_RADIUS,
    INN_RADIUS,
    ROAD_EDGING,
    ROAD_WIDTH,
    VILLAGE_RADIUS,
    Bridge,
    Inn,
    Layout,
    Yard,
)

_PARAPET = 3.4  # the wall on either side of a bridge


def roads_svg(lay: Layout) -> str:
    """All edgings come first, so that roads that meet do not cut each other."""
    ways = [("road", curve_path(road.line)) for road in lay.roads]
    ways += [("lane", curve_path(line)) for line in lay.lanes]
    edges = [_stroke(f"{name}-edge", path, p.ROAD_EDGE, _EDGED) for name, path in ways]
    edges += [_forecourt(inn, ROAD_EDGING, p.ROAD_EDGE) for inn in lay.inns]
    surfaces = [_stroke(name, path, p.ROAD, ROAD_WIDTH) for name, path in ways]
    surfaces += [_forecourt(inn, 0, p.ROAD) for inn in lay.inns]
    return "".join((*edges, *surfaces, *map(_bridge, lay.bridges)))


def places_svg(lay: Layout) -> str:
    """The ground of a village, a cottage or a cloister, where roads end."""
    if lay.village is not None:
        return _disc(lay.village, VILLAGE_RADIUS - 1, "village")
    if lay.cottage is not None:
        return _disc(lay.cottage, COTTAGE_RADIUS - 1, "cottage")
    return "" if lay.yard is None else _yard(lay.yard)


_EDGED = ROAD_WIDTH + 2 * ROAD_EDGING


def _stroke(name: str, path: str, colour: str, width: float) -> str:
    return (
        f'<path class="mw-{name}" d="{path}" fill="none" stroke="{colour}" '
        f'stroke-width="{number(width)}"/>'
    )


def _forecourt(inn: Inn, edging: float, colour: str) -> str:
    """The ground of an inn. It touches its own road and nothing else."""
    name = "inn-edge" if edging else "inn"
    x, y = inn.at
    radius = INN_RADIUS - ROAD_EDGING + edging
    return (
        f'<circle class="mw-{name}" cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" '
        f'fill="{colour}"/>'
    )


def _bridge(bridge: Bridge) -> str:
    """Stone walls on either side of the road, and their shadow on what is below."""
    path = f"M{numbers((bridge.start, bridge.end))}".replace(" ", "L")
    wide = _EDGED + 2 * _PARAPET
    shadow = (
        f'<path d="{path}" stroke="#000" stroke-opacity=".2" stroke-width="{number(wide + 4)}"/>'
    )
    layers = (
        (p.INK, wide, ""),
        (p.STONE_TOP, wide - 1.8, ""),
        (p.STONE, wide - 1.8, ' stroke-dasharray="3.4 2.2"'),
        (p.INK, _EDGED - 1, ""),
        (p.ROAD, ROAD_WIDTH + 1.2, ""),
    )
    return (
        f'<g class="mw-bridge" fill="none">{shadow}'
        + "".join(
            f'<path d="{path}" stroke="{colour}" stroke-width="{number(width)}"{dashes}/>'
            for colour, width, dashes in layers
        )
        + "</g>"
    )


def _disc(at: Point, radius: float, name: str) -> str:
    return (
        f'<circle class="mw-{name}" cx="{number(at[0])}" cy="{number(at[1])}" r="{number(radius)}" '
        f'fill="{p.VILLAGE_GROUND}" stroke="{p.ROAD_EDGE}" stroke-width="2.4"/>'
    )


def _yard(yard: Yard) -> str:
    """Bright ground with a hedge around it, open only to a road that ends here."""
    wide, high = yard.half
    x, y = yard.at[0] - wide + 1.5, yard.at[1] - high + 1.5
    return (
        f'<rect class="mw-yard" x="{number(x)}" y="{number(y)}" width="{number(2 * wide - 3)}" '
        f'height="{number(2 * high - 3)}" rx="9" fill="{p.YARD}" stroke="{p.HEDGE}" '
        'stroke-width="3"/>'
    )
