"""The picture on the home page: a part of a village, cut to a frame."""

import re
from typing import Any

from meeplewright.games.keyflower.art import village_svg
from meeplewright.games.keyflower.art.facts import RESOURCES, WORKERS

# A village in winter: tile, face, cell and sixths of a turn; the resources and workers on it.
VILLAGE = """
    home_2 back 0 0 0
    keywood back 1 0 1 wood=3
    stable front 1 -1 4 red=2
    key_mine front 2 -1 2 blue=1
    carpenter back 3 -1 4
    summer_boat_2 b 3 0 4
    timber_yard front 2 -2 2 wood=2 gold=1
    sawmill front 1 -2 3 yellow=3
    keythedral front 0 -2 1
    village_hall front 3 -2 2
    scribes front 2 -3 4
    turn_order_tile_2 turn_order_2_start 0 -1 0
    keyflower boat -1 -1 3
"""
VILLAGE_BOX = "-280 -345 860 500"


def cover() -> str:
    """A part of a village with its resources and workers."""
    tiles = [_village_tile(line.split()) for line in VILLAGE.strip().splitlines()]
    drawn = village_svg({"villages": [{"tiles": tiles}]}, 0)
    box = f'width="900" height="523" viewBox="{VILLAGE_BOX}"'
    return re.sub(r'width="[^"]*" height="[^"]*" viewBox="[^"]*"', box, drawn, count=1)


def _village_tile(words: list[str]) -> dict[str, Any]:
    tile, face, q, r, turn, *things = words
    there = {name: int(count) for name, count in (thing.split("=") for thing in things)}
    workers = {name: there[name] for name in there if name in WORKERS}
    return {
        "tile": tile,
        "face": face,
        "q": int(q),
        "r": int(r),
        "turn": int(turn),
        "resources": {name: there[name] for name in there if name in RESOURCES},
        "workers": workers,
        "colour": next(iter(workers), None),
    }
