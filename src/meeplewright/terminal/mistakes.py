"""What can go wrong from outside, and the one sentence that says so."""

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
from meeplewright.terminal.desk import Desk, shown
from meeplewright.terminal.face import face_of

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


class Mistake(Exception):
    """Bad input that the command itself noticed, as a key of the catalogue."""

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
    """Errors from here on are about this file."""
    try:
        yield
    except InvalidRecord as fault:
        raise BadRecord(path, fault) from fault
    except UnicodeDecodeError as fault:
        raise Mistake("file-not-text", file=str(path)) from fault
    except OSError as fault:
        if fault.filename is None:
            fault.filename = str(path)
        raise


def sentence_of(trouble: BaseException, desk: Desk) -> str | None:
    """The sentence for this trouble, or None where it is a fault of ours."""
    if isinstance(trouble, Mistake):
        return desk.text(trouble.key, **trouble.arguments)
    if isinstance(trouble, BadRecord):
        return record_sentence(trouble.path, trouble.fault, desk)
    if isinstance(trouble, GameError):
        return why(desk, trouble.reason)
    if isinstance(trouble, OSError):
        return file_sentence(trouble, desk)
    if isinstance(trouble, typer.TyperException):
        return _usage_sentence(trouble, desk)
    return None


def record_sentence(path: Path, fault: InvalidRecord, desk: Desk) -> str:
    """Which file, which entry or line, which rule or field, and why."""
    words = why(desk, fault.reason)
    if fault.entry is not None:
        return desk.text("fault-in-entry", file=str(path), entry=fault.entry, why=words)
    if fault.line is not None:
        return desk.text("fault-in-line", file=str(path), line=fault.line, why=words)
    return desk.text("fault-in-file", file=str(path), why=desk.catalogue.why_alone(fault.reason))


def why(desk: Desk, reason: Reason) -> str:
    """The reason's sentence, in the words of the game whose rule it cites."""
    game = game_citing(reason.rule)
    return desk.catalogue.why(reason) if game is None else face_of(game).why(desk, reason)


def file_sentence(trouble: OSError, desk: Desk) -> str:
    file = str(trouble.filename or desk.text("file-output"))
    if trouble.errno in _FULL:
        return desk.text("file-disk-full", file=file)
    for kind, key in _BY_TYPE:
        if isinstance(trouble, kind):
            return desk.text(key, file=file)
    message = trouble.strerror or type(trouble).__name__
    return desk.text("file-trouble", file=file, message=message)


def _usage_sentence(trouble: Any, desk: Desk) -> str:
    """Typer's own complaints. Their classes are not public, their names are."""
    match type(trouble).__name__:
        case "NoSuchOption":
            return desk.text("usage-no-option", option=shown(trouble.option_name))
        case "BadOptionUsage" if "requires" in trouble.message:
            return desk.text("usage-no-value", option=shown(trouble.option_name))
        case "BadOptionUsage":
            return desk.text("usage-no-flag-value", option=shown(trouble.option_name))
        case "MissingParameter":
            return desk.text("usage-missing", name=parameter_name(trouble.param, desk))
    return desk.text("usage-wrong", message=trouble.format_message())


def parameter_name(param: Any, desk: Desk) -> str:
    """`--games`, or the placeholder of an argument."""
    if param.param_type_name == "option":
        return str(param.opts[0])
    return desk.text(param.metavar)
