"""The small upright pictures that tiles share: houses, trees, towers, a shield, the cloister.

The middle of a glyph's foot is at 0,0. A document defines each glyph once; tiles place it with
<use>. A glyph that exists in several colours gets its main fill where it is used.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from meeplewright.art import palette as p

PREFIX = "mw-"

SHADE = 'fill="#000" fill-opacity=".16" stroke="none"'
LINE = f'stroke="{p.INK}" stroke-width=".6" stroke-linejoin="round"'

_GABLE = (
    f'<path d="M-4.2,0V-4.2L0,-9L4.2,-4.2V0Z" fill="{p.PLASTER}"/>'
    '<path d="M0,-11.4L6,-4.8L4.6,-3.2L0,-7.8L-4.6,-3.2L-6,-4.8Z"/>'
    f'<path d="M0,-11.4L6,-4.8L4.6,-3.2L0,-7.8Z" {SHADE}/>'
    f'<path d="M-1.2,0V-3H1.2V0Z" fill="{p.GATE}" stroke="none"/>'
)
_BROAD = (
    f'<path d="M-5.2,0V-4H5.2V0Z" fill="{p.PLASTER}"/>'
    '<path d="M-6.3,-3.4L-4.2,-10.4H4.2L6.3,-3.4Z"/>'
    f'<path d="M-6.3,-3.4L-5.8,-5.2H5.8L6.3,-3.4Z" {SHADE}/>'
    f'<path d="M-3.4,-2.4h1.7v1.5h-1.7ZM.6,0V-2.5H2.6V0Z" fill="{p.GATE}" stroke="none"/>'
)
_CORNER = (
    f'<path d="M.2,0V-4H5.6V0Z" fill="{p.PLASTER_SHADE}"/>'
    f'<path d="M-5.2,0V-4.2L-2.5,-8.6L.2,-4.2V0Z" fill="{p.PLASTER}"/>'
    '<path d="M-2.5,-10.6H3.4L6.4,-3.6H.6Z"/>'
    '<path d="M-2.5,-10.6L.6,-3.6L-.4,-3.2L-2.5,-7.6L-5.1,-3.2L-6.2,-4Z"/>'
    f'<path d="M-2.5,-10.6L.6,-3.6L-.4,-3.2L-2.5,-7.6L-5.1,-3.2L-6.2,-4Z" {SHADE}/>'
    f'<path d="M-3.5,0V-2.8H-1.4V0Z" fill="{p.GATE}" stroke="none"/>'
)
_HALL = (
    f'<path d="M-5.6,0V-5H5.6V0Z" fill="{p.PLASTER}"/>'
    '<path d="M-6.6,-4.4L-4.4,-10H4.4L6.6,-4.4Z"/>'
    f'<path d="M-6.6,-4.4L-6,-6H6L6.6,-4.4Z" {SHADE}/>'
    f'<path d="M-1.6,-8V-13H1.6V-8Z" fill="{p.PLASTER}"/>'
    '<path d="M-2.4,-12.6L0,-17.4L2.4,-12.6Z"/>'
    f'<path d="M-1.1,0V-2.6a1.1,1.1 0 0 1 2.2,0V0ZM-4.2,-3.2h1.4v1.8h-1.4ZM2.8,-3.2h1.4v1.8h-1.4Z" '
    f'fill="{p.GATE}" stroke="none"/>'
)
_OAK = (
    '<ellipse cx=".8" cy="0" rx="4" ry="1.3" fill="#000" fill-opacity=".14"/>'
    f'<path d="M-.8,0V-4H.8V0Z" fill="{p.TRUNK}"/>'
    f'<circle cy="-6.6" r="4.3" fill="{p.LEAF}" stroke="{p.INK}" stroke-opacity=".45" '
    'stroke-width=".5"/>'
    f'<circle cx="-1.1" cy="-7.7" r="2.4" fill="{p.LEAF_LIGHT}"/>'
)
_PINE = (
    '<ellipse cx=".7" cy="0" rx="3.2" ry="1.1" fill="#000" fill-opacity=".14"/>'
    f'<path d="M-.7,0V-3H.7V0Z" fill="{p.TRUNK}"/>'
    f'<path d="M0,-12.4L2.6,-7.4H1.7L3.8,-2.4H-3.8L-1.7,-7.4H-2.6Z" fill="{p.PINE}" '
    f'stroke="{p.INK}" stroke-opacity=".45" stroke-width=".5" stroke-linejoin="round"/>'
)
_TUFT = (
    f'<path d="M-2,-.4Q-1.6,-1.6 -2.4,-2.4M0,0Q.1,-2 0,-3.4M1.9,-.4Q1.6,-1.6 2.5,-2.4" '
    f'fill="none" stroke="{p.TUFT}" stroke-width=".8" stroke-linecap="round"/>'
)
_BLOSSOM = (
    '<circle cx="-1.6" cy="-.4" r=".8"/><circle cx="1" cy="-1.4" r=".9"/>'
    '<circle cx="1.8" cy=".8" r=".7"/>'
)
_PATCH = (
    f'<path d="M-11,0C-11,-5 -5,-6 0,-5C6,-7 12,-4 11,1C11,5 4,6 -1,5C-6,7 -12,5 -11,0Z" '
    f'fill="{p.MEADOW_SHADE}"/>'
)
_WELL = (
    '<ellipse cx=".6" cy=".4" rx="4.6" ry="2.2" fill="#000" fill-opacity=".14" stroke="none"/>'
    f'<path d="M-3.6,-2.6V-.4Q0,2.4 3.6,-.4V-2.6Z" fill="{p.STONE_FACE}"/>'
    f'<ellipse cy="-2.6" rx="3.6" ry="1.8" fill="{p.STONE}"/>'
    f'<ellipse cy="-2.5" rx="2.2" ry="1" fill="{p.WATER}" stroke="none"/>'
)
_TOWER = (
    f'<path d="M-3.4,0V-8.6H3.4V0Q0,1.8 -3.4,0Z" fill="{p.STONE_FACE}"/>'
    f'<path d="M-4.2,-7.6V-11.6h1.8v1.2h1.5v-1.2h1.8v1.2h1.5v-1.2H4.2V-7.6Q0,-6.2 -4.2,-7.6Z" '
    f'fill="{p.STONE}"/>'
    f'<path d="M1.2,1.2V-7Q2.6,-7.1 3.4,-7.4V0Q2.4,.9 1.2,1.2Z" {SHADE}/>'
    f'<path d="M-.6,-3V-5.2H.6V-3Z" fill="{p.GATE}" stroke="none"/>'
)
_SHIELD = (
    f'<path d="M-7.6,-16.4Q0,-14.6 7.6,-16.4V-8Q7.2,-2.4 0,.4Q-7.2,-2.4 -7.6,-8Z" '
    f'fill="{p.SHIELD_EDGE}" stroke-width=".9"/>'
    f'<path d="M-5.8,-14.2Q0,-12.8 5.8,-14.2V-8Q5.4,-3.6 0,-1.5Q-5.4,-3.6 -5.8,-8Z" '
    f'fill="{p.SHIELD}" stroke="none"/>'
    f'<path d="M0,-12.2L1.5,-8.9L5,-8.6L2.3,-6.4L3.1,-3.4L0,-5.2L-3.1,-3.4L-2.3,-6.4L-5,-8.6'
    f'L-1.5,-8.9Z" fill="{p.SHIELD_CHARGE}" stroke="none"/>'
)
_CLOISTER = (
    '<ellipse cx="1" cy="7" rx="21" ry="4" fill="#000" fill-opacity=".13" stroke="none"/>'
    # the long building with its arcade
    f'<path d="M-7,7V-6H18V7Z" fill="{p.PLASTER}"/>'
    f'<path d="M-9,-4.6L-5,-16H15.6L20,-4.6Z" fill="{p.SLATE}"/>'
    f'<path d="M-9,-4.6L-8.1,-7H19L20,-4.6Z" {SHADE}/>'
    f'<path d="M-1,-13.4H13.6M-2.6,-10.4H15" stroke="{p.SLATE_DARK}" stroke-width=".7"/>'
    f'<path d="M-1.4,7V1.6a2.1,2.1 0 0 1 4.2,0V7ZM5,7V1.6a2.1,2.1 0 0 1 4.2,0V7Z'
    f'M11.4,7V1.6a2.1,2.1 0 0 1 4.2,0V7Z" fill="{p.GATE}" stroke="none"/>'
    # the square tower
    f'<path d="M-18,7V-17H-7V7Z" fill="{p.STONE}"/>'
    f'<path d="M-10.2,7V-17H-7V7Z" {SHADE}/>'
    f'<path d="M-20,-16.4L-12.5,-31L-5,-16.4Z" fill="{p.SLATE}"/>'
    f'<path d="M-12.5,-31L-5,-16.4H-9.6Z" {SHADE}/>'
    f'<path d="M-14.6,-8.4V-11a2.1,2.1 0 0 1 4.2,0V-8.4ZM-15,7V1a2.5,2.5 0 0 1 5,0V7Z" '
    f'fill="{p.GATE}" stroke="none"/>'
)

HOUSES = ("gable", "broad", "corner")
GLYPHS = {
    "gable": (_GABLE, LINE),
    "broad": (_BROAD, LINE),
    "corner": (_CORNER, LINE),
    "hall": (_HALL, 'transform="scale(1.15)" ' + LINE),
    "oak": (_OAK, ""),
    "pine": (_PINE, ""),
    "tuft": (_TUFT, ""),
    "blossom": (_BLOSSOM, ""),
    "patch": (_PATCH, 'transform="scale(1.5)"'),
    "well": (_WELL, LINE),
    "tower": (_TOWER, LINE),
    "shield": (_SHIELD, 'transform="scale(1.25)" ' + LINE),
    "cloister": (_CLOISTER, LINE.replace('".6"', '".9"')),
}


def glyph_defs(names: Iterable[str], glyphs: Mapping[str, tuple[str, str]] = GLYPHS) -> str:
    """The definitions of these glyphs, for the <defs> of a document."""
    wanted = set(names)
    return "".join(
        f'<g id="{PREFIX}{name}"{_attributes(marks)}>{drawing}</g>'
        for name, (drawing, marks) in glyphs.items()
        if name in wanted
    )


def _attributes(marks: str) -> str:
    return f" {marks}" if marks else ""
