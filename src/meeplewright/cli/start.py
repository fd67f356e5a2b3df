"""From the command line to an exit code: choose the language, run the command, and print one
sentence for bad input. Nobody who mistypes something sees a traceback.
"""

from __future__ import annotations

import io
import os
import signal
import sys
from collections.abc import Mapping

import typer
from typer.main import get_command

from meeplewright.bots.one_thread import use_one_thread
from meeplewright.cli.research_commands import app
from meeplewright.locales import Catalogue, UnknownLanguage, choose_language, languages
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.errors import BAD_INPUT, UserError, sentence_of

_STOPPED = 130  # what shells use for a program ended by Ctrl-C


def prepare_output() -> None:
    """Let `meeplewright … | head`, or a closed stdout, end the command silently."""
    if hasattr(signal, "SIGPIPE"):  # Windows has none
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()


def run(arguments: list[str]) -> int:
    """Run the command; returns its exit code."""
    use_one_thread()
    terminal = Terminal(Catalogue(choose_language(None, os.environ)))
    try:
        asked, rest = pop_language(arguments)
        if asked is not None:
            terminal = Terminal(_catalogue(asked, os.environ), language_was_asked=True)
        code = _run_command(rest, terminal)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return _STOPPED
    except Exception as trouble:
        sentence = sentence_of(trouble, terminal)
        if sentence is None:
            raise
        terminal.warn(sentence)
        _drop_output()
        if isinstance(trouble, typer.TyperException):
            terminal.warn(terminal.text("usage-try", command=_path_of(trouble)))
        return BAD_INPUT


def _run_command(arguments: list[str], terminal: Terminal) -> int:
    command = get_command(app)
    code = command.main(arguments, prog_name="meeplewright", standalone_mode=False, obj=terminal)
    return code if isinstance(code, int) else 0


def _drop_output() -> None:
    """Output that cannot be written is dropped, so that Python does not fail again at exit."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def pop_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """`--lang hu` or `--lang=hu` at any position, and the other arguments."""
    asked: str | None = None
    rest: list[str] = []
    given = iter(arguments)
    for argument in given:
        if argument == "--":
            return asked, [*rest, argument, *given]
        if argument == "--lang":
            asked = next(given, None)
            if asked is None:
                raise UserError("usage-no-value", option="--lang")
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
        else:
            rest.append(argument)
    return asked, rest


def _catalogue(asked: str, environment: Mapping[str, str]) -> Catalogue:
    try:
        return Catalogue(choose_language(asked, environment))
    except UnknownLanguage as fault:
        known = ", ".join(languages())
        raise UserError("language-unknown", language=fault.language, languages=known) from fault


def _path_of(trouble: typer.TyperException) -> str:
    context = getattr(trouble, "ctx", None)
    return "meeplewright" if context is None else str(context.command_path)
