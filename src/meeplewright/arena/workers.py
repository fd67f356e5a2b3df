"""Play the games in this process, or in one process per core. A lost process loses no game.

We manage the processes ourselves: a pool of the standard library breaks as a whole when one of its
processes ends, and cannot be stopped at once.
"""

from __future__ import annotations

import os
import signal
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pickle import PicklingError
from threading import Thread
from traceback import format_exc
from typing import Any, Generic, Protocol, TypeVar
from weakref import finalize

from meeplewright.arena.plan import Plan, Seating
from meeplewright.bots.broken_pipes import pipes_may_break
from meeplewright.bots.one_thread import use_one_thread
from meeplewright.bots.program_pool import keeping_programs

FAREWELL = 5.0
"""Seconds that an idle process has to end the programs that it kept running."""
MOST_LOSSES = 3
"""After this many lost processes a game is given up: it probably ends them."""


class Played(Protocol):
    """The result of a task. It knows its game."""

    @property
    def seating(self) -> Seating: ...


R = TypeVar("R", bound=Played)
R_co = TypeVar("R_co", bound=Played, covariant=True)


class Task(Protocol[R_co]):
    """What to do with every game: play it or audit it. Sent to other processes."""

    def __call__(self, plan: Plan, seating: Seating) -> R_co: ...

    def given_up(self, seating: Seating) -> R_co:
        """The result for a game that ends every process that plays it."""


def cores() -> int:
    """The number of processes that this machine can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def do_here(task: Task[R], plan: Plan, seatings: Sequence[Seating]) -> Iterator[R]:
    """Play the games one by one, in this process."""
    with keeping_programs():
        for seating in seatings:
            yield task(plan, seating)


def do_in_processes(
    task: Task[R], plan: Plan, seatings: Sequence[Seating], count: int
) -> Iterator[R]:
    """Results come in the order in which games end."""
    waiting = deque(dict.fromkeys(seatings))
    losses: Counter[Seating] = Counter()
    workers = [_Worker(task, plan) for _ in range(min(count, len(waiting)))]
    with pipes_may_break():
        try:
            while busy := _assign(workers, waiting):
                for worker in _ready(busy):
                    seating = worker.seating
                    try:
                        yield worker.result()
                    except _Lost:
                        losses[seating] += 1
                        if losses[seating] < MOST_LOSSES:
                            waiting.append(seating)
                        else:
                            yield task.given_up(seating)
        finally:
            for worker in workers:
                worker.dismiss()
            for worker in workers:
                worker.end()


class _Lost(Exception):
    """The process ended in the middle of its game."""


class _Failed:
    """The task raised this instead of returning a result."""

    def __init__(self, fault: BaseException) -> None:
        self.fault = fault


class _Worker(Generic[R]):
    """A process that plays one game at a time. If it ends, the next game gets a new one."""

    pipe: Connection[Any, Any]
    process: BaseProcess

    def __init__(self, task: Task[R], plan: Plan) -> None:
        self._work = (task, plan)
        self._seating: Seating | None = None
        self._end: finalize[..., Any] | None = None
        self._is_dismissed = False

    def _start(self) -> None:
        context = get_context("spawn")  # a fork would copy whatever threads the caller has
        self.pipe, there = context.Pipe()
        self.process = context.Process(target=_work, args=(there, *self._work))
        # Set before the start, because Ctrl-C can come in between. It also ends the process if
        # nobody calls `end`: Python waits for its processes at exit.
        self._end = finalize(self, _end, self.process, self.pipe)
        self.process.start()
        there.close()

    def dismiss(self) -> None:
        """If it is idle, let it end by itself."""
        if self._end is not None and not self.is_busy:
            self._is_dismissed = True
            self.pipe.close()

    def end(self) -> None:
        """End it at once, or soon if it was dismissed."""
        if self._end is None:
            return
        if self._is_dismissed:
            self.process.join(FAREWELL)
        self._end()

    @property
    def is_busy(self) -> bool:
        return self._seating is not None

    @property
    def seating(self) -> Seating:
        assert self._seating is not None, "an idle worker has no game"
        return self._seating

    def begin(self, seating: Seating) -> None:
        if self._end is None or not self.process.is_alive():
            self.end()
            self._start()
        self._seating = seating
        with suppress(OSError):  # it has just ended: `result` reports it
            self.pipe.send(seating)

    def result(self) -> R:
        """The result of its game. Raises the exception of the task, or _Lost."""
        try:
            if not self.pipe.poll():
                raise EOFError
            result = self.pipe.recv()
        except (EOFError, OSError) as fault:
            self.end()
            raise _Lost from fault
        finally:
            self._seating = None
        if isinstance(result, _Failed):
            raise result.fault
        done: R = result
        return done


def _assign(workers: Sequence[_Worker[R]], waiting: deque[Seating]) -> list[_Worker[R]]:
    """Give every idle worker a game while there are any; returns the busy workers."""
    for worker in workers:
        if waiting and not worker.is_busy:
            worker.begin(waiting.popleft())
    return [worker for worker in workers if worker.is_busy]


def _ready(busy: Sequence[_Worker[R]]) -> list[_Worker[R]]:
    """Wait until at least one worker has finished its game or has ended."""
    signs = {sign: worker for worker in busy for sign in (worker.pipe, worker.process.sentinel)}
    return list(dict.fromkeys(signs[sign] for sign in wait(signs)))  # type: ignore[index]


def _end(process: BaseProcess, pipe: Connection[Any, Any]) -> None:
    """End the process at once: stopping a match must not wait for games in progress."""
    if process.pid is not None:  # it was started
        process.kill()
        process.join()
    pipe.close()


def _work(pipe: Connection[Any, Any], task: Task[R], plan: Plan) -> None:
    """The main loop of a worker, until its pipe is closed."""
    use_one_thread()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the main process
    Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError), keeping_programs():
        while True:
            result = _done(task, plan, pipe.recv())
            try:
                pipe.send(result)
            except (PicklingError, TypeError, AttributeError) as fault:
                pipe.send(_Failed(fault))


def _done(task: Task[R], plan: Plan, seating: Seating) -> R | _Failed:
    try:
        return task(plan, seating)
    except BaseException as fault:  # whatever a bot raises
        fault.add_note(f"In a worker process:\n{format_exc()}")
        return _Failed(fault)


def _end_with_parent() -> None:
    """End this worker when its parent is killed."""
    parent = parent_process()
    assert parent is not None, "a worker has a parent"
    parent.join()
    os._exit(1)
