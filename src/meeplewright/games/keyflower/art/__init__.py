"""Tiles, villages and the auction of Keyflower as SVG, drawn from the tile facts.

Nothing is read or drawn before it is needed.
"""

from __future__ import annotations

from meeplewright.core.game import State
from meeplewright.games.keyflower.art.auction import auction_svg, keyflower_svg
from meeplewright.games.keyflower.art.tiles import (
    keyflower_defs,
    keyflower_tile_id,
    keyflower_tile_svg,
    keyflower_tile_symbol,
)
from meeplewright.games.keyflower.art.village import village_svg

__all__ = [
    "auction_svg",
    "draw",
    "keyflower_defs",
    "keyflower_svg",
    "keyflower_tile_id",
    "keyflower_tile_svg",
    "keyflower_tile_symbol",
    "village_svg",
]


def draw(state: State) -> str:
    """The table of a state, or of a seat's view, as SVG."""
    return keyflower_svg(state.to_json())
