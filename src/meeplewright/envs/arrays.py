"""Rows of an encoding as numpy arrays, and their fields by name as views on the same memory."""

from __future__ import annotations

from typing import Any

import numpy as np

from meeplewright.core.game import Encoding

Array = Any  # a numpy array
OBSERVATION, MASK = "observation", "action_mask"


def row_array(row: bytes) -> Array:
    """A row of `Encoding.observe` as a new, writable array."""
    return np.frombuffer(row, "<i2").astype(np.int16)


class Layout:
    """Where the fields of an encoding are in its rows."""

    def __init__(self, encoding: Encoding) -> None:
        self._places: list[tuple[str, slice, tuple[int, ...]]] = []
        start = 0
        for field in encoding.fields:
            self._places.append((field.name, slice(start, start + field.size), field.shape))
            start += field.size

    def named(self, rows: Array) -> dict[str, Array]:
        """Views on rows of shape (…, width): by field, of shape (…, *field.shape)."""
        views: dict[str, Array] = {}
        for name, place, shape in self._places:
            view = rows[..., place]
            views[name] = view if len(shape) == 1 else view.reshape(*rows.shape[:-1], *shape)
        return views


def mask_array(encoding: Encoding, ids: list[int]) -> Array:
    """1 for these ids, 0 for all others."""
    mask: Array = np.zeros(encoding.actions, np.int8)
    mask[ids] = 1
    return mask
