"""Games in processes of their own. Orders go through pipes, numbers through shared memory."""

from __future__ import annotations

from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory

from meeplewright.envs.arrays import Array
from meeplewright.envs.extra import missing
from meeplewright.envs.games import Arrays, Games, Kind, Shape, shapes

try:
    import numpy as np
except ImportError as fault:
    raise missing(fault) from fault

ALIGNED = 64  # bytes, so that no two processes write into one line of a processor's cache


class WorkerLost(RuntimeError):
    """A worker process ended by itself. The games are lost; make a new environment."""


class Workers:
    """The same games as `Games` plays, shared out evenly among processes."""

    def __init__(self, kind: Kind, games: int, workers: int) -> None:
        laid_out = shapes(kind, games)
        self._memory = SharedMemory(create=True, size=_size(laid_out))
        self.arrays = Arrays(**_arrays(self._memory, laid_out))
        context = get_context("spawn")  # a fork would copy whatever threads the caller has
        self._pipes: list[Connection] = []
        self._processes = []
        bounds = [games * worker // workers for worker in range(workers + 1)]
        for start, end in pairwise(bounds):
            here, there = context.Pipe()
            process = context.Process(
                target=_work, args=(there, self._memory.name, kind, games, start, end), daemon=True
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
        """Tell all of them, then wait for all of them."""
        try:
            for pipe in self._pipes:
                pipe.send((name, seed))
            answers = [pipe.recv() for pipe in self._pipes]
        except (EOFError, OSError) as fault:
            self.close()
            raise WorkerLost("a worker process has ended") from fault
        for answer in answers:
            if answer is not None:
                self.close()
                raise WorkerLost(f"a worker process has failed: {answer}")

    def close(self) -> None:
        """End the processes and give the memory back; the arrays go with it."""
        for pipe in self._pipes:
            pipe.close()  # the end of its input ends a worker
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.kill()
                process.join()
        self._pipes, self._processes = [], []
        self.arrays = Arrays(*[array.copy() for array in vars(self.arrays).values()])
        try:
            self._memory.close()
            self._memory.unlink()
        except (BufferError, FileNotFoundError):
            pass  # somebody still holds an array: the memory goes when they let go


def _size(laid_out: dict[str, Shape]) -> int:
    return sum(_room(shape) for shape in laid_out.values())


def _room(shape: Shape) -> int:
    used = int(np.prod(shape[0])) * np.dtype(shape[1]).itemsize
    return -(-used // ALIGNED) * ALIGNED


def _arrays(memory: SharedMemory, laid_out: dict[str, Shape]) -> dict[str, Array]:
    arrays: dict[str, Array] = {}
    offset = 0
    for name, shape in laid_out.items():
        arrays[name] = np.ndarray(shape[0], shape[1], memory.buf, offset)
        offset += _room(shape)
    return arrays


def _work(pipe: Connection, memory_name: str, kind: Kind, games: int, start: int, end: int) -> None:
    """What a worker process does: orders until there are no more."""
    memory = SharedMemory(memory_name)
    arrays = Arrays(**_arrays(memory, shapes(kind, games))).part(start, end)
    players = Games(kind, range(start, end), arrays)
    while True:
        try:
            name, seed = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            if name == "reset":
                players.reset(seed)
            else:
                players.step()
        except Exception as fault:
            pipe.send(f"{type(fault).__name__}: {fault}")
        else:
            pipe.send(None)
