"""How long to wait for a program: by the clock on the wall, or by the CPU time that it uses."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Protocol

from meeplewright.core.errors import Argument, Reason

ASLEEP = 10.0
"""Seconds on the wall, and times its CPU time, after which a program is taken to be asleep."""
_OFTEN = 0.01


class ProgramError(Exception):
    """The program did not answer as expected; `reason` says how."""

    def __init__(self, key: str, **arguments: Argument) -> None:
        super().__init__(key)
        self.reason = Reason("bot", key, arguments)


class Limit(Protocol):
    """Says how long to wait now, until it is asked again."""

    def wait(self) -> float:
        """Seconds; ProgramError if the time is up."""


class WallLimit:
    """So many seconds from now on."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._end = monotonic() + seconds

    def wait(self) -> float:
        left = self._end - monotonic()
        if left <= 0:
            raise ProgramError("program-silent", milliseconds=round(self._seconds * 1000))
        return left


class ProcessorLimit:
    """So many seconds of CPU time. `used` says how many were used already.

    A program that uses none, because it waits for something, is not waited for much longer.
    """

    def __init__(self, seconds: float, used: Callable[[], float]) -> None:
        self._seconds = seconds
        self._used = used
        self._asleep = WallLimit(ASLEEP + ASLEEP * seconds)

    def wait(self) -> float:
        left = self._seconds - self._used()
        if left <= 0:
            raise ProgramError("program-processor", milliseconds=round(self._seconds * 1000))
        # It may have several threads, so look again before it can have used the rest.
        return min(self._asleep.wait(), max(_OFTEN, left / 4))
