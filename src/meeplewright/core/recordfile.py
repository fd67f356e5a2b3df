"""A record on disk while its game is played: every line is safe before the next is asked for.

A line that could not be written whole (a full disk) is taken back, so the file always ends with a
whole line; a line torn by a crash is dropped when the game is resumed.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from meeplewright.core.errors import InvalidRecord, Reason
from meeplewright.core.game import Form, Outcome
from meeplewright.core.records import Header, Line, Record, dump_line

try:
    import fcntl
except ImportError:  # there are no such locks on Windows
    fcntl = None  # type: ignore[assignment]


class RecordFile:
    """A record that is being written. Made by `create` or `resume`; close it, or use `with`."""

    def __init__(self, path: Path, handle: int, record: Record) -> None:
        self.path = path
        self.record = record
        self._handle = handle

    @classmethod
    def create(cls, path: Path, header: Header) -> RecordFile:
        """A new file; FileExistsError, and nothing changed, where there is one already."""
        handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o644)
        made = cls(path, handle, Record(header))
        try:
            _lock(handle)
            made._write(header.to_json())
        except BaseException:
            made.close()
            path.unlink()
            raise
        return made

    @classmethod
    def resume(cls, path: Path) -> RecordFile:
        """Go on with an unfinished record; a torn last line is cut off."""
        handle = os.open(path, os.O_RDWR)
        try:
            _lock(handle)
            data = path.read_bytes()
            record = Record.loads(data)
            if record.result is not None:
                raise InvalidRecord(Reason("result", "record-is-finished"), len(record.lines) + 2)
            if record.torn:
                os.ftruncate(handle, data.rfind(b"\n") + 1)
            os.lseek(handle, 0, os.SEEK_END)
            if not record.torn and not data.endswith(b"\n"):
                os.write(handle, b"\n")
        except BaseException:
            os.close(handle)
            raise
        return cls(path, handle, Record(record.header, record.lines))

    def append(self, line: Line) -> None:
        self._write(line.to_json())
        self.record = Record(self.record.header, (*self.record.lines, line))

    def finish(self, outcome: Outcome) -> None:
        """Write the result; nothing may follow but remarks."""
        self._write({"result": outcome.to_json()})
        self.record = self.record.with_result(outcome)

    def take_back(self, lines: int) -> None:
        """Keep only so many lines after the header."""
        kept = Record(self.record.header, self.record.lines[:lines])
        os.ftruncate(self._handle, len(kept.dumps().encode()))
        os.lseek(self._handle, 0, os.SEEK_END)
        os.fsync(self._handle)
        self.record = kept

    def _write(self, form: Form) -> None:
        before = os.lseek(self._handle, 0, os.SEEK_CUR)
        data = dump_line(form).encode()
        try:
            while data:
                data = data[os.write(self._handle, data) :]
            os.fsync(self._handle)
        except OSError:
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, before)
                os.lseek(self._handle, before, os.SEEK_SET)
            raise

    def close(self) -> None:
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def __enter__(self) -> RecordFile:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()


def _lock(handle: int) -> None:
    """One writer at a time; BlockingIOError where another has the file."""
    if fcntl is not None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def write_whole(path: Path, text: str) -> None:
    """Replace a file at once: whoever reads it sees the old text or the new, never half of it."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)
