"""Whether the files of a SQLite database are still where they were when it was opened.

SQLite does not ask: it goes on writing to a file that was deleted or moved, where nobody finds it
after a restart.
"""

from __future__ import annotations

import os
from pathlib import Path

from meeplewright.server.errors import StorageFault

Identity = tuple[int, int]
"""The device and the number of a file there."""


class SqliteFiles:
    """The database and its write-ahead log."""

    def __init__(self, path: Path) -> None:
        """Creates a file that only its owner can read, unless there is one."""
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        self.path = path
        self._log = path.with_name(f"{path.name}-wal")
        self._identity = _identity(path)
        self._log_identity: Identity | None = None

    def check(self) -> None:
        """StorageFault if a file was deleted, moved or replaced. It may come back."""
        is_same_log = self._log_identity in (None, _identity(self._log))
        if _identity(self.path) != self._identity or not is_same_log:
            raise StorageFault("gone", "file deleted or moved")

    def log_is_open(self) -> None:
        """A connection writes to the log: it stays the same file until that is closed."""
        if self._log_identity is None:
            self._log_identity = _identity(self._log)

    def log_is_closed(self) -> None:
        self._log_identity = None


def _identity(path: Path) -> Identity | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
