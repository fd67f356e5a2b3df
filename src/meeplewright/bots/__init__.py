"""Bots. They see only a view. The strength ranges from random upwards."""

from meeplewright.bots.bot import Bot, bot_names, bots_for, make_bot, split_specs
from meeplewright.bots.levels import level_names, level_spec, levels_for

__all__ = [
    "Bot",
    "bot_names",
    "bots_for",
    "level_names",
    "level_spec",
    "levels_for",
    "make_bot",
    "split_specs",
]
