"""The levels that people choose from, weakest first, and the bot that each of them is in a game."""

from __future__ import annotations

from meeplewright.bots.minds import has_mind
from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.game import Game

_ANY_GAME = {"novice": "hasty", "casual": "greedy"}
"""These need nothing but the rules."""
_KNOWN_GAME = {"club": "heuristic", "expert": "search:100", "master": "search:1s"}
"""These need a judgement of the game. An expert is as strong on any machine; a master takes the
time that people gladly give, and is stronger on a quicker one."""
_SPECS = _ANY_GAME | _KNOWN_GAME


def level_names() -> list[str]:
    """Every level, weakest first."""
    return list(_SPECS)


def levels_for(game: Game) -> list[str]:
    """The levels that there are in this game, weakest first."""
    return list(_SPECS if has_mind(game.name) else _ANY_GAME)


def level_spec(level: str, game: Game) -> str:
    """The spec of the bot that plays this level in this game, or InvalidSetup."""
    if level not in levels_for(game):
        raise InvalidSetup(Reason("bot", "setup-bot-game", {"bot": level, "game": game.name}))
    return _SPECS[level]
