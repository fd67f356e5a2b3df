"""The ground of a Keyflower tile: the hexagon, its roads, fields and water, houses and trees.

A tile is two hundred units wide, with its middle at 0,0; x grows east, y grows south.
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from random import Random

from meeplewright.art import palette as p
from meeplewright.art.geometry import Point, number, numbers
from meeplewright.games.keyflower.art import palette as k
from meeplewright.games.keyflower.art.facts import Face
from meeplewright.games.keyflower.art.signs import hexagon

RADIUS = 100.0
APOTHEM = RADIUS * sqrt(3) / 2
_ROAD, _ROAD_EDGING = 15.0, 3.0
_RIVER = 39.0  # half the width of water where it meets an edge


def tints(face: Face) -> tuple[str, str, str]:
    """Ground, furrows and leaves; an upgraded tile is golden in any season."""
    if face.upgraded:
        return k.GOLDEN_GROUND
    kind = "boat" if face.kind.endswith("boat") else face.kind
    return k.GROUNDS[kind]


def outward(side: int, along: float, across: float = 0.0) -> Point:
    """The point at distance `along` from the middle towards a side, and `across` to its right."""
    angle = side * pi / 3
    return (
        along * sin(angle) + across * cos(angle),
        -along * cos(angle) + across * sin(angle),
    )


def ground_svg(face: Face, edges: tuple[str, ...]) -> str:
    """Everything flat, from the bottom up."""
    ground, furrow, _ = tints(face)
    sides = range(6)
    return "".join(
        (
            f'<path d="{hexagon(RADIUS)}" fill="{ground}"/>',
            "".join(_field(side, furrow) for side in sides if edges[side] == "F"),
            _frame() if face.upgraded else "",
            _waters(face, edges),
            _roads([side for side in sides if edges[side] == "R"]),
            f'<path d="{hexagon(RADIUS - 0.7)}" fill="none" stroke="{k.INK}" stroke-opacity=".5" '
            'stroke-width="1.4"/>',
        )
    )


def _field(side: int, colour: str) -> str:
    """Three furrows along the edge, shorter further in."""
    rows = ((78.0, 37.0), (70.0, 31.0), (62.0, 25.0))
    path = "".join(
        f"M{numbers([outward(side, along, -half)])}L{numbers([outward(side, along, half)])}"
        for along, half in rows
    )
    return (
        f'<path class="mw-kf-field" d="{path}" fill="none" stroke="{colour}" stroke-width="3.4" '
        'stroke-linecap="round" stroke-dasharray="9 5.5"/>'
    )


def _frame() -> str:
    """The golden border of an upgraded tile."""
    return (
        f'<path d="{hexagon(RADIUS - 5)}" fill="none" stroke="{k.FRAME}" stroke-width="9"/>'
        f'<path d="{hexagon(RADIUS - 5)}" fill="none" stroke="{k.FRAME_LIGHT}" '
        'stroke-width="3.4" stroke-dasharray="7 4.5"/>'
        f'<path d="{hexagon(RADIUS - 10)}" fill="none" stroke="{k.INK}" stroke-opacity=".45" '
        'stroke-width="1"/>'
    )


def _roads(sides: list[int]) -> str:
    """Roads run from the middle to their edge; edgings come first, so that none cuts another."""
    layers = (
        ("mw-kf-road-edge", p.ROAD_EDGE, _ROAD + 2 * _ROAD_EDGING),
        ("mw-kf-road", p.ROAD, _ROAD),
    )
    return "".join(
        f'<path class="{name}" d="M0,0L{numbers([outward(side, APOTHEM)])}" fill="none" '
        f'stroke="{colour}" stroke-width="{number(wide)}"/>'
        for name, colour, wide in layers
        for side in sides
    )


def _waters(face: Face, edges: tuple[str, ...]) -> str:
    sides = [side for side in range(6) if edges[side] == "W"]
    if len(sides) == 2 and sides[1] - sides[0] == 3:
        return _water(_river(sides[0], _RIVER + 4), _river(sides[0], _RIVER)) + _waves(sides[0], 4)
    return "".join(
        _water(_bay(side, _RIVER + 4, 30), _bay(side, _RIVER, 34)) + _waves(side, 1)
        for side in sides
    )


def _water(bank: str, water: str) -> str:
    return (
        f'<path d="{bank}" fill="{k.BANK}"/>'
        f'<path class="mw-kf-water" d="{water}" fill="{k.WATER}"/>'
    )


def _river(side: int, half: float) -> str:
    corners = [
        outward(side, APOTHEM, -half),
        outward(side, APOTHEM, half),
        outward(side, -APOTHEM, half),
        outward(side, -APOTHEM, -half),
    ]
    return f"M{numbers(corners[:1])}" + "".join(f"L{numbers([c])}" for c in corners[1:]) + "Z"


def _bay(side: int, half: float, inner: float) -> str:
    """Water that enters over one edge and ends before the middle of the tile."""
    a, b = outward(side, APOTHEM, -half), outward(side, APOTHEM, half)
    tip = outward(side, inner)
    first = (outward(side, 64, half * 0.98), outward(side, inner, half * 0.8), tip)
    second = (outward(side, inner, -half * 0.8), outward(side, 64, -half * 0.98), a)
    return f"M{numbers([a])}L{numbers([b])}C{numbers(first)}C{numbers(second)}Z"


def _waves(side: int, rows: int) -> str:
    """Light ripples, the same on every tile, so that rivers continue."""
    spots = [(72.0, 0.0), (58.0, 14.0), (-60.0, -16.0), (-74.0, 8.0)][: rows + (rows == 1)]
    return "".join(
        f'<path d="M{numbers([outward(side, along, across)])}m-9,0q4.5,-4.6 9,0t9,0" fill="none" '
        f'stroke="{k.WATER_LIGHT}" stroke-width="2.2" stroke-linecap="round"/>'
        for along, across in spots
    )


def tree(x: float, y: float, scale: float, leaves: str) -> str:
    """A tree with its foot at x, y in the leaves of its season."""
    return (
        f'<use href="#mw-kf-tree" fill="{leaves}" '
        f'transform="translate({number(x)} {number(y)}) scale({number(scale)})"/>'
    )


def roofs(face: Face, rng: Random) -> str:
    colours = k.GOLDEN_ROOFS if face.upgraded else k.ROOFS
    return colours[int(rng.random() * len(colours))]
