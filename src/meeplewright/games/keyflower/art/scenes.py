"""Small scenes on Keyflower's tiles: a building that fits what the tile does, trees, ships."""

from __future__ import annotations

from random import Random

from meeplewright.art import palette as p
from meeplewright.art.geometry import number
from meeplewright.games.keyflower.art import palette as k
from meeplewright.games.keyflower.art.facts import Face
from meeplewright.games.keyflower.art.ground import roofs, tints, tree

_LINE = f'stroke="{k.INK}" stroke-width="1.1" stroke-linejoin="round"'
_SHADE = 'fill="#000" fill-opacity=".16" stroke="none"'
_DOOR = f'fill="{p.GATE}" stroke="none"'

# The middle of a building's foot is at 0,0; it is about 32 wide; the roof's fill is inherited.
_COTTAGE = (
    f'<path d="M-12,0V-10H12V0Z" fill="{p.PLASTER}"/>'
    f'<path d="M5,-16V-23H9V-16Z" fill="{p.STONE_FACE}"/>'
    '<path d="M-15,-9L-9,-22H9L15,-9Z"/>'
    f'<path d="M-15,-9L-13.4,-12.4H13.4L15,-9Z" {_SHADE}/>'
    f'<path d="M-2.6,0V-6.6H2.6V0ZM-9,-7.4h4v4h-4ZM5,-7.4h4v4h-4Z" {_DOOR}/>'
)
_BARN = (
    f'<path d="M-12,0V-11L0,-19L12,-11V0Z" fill="{p.PLASTER_SHADE}"/>'
    '<path d="M0,-25L16,-12L13,-8.6L0,-19L-13,-8.6L-16,-12Z"/>'
    f'<path d="M0,-25L16,-12L13,-8.6L0,-19Z" {_SHADE}/>'
    f'<path d="M-6,0V-9H6V0Z" fill="{p.GATE}"/>'
    f'<path d="M-6,0L6,-9M-6,-9L6,0" stroke="{p.PLASTER}" stroke-width="1.2"/>'
    f'<path d="M-2,-12h4v3h-4Z" {_DOOR}/>'
)
_INN = (
    f'<path d="M-11,0V-15H9V0Z" fill="{p.PLASTER}"/>'
    f'<path d="M-11,-8H9M-4,-15V-8M3,-15V-8" stroke="{p.TRUNK}" stroke-width="1.3"/>'
    '<path d="M-14,-14L-1,-26L12,-14Z"/>'
    f'<path d="M-1,-26L12,-14H4Z" {_SHADE}/>'
    f'<path d="M-3.4,0V-5.6H1.4V0ZM-9,-5.6h3.6v3.4h-3.6Z" {_DOOR}/>'
    f'<path d="M9,-11H15M13,-11V-8.4" fill="none"/>'
    f'<circle cx="13" cy="-5.6" r="3" fill="{k.GOLD}"/>'
)
_WORKS = (
    f'<path d="M6,0V-24H12V0Z" fill="{p.STONE_FACE}"/>'
    f'<path d="M5,-24H13V-21.4H5Z" fill="{p.STONE}"/>'
    f'<path d="M-14,0V-9H8V0Z" fill="{p.STONE}"/>'
    '<path d="M-17,-8L-11,-18H8L10,-8Z"/>'
    f'<path d="M-17,-8L-15.6,-10.4H9.6L10,-8Z" {_SHADE}/>'
    f'<path d="M-10,0V-4.4a3.4,3.4 0 0 1 6.8,0V0Z" {_DOOR}/>'
    f'<path d="M9,-27q3,-2 1,-4.4" fill="none" stroke="{p.STONE_FACE}" stroke-width="1.6" '
    'stroke-linecap="round"/>'
)
_HALL = (
    f'<path d="M-15,0V-11H15V0Z" fill="{p.PLASTER}"/>'
    '<path d="M-17,-10L-12,-20H12L17,-10Z"/>'
    f'<path d="M-17,-10L-15.8,-12.6H15.8L17,-10Z" {_SHADE}/>'
    f'<path d="M-4,-18V-27H4V-18Z" fill="{p.PLASTER}"/>'
    '<path d="M-5.6,-26L0,-36L5.6,-26Z"/>'
    f'<path d="M-2.4,0V-5a2.4,2.4 0 0 1 4.8,0V0ZM-11,-7h3.6v4.4h-3.6ZM7.4,-7h3.6v4.4h-3.6Z'
    f'M-1.4,-24h2.8v3.6h-2.8Z" {_DOOR}/>'
)
_MANOR = (
    f'<path d="M-18,0V-13H18V0Z" fill="{p.PLASTER}"/>'
    '<path d="M-20,-12L-15,-22H15L20,-12Z"/>'
    f'<path d="M-20,-12L-18.8,-14.4H18.8L20,-12Z" {_SHADE}/>'
    f'<path d="M-18,0V-22H-8V0Z" fill="{p.STONE}"/>'
    '<path d="M-20,-21L-13,-34L-6,-21Z"/>'
    f'<path d="M-13,-34L-6,-21H-10Z" {_SHADE}/>'
    f'<path d="M-15,-16h4v4.6h-4ZM-15,0V-5.4h4V0ZM-3,-8.6h4v4.4h-4ZM11,-8.6h4v4.4h-4Z'
    f'M4,0V-6a2.2,2.2 0 0 1 4.4,0V0Z" {_DOOR}/>'
    '<path d="M-13,-34V-40" fill="none"/>'
)
_TREE = (
    '<ellipse cx="1.5" cy="0" rx="7" ry="2.2" fill="#000" fill-opacity=".13"/>'
    f'<path d="M-1.4,0V-8H1.4V0Z" fill="{p.TRUNK}"/>'
    f'<circle cy="-12" r="7.6" stroke="{k.INK}" stroke-opacity=".5" stroke-width=".9"/>'
    '<circle cx="-2" cy="-14" r="3.8" fill="#fff" fill-opacity=".28"/>'
)

