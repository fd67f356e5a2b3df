"""The results of a match on disk: a first line with the settings, then one line per game.

Lines are only appended, and each is on disk before the next game is counted. So you can resume a
match that was killed; an incomplete last line is dropped, and its game is played again. A match
that gets more deals has a line that says so.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from meeplewright.arena.plan import Plan, Seating
from meeplewright.arena.play import Result
from meeplewright.core.errors import InvalidJson, Reason
from meeplewright.core.game import Json

try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None  # type: ignore[assignment]

_OPEN: int = os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0)


class ResultsFile:
    """The results so far. Made by `open`; close it, or use `with`."""

    def __init__(self, path: Path, handle: int, plan: Plan) -> None:
        self.path = path
        self._handle = handle
        self._plan = plan
        self._found: dict[Seating, Result] = {}
        self.planned: list[int] = []
        """The number of deals: at first, and after every extension."""

    @classmethod
    def open(cls, path: Path, plan: Plan, *, extend: bool = False) -> ResultsFile:
        """Create a file, or open one of the same match to resume it.

        `extend`: the plan may have more deals than the file; only the missing games are left to
        play. InvalidJson if it contains another match or no match at all; nothing is changed then.
        BlockingIOError if another process is writing it.
        """
        handle = os.open(path, _OPEN, 0o644)
        opened = cls(path, handle, plan)
        try:
            if fcntl is not None:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            opened._go_on(extend)
        except BaseException:
            opened.close()
            raise
        return opened

    @property
    def results(self) -> list[Result]:
        """All results, in the order of the plan."""
        return [found for one in self._plan.seatings() if (found := self._found.get(one))]

    @property
    def open_seatings(self) -> list[Seating]:
        """The games still to play. Games that ended with an error are tried again."""
        found = self._found
        return [
            one for one in self._plan.seatings() if one not in found or found[one].fault is not None
        ]

    def add(self, result: Result) -> None:
        self._append(result.to_json())
        self._found[result.seating] = result

    def reread(self) -> None:
        """Read the results again: Ctrl-C can come after writing one and before adding it here."""
        os.lseek(self._handle, 0, os.SEEK_SET)
        self._found.clear()
        self._go_on(False)

    def _go_on(self, extend: bool) -> None:
        with open(self._handle, "rb", closefd=False) as file:
            data = file.read()
        whole = data[: data.rfind(b"\n") + 1]
        if not whole:
            if data and not json.dumps(self._plan.to_json()).encode().startswith(data[:8]):
                raise InvalidJson(Reason("line 1", "arena-not-results"))
            os.ftruncate(self._handle, 0)
            self._append(self._plan.to_json())
            self.planned = [self._plan.deals]
            return
        lines = whole.splitlines()
        settings = _read(lines[0], 1)
        same_settings(settings, self._plan.to_json(), but="deals")
        forms = {number: _read(line, number) for number, line in enumerate(lines[1:], 2)}
        self.planned = [_deals(settings.get("deals"), 1)]
        self.planned += [_deals(one["extended"], at) for at, one in forms.items() if _adds(one)]
        self._check_deals(extend)
        self._take({number: form for number, form in forms.items() if not _adds(form)})
        os.ftruncate(self._handle, len(whole))
        os.lseek(self._handle, 0, os.SEEK_END)
        if self.planned[-1] < self._plan.deals:
            self._append({"extended": self._plan.deals})
            self.planned.append(self._plan.deals)

    def _check_deals(self, extend: bool) -> None:
        there, here = self.planned[-1], self._plan.deals
        if there > here or (there < here and not extend):
            deals = {"there": there, "here": here}
            raise InvalidJson(Reason("deals", "arena-other-deals", {**deals}))

    def _take(self, forms: Mapping[int, Json]) -> None:
        """Read the results, which are on these lines of the file."""
        planned = set(self._plan.seatings())
        for number, form in forms.items():
            try:
                result = Result.from_json(form)
            except (KeyError, TypeError, ValueError) as fault:
                raise _not_a_result(number) from fault
            if result.seating not in planned:
                raise _not_a_result(number)
            self._found[result.seating] = result

    def _append(self, form: Json) -> None:
        """Write the whole line or nothing, even if the disk is full or Ctrl-C comes."""
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


def _adds(form: Json) -> bool:
    """Whether this line adds deals to the match."""
    return "extended" in form


def _deals(value: object, number: int) -> int:
    if type(value) is not int:
        raise _not_a_result(number)
    return value


def same_settings(theirs: Json, ours: Json, *, but: str) -> None:
    """InvalidJson names the first setting that differs, except for this one."""
    for name, value in ours.items():
        if name == but:
            continue
        if name not in theirs or theirs[name] != value:
            arguments = {"field": name, "there": _text(theirs.get(name)), "here": _text(value)}
            key = "arena-other-code" if name == "code" else "arena-other-setting"
            raise InvalidJson(Reason(name, key, {**arguments}))


def _text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
