"""Players that see only a view: the ladder from random upwards."""

from meeplewright.bots.bot import Bot, bot_names, bots_for, make_bot

__all__ = ["Bot", "bot_names", "bots_for", "make_bot"]
