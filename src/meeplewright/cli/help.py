"""Typer's commands with help from the catalogue: a help text in the code is a key, which is looked
up in the chosen language when the help is shown.
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
from meeplewright.terminal.console import Terminal, game_title, shown
from meeplewright.terminal.errors import UserError

_HEAD = "bold"
_NAME = "cyan"


class Command(TyperCommand):
    """One command: help from the catalogue, and an error for surplus arguments."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _show_help(self, ctx)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest:
            raise UserError("usage-extra", value=shown(rest[0]))
        return rest

    def invoke(self, ctx: Any) -> Any:
        """Run it. If an optional package is missing, one sentence says what to install."""
        try:
            return super().invoke(ctx)
        except MissingExtra as missing:
            feature = missing.feature or ctx.command_path
            raise UserError("extra-missing", feature=feature, extra=missing.extra) from missing


class Group(TyperGroup):
    """The command that contains the others."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _show_help(self, ctx)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            known = ", ".join(self.commands)
            raise UserError("usage-no-command", command=shown(args[0]), commands=known)
        return super().resolve_command(ctx, args)


def _show_help(command: Any, ctx: Any) -> None:
    terminal: Terminal = ctx.obj
    say = terminal.out.print
    say(Text.assemble((terminal.text("help-usage"), _HEAD), ": ", _usage(command, ctx, terminal)))
    say()
    say(Padding(_about(command, terminal), (0, 2)))
    params = [*command.params, command.get_help_option(ctx)]
    arguments = [param for param in params if param.param_type_name == "argument"]
    options = [param for param in params if param.param_type_name == "option"]
    _section(terminal, "help-arguments", (_argument_row(param, terminal) for param in arguments))
    _section(terminal, "help-options", (_option_row(param, terminal) for param in options))
    if isinstance(command, Group):
        rows = ((name, terminal.text(found.help or "")) for name, found in command.commands.items())
        _section(terminal, "help-commands", rows)
    if any(param.name == "option" for param in options):
        _show_game_options(terminal)
    if command.epilog:
        _show_examples(terminal, command.epilog)


def _usage(command: Any, ctx: Any, terminal: Terminal) -> str:
    pieces = [ctx.command_path, terminal.text("meta-options")]
    for param in command.params:
        if param.param_type_name == "argument":
            name = terminal.text(param.metavar) + ("…" if param.nargs != 1 else "")
            pieces.append(name if param.required else f"[{name}]")
    if isinstance(command, Group):
        pieces.append(terminal.text("meta-command"))
    return " ".join(pieces)


def _about(command: Any, terminal: Terminal) -> str:
    """The short help, and the long one from the same key with `-more`."""
    from meeplewright.core.registry import game_names

    keys = [command.help, command.help.replace("app-about", "app") + "-more"]
    game = game_names()[0]
    return "\n".join(terminal.text(key, game=game) for key in keys if key in terminal.catalogue)


def _section(terminal: Terminal, key: str, rows: Iterator[tuple[str, str]]) -> None:
    _section_of(terminal, terminal.text(key), rows)


def _section_of(terminal: Terminal, title: str, rows: Iterator[tuple[str, str]]) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
    table.add_column(style=_NAME, no_wrap=True)
    table.add_column()
    for name, words in rows:
        table.add_row(name, words)
    if table.row_count:
        terminal.out.print()
        terminal.out.print(Text(title, _HEAD))
        terminal.out.print(table)


def _show_examples(terminal: Terminal, lines: str) -> None:
    """Never wrapped, so that they can be copied.

    `{game}` in an example stands for the first available game.
    """
    from meeplewright.core.registry import game_names

    terminal.out.print()
    terminal.out.print(Text(terminal.text("help-examples"), _HEAD))
    for line in lines.format(game=game_names()[0]).splitlines():
        terminal.out.print(Text(f"  {line}", _NAME), soft_wrap=True)


def _argument_row(param: Any, terminal: Terminal) -> tuple[str, str]:
    return terminal.text(param.metavar), _explained(param, terminal)


def _option_row(param: Any, terminal: Terminal) -> tuple[str, str]:
    names = ", ".join(param.opts)
    if param.name == "help":
        return names, terminal.text("app-help")
    if not param.is_flag:
        names += " " + terminal.text(param.metavar)
    return names, _explained(param, terminal)


def _explained(param: Any, terminal: Terminal) -> str:
    words = terminal.text(param.help, **_facts())
    if param.required:
        return f"{words} {terminal.text('help-required')}"
    if isinstance(param.default, str):
        return f"{words} {terminal.text('help-default', value=param.default)}"
    return words


def _show_game_options(terminal: Terminal) -> None:
    """The options of each game, translated if the catalogue has them."""
    from meeplewright.core.registry import find_game, game_names

    for name in game_names():
        title = terminal.text("help-game-options", game=game_title(terminal, name))
        game = find_game(name)
        rows = [
            (f"{option.name}={value}", option_words(terminal, option.name, value))
            for option in game.options
            for value in option.values
        ]
        rows += [(preset.name, _preset_words(terminal, preset.name)) for preset in game.presets]
        _section_of(terminal, title, iter(rows))


def _preset_words(terminal: Terminal, name: str) -> str:
    key = f"preset-{name}"
    return terminal.text(key) if key in terminal.catalogue else name


def option_words(terminal: Terminal, name: str, value: str | int) -> str:
    """`farmers: none`"""
    keys = (f"option-{name}", f"option-{name}-{value}")
    if any(key not in terminal.catalogue for key in keys):
        return f"{name}={value}"
    return ": ".join(terminal.text(key) for key in keys)


def _facts() -> dict[str, str]:
    """Facts that some help texts mention."""
    from meeplewright.analysis.effort import LEVELS
    from meeplewright.bots import bot_names
    from meeplewright.core.registry import game_names

    return {
        "efforts": ", ".join(LEVELS),
        "bots": ", ".join(bot_names()),
        "games": ", ".join(game_names()),
        "languages": ", ".join(languages()),
    }
