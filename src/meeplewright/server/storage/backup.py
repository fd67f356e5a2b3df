"""Backups: one portable file for both databases, so a host can also move from one to the other.

Gzipped JSON Lines: a header with the format and the revision of the database, a line for every row,
and at the end the number of rows and a checksum, so that an incomplete file is noticed. Leases are
left out; they are only valid for seconds. A backup of an earlier version is brought up to date
before it is restored.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import secrets
import zlib
from collections.abc import Iterator, Mapping
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, Table, create_engine, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from meeplewright.core.errors import InvalidJson, Reason
from meeplewright.server.errors import StorageFault
from meeplewright.server.storage.migrate import known_revisions, newest_revision
from meeplewright.server.storage.old_backup import fill_and_upgrade, tables_at, temporary_database
from meeplewright.server.storage.part_file import part_file
from meeplewright.server.storage.schema import facts, leases, metadata

FORMAT = 1
AT_ONCE = 500  # rows

NOT_KEPT = {leases.name, facts.name, "alembic_version"}
KEPT = [table for table in metadata.sorted_tables if table.name not in NOT_KEPT]
BY_NAME = {table.name: table for table in KEPT}


class BackupFileError(Exception):
    """The error is about the backup file, not about the database."""

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.error = error


def write_backup(connection: Connection, path: Path) -> int:
    """Write all rows. The file gets its name at the end: there is never an incomplete backup."""
    try:
        with part_file(path) as raw:
            return _write_packed(connection, raw)
    except OSError as error:
        raise BackupFileError(error) from error


def check_backup(path: Path) -> int:
    """Read the whole file and return the number of rows; raises an error if it is invalid."""
    lines = _lines(path)
    header = next(lines, b"")
    tables = _tables_of(_revision(_parsed(header)))
    digest = hashlib.sha256(header)
    for rows, line in enumerate(lines):
        form = _parsed(line)
        if "end" in form:
            if form["end"] != {"rows": rows, "sha256": digest.hexdigest()} or any(lines):
                raise wrong_backup("table-backup-damaged")
            return rows
        _check_row(form, tables)
        digest.update(line)
    raise wrong_backup("table-backup-torn")


def restore_all(connection: Connection, path: Path) -> str:
    """Replace every row by those of a checked backup; returns the new epoch."""
    epoch = secrets.token_hex(16)
    # First of all: appends in progress hold this row, and later ones wait for it.
    connection.execute(update(facts).where(facts.c.name == "epoch").values(value=epoch))
    for table in reversed(metadata.sorted_tables):
        if table is not facts:
            connection.execute(delete(table))
    for name, rows in _batches(path):
        connection.execute(insert(BY_NAME[name]), rows)
    return epoch


def up_to_date(path: Path, folder: Path) -> Path:
    """A checked backup as this version would have written it: the same file, or a new one in this
    folder.
    """
    revision = _revision(_parsed(next(_lines(path), b"")))
    if revision == newest_revision():
        return path
    engine = create_engine(temporary_database(folder))
    try:
        with engine.begin() as connection:
            fill_and_upgrade(connection, revision, _batches(path))
            write_backup(connection, folder / "current")
    except (SQLAlchemyError, LookupError, TypeError, ValueError) as error:
        raise wrong_backup("table-backup-damaged") from error  # rows that make no sense
    finally:
        engine.dispose()
    return folder / "current"


def _write_packed(connection: Connection, raw: IO[bytes]) -> int:
    """Header, rows, end; returns the number of rows."""
    packed = gzip.GzipFile(fileobj=raw, mode="wb", filename="", mtime=0)
    digest = hashlib.sha256()

    def write(form: dict[str, Any]) -> None:
        line = json.dumps(form, separators=(",", ":")).encode() + b"\n"
        digest.update(line)
        packed.write(line)

    write({"meeplewright": "backup", "format": FORMAT, "revision": newest_revision()})
    count = 0
    for form in _forms(connection):
        write(form)
        count += 1
    write({"end": {"rows": count, "sha256": digest.hexdigest()}})
    packed.close()
    return count


def _forms(connection: Connection) -> Iterator[dict[str, Any]]:
    """Every row, with the name of its table. An OSError of the database is a StorageFault: other
    ones are about the file.
    """
    try:
        for table in KEPT:
            everything = select(table).execution_options(yield_per=AT_ONCE)
            for row in connection.execute(everything).mappings():
                yield {table.name: dict(row)}
    except OSError as error:
        raise StorageFault("gone", type(error).__name__) from error


def _lines(path: Path) -> Iterator[bytes]:
    """The lines of a backup; the last one may be incomplete."""
    try:
        with gzip.open(path, "rb") as packed:
            yield from packed
    except (gzip.BadGzipFile, zlib.error):
        raise wrong_backup("table-backup-damaged") from None
    except EOFError:
        raise wrong_backup("table-backup-torn") from None


def _batches(path: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of one table after the other, some hundred at once."""
    forms = (_parsed(line) for line in islice(_lines(path), 1, None))
    rows = (next(iter(form.items())) for form in forms if "end" not in form)
    for name, group in groupby(rows, key=itemgetter(0)):
        while some := [row for _, row in islice(group, AT_ONCE)]:
            yield name, some


def _parsed(line: bytes) -> dict[str, Any]:
    try:
        form = json.loads(line)
    except ValueError:  # also what is not UTF-8
        raise wrong_backup("table-backup-damaged") from None
    if not isinstance(form, dict) or not form:
        raise wrong_backup("table-backup-damaged")
    return form


def _revision(header: dict[str, Any]) -> str:
    if header.get("meeplewright") != "backup" or header.get("format") != FORMAT:
        raise wrong_backup("table-backup-unknown")
    revision = str(header.get("revision"))
    if revision not in known_revisions():
        raise wrong_backup("table-backup-revision", revision=revision)
    return revision


def _tables_of(revision: str) -> Mapping[str, Table]:
    """The tables in a backup of this revision."""
    if revision == newest_revision():
        return BY_NAME
    found = tables_at(revision)
    return {name: table for name, table in found.items() if name not in NOT_KEPT}


def _check_row(form: dict[str, Any], tables: Mapping[str, Table]) -> None:
    name, row = next(iter(form.items()))
    table = tables.get(name)
    if table is None or len(form) != 1 or not isinstance(row, dict):
        raise wrong_backup("table-backup-damaged")
    if row.keys() != set(table.columns.keys()):
        raise wrong_backup("table-backup-damaged")


def wrong_backup(key: str, **arguments: str) -> InvalidJson:
    return InvalidJson(Reason("backup", key, dict(arguments)))
