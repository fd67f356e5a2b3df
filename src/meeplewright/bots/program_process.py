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
from collections.abc import Callable, Sequence
from weakref import finalize

from meeplewright.bots.broken_pipes import pipes_may_break
from meeplewright.bots.processor_time import processor_seconds
from meeplewright.bots.program_limits import Limit, ProgramError, WallLimit

LONGEST = 2**20
"""The maximum length of an answer in bytes."""
REMEMBERED = 400
"""How many of the last bytes on its standard error are kept, for debugging."""
FAREWELL = 1.0
"""Seconds that a program has to end by itself when its input ends."""
_PIECE = 2**16


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
        self.deals: set[str] = set()
        """The deals that it has played, see `program_pool.py`."""
        self._answered = b""
        self._errors = b""
        self._processor = processor_seconds(self._process.pid)
        self._end = finalize(self, _end, self._process)
        for pipe in _pipes(self._process):
            os.set_blocking(pipe, False)

    @property
    def last_errors(self) -> str:
        """The end of its output on standard error."""
        return self._errors.decode("utf-8", "replace").strip()

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def processor_time(self) -> float | None:
        """The CPU time that it and its children have used; None if the system does not say.

        After its end, what was known before.
        """
        used = processor_seconds(self._process.pid) if self._process.returncode is None else None
        if used is not None:
            self._processor = max(self._processor or 0.0, used)
        return self._processor

    def ask(self, line: bytes, limit: Limit) -> bytes:
        """Send a line and wait for one; ProgramError if none comes in time."""
        self._transfer(line, limit, lambda left: b"\n" in self._answered)
        answer, _, self._answered = self._answered.partition(b"\n")
        return answer

    def tell(self, line: bytes) -> None:
        """Send a line that needs no answer; ProgramError if it is not read soon."""
        self._transfer(line, WallLimit(FAREWELL), lambda left: not left)

    def _transfer(self, line: bytes, limit: Limit, is_done: Callable[[bytes], bool]) -> None:
        """Write the line and read what comes, until it is done."""
        give, take, errors = _pipes(self._process)
        with pipes_may_break(), selectors.DefaultSelector() as ready:
            ready.register(give, selectors.EVENT_WRITE)
            ready.register(take, selectors.EVENT_READ)
            ready.register(errors, selectors.EVENT_READ)
            while not is_done(line):
                for key, _ in ready.select(limit.wait()):
                    if key.fd == take:
                        self._read_answer(take)
                    elif key.fd == errors and not self._read_errors(errors):
                        ready.unregister(errors)
                    elif key.fd == give:
                        line = line[self._write(give, line) :]
                        if not line:
                            ready.unregister(give)

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
        """Close its input, so that the program ends by itself; if it does not, end it."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self.kill()

    def kill(self) -> None:
        """End the program, and the processes it has started, at once."""
        self._end()


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
