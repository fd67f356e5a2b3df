"""What a bot is, and how one is made from a spec: its name, and its setting behind a colon.

Bots see views only. Third parties add theirs through the entry point group `meeplewright.bots`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from typing import ClassVar

from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.game import Game
from meeplewright.core.player import Player


class Bot(Player):
    """A player made from a spec, once per seat and game. `setting` is what follows the colon."""

    takes_setting: ClassVar[bool] = False

    @classmethod
    def is_offered(cls, game: Game) -> bool:
        """Whether people may choose it as an opponent in this game."""
        return True

    def __init__(self, game: Game, seat: int, setting: str = "") -> None:
        self.game = game
        self.seat = seat
        self.setting = setting


_BUILT_IN = {
    "random": ("meeplewright.bots.random_bot", "RandomBot"),
    "greedy": ("meeplewright.bots.greedy", "GreedyBot"),
    "heuristic": ("meeplewright.bots.thinking", "HeuristicBot"),
    "flat": ("meeplewright.bots.flat", "FlatBot"),
    "uct": ("meeplewright.bots.uct", "UctBot"),
    "search": ("meeplewright.bots.thinking", "SearchBot"),
}
_GROUP = "meeplewright.bots"


def bot_names() -> list[str]:
    """Every bot that can play here, built in or from an installed package."""
    return sorted({*_BUILT_IN, *(point.name for point in entry_points(group=_GROUP))})


def bots_for(game: Game) -> list[str]:
    """The bots that people are offered at a table of this game."""
    return [name for name in bot_names() if _find(name).is_offered(game)]


def make_bot(spec: str, game: Game, seat: int) -> Bot:
    """The bot a spec asks for, or InvalidSetup."""
    name, colon, setting = spec.partition(":")
    kind = _find(name)
    if bool(colon) != bool(setting) or (setting and not kind.takes_setting):
        raise InvalidSetup(Reason("bot", "setup-bot-setting", {"bot": spec[:40]}))
    return kind(game, seat, setting)


def _find(name: str) -> type[Bot]:
    if name in _BUILT_IN:
        module, attribute = _BUILT_IN[name]
        found: type[Bot] = getattr(import_module(module), attribute)
        return found
    for point in entry_points(group=_GROUP):
        if point.name == name:
            loaded: type[Bot] = point.load()
            return loaded
    known = ", ".join(bot_names())
    raise InvalidSetup(Reason("bot", "setup-bot", {"bot": name[:40], "bots": known}))
