"""The maximum length of a game of Keyflower, and its maximum points.

The proof is in the comments. The bounds are correct but not tight: all 140 workers would have to be
in play, and be placed one at a time while everybody else passes in between.
"""

from __future__ import annotations

from typing import Final

from meeplewright.core.encoding import Bounds
from meeplewright.games.keyflower.rules.tiles import (
    BOATS,
    HOMES,
    SEASON_TILES,
    SEASONS,
    SUMMER_BOATS,
    TILES,
    TURN_ORDER,
    VILLAGE_TILES,
    WINTER_EACH,
    Tile,
)

# Every placement adds a worker. Each bid makes the best bid on its tile larger (B3, B5), and
# the winning group is frozen (B8), so the best bid never shrinks before the season ends. Each use
# puts a worker on its tile, where it stays (T3, B9). So the total of best bids and workers on
# tiles grows by at least one with every placement. They are different workers, and there
# are no more than these (S1):
PLACEMENTS: Final = 3 * 40 + 20

# A tile holds 1 + 2 + 3 workers (U3, U4).
USES: Final = 3

# One step per colour with boat 4b (Y11), one step otherwise.
_WORKERS_STEPS: Final = 4

# The maximum points of one thing (F4): a green worker at the Key market; a third of a set at the
# Scribes'; a resource on the back of its yard. The purple worker can be any of them.
# By option a green worker brings 3 (O11) and a turn order tile counts itself (O9). That is covered:
# there are 20 green workers, and the 120 others bring no more than 1 each.
_PER_WORKER: Final = 2
_PER_SET_OF_SKILLS: Final = 10
_PER_RESOURCE: Final = 3
_SKILLS: Final = 3 * 16  # S2
_RESOURCES: Final = 3 * 24 + 48  # S2
_NEIGHBOURS: Final = 6  # F2: of a turn order tile
_BEST_CHAIN: Final = 32  # F3: Sea Breese


def bounds(seats: int) -> Bounds:
    return Bounds(_decisions(seats), _draws(seats), _points())


# -- decisions --------------------------------------------------------------------------------


def _decisions(seats: int) -> int:
    turns = sum([_decisions_of_turns(seats, season) for season in range(len(SEASONS))])
    # Every seat takes a boat in every season (Z5), and finishes its village once.
    ends = 2 * seats * len(SEASONS)
    # A tile is placed once in the game, and picked before that (V1, V5).
    won = 3 * VILLAGE_TILES[seats] + seats * WINTER_EACH[seats] + len(TURN_ORDER) + seats
    return turns + ends + 2 * won + seats  # and the choice of winter tiles (W1)


def _decisions_of_turns(seats: int, season: int) -> int:
    """Between two placements not everybody can pass, and after the last one everybody does (T5)."""
    passes = (seats - 1) * PLACEMENTS + seats
    # A placement names its tile and ends with workers. A losing group that is brought or paid
    # disappears, and only a bid makes a group: so there are no more of these than placements.
    placed = 3 * PLACEMENTS
    # A use can have more colours, and then a payment and a choice.
    used = USES * (_WORKERS_STEPS - 1 + 2) * _usable_tiles(seats, season)
    return passes + placed + used + USES * _carrying(seats, season)


def _usable_tiles(seats: int, season: int) -> int:
    """The homes, and the usable tiles of each season so far (A4)."""
    count = seats
    for tiles in SEASON_TILES[: season + 1]:
        usable = [tile for tile in tiles if TILES[tile].usable]
        count += min(len(usable), VILLAGE_TILES[seats])
    return count


def _carrying(seats: int, season: int) -> int:
    """One use of every transport tile: all steps and upgrades, doubled (Y4), and the end."""
    count = seats * _longest_carrying(TILES[HOMES[0]])
    for tiles in SEASON_TILES[: season + 1]:
        count += sum([_longest_carrying(TILES[tile]) for tile in tiles])
    return count


def _longest_carrying(tile: Tile) -> int:
    steps = [face.transport + face.upgrades for face in tile.faces if face.is_transport]
    return _most_multiplied() * max(steps) + 1 if steps else 0


def _most_multiplied() -> int:
    return max([face.multiplies for tile in TILES for face in tile.faces])


# -- luck -------------------------------------------------------------------------------------


def _draws(seats: int) -> int:
    """Homes, workers, winter tiles (S); in each season cargo, tiles and sides of summer boats (A);
    draws by uses (E2, E3); boat 1a from summer on (Y1).
    """
    setup = seats * (1 + 8 + WINTER_EACH[seats])
    laid_out = 3 * VILLAGE_TILES[seats] + len(SUMMER_BOATS)
    boats = [TILES[boat] for boat in BOATS if TILES[boat].min_players <= seats]
    cargo: int = sum([sum(boat.cargo_workers) + sum(boat.cargo_skills) for boat in boats])
    used = USES * sum([_drawn_by_uses(season) for season in range(len(SEASONS))])
    bonus = max([face.boat_workers for tile in TILES for face in tile.faces])
    return setup + laid_out + cargo + used + bonus * (len(SEASONS) - 1)


def _drawn_by_uses(season: int) -> int:
    """The draws of all tiles that can exist by this season, each used once."""
    count = 0
    for tiles in SEASON_TILES[: season + 1]:
        for tile in tiles:
            count += max([face.draw_workers + face.draw_skills for face in TILES[tile].faces])
    return count


# -- points -----------------------------------------------------------------------------------


def _points() -> int:
    """Everything in one hand: F1 to F4."""
    printed = sum([max([face.points for face in tile.faces]) for tile in TILES])
    order = _NEIGHBOURS * len(TURN_ORDER)
    steps = sum([max([face.transport for face in tile.faces]) for tile in TILES])
    boat = max(_most_multiplied() * steps, len(TILES), _BEST_CHAIN)
    workers = _PER_WORKER * (PLACEMENTS + 1)
    skills = _PER_SET_OF_SKILLS * ((_SKILLS + 1) // 3 + 1)
    return printed + order + boat + workers + skills + _PER_RESOURCE * (_RESOURCES + 1)
