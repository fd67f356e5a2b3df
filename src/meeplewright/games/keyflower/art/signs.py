"""The signs printed on Keyflower's tiles: carts, arrows, seals with points, seasons, relations.

Like the icons, they are drawn in a box from -10 to 10; `icons.py` has both in one table.
"""

from __future__ import annotations

from math import cos, pi, sin

from meeplewright.art import palette as p
from meeplewright.art.geometry import number
from meeplewright.games.keyflower.art import palette as k

_LINE = f'stroke="{k.INK}" stroke-width="1" stroke-linejoin="round"'
_INK_STROKE = f'fill="none" stroke="{k.INK}" stroke-linecap="round" stroke-linejoin="round"'


def hexagon(radius: float, x: float = 0.0, y: float = 0.0) -> str:
    """A flat-topped hexagon as path data."""
    corners = (
        (x + radius * cos(corner * pi / 3), y + radius * sin(corner * pi / 3))
        for corner in range(6)
    )
    return "M" + "L".join(f"{number(a)},{number(b)}" for a, b in corners) + "Z"


def _scalloped(radius: float, lobes: int) -> str:
    """A circle with a wavy rim, like a seal in wax."""
    points = [
        (radius * sin(2 * pi * lobe / lobes), -radius * cos(2 * pi * lobe / lobes))
        for lobe in range(lobes + 1)
    ]
    arcs = "".join(f"A1.9,1.9 0 0 1 {number(x)},{number(y)}" for x, y in points[1:])
    return f"M{number(points[0][0])},{number(points[0][1])}{arcs}Z"


