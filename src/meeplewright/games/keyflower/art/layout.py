"""Pictures composed of parts: where each is, and one document with everything they need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from meeplewright.art.geometry import Point, number
from meeplewright.games.keyflower.art.ground import APOTHEM, RADIUS
from meeplewright.games.keyflower.art.tiles import (
    keyflower_defs,
    keyflower_tile_id,
    keyflower_tile_symbol,
)

GAP = 30.0


@dataclass(frozen=True)
class Picture:
    """A drawing with the box it fills and the symbols it uses, by id."""

    body: str
    left: float
    top: float
    width: float
    height: float
    symbols: dict[str, str]


def tile_use(
    tile: str, face: str, turn: int, at: Point, title: str, scale: float = 1.0
) -> tuple[str, dict[str, str]]:
    """A tile with its middle at a point, and the symbol that it needs."""
    name = keyflower_tile_id(tile, face, turn)
    wide, high = 2 * RADIUS * scale, 2 * APOTHEM * scale
    drawn = (
        f'<g><title>{escape(title)}</title><use href="#{name}" '
        f'x="{number(at[0] - wide / 2)}" y="{number(at[1] - high / 2)}" '
        f'width="{number(wide)}" height="{number(high)}"/></g>'
    )
    return drawn, {name: keyflower_tile_symbol(tile, face, turn)}


def moved(body: str, x: float, y: float) -> str:
    return f'<g transform="translate({number(x)} {number(y)})">{body}</g>' if body else ""


def in_rows(pictures: Sequence[Picture], columns: int, gap: float = GAP) -> Picture:
    """The pictures side by side, this many in a row, rows below each other."""
    body, width, top = "", 0.0, 0.0
    for start in range(0, len(pictures), columns):
        row = pictures[start : start + columns]
        left = 0.0
        for one in row:
            body += moved(one.body, left - one.left, top - one.top)
            left += one.width + gap
        width = max(width, left - gap)
        top += max(one.height for one in row) + gap
    return Picture(body, 0, 0, width, max(top - gap, 0.0), joined_symbols(pictures))


def joined_symbols(pictures: Iterable[Picture]) -> dict[str, str]:
    return {name: symbol for one in pictures for name, symbol in one.symbols.items()}


def document(picture: Picture, title: str, cell: int) -> str:
    """A whole SVG document; `cell` is the width of a tile in pixels."""
    left, top = picture.left - GAP, picture.top - GAP
    width, height = picture.width + 2 * GAP, picture.height + 2 * GAP
    symbols = "".join(picture.symbols[name] for name in sorted(picture.symbols))
    scale = cell / (2 * RADIUS)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{number(width * scale)}" '
        f'height="{number(height * scale)}" viewBox="{number(left)} {number(top)} '
        f'{number(width)} {number(height)}" role="img" aria-label="{title}"><title>{title}</title>'
        f"<defs>{keyflower_defs(symbols + picture.body)}{symbols}</defs>{picture.body}</svg>"
    )
