"""Writes a folder of records as Parquet tables; see docs/dataset.md.

Records are read one after the other, so thousands of them need no more memory than a few.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from meeplewright.core.errors import InvalidRecord
from meeplewright.core.extras import needs
from meeplewright.exchange.dataset_rows import GameRows, read_rows
from meeplewright.exchange.dataset_schema import TABLES, USUAL

if TYPE_CHECKING:
    from meeplewright.exchange.dataset_files import DatasetFiles

SUFFIX = ".mwr"

Told = Callable[[int, int], None]
"""How many records were read, and of how many."""


class UnreadableRecord(Exception):
    """A record that is not sound, or a file that cannot be read."""

    def __init__(self, path: Path, fault: InvalidRecord | OSError) -> None:
        super().__init__(path, fault)
        self.path = path
        self.fault = fault

    def __str__(self) -> str:
        return f"{self.path}: {self.fault}"


class NoRecords(Exception):
    """The folder has no record that could be read."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.folder = folder

    def __str__(self) -> str:
        return f"{self.folder}: no record ({SUFFIX}) that could be read"


@dataclass(frozen=True)
class Written:
    """How many records went in, and how many rows they made, by game and seats and by table."""

    records: int
    rows: dict[tuple[str, int], dict[str, int]]


def write_dataset(
    folder: Path,
    out: Path,
    tables: Collection[str] = USUAL,
    *,
    skip: Callable[[UnreadableRecord], None] | None = None,
    told: Told | None = None,
) -> Written:
    """Write the tables of all records below the folder; `out` is there whole, or not at all.

    A record that is not sound raises UnreadableRecord, or is handed to `skip` and left out.
    FileExistsError where `out` is anything but an empty folder; NoRecords for an empty dataset.
    """
    unknown = set(tables) - set(TABLES)
    if unknown:
        raise ValueError(f"no such table: {', '.join(sorted(unknown))}")
    wanted = [table for table in TABLES if table in tables]
    records = 0
    with _open(out, wanted) as files:
        for game in _games(folder, wanted, skip, told):
            files.add(game)
            records += 1
        if not records:
            raise NoRecords(folder)
        return Written(records, files.finish())


def _open(out: Path, tables: Collection[str]) -> DatasetFiles:
    with needs("research"):
        from meeplewright.exchange.dataset_files import DatasetFiles

    return DatasetFiles(out, tables)


def _games(
    folder: Path,
    tables: Collection[str],
    skip: Callable[[UnreadableRecord], None] | None,
    told: Told | None,
) -> Iterator[GameRows]:
    """The rows of every sound record, numbered from 1 in the order of their paths."""
    paths = records_below(folder)
    game_id = 1
    for number, path in enumerate(paths, start=1):
        try:
            game = read_rows(path, game_id, source_of(path, folder), tables)
        except (InvalidRecord, OSError) as fault:
            bad = UnreadableRecord(path, fault)
            if skip is None:
                raise bad from fault
            skip(bad)
        else:
            yield game
            game_id += 1
        if told is not None:
            told(number, len(paths))


def records_below(folder: Path) -> list[Path]:
    """Every record in the folder and in those below it, in a fixed order."""
    found: list[Path] = []
    for home, _, files in os.walk(folder, onerror=_refuse):
        found += [Path(home, file) for file in files if file.endswith(SUFFIX)]
    return sorted(found, key=lambda path: path.relative_to(folder).parts)


def _refuse(trouble: OSError) -> None:
    raise trouble


def source_of(path: Path, folder: Path) -> str:
    """The path below the folder, the same on every system; what is no text in it is escaped."""
    return os.fsencode(path.relative_to(folder).as_posix()).decode("utf-8", "backslashreplace")
