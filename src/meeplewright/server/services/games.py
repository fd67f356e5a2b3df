"""The games that can be played here, for the lobby."""

from __future__ import annotations

from meeplewright.bots import bots_for, styles_for, takes_style
from meeplewright.core.game import Game
from meeplewright.core.lessons import lessons
from meeplewright.core.registry import find_game, game_names, manifest_of
from meeplewright.server.live.hints import aids_of
from meeplewright.server.services.responses import GameForm, GamesForm


def list_form(webhooks: bool) -> GamesForm:
    """Every installed game with its choices; whether users may set webhooks."""
    found = [find_game(name) for name in game_names()]
    return {"games": [_form(game) for game in found], "webhooks": webhooks}


def _form(game: Game) -> GameForm:
    bots = bots_for(game)
    return {
        "name": game.name,
        "rules": game.rules,
        "seat_counts": list(game.seat_counts),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "rule": option.rule,
                "seat_counts": {
                    str(value): list(counts) for value, counts in option.seat_counts.items()
                },
            }
            for option in game.options
        ],
        "presets": [
            {"name": preset.name, "options": dict(game.checked_options(preset.options))}
            for preset in game.presets
        ],
        "aids": aids_of(game),
        "orders": list(game.orders),
        "bots": bots,
        "styles": styles_for(game),
        "styled_bots": [bot for bot in bots if takes_style(bot, game)],
        "rated_options": dict(manifest_of(game.name).rated_options),
        "lesson": game.name in lessons(),
    }
