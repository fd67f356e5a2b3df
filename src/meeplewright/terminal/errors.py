"""Errors caused by input, each with one sentence that explains it."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import typer

from meeplewright.core.errors import GameError, InvalidRecord, Reason
from meeplewright.core.registry import game_citing
from meeplewright.locales import Argument
from meeplewright.terminal.console import Terminal, shown
from meeplewright.terminal.ui import ui_of

BAD_INPUT = 2
"""The exit code after one sentence about bad input."""

_BY_TYPE: tuple[tuple[type[OSError], str], ...] = (
    (FileNotFoundError, "file-missing"),
    (FileExistsError, "file-exists"),
    (IsADirectoryError, "file-is-folder"),
    (NotADirectoryError, "file-not-folder"),
    (PermissionError, "file-forbidden"),
    (BlockingIOError, "file-in-use"),
)
_FULL = (errno.ENOSPC, errno.EDQUOT)


class UserError(Exception):
    """Bad input found by the command itself, with a key of the catalogue."""

    def __init__(self, key: str, **arguments: Argument) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


class BadRecord(Exception):
    """An InvalidRecord, and the file it was found in."""

    def __init__(self, path: Path, fault: InvalidRecord) -> None:
        super().__init__(path, fault)
        self.path = path
        self.fault = fault


@contextmanager
def concerning(path: Path) -> Iterator[None]:
    """Errors raised in this context are about this file."""
    try:
        yield
    except InvalidRecord as fault:
        raise BadRecord(path, fault) from fault
    except UnicodeDecodeError as fault:
        raise UserError("file-not-text", file=str(path)) from fault
    except OSError as fault:
        if fault.filename is None:
            fault.filename = str(path)
        raise


def sentence_of(trouble: BaseException, terminal: Terminal) -> str | None:
    """The sentence for this error, or None if it is a bug."""
    if isinstance(trouble, UserError):
        return terminal.text(trouble.key, **trouble.arguments)
    if isinstance(trouble, BadRecord):
        return record_sentence(trouble.path, trouble.fault, terminal)
    if isinstance(trouble, GameError):
        return why(terminal, trouble.reason)
    if isinstance(trouble, OSError):
        return file_sentence(trouble, terminal)
    if isinstance(trouble, typer.TyperException):
        return _usage_sentence(trouble, terminal)
    return None


def record_sentence(path: Path, fault: InvalidRecord, terminal: Terminal) -> str:
    """Which file, which entry or line, which rule or field, and why."""
    words = why(terminal, fault.reason)
    if fault.entry is not None:
        return terminal.text("fault-in-entry", file=str(path), entry=fault.entry, why=words)
    if fault.line is not None:
        return terminal.text("fault-in-line", file=str(path), line=fault.line, why=words)
    return terminal.text(
        "fault-in-file", file=str(path), why=terminal.catalogue.why_alone(fault.reason)
    )


def why(terminal: Terminal, reason: Reason) -> str:
    """The reason's sentence, in the words of the game whose rule it cites."""
    game = game_citing(reason.rule)
    return terminal.catalogue.why(reason) if game is None else ui_of(game).why(terminal, reason)


def file_sentence(trouble: OSError, terminal: Terminal) -> str:
    file = str(trouble.filename or terminal.text("file-output"))
    if trouble.errno in _FULL:
        return terminal.text("file-disk-full", file=file)
    for kind, key in _BY_TYPE:
        if isinstance(trouble, kind):
            return terminal.text(key, file=file)
    message = trouble.strerror or type(trouble).__name__
    return terminal.text("file-trouble", file=file, message=message)


def _usage_sentence(trouble: Any, terminal: Terminal) -> str:
    """Typer's own errors. Their classes are not public, their names are."""
    match type(trouble).__name__:
        case "NoSuchOption":
            return terminal.text("usage-no-option", option=shown(trouble.option_name))
        case "BadOptionUsage" if "requires" in trouble.message:
            return terminal.text("usage-no-value", option=shown(trouble.option_name))
        case "BadOptionUsage":
            return terminal.text("usage-no-flag-value", option=shown(trouble.option_name))
        case "MissingParameter":
            return terminal.text("usage-missing", name=parameter_name(trouble.param, terminal))
    return terminal.text("usage-wrong", message=trouble.format_message())


def parameter_name(param: Any, terminal: Terminal) -> str:
    """`--games`, or the placeholder of an argument."""
    if param.param_type_name == "option":
        return str(param.opts[0])
    return terminal.text(param.metavar)
