"""Cells as numbers: `(y + 128) * 256 + x + 128`; x grows east, y north, the first tile is 0,0.

126 tiles in a line, and an open cell at either end, span 128 cells. So what lies on cells is kept
in a square of 128 by 128: two cells that share a place in it can never both be in use.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WIDTH: Final = 256
CENTRE: Final = 128 * 256 + 128
KEPT: Final = 128 * 128
"""How many places the square has"""
FARTHEST: Final = 125
"""The largest distance of a tile from the first one"""

STEP: Final = vec[i64]([256, 1, -256, -1])
"""From a cell to its neighbour N, E, S, W"""
AROUND: Final = vec[i64]([255, 256, 257, -1, 1, -257, -256, -255])
"""From a cell to the eight cells around it"""


def kept_at(cell: i64) -> i64:
    """The place in the square where this cell is kept."""
    return cell >> 1 & 0x3F80 | cell & 0x7F


def cell_at(x: int, y: int) -> i64:
    return (i64(y) + 128) * WIDTH + i64(x) + 128


def x_of(cell: i64) -> int:
    return int(cell & 255) - 128


def y_of(cell: i64) -> int:
    return int(cell >> 8) - 128


def mirrored(cell: i64) -> i64:
    """The cell with x and y exchanged."""
    return (cell & 255) * WIDTH + (cell >> 8)


def on_table(x: int, y: int) -> bool:
    """Whether a tile could ever lie there."""
    return -FARTHEST <= x <= FARTHEST and -FARTHEST <= y <= FARTHEST
