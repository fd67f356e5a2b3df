"""The picture on the home page: a part of a real game, cut to a frame."""

import re
from collections.abc import Iterator
from typing import Any

from meeplewright.games.carcassonne import art

TILE = 100  # the side of a tile in the drawing

# The final board of the game in the README, as rows from north to south: a tile's letter and its
# quarter turns. The outermost tiles are outside the frame, so that walls and roads continue at its
# edge.
ROWS = """
    -- -- E2 -- -- -- -- V3 O1 N3 --
    -- L2 D0 -- P2 H0 Q3 W3 W2 D2 --
    M1 R3 E1 G0 T0 K3 -- U0 B0 H1 E1
    -- S1 -- A0 U0 K2 D2 V1 E1 C0 K3
    -- J0 P2 O3 W1 J0 D0 V0 B0 H1 A2
    -- P3 L0 L0 V1 -- F0 -- R2 R3 B0
    -- -- -- -- -- B0 V3 V1 -- N0 E3
"""
# seat, column, row from the north, the kind of segment, its side
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


def cover() -> str:
    """A part of a board with its followers; the page may cut off more of its edges."""
    rows = [row.split() for row in ROWS.strip().splitlines()]
    across, down = len(rows[0]) - 2, len(rows) - 2
    drawn = art.board_svg({"tiles": list(_laid(rows)), "followers": list(_standing())})
    box = f'viewBox="{TILE} {TILE} {across * TILE} {down * TILE}"'
    size = f'width="{across * TILE}" height="{down * TILE}" {box}'
    return re.sub(r'width="[^"]*" height="[^"]*" viewBox="[^"]*"', size, drawn, count=1)


def _laid(rows: list[list[str]]) -> Iterator[dict[str, Any]]:
    """y grows north on the board, so rows count down from 0."""
    for y, row in enumerate(rows):
        for x, tile in enumerate(row):
            if tile != "--":
                yield {"tile": tile[0], "x": x, "y": -y, "turn": int(tile[1])}


def _standing() -> Iterator[dict[str, Any]]:
    for seat, x, y, on, at in FOLLOWERS:
        yield {"seat": seat, "x": x, "y": -y, "on": on, "at": at}