_WHEEL = (
    f'<circle r="3.4" fill="{k.CREAM}" stroke="{k.INK}" stroke-width="1.3"/>'
    f'<path d="M-3.2,0H3.2M0,-3.2V3.2" stroke="{k.INK}" stroke-width=".8"/>'
)
_CART = (
    f'<path d="M9,-2.4L12,-5" {_INK_STROKE} stroke-width="1.6"/>'
    f'<path d="M-11,-8.6H9.6L8.4,4.4H-9.8Z" fill="{k.CART}" {_LINE}/>'
    f'<path d="M-11,-8.6H9.6L9.4,-6.6H-10.8Z" fill="{k.HULL}"/>'
    f'<g transform="translate(-5.6 6.2)">{_WHEEL}</g><g transform="translate(4.6 6.2)">{_WHEEL}</g>'
)
_UPGRADE = (
    f'<path d="M0,-9.4L8.6,.4H4.2V9.2H-4.2V.4H-8.6Z" fill="{k.ARROW}" {_LINE}/>'
    f'<path d="M0,-7.2L-5.6,-.8H-2.6V7.6" fill="none" stroke="{k.GOLD_LIGHT}" stroke-width="1.2"/>'
)
_SEAL = (
    f'<path d="{_scalloped(8.6, 14)}" fill="{k.SEAL}" {_LINE}/>'
    f'<circle r="7" fill="none" stroke="{k.SEAL_LIGHT}" stroke-width=".9"/>'
)
_BOAT = (
    f'<path d="M-.6,-9.6V3.4" stroke="{k.INK}" stroke-width="1.4"/>'
    f'<path d="M.6,-9.4Q8.6,-6 7.6,1.4H.6Z" fill="{k.SAIL}" {_LINE}/>'
    f'<path d="M-1.6,-7Q-6.6,-3 -6.8,1.4H-1.6Z" fill="{k.SAIL_STRIPES["back"]}" {_LINE}/>'
    f'<path d="M-9.4,3H9.4Q8.4,8.4 4.6,8.8H-4.6Q-8.4,8.4 -9.4,3Z" fill="{k.HULL}" {_LINE}/>'
)
_WAVE = "M-9,{y}q2.2,-2.4 4.5,0t4.5,0t4.5,0t4.5,0"
_CHAIN = (
    f'<path d="M-9.6,-9.6H9.6V9.6H-9.6Z" fill="{k.WATER}" {_LINE}/>'
    f'<path d="{_WAVE.format(y=8)}" fill="none" stroke="{k.WATER_LIGHT}" stroke-width="1.2"/>'
    f'<g transform="translate(-.2 -4.4) scale(.46)">{_BOAT}</g>'
    f'<g transform="translate(-.2 4.6) scale(.46)">{_BOAT}</g>'
)
_HEX_SMALL = "".join(
    f'<path d="{hexagon(3.7, 6.2 * sin(i * pi / 3), -6.2 * cos(i * pi / 3))}" fill="{k.CREAM}" '
    f'stroke="{k.INK}" stroke-width=".8"/>'
    for i in range(6)
)
_ADJACENT = _HEX_SMALL + f'<path d="{hexagon(3.7)}" fill="{k.WORKERS["purple"]}" {_LINE}/>'
_LOOP_AT = ((0.0, -5.4), (-4.7, 2.7), (4.7, 2.7))
_LOOP = (
    "".join(f'<path d="{hexagon(5.4, x, y)}" fill="#cbe0a0" {_LINE}/>' for x, y in _LOOP_AT)
    + f'<path d="M0,-4.6L-4,2.3H4Z" fill="none" stroke="{p.ROAD_EDGE}" stroke-width="3.6" '
    'stroke-linejoin="round"/>'
    f'<path d="M0,-4.6L-4,2.3H4Z" fill="none" stroke="{p.ROAD}" stroke-width="1.9" '
    'stroke-linejoin="round"/>'
)
_TUFTS = (
    f'<path d="M-9,9q.4,-2 -.8,-3.4M-7.2,9q0,-2.6 .2,-4M-5.4,9q-.2,-2 .9,-3.4M5,9q.4,-2 -.8,-3.4'
    f'M6.8,9q0,-2.6 .2,-4M8.6,9q-.2,-2 .9,-3.4" fill="none" stroke="{p.LEAF}" stroke-width="1.4" '
    'stroke-linecap="round"/>'
)
_OVER_FIELDS = (
    '<path d="M-10,9.2H10" stroke="#8cb356" stroke-width="2" stroke-linecap="round"/>'
    f'<g transform="translate(0 -2) scale(.82)">{_CART}</g>{_TUFTS}'
)
_ANY_EDGES = (
    f'<path d="{hexagon(7.4, 0, -6.5)}" fill="#cbe0a0" {_LINE}/>'
    f'<path d="{hexagon(7.4, 0, 6.5)}" fill="#f3e08f" {_LINE}/>'
    f'<path d="M0,-.4V-7" stroke="{p.ROAD_EDGE}" stroke-width="4.4"/>'
    f'<path d="M0,-.4V-7" stroke="{p.ROAD}" stroke-width="2.6"/>'
    f'<circle r="4.3" fill="{k.CREAM}" stroke="{k.INK}" stroke-width=".9"/>'
    f'<path d="M-2.3,-1.2H2.3M-2.3,1.2H2.3M1.6,-3L-1.6,3" stroke="{k.INK}" stroke-width="1.1"/>'
)
_DOT = f'<circle r="2.1" fill="{k.WORKERS["any"]}" stroke="{k.INK}" stroke-width=".9"/>'
_BID = (
    f'<path d="{hexagon(7)}" fill="{k.GROUNDS["summer"][0]}" {_LINE}/>'
    f'<g transform="translate(0 -8)">{_DOT}</g><g transform="translate(-7.4 5)">{_DOT}</g>'
    f'<g transform="translate(7.4 5)">{_DOT}</g>'
)
_USE = (
    f'<path d="{hexagon(9)}" fill="{k.GROUNDS["summer"][0]}" {_LINE}/>'
    f'<g transform="translate(-3 1.4)">{_DOT}</g><g transform="translate(3 1.4)">{_DOT}</g>'
    f'<g transform="translate(0 -2.6)">{_DOT}</g>'
)
_PETAL = '<ellipse cy="-4.6" rx="3" ry="3.8"/>'
_SPRING = (
    f'<g fill="#f2a1b6" stroke="{k.INK}" stroke-width=".8">'
    + "".join(f'<g transform="rotate({72 * i})">{_PETAL}</g>' for i in range(5))
    + f'</g><circle r="2.6" fill="{k.GOLD}" stroke="{k.INK}" stroke-width=".8"/>'
)
_SUMMER = (
    f'<g stroke="{k.INK}" stroke-width="2.6" stroke-linecap="round">'
    + "".join(f'<path d="M0,-6.6V-8" transform="rotate({45 * i})"/>' for i in range(8))
    + f'</g><g stroke="{k.GOLD}" stroke-width="1.4" stroke-linecap="round">'
    + "".join(f'<path d="M0,-6.6V-8" transform="rotate({45 * i})"/>' for i in range(8))
    + f'</g><circle r="4.8" fill="{k.GOLD}" {_LINE}/>'
)
_AUTUMN = (
    f'<path d="M0,9V2" {_INK_STROKE} stroke-width="1.6"/>'
    f'<path d="M0,-9Q2,-6 2.4,-4.6L6.6,-6L5.8,-2L8.6,.6L4.6,2L4.6,4.6L0,3.6L-4.6,4.6L-4.6,2'
    f'L-8.6,.6L-5.8,-2L-6.6,-6L-2.4,-4.6Q-2,-6 0,-9Z" fill="#d9642a" {_LINE}/>'
    f'<path d="M0,-5.6V3" {_INK_STROKE} stroke-width=".8"/>'
)
_FLAKE_ARM = '<path d="M0,0V-8.4M-2.6,-7.2L0,-4.8L2.6,-7.2"/>'
_FLAKE = "".join(f'<g transform="rotate({60 * i})">{_FLAKE_ARM}</g>' for i in range(6))
_WINTER = (
    f'<g {_INK_STROKE} stroke-width="3">{_FLAKE}</g>'
    f'<g fill="none" stroke="#a8d4ec" stroke-width="1.5" stroke-linecap="round">{_FLAKE}</g>'
)
_HOME = (
    f'<path d="M-7,9V-1L0,-6.6L7,-1V9Z" fill="{k.CREAM}" {_LINE}/>'
    f'<path d="M-9,0L0,-8L9,0" fill="none" stroke="{k.INK}" stroke-width="4" '
    'stroke-linecap="round" stroke-linejoin="round"/>'
    f'<path d="M-9,0L0,-8L9,0" fill="none" stroke="{p.ROOFS[0]}" stroke-width="2.2" '
    'stroke-linecap="round" stroke-linejoin="round"/>'
)
_BAG = (
    f'<path d="M-3,-5.4Q-10.4,2 -7.6,7.4Q-6.6,9.2 0,9.2Q6.6,9.2 7.6,7.4Q10.4,2 3,-5.4Z" '
    f'fill="#b98a5a" {_LINE}/>'
    f'<path d="M-3,-5.4L-5,-9.2Q0,-7.6 5,-9.2L3,-5.4Z" fill="#cfa372" {_LINE}/>'
    f'<path d="M-3.8,-5H3.8" stroke="{k.SEAL}" stroke-width="1.8" stroke-linecap="round"/>'
)

