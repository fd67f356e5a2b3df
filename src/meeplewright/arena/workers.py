"""Who plays the games: this process, or one process a core. A lost process loses no game."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread, current_thread, main_thread
from typing import Any, Protocol, TypeVar

from meeplewright.arena.plan import Plan, Seating

MOST_LOSSES = 3
"""A game that was lost with its process so often is given up: it is what kills them."""


class Played(Protocol):
    """What comes of a task: it knows which game it is of."""

    @property
    def seating(self) -> Seating: ...


R = TypeVar("R", bound=Played)
R_co = TypeVar("R_co", bound=Played, covariant=True)


class Task(Protocol[R_co]):
    """What is to be done with every game: play it, or audit it. Sent to other processes."""

    def __call__(self, plan: Plan, seating: Seating) -> R_co: ...

    def given_up(self, seating: Seating) -> R_co:
        """What to say of a game that ends every process that plays it."""


def cores() -> int:
    """How many processes this machine runs at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def do_here(task: Task[R], plan: Plan, seatings: Sequence[Seating]) -> Iterator[R]:
    """One after the other, in this process."""
    for seating in seatings:
        yield task(plan, seating)


def do_in_processes(
    task: Task[R], plan: Plan, seatings: Sequence[Seating], count: int
) -> Iterator[R]:
    """Whichever game ends first comes first."""
    losses: Counter[Seating] = Counter()
    left = dict.fromkeys(seatings)
    while left:
        try:
            for result in _do_in_pool(task, plan, list(left), min(count, len(left))):
                del left[result.seating]
                yield result
        except _Lost as lost:
            losses.update(lost.seatings)
            for seating in [one for one in left if losses[one] >= MOST_LOSSES]:
                del left[seating]
                yield task.given_up(seating)


class _Lost(Exception):
    """A process ended in the middle of these games, or beside them."""

    def __init__(self, seatings: Sequence[Seating]) -> None:
        super().__init__(seatings)
        self.seatings = seatings


def _do_in_pool(task: Task[R], plan: Plan, seatings: Sequence[Seating], count: int) -> Iterator[R]:
    waiting = iter(seatings)
    pool = ProcessPoolExecutor(count, get_context("spawn"), _prepare)
    running: dict[Future[R], Seating] = {}
    with _pipes_may_break():
        try:
            while True:
                for _, seating in zip(range(count - len(running)), waiting, strict=False):
                    running[pool.submit(task, plan, seating)] = seating
                if not running:
                    return
                done, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
                    del running[future]
        except BrokenProcessPool as fault:
            raise _Lost(list(running.values())) from fault
        finally:
            _end(pool)


@contextmanager
def _pipes_may_break() -> Iterator[None]:
    """A pipe to a worker that has ended is an error like others, not the end of this process.

    The command line lets a broken pipe end it, for `| head`; and a pool that is ended in the middle
    of a match may still be writing to its workers.
    """
    if not hasattr(signal, "SIGPIPE") or current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGPIPE, before)


def _end(pool: ProcessPoolExecutor) -> None:
    """At once: whoever stops a match does not wait for the games that are under way."""
    processes = list((pool._processes or {}).values())
    manager: Any = pool._executor_manager_thread
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()
    if manager is not None:
        manager.join()  # it writes to the pipes


def _prepare() -> None:
    """Ctrl-C reaches every process; only the first one answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A match that is killed leaves nobody behind who plays on."""
    parent = parent_process()
    assert parent is not None, "a worker has a parent"
    parent.join()
    os._exit(1)
