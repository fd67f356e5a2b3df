"""The pieces of Keyflower as icons: workers, skills and resources, each in a box from -10 to 10.

Every icon is defined once in a document and placed with `icon`. No two differ only by colour.
"""

from __future__ import annotations

import re

from meeplewright.art.geometry import number
from meeplewright.art.glyphs import PREFIX
from meeplewright.games.keyflower.art import palette as k
from meeplewright.games.keyflower.art.signs import SIGNS

KF = f"{PREFIX}kf-"
_USED = re.compile(f'href="#{KF}([a-z-]+)"')
_LINE = f'stroke="{k.INK}" stroke-width="1" stroke-linejoin="round"'
_THIN = f'stroke="{k.INK}" stroke-opacity=".55" stroke-width=".7" fill="none"'

# A sturdy figure in a tunic with its arms out; hat and mark show the colour.
_TUNIC = (
    '<path d="M0,-3.6C-2.8,-3.6 -4.4,-2.4 -6.6,-.6Q-8.6,1.1 -7.2,2.7Q-6.2,3.8 -4.4,2.6L-5.8,8.4'
    "Q-6,9.7 -4.6,9.7H4.6Q6,9.7 5.8,8.4L4.4,2.6Q6.2,3.8 7.2,2.7Q8.6,1.1 6.6,-.6"
    'C4.4,-2.4 2.8,-3.6 0,-3.6Z"/>'
)
_HEAD = '<circle cy="-5.4" r="3.3"/>'
_HATS = {
    "blue": '<path d="M-4,-5.6Q-4.2,-10 0,-10Q4.2,-10 4,-5.6Q0,-4.6 -4,-5.6Z"/>',
    "red": '<path d="M-4,-5.4Q-2.6,-9.4 2.6,-12.2Q1.6,-8.6 4,-5.4Q0,-4.4 -4,-5.4Z"/>',
    "yellow": '<path d="M-6.8,-6Q0,-4 6.8,-6Q4.6,-7 3.2,-7.2Q2.8,-10.4 0,-10.4Q-2.8,-10.4 '
    '-3.2,-7.2Q-4.6,-7 -6.8,-6Z"/>',
    "green": '<path d="M-5.6,-5.6L-2.6,-9.4L2,-9.8L6.8,-12.4L4.6,-8L4.2,-5.6Q0,-4.6 -5.6,-5.6Z"/>',
    "any": "",
    "purple": '<path d="M-4,-6L-4.8,-11.2L-2.2,-9.2L0,-12.2L2.2,-9.2L4.8,-11.2L4,-6Q0,-5 -4,-6Z"/>',
}
_MARKS = {
    "blue": '<circle cy="3.6" r="2.5"/>',
    "red": '<path d="M-2.4,1.2H2.4V6H-2.4Z"/>',
    "yellow": '<path d="M0,.6L3.1,6.2H-3.1Z"/>',
    "green": '<path d="M0,.4Q3.6,3.4 0,6.8Q-3.6,3.4 0,.4Z"/>',
    "any": "",
    "purple": '<path d="M0,.2L1,2.6L3.5,2.8L1.6,4.4L2.2,6.9L0,5.5L-2.2,6.9L-1.6,4.4L-3.5,2.8'
    'L-1,2.6Z"/>',
}


def _worker(colour: str) -> str:
    shape = _TUNIC + _HEAD + _HATS[colour]
    return (
        f'<g stroke="{k.CREAM}" stroke-width="3" stroke-linejoin="round">{shape}</g>'
        f'<g fill="{k.WORKERS[colour]}" {_LINE}>{shape}</g>'
        f'<g fill="{k.WORKER_MARKS[colour]}">{_MARKS[colour]}</g>'
    )


