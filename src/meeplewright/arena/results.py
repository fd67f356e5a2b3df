"""The results of a match on disk: a first line with its settings, then one line for each game.

Lines are only ever appended, and safe before the next game is counted. So a match that was killed
goes on where it stopped; a line torn by the kill is dropped and its game played again.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from meeplewright.arena.plan import Plan, Seating
from meeplewright.arena.play import Result
from meeplewright.core.errors import InvalidJson, Reason
from meeplewright.core.game import Json

try:
    import fcntl
except ImportError:  # there are no such locks on Windows
    fcntl = None  # type: ignore[assignment]

_OPEN: int = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)


class ResultsFile:
    """The results so far. Made by `open`; close it, or use `with`."""

    def __init__(self, path: Path, handle: int, plan: Plan) -> None:
        self.path = path
        self._handle = handle
        self._plan = plan
        self._found: dict[Seating, Result] = {}

    @classmethod
    def open(cls, path: Path, plan: Plan) -> ResultsFile:
        """A new file, or one of the same match to go on with.

        InvalidJson, and nothing changed, where it holds another match or no match at all;
        BlockingIOError where another process is writing it.
        """
        handle = os.open(path, _OPEN, 0o644)
        opened = cls(path, handle, plan)
        try:
            if fcntl is not None:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            opened._go_on()
        except BaseException:
            opened.close()
            raise
        return opened

    @property
    def results(self) -> list[Result]:
        """In the order of the plan, not of arrival."""
        return [found for one in self._plan.seatings() if (found := self._found.get(one))]

    @property
    def open_seatings(self) -> list[Seating]:
        """What is still to be played. A game that a bot broke is tried again."""
        found = self._found
        return [
            one for one in self._plan.seatings() if one not in found or found[one].fault is not None
        ]

    def add(self, result: Result) -> None:
        self._append(result.to_json())
        self._found[result.seating] = result

    def reread(self) -> None:
        """Take the results from the file: Ctrl-C may fall between writing one and noting it."""
        os.lseek(self._handle, 0, os.SEEK_SET)
        self._found.clear()
        self._go_on()

    def _go_on(self) -> None:
        with open(self._handle, "rb", closefd=False) as file:
            data = file.read()
        whole = data[: data.rfind(b"\n") + 1]
        if not whole:
            if data and not json.dumps(self._plan.to_json()).encode().startswith(data[:8]):
                raise InvalidJson(Reason("line 1", "arena-not-results"))
            os.ftruncate(self._handle, 0)
            self._append(self._plan.to_json())
            return
        lines = whole.splitlines()
        _same_settings(_read(lines[0], 1), self._plan.to_json())
        self._take(lines[1:])
        os.ftruncate(self._handle, len(whole))
        os.lseek(self._handle, 0, os.SEEK_END)

    def _take(self, lines: Sequence[bytes]) -> None:
        planned = set(self._plan.seatings())
        for number, line in enumerate(lines, 2):
            try:
                result = Result.from_json(_read(line, number))
            except (KeyError, TypeError, ValueError) as fault:
                if isinstance(fault, InvalidJson):
                    raise
                raise _not_a_result(number) from fault
            if result.seating not in planned:
                raise _not_a_result(number)
            self._found[result.seating] = result

    def _append(self, form: Json) -> None:
        """All of the line or none of it, whatever happens meanwhile (a full disk, Ctrl-C)."""
        left = json.dumps(form, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        start = os.lseek(self._handle, 0, os.SEEK_END)
        try:
            while left:
                left = left[os.write(self._handle, left) :]
            os.fsync(self._handle)
        except BaseException as fault:
            with contextlib.suppress(OSError):
                os.ftruncate(self._handle, start)
            if isinstance(fault, OSError):
                fault.filename = str(self.path)
            raise

    def close(self) -> None:
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()


def _read(line: bytes, number: int) -> dict[str, Any]:
    try:
        form = json.loads(line)
    except ValueError as fault:
        raise _not_a_result(number) from fault
    if not isinstance(form, dict) or (number == 1 and "arena" not in form):
        raise _not_a_result(number)
    return form


def _not_a_result(number: int) -> InvalidJson:
    key = "arena-not-results" if number == 1 else "arena-not-a-result"
    return InvalidJson(Reason(f"line {number}", key))


def _same_settings(theirs: Json, ours: Json) -> None:
    """The first setting that differs is named."""
    for name, value in ours.items():
        if name not in theirs or theirs[name] != value:
            told = {"field": name, "there": _told(theirs.get(name)), "here": _told(value)}
            key = "arena-other-code" if name == "code" else "arena-other-setting"
            raise InvalidJson(Reason(name, key, {**told}))


def _told(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
