"""A small language for the things that a player scores with at the end.

    hoard("2 blue, 1 saw, 3 wood, purple", "scribes", "timber_yard back: 3 wood, 1 gold")

Tiles have their ids from tiles.json; a name alone is its front. `wild` means boat 3b, `real` that
unused gold must be real gold (KF O2), `stays` that storage tiles keep what is on them (KF O7).
"""

import json
from importlib.resources import files
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.games.keyflower.rules.allocation import ITEMS, PLACES, RESOURCES, best_points
from meeplewright.games.keyflower.rules.itemised import Allocation, best_allocation
from meeplewright.games.keyflower.rules.scoring_facts import (
    FACES,
    NO_PLACE,
    PLACE_OF,
    PLACE_POINTS,
    STORED,
    STORED_POINTS,
)

ITEM_NAMES = (
    "blue", "red", "yellow", "green", "saw", "pickaxe", "anvil", "wood", "stone", "iron", "gold",
)  # fmt: skip


def _tile_ids() -> list[str]:
    text = (
        files("meeplewright.games.keyflower")
        .joinpath("data", "tiles.json")
        .read_text(encoding="utf-8")
    )
    groups: dict[str, list[dict[str, Any]]] = json.loads(text)["tiles"]
    return [tile["id"] for group in groups.values() for tile in group]


TILE_IDS = _tile_ids()


class Hoard(NamedTuple):
    """The arguments of the engine, as plain lists."""

    items: list[int]
    stores: list[list[int]]
    places: list[int]
    purple: bool = False
    wild: bool = False
    loose: bool = True
    stays: bool = False

    def packed(self) -> tuple[vec[i64], vec[i64], vec[i64], bool, bool, bool, bool]:
        lying = [number for store in self.stores for number in store]
        packed = vec[i64](self.items), vec[i64](lying), vec[i64](self.places)
        return *packed, self.purple, self.wild, self.loose, self.stays

    @property
    def points(self) -> int:
        return int(best_points(*self.packed()))

    @property
    def allocation(self) -> Allocation:
        return best_allocation(*self.packed())


def counts(text: str) -> tuple[list[int], set[str]]:
    """The counts by item, and the words that are none."""
    found = [0] * ITEMS
    words: set[str] = set()
    for word in filter(None, text.split(", ")):
        if word[0].isdigit():
            count, name = word.split()
            found[ITEM_NAMES.index(name)] += int(count)
        else:
            words.add(word)
    return found, words


def hoard(items: str, *tiles: str) -> Hoard:
    lying, words = counts(items)
    assert words <= {"purple", "wild", "real", "stays"}
    places = [0] * PLACES
    stores: list[list[int]] = []
    for text in tiles:
        name, _, stored = text.partition(": ")
        tile, _, face = name.partition(" ")
        number = TILE_IDS.index(tile)
        if PLACE_OF[number] != NO_PLACE:
            places[PLACE_OF[number]] = PLACE_POINTS[number]
        else:
            points = STORED_POINTS[FACES * number + (face == "back")]
            stores.append([STORED[number], points, *counts(stored)[0][RESOURCES:]])
    flags = ("purple" in words, "wild" in words, "real" not in words, "stays" in words)
    return Hoard(lying, stores, places, *flags)
