"""The lines of a record: a UTF-8 JSON Lines file (`.mwr`), exactly as docs/records.md describes.

They are data. `replay.py` checks whether they are legal; `records.py` has the record itself.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from os import PathLike
from pathlib import Path
from typing import Any, Self

from meeplewright.core.errors import GameError, InvalidRecord, Reason
from meeplewright.core.game import CHANCE, Action, Game, Json, Options, Outcome
from meeplewright.core.options import recorded
from meeplewright.core.reading import a_list, a_text, a_whole, an_object, one_of, the_fields
from meeplewright.core.strict_json import (
    LARGEST_DOUBLE,
    LARGEST_EXACT,
    JsonFault,
    StrictJson,
)

FORMAT = 1
LATEST = LARGEST_EXACT
"""The largest time."""

_HEADER = ("mwr", "game", "rules", "options", "seats")
_RESULT = ("points", "items", "winners")
_KINDS = ("person", "bot")
_DEEPEST = 32
_JSON = StrictJson(depth=_DEEPEST, largest=LARGEST_DOUBLE)


class _Unreadable(GameError):
    """A field that cannot be read; the caller adds the line."""


@dataclass(frozen=True)
class Seat:
    """Who sits there: a name, and `person` or `bot`."""

    name: str
    kind: str = "person"


@dataclass(frozen=True)
class Header:
    """The first line: the game, its rules and the players."""

    game: str
    rules: int
    options: Options
    seats: tuple[Seat, ...]
    date: str | None = None

    @classmethod
    def of(
        cls, game: Game, options: Options, seats: tuple[Seat, ...], date: str | None = None
    ) -> Header:
        """Of a game with these options, defaults included."""
        return cls(game.name, game.rules, recorded(game.options, options), seats, date)

    def to_json(self) -> Json:
        form: Json = {
            "mwr": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": dict(self.options),
            "seats": [{"name": seat.name, "kind": seat.kind} for seat in self.seats],
        }
        return form if self.date is None else {**form, "date": self.date}


@dataclass(frozen=True)
class Entry:
    """One applied line: an outcome of chance (seat CHANCE) or a seat's action, and when (ms)."""

    seat: int
    form: Json
    t: int | None = None

    @classmethod
    def of(cls, seat: int, action: Action, t: int | None = None) -> Entry:
        return cls(seat, action.to_json(), t)

    def to_json(self) -> Json:
        if self.seat == CHANCE:
            return _timed({"chance": self.form}, self.t)
        return _timed({"seat": self.seat, "do": self.form}, self.t)


@dataclass(frozen=True)
class Meta:
    """A remark that replay ignores: a handover, a timeout, a resignation, a takeback."""

    form: Json
    t: int | None = None

    def to_json(self) -> Json:
        return _timed({"meta": self.form}, self.t)


@dataclass(frozen=True)
class Result:
    """The result: points, their items, winners. Only remarks may follow."""

    form: Json
    t: int | None = None

    def to_json(self) -> Json:
        return _timed({"result": self.form}, self.t)


Line = Entry | Meta | Result


@dataclass(frozen=True, repr=False)
class RecordLines:
    """A whole game, or the beginning of one. `torn`: the last line was incomplete and dropped."""

    header: Header
    lines: tuple[Line, ...] = ()
    torn: bool = False

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(line for line in self.lines if isinstance(line, Entry))

    @property
    def result(self) -> Json | None:
        """None while the game is unfinished."""
        return next((line.form for line in self.lines if isinstance(line, Result)), None)

    def with_result(self, outcome: Outcome) -> Self:
        return replace(self, lines=(*self.lines, Result(outcome.to_json())))

    def line_of_entry(self, entry: int) -> int:
        """The line of the file that has this entry; both count from 1."""
        return self._numbers(Entry)[entry - 1]

    def line_of_result(self) -> int:
        return self._numbers(Result)[0]

    def _numbers(self, kind: type[Line]) -> list[int]:
        return [at for at, line in enumerate(self.lines, start=2) if isinstance(line, kind)]

    def dumps(self) -> str:
        """The exact text of the file."""
        return "".join(dump_line(part.to_json()) for part in (self.header, *self.lines))

    @classmethod
    def loads(cls, data: str | bytes) -> Self:
        """Read a record, or InvalidRecord with the line that cannot be read."""
        return cls(*_read(data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data))

    @classmethod
    def read(cls, path: str | PathLike[str]) -> Self:
        """Read a file, see `loads`."""
        return cls.loads(Path(path).read_bytes())

    def __repr__(self) -> str:
        game, seats, entries = self.header.game, len(self.header.seats), len(self.entries)
        end = "unfinished"
        if self.result is not None:
            end = "points " + " to ".join(str(number) for number in self.result["points"])
        return f"<record of {game}: {seats} seats, {entries} entries, {end}>"


def dump_line(form: object) -> str:
    """One line of a record: compact separators, keys in the order given."""
    return json.dumps(form, ensure_ascii=False, separators=(",", ":")) + "\n"


def _timed(form: Json, t: int | None) -> Json:
    return form if t is None else {**form, "t": t}


# -- reading lines ----------------------------------------------------------------------------


