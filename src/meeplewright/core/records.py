"""Records: one game as a UTF-8 JSON Lines file (`.mwr`), exactly as docs/records.md describes.

A record is data; whether it is legal is found out by `replay.py`, and `recordfile.py` writes one
that is being played.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from meeplewright.core.errors import GameError, InvalidRecord, Reason
from meeplewright.core.game import CHANCE, Action, Form, Options, Outcome
from meeplewright.core.reading import a_list, a_text, a_whole, an_object, one_of, the_fields

FORMAT = 1
_HEADER = ("mwr", "game", "rules", "options", "seats")
_KINDS = ("person", "bot")


class _Unreadable(GameError):
    """A field that cannot be read; the line it stands on is added on the way out."""


@dataclass(frozen=True)
class Seat:
    """Who sits there: a name, and `person` or `bot`."""

    name: str
    kind: str = "person"


@dataclass(frozen=True)
class Header:
    """The first line: which game, by which rules, between whom."""

    game: str
    rules: int
    options: Options
    seats: tuple[Seat, ...]
    date: str | None = None

    def to_json(self) -> Form:
        form: Form = {
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
    form: Form
    t: int | None = None

    @classmethod
    def of(cls, seat: int, action: Action, t: int | None = None) -> Entry:
        return cls(seat, action.to_json(), t)

    def to_json(self) -> Form:
        if self.seat == CHANCE:
            return _timed({"chance": self.form}, self.t)
        return _timed({"seat": self.seat, "do": self.form}, self.t)


@dataclass(frozen=True)
class Meta:
    """A remark that replay ignores: a handover, a timeout, a resignation, a takeback."""

    form: Form
    t: int | None = None

    def to_json(self) -> Form:
        return _timed({"meta": self.form}, self.t)


Line = Entry | Meta


@dataclass(frozen=True)
class Record:
    """A whole game, or the beginning of one. `torn`: the last line was cut off and dropped."""

    header: Header
    lines: tuple[Line, ...] = ()
    result: Form | None = None
    torn: bool = False
    numbers: tuple[int, ...] = field(default=(), compare=False, repr=False)
    """The line of the file on which each of `lines` stands; empty for a record made here."""

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(line for line in self.lines if isinstance(line, Entry))

    def with_result(self, outcome: Outcome) -> Record:
        return replace(self, result=outcome.to_json())

    def line_of_entry(self, entry: int) -> int:
        """On which line of the file the entry stands (entries count from 1)."""
        seen = 0
        for index, line in enumerate(self.lines):
            seen += isinstance(line, Entry)
            if seen == entry:
                return self.numbers[index] if self.numbers else index + 2
        return len(self.lines) + 2

    def dumps(self) -> str:
        """The exact text of the file."""
        forms: list[Form] = [self.header.to_json(), *(line.to_json() for line in self.lines)]
        if self.result is not None:
            forms.append({"result": self.result})
        return "".join(dump_line(form) for form in forms)

    @classmethod
    def loads(cls, data: str | bytes) -> Record:
        """Read a record, or InvalidRecord with the line that cannot be read."""
        return _read(_split(data))

    @classmethod
    def read(cls, path: Path) -> Record:
        return cls.loads(path.read_bytes())


def dump_line(form: object) -> str:
    """One line of a record: compact separators, keys in the order given."""
    return json.dumps(form, ensure_ascii=False, separators=(",", ":")) + "\n"


def _timed(form: Form, t: int | None) -> Form:
    return form if t is None else {**form, "t": t}


# -- reading ----------------------------------------------------------------------------------


def _split(data: str | bytes) -> tuple[list[bytes], bool]:
    """The lines with their ends cut off, and whether the last one had an end."""
    text = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    lines = text.split(b"\n")
    whole = lines[-1] == b""
    return (lines[:-1] if whole else lines), whole


def _read(split: tuple[list[bytes], bool]) -> Record:
    lines, whole = split
    if not lines:
        raise InvalidRecord(Reason("mwr", "record-empty"), 1)
    header = _read_header(lines[0])
    read: list[Line] = []
    numbers: list[int] = []
    result: Form | None = None
    for number, line in enumerate(lines[1:], start=2):
        if number == len(lines) and not whole and not _is_json(line):
            return Record(header, tuple(read), result, True, tuple(numbers))
        found = _read_line(line, number, len(header.seats), result is not None)
        if isinstance(found, dict):
            result = found
        else:
            read.append(found)
            numbers.append(number)
    return Record(header, tuple(read), result, False, tuple(numbers))


def _read_header(line: bytes) -> Header:
    try:
        return _header(_parse(line))
    except _Unreadable as fault:
        raise InvalidRecord(fault.reason, 1) from fault


def _read_line(line: bytes, number: int, seats: int, ended: bool) -> Line | Form:
    try:
        return _line(_parse(line), seats, ended)
    except _Unreadable as fault:
        raise InvalidRecord(fault.reason, number) from fault


def read_meta(line: bytes, number: int) -> Meta:
    """A line that must be a remark."""
    found = _read_line(line, number, 0, True)
    assert isinstance(found, Meta), "nothing else may follow a result"
    return found


def _is_json(line: bytes) -> bool:
    try:
        _parse(line)
    except _Unreadable:
        return False
    return True


def _parse(line: bytes) -> Any:
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise _Unreadable(Reason("line", "record-not-utf8")) from fault
    try:
        return json.loads(text, parse_constant=_no_constant, object_pairs_hook=_no_doubles)
    except (ValueError, RecursionError) as fault:
        raise _Unreadable(Reason("line", "record-not-json")) from fault


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def _no_doubles(pairs: Iterable[tuple[str, Any]]) -> Form:
    form: Form = {}
    for key, value in pairs:
        if key in form:
            raise ValueError(f"the key {key} stands twice")
        form[key] = value
    return form


def _header(value: object) -> Header:
    form = an_object(value, "header", _Unreadable)
    keys = (*_HEADER, "date") if "date" in form else _HEADER
    form = the_fields(form, "header", keys, _Unreadable)
    if a_whole(form["mwr"], "mwr", _Unreadable) != FORMAT:
        raise _Unreadable(Reason("mwr", "record-format", {"format": form["mwr"]}))
    seats = [
        _seat(seat, f"seats[{index}]")
        for index, seat in enumerate(a_list(form["seats"], "seats", _Unreadable))
    ]
    return Header(
        a_text(form["game"], "game", _Unreadable),
        a_whole(form["rules"], "rules", _Unreadable),
        dict(an_object(form["options"], "options", _Unreadable)),
        tuple(seats),
        a_text(form["date"], "date", _Unreadable) if "date" in form else None,
    )


def _seat(value: object, name: str) -> Seat:
    form = the_fields(value, name, ("name", "kind"), _Unreadable)
    kind = one_of(form["kind"], f"{name}.kind", _KINDS, _Unreadable)
    return Seat(a_text(form["name"], f"{name}.name", _Unreadable), kind)


def _line(value: object, seats: int, ended: bool) -> Line | Form:
    """An entry, a remark, or the form of the result."""
    form = dict(an_object(value, "line", _Unreadable))
    t = None
    if "t" in form:
        t = a_whole(form.pop("t"), "t", _Unreadable)
    if set(form) == {"meta"}:
        return Meta(dict(an_object(form["meta"], "meta", _Unreadable)), t)
    if ended:
        raise _Unreadable(Reason("result", "record-after-result"))
    if set(form) == {"result"}:
        return _result(form["result"])
    if set(form) == {"chance"}:
        return Entry(CHANCE, dict(an_object(form["chance"], "chance", _Unreadable)), t)
    if set(form) != {"seat", "do"}:
        raise _Unreadable(Reason("line", "record-line"))
    seat = a_whole(form["seat"], "seat", _Unreadable)
    if not 0 <= seat < seats:
        raise _Unreadable(Reason("seat", "record-seat", {"seat": seat, "seats": seats}))
    return Entry(seat, dict(an_object(form["do"], "do", _Unreadable)), t)


def _result(value: object) -> Form:
    form = the_fields(value, "result", ("points", "items", "winners"), _Unreadable)
    for key in form:
        a_list(form[key], f"result.{key}", _Unreadable)
    return dict(form)
