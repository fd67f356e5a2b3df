"""Backups: one portable file for both databases, so a host can also move from one to the other.

Gzipped JSON Lines: a header with the format and the revision of the database, a line for every row,
and at the end the number of rows and a checksum, so that an incomplete file is noticed. Leases are
left out; they are only valid for seconds.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import secrets
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, delete, insert, select, update

from meeplewright.core.errors import InvalidJson, Reason
from meeplewright.server.storage.migrate import newest_revision
from meeplewright.server.storage.schema import facts, leases, metadata

FORMAT = 1
AT_ONCE = 500  # rows

KEPT = [table for table in metadata.sorted_tables if table not in (leases, facts)]
BY_NAME = {table.name: table for table in KEPT}


class BackupFileError(Exception):
    """The error is about the backup file, not about the database."""

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.error = error


def write_backup(connection: Connection, path: Path) -> int:
    """Write all rows to a temporary file, then rename it: there is never an incomplete backup."""
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
    with _writing():
        raw = os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")
    try:
        with raw:
            rows = _write_packed(connection, raw)
            with _writing():
                raw.flush()
                os.fsync(raw.fileno())
        with _writing():
            os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)
    return rows


def check_backup(path: Path) -> int:
    """Read the whole file and return the number of rows; raises an error if it is invalid."""
    lines = _lines(path)
    header = next(lines, b"")
    _check_header(_parsed(header))
    digest = hashlib.sha256(header)
    for rows, line in enumerate(lines):
        form = _parsed(line)
        if "end" in form:
            if form["end"] != {"rows": rows, "sha256": digest.hexdigest()} or any(lines):
                raise wrong_backup("table-backup-damaged")
            return rows
        _check_row(form)
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


@contextmanager
def _writing() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise BackupFileError(error) from error


def _write_packed(connection: Connection, raw: IO[bytes]) -> int:
    """Header, rows, end; returns the number of rows."""
    packed = gzip.GzipFile(fileobj=raw, mode="wb", filename="", mtime=0)
    digest = hashlib.sha256()

    def write(form: dict[str, Any]) -> None:
        line = json.dumps(form, separators=(",", ":")).encode() + b"\n"
        digest.update(line)
        with _writing():
            packed.write(line)

    write({"meeplewright": "backup", "format": FORMAT, "revision": newest_revision()})
    count = 0
    for table in KEPT:
        everything = select(table).execution_options(yield_per=AT_ONCE)
        for row in connection.execute(everything).mappings():
            write({table.name: dict(row)})
            count += 1
    write({"end": {"rows": count, "sha256": digest.hexdigest()}})
    with _writing():
        packed.close()
    return count


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


def _check_header(form: dict[str, Any]) -> None:
    if form.get("meeplewright") != "backup" or form.get("format") != FORMAT:
        raise wrong_backup("table-backup-unknown")
    if form.get("revision") != newest_revision():
        raise wrong_backup("table-backup-revision", revision=str(form.get("revision")))


def _check_row(form: dict[str, Any]) -> None:
    name, row = next(iter(form.items()))
    table = BY_NAME.get(name)
    if table is None or len(form) != 1 or not isinstance(row, dict):
        raise wrong_backup("table-backup-damaged")
    if row.keys() != set(table.columns.keys()):
        raise wrong_backup("table-backup-damaged")


def wrong_backup(key: str, **arguments: str) -> InvalidJson:
    return InvalidJson(Reason("backup", key, dict(arguments)))
