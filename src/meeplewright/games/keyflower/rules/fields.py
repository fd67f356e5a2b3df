"""The blocks of an observation with their bounds, in the order in which observing.py writes them.

docs/env-keyflower.md describes the numbers. Blocks by seat have room for six.
"""

from __future__ import annotations

from typing import Final

from meeplewright.core.encoding import Field
from meeplewright.games.keyflower.rules import drawing
from meeplewright.games.keyflower.rules.bounds import bounds
from meeplewright.games.keyflower.rules.ids import MOST_IN_HAND, MOST_TILES, MOST_WORKERS, SLOTS
from meeplewright.games.keyflower.rules.placing import LIMIT
from meeplewright.games.keyflower.rules.table import (
    ALL_TILES,
    HAND,
    HIDDEN,
    MOST_SEATS,
    PHASES,
    UNSEEN,
    USE,
    WINTER,
)
from meeplewright.games.keyflower.rules.tiles import (
    BOATS,
    NONE,
    TILES,
    VILLAGE_TILES,
    WINTER_TILES,
)

MOST_OF: Final = max(MOST_WORKERS)
ALL_WORKERS: Final = sum(MOST_WORKERS)
MOST_SKILLS: Final = (16, 16, 16)
ALL_SKILLS: Final = sum(MOST_SKILLS)
MOST_GOLD: Final = 48
LAST_SEAT: Final = MOST_SEATS - 1
LAST_TILE: Final = ALL_TILES - 1
FARTHEST: Final = MOST_TILES - 1
MOST_STEPS: Final = 2 * max([face.transport for tile in TILES for face in tile.faces])
MOST_LOADED: Final = max([max(TILES[boat].cargo_workers) for boat in BOATS])
MOST_SHIPPED: Final = max([max(TILES[boat].cargo_skills) for boat in BOATS])
MOST_POINTS: Final = bounds(MOST_SEATS).points

FIELDS: Final = (
    Field("phase", (1,), 0, len(PHASES) - 1),
    Field("season", (1,), 0, WINTER),
    Field("seats", (1,), 2, MOST_SEATS),
    Field("options", (4,), 0, 1),
    Field("to_act", (1,), NONE, LAST_SEAT),
    Field("acting", (MOST_SEATS,), NONE, 1),
    Field("player", (1,), 0, LAST_SEAT),
    Field("start_player", (1,), 0, LAST_SEAT),
    Field("passes", (1,), 0, MOST_SEATS),
    # The placement in progress
    Field("act", (1,), 0, USE),
    Field("target", (1,), NONE, LAST_TILE),
    Field("last_group", (1,), NONE, LAST_TILE),
    Field("next_colour", (1,), 0, 3),
    Field("moving", (4,), 0, MOST_OF),
    Field("aside_workers", (4,), 0, MOST_OF),
    Field("aside_skill", (1,), NONE, HIDDEN),
    Field("steps", (1,), 0, MOST_STEPS),
    Field("upgrades", (1,), 0, 2 * max([face.upgrades for tile in TILES for face in tile.faces])),
    # Pending draws
    Field("draw", (2,), NONE, drawing.BOAT_FACE),
    Field("draws", (drawing.BOAT_FACE, 6), 0, max(VILLAGE_TILES.values())),
    Field("then", (1,), 0, drawing.TO_VILLAGES),
    # Boats and supplies
    Field("boat_order", (MOST_SEATS,), NONE, LAST_SEAT),
    Field("boat_turn", (1,), 0, MOST_SEATS),
    Field("purple_free", (1,), 0, 1),
    Field("cargo_workers", (len(BOATS), 4), 0, MOST_LOADED),
    Field("cargo_skills", (len(BOATS), 3), 0, MOST_SHIPPED),
    Field("supply", (4,), 0, MOST_GOLD),
    Field("green_supply", (1,), 0, MOST_WORKERS[3]),
    Field("bag", (1,), 0, ALL_WORKERS),
    Field("pile", (1,), 0, ALL_SKILLS),
    Field("known_bag", (4, 2), 0, MOST_OF),
    Field("known_pile", (3, 2), 0, MOST_SKILLS[0]),
    Field("bag_to_all", (4, 2), 0, MOST_OF),
    Field("pile_to_all", (3, 2), 0, MOST_SKILLS[0]),
    # By seat
    Field("workers", (MOST_SEATS,), NONE, ALL_WORKERS),
    Field("skills", (MOST_SEATS,), NONE, ALL_SKILLS),
    Field("screen_workers", (MOST_SEATS, 4), NONE, MOST_OF),
    Field("screen_skills", (MOST_SEATS, 3), NONE, MOST_SKILLS[0]),
    Field("known_workers", (MOST_SEATS, 8), NONE, MOST_OF),
    Field("known_skills", (MOST_SEATS, 6), NONE, MOST_SKILLS[0]),
    Field("has_chosen", (MOST_SEATS,), NONE, 1),
    Field("chosen", (MOST_SEATS,), NONE, MOST_IN_HAND),
    Field("laying", (MOST_SEATS,), NONE, LAST_TILE),
    Field("built", (MOST_SEATS,), NONE, 1),
    Field("points", (MOST_SEATS,), NONE, MOST_POINTS),
    # The observer's own
    Field("own_dealt", (len(WINTER_TILES),), 0, 1),
    Field("own_chosen", (len(WINTER_TILES),), 0, 1),
    Field("cells", (SLOTS, 2), -FARTHEST, FARTHEST),
    # By tile
    Field("place", (ALL_TILES,), UNSEEN, HAND),
    Field("owner", (ALL_TILES,), NONE, LAST_SEAT),
    Field("face", (ALL_TILES,), 0, 1),
    Field("cell", (ALL_TILES, 3), -FARTHEST, FARTHEST),
    Field("resources", (ALL_TILES, 4), 0, MOST_GOLD),
    Field("workers_on", (ALL_TILES, 4), 0, LIMIT),
    Field("colour", (ALL_TILES,), NONE, 3),
    Field("last_use", (ALL_TILES,), 0, LIMIT),
    Field("bids", (ALL_TILES, MOST_SEATS), NONE, MOST_OF),
    Field("bid_colours", (ALL_TILES, MOST_SEATS), NONE, 3),
    Field("leader", (ALL_TILES,), NONE, LAST_SEAT),
)
WIDTH: Final = sum([field.size for field in FIELDS])


def _firsts() -> dict[str, int]:
    firsts: dict[str, int] = {}
    first = 0
    for field in FIELDS:
        firsts[field.name] = first
        first += field.size
    return firsts


FIRST: Final = _firsts()
"""Where each block begins in a row"""
