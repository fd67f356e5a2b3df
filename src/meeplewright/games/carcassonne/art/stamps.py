"""Placing glyphs on a tile: where each one stands, in what colour, and the order of painting."""

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


def stamped(stamps: Iterable[Stamp]) -> str:
    """The stamps as SVG, those further south in front of those behind them."""
    ordered = sorted(stamps, key=lambda stamp: (stamp.y, stamp.x))
    return "".join(_use(stamp) for stamp in ordered)


def _use(stamp: Stamp) -> str:
    fill = f' fill="{stamp.fill}"' if stamp.fill else ""
    return f'<use href="#{PREFIX}{stamp.glyph}" x="{number(stamp.x)}" y="{number(stamp.y)}"{fill}/>'
