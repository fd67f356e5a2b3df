"""The figures of each seat: follower, big follower, builder and pig.

Seats are distinguished by colour and the mark on a figure, followers also by their hat. A figure is
drawn around 0,0 and defined once. A farmer is a follower lying down, a big follower a larger one.
"""

from __future__ import annotations

from collections.abc import Iterable

from meeplewright.art import palette as p
from meeplewright.art.geometry import number
from meeplewright.art.glyphs import PREFIX

SEATS = len(p.SEATS)
BASE_SEATS = 5  # without expansions
FIGURES = ("follower", "big", "builder", "pig")
BIG = 1.36  # how much larger a big follower is

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
    '<path d="M-6.2,-9.6Q-5,-14 -11,-17Q-4.2,-19.4 0,-13.4Q4.2,-19.4 11,-17Q5,-14 6.2,-9.6'
    'Q0,-8 -6.2,-9.6Z"/>',
)
_MARKS = (
    '<circle cy="5.4" r="3.6"/>',
    '<path d="M0,.8L4.6,9.2H-4.6Z"/>',
    '<path d="M-5,2H5V4.6H-5ZM-5.8,6.8H5.8V9.4H-5.8Z"/>',
    '<path d="M0,3.4L2.6,.8L4.6,2.8L2,5.4L4.6,8L2.6,10L0,7.4L-2.6,10L-4.6,8L-2,5.4L-4.6,2.8'
    'L-2.6,.8Z"/>',
    '<path d="M-3.8,1.6H3.8V9.2H-3.8Z"/>',
    '<path d="M0,.2L4.2,5.4L0,10.6L-4.2,5.4Z"/>',
)
_BUILDER = (
    # the arm with the mallet
    '<path d="M11.2,-13H13.6V-2H11.2Z"/><path d="M7,-20.6H17.8V-12.8H7Z"/>'
    '<path d="M5.6,-5.4L11,-9.6H14.2V-5.4L7.2,1.6Z"/>'
    # the other hand is on the hip
    '<path d="M-6,-5.6L-12.6,1L-7,6.2L-5.6,3.6L-8.4,1L-5,-1.8Z"/>'
    '<path d="M-7,-5.6H7L6.4,4L8.4,14H2.2L0,8.6L-2.2,14H-8.4L-6.4,4Z"/>'
    '<circle cy="-9" r="4.8"/>'
    '<path d="M-7.2,-10A7.2,7 0 0 1 7.2,-10Q0,-8.4 -7.2,-10Z"/>'
)
_PIG = (
    '<path d="M-11,-3.6Q-17.6,-3.4 -17,-8.2Q-14.6,-11.4 -12.6,-8Q-14.8,-8.4 -14.4,-6.6Q-13,-5.2 '
    '-10,-6.6Z"/>'
    '<path d="M-9.6,5H-4.8V13H-9.6ZM2.2,5H7V13H2.2Z"/>'
    '<ellipse cx="-1.4" cy="1" rx="12" ry="8.6"/>'
    '<circle cx="10" cy="-2" r="6.8"/>'
    '<path d="M5.2,-6.4L6.2,-13.4L11.6,-8.2Z"/>'
    '<ellipse cx="16" cy="-.4" rx="2.6" ry="3.6"/>'
)


def figure_id(seat: int, figure: str = "follower") -> str:
    """The id of the drawing; a big follower has that of a follower."""
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < SEATS:
        raise ValueError(f"seat must be 0 to {SEATS - 1}, not {seat!r}")
    if figure not in FIGURES:
        raise ValueError(f"figure must be one of {', '.join(FIGURES)}, not {figure!r}")
    return f"{PREFIX}{figure if figure in _OTHERS else 'seat'}{seat}"


def figure_defs(more: Iterable[tuple[int, str]] = ()) -> str:
    """The followers of the seats of the base game and these other figures (seat, figure).

    For the <defs> of a document.
    """
    base = [(seat, "follower") for seat in range(BASE_SEATS)]
    drawn = {figure_id(*figure): _drawing(*figure) for figure in (*base, *sorted(set(more)))}
    return "".join(drawn.values())


def figure_svg(seat: int, figure: str = "follower") -> str:
    """A whole SVG document with one figure in the middle of a square.

    A big follower fills the square.
    """
    used = f'<use href="#{figure_id(seat, figure)}"/>'
    if figure == "big":
        used = used.replace("/>", ' transform="translate(0 4) scale(1.2)"/>')
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 48 48">'
        f"<defs>{_drawing(seat, figure)}</defs>{used}</svg>"
    )


def figure_use(
    seat: int,
    x: float,
    y: float,
    *,
    figure: str = "follower",
    lying: bool = False,
    scale: float = 1.0,
) -> str:
    """A seat's figure with its middle at x, y."""
    scale *= BIG if figure == "big" else 1.0
    turn = " rotate(-90)" if lying and figure not in _OTHERS else ""
    grow = "" if scale == 1.0 else f" scale({scale:g})"
    return (
        f'<use href="#{figure_id(seat, figure)}" '
        f'transform="translate({number(x)} {number(y)}){turn}{grow}"/>'
    )


_OTHERS = {  # their shape, and where the mark of the seat is on it
    "builder": (_BUILDER, ' transform="translate(0 -4.2) scale(.86)"'),
    "pig": (_PIG, ' transform="translate(-2.6 -4.2)"'),
}


def _drawing(seat: int, figure: str) -> str:
    shape, place = _OTHERS.get(figure, (_BODY + _HEAD + _HATS[seat], ""))
    return (
        f'<g id="{figure_id(seat, figure)}" stroke-linejoin="round">'
        f'<g stroke="{p.HALO}" stroke-width="4.6" stroke-opacity=".9">{shape}</g>'
        f'<g fill="{p.SEATS[seat]}" stroke="{p.FIGURE_LINE}" stroke-width="1.3">{shape}</g>'
        f'<g fill="{p.SEAT_MARKS[seat]}"{place}>{_MARKS[seat]}</g>'
        f"{_eye(seat) if figure == 'pig' else ''}</g>"
    )


def _eye(seat: int) -> str:
    return f'<circle cx="10.6" cy="-3.6" r="1.1" fill="{p.SEAT_MARKS[seat]}"/>'
