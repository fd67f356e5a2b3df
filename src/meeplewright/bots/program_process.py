"""A program at the other end of its standard input and output: one line out, one line back.

Whatever the program does, a question ends in time, with an answer or with a fault; and when the
process is closed or forgotten nothing of the program is left.
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
"""Bytes of an answer."""
REMEMBERED = 400
"""Bytes of what the program said last on its standard error, kept for whoever mends it."""
FAREWELL = 1.0
"""Seconds that a program has to end by itself when the game is over."""
_PIECE = 2**16


class ProgramError(Exception):
    """The program did not answer as it should; `reason` says how."""

    def __init__(self, key: str, **arguments: Argument) -> None:
        super().__init__(key)
        self.reason = Reason("bot", key, arguments)


class ProgramProcess:
    """A running program. Raises ProgramError where it cannot be started."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,  # so that what it starts can be ended with it
            )
        except OSError as fault:
            raise ProgramError("program-not-started", why=fault.strerror or "") from fault
        self._answered = b""
        self._complained = b""
        self._end = finalize(self, _end, self._process)
        for pipe in _pipes(self._process):
            os.set_blocking(pipe, False)

    @property
    def last_errors(self) -> str:
        """What it said last on its standard error."""
        return self._complained.decode("utf-8", "replace").strip()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for one; ProgramError where none comes in time."""
        give, take, errors = _pipes(self._process)
        end = monotonic() + seconds
        with selectors.DefaultSelector() as ready:
            ready.register(give, selectors.EVENT_WRITE)
            ready.register(take, selectors.EVENT_READ)
            ready.register(errors, selectors.EVENT_READ)
            while b"\n" not in self._answered:
                for key, _ in ready.select(_left(end, seconds)):
                    if key.fd == take:
                        self._listen(take)
                    elif key.fd == errors and not self._overhear(errors):
                        ready.unregister(errors)
                    elif key.fd == give:
                        line = line[self._tell(give, line) :]
                        if not line:
                            ready.unregister(give)
        answer, _, self._answered = self._answered.partition(b"\n")
        return answer

    def _tell(self, give: int, line: bytes) -> int:
        try:
            return os.write(give, line[:_PIECE])
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            return len(line)  # it listens no more; it may have answered already

    def _listen(self, take: int) -> None:
        heard = os.read(take, _PIECE)
        self._answered += heard
        if not heard:
            raise self._ended()
        if b"\n" not in self._answered and len(self._answered) > LONGEST:
            raise ProgramError("program-too-long", most=LONGEST)

    def _overhear(self, errors: int) -> bool:
        """Keep the end of what it complains about; False where nothing more will come."""
        heard = os.read(errors, _PIECE)
        self._complained = (self._complained + heard)[-REMEMBERED:]
        return bool(heard)

    def _ended(self) -> ProgramError:
        """It ended, or closed its output, which comes to the same."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        with contextlib.suppress(BlockingIOError):
            while self._overhear(_pipes(self._process)[2]):
                pass
        code = self._process.poll()
        return ProgramError("program-ended", code="" if code is None else code)

    def close(self) -> None:
        """The game is over: its input ends, and so should the program."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        self.kill()

    def kill(self) -> None:
        """End the program, and what it has started, at once."""
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
