"""What a bot is, and how it is made from a spec: its name, its setting after a colon, and its style
after a plus sign.

Bots see only views. Other packages add bots through the entry point group `meeplewright.bots`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib.metadata import entry_points
from random import Random
from typing import ClassVar

from meeplewright.bots.levels import level_names, level_specs, levels_for
from meeplewright.bots.styles import ANY, split_style, styles_for
from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.extras import MissingExtra
from meeplewright.core.game import Game
from meeplewright.core.manifest import load
from meeplewright.core.player import Budget, Player
from meeplewright.core.registry import game_names, manifest_of, path_of_bot


class Bot(Player):
    """A player made from a spec, once per seat and game. `setting` is what follows the colon,
    `style` what follows the plus sign.
    """

    takes_setting: ClassVar[bool] = False
    takes_style: ClassVar[bool] = False
    """Whether it can play in the styles of a game. Only then `__init__` is called with one."""
    runs_programs: ClassVar[bool] = False
    """Whether its setting names a program to run. Remote users must not be able to choose it."""

    own_budget: Budget | None = None
    """What its setting asks for, for a turn. A server checks it before the bot may play."""
    faults: int = 0
    """How many of its moves were forfeited and replaced by a default legal action."""
    complaints: Sequence[Reason] = ()
    """The reason for the first forfeited move."""

    @classmethod
    def is_offered(cls, game: Game) -> bool:
        """Whether people can choose it as an opponent in this game."""
        return True

    def __init__(self, game: Game, seat: int, setting: str = "", style: str = "") -> None:
        self.game = game
        self.seat = seat
        self.setting = setting
        self.style = style

    def processor_time(self) -> float | None:
        """The CPU seconds that other processes have used for it; None if the system does not say.

        What it uses in this process is measured by whoever asks it.
        """
        return 0.0

    def close(self) -> None:
        """Called when the game is over: release everything outside this process."""


_BUILT_IN = {
    "random": "meeplewright.bots.random_bot:RandomBot",
    "beginner": "meeplewright.bots.beginner:BeginnerBot",
    "careless": "meeplewright.bots.beginner:CarelessBot",
    "hasty": "meeplewright.bots.hasty:HastyBot",
    "greedy": "meeplewright.bots.greedy:GreedyBot",
    "heuristic": "meeplewright.bots.evaluator_bots:HeuristicBot",
    "flat": "meeplewright.bots.flat:FlatBot",
    "uct": "meeplewright.bots.uct:UctBot",
    "program": "meeplewright.bots.program:ProgramBot",
    "search": "meeplewright.bots.evaluator_bots:SearchBot",
    "champion": "meeplewright.bots.evaluator_bots:ChampionBot",
}
_BY_SEATS = "meeplewright.bots.by_seats:BotBySeats"
_GROUP = "meeplewright.bots"
_END_OF_NAME = re.compile("[:+]")
_COMMA = re.compile(r""",(?=(?:[^'"]|'[^']*'|"[^"]*")*$)""")


def bot_names() -> list[str]:
    """Every available bot: the levels, then built-in bots and those of other packages."""
    return [*level_names(), *_kinds()]


def _kinds() -> list[str]:
    of_games = {bot for name in game_names() for bot in manifest_of(name).bots}
    return sorted({*_BUILT_IN, *of_games, *(point.name for point in entry_points(group=_GROUP))})


def bots_for(game: Game) -> list[str]:
    """The bots offered at a table of this game: the levels, and bots of other packages."""
    others = sorted({point.name for point in entry_points(group=_GROUP)} - _BUILT_IN.keys())
    return [*levels_for(game), *(name for name in others if _is_offered(_find(name, game), game))]


def offered_kinds(game: Game) -> list[str]:
    """The bots that only this game has, and those of other packages, if people can choose them.

    One whose packages are not installed is left out.
    """
    named = [*manifest_of(game.name).bots, *(point.name for point in entry_points(group=_GROUP))]
    return [name for name in dict.fromkeys(named) if name not in _BUILT_IN and _offers(name, game)]


def _offers(name: str, game: Game) -> bool:
    try:
        return _is_offered(_find(name, game), game)
    except (InvalidSetup, ModuleNotFoundError):
        return False


def _is_offered(kind: type[Bot], game: Game) -> bool:
    return not kind.runs_programs and kind.is_offered(game)


def make_bot(spec: str, game: Game, seat: int, *, programs: bool = False) -> Bot:
    """The bot for a spec or a level, or InvalidSetup.

    `programs`: whether the spec may name a program on this machine to run. Never allow this for a
    spec that came over the network or from a file.
    """
    level, _ = split_style(spec)
    if level in level_names():
        specs = [one + spec[len(level) :] for one in level_specs(level, game)]
        bots = [make_bot(one, game, seat) for one in specs]
        return bots[0] if len(bots) == 1 else _by_seats(*bots)
    kind, setting, style = _parts(spec, game)
    if kind.runs_programs and not programs:
        raise InvalidSetup(Reason("bot", "setup-bot-local", {"bot": name_in(spec)}))
    return kind(game, seat, setting) if style is None else kind(game, seat, setting, style)


def _by_seats(two: Bot, more: Bot) -> Bot:
    made: Bot = load(_BY_SEATS)(two, more)
    return made


def name_in(spec: str) -> str:
    """The name of the bot or level in a spec, without its setting and style."""
    return _END_OF_NAME.split(spec, maxsplit=1)[0]


def takes_style(spec: str, game: Game) -> bool:
    """Whether this bot or level can play in the styles of this game."""
    if not styles_for(game):
        return False
    specs = level_specs(spec, game) if spec in level_names() else [spec]
    return all(_find(name_in(one), game).takes_style for one in specs)


def with_style(spec: str, game: Game, rng: Random) -> str:
    """The spec, where `+any` is replaced by a style of the game or by none, each equally likely."""
    plain, style = split_style(spec)
    if style != ANY:
        return spec
    styles = styles_for(game) if takes_style(plain, game) else []
    choices = [plain, *(f"{plain}+{one}" for one in styles)]
    return choices[int(rng.random() * len(choices))]


def _parts(spec: str, game: Game) -> tuple[type[Bot], str, str | None]:
    """The kind of a bot, its setting and its style; None if it has no style."""
    name = name_in(spec)
    takes_setting = name not in level_names() and _find(name, game).takes_setting
    plain, style = _split(spec, game)
    before, colon, setting = plain.partition(":")
    is_complete = before == name and bool(colon) == bool(setting)
    if not is_complete or (setting and not takes_setting):
        raise InvalidSetup(Reason("bot", "setup-bot-setting", {"bot": spec[:40]}))
    if style is not None:
        _check_style(style, name, game)
    return _find(name, game), setting, style


def _split(spec: str, game: Game) -> tuple[str, str | None]:
    """As `split_style`, but a plus sign can belong to the setting of a bot without styles."""
    plain, style = split_style(spec)
    name = name_in(spec)
    kind = None if name in level_names() else _find(name, game)
    if kind is None or kind.takes_style or not kind.takes_setting:
        return plain, style
    is_style = style in styles_for(game) and not kind.runs_programs
    return (plain, style) if is_style else (spec, None)


def _check_style(style: str, bot: str, game: Game) -> None:
    """Refuse a style that the game does not have, or for a bot without styles."""
    styles = styles_for(game)
    if not _find(bot, game).takes_style:
        raise InvalidSetup(Reason("bot", "setup-style-bot", {"bot": bot}))
    if not styles:
        raise InvalidSetup(Reason("bot", "setup-style-game", {"game": game.name}))
    if style not in styles:
        facts = {"style": style[:40], "styles": ", ".join(styles)}
        raise InvalidSetup(Reason("bot", "setup-style", {**facts}))


def split_specs(text: str) -> list[str]:
    """The specs between commas. A comma in quotation marks belongs to its spec."""
    return [spec.strip() for spec in _COMMA.split(text)]


def _find(name: str, game: Game) -> type[Bot]:
    if path := _BUILT_IN.get(name) or path_of_bot(name, game.name):
        try:
            found: type[Bot] = load(path)
        except MissingExtra as fault:
            reason = Reason("bot", "setup-bot-extra", {"bot": name, "extra": fault.extra})
            raise InvalidSetup(reason) from fault
        return found
    for point in entry_points(group=_GROUP):
        if point.name == name:
            loaded: type[Bot] = point.load()
            return loaded
    known = ", ".join(bot_names())
    raise InvalidSetup(Reason("bot", "setup-bot", {"bot": name[:40], "bots": known}))
