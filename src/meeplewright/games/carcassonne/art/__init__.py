"""Tiles and boards of Carcassonne as SVG, drawn from the tile facts.

Nothing is read or drawn before it is needed.
"""

from __future__ import annotations

from meeplewright.core.game import State
from meeplewright.games.carcassonne.art.board import board_svg, corner_towers
from meeplewright.games.carcassonne.art.followers import figure_defs, figure_svg, figure_use
from meeplewright.games.carcassonne.art.regions import anchor
from meeplewright.games.carcassonne.art.tiles import tile_defs, tile_id, tile_svg, tile_symbol

__all__ = [
    "anchor",
    "board_svg",
    "corner_towers",
    "draw",
    "figure_defs",
    "figure_svg",
    "figure_use",
    "tile_defs",
    "tile_id",
    "tile_svg",
    "tile_symbol",
]


def draw(state: State) -> str:
    """The board of a state as SVG."""
    return board_svg(state.to_json())
