"""Art: tiles and boards as SVG, drawn from the tile facts. `core` finds the drawers here.

Nothing is read or drawn before it is asked for, and no game imports this package.
"""

from __future__ import annotations

from meeplewright.art.carcassonne_board import board_svg, corner_towers
from meeplewright.art.carcassonne_tiles import tile_defs, tile_id, tile_svg, tile_symbol
from meeplewright.art.followers import figure_defs, figure_use
from meeplewright.art.keyflower_auction import auction_svg, keyflower_svg
from meeplewright.art.keyflower_tiles import (
    keyflower_defs,
    keyflower_tile_id,
    keyflower_tile_svg,
    keyflower_tile_symbol,
)
from meeplewright.art.keyflower_village import village_svg
from meeplewright.art.regions import anchor
from meeplewright.core.game import State

__all__ = [
    "anchor",
    "auction_svg",
    "board_svg",
    "corner_towers",
    "draw_carcassonne",
    "draw_keyflower",
    "figure_defs",
    "figure_use",
    "keyflower_defs",
    "keyflower_svg",
    "keyflower_tile_id",
    "keyflower_tile_svg",
    "keyflower_tile_symbol",
    "tile_defs",
    "tile_id",
    "tile_svg",
    "tile_symbol",
    "village_svg",
]


def draw_carcassonne(state: State) -> str:
    """The board of a Carcassonne state as SVG."""
    return board_svg(state.to_json())


def draw_keyflower(state: State) -> str:
    """The table of a Keyflower state, or of a seat's view, as SVG."""
    return keyflower_svg(state.to_json())
