"""The levels that people choose from, weakest first, and the bots that play them."""

from __future__ import annotations

from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.game import Game
from meeplewright.core.manifest import MORE_SEATS
from meeplewright.core.registry import levels_of

_ANY_GAME = {
    "novice": "hasty",
    "casual": "greedy",
    "club": "search:100",
    "expert": "search:800",
    "master": "search:1s",
}
"""These need only the rules; a game's manifest can name others."""


def level_names() -> list[str]:
    """Every level, weakest first."""
    return list(_ANY_GAME)


def levels_for(game: Game) -> list[str]:
    """The levels of this game, weakest first."""
    return list(_specs(game, 2))


def level_spec(level: str, game: Game, seats: int = 2) -> str:
    """The spec of the bot that plays this level at tables of this game, or InvalidSetup."""
    specs = _specs(game, seats)
    if level not in specs:
        raise InvalidSetup(Reason("bot", "setup-bot-game", {"bot": level, "game": game.name}))
    return specs[level]


def level_specs(level: str, game: Game) -> list[str]:
    """The spec at tables of two, then the one at larger tables if it differs."""
    return list(dict.fromkeys(level_spec(level, game, seats) for seats in (2, MORE_SEATS)))


def _specs(game: Game, seats: int) -> dict[str, str]:
    return _ANY_GAME | dict(levels_of(game.name, seats))
