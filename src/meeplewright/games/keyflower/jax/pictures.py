"""A batched game as a picture: its table as one of the rules, drawn by the game's art."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.games.keyflower.art.auction import keyflower_svg
from meeplewright.games.keyflower.jax import facts
from meeplewright.games.keyflower.jax.arrays import NO_TILE
from meeplewright.games.keyflower.jax.arrays import Table as Arrays
from meeplewright.games.keyflower.rules.setup import new_table
from meeplewright.games.keyflower.rules.table import ALL_TILES, MOST_SEATS, VILLAGE, Table
from meeplewright.games.keyflower.rules.village import cell_at
from meeplewright.games.keyflower.rules.writing import fully_written

_NUMBERS: Final = (
    *("phase", "season", "player", "start_player", "passes", "act", "target", "last_group"),
    *("next_colour", "steps", "upgrades", "aside_skill", "boat_turn", "purple_free", "green"),
)
_SAME: Final = ("moving", "aside", "supply", "bag", "pile", "boat_order", "place", "face", "turn")
"""With the same size as in the rules."""
_PADDED: Final = (
    *("workers", "skills", "home", "laying", "built", "dealt", "chosen"),
    *("cargo_workers", "cargo_skills", "last_use", "resources", "on_tile"),
)
"""By seat, boat or tile; the rules have room for more of them."""
_NO_ONE: Final = ("owner", "colour")


def svg_of(arrays: Arrays, rules: int) -> str:
    """The whole table of one game."""
    return keyflower_svg(fully_written(table_of(arrays, rules)))


def table_of(arrays: Arrays, rules: int) -> Table:
    """The same table as one of the rules, without what is known about hidden things."""
    table = new_table(len(arrays.workers), rules)
    for name in _NUMBERS:
        setattr(table, name, int(getattr(arrays, name)))
    for name in (*_SAME, *_NO_ONE):
        setattr(table, name, _numbers(getattr(arrays, name)))
    for name in _PADDED:
        numbers = _numbers(getattr(arrays, name))
        old = getattr(table, name)
        setattr(table, name, vec[i64]([*numbers, *list(old)[len(numbers) :]]))
    _put_bids(table, arrays)
    _put_villages(table, arrays)
    return table


def _numbers(array: Any) -> vec[i64]:
    return vec[i64](np.asarray(array).reshape(-1).tolist())


def _put_bids(table: Table, arrays: Arrays) -> None:
    """The engine has them by stall."""
    for name in ("bid", "bid_colour"):
        by_tile: Any = np.zeros((ALL_TILES, MOST_SEATS), int)
        by_stall = np.asarray(getattr(arrays, name))
        for stall, tile in enumerate(np.asarray(arrays.stall).tolist()):
            if tile < NO_TILE:
                by_tile[tile, : by_stall.shape[1]] = by_stall[stall]
        setattr(table, name, _numbers(by_tile))


def _put_villages(table: Table, arrays: Arrays) -> None:
    """The engine numbers cells in another way."""
    middle = facts.ACROSS // 2
    cells = np.asarray(arrays.cell).tolist()
    is_laid = np.asarray(arrays.place) == VILLAGE
    table.cell = vec[i64](
        [
            int(cell_at(cell % facts.ACROSS - middle, cell // facts.ACROSS - middle)) if here else 0
            for cell, here in zip(cells, is_laid, strict=True)
        ]
    )
