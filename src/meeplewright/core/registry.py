"""Where games, drawers and writers are found, ours in lazy built-in tables: nothing is imported
before it is asked for. Other games come from the entry point group `meeplewright.games`, and who
draws or writes them registers here.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import entry_points

from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.game import Game, State

Drawer = Callable[[State], str]
Writer = Drawer

_BUILT_IN = {
    "carcassonne": ("meeplewright.games.carcassonne", "Carcassonne"),
    "keyflower": ("meeplewright.games.keyflower", "Keyflower"),
}
_GROUP = "meeplewright.games"
_DRAWN_BY = {
    "carcassonne": ("meeplewright.games.carcassonne.art", "draw"),
    "keyflower": ("meeplewright.games.keyflower.art", "draw"),
}
_WRITTEN_BY = dict.fromkeys(_BUILT_IN, ("meeplewright.cli.written", "written"))
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
    draw = _hand(state.game.name, _drawers, _DRAWN_BY)
    return None if draw is None else draw(state)


def register_writer(game: str, write: Writer) -> None:
    """From now on states of this game are written so (plain text of several lines)."""
    _writers[game] = write


def write_state(state: State) -> str:
    """The state as text, everything open; its JSON where nobody registered a writer."""
    write = _hand(state.game.name, _writers, _WRITTEN_BY)
    return json.dumps(state.to_json(), indent=2) if write is None else write(state)


def _hand(
    name: str, registered: Mapping[str, Drawer], ours: Mapping[str, tuple[str, str]]
) -> Drawer | None:
    """Who draws or writes the game of this name."""
    if name in registered or name not in ours:
        return registered.get(name)
    module, attribute = ours[name]
    made: Drawer = getattr(import_module(module), attribute)
    return made
