"""Pipes to other processes, which can end at any time."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread


@contextmanager
def pipes_may_break() -> Iterator[None]:
    """A broken pipe raises an error instead of ending this process.

    The command line lets a broken pipe end the process, for `| head`.
    """
    if not hasattr(signal, "SIGPIPE") or current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGPIPE, before)
