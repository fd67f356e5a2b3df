"""How a notebook gets the picture of a state.

States know nothing about drawings. The registry, which finds the drawer of a game, registers itself
here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Drawer = Callable[[Any], str | None]
_drawers: list[Drawer] = []


def use_drawer(drawer: Drawer) -> None:
    """Set the drawer that `draw` calls: it takes a state and returns SVG or None."""
    _drawers[:] = [drawer]


def draw(state: object) -> str | None:
    """The state as SVG; None if nothing can draw it."""
    return _drawers[0](state) if _drawers else None
