"""How a state becomes a picture in a notebook.

States know nothing of drawings. The registry, which finds the drawer of a game, puts itself here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Drawer = Callable[[Any], str | None]
_drawers: list[Drawer] = []


def use_drawer(drawer: Drawer) -> None:
    """From now on `draw` asks this one: called with a state, it returns SVG or None."""
    _drawers[:] = [drawer]


def draw(state: object) -> str | None:
    """The state as SVG; None where nothing draws it."""
    return _drawers[0](state) if _drawers else None