SCENERY = {
    "cottage": (_COTTAGE, _LINE),
    "barn": (_BARN, _LINE),
    "inn": (_INN, _LINE),
    "works": (_WORKS, _LINE),
    "hall": (_HALL, _LINE),
    "manor": (_MANOR, _LINE),
    "tree": (_TREE, ""),
}

# The first of these kinds on a face decides its building.
_BUILDINGS = (
    ("transport", "barn"),
    ("points_per_resource_here", "barn"),
    ("gain", "works"),
    ("choose_one", "works"),
    ("draw_skills", "hall"),
    ("draw_workers", "inn"),
    ("take_green_workers", "inn"),
    ("set", "hall"),
)


def building(face: Face) -> str:
    """The building for what the tile does; a tile with only points has a manor."""
    if face.kind == "home":
        return "cottage"
    says = {**face.effect, **face.scoring}
    return next((name for kind, name in _BUILDINGS if kind in says), "manor")


def scene_svg(face: Face, edges: tuple[str, ...]) -> str:
    """Building and trees in the north of the tile; an upgraded tile has more in the south."""
    rng = Random(f"{face.tile} scene")
    roof = roofs(face, rng)
    return _north(face, edges, roof) + (_south(face, edges, roofs(face, rng)))


def _north(face: Face, edges: tuple[str, ...], roof: str) -> str:
    leaves = tints(face)[2]
    if edges[0] == "F":
        return (
            tree(-37, -47, 1.1, leaves)
            + tree(-49, -38, 0.9, leaves)
            + tree(36, -46, 1.2, leaves)
            + _stands(building(face), 0, -38, 1.1 if building(face) == "manor" else 1.28, roof)
        )
    # Something enters over the north edge: the building is west of it, or where no water is.
    west = -1 if edges[5] == "W" else 1
    trees = tree(28, -51, 1.1, leaves) + tree(41, -44, 1.35, leaves)
    drawn = "" if "W" in (edges[1], edges[5]) else trees
    name = building(face)
    return drawn + _stands(name, -32 * west, -41, 0.96 if name == "manor" else 1.18, roof)


def _south(face: Face, edges: tuple[str, ...], roof: str) -> str:
    """What the upgrade adds."""
    if not face.upgraded:
        return ""
    leaves = tints(face)[2]
    west, east = edges[4] != "W", edges[2] != "W"
    drawn = tree(-46, 56, 1.1, leaves) if west else ""
    if edges[3] == "F":
        drawn += _stands("cottage", 0, 72, 1.1, roof)
    elif east and edges[3] == "R":
        drawn += _stands("cottage", 33, 70, 1.0, roof)
    if west:
        drawn += tree(-31, 69, 1.3, leaves)
    return drawn


def landmark_svg(face: Face) -> str:
    """A large building in the middle, for a tile that has nothing else there."""
    roof = roofs(face, Random(f"{face.tile} landmark"))
    leaves = tints(face)[2]
    green = (
        f'<ellipse rx="50" ry="30" fill="{p.ROAD}" stroke="{p.ROAD_EDGE}" stroke-width="3"/>'
        + tree(-40, 4, 1.5, leaves)
        + tree(42, 0, 1.3, leaves)
    )
    if face.cost:
        return green + _stands("manor", 2, 20, 1.75, roof)
    # No cost below: the building can be larger, with a garden in front.
    garden = tree(-26, 46, 1.2, leaves) + tree(34, 50, 1.4, leaves)
    return green + _stands("manor", 2, 30, 2.3, roof) + garden


def _stands(name: str, x: float, y: float, scale: float, roof: str) -> str:
    return (
        f'<use href="#mw-kf-{name}" fill="{roof}" '
        f'transform="translate({number(x)} {number(y)}) scale({scale:g})"/>'
    )


def boat_svg(face: Face) -> str:
    """A ship with a wide sail, upright on its river; its facts are on the sail."""
    stripe = k.SAIL_STRIPES[face.name]
    return (
        f'<path d="M-62,50Q0,62 62,50L58,58Q0,70 -58,58Z" fill="{k.WATER_LIGHT}"/>'
        f'<path d="M0,-80V44" stroke="{k.INK}" stroke-width="5"/>'
        f'<path d="M0,-80L18,-75L0,-70Z" fill="{stripe}" {_LINE}/>'
        f'<path d="M-52,-64Q0,-72 52,-64Q62,-18 52,28Q0,36 -52,28Q-44,-18 -52,-64Z" '
        f'fill="{k.SAIL}" stroke="{k.INK}" stroke-width="2" stroke-linejoin="round"/>'
        f'<path d="M-52,-64Q0,-72 52,-64L53.4,-56Q0,-64 -50.6,-56Z" fill="{stripe}"/>'
        f'<path d="M-49.6,18Q0,27 53.8,18L52,28Q0,36 -52,28Z" fill="{stripe}"/>'
        f'<path d="M-66,36Q0,48 66,36Q62,62 42,66H-42Q-62,62 -66,36Z" fill="{k.HULL}" '
        f'stroke="{k.INK}" stroke-width="2" stroke-linejoin="round"/>'
        f'<path d="M-63,46Q0,57 63,46" fill="none" stroke="{k.HULL_DARK}" stroke-width="2"/>'
    )
