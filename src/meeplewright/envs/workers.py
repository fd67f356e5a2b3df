"""Games in worker processes. Commands go through pipes, numbers through shared memory."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from signal import SIG_IGN, SIGINT, signal
from time import monotonic
from weakref import finalize

import numpy as np

from meeplewright.envs.arrays import Array
from meeplewright.envs.games import Arrays, Games, Shape, shapes
from meeplewright.envs.setups import EnvSetup

ALIGNED = 64  # bytes, so that no two processes write to the same cache line


class WorkerLost(RuntimeError):
    """A worker process ended or hung. The games are lost; make a new environment."""


class Workers:
    """The same games as in `Games`, split evenly among processes."""

    def __init__(self, setup: EnvSetup, games: int, workers: int, timeout: float | None) -> None:
        laid_out = shapes(setup, games)
        memory = SharedMemory(create=True, size=_size(laid_out))
        self._give_back = finalize(self, memory.unlink)  # even if `close` is never called
        self.arrays = Arrays(**_arrays(memory, laid_out))
        self.timeout = timeout
        context = get_context("spawn")  # a fork would copy whatever threads the caller has
        self._pipes: list[Connection] = []
        self._processes = []
        bounds = [games * worker // workers for worker in range(workers + 1)]
        for start, end in pairwise(bounds):
            here, there = context.Pipe()
            process = context.Process(
                target=_work, args=(there, memory.name, setup, games, start, end), daemon=True
            )
            process.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(process)

    def reset(self, seed: str | int | None) -> None:
        self._order("reset", seed)

    def step(self) -> None:
        self._order("step", None)

    def _order(self, name: str, seed: str | int | None) -> None:
        """Send a command to all workers, then wait for all of them.

        Any exception in between, including Ctrl-C, ends the workers. Otherwise a late answer
        would be taken for the answer to the next command.
        """
        if not self._pipes:
            raise WorkerLost("the worker processes have ended; make a new environment")
        try:
            for pipe in self._pipes:
                pipe.send((name, seed))
            self._receive()
        except (EOFError, OSError) as fault:
            self.close()
            raise WorkerLost("a worker process has ended") from fault
        except BaseException:
            self.close()
            raise

    def _receive(self) -> None:
        """Receive all answers within the timeout, which is for all workers together."""
        end = None if self.timeout is None else monotonic() + self.timeout
        for number, pipe in enumerate(self._pipes):
            if not pipe.poll(None if end is None else max(0.0, end - monotonic())):
                self._processes[number].kill()
                raise WorkerLost(f"a worker process has not answered within {self.timeout:g} s")
            answer = pipe.recv()
            if answer is not None:
                raise WorkerLost(f"a worker process has failed: {answer}")

    def close(self) -> None:
        """End the processes; the memory is released with the last array on it."""
        for pipe in self._pipes:
            pipe.close()  # the end of its input ends a worker
        end = monotonic() + 5
        for process in self._processes:
            process.join(max(0.0, end - monotonic()))
            if process.is_alive():
                process.kill()
                process.join()
        self._pipes, self._processes = [], []
        self._give_back()


class _SharedArray:
    """Shared memory in a form that numpy accepts and keeps alive.

    An array on `memory.buf` itself does not keep the memory alive. The memory would be unmapped,
    and reading the array would crash.
    """

    def __init__(self, memory: SharedMemory, shape: Shape, offset: int) -> None:
        self._memory = memory
        seen: Array = np.ndarray(shape[0], shape[1], memory.buf, offset)
        self.__array_interface__ = seen.__array_interface__


def _size(laid_out: dict[str, Shape]) -> int:
    return sum(_room(shape) for shape in laid_out.values())


def _room(shape: Shape) -> int:
    used = int(np.prod(shape[0])) * np.dtype(shape[1]).itemsize
    return -(-used // ALIGNED) * ALIGNED


def _arrays(memory: SharedMemory, laid_out: dict[str, Shape]) -> dict[str, Array]:
    arrays: dict[str, Array] = {}
    offset = 0
    for name, shape in laid_out.items():
        arrays[name] = np.asarray(_SharedArray(memory, shape, offset))
        offset += _room(shape)
    return arrays


def _work(
    pipe: Connection, memory_name: str, setup: EnvSetup, games: int, start: int, end: int
) -> None:
    """The main loop of a worker process."""
    signal(SIGINT, SIG_IGN)  # the main process handles Ctrl-C
    memory = SharedMemory(memory_name)
    arrays = Arrays(**_arrays(memory, shapes(setup, games))).part(start, end)
    players = Games(setup, range(start, end), arrays)
    with suppress(EOFError, OSError):  # the main process has ended
        while True:
            name, seed = pipe.recv()
            try:
                if name == "reset":
                    players.reset(seed)
                else:
                    players.step()
            except Exception as fault:
                pipe.send(f"{type(fault).__name__}: {fault}")
            else:
                pipe.send(None)
