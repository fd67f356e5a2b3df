"""A state as pixels: the drawing of its game (SVG) on a square of a fixed size."""

from __future__ import annotations

import io
from typing import Any

import numpy as np

from meeplewright.core import State, draw_state
from meeplewright.core.extras import needs

with needs("research"):
    import resvg_py
    from PIL import Image

PAPER = (251, 247, 236)


def pixels(state: State, size: int) -> Any:
    """An array (size, size, 3) of bytes. Every frame of a game has the same shape, however the
    board grows, so you can make videos. If the game has no drawing, the frame is blank.
    """
    page = Image.new("RGB", (size, size), PAPER)
    drawing = draw_state(state)
    if drawing is not None:
        drawn = resvg_py.svg_to_bytes(svg_string=drawing, width=size, height=size)  # fits in there
        picture = Image.open(io.BytesIO(drawn))
        middle = ((size - picture.width) // 2, (size - picture.height) // 2)
        page.paste(picture, middle, picture.convert("RGBA"))
    return np.asarray(page)
