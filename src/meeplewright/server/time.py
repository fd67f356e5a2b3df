"""The server's time: milliseconds since 1970 that never go back while the server runs.

The wall clock is read once, then only monotonic time is added, so no player's clock changes when an
administrator sets the machine's. A jump of the wall clock is noticed, logged, and ignored.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

JUMP_MS = 2_000  # smaller jumps are the slow correction that every machine makes

log = logging.getLogger(__name__)


def wall_ms() -> int:
    """The machine's wall-clock time."""
    return time.time_ns() // 1_000_000


_BOOTTIME = getattr(time, "CLOCK_BOOTTIME", None)


def monotonic_ms() -> int:
    """Time that only goes forward; if the system supports it, also while the machine sleeps."""
    steady = time.monotonic_ns() if _BOOTTIME is None else time.clock_gettime_ns(_BOOTTIME)
    return steady // 1_000_000


class Clock:
    """Tells the time from a wall clock read once and monotonic time since then."""

    def __init__(
        self, wall: Callable[[], int] = wall_ms, steady: Callable[[], int] = monotonic_ms
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._ahead = wall() - steady()  # how far the wall clock is ahead of monotonic time
        self._seen = self._ahead  # the same, as last seen
        self._last = 0
        self.jumps = 0
        self.on_jump: Callable[[int], None] = lambda by: None

    def now(self) -> int:
        """Milliseconds since 1970, never less than before."""
        steady = self._steady()
        ahead = self._wall() - steady
        if abs(ahead - self._seen) >= JUMP_MS:
            self._report_jump(ahead - self._seen)
            self._seen = ahead
        self._last = max(self._last, steady + self._ahead)
        return self._last

    def _report_jump(self, by: int) -> None:
        self.jumps += 1
        log.warning("the wall clock jumped by %d ms; tables keep their own time", by)
        self.on_jump(by)
