"""How a state is shown: as a picture in a notebook, and as text.

States know nothing about drawings and texts. The registry, which finds those of a game, registers
itself here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Drawer = Callable[[Any], str | None]
_drawers: list[Drawer] = []
_writers: list[Drawer] = []


def show_with(drawer: Drawer, writer: Drawer) -> None:
    """Set what `draw` and `write` call with a state."""
    _drawers[:] = [drawer]
    _writers[:] = [writer]


def draw(state: object) -> str | None:
    """The state as SVG; None if nothing can draw it."""
    return _drawers[0](state) if _drawers else None


def write(state: object) -> str | None:
    """The state as text; None if nothing can write it."""
    return _writers[0](state) if _writers else None
