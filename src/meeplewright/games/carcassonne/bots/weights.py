"""The weights of the evaluation, in the order of its terms.

Written by `scripts/fit_carcassonne.py`, which describes how they were found.
"""

from __future__ import annotations

from typing import Final

SPREAD: Final = 14.5
"""How much a seat's points can still differ from the expected ones, at the start of the game."""


def early() -> list[float]:
    """With all tiles still to come."""
    return [
        1.00,  # points
        0.33,  # city gain
        0.14,  # cloister gain
        0.71,  # field gain
        2.10,  # city back
        1.76,  # road back
        2.61,  # cloister back
        -2.90,  # fields
        1.38,  # outnumbered
        2.12,  # turns
        3.14,  # turns more
        6.89,  # follower 1
        3.83,  # follower 2
        2.73,  # follower 3
        2.45,  # follower 4
        1.67,  # follower 5
        1.40,  # follower 6
        1.08,  # follower 7
    ]


def late() -> list[float]:
    """With none left."""
    return [
        1.00,  # points
        1.45,  # city gain
        -0.06,  # cloister gain
        0.69,  # field gain
        1.77,  # city back
        2.45,  # road back
        -0.23,  # cloister back
        -1.37,  # fields
        -0.55,  # outnumbered
        1.72,  # turns
        3.63,  # turns more
        2.77,  # follower 1
        0.29,  # follower 2
        0.84,  # follower 3
        1.24,  # follower 4
        1.69,  # follower 5
        0.73,  # follower 6
        -0.03,  # follower 7
    ]
