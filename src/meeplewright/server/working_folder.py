"""A folder for what is needed for a moment only. Its process holds a lock on it: what a killed one
has left, which may be a copy of all data, is deleted when a store is next opened.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

try:
    import fcntl
except ImportError:  # Windows cannot lock a folder, so nothing counts as abandoned there
    fcntl = None  # type: ignore[assignment]

PREFIX: Final = "meeplewright-work-"


@contextmanager
def working_folder() -> Iterator[Path]:
    """A new folder that only its owner can use; it is deleted at the end of the block."""
    folder, handle = _create()
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        if handle is not None:
            os.close(handle)


def delete_abandoned_folders() -> None:
    """Delete the folders whose processes have gone."""
    for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        with contextlib.suppress(OSError):  # in use, of somebody else, or deleted meanwhile
            _delete_unlocked(folder)


def _create() -> tuple[Path, int | None]:
    while True:
        folder = Path(tempfile.mkdtemp(prefix=PREFIX))
        if fcntl is None:
            return folder, None
        with contextlib.suppress(FileNotFoundError):  # deleted before it was locked
            handle = os.open(folder, os.O_RDONLY)
            _lock(handle)
            if folder.exists():
                return folder, handle
            os.close(handle)


def _lock(handle: int) -> None:
    with contextlib.suppress(OSError):  # some network drives have no locks
        fcntl.flock(handle, fcntl.LOCK_EX)


def _delete_unlocked(folder: Path) -> None:
    """BlockingIOError if its process is alive."""
    if fcntl is None:
        return
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        shutil.rmtree(folder)
    finally:
        os.close(handle)
