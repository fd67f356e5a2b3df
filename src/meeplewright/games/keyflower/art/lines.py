"""Lines of icons in a given space: each line centred and as large as possible."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from xml.sax.saxutils import escape

from meeplewright.art.geometry import number
from meeplewright.games.keyflower.art import palette as k
from meeplewright.games.keyflower.art.effects import Item, Line
from meeplewright.games.keyflower.art.icons import icon

_FONT = 'font-family="Georgia,DejaVu Serif,serif" font-weight="bold" text-anchor="middle"'
_GAP = 0.07  # between items, in sizes; things of one kind are close together
_LEADING = 1.1  # from line to line
_WIDTHS = {
    "brings": 0.42,
    "or": 0.36,
    "and": 0.5,
    "equals": 0.48,
    "cart": 1.25,
    "upgrade": 0.9,
    "gold": 0.86,
    "stone": 0.92,
}
_STANDING, _LYING = 0.82, 1.1

Lines = Sequence[Line]


def numeral(text: str, x: float, y: float, size: float, colour: str = k.INK) -> str:
    """A short text with its middle at x, y."""
    return (
        f'<text x="{number(x)}" y="{number(y + size * 0.36)}" {_FONT} font-size="{number(size)}" '
        f'fill="{colour}">{escape(text)}</text>'
    )


def width(item: Item) -> float:
    """The width of the item in a line, in sizes."""
    if not item.icon:
        return 0.22 + 0.4 * len(item.text)
    if item.icon.startswith("worker-") and not item.icon.endswith("alike"):
        return _LYING if item.lying else _STANDING
    return _WIDTHS.get(item.icon, 1.0)


def _gap(before: Item, after: Item) -> float:
    return 0.0 if before == after else _GAP


def line_width(line: Line) -> float:
    return sum(width(item) for item in line) + sum(_gap(a, b) for a, b in pairwise(line))


def fitting_sizes(lines: Lines, wide: float, high: float, largest: float) -> list[float]:
    """The size of each line: as wide as the space, and together not too high."""
    sizes = [min(largest, wide / line_width(line)) for line in lines]
    shrink = min(1.0, high / max(height(sizes), 1.0))
    return [size * shrink for size in sizes]


def height(sizes: Sequence[float]) -> float:
    """The total height of lines of these sizes."""
    return _LEADING * sum(sizes) - (_LEADING - 1) * (sizes[-1] if sizes else 0.0)


def widest(lines: Lines, sizes: Sequence[float]) -> float:
    return max(line_width(line) * size for line, size in zip(lines, sizes, strict=True))


def set_lines(lines: Lines, sizes: Sequence[float], x: float, y: float) -> str:
    """The lines with their common middle at x, y."""
    drawn = []
    top = y - height(sizes) / 2
    for line, size in zip(lines, sizes, strict=True):
        drawn.append(_set_line(line, x, top + size / 2, size))
        top += size * _LEADING
    return "".join(drawn)


def _set_line(line: Line, x: float, y: float, size: float) -> str:
    drawn = []
    at = x - line_width(line) * size / 2
    for item, following in zip(line, (*line[1:], None), strict=True):
        wide = width(item) * size
        drawn.append(set_item(item, at + wide / 2, y, size))
        at += wide + (_gap(item, following) * size if following else 0.0)
    return "".join(drawn)


def set_item(item: Item, x: float, y: float, size: float) -> str:
    """One item with its middle at x, y."""
    if not item.icon:
        return numeral(item.text, x, y, size * 0.92) if item.text else ""
    picture = icon(item.icon, x, y, size * 0.94, lying=item.lying)
    if item.tray:
        picture = icon("tray", x, y, size * 1.04) + icon(item.icon, x, y - 0.06 * size, size * 0.78)
    if item.text:
        picture += _on_icon(item, x, y, size)
    return picture


def _on_icon(item: Item, x: float, y: float, size: float) -> str:
    if item.icon == "seal":
        return numeral(item.text, x, y, size * (0.54 if len(item.text) < 2 else 0.46), k.CREAM)
    return numeral(item.text, x - size * 0.03, y - size * 0.09, size * 0.55)
