"""The base game's own tables and sizes, for modules that know no expansion: the batched engine, the
network bot and the planes.
"""

from __future__ import annotations

from typing import Final

from meeplewright.games.carcassonne.rules import actions
from meeplewright.games.carcassonne.rules.tables import BASE, ON_CLOISTER
from meeplewright.games.carcassonne.rules.tiles import BASE_TILES
from meeplewright.games.carcassonne.rules.variant import BASE_VARIANT

TILES: Final = BASE_TILES
LETTERS: Final = BASE_VARIANT.letters
COUNTS: Final = tuple([tile.count for tile in TILES])
TYPES: Final = len(TILES)
TOTAL: Final = sum(COUNTS)

TERRAIN: Final = BASE.terrain
SIDE_SEGMENT: Final = BASE.side_segment
HALF_SEGMENT: Final = BASE.half_segment
FITTING: Final = BASE.fitting
DISTINCT_TURNS: Final = tuple([tile.distinct_rotations for tile in TILES])

FOLLOWERS: Final[list[actions.Follower]] = actions.FOLLOWERS[: ON_CLOISTER + 1]
"""No tile of the base game has an enclosed field."""
