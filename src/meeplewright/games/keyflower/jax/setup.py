"""Setup (KF S): the table at the first decision."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np

from meeplewright.games.keyflower.jax import drawing, facts
from meeplewright.games.keyflower.jax.arrays import Table, empty_table
from meeplewright.games.keyflower.jax.facts import Sizes
from meeplewright.games.keyflower.rules.tiles import HOMES, WINTER_TILES


def parts_of(sizes: Sizes) -> dict[str, int]:
    """The random words of the setup: how many for each part, in this order."""
    return {
        "homes": len(HOMES),
        "workers": facts.FIRST_WORKERS * sizes.seats,
        "season": sizes.season_words,
        "winter": len(WINTER_TILES),
    }


def first_table(sizes: Sizes, words: jax.Array) -> Table:
    """A new game; every draw has its word."""
    parts = parts_of(sizes)
    assert sum(parts.values()) == sizes.setup_words
    ends = np.cumsum(list(parts.values()))[:-1]
    homes, workers, season, winter = jnp.split(words, ends)
    table = drawing.deal_homes(empty_table(sizes), sizes, homes)
    table = drawing.draw_first_workers(table, workers)
    table = drawing.load_boats(table, sizes, season)
    tiles = season[sizes.cargo_workers + sizes.cargo_skills :]
    table = drawing.draw_season_tiles(table, sizes, tiles)
    table = drawing.deal_winter_tiles(table, sizes, winter)
    return drawing.open_auctions(table, jnp.bool_(True), sizes)