def _read(data: bytes) -> tuple[Header, tuple[Line, ...], bool]:
    rows = data.split(b"\n")
    last = rows.pop()  # nothing, if the last line ends with a newline
    torn = last != b"" and bool(rows) and _is_cut(last)
    if last and not torn:
        rows.append(last)
    if not rows:
        raise InvalidRecord(Reason("mwr", "record-empty"), 1)
    with _on_line(1):
        header = _header(_parse(rows[0]))
    lines: list[Line] = []
    ended = False
    for number, row in enumerate(rows[1:], start=2):
        with _on_line(number):
            lines.append(_line(_parse(row), len(header.seats), ended))
        ended = ended or isinstance(lines[-1], Result)
    return header, tuple(lines), torn


@contextmanager
def _on_line(number: int) -> Iterator[None]:
    try:
        yield
    except _Unreadable as fault:
        raise InvalidRecord(fault.reason, number) from fault


def _is_cut(row: bytes) -> bool:
    """Whether a line is incomplete JSON. No beginning of a record line is valid JSON by itself."""
    try:
        json.loads(row)
    except (ValueError, RecursionError):
        return True
    return False


def parse_json(row: str, number: int) -> Any:
    """The JSON value of a part of line `number`, or InvalidRecord."""
    with _on_line(number):
        return _parse(row.encode("utf-8", "surrogatepass"))


def _parse(row: bytes) -> Any:
    """A JSON value that can be written exactly as it was read."""
    try:
        return _JSON.read(row)
    except JsonFault as fault:
        raise _Unreadable(_reason_of(fault)) from fault


def _reason_of(fault: JsonFault) -> Reason:
    match fault.kind:
        case "utf8" | "surrogate" | "nul":  # half a surrogate pair can be written as an escape
            return Reason("line", "record-not-utf8")
        case "json":
            return Reason("line", "record-not-json")
        case "depth":
            return Reason("line", "record-too-deep", {"levels": _DEEPEST})
        case "number":
            return Reason("line", "record-number-too-large", {"number": fault.value})
        case "constant":
            return Reason("line", "record-no-number", {"number": fault.value})
        case "duplicate":
            return Reason("line", "record-twice", {"field": fault.value})


# -- reading fields ---------------------------------------------------------------------------


def _header(value: object) -> Header:
    form = an_object(value, "header", _Unreadable)
    keys = (*_HEADER, "date") if "date" in form else _HEADER
    form = the_fields(form, "header", keys, _Unreadable)
    if a_whole(form["mwr"], "mwr", _Unreadable) != FORMAT:
        raise _Unreadable(Reason("mwr", "record-format", {"format": form["mwr"]}))
    if a_whole(form["rules"], "rules", _Unreadable) < 1:
        raise _Unreadable(Reason("rules", "record-rules", {"rules": form["rules"]}))
    seats = a_list(form["seats"], "seats", _Unreadable)
    return Header(
        a_text(form["game"], "game", _Unreadable),
        form["rules"],
        dict(an_object(form["options"], "options", _Unreadable)),
        tuple(_seat(seat, f"seats[{index}]") for index, seat in enumerate(seats)),
        a_text(form["date"], "date", _Unreadable) if "date" in form else None,
    )


def _seat(value: object, name: str) -> Seat:
    form = the_fields(value, name, ("name", "kind"), _Unreadable)
    kind = one_of(form["kind"], f"{name}.kind", _KINDS, _Unreadable)
    return Seat(a_text(form["name"], f"{name}.name", _Unreadable), kind)


def _line(value: object, seats: int, ended: bool) -> Line:
    form = dict(an_object(value, "line", _Unreadable))
    t = _time(form.pop("t")) if "t" in form else None
    if set(form) == {"meta"}:
        return Meta(dict(an_object(form["meta"], "meta", _Unreadable)), t)
    if ended:
        raise _Unreadable(Reason("result", "record-after-result"))
    if set(form) == {"result"}:
        return Result(_result(form["result"]), t)
    if set(form) == {"chance"}:
        return Entry(CHANCE, dict(an_object(form["chance"], "chance", _Unreadable)), t)
    if set(form) != {"seat", "do"}:
        raise _Unreadable(Reason("line", "record-line"))
    seat = a_whole(form["seat"], "seat", _Unreadable)
    if not 0 <= seat < seats:
        raise _Unreadable(unknown_seat(str(seat), seats))
    return Entry(seat, dict(an_object(form["do"], "do", _Unreadable)), t)


def unknown_seat(seat: str, seats: int) -> Reason:
    """The seat as it is in the record, and the valid ones."""
    known = ", ".join(str(number) for number in range(seats))
    return Reason("seat", "record-seat", {"seat": seat, "known": known or "–"})


def _time(value: object) -> int:
    t = a_whole(value, "t", _Unreadable)
    if not 0 <= t <= LATEST:
        raise _Unreadable(Reason("t", "record-time", {"time": t}))
    return t


def _result(value: object) -> Json:
    form = the_fields(value, "result", _RESULT, _Unreadable)
    for key in ("points", "winners"):
        for index, number in enumerate(a_list(form[key], f"result.{key}", _Unreadable)):
            a_whole(number, f"result.{key}[{index}]", _Unreadable)
    for seat, items in enumerate(a_list(form["items"], "result.items", _Unreadable)):
        for index, item in enumerate(a_list(items, f"result.items[{seat}]", _Unreadable)):
            an_object(item, f"result.items[{seat}][{index}]", _Unreadable)
    return dict(form)
