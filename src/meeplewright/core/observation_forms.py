"""Observations as one array for nets, such as planes or tokens: named in a game's manifest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Fields = Mapping[str, Any]
"""The fields of one observation or of a batch, as numpy arrays of the shape (…, *field.shape)."""


@dataclass(frozen=True, kw_only=True)
class ObservationForm:
    """An array made from the fields of an observation alone, so it contains nothing hidden."""

    shape: tuple[int, ...]
    """Of one observation."""
    dtype: str
    """The name of a numpy type."""
    low: int
    high: int
    names: tuple[str, ...]
    """What each plane, or each column of a token, means."""
    make: Callable[[Fields], Any]
    """The array of the shape (…, *shape)."""
    version: int | None = None
    """The only version of the game's encoding that it knows; None: all."""
