"""A file that gets its name only once it is complete.

Until then it is a hidden file beside it, locked by its writer. If the writer is killed, the lock is
gone: the next writer in the same folder deletes what is left.
"""

from __future__ import annotations

import contextlib
import os
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

try:
    import fcntl
except ImportError:  # Windows has no such locks, and does not delete a file that is in use
    fcntl = None  # type: ignore[assignment]

_NAME = re.compile(r"\..+\.[0-9a-f]{8}\.part")


@contextmanager
def part_file(path: Path) -> Iterator[IO[bytes]]:
    """A file to write. At the end of the block it is synced and renamed; after an error it is
    deleted.
    """
    _delete_abandoned(path.parent)
    part, handle = _create(path)
    try:
        with open(handle, "wb") as raw:
            yield raw
            raw.flush()
            os.fsync(raw.fileno())
            if fcntl is not None:  # still locked, so that nobody takes it for abandoned
                os.replace(part, path)
        if fcntl is None:  # Windows cannot rename an open file
            os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def _create(path: Path) -> tuple[Path, int]:
    """A new file that only its owner can read, and that is locked."""
    while True:
        part = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        _lock(handle)
        if part.exists():
            return part, handle
        os.close(handle)  # another writer deleted it before it was locked


def _lock(handle: int) -> None:
    if fcntl is not None:
        with contextlib.suppress(OSError):  # some network drives have no locks
            fcntl.flock(handle, fcntl.LOCK_EX)


def _delete_abandoned(folder: Path) -> None:
    for part in folder.glob(".*.part"):
        if _NAME.fullmatch(part.name):
            with contextlib.suppress(OSError):  # in use, or deleted by somebody else
                _delete_unlocked(part)


def _delete_unlocked(part: Path) -> None:
    """BlockingIOError if its writer is alive."""
    if fcntl is None:
        part.unlink()
        return
    handle = os.open(part, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        part.unlink()
    finally:
        os.close(handle)
