"""Progress messages of the set-up, and locks between its processes."""

import fcntl
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

STOPPED = 130  # the exit code of a program that was ended by Ctrl+C
LOCKS = Path(__file__).resolve().parent.parent / "build" / "locks"


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


@contextmanager
def step(doing: str, done: str) -> Iterator[None]:
    """Prints what begins and, if it worked, how long it took."""
    say(f"{doing} ...")
    began = time.monotonic()
    yield
    say(f"  {done} in {time.monotonic() - began:.0f} s")


@contextmanager
def only_one(name: str) -> Iterator[None]:
    """Only one process at a time does this; the others wait, and then it is done.

    Children started with `close_fds=False` inherit the lock: if their parent is killed, the next
    process waits for them.
    """
    LOCKS.mkdir(parents=True, exist_ok=True)
    with (LOCKS / name).open("w") as lock:
        os.set_inheritable(lock.fileno(), True)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(f"Waiting for another make in this checkout ({name}) ...")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main_of(script: Callable[[], int]) -> int:
    """The exit code of a script: one sentence instead of a traceback for expected errors."""
    try:
        return script()
    except KeyboardInterrupt:
        return STOPPED
    except OSError as fault:
        say(f"The checkout could not be prepared: {fault}")
        return 1
