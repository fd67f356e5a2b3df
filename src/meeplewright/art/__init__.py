"""Art: tiles and boards as SVG, drawn from the tile facts. Importing it registers the drawers.

Nothing is read or drawn before it is asked for, and no game imports this package.
"""

from __future__ import annotations

from meeplewright.art.carcassonne_board import board_svg, corner_towers
from meeplewright.art.carcassonne_tiles import tile_defs, tile_id, tile_svg, tile_symbol
from meeplewright.art.followers import figure_defs, figure_use
from meeplewright.art.regions import anchor
from meeplewright.core.game import State
from meeplewright.core.registry import register_drawer

__all__ = [
    "anchor",
    "board_svg",
    "corner_towers",
    "draw_carcassonne",
    "figure_defs",
    "figure_use",
    "tile_defs",
    "tile_id",
    "tile_svg",
    "tile_symbol",
]


def draw_carcassonne(state: State) -> str:
    """The board of a Carcassonne state as SVG."""
    return board_svg(state.to_json())


register_drawer("carcassonne", draw_carcassonne)
