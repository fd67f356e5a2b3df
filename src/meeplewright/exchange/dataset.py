"""Write a folder of records as Parquet tables; see docs/dataset.md.

Records are read one at a time, so thousands of them need no more memory than a few.
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

Progress = Callable[[int, int], None]
"""Called with the number of records read so far and the total."""


class UnreadableRecord(Exception):
    """An invalid record, or a file that cannot be read."""

    def __init__(self, path: Path, fault: InvalidRecord | OSError) -> None:
        super().__init__(path, fault)
        self.path = path
        self.fault = fault

    def __str__(self) -> str:
        return f"{self.path}: {self.fault}"


class NoRecords(Exception):
    """The folder has no readable record."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.folder = folder

    def __str__(self) -> str:
        return f"{self.folder}: no record ({SUFFIX}) that could be read"


@dataclass(frozen=True)
class Written:
    """Number of records, and number of rows by game and seats and by table."""

    records: int
    rows: dict[tuple[str, int], dict[str, int]]


def write_dataset(
    folder: Path,
    out: Path,
    tables: Collection[str] = USUAL,
    *,
    skip: Callable[[UnreadableRecord], None] | None = None,
    progress: Progress | None = None,
) -> Written:
    """Write the tables of all records in the folder and its subfolders.

    `out` is complete or does not exist. An invalid record raises UnreadableRecord; with `skip`, it
    is passed to `skip` and left out. FileExistsError if `out` exists and is not an empty folder;
    NoRecords if the dataset would be empty.
    """
    unknown = set(tables) - set(TABLES)
    if unknown:
        raise ValueError(f"no such table: {', '.join(sorted(unknown))}")
    wanted = [table for table in TABLES if table in tables]
    records = 0
    with _open(out, wanted) as files:
        for game in _games(folder, wanted, skip, progress):
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
    progress: Progress | None,
) -> Iterator[GameRows]:
    """The rows of every valid record, numbered from 1 in the order of the paths."""
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
        if progress is not None:
            progress(number, len(paths))


def records_below(folder: Path) -> list[Path]:
    """Every record in the folder and its subfolders, in a fixed order."""
    found: list[Path] = []
    for home, _, files in os.walk(folder, onerror=_refuse):
        found += [Path(home, file) for file in files if file.endswith(SUFFIX)]
    return sorted(found, key=lambda path: path.relative_to(folder).parts)


def _refuse(trouble: OSError) -> None:
    raise trouble


def source_of(path: Path, folder: Path) -> str:
    """The path relative to the folder, the same on every system; undecodable bytes are escaped."""
    return os.fsencode(path.relative_to(folder).as_posix()).decode("utf-8", "backslashreplace")
