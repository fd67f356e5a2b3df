"""Followers: a cloaked figure for each seat, distinguished by colour, hat and the mark on it.

A figure is drawn around 0,0 and defined once; a farmer is the same figure lying down.
"""

from __future__ import annotations

from meeplewright.art import palette as p
from meeplewright.art.geometry import number
from meeplewright.art.glyphs import PREFIX

SEATS = len(p.SEATS)

_BODY = (
    '<path d="M0,-5.6C-5,-5.6 -6.6,-2 -7.4,3L-9.4,11.4Q-9.8,14 -7.2,14H7.2Q9.8,14 9.4,11.4'
    'L7.4,3C6.6,-2 5,-5.6 0,-5.6Z"/>'
)
_HEAD = '<circle cy="-8.6" r="5.2"/>'
_HATS = (
    "",  # without a hat
    '<path d="M-6.6,-10.4Q0,-8.4 6.6,-10.4L.6,-20.6Z"/>',
    '<path d="M-10,-10.2Q0,-6.8 10,-10.2Q7,-11.6 5,-11.8L4.2,-16Q0,-17.6 -4.2,-16L-5,-11.8'
    'Q-7,-11.6 -10,-10.2Z"/>',
    '<path d="M-6,-10L-7,-18L-3.4,-14.4L0,-19.4L3.4,-14.4L7,-18L6,-10Q0,-8.2 -6,-10Z"/>',
    '<path d="M-6.4,-9.8V-12H-5V-19.4H5V-12H6.4V-9.8Q0,-8 -6.4,-9.8Z"/>',
)
_MARKS = (
    '<circle cy="5.4" r="3.6"/>',
    '<path d="M0,.8L4.6,9.2H-4.6Z"/>',
    '<path d="M-5,2H5V4.6H-5ZM-5.8,6.8H5.8V9.4H-5.8Z"/>',
    '<path d="M0,3.4L2.6,.8L4.6,2.8L2,5.4L4.6,8L2.6,10L0,7.4L-2.6,10L-4.6,8L-2,5.4L-4.6,2.8'
    'L-2.6,.8Z"/>',
    '<path d="M-3.8,1.6H3.8V9.2H-3.8Z"/>',
)


def figure_defs() -> str:
    """The figures of all seats, for the <defs> of a document."""
    return "".join(_figure(seat) for seat in range(SEATS))


def figure_use(seat: int, x: float, y: float, *, lying: bool = False, scale: float = 1.0) -> str:
    """A seat's figure with its middle at x, y."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < SEATS:
        raise ValueError(f"seat must be 0 to {SEATS - 1}, not {seat!r}")
    turn = " rotate(-90)" if lying else ""
    grow = "" if scale == 1.0 else f" scale({scale:g})"
    return (
        f'<use href="#{PREFIX}seat{seat}" '
        f'transform="translate({number(x)} {number(y)}){turn}{grow}"/>'
    )


def _figure(seat: int) -> str:
    shape = _BODY + _HEAD + _HATS[seat]
    return (
        f'<g id="{PREFIX}seat{seat}" stroke-linejoin="round">'
        f'<g stroke="{p.HALO}" stroke-width="4.6" stroke-opacity=".9">{shape}</g>'
        f'<g fill="{p.SEATS[seat]}" stroke="{p.FIGURE_LINE}" stroke-width="1.3">{shape}</g>'
        f'<g fill="{p.SEAT_MARKS[seat]}">{_MARKS[seat]}</g></g>'
    )