_WOOD = (
    f'<path d="M-6,-5.2H5.4V5.2H-6A2.8,5.2 0 0 1 -6,-5.2Z" fill="{k.WOOD}" {_LINE}/>'
    f'<path d="M-6.4,-1.8H1M-4.4,2H-.4" {_THIN}/>'
    f'<ellipse cx="5.6" rx="3" ry="5.2" fill="{k.WOOD_LIGHT}" {_LINE}/>'
    f'<ellipse cx="5.6" rx="1.3" ry="2.4" {_THIN}/>'
)
_STONE = (
    f'<path d="M-8.6,3.6L-6.6,-4.4L-.6,-7.8L6.4,-4.8L8.8,2.8L4.6,7.2H-5.4Z" fill="{k.STONE}" '
    f"{_LINE}/>"
    f'<path d="M-6.6,-4.4L-.6,-7.8L6.4,-4.8L1,-1.4Z" fill="{k.STONE_LIGHT}"/>'
    f'<path d="M-6.6,-4.4L1,-1.4L6.4,-4.8M1,-1.4L-.4,7" {_THIN}/>'
)
_IRON = (
    f'<path d="M-9.4,6L-6.6,-1.4H6.6L9.4,6Z" fill="{k.IRON}" {_LINE}/>'
    f'<path d="M-6.6,-1.4L-4.4,-5.6H4.4L6.6,-1.4Z" fill="{k.IRON_LIGHT}" {_LINE}/>'
    f'<path d="M-5.4,2.4H5.4" stroke="{k.IRON_LIGHT}" stroke-width="1.4" stroke-linecap="round"/>'
)
_GOLD = (
    f'<circle r="8" fill="{k.GOLD}" {_LINE}/>'
    f'<circle r="5.8" fill="none" stroke="#b97d10" stroke-width=".9"/>'
    f'<path d="M0,-4.8L1.4,-1.4L4.8,0L1.4,1.4L0,4.8L-1.4,1.4L-4.8,0L-1.4,-1.4Z" fill="#fff6c9"/>'
)
# Any resource: four small pieces of the four kinds together.
_ANY_RESOURCE = (
    f'<path d="M0,-10.4L10.4,0L0,10.4L-10.4,0Z" fill="{k.CREAM}" {_LINE}/>'
    f'<path d="M0,-8.8L4.1,-4.7L0,-.6L-4.1,-4.7Z" fill="{k.WOOD}"/>'
    f'<path d="M4.7,-4.1L8.8,0L4.7,4.1L.6,0Z" fill="{k.STONE}"/>'
    f'<path d="M0,.6L4.1,4.7L0,8.8L-4.1,4.7Z" fill="{k.IRON}"/>'
    f'<path d="M-4.7,-4.1L-.6,0L-4.7,4.1L-8.8,0Z" fill="{k.GOLD}"/>'
)
_PLAQUE = (
    f'<rect x="-9" y="-9" width="18" height="18" rx="4" fill="{k.PLAQUE}" {_LINE}/>'
    f'<rect x="-7.5" y="-7.5" width="15" height="15" rx="2.8" fill="none" '
    f'stroke="{k.PLAQUE_LIGHT}" stroke-width="1"/>'
)
_SAW = _PLAQUE + (
    f'<g transform="rotate(-38)"><path d="M-8.4,-.4L3.2,-3V2.6L1.9,4L.6,2.4L-.7,3.8L-2,2.2'
    f'L-3.3,3.4L-4.6,1.9L-5.9,2.9L-7,1.7L-8.4,2Z" fill="{k.TOOL}"/>'
    f'<path d="M3,-3.6H6.4Q9,-3.4 8.8,-.4Q8.6,3.4 6,3.4H3ZM4.6,-1.6V1.6H5.8Q7,1.4 7,-.2'
    f'Q7,-1.6 5.8,-1.6Z" fill="{k.HANDLE}" fill-rule="evenodd"/></g>'
)
_PICKAXE = _PLAQUE + (
    f'<g transform="rotate(38)"><path d="M-1.2,-6V9H1.2V-6Z" fill="{k.HANDLE}"/>'
    f'<path d="M-8.2,-1.2Q-5.6,-6.6 0,-6.8Q5.6,-6.6 8.2,-1.2Q4.6,-4 0,-4Q-4.6,-4 -8.2,-1.2Z" '
    f'fill="{k.TOOL}" stroke="{k.TOOL}" stroke-width=".8" stroke-linejoin="round"/></g>'
)
_ANVIL = _PLAQUE + (
    f'<path d="M-8,-4.6H7V-1.8Q3.4,-1.4 2.6,1.4L3,2.6L5.4,4V6H-5V4L-2.6,2.6L-2.2,1.4'
    f'Q-2.6,-.6 -4.4,-1Q-7.4,-1.4 -8,-4.6Z" fill="{k.TOOL}"/>'
)
_ANY_SKILL = _PLAQUE + (
    f'<path d="M-3,-2.6Q-3,-5.8 .2,-5.8Q3.4,-5.6 3.2,-2.8Q3,-1 .2,.4V2" fill="none" '
    f'stroke="{k.TOOL}" stroke-width="2.2" stroke-linecap="round"/>'
    f'<circle cx=".2" cy="5.3" r="1.5" fill="{k.TOOL}"/>'
)


def _alike(name: str) -> str:
    """Things of one type that the player chooses: the same icon twice with an equals sign."""
    href = f'href="#{KF}{name}"'
    return (
        f'<use {href} transform="translate(-4.9 -2.6) scale(.6)"/>'
        f'<use {href} transform="translate(4.9 -2.6) scale(.6)"/>'
        f'<circle cy="6" r="4" fill="{k.CREAM}" stroke="{k.INK}" stroke-width=".9"/>'
        f'<path d="M-2.2,4.9H2.2M-2.2,7.1H2.2" stroke="{k.INK}" stroke-width="1.3"/>'
    )


ICONS = {
    **{f"worker-{colour}": _worker(colour) for colour in k.WORKERS},
    "wood": _WOOD,
    "stone": _STONE,
    "iron": _IRON,
    "gold": _GOLD,
    "resource-any": _ANY_RESOURCE,
    "saw": _SAW,
    "pickaxe": _PICKAXE,
    "anvil": _ANVIL,
    "skill-any": _ANY_SKILL,
    "worker-alike": _alike("worker-any"),
    "skill-alike": _alike("skill-any"),
    "resource-alike": _alike("resource-any"),
    **SIGNS,
}


def icon(name: str, x: float, y: float, size: float, *, lying: bool = False) -> str:
    """The icon with its middle at x, y; `size` is the width of its box."""
    if name not in ICONS:
        raise ValueError(f"unknown icon {name!r}: expected one of {' '.join(ICONS)}")
    turn = " rotate(-90)" if lying else ""
    return (
        f'<use href="#{KF}{name}" '
        f'transform="translate({number(x)} {number(y)}){turn} scale({size / 20:.3g})"/>'
    )


def icon_defs(drawing: str) -> str:
    """The definitions of every icon that the drawing uses, directly or through another icon."""
    wanted: set[str] = set()
    waiting = set(_USED.findall(drawing)) & set(ICONS)
    while waiting:
        name = waiting.pop()
        wanted.add(name)
        waiting |= set(_USED.findall(ICONS[name])) - wanted
    return "".join(f'<g id="{KF}{name}">{ICONS[name]}</g>' for name in ICONS if name in wanted)
