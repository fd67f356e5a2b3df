"""The weights of the network: 8 bits for each, and a scale for every output of a layer."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np

from meeplewright.games.keyflower.bots.zero.net import Weights

SCALE: Final = "_scale"
MOST: Final = 127


@cache
def taught_weights() -> Weights:
    """The weights in the package."""
    return read_weights(files("meeplewright.games.keyflower.bots.zero") / "weights.npz")


def read_weights(path: Any) -> Weights:
    with path.open("rb") as file, np.load(file) as parts:
        return {
            name: parts[name].astype(np.float32) * parts.get(name + SCALE, np.float32(1))
            for name in parts.files
            if not name.endswith(SCALE)
        }


def write_weights(weights: Weights, path: Any) -> None:
    parts: dict[str, Any] = {}
    for name, part in weights.items():
        numbers = np.asarray(part, np.float32)
        if numbers.ndim == 1:  # what is added to the outputs
            parts[name] = numbers
            continue
        scale = np.abs(numbers).max(0) / MOST
        parts[name + SCALE] = np.where(scale > 0, scale, 1).astype(np.float32)
        parts[name] = np.round(numbers / parts[name + SCALE]).astype(np.int8)
    with path.open("wb") as file:
        np.savez_compressed(file, **parts)
