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
from threading import Thread

from meeplewright.arena.plan import Plan, Seating
from meeplewright.arena.playing import Fault, Result, play_seating
from meeplewright.bots.effort import CLOCK

MOST_LOSSES = 3
"""A game that was lost with its process so often is given up: it is what kills them."""


def cores() -> int:
    """How many processes this machine runs at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(plan: Plan, seatings: Sequence[Seating]) -> Iterator[Result]:
    """One after the other, in this process."""
    with counting_time_by(plan.clock):
        for seating in seatings:
            yield play_seating(plan, seating)


def play_in_processes(plan: Plan, seatings: Sequence[Seating], count: int) -> Iterator[Result]:
    """Whichever game ends first comes first."""
    losses: Counter[Seating] = Counter()
    left = dict.fromkeys(seatings)
    while left:
        try:
            for result in _play_in_pool(plan, list(left), min(count, len(left))):
                del left[result.seating]
                yield result
        except _Lost as lost:
            losses.update(lost.seatings)
            for seating in [one for one in left if losses[one] >= MOST_LOSSES]:
                del left[seating]
                yield given_up(seating)


def given_up(seating: Seating) -> Result:
    """The result of a game whose processes end before it does."""
    return Result(seating, fault=Fault(seating.bots[0], 0, 0, "the process ended"))


class _Lost(Exception):
    """A process ended in the middle of these games, or beside them."""

    def __init__(self, seatings: Sequence[Seating]) -> None:
        super().__init__(seatings)
        self.seatings = seatings


def _play_in_pool(plan: Plan, seatings: Sequence[Seating], count: int) -> Iterator[Result]:
    waiting = iter(seatings)
    pool = ProcessPoolExecutor(count, get_context("spawn"), _prepare, (plan.clock,))
    running: dict[Future[Result], Seating] = {}
    try:
        while True:
            for _, seating in zip(range(count - len(running)), waiting, strict=False):
                running[pool.submit(play_seating, plan, seating)] = seating
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


def _end(pool: ProcessPoolExecutor) -> None:
    """At once: whoever stops a match does not wait for the games that are under way."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()


def _prepare(clock: str) -> None:
    """Ctrl-C reaches every process; only the first one answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ[CLOCK] = clock
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A match that is killed leaves nobody behind who plays on."""
    parent = parent_process()
    assert parent is not None, "a worker has a parent"
    parent.join()
    os._exit(1)


@contextmanager
def counting_time_by(clock: str) -> Iterator[None]:
    """Bots that are made in here count their time so."""
    before = os.environ.get(CLOCK)
    os.environ[CLOCK] = clock
    try:
        yield
    finally:
        if before is None:
            del os.environ[CLOCK]
        else:
            os.environ[CLOCK] = before
