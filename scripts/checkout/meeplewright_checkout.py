"""Lets the Python in `.venv` import the compiled rules if they were built from these sources.

`scripts/prepare.py` writes a .pth file into `.venv` that imports this module when Python starts. It
does nothing until `meeplewright` is imported. Then each compiled module comes from build/compiled,
everything else from src; a stale build is never used.

MEEPLEWRIGHT_MODE=interpreted ignores the build, MEEPLEWRIGHT_MODE=compiled fails without it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SOURCES = os.path.join(ROOT, "src")
COMPILED = os.path.join(ROOT, "build", "compiled")
RECORD = os.path.join(COMPILED, "build.json")  # the sources of the build; see scripts/build.py

FRESH, MISSING, STALE, UNWANTED = "compiled", "missing", "stale", "interpreted"


def fingerprints(files: Iterable[str]) -> dict[str, list[Any]]:
    """Size, time and hash of each file, by its path in the checkout."""
    found = {}
    for name in files:
        status = os.stat(os.path.join(ROOT, name))
        found[name] = [status.st_size, status.st_mtime_ns, _hash_of(name)]
    return found


def are_unchanged(recorded: dict[str, list[Any]]) -> bool:
    """Whether every file has the same contents; only files with a different time are read."""
    for name, (size, time, digest) in recorded.items():
        try:
            status = os.stat(os.path.join(ROOT, name))
        except OSError:
            return False
        if status.st_size != size or (status.st_mtime_ns != time and _hash_of(name) != digest):
            return False
    return True


def _hash_of(name: str) -> str:
    from hashlib import sha256

    with open(os.path.join(ROOT, name), "rb") as file:
        return sha256(file.read()).hexdigest()


def read_record(path: str) -> dict[str, Any] | None:
    """The record of a build; None if there is none that can be read."""
    import json

    try:
        with open(path, encoding="utf-8") as file:
            found = json.load(file)
    except (OSError, ValueError):
        return None
    return found if isinstance(found, dict) else None


def write_record(path: str, record: dict[str, Any]) -> None:
    """Written completely or not at all."""
    import json

    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(f"{path}.part", "w", encoding="utf-8") as file:
        json.dump(record, file)
    os.replace(f"{path}.part", path)


class CompiledFinder:
    """Finds the compiled modules of the package in src; a finder for `sys.meta_path`."""

    def __init__(self) -> None:
        self._state: str | None = None
        self._binaries: dict[str, str] = {}

    @property
    def state(self) -> str:
        """FRESH, MISSING, STALE or UNWANTED: decided once, on first use."""
        if self._state is None:
            self._state = self._look()
        return self._state

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("meeplewright"):
            return None
        if path is not None and not any(folder.startswith(SOURCES) for folder in path):
            return None  # another copy of the package is earlier on the path
        if self.state != FRESH or name not in self._binaries:
            return None
        from importlib.util import spec_from_file_location

        return spec_from_file_location(name, os.path.join(COMPILED, self._binaries[name]))

    def _look(self) -> str:
        mode = os.environ.get("MEEPLEWRIGHT_MODE")
        if mode == UNWANTED:
            return UNWANTED
        state = self._state_of_build()
        if mode == FRESH and state != FRESH:
            raise ImportError(f"MEEPLEWRIGHT_MODE=compiled, but the build is {state}: make build")
        return state

    def _state_of_build(self) -> str:
        record = read_record(RECORD)
        if record is None or record["python"] != sys.implementation.cache_tag:
            return MISSING
        if not are_unchanged(record["files"]):
            return STALE
        self._binaries = record["binaries"]
        return FRESH


finder = CompiledFinder()


def install() -> None:
    """Import `meeplewright` through the finder from now on."""
    sys.meta_path.insert(0, finder)
