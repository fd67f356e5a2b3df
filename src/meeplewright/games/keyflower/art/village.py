"""A Keyflower village as a picture: its tiles with everything on them, and waiting tiles.

Made from the JSON form of a state. Texts in it are plain facts ("keywood (0,1)"), no sentences.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from meeplewright.art.geometry import Point, number
from meeplewright.games.keyflower.art import palette as k
from meeplewright.games.keyflower.art.effects import Item, Line
from meeplewright.games.keyflower.art.facts import Json, boat_faces, face_played
from meeplewright.games.keyflower.art.ground import APOTHEM, RADIUS
from meeplewright.games.keyflower.art.layout import GAP, Picture, document, moved, tile_use
from meeplewright.games.keyflower.art.pieces import (
    colour_svg,
    resources_svg,
    screen_line,
    strip_svg,
    strip_width,
    workers_svg,
)
from meeplewright.games.keyflower.art.signs import SEAT_SIGNS

_WAITING_SCALE = 0.8
_WAITING_ROWS = 4
_HEADER = 48.0


def village_svg(form: Mapping[str, Any], seat: int, *, cell: int = 120) -> str:
    """The village of one seat; `cell` is the width of a tile in pixels."""
    seats = len(form["villages"])
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
        raise ValueError(f"seat must be 0 to {seats - 1}, not {seat!r}")
    return document(village_picture(form, seat), f"Keyflower {seat:d}", cell)


def village_picture(form: Json, seat: int) -> Picture:
    """The placed tiles, a strip with the seat above them, waiting tiles on the right."""
    village, options = form["villages"][seat], form.get("options", {})
    body, pieces, symbols = "", "", dict[str, str]()
    places = [middle(laid["q"], laid["r"]) for laid in village["tiles"]] or [(0.0, 0.0)]
    for laid in village["tiles"]:
        drawn, needed = _laid(laid, options)
        body += drawn
        pieces += _pieces(laid)
        symbols |= needed
    body += pieces  # above all tiles: a stack can extend over an edge
    left, top = min(x for x, _ in places) - RADIUS, min(y for _, y in places) - APOTHEM
    right, low = max(x for x, _ in places) + RADIUS, max(y for _, y in places) + APOTHEM
    for name in ("waiting", "aside"):
        tray = _tray(village.get(name, ()), name, (right + GAP, top), options)
        body += tray.body
        symbols |= tray.symbols
        right, low = max(right, tray.left + tray.width), max(low, top + tray.height)
    line = _header(form, seat)
    acts = form.get("to_act") == seat
    top -= _HEADER + GAP / 2
    body += strip_svg(line, left, top, edge=k.FRAME if acts else k.INK, bold=acts)
    width = max(right - left, strip_width(line))
    return Picture(body, left, top, width, low - top, symbols)


def middle(q: int, r: int) -> Point:
    """The middle of a cell: q grows towards the south-east, r towards the south."""
    return 1.5 * RADIUS * q, 2 * APOTHEM * (r + q / 2)


def face_in_village(laid: Json, options: Json) -> str:
    """The face that is up; boats come to villages only in winter and show that side (KF Z5)."""
    boat = boat_faces().get(laid["tile"])
    return face_played(laid["tile"], laid["face"], options) if boat is None else boat["winter"]


def _laid(laid: Json, options: Json) -> tuple[str, dict[str, str]]:
    at = middle(laid["q"], laid["r"])
    title = f"{laid['tile']} ({laid['q']:d},{laid['r']:d})"
    face = face_in_village(laid, options)
    drawn, symbols = tile_use(laid["tile"], face, laid["turn"], at, title)
    return drawn + moved(colour_svg(laid), *at), symbols


def _pieces(laid: Json) -> str:
    pieces = workers_svg(laid.get("workers", {}), laid.get("colour")) + resources_svg(
        laid.get("resources", {})
    )
    return moved(pieces, *middle(laid["q"], laid["r"]))


def _header(form: Json, seat: int) -> Line:
    """The seat's pennant, the purple worker of the start player, what is behind the screen."""
    line: Line = (Item(SEAT_SIGNS[seat]),)
    if form.get("start_player") == seat:
        line += (Item("worker-purple"),)
    screens = form.get("screens", ())
    return line + (screen_line(screens[seat]) if seat < len(screens) else ())


def _tray(tiles: Sequence[Json], name: str, corner: Point, options: Json) -> Picture:
    """Tiles next to the village: dashed if still to be placed, plain if set aside (KF V6)."""
    left, top = corner
    if not tiles:
        return Picture("", left - GAP, top, 0, 0, {})
    wide, high = 2 * RADIUS * _WAITING_SCALE + 14, 2 * APOTHEM * _WAITING_SCALE + 10
    rows = min(len(tiles), _WAITING_ROWS)
    columns = -(-len(tiles) // _WAITING_ROWS)
    width, height = columns * wide + 10, rows * high + 14
    dashes = ' stroke-dasharray="12 8"' if name == "waiting" else ""
    body = (
        f'<rect class="mw-kf-{name}" x="{number(left)}" y="{number(top)}" width="{number(width)}" '
        f'height="{number(height)}" rx="22" fill="{k.TRAY}" stroke="{k.TRAY_EDGE}" '
        f'stroke-width="4"{dashes}/>'
    )
    symbols: dict[str, str] = {}
    for place, waiting in enumerate(tiles):
        column, row = divmod(place, rows)
        at = (left + 5 + wide * (column + 0.5), top + 7 + high * (row + 0.5))
        face = face_in_village(waiting, options)
        drawn, needed = tile_use(waiting["tile"], face, 0, at, waiting["tile"], _WAITING_SCALE)
        body += drawn
        symbols |= needed
    return Picture(body, left, top, width, height, symbols)
