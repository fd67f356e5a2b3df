"""Parses command-line values: numbers, seats, options of a game."""

from __future__ import annotations

import re
from collections.abc import Mapping

from meeplewright.bots import bot_names, name_in, split_specs
from meeplewright.core.game import Game
from meeplewright.core.records import Seat
from meeplewright.terminal.console import NAME_LENGTH, shown
from meeplewright.terminal.errors import UserError

_PERSON = "person:"
_BOT = "bot:"
_WHOLE = re.compile("-?[0-9]{1,1000}")


def whole(name: str, value: str, least: int) -> int:
    """A whole number that is not below the minimum, or a UserError that names the option."""
    if not _WHOLE.fullmatch(value):
        raise UserError("usage-not-whole", name=name, value=shown(value))
    number = int(value)
    if number < least:
        raise UserError("usage-out-of-range", name=name, value=str(number), least=least)
    return number


def read_options(game: Game, given: list[str]) -> dict[str, object]:
    """`NAME=VALUE` words as the game wants them; the game itself says what it does not know.

    The name of a preset stands for its options; those given besides go before it.
    """
    chosen: dict[str, object] = {}
    presets = {preset.name: preset for preset in game.presets}
    preset: Mapping[str, object] = {}
    for word in given:
        if word in presets:
            preset = presets[word].options
            continue
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise UserError("usage-option-form", value=shown(word))
        if name in chosen:
            raise UserError("usage-option-twice", option=shown(name))
        chosen[name] = _typed(game, name, value)
    return {**preset, **chosen}


def _typed(game: Game, name: str, value: str) -> object:
    """The number 2 for the text `2`, if the option has such a value."""
    for option in game.options:
        if option.name == name:
            for known in option.values:
                if str(known) == value:
                    return known
    return value


def read_seats(text: str) -> tuple[Seat, ...]:
    """`Ann,greedy`: a known bot is a bot, any other word a person; `bot:` and `person:` decide."""
    return tuple(_seat(word.strip()) for word in text.split(","))


def _seat(word: str) -> Seat:
    if word.startswith(_BOT):
        return Seat(_named(word.removeprefix(_BOT)), "bot")
    if word.startswith(_PERSON):
        return Seat(_named(word.removeprefix(_PERSON)))
    is_bot = name_in(word) in bot_names()
    return Seat(_named(word), "bot" if is_bot else "person")


def _named(name: str) -> str:
    if not name.strip():
        raise UserError("usage-seat-empty")
    if len(name) > NAME_LENGTH or not name.isprintable():
        raise UserError("usage-seat-name", name=shown(name))
    return name


def read_bots(text: str, seats: int) -> list[str]:
    """The bot of every seat: a single name fills all seats."""
    named = split_specs(text)
    if len(named) == 1:
        return named * seats
    if len(named) != seats:
        raise UserError("usage-bots-number", bots=len(named), seats=seats)
    return named
