"""Where games and drawers are found. Games come from a lazy built-in table and from the entry
point group `meeplewright.games`; drawers are registered by whoever can draw.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points

from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.game import Game, State

Drawer = Callable[[State], str]

_BUILT_IN = {
    "carcassonne": ("meeplewright.carcassonne", "Carcassonne"),
    "keyflower": ("meeplewright.keyflower", "Keyflower"),
}
_GROUP = "meeplewright.games"
_drawers: dict[str, Drawer] = {}


def game_names() -> list[str]:
    """Every game that can be played here, built in or from an installed package."""
    return sorted({*_BUILT_IN, *(point.name for point in entry_points(group=_GROUP))})


def find_game(name: str) -> Game:
    """The game of this name, or InvalidSetup."""
    if name in _BUILT_IN:
        module, attribute = _BUILT_IN[name]
        return _made(getattr(import_module(module), attribute))
    for point in entry_points(group=_GROUP):
        if point.name == name:
            return _made(point.load())
    known = ", ".join(game_names())
    raise InvalidSetup(Reason("game", "setup-game", {"game": name, "games": known}))


def _made(game: object) -> Game:
    made = game() if callable(game) else game
    if not isinstance(made, Game):
        raise TypeError(f"the entry point does not give a Game but {made!r}")
    return made


def register_drawer(game: str, draw: Drawer) -> None:
    """From now on states of this game are drawn so (an SVG text)."""
    _drawers[game] = draw


def draw_state(state: State) -> str | None:
    """The state as SVG, or None where nobody registered a drawer for its game."""
    draw = _drawers.get(state.game.name)
    return None if draw is None else draw(state)
