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
from meeplewright.core.records import Record

GENTLY = 10  # how far it stands back when the processor is wanted
EVERY = 0.2  # seconds from one word of progress to the next


def answer(source: TextIO, sink: TextIO) -> None:
    """Analyse the record that was asked about; a fault is told like anything else."""
    asked = json.loads(source.readline())
    told_at = monotonic()

    def say(form: dict[str, Any]) -> None:
        sink.write(json.dumps(form) + "\n")
        sink.flush()

    def progress(done: int, entries: int) -> None:
        nonlocal told_at
        if monotonic() - told_at >= EVERY:
            told_at = monotonic()
            say({"done": done})

    try:
        found = analyse(Record.loads(asked["record"]), Effort.named(asked["effort"]), progress)
    except BrokenPipeError:
        raise
    except Exception as fault:  # bots judge here, and they may be anybody's
        say({"fault": f"{type(fault).__name__}: {fault}"[:500]})
    else:
        say({"analysis": found.to_json()})


def main() -> None:
    # Ctrl-C reaches every process of a terminal; the server decides when its analyses end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(GENTLY)
    sink, sys.stdout = sys.stdout, sys.stderr  # what a bot prints must not look like an answer
    try:
        answer(sys.stdin, sink)
    except BrokenPipeError:
        os._exit(1)  # nobody reads any more: there is nothing left to tidy up


if __name__ == "__main__":
    main()
