"""`meeplewright import`: convert games of other programs to records."""

from __future__ import annotations

from pathlib import Path

from meeplewright.core.errors import GameError, IllegalSavedGame
from meeplewright.core.manifest import load
from meeplewright.core.recordfile import write_whole
from meeplewright.core.records import Record
from meeplewright.core.registry import importers
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.errors import UserError, concerning, why

LARGEST = 2**25  # bytes; a saved game has about fifty thousand


def import_saved(terminal: Terminal, form: str, path: Path, out: Path | None) -> None:
    """Write the record of a saved game; nothing is written if it cannot be read completely."""
    with concerning(path):
        text = path.read_bytes()[:LARGEST].decode("utf-8")
    try:
        record: Record = load(importers()[form])(text)
    except GameError as fault:
        field = fault.field if isinstance(fault, IllegalSavedGame) else ""
        raise _user_error(terminal, path, field, fault) from fault
    target = out or path.with_suffix(".mwr")
    with concerning(target):
        if target.exists():
            raise FileExistsError(str(target))
        write_whole(target, record.dumps())
    terminal.write(terminal.text("import-written", file=str(target)))


def _user_error(terminal: Terminal, path: Path, field: str, fault: GameError) -> UserError:
    words = why(terminal, fault.reason)
    if field:
        return UserError("import-fault", file=str(path), field=field, why=words)
    return UserError("fault-in-file", file=str(path), why=words)
