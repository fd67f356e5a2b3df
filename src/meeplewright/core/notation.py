"""A record as text that people read, and back.

    mwr 1
    game "carcassonne"
    …
    * start:0 draw:D
    0 (0,1):D2 city:N
    * draw:V
    = 71 64

The first lines are the header, one key a line. Then `*` is luck and a number is a seat, each
followed by its entries in the game's own notation; `~850` behind an entry is its time in
milliseconds; `%` is a remark; `=` says that the game is finished. The result is worked out anew
when the text is read.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

from meeplewright.core.errors import GameError, InvalidRecord, Reason
from meeplewright.core.game import CHANCE, Action, State
from meeplewright.core.records import Entry, Line, Meta, Record, dump_line, read_meta
from meeplewright.core.replay import begin, require_chance, step_through

_LUCK = "*"
_REMARK = "%"
_END = "="


def to_text(record: Record) -> str:
    """The whole record as text. It must be sound as far as its entries go."""
    steps = step_through(record, begin(record))
    rows = [f"{key} {dump_line(value).strip()}" for key, value in record.header.to_json().items()]
    before: int | None = None
    for line in record.lines:
        if isinstance(line, Meta):
            rows.append(_REMARK + " " + dump_line(line.to_json()).rstrip("\n"))
            before = None
            continue
        step = next(steps)
        token = step.action.to_text() + ("" if line.t is None else f"~{line.t}")
        if line.seat == before:
            rows[-1] += " " + token
        else:
            rows.append(f"{_LUCK if line.seat == CHANCE else line.seat} {token}")
        before = line.seat
    if record.result is not None:
        rows.append(" ".join([_END, *(str(points) for points in record.result["points"])]))
    return "\n".join(rows) + "\n"


def from_text(text: str) -> Record:
    """The record that a text describes, or InvalidRecord with the line at fault."""
    rows = [(number, row.strip()) for number, row in enumerate(text.splitlines(), start=1)]
    rows = [(number, row) for number, row in rows if row]
    head = [(number, row) for number, row in rows if row[0].isalpha()]
    record = _read_header(head)
    state = begin(record)
    lines: list[Line] = []
    finished = False
    for number, row in rows[len(head) :]:
        if finished:
            raise InvalidRecord(Reason("result", "record-after-result"), number)
        finished = row.split()[0] == _END
        if not finished:
            lines.extend(_read_row(row, state, number))
    record = replace(record, lines=tuple(lines))
    return _finish(record, state, rows[-1][0]) if finished else record


def _finish(record: Record, state: State, number: int) -> Record:
    outcome = state.outcome()
    if outcome is None:
        raise InvalidRecord(Reason("result", "record-result-too-early"), number)
    return record.with_result(outcome)


def _read_header(rows: list[tuple[int, str]]) -> Record:
    """The rows `key value` put together to the first line of a record."""
    form = {}
    for number, row in rows:
        key, _, value = row.partition(" ")
        try:
            form[key] = json.loads(value)
        except (ValueError, RecursionError) as fault:
            raise InvalidRecord(Reason(key[:40], "record-not-json"), number) from fault
    return Record.loads(dump_line(form))


def _read_row(row: str, state: State, number: int) -> Iterator[Line]:
    """The entries of one row, applied to the state as they are read."""
    who, *tokens = row.split()
    if who == _REMARK:
        yield read_meta(row.removeprefix(_REMARK).encode(), number)
        return
    if who != _LUCK and not (who.isdecimal() and int(who) < state.seats):
        raise InvalidRecord(
            Reason("seat", "record-seat", {"seat": who[:40], "seats": state.seats}), number
        )
    seat = CHANCE if who == _LUCK else int(who)
    for token in tokens:
        notation, _, time = token.partition("~")
        try:
            action = _read_token(notation, state, seat)
        except GameError as fault:
            raise InvalidRecord(fault.reason, number, state.entry + 1) from fault
        if time and not time.isdecimal():
            raise InvalidRecord(Reason("t", "record-time", {"time": time[:40]}), number)
        yield Entry.of(seat, action, int(time) if time else None)
        state.apply(seat, action)


def _read_token(notation: str, state: State, seat: int) -> Action:
    if seat == CHANCE:
        return require_chance(state, state.game.chance_from_text(notation))
    return state.require(seat, state.game.action_from_text(notation))
