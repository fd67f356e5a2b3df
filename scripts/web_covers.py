"""The pictures that greet people on the start page: a piece of a real game, cut to a frame."""

import re
from collections.abc import Iterator
from typing import Any

from meeplewright.games.carcassonne import art
from meeplewright.games.keyflower.art import village_svg
from meeplewright.games.keyflower.art.facts import RESOURCES, WORKERS

TILE = 100  # the side of a tile in the drawing

# The game of the README at its end, as rows from north to south: a tile's letter and its quarter
# turns. The outermost tiles lie outside the frame, so that walls and roads go on at its edge.
CARCASSONNE = """
    -- -- E2 -- -- -- -- V3 O1 N3 --
    -- L2 D0 -- P2 H0 Q3 W3 W2 D2 --
    M1 R3 E1 G0 T0 K3 -- U0 B0 H1 E1
    -- S1 -- A0 U0 K2 D2 V1 E1 C0 K3
    -- J0 P2 O3 W1 J0 D0 V0 B0 H1 A2
    -- P3 L0 L0 V1 -- F0 -- R2 R3 B0
    -- -- -- -- -- B0 V3 V1 -- N0 E3
"""
# seat, column, row from the north, what it stands on, where
FOLLOWERS = (
    (1, 1, 1, "field", "NR"),
    (0, 2, 1, "field", "ER"),
    (2, 6, 1, "city", "N"),
    (0, 9, 1, "road", "E"),
    (1, 5, 2, "road", "E"),
    (2, 7, 2, "field", "NR"),
    (1, 5, 3, "field", "NL"),
    (2, 7, 3, "road", "N"),
    (1, 7, 4, "road", "S"),
    (0, 8, 4, "cloister", None),
    (1, 1, 5, "road", "N"),
    (0, 6, 5, "city", "E"),
)


def carcassonne() -> str:
    """A piece of a board with its followers; the page may cut off more of its edges."""
    rows = [row.split() for row in CARCASSONNE.strip().splitlines()]
    across, down = len(rows[0]) - 2, len(rows) - 2
    drawn = art.board_svg({"tiles": list(_laid(rows)), "followers": list(_standing())})
    box = f'viewBox="{TILE} {TILE} {across * TILE} {down * TILE}"'
    size = f'width="{across * TILE}" height="{down * TILE}" {box}'
    return re.sub(r'width="[^"]*" height="[^"]*" viewBox="[^"]*"', size, drawn, count=1)


# A village in winter: tile, face, cell and sixths of a turn; what lies and who stands on it.
KEYFLOWER = """
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


def keyflower() -> str:
    """A piece of a village with what lies and stands in it."""
    tiles = [_village_tile(line.split()) for line in KEYFLOWER.strip().splitlines()]
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


def _laid(rows: list[list[str]]) -> Iterator[dict[str, Any]]:
    """y grows north on the board, so rows count down from 0."""
    for y, row in enumerate(rows):
        for x, tile in enumerate(row):
            if tile != "--":
                yield {"tile": tile[0], "x": x, "y": -y, "turn": int(tile[1])}


def _standing() -> Iterator[dict[str, Any]]:
    for seat, x, y, on, at in FOLLOWERS:
        yield {"seat": seat, "x": x, "y": -y, "on": on, "at": at}
