"""The colours that drawings share, named after what they paint. Change them only here."""

from __future__ import annotations

from typing import Final

INK: Final = "#4a3b2f"  # every outline; a warm brown is softer than black

MEADOW: Final = "#a9c66b"
MEADOW_SHADE: Final = "#a3c165"
TUFT: Final = "#7f9f47"
BLOSSOMS: Final = ("#fff3c4", "#f7d070", "#f3b7a4")
LEAF: Final = "#6f9746"
LEAF_LIGHT: Final = "#8cb356"
PINE: Final = "#4f7f4c"
TRUNK: Final = "#7a5637"

ROAD: Final = "#f4e4ba"
ROAD_EDGE: Final = "#a3824f"
VILLAGE_GROUND: Final = "#cfb27a"

CITY_GROUND: Final = "#e0b184"
STONE: Final = "#e4ddcf"
STONE_TOP: Final = "#c4baa8"
STONE_FACE: Final = "#a2968a"
PLASTER: Final = "#fdf1d8"
PLASTER_SHADE: Final = "#ecd5ae"
ROOFS: Final = ("#c9553a", "#b4452f", "#d8744a", "#a83a30", "#dc8c52")
WATER: Final = "#7fb3c8"
GATE: Final = "#5b4332"

SLATE: Final = "#56708a"
SLATE_DARK: Final = "#445a72"
YARD: Final = "#e9dfb4"
HEDGE: Final = "#6a9146"

RIVER: Final = "#78b8d8"
RIVER_EDGE: Final = "#4f8aa8"
RIPPLE: Final = "#c3e4f0"
REED: Final = "#5f7f38"
ROCK: Final = "#b3aca2"
THATCH: Final = "#d8a94c"
TIMBER: Final = "#6d4a2e"
COPPER: Final = "#5e9a8c"
COPPER_DARK: Final = "#477c70"
WINDOW: Final = "#f7cf62"

SHIELD: Final = "#2f5d8c"
SHIELD_EDGE: Final = "#fff6df"
SHIELD_CHARGE: Final = "#f2c14e"

GOODS: Final = {"wine": "#7d2743", "grain": "#f2c545", "cloth": "#2c8174"}
BARREL: Final = "#e3b078"
EAR: Final = "#7c4a14"
CLOTH: Final = "#fbeed3"
CLOTH_STRIPE: Final = "#d3517f"

# The sixth differs from the others in lightness too, for every kind of colour vision.
SEATS: Final = ("#d63a31", "#2673c4", "#f5c52c", "#8a4bb0", "#33313a", "#3fc7c0")
SEAT_MARKS: Final = ("#fff6df", "#fff6df", "#3c2f26", "#fff6df", "#fff6df", "#173b3a")
HALO: Final = "#fffaf0"
LAST_LAID: Final = "#fff7c9"
PARCHMENT: Final = "#f6ecd2"
FIGURE_LINE: Final = "#2a211b"
