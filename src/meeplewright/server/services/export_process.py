"""The process of one export: games come in as lines, a file is written, its path goes out.

Started by `exports.py`. It runs at low priority and ends by itself when its input ends.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from meeplewright.core.errors import GameError
from meeplewright.core.extras import MissingExtra
from meeplewright.core.registry import find_game
from meeplewright.exchange.dataset import NoRecords, write_dataset
from meeplewright.server.errors import TableError
from meeplewright.server.tablegame.entries import LogEntry
from meeplewright.server.tablegame.history import record

NICENESS = 10  # play goes first


def write_export(lines: Iterable[str], kind: str, folder: Path) -> dict[str, str]:
    """Write the file; the answer has its path, or a fault: the key of a text."""
    records = folder / "records"
    records.mkdir()
    written = sum(_write_record(json.loads(line), records) for line in lines)
    if not written:
        return {"fault": "table-export-nothing"}
    wanted = records
    if kind == "dataset":
        wanted = folder / "dataset"
        try:
            write_dataset(records, wanted, skip=lambda bad: None)
        except MissingExtra:
            return {"fault": "table-export-no-dataset"}
        except NoRecords:
            return {"fault": "table-export-nothing"}
    file = folder / f"meeplewright-{kind}.zip"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(wanted.rglob("*")):
            if path.is_file():
                packed.write(path, path.relative_to(wanted))
    return {"file": str(file)}


def _write_record(form: dict[str, Any], folder: Path) -> bool:
    """Whether the record could be written. A game that is not installed any more, or has other
    rules now, is left out.
    """
    entries = [LogEntry(*entry) for entry in form["entries"]]
    try:
        game = find_game(form["game"])
        if game.rules != form["rules"]:
            return False
        made = record(game, form["options"], form["names"], entries, form["date"])
    except (GameError, TableError):
        return False
    (folder / form["name"]).write_text(made.dumps(), encoding="utf-8")
    return True


def main() -> None:
    # Ctrl-C reaches every process of a terminal; the server ends its exports itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    sink, sys.stdout = sys.stdout, sys.stderr
    answer = write_export(sys.stdin, sys.argv[1], Path(sys.argv[2]))
    sink.write(json.dumps(answer) + "\n")
    sink.flush()


if __name__ == "__main__":
    main()
