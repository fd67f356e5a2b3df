"""Typer's commands with our words: what stands as help in the code is a key of the catalogue,
and becomes a sentence in the chosen language when the help is shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from meeplewright.core.extras import MissingExtra
from meeplewright.locales import languages
from meeplewright.terminal.desk import Desk, game_title, shown
from meeplewright.terminal.mistakes import Mistake

_HEAD = "bold"
_NAME = "cyan"


class Command(TyperCommand):
    """One command: help from the catalogue, and no argument too many."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _show_help(self, ctx)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest:
            raise Mistake("usage-extra", value=shown(rest[0]))
        return rest

    def invoke(self, ctx: Any) -> Any:
        """Runs it. Where an optional package is missing, one sentence says what to install."""
        try:
            return super().invoke(ctx)
        except MissingExtra as missing:
            feature = missing.feature or ctx.command_path
            raise Mistake("extra-missing", feature=feature, extra=missing.extra) from missing


class Group(TyperGroup):
    """The command that holds the others."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _show_help(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            known = ", ".join(self.commands)
            raise Mistake("usage-no-command", command=shown(args[0]), commands=known)
        return super().resolve_command(ctx, args)


def _show_help(command: Any, ctx: Any) -> None:
    desk: Desk = ctx.obj
    say = desk.out.print
    say(Text.assemble((desk.text("help-usage"), _HEAD), ": ", _usage(command, ctx, desk)))
    say()
    say(Padding(_about(command, desk), (0, 2)))
    params = [*command.params, command.get_help_option(ctx)]
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    _section(desk, "help-arguments", (_argument_row(param, desk) for param in arguments))
    _section(desk, "help-options", (_option_row(param, desk) for param in options))
    if isinstance(command, Group):
        rows = ((name, desk.text(found.help or "")) for name, found in command.commands.items())
        _section(desk, "help-commands", rows)
    if any(param.name == "option" for param in options):
        _show_game_options(desk)
    if command.epilog:
        _show_examples(desk, command.epilog)


def _usage(command: Any, ctx: Any, desk: Desk) -> str:
    pieces = [ctx.command_path, desk.text("meta-options")]
    for param in command.params:
        if param.param_type_name == "argument":
            name = desk.text(param.metavar) + ("…" if param.nargs != 1 else "")
            pieces.append(name if param.required else f"[{name}]")
    if isinstance(command, Group):
        pieces.append(desk.text("meta-command"))
    return " ".join(pieces)


def _about(command: Any, desk: Desk) -> str:
    """The short help, and the longer one under the same key with `-more`."""
    keys = [command.help, command.help.replace("app-about", "app") + "-more"]
    return "\n".join(desk.text(key) for key in keys if key in desk.catalogue)


def _section(desk: Desk, key: str, rows: Iterator[tuple[str, str]]) -> None:
    _section_of(desk, desk.text(key), rows)


def _section_of(desk: Desk, title: str, rows: Iterator[tuple[str, str]]) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
    table.add_column(style=_NAME, no_wrap=True)
    table.add_column()
    for name, words in rows:
        table.add_row(name, words)
    if table.row_count:
        desk.out.print()
        desk.out.print(Text(title, _HEAD))
        desk.out.print(table)


def _show_examples(desk: Desk, lines: str) -> None:
    """Never cut, however narrow the terminal, for they are there to be copied."""
    desk.out.print()
    desk.out.print(Text(desk.text("help-examples"), _HEAD))
    for line in lines.splitlines():
        desk.out.print(Text(f"  {line}", _NAME), soft_wrap=True)


def _argument_row(param: Any, desk: Desk) -> tuple[str, str]:
    return desk.text(param.metavar), _explained(param, desk)


def _option_row(param: Any, desk: Desk) -> tuple[str, str]:
    names = ", ".join(param.opts)
    if param.name == "help":
        return names, desk.text("app-help")
    if not param.is_flag:
        names += " " + desk.text(param.metavar)
    return names, _explained(param, desk)


def _explained(param: Any, desk: Desk) -> str:
    words = desk.text(param.help, **_facts())
    if param.required:
        return f"{words} {desk.text('help-required')}"
    if isinstance(param.default, str):
        return f"{words} {desk.text('help-default', value=param.default)}"
    return words


def _show_game_options(desk: Desk) -> None:
    """What each game lets be chosen, in words where the catalogue has them."""
    from meeplewright.core.registry import find_game, game_names

    for name in game_names():
        title = desk.text("help-game-options", game=game_title(desk, name))
        rows = [
            (f"{option.name}={value}", option_words(desk, option.name, value))
            for option in find_game(name).options
            for value in option.values
        ]
        _section_of(desk, title, iter(rows))


def option_words(desk: Desk, name: str, value: str | int) -> str:
    """`farmers: none`"""
    keys = (f"option-{name}", f"option-{name}-{value}")
    if any(key not in desk.catalogue for key in keys):
        return f"{name}={value}"
    return ": ".join(desk.text(key) for key in keys)


def _facts() -> dict[str, str]:
    """What some helps mention."""
    from meeplewright.analysis.effort import LEVELS
    from meeplewright.bots import bot_names
    from meeplewright.core.registry import game_names

    return {
        "efforts": ", ".join(LEVELS),
        "bots": ", ".join(bot_names()),
        "games": ", ".join(game_names()),
        "languages": ", ".join(languages()),
    }
