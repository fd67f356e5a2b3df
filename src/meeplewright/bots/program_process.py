"""A program connected by its standard input and output: one line out, one line back.

Whatever the program does, a question ends in time, with an answer or with an error. When the
process is closed or garbage-collected, nothing of the program keeps running.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
from collections.abc import Sequence
from time import monotonic
from weakref import finalize

from meeplewright.core.errors import Argument, Reason

LONGEST = 2**20
"""The maximum length of an answer in bytes."""
REMEMBERED = 400
"""How many of the last bytes on its standard error are kept, for debugging."""
FAREWELL = 1.0
"""Seconds that a program has to end by itself when the game is over."""
_PIECE = 2**16


class ProgramError(Exception):
    """The program did not answer as expected; `reason` says how."""

    def __init__(self, key: str, **arguments: Argument) -> None:
        super().__init__(key)
        self.reason = Reason("bot", key, arguments)


class ProgramProcess:
    """A running program. Raises ProgramError if it cannot be started."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # so that the processes it starts can be ended with it
            )
        except OSError as fault:
            raise ProgramError("program-not-started", why=fault.strerror or "") from fault
        self._answered = b""
        self._errors = b""
        self._end = finalize(self, _end, self._process)
        for pipe in _pipes(self._process):
            os.set_blocking(pipe, False)

    @property
    def last_errors(self) -> str:
        """The end of its output on standard error."""
        return self._errors.decode("utf-8", "replace").strip()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for one; ProgramError if none comes in time."""
        give, take, errors = _pipes(self._process)
        end = monotonic() + seconds
        with selectors.DefaultSelector() as ready:
            ready.register(give, selectors.EVENT_WRITE)
            ready.register(take, selectors.EVENT_READ)
            ready.register(errors, selectors.EVENT_READ)
            while b"\n" not in self._answered:
                for key, _ in ready.select(_left(end, seconds)):
                    if key.fd == take:
                        self._read_answer(take)
                    elif key.fd == errors and not self._read_errors(errors):
                        ready.unregister(errors)
                    elif key.fd == give:
                        line = line[self._write(give, line) :]
                        if not line:
                            ready.unregister(give)
        answer, _, self._answered = self._answered.partition(b"\n")
        return answer

    def _write(self, give: int, line: bytes) -> int:
        try:
            return os.write(give, line[:_PIECE])
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            return len(line)  # it does not read any more; it may have answered already

    def _read_answer(self, take: int) -> None:
        data = os.read(take, _PIECE)
        self._answered += data
        if not data:
            raise self._ended()
        if b"\n" not in self._answered and len(self._answered) > LONGEST:
            raise ProgramError("program-too-long", most=LONGEST)

    def _read_errors(self, errors: int) -> bool:
        """Keep the end of its standard error; False if no more will come."""
        data = os.read(errors, _PIECE)
        self._errors = (self._errors + data)[-REMEMBERED:]
        return bool(data)

    def _ended(self) -> ProgramError:
        """It ended or closed its output, which is treated the same."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        with contextlib.suppress(BlockingIOError):
            while self._read_errors(_pipes(self._process)[2]):
                pass
        code = self._process.poll()
        return ProgramError("program-ended", code="" if code is None else code)

    def close(self) -> None:
        """Called when the game is over: close its input, so that the program ends."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self.kill()

    def kill(self) -> None:
        """End the program, and the processes it has started, at once."""
        self._end()


def _left(end: float, seconds: float) -> float:
    left = end - monotonic()
    if left <= 0:
        raise ProgramError("program-silent", milliseconds=round(seconds * 1000))
    return left


def _pipes(process: subprocess.Popen[bytes]) -> tuple[int, int, int]:
    assert process.stdin is not None and process.stdout is not None and process.stderr is not None
    return process.stdin.fileno(), process.stdout.fileno(), process.stderr.fileno()


def _end(process: subprocess.Popen[bytes]) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()
