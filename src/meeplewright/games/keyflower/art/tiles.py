"""The picture of one Keyflower tile, made only from its facts.

Villages, the auction and the pieces on a tile are drawn in other modules.
"""

from __future__ import annotations

import re
from functools import cache

from meeplewright.art.geometry import number
from meeplewright.art.glyphs import PREFIX
from meeplewright.games.keyflower.art import palette as k
from meeplewright.games.keyflower.art.effects import cargo_line, cost_line, face_lines
from meeplewright.games.keyflower.art.facts import Face, check_turn, find_face, turned_edges
from meeplewright.games.keyflower.art.ground import APOTHEM, RADIUS, ground_svg
from meeplewright.games.keyflower.art.icons import icon, icon_defs
from meeplewright.games.keyflower.art.lines import (
    Lines,
    fitting_sizes,
    height,
    numeral,
    set_lines,
    widest,
)
from meeplewright.games.keyflower.art.scenes import SCENERY, boat_svg, landmark_svg, scene_svg

BOX = f"{-RADIUS:.0f} {-APOTHEM:.1f} {2 * RADIUS:.0f} {2 * APOTHEM:.1f}"
_SCENERY_USED = re.compile(f'href="#{PREFIX}kf-([a-z]+)"')
_PANEL = (112.0, 50.0)  # space for the lines in the middle
_TALL_PANEL = (112.0, 84.0)  # if there is no cost below
_SAIL = (92.0, 70.0)


def keyflower_tile_svg(tile_id: str, face: str = "front", turn: int = 0, size: int = 160) -> str:
    """A whole SVG document with one tile, `size` pixels wide, rotated clockwise by sixths."""
    picture = _picture(tile_id, face, check_turn(turn))
    high = number(size * APOTHEM / RADIUS)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size:d}" height="{high}" '
        f'viewBox="{BOX}" role="img" aria-label="{tile_id}"><title>{tile_id}</title>'
        f"<defs>{keyflower_defs(picture)}</defs>{picture}</svg>"
    )


def keyflower_tile_id(tile_id: str, face: str = "front", turn: int = 0) -> str:
    """The id of the tile's symbol."""
    found = find_face(tile_id, face)
    return f"{PREFIX}kf-{found.tile}-{found.name}-{check_turn(turn)}"


def keyflower_tile_symbol(tile_id: str, face: str = "front", turn: int = 0) -> str:
    """The tile as a <symbol>, for <use>; the document needs `keyflower_defs`."""
    picture = _picture(tile_id, face, check_turn(turn))
    return (
        f'<symbol id="{keyflower_tile_id(tile_id, face, turn)}" viewBox="{BOX}">{picture}</symbol>'
    )


def keyflower_defs(drawing: str) -> str:
    """The shared icons and buildings that this drawing uses."""
    used = set(_SCENERY_USED.findall(drawing))
    scenery = "".join(
        f'<g id="{PREFIX}kf-{name}"{" " + marks if marks else ""}>{shape}</g>'
        for name, (shape, marks) in SCENERY.items()
        if name in used
    )
    return scenery + icon_defs(drawing)


@cache
def _picture(tile_id: str, name: str, turn: int) -> str:
    """The rotated tile. Icons stay upright, so every rotation is drawn separately."""
    face = find_face(tile_id, name)
    edges = turned_edges(face, turn)
    ground = ground_svg(face, edges)
    if face.kind in ("boat", "summer_boat"):
        return ground + _ship(face)
    lines = face_lines(face)
    middle = _panel(face, lines) if lines else landmark_svg(face)
    scene = scene_svg(face, edges) if lines else ""
    return ground + scene + middle + cost_svg(face) + _points(face) + _season(face)


def _panel(face: Face, lines: Lines) -> str:
    """A sheet of parchment in the middle with the facts of the tile."""
    wide, high = _PANEL if face.cost or face.upgraded else _TALL_PANEL
    sizes = fitting_sizes(lines, wide, high, 42)
    half, tall = max(widest(lines, sizes) / 2 + 5, 30), height(sizes) / 2 + 6
    x, y = (6.0 if face.points else 0.0), (0.0 if tall <= 34 else tall - 34)
    paper, edge, line = (k.GOLD_PAPER, k.FRAME, 3.2) if face.upgraded else (k.PAPER, k.INK, 1.6)
    return (
        f'<rect x="{number(x - half)}" y="{number(y - tall)}" width="{number(2 * half)}" '
        f'height="{number(2 * tall)}" rx="11" fill="{paper}" stroke="{edge}" '
        f'stroke-width="{line}"/>' + set_lines(lines, sizes, x, y)
    )


def cost_svg(face: Face) -> str:
    """The upgrade arrow, pointing up, with its cost inside."""
    line = cost_line(face.cost)
    if not line:
        return ""
    size = 25.0
    half = max(widest((line,), (size,)) / 2 + 6, 20)
    return (
        f'<path class="mw-kf-cost" d="M{number(-half)},77V52L0,34L{number(half)},52V77Z" '
        f'fill="{k.ARROW}" stroke="{k.INK}" stroke-width="1.8" stroke-linejoin="round"/>'
        + set_lines((line,), (size,), 0, 61.5)
    )


def _points(face: Face) -> str:
    """Printed points at the west corner, clear of every road."""
    if not face.points:
        return ""
    text = f"{face.points:d}"
    return icon("seal", -74, 0, 39) + numeral(text, -74, 0, 23 if len(text) < 2 else 19, k.CREAM)


def _season(face: Face) -> str:
    """The sign of the season at the east corner."""
    if face.kind == "turn_order":
        return ""
    number_of = "" if face.number is None else numeral(f"{face.number:d}", 80, 4, 13)
    return icon(face.kind, 80, 0, 28 if face.kind == "home" else 23) + number_of


def _ship(face: Face) -> str:
    """A boat and the facts on its sail; the cargo is on the sail or, below scoring, on the hull."""
    lines = face_lines(face)
    cargo = tuple(cargo_line(one) for one in face.cargo)
    return boat_svg(face) + (_sail(lines) + _hull(cargo) if lines else _sail(cargo))


def _sail(lines: Lines) -> str:
    return set_lines(lines, fitting_sizes(lines, *_SAIL, 44), 2, -18)


def _hull(cargo: Lines) -> str:
    if not cargo:
        return ""
    sizes = fitting_sizes(cargo, 80, 23, 23)
    half = widest(cargo, sizes) / 2 + 6
    return (
        f'<rect x="{number(-half)}" y="45" width="{number(2 * half)}" height="27" rx="8" '
        f'fill="{k.PAPER}" stroke="{k.INK}" stroke-width="1.4"/>' + set_lines(cargo, sizes, 0, 58.5)
    )
