"""A batched game as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from meeplewright.games.carcassonne.art.board import board_svg
from meeplewright.games.carcassonne.rules.base import FOLLOWERS, LETTERS


def svg_of(fields: Mapping[str, Any], points: Any, player: int | None) -> str:
    """The board as SVG, from what seat 0 knows, the points and the seat to act."""
    rows = np.asarray(fields["tiles"])[: int(fields["tiles_laid"][0])].tolist()
    tiles = [{"tile": LETTERS[kind], "x": x, "y": y, "turn": turn} for kind, x, y, turn, *_ in rows]
    followers = [
        {"seat": seat, "x": x, "y": y, "on": FOLLOWERS[code].on, "at": FOLLOWERS[code].at}
        for _, x, y, _, seat, code in rows
        if seat >= 0
    ]
    form = {"tiles": tiles, "followers": followers, "points": np.asarray(points).tolist()}
    return board_svg({**form, "to_act": player})
