"""Artificial players at the end of a game, far richer than in random play: villages grown legally,
upgrades, resources, workers, skills, winter tiles, boats, the purple worker.
"""

from random import Random

from meeplewright.games.keyflower.rules.scoring_facts import NO_PLACE, STORED
from meeplewright.games.keyflower.rules.table import ASIDE
from meeplewright.games.keyflower.rules.tiles import (
    BOATS,
    NUMBER_OF,
    SEASON_TILES,
    SUMMER_BOATS,
    TILES,
    TURN_ORDER,
    WINTER_TILES,
)
from meeplewright.games.keyflower.rules.village import STEP, lay, layings, q_of, r_of

from .table import Table, position


def rich_player(rng: Random) -> Table:
    """A finished game of six in which seat 0 owns a lot."""
    table = position(seats=6, season="winter", phase="over", start=rng.choice((0, 0, 1)))
    for tile in owned_tiles(rng):
        own(table, tile, rng)
    upgrade(table, rng)
    for index in range(4):
        table.at.workers[index] = rng.randrange(6)
    for index in range(3):
        table.at.skills[index] = rng.randrange(7)
    for _ in range(rng.randrange(14)):
        drop_resource(table, rng)
    return table


def some(rng: Random, tiles: tuple[int, ...], most: int) -> list[int]:
    return rng.sample(tiles, rng.randrange(min(most, len(tiles)) + 1))


def owned_tiles(rng: Random) -> list[int]:
    """In the order in which a game gives them out."""
    spring, summer, autumn, _ = SEASON_TILES
    found = some(rng, spring, 5) + some(rng, summer[:8], 3) + some(rng, SUMMER_BOATS, 4)
    found += some(rng, autumn, 5) + some(rng, WINTER_TILES, 6)
    return [*found, *some(rng, TURN_ORDER, 2), rng.choice(BOATS)]


def own(table: Table, tile: int, rng: Random) -> None:
    """Place it anywhere legal, every second time beside many tiles; or set it aside (V6)."""
    at = table.at
    at.owner[tile] = 0
    if tile in SUMMER_BOATS:
        at.face[tile] = rng.randrange(2)
    spots = sorted(int(spot) for spot in layings(at, 0, tile))
    if not spots:
        at.place[tile] = ASIDE
        return
    spot = rng.choice(spots)
    if rng.random() < 0.5:
        spot = max(spots, key=lambda each: (beside(table, each // 6), rng.random()))
    lay(at, 0, tile, spot // 6, spot % 6)


def beside(table: Table, cell: int) -> int:
    """How many tiles of the village touch this cell; the river counts as two."""
    laid = {int(table.at.cell[NUMBER_OF[name]]) for name in table.village(0)}
    in_river = q_of(cell) == 0 and r_of(cell) > 0  # south of home_1
    return sum(cell + step in laid for step in STEP) + 2 * in_river


def upgrade(table: Table, rng: Random) -> None:
    for tile in TILES:
        if tile.upgradable and table.at.owner[tile.number] == 0:
            table.at.face[tile.number] = rng.randrange(2)


def drop_resource(table: Table, rng: Random) -> None:
    """On a storage tile if there is one, every second time; otherwise anywhere in the village."""
    tiles = [NUMBER_OF[name] for name in table.village(0)]
    stores = [tile for tile in tiles if STORED[tile] != NO_PLACE]
    tile = rng.choice(stores if stores and rng.random() < 0.5 else tiles)
    table.at.resources[tile * 4 + rng.randrange(4)] += 1
