"""The weights of the evaluation, set by hand, in the order of its terms."""

from __future__ import annotations


def early() -> list[float]:
    """With all tiles still to come."""
    return [1.0, 0.8, 0.5, 0.7, 0.5, 1.5, 1.7, 3.7, 5.0, 3.75, 1.25, 2.5, 1.25, 1.25, 1.25]


def late() -> list[float]:
    """With none left."""
    return [1.0, 0.8, 0.2, 0.7, 0.0, 0.0, 0.3, 2.0, 0.5, 0.2, 0.0, 0.0, 0.0, 0.0, 0.0]
