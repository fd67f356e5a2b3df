"""The glyphs of Carcassonne's tiles: the shared ones, and what only the expansions show.

The middle of a glyph's foot is at 0,0, as in `meeplewright.art.glyphs`.
"""

from __future__ import annotations

from collections.abc import Iterable

from meeplewright.art import glyphs as shared
from meeplewright.art import palette as p
from meeplewright.art.glyphs import LINE, SHADE

_CATHEDRAL = (
    '<ellipse cx="1.5" cy=".6" rx="25" ry="4.4" fill="#000" fill-opacity=".16" stroke="none"/>'
    # the transept behind the towers
    f'<path d="M-23,0V-12H23V0Z" fill="{p.PLASTER_SHADE}"/>'
    f'<path d="M-25,-11.4L-19,-19H19L25,-11.4Z" fill="{p.COPPER}"/>'
    f'<path d="M-25,-11.4L-23.6,-13.2H23.6L25,-11.4Z" {SHADE}/>'
    # the front with its rose window
    f'<path d="M-9,0V-24L0,-36L9,-24V0Z" fill="{p.STONE}"/>'
    f'<path d="M0,-39.4L11,-24.6L9,-22.6L0,-34.6L-9,-22.6L-11,-24.6Z" fill="{p.COPPER_DARK}"/>'
    f'<circle cy="-20.4" r="5" fill="{p.SHIELD}"/>'
    f'<path d="M0,-25.4V-15.4M-5,-20.4H5M-3.5,-23.9L3.5,-16.9M3.5,-23.9L-3.5,-16.9" '
    f'stroke="{p.STONE}" stroke-width=".8" fill="none"/>'
    f'<circle cy="-20.4" r="1.6" fill="{p.WINDOW}" stroke="none"/>'
    f'<path d="M-4.4,0V-7a4.4,4.8 0 0 1 8.8,0V0Z" fill="{p.GATE}"/>'
    # two towers with spires
    f'<path d="M-18,0V-30H-8.4V0ZM8.4,0V-30H18V0Z" fill="{p.STONE}"/>'
    f'<path d="M-11,0V-30H-8.4V0ZM15.4,0V-30H18V0Z" {SHADE}/>'
    f'<path d="M-19.6,-29.4L-13.2,-49L-6.8,-29.4ZM6.8,-29.4L13.2,-49L19.6,-29.4Z" '
    f'fill="{p.COPPER}"/>'
    f'<path d="M-13.2,-49L-6.8,-29.4H-11ZM13.2,-49L19.6,-29.4H15.4Z" {SHADE}/>'
    f'<path d="M-15,-20V-24.6a1.8,2 0 0 1 3.6,0V-20ZM11.4,-20V-24.6a1.8,2 0 0 1 3.6,0V-20Z'
    f'M-15,-8V-12.6a1.8,2 0 0 1 3.6,0V-8ZM11.4,-8V-12.6a1.8,2 0 0 1 3.6,0V-8Z" '
    f'fill="{p.GATE}" stroke="none"/>'
)
_INN = (
    '<ellipse cx="1" cy=".4" rx="11" ry="2.4" fill="#000" fill-opacity=".16" stroke="none"/>'
    f'<path d="M-8.4,0V-8H8.4V0Z" fill="{p.PLASTER}"/>'
    f'<path d="M-8.4,-4.6H8.4M-4.2,-8V-4.6M4.2,-8V-4.6" stroke="{p.TIMBER}" stroke-width="1"/>'
    f'<path d="M-10.4,-7.2L-6.8,-16.6H6.8L10.4,-7.2Z" fill="{p.THATCH}"/>'
    f'<path d="M-10.4,-7.2L-9.4,-9.8H9.4L10.4,-7.2Z" {SHADE}/>'
    f'<path d="M3.4,-16V-20H6.2V-15Z" fill="{p.STONE_FACE}"/>'
    f'<path d="M-1.8,0V-4.4H1.8V0Z" fill="{p.GATE}" stroke="none"/>'
    f'<path d="M-6.8,-3.6h2.8v2.6h-2.8ZM4,-3.6h2.8v2.6h-2.8Z" fill="{p.WINDOW}" '
    'stroke-width=".4"/>'
    # the sign
    f'<path d="M8.6,-7.4H13.4" stroke="{p.TIMBER}" stroke-width="1" fill="none"/>'
    f'<path d="M10,-7H14.4V-2.2H10Z" fill="{p.SHIELD_CHARGE}"/>'
)
_REEDS = (
    f'<path d="M-2.4,0Q-2.2,-3.4 -3.4,-5.4M-.6,.3Q-.8,-4 -.4,-7.6M1.2,.2Q1.2,-3.6 2,-6.2M2.8,0'
    f'Q3,-2.4 4.2,-4" fill="none" stroke="{p.REED}" stroke-width=".9" stroke-linecap="round"/>'
    f'<path d="M-.4,-8.2V-5.6M2.1,-6.6V-4.4" stroke="{p.TRUNK}" stroke-width="1.5" '
    'stroke-linecap="round"/>'
)
_ROCKS = (
    f'<path d="M-13,0L-11.6,-6L-6,-9L-1,-5.6L.4,0Q-6,2 -13,0Z" fill="{p.STONE_FACE}"/>'
    f'<path d="M-3.4,.8L-2,-8.6L3.6,-13L9.4,-8L10.6,.6Q4,2.6 -3.4,.8Z" fill="{p.ROCK}"/>'
    f'<path d="M8,.4L9.6,-4.4L13,-5L15,0Q12,1.6 8,.4Z" fill="{p.STONE_FACE}"/>'
    f'<path d="M5.2,-12L9.4,-8L10.6,.6Q8,1.6 5.6,1.6Z" {SHADE}/>'
    f'<path d="M.4,1.4Q-.6,-3.4 2,-6.4Q4.6,-3.4 4.4,1.6Z" fill="{p.RIPPLE}" stroke="none"/>'
)
_BOAT = (
    f'<path d="M-8,-2.6H8Q6.4,1.6 3.6,1.6H-4.4Q-7,1.2 -8,-2.6Z" fill="{p.TIMBER}"/>'
    f'<path d="M-.4,-2.6V-15" stroke="{p.TRUNK}" stroke-width="1.2" fill="none"/>'
    f'<path d="M.6,-14.4Q7.6,-10 7,-4.4H.6Z" fill="{p.PLASTER}"/>'
    f'<path d="M-1.2,-12.6Q-5,-8.6 -5.8,-4.4H-1.2Z" fill="{p.PLASTER_SHADE}"/>'
)


