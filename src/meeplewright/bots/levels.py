"""The levels that people choose from, weakest first, and the bot that each of them is in a game."""

from __future__ import annotations

from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.game import Game
from meeplewright.core.registry import levels_of

_NAMES = ["novice", "casual", "club", "expert", "master"]
_ANY_GAME = {"novice": "hasty", "casual": "greedy"}
"""These need nothing but the rules."""


def level_names() -> list[str]:
    """Every level, weakest first."""
    return list(_NAMES)


def levels_for(game: Game) -> list[str]:
    """The levels that there are in this game, weakest first."""
    return list(_specs(game))


def level_spec(level: str, game: Game) -> str:
    """The spec of the bot that plays this level in this game, or InvalidSetup."""
    specs = _specs(game)
    if level not in specs:
        raise InvalidSetup(Reason("bot", "setup-bot-game", {"bot": level, "game": game.name}))
    return specs[level]


def _specs(game: Game) -> dict[str, str]:
    return _ANY_GAME | {**levels_of(game.name)}
