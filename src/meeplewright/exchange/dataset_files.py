"""The files of a dataset while they are written.

There is one folder per game and number of seats, one Parquet file per table, and rows are written
in batches. Everything is written to a temporary folder, which is renamed at the end, when all
files are safely on disk.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pyarrow
from pyarrow import parquet

from meeplewright.core.registry import find_game
from meeplewright.exchange.dataset_rows import GameRows, Row
from meeplewright.exchange.dataset_schema import (
    OBSERVATION,
    TABLES,
    Column,
    facts,
    folder_of,
)

BATCH = {"games": 16_384, "moves": 65_536, "positions": 4_096, "outcomes": 16_384, "views": 2_048}
"""Rows per row group. They are kept in memory until the group is written."""

_WHOLE = "whole"  # inside the temporary folder, which only this user can open


class DatasetFiles:
    """The folder of a new dataset. Use it in `with` and call `finish`, or nothing is kept."""

    def __init__(self, out: Path, tables: Collection[str]) -> None:
        self._out = out.resolve()
        self._part: Path
        self._tables = tables
        self._kinds: dict[tuple[str, int], dict[str, _TableFile]] = {}

    def __enter__(self) -> DatasetFiles:
        refuse_to_overwrite(self._out)
        try:
            made = mkdtemp(".part", f".{self._out.name}.", self._out.parent)
        except OSError as fault:  # report it as an error of the folder itself
            fault.filename = str(self._out)
            raise
        self._part = Path(made)
        return self

    def __exit__(self, *exc: object) -> None:
        """Delete the temporary files. After `finish` there are none."""
        for file in self._files():
            file.drop()
        shutil.rmtree(self._part, ignore_errors=True)

    def add(self, game: GameRows) -> None:
        kind = (game.group, game.seats)
        if kind not in self._kinds:
            self._open(game)
        for table, rows in game.rows.items():
            self._kinds[kind][table].add(rows)

    def finish(self) -> dict[tuple[str, int], dict[str, int]]:
        """Rename the folder; returns the numbers of rows, by game and seats and by table."""
        for file in self._files():
            file.close()
        with suppress(FileNotFoundError):
            self._out.rmdir()  # an empty folder may exist; rmdir fails if it is not empty
        (self._part / _WHOLE).rename(self._out)
        return {
            kind: {table: file.count for table, file in self._kinds[kind].items()}
            for kind in sorted(self._kinds)
        }

    def _files(self) -> list[_TableFile]:
        return [file for files in self._kinds.values() for file in files.values()]

    def _open(self, game: GameRows) -> None:
        encoding = game.encoding
        folder = self._part / _WHOLE / folder_of(game.group, game.seats)
        folder.mkdir(parents=True)
        width = 0 if encoding is None else encoding.width
        metadata = facts(find_game(game.game), game.seats, encoding)
        files = self._kinds[game.group, game.seats] = {}
        for table in self._tables:
            if encoding is not None or table != "positions":
                files[table] = _TableFile(folder / f"{table}.parquet", table, width, metadata)


def refuse_to_overwrite(out: Path) -> None:
    """FileExistsError if the path exists and is not an empty folder."""
    if out.exists() and (not out.is_dir() or any(out.iterdir())):
        raise FileExistsError(str(out))


class _TableFile:
    """One table of one game and number of seats."""

    def __init__(self, path: Path, table: str, width: int, metadata: Mapping[str, str]) -> None:
        self.count = 0
        self._path = path
        self._batch = BATCH[table]
        self._schema = arrow_schema(TABLES[table], width, metadata)
        self._waiting: list[Row] = []
        self._writer = parquet.ParquetWriter(str(path), self._schema, compression="zstd")

    def add(self, rows: Sequence[Row]) -> None:
        self._waiting += rows
        while len(self._waiting) >= self._batch:
            self._write(self._waiting[: self._batch])
            del self._waiting[: self._batch]

    def close(self) -> None:
        """Write the rows still in memory, and sync the file to disk."""
        if self._waiting:
            self._write(self._waiting)
            self._waiting = []
        self._writer.close()
        handle = os.open(self._path, os.O_RDWR)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

    def drop(self) -> None:
        """Close the file, complete or not."""
        with suppress(OSError, pyarrow.ArrowException):
            self._writer.close()

    def _write(self, rows: Sequence[Row]) -> None:
        values = zip(*rows, strict=True)
        arrays = [
            _array(field.type, list(column))
            for field, column in zip(self._schema, values, strict=True)
        ]
        self._writer.write_table(pyarrow.Table.from_arrays(arrays, schema=self._schema))
        self.count += len(rows)


def arrow_schema(columns: Sequence[Column], width: int, metadata: Mapping[str, str]) -> Any:
    fields = [
        pyarrow.field(column.name, _arrow_type(column.type, width), column.may_be_null)
        for column in columns
    ]
    return pyarrow.schema(fields, dict(metadata))


def _arrow_type(name: str, width: int) -> Any:
    if name == OBSERVATION:
        return pyarrow.list_(pyarrow.int16(), width)
    if name.startswith("list<"):
        return pyarrow.list_(pyarrow.type_for_alias(name.removeprefix("list<").removesuffix(">")))
    return pyarrow.type_for_alias(name)


def _array(kind: Any, values: list[Any]) -> Any:
    """An Arrow array. Observations are bytes that Arrow can use directly."""
    if not pyarrow.types.is_fixed_size_list(kind):
        return pyarrow.array(values, kind)
    numbers = len(values) * kind.list_size
    joined = pyarrow.py_buffer(b"".join(values))
    flat = pyarrow.Array.from_buffers(pyarrow.int16(), numbers, [None, joined])
    return pyarrow.FixedSizeListArray.from_arrays(flat, kind.list_size)
