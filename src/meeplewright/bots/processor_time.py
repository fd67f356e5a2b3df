"""The CPU time of other processes, as Linux tells it in /proc. Other systems do not say."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

_PROCESSES = Path("/proc")
_TIMES = slice(11, 15)
"""utime, stime, cutime and cstime: its own, and those of its children that have ended."""


def processor_seconds(pid: int) -> float | None:
    """What a process, its threads and all processes it has started have used so far.

    None if the system does not say. A process that has ended and that nobody waited for is lost.
    """
    if _ticks_of(pid) is None:
        return None
    ticks = sum(_ticks_of(number) or 0 for number in _family(pid))
    return ticks / os.sysconf("SC_CLK_TCK")


def can_measure() -> bool:
    """Whether this system tells the CPU time of other processes."""
    return processor_seconds(os.getpid()) is not None


def _family(pid: int) -> Iterator[int]:
    """The process and everything that descends from it."""
    yield pid
    for listed in (_PROCESSES / str(pid) / "task").glob("*/children"):
        for child in _read(listed).split():
            yield from _family(int(child))


def _ticks_of(pid: int) -> int | None:
    behind_name = _read(_PROCESSES / str(pid) / "stat").rpartition(")")[2].split()
    return sum(map(int, behind_name[_TIMES])) if behind_name else None


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:  # it has just ended, or there is no /proc
        return ""
