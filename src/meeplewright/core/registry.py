"""Finds games by their manifests: those in `meeplewright.games`, and those that other packages
offer through the entry point group `meeplewright.games`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any

from meeplewright.core.display import show_with
from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.game import Game, State
from meeplewright.core.manifest import MORE_SEATS, Manifest, load

_GROUP = "meeplewright.games"  # the package of our own games, and the entry points of others


@cache
def _built_in() -> frozenset[str]:
    package = import_module(_GROUP)
    return frozenset(found.name for found in iter_modules(package.__path__) if found.ispkg)


def game_names() -> list[str]:
    """Every available game, built in or from an installed package."""
    return sorted({*_built_in(), *(point.name for point in entry_points(group=_GROUP))})


def is_built_in(name: str) -> bool:
    """Whether a game is built in."""
    return name in _built_in()


def manifest_of(name: str) -> Manifest:
    """The manifest of the game with this name, or InvalidSetup."""
    found = _find(name)
    if found is None:
        known = ", ".join(game_names())
        raise InvalidSetup(Reason("game", "setup-game", {"game": name, "games": known}))
    return found


def _find(name: str) -> Manifest | None:
    """Reads the entry points, which takes milliseconds, only if the game is not built in."""
    if name in _built_in():
        return _checked(import_module(f"{_GROUP}.{name}.manifest").MANIFEST)
    for point in entry_points(group=_GROUP):
        if point.name == name:
            return _checked(point.load())
    return None


def _checked(found: object) -> Manifest:
    if not isinstance(found, Manifest):
        raise TypeError(f"the entry point does not give a Manifest but {found!r}")
    return found


def find_game(name: str) -> Game:
    """The game with this name, or InvalidSetup."""
    found = load(manifest_of(name).game)
    game = found() if callable(found) else found
    if not isinstance(game, Game):
        raise TypeError(f"the manifest does not name a Game but {found!r}")
    return game


def part_of(name: str, part: str) -> Any:
    """A part of a game, loaded; None if there is no such game or no such part."""
    found = _find(name)
    path = None if found is None else getattr(found, part)
    return None if path is None else load(path)


def package_of(name: str) -> str:
    """The package or module of a game's rules."""
    return manifest_of(name).game.partition(":")[0]


def levels_of(name: str, seats: int = 2) -> Mapping[str, str]:
    """The levels that a game names for this number of seats; none if the game is not registered."""
    found = _find(name)
    if found is None:
        return {}
    return {**found.levels, **found.levels_of_more} if seats >= MORE_SEATS else found.levels


def styles_of(name: str) -> tuple[str, ...]:
    """The playing styles that a game names; none if the game is not registered."""
    found = _find(name)
    return () if found is None else found.styles


def path_of_bot(bot: str, game: str) -> str | None:
    """The import path of a bot that games provide.

    Bots of several games can have the same name: then this game's own is meant.
    """
    names = sorted(game_names(), key=lambda name: name != game)
    found = (manifest_of(name).bots.get(bot) for name in names)
    return next((path for path in found if path is not None), None)


def importers() -> dict[str, str]:
    """Every format of other programs that some game can read, and its reader."""
    found = [manifest_of(name).importers for name in game_names()]
    return {form: path for of_game in found for form, path in of_game.items()}


def game_citing(rule: str) -> str | None:
    """The game with this prefix of rule numbers."""
    prefix = rule.partition(" ")[0]
    return next((name for name in game_names() if manifest_of(name).rule_prefix == prefix), None)


def draw_state(state: State) -> str | None:
    """The state as SVG, or None if its game has no drawer."""
    drawer: Callable[[State], str] | None = part_of(state.game.name, "drawer")
    return None if drawer is None else drawer(state)


def write_state(state: State) -> str:
    """The state as text, with everything visible; as JSON if its game has no writer."""
    text = _text_of(state)
    return json.dumps(state.to_json(), indent=2) if text is None else text


def _text_of(state: State) -> str | None:
    writer: Callable[[State], str] | None = part_of(state.game.name, "text")
    return None if writer is None else writer(state)


show_with(draw_state, _text_of)
