"""The weights of the network."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np

from meeplewright.games.carcassonne.bots.zero.net import Weights


@cache
def taught_weights() -> Weights:
    """The weights in the package."""
    return read_weights(files("meeplewright.games.carcassonne.bots.zero") / "weights.npz")


def read_weights(path: Any) -> Weights:
    with path.open("rb") as file, np.load(file) as parts:
        return {name: parts[name].astype(np.float32) for name in parts.files}
