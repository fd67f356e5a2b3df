"""A record on disk while its game is played: every line is on disk before the next one.

A line that could not be written completely (a full disk) is removed, so the file always ends with a
complete line. A line cut off by a crash is dropped when the game is resumed.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from meeplewright.core.errors import InvalidRecord, Reason
from meeplewright.core.game import Game, Json, Outcome
from meeplewright.core.records import Header, Line, Meta, Record, Result, dump_line
from meeplewright.core.replay import replay

try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None  # type: ignore[assignment]

_OPEN: int = os.O_RDWR | getattr(os, "O_BINARY", 0)


class RecordFile:
    """A record that is being written. Made by `create` or `resume`; close it, or use `with`.

    `ends`: the byte positions where the header and each line end. They are read from the file,
    because another program may have spaced its lines differently.
    """

    def __init__(self, path: Path, handle: int, record: Record, ends: list[int]) -> None:
        self.path = path
        self.record = record
        self._handle = handle
        self._ends = ends

    @classmethod
    def create(cls, path: Path, header: Header) -> RecordFile:
        """Create a file; FileExistsError, and nothing is changed, if it exists."""
        handle = os.open(path, _OPEN | os.O_CREAT | os.O_EXCL, 0o644)
        made = cls(path, handle, Record(header), [])
        try:
            _lock(handle)
            made._write(header.to_json())
            _keep_name(path)
        except BaseException:
            made.close()
            path.unlink(missing_ok=True)
            raise
        return made

    @classmethod
    def resume(cls, path: Path, game: Game | None = None) -> RecordFile:
        """Resume an unfinished record; an incomplete last line is cut off.

        InvalidRecord, and nothing is changed, if it is finished or not legal.
        """
        handle = os.open(path, _OPEN)
        try:
            _lock(handle)
            if not os.path.samestat(os.fstat(handle), os.stat(path)):
                raise BlockingIOError  # its writer has just replaced it
            with open(handle, "rb", closefd=False) as file:
                data = file.read()
            record = Record.loads(data)
            if record.result is not None:
                raise InvalidRecord(Reason("result", "record-is-finished"), record.line_of_result())
            replay(record, game=game)
            return cls(
                path, handle, replace(record, torn=False), _repair(handle, data, record.torn)
            )
        except BaseException:
            os.close(handle)
            raise

    def append(self, line: Line) -> None:
        """Append one line; after the result only remarks."""
        if self.record.result is not None and not isinstance(line, Meta):
            number = len(self.record.lines) + 2
            raise InvalidRecord(Reason("result", "record-after-result"), number)
        self._write(line.to_json())
        self.record = replace(self.record, lines=(*self.record.lines, line))

    def finish(self, outcome: Outcome) -> None:
        self.append(Result(outcome.to_json()))

    def take_back(self, lines: int, remark: Meta | None = None) -> None:
        """Keep only this many lines after the header, and append a remark.

        The file is replaced atomically: after a crash it has the old lines, or the kept ones and
        the remark.
        """
        kept = self.record.lines[:lines]
        ends = self._ends[: len(kept) + 1]
        behind = b"" if remark is None else dump_line(remark.to_json()).encode()
        if fcntl is None:  # Windows cannot replace an open file
            _cut(self._handle, ends[-1])
            _write_safely(self._handle, behind)
        else:
            self._replace(_begin_of(self._handle, ends[-1]) + behind)
        if remark is not None:
            kept = (*kept, remark)
            ends.append(ends[-1] + len(behind))
        self.record = replace(self.record, lines=kept)
        self._ends = ends

    def _replace(self, data: bytes) -> None:
        """Replace the file by a new one, which is locked before it gets its name."""
        path = self.path.resolve()
        with _part_of(path) as part:
            new = os.open(part, _OPEN | os.O_CREAT | os.O_EXCL, 0o600)
            try:
                os.fchmod(new, os.fstat(self._handle).st_mode & 0o777)
                _lock(new)
                _write_safely(new, data)
                os.replace(part, path)
            except BaseException:
                os.close(new)
                raise
        os.close(self._handle)
        self._handle = new
        _keep_name(path)

    def _write(self, form: Json) -> None:
        """Write the whole line or nothing, whatever happens (a full disk, Ctrl-C)."""
        start = self._ends[-1] if self._ends else 0
        line = dump_line(form).encode()
        try:
            _cut(self._handle, start)
            _write_safely(self._handle, line)
        except BaseException:
            with contextlib.suppress(OSError):
                _cut(self._handle, start)
            raise
        self._ends.append(start + len(line))

    def close(self) -> None:
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def __enter__(self) -> RecordFile:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()


def _cut(handle: int, end: int) -> None:
    """Truncate the file to this length, and continue writing there."""
    os.ftruncate(handle, end)
    os.lseek(handle, end, os.SEEK_SET)


def _write_safely(handle: int, data: bytes) -> None:
    left = data
    while left:
        left = left[os.write(handle, left) :]
    os.fsync(handle)


def _begin_of(handle: int, end: int) -> bytes:
    os.lseek(handle, 0, os.SEEK_SET)
    with open(handle, "rb", closefd=False) as file:
        return file.read(end)


def _repair(handle: int, data: bytes, torn: bool) -> list[int]:
    """Where the lines end. The last line is completed by a newline, or cut off if it is torn."""
    ends = [at + 1 for at, byte in enumerate(data) if byte == ord("\n")]
    if torn:
        _cut(handle, ends[-1])
    elif ends[-1:] != [len(data)]:
        os.lseek(handle, 0, os.SEEK_END)
        os.write(handle, b"\n")
        ends.append(len(data) + 1)
    return ends


def _lock(handle: int) -> None:
    """Allow one writer at a time; BlockingIOError if another process has the file."""
    if fcntl is not None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _keep_name(path: Path) -> None:
    """Sync the folder, so that a new file survives a crash; Windows does this by itself."""
    if fcntl is None:
        return
    folder = os.open(path.parent, os.O_RDONLY)
    with contextlib.suppress(OSError):  # some network drives cannot do it
        os.fsync(folder)
    os.close(folder)


def write_whole(path: Path, text: str) -> None:
    """Replace a file atomically: readers see the old text or the new one, never a part."""
    with _part_of(path) as part:
        part.write_text(text, encoding="utf-8", newline="\n")
        os.replace(part, path)


@contextlib.contextmanager
def _part_of(path: Path) -> Iterator[Path]:
    """A temporary name for the new text; errors are reported for the file itself."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        yield part
    except OSError as fault:
        fault.filename, fault.filename2 = str(path), None
        raise
    finally:
        with contextlib.suppress(OSError):
            part.unlink()
