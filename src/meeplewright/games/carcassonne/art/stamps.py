"""Glyphs on a tile: where each one is, in which colour, and in which order they are painted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from meeplewright.art.geometry import number
from meeplewright.art.glyphs import PREFIX


@dataclass(frozen=True)
class Stamp:
    """One glyph with its foot at x, y."""

    glyph: str
    x: float
    y: float
    fill: str = ""
    scale: float = 1.0


def stamped(stamps: Iterable[Stamp]) -> str:
    """The stamps as SVG; those further south are in front."""
    ordered = sorted(stamps, key=lambda stamp: (stamp.y, stamp.x))
    return "".join(_use(stamp) for stamp in ordered)


def _use(stamp: Stamp) -> str:
    fill = f' fill="{stamp.fill}"' if stamp.fill else ""
    place = f'x="{number(stamp.x)}" y="{number(stamp.y)}"'
    if stamp.scale != 1.0:
        at = f"translate({number(stamp.x)} {number(stamp.y)})"
        place = f'transform="{at} scale({stamp.scale:g})"'
    return f'<use href="#{PREFIX}{stamp.glyph}" {place}{fill}/>'
