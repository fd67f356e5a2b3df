"""The process of one analysis: a record comes in, progress lines and the analysis go out.

Started by `analysis_runner.py`, which also kills it when it stalls. It runs at low priority and
ends by itself when nobody reads its output.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from time import monotonic
from typing import Any, TextIO

from meeplewright.analysis import Effort, analyse
from meeplewright.bots.one_thread import use_one_thread
from meeplewright.core.records import Record

NICENESS = 10  # play goes first
EVERY = 0.2  # seconds between two lines of progress


def answer(source: TextIO, sink: TextIO) -> None:
    """Analyse the record; a fault is reported as a line too."""
    asked = json.loads(source.readline())
    reported_at = monotonic()

    def report(form: dict[str, Any]) -> None:
        sink.write(json.dumps(form) + "\n")
        sink.flush()

    def progress(done: int, entries: int) -> None:
        nonlocal reported_at
        if monotonic() - reported_at >= EVERY:
            reported_at = monotonic()
            report({"done": done})

    try:
        found = analyse(Record.loads(asked["record"]), Effort.named(asked["effort"]), progress)
    except BrokenPipeError:
        raise
    except Exception as fault:  # evaluators run here, and they can come from any package
        report({"fault": f"{type(fault).__name__}: {fault}"[:500]})
    else:
        report({"analysis": found.to_json()})


def main() -> None:
    use_one_thread()
    # Ctrl-C reaches every process of a terminal; the server ends its analyses itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    sink, sys.stdout = sys.stdout, sys.stderr  # what a bot prints must not be read as an answer
    try:
        answer(sys.stdin, sink)
    except BrokenPipeError:
        os._exit(1)  # the server is gone


if __name__ == "__main__":
    main()