# One mark for each seat, on a pennant in the seat's colour.
_SEAT_MARKS = (
    '<circle cy="-1.6" r="3.6"/>',
    '<path d="M0,-6L4.2,1.6H-4.2Z"/>',
    '<path d="M-4.4,-5.2H4.4V-2.8H-4.4ZM-4.4,-.8H4.4V1.6H-4.4Z"/>',
    '<path d="M-1.3,-6H1.3V-3H4.3V-.4H1.3V2.6H-1.3V-.4H-4.3V-3H-1.3Z"/>',
    '<path d="M-3.4,-5.2H3.4V1.6H-3.4Z"/>',
    '<path d="M0,-6.4L4.2,-1.7L0,3L-4.2,-1.7Z"/>',
)
SEAT_SIGNS = tuple(f"seat-{letter}" for letter in "abcdef")
_SEATS = {
    name: f'<path d="M-7.8,-9.4H7.8V4Q7.4,7 0,9.8Q-7.4,7 -7.8,4Z" fill="{colour}" {_LINE}/>'
    f'<g fill="{k.CREAM}">{mark}</g>'
    for name, colour, mark in zip(SEAT_SIGNS, k.SEATS, _SEAT_MARKS, strict=True)
}

SIGNS = {
    **_SEATS,
    "cart": _CART,
    "upgrade": _UPGRADE,
    "seal": _SEAL,
    "brings": f'<path d="M-2.6,-5.4L3,0L-2.6,5.4" {_INK_STROKE} stroke-width="3.2"/>',
    "or": f'<path d="M2.6,-8.6L-2.6,8.6" {_INK_STROKE} stroke-width="2.6"/>',
    "and": f'<path d="M-3.6,0H3.6M0,-3.6V3.6" {_INK_STROKE} stroke-width="2.6"/>',
    "equals": f'<path d="M-3.4,-2.2H3.4M-3.4,2.2H3.4" {_INK_STROKE} stroke-width="2.2"/>',
    "boat": _BOAT,
    "river-chain": _CHAIN,
    "adjacent": _ADJACENT,
    "road-loop": _LOOP,
    "over-fields": _OVER_FIELDS,
    "any-edges": _ANY_EDGES,
    "bid": _BID,
    "use": _USE,
    "tray": f'<path d="M-10,-3V8H10V-3" {_INK_STROKE} stroke-width="2"/>',
    "spring": _SPRING,
    "summer": _SUMMER,
    "autumn": _AUTUMN,
    "winter": _WINTER,
    "home": _HOME,
    "bag": _BAG,
}
