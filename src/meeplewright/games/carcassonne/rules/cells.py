"""Cells as numbers: `(y + 72) * 145 + x + 72`; x grows east, y north, the start tile is 0,0.

71 tiles in a line from the start tile, and an open cell after them, fit in every direction.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WIDTH: Final = 145
CENTRE: Final = 72 * 145 + 72

STEP: Final = vec[i64]([145, 1, -145, -1])
"""From a cell to its neighbour N, E, S, W"""
AROUND: Final = vec[i64]([144, 145, 146, -1, 1, -146, -145, -144])
"""From a cell to the eight cells around it"""


def cell_at(x: int, y: int) -> i64:
    return (i64(y) + 72) * WIDTH + i64(x) + 72


def x_of(cell: i64) -> int:
    return int(cell % WIDTH) - 72


def y_of(cell: i64) -> int:
    return int(cell // WIDTH) - 72


def on_table(x: int, y: int) -> bool:
    """Whether a tile could ever lie there."""
    return -71 <= x <= 71 and -71 <= y <= 71
