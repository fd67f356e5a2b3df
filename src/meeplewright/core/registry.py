"""Where games, drawers and writers are found. Games come from a lazy built-in table and from the
entry point group `meeplewright.games`; drawers and writers are registered by whoever can draw or
write, and ours come when they are needed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points

from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.game import Game, State

Drawer = Callable[[State], str]
Writer = Callable[[State], str]

_BUILT_IN = {
    "carcassonne": ("meeplewright.carcassonne", "Carcassonne"),
    "keyflower": ("meeplewright.keyflower", "Keyflower"),
}
_GROUP = "meeplewright.games"
# What registers the drawers and the writers of our own games when it is imported.
_DRAWN_BY = "meeplewright.art"
_WRITTEN_BY = "meeplewright.cli.written"
_drawers: dict[str, Drawer] = {}
_writers: dict[str, Writer] = {}


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
    name = state.game.name
    if name in _BUILT_IN and name not in _drawers:
        import_module(_DRAWN_BY)
    draw = _drawers.get(name)
    return None if draw is None else draw(state)


def register_writer(game: str, write: Writer) -> None:
    """From now on states of this game are written so (plain text of several lines)."""
    _writers[game] = write


def write_state(state: State) -> str:
    """The state as text, everything open; its JSON where nobody registered a writer."""
    name = state.game.name
    if name in _BUILT_IN and name not in _writers:
        import_module(_WRITTEN_BY)
    write = _writers.get(name)
    return json.dumps(state.to_json(), indent=2) if write is None else write(state)
