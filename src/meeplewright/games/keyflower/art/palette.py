"""Every colour of the Keyflower art, named after what it paints. Change them here."""

from __future__ import annotations

from typing import Final

from meeplewright.art import palette as p

INK: Final = p.INK
CREAM: Final = "#fff8e4"
PAPER: Final = "#fbf1d6"
GOLD_PAPER: Final = "#ffeeb0"
FRAME: Final = "#dfa321"
FRAME_LIGHT: Final = "#f9d566"

# By season: the ground of a tile, the furrows of its fields, the crowns of its trees.
GROUNDS: Final = {
    "home": ("#e3d7a4", "#c9bb7e", "#7fa04e"),
    "spring": ("#cbe0a0", "#a5c373", "#7fb04f"),
    "summer": ("#f3e08f", "#d6bd5c", "#5f9440"),
    "autumn": ("#eec088", "#d09a5a", "#d0702c"),
    "winter": ("#e3ecf2", "#bccdd9", "#6d97a0"),
    "boat": ("#cfe0a8", "#acc47f", "#79a552"),
    "turn_order": ("#dccfe6", "#b9a5ca", "#8b78a8"),
}
GOLDEN_GROUND: Final = ("#f8db7d", "#dfb649", "#8fa63f")
ROOFS: Final = p.ROOFS
GOLDEN_ROOFS: Final = ("#3d6b8f", "#31587a", "#4b7d9e")

WATER: Final = "#79b4cd"
WATER_LIGHT: Final = "#b5dbe6"
BANK: Final = "#ead9a4"
HULL: Final = "#9a5f36"
HULL_DARK: Final = "#7a4527"
SAIL: Final = "#fdf6e2"
SAIL_STRIPES: Final = {"front": "#d9b98a", "back": "#c9553a", "a": "#5e93b5", "b": "#c9753a"}

WORKERS: Final = {
    "blue": "#2a6fc0",
    "red": "#d2352d",
    "yellow": "#f6c92f",
    "green": "#3c9a45",
    "any": "#fffdf6",
    "purple": "#7d3fa3",
}
WORKER_MARKS: Final = {
    "blue": "#fff8e4",
    "red": "#fff8e4",
    "yellow": "#4a3b2f",
    "green": "#fff8e4",
    "any": "#fffdf6",
    "purple": "#ffe27a",
}

WOOD: Final = "#a5672f"
WOOD_LIGHT: Final = "#e8c48d"
STONE: Final = "#b4b1ab"
STONE_LIGHT: Final = "#dcd9d2"
IRON: Final = "#44566a"
IRON_LIGHT: Final = "#7f95ab"
GOLD: Final = "#f5bd22"
GOLD_LIGHT: Final = "#ffe88f"

PLAQUE: Final = "#2c6e69"
PLAQUE_LIGHT: Final = "#3f8780"
TOOL: Final = "#fff3d2"
HANDLE: Final = "#e0a45c"
SEAL: Final = "#b22d2b"
SEAL_LIGHT: Final = "#d65a4c"
CART: Final = "#f2d29a"
ARROW: Final = "#f3b42d"

# A seat has a side of a tile, a mark and a colour, which is never that of a worker.
SEATS: Final = ("#c8662a", "#23807d", "#ad3f73", "#79583a", "#54607b", "#7c7f2f")
TRAY: Final = "#efe3c4"
TRAY_EDGE: Final = "#b79f6c"
