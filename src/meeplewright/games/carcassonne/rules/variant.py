"""A variant: which sets of tiles are in the game, with the options that change them.

Variants are made once and shared. Everything that depends on the set of tiles follows from here:
the tables, how many tiles of each type there are, the first tile, the figures, the seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.games.carcassonne.rules.tables import BASE, Tables, all_tables
from meeplewright.games.carcassonne.rules.tiles import (
    ALL_TILES,
    BASE_TILES,
    EXPANSIONS,
    SPRING,
    SPRING_TURN,
    START_TILE,
    Tile,
)

RIVER: Final = 1
INNS: Final = 2
TRADERS: Final = 4
"""The sets as bits, in the order of EXPANSIONS"""

NO_EXPANSION: Final = "none"
IN_STOCK: Final = "in_stock"
NO_U_TURN: Final = "no_u_turn"
START_TILE_RULES: Final = (IN_STOCK, "out")  # CA R3
TURN_RULES: Final = (NO_U_TURN, "alternate")  # CA R7

MOST_SEATS: Final = 6
"""No variant has more (CA I18)."""
FOLLOWERS_EACH: Final = 7  # CA 1.3: the eighth is on the score track

FIGURES: Final = ("follower", "big", "builder", "pig")
PLAIN: Final = 0
BIG: Final = 1
BUILDER: Final = 2
PIG: Final = 3


def _name_of(sets: int) -> str:
    names = [name for bit, name in enumerate(EXPANSIONS) if sets >> bit & 1]
    return "-".join(names) if names else NO_EXPANSION


CHOICES: Final = tuple([_name_of(sets) for sets in (0, 1, 2, 4, 3, 5, 6, 7)])
"""The values of the option `expansions`"""


@final
class Variant:
    """The tiles and figures of a game. Use `variant_of`."""

    def __init__(self, expansions: str, start_tile: str, river_turns: str) -> None:
        sets = sum([1 << bit for bit, name in enumerate(EXPANSIONS) if name in expansions])
        self.expansions: Final = expansions
        self.start_tile: Final = start_tile
        self.river_turns: Final = river_turns
        self.sets: Final[i64] = sets
        self.alternate: Final = river_turns != NO_U_TURN
        self.tables: Final[Tables] = all_tables() if sets else BASE
        tiles = ALL_TILES if sets else BASE_TILES
        counts = [_count(tile, sets) for tile in tiles]
        if sets & RIVER and start_tile != IN_STOCK:
            counts[START_TILE] -= 1
        self.counts: Final = vec[i64](counts)  # by type, with the first tile
        self.total: Final[i64] = sum(counts)
        self.first_tile: Final[i64] = SPRING if sets & RIVER else START_TILE
        self.first_turn: Final[i64] = SPRING_TURN if sets & RIVER else 0
        self.river_tiles: Final[i64] = sum(
            [count for tile, count in zip(tiles, counts, strict=True) if tile.river]
        )
        self.all_segments: Final[i64] = sum(
            [count * len(tile.segments) for tile, count in zip(tiles, counts, strict=True)]
        )
        self.letters: Final = tuple(
            [tile.letter for tile, count in zip(tiles, counts, strict=True) if count]
        )  # of the types in the game
        self.most_open: Final[i64] = 2 * sum(counts) + 2
        self.most_standing: Final[i64] = 10 * MOST_SEATS if sets else 35

    def figures_each(self, figure: int) -> int:
        """How many figures of this kind every player has (CA M3)."""
        if figure == PLAIN:
            return FOLLOWERS_EACH
        return 1 if self.sets & (INNS if figure == BIG else TRADERS) else 0


def _count(tile: Tile, sets: int) -> int:
    is_in = not tile.expansion or sets >> EXPANSIONS.index(tile.expansion) & 1
    return tile.count if is_in else 0


_made: Final[dict[tuple[str, str, str], Variant]] = {}


def variant_of(options: Mapping[str, str | int]) -> Variant:
    """The variant that these options choose."""
    expansions = str(options.get("expansions", NO_EXPANSION))
    start_tile = str(options.get("river_start_tile", IN_STOCK))
    river_turns = str(options.get("river_turns", NO_U_TURN))
    key = (expansions, start_tile, river_turns)
    found = _made.get(key)
    if found is None:
        found = Variant(expansions, start_tile, river_turns)
        _made[key] = found
    return found


BASE_VARIANT: Final = variant_of({})