def _shield(colour: str, charge: str) -> str:
    """A shield with a round foot, unlike the pointed one of a pennant."""
    return (
        f'<path d="M-9,-18.4H9V-8.4A9,9 0 0 1 -9,-8.4Z" fill="{p.SHIELD_EDGE}" stroke-width=".9"/>'
        f'<path d="M-7.4,-16.8H7.4V-8.4A7.4,7.4 0 0 1 -7.4,-8.4Z" fill="{colour}" stroke="none"/>'
        + charge
    )


_WINE = (
    f'<path d="M-3.8,-15.2H3.8Q7,-9 3.8,-2.8H-3.8Q-7,-9 -3.8,-15.2Z" fill="{p.BARREL}" '
    'stroke-width=".7"/>'
    f'<path d="M-4.9,-12.2H4.9M-4.9,-5.8H4.9" stroke="{p.GATE}" stroke-width="1.4" fill="none"/>'
    f'<circle cy="-9" r="1.3" fill="{p.GATE}" stroke="none"/>'
)
_GRAIN = (
    f'<path d="M0,-2.4V-13M-.6,-3Q-2.6,-7 -4.6,-10.6M.6,-3Q2.6,-7 4.6,-10.6" fill="none" '
    f'stroke="{p.EAR}" stroke-width="1.1" stroke-linecap="round"/>'
    f'<g fill="{p.EAR}" stroke="none"><ellipse cy="-13.4" rx="1.5" ry="2.6"/>'
    '<ellipse cx="-1.7" cy="-10.2" rx="1.1" ry="2.1" transform="rotate(-24 -1.7 -10.2)"/>'
    '<ellipse cx="1.7" cy="-10.2" rx="1.1" ry="2.1" transform="rotate(24 1.7 -10.2)"/>'
    '<ellipse cx="-5" cy="-12" rx="1.5" ry="2.7" transform="rotate(-26 -5 -12)"/>'
    '<ellipse cx="5" cy="-12" rx="1.5" ry="2.7" transform="rotate(26 5 -12)"/>'
    '<ellipse cx="-4.6" cy="-7.6" rx="1" ry="2" transform="rotate(-52 -4.6 -7.6)"/>'
    '<ellipse cx="4.6" cy="-7.6" rx="1" ry="2" transform="rotate(52 4.6 -7.6)"/></g>'
)
_CLOTH = (
    f'<path d="M-5.4,-11H3V-3.4L.9,-4.8L-1.2,-3.4L-3.3,-4.8L-5.4,-3.4Z" fill="{p.CLOTH}" '
    'stroke-width=".7"/>'
    f'<path d="M-5,-8.2H2.7V-6.2H-5Z" fill="{p.CLOTH_STRIPE}" stroke="none"/>'
    f'<path d="M-5.4,-15.6H4V-9.4H-5.4A3.1,3.1 0 0 1 -5.4,-15.6Z" fill="{p.CLOTH}" '
    'stroke-width=".7"/>'
    f'<path d="M-4,-15.3V-9.7H-1.4V-15.3Z" fill="{p.CLOTH_STRIPE}" stroke="none"/>'
    f'<circle cx="4" cy="-12.5" r="3.1" fill="{p.CLOTH}" stroke-width=".7"/>'
    f'<circle cx="4" cy="-12.5" r="1.2" fill="{p.CLOTH_STRIPE}" stroke="none"/>'
)

_LARGE_LINE = LINE.replace('".6"', '".9"')
GLYPHS = {
    **shared.GLYPHS,
    "cathedral": (_CATHEDRAL, _LARGE_LINE),
    "inn": (_INN, LINE.replace('".6"', '".7"')),
    "reeds": (_REEDS, ""),
    "rocks": (_ROCKS, LINE),
    "boat": (_BOAT, LINE),
    "wine": (_shield(p.GOODS["wine"], _WINE), LINE),
    "grain": (_shield(p.GOODS["grain"], _GRAIN), LINE),
    "cloth": (_shield(p.GOODS["cloth"], _CLOTH), LINE),
}


def glyph_names() -> tuple[str, ...]:
    return tuple(GLYPHS)


def glyph_defs(names: Iterable[str]) -> str:
    """The definitions of these glyphs, for the <defs> of a document."""
    return shared.glyph_defs(names, GLYPHS)
