"""What people may ask of bots: how long one thinks."""

from __future__ import annotations

from meeplewright.bots import level_names, make_bot, without_style
from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.game import Game
from meeplewright.server.settings import Limits


def check_bot(spec: str, game: Game, seat: int, limits: Limits, field: str = "bot") -> None:
    """Refuse a bot that cannot play this game, or asks for too much. Levels are always allowed."""
    budget = make_bot(spec, game, seat).own_budget
    if budget is None or without_style(spec) in level_names():
        return
    if budget.seconds is not None and budget.seconds > limits.bot_seconds:
        raise _too_much(field, "table-bot-seconds", spec, f"{limits.bot_seconds:g}")
    if budget.simulations is not None and budget.simulations > limits.bot_simulations:
        raise _too_much(field, "table-bot-simulations", spec, limits.bot_simulations)


def _too_much(field: str, key: str, spec: str, most: str | int) -> InvalidSetup:
    return InvalidSetup(Reason(field, key, {"bot": spec[:40], "most": most}))
