"""Bots. They see only a view. The strength ranges from random upwards."""

from meeplewright.bots.bot import (
    Bot,
    bot_names,
    bots_for,
    make_bot,
    name_in,
    split_specs,
    takes_style,
    with_style,
)
from meeplewright.bots.levels import level_names, level_spec, levels_for
from meeplewright.bots.styles import styles_for, without_style

__all__ = [
    "Bot",
    "bot_names",
    "bots_for",
    "level_names",
    "level_spec",
    "levels_for",
    "make_bot",
    "name_in",
    "split_specs",
    "styles_for",
    "takes_style",
    "with_style",
    "without_style",
]
