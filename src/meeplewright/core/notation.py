"""A record as text that people read, and back.

    mwr 1
    game "…"
    …
    * die:4
    0 roll
    * die:6
    0 hold
    % {"timeout":0} ~61000
    = 71 64

The first lines are the header, one key per line. Then `*` is chance and a number is a seat, each
followed by its entries in the game's own notation; `%` is a remark; `=` is the end, with the
points. `~850` after any of them is its time in milliseconds. The result's items and winners are
computed again when the text is read.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import takewhile

from meeplewright.core.errors import GameError, InvalidRecord, Reason
from meeplewright.core.game import CHANCE, Action, Game, State
from meeplewright.core.record_lines import (
    LATEST,
    Entry,
    Line,
    Meta,
    RecordLines,
    Result,
    dump_line,
    parse_json,
    unknown_seat,
)
from meeplewright.core.replay import begin, require_chance, step_through

_LUCK = "*"
_REMARK = "%"
_END = "="
_TIME = re.compile("[0-9]{1,16}")

Row = tuple[int, str]
"""The number of a line in the text, from 1, and the line."""


# -- writing ----------------------------------------------------------------------------------


def to_text(record: RecordLines, game: Game | None = None) -> str:
    """The whole record as text. Its entries must be legal."""
    steps = step_through(record, begin(record, game))
    rows = [f"{key} {_compact(value)}" for key, value in record.header.to_json().items()]
    before: int | None = None
    for line in record.lines:
        seat = line.seat if isinstance(line, Entry) else None
        if isinstance(line, Entry):
            text = next(steps).action.to_text() + _time_of(line)
            if seat != before:
                rows.append(_LUCK if seat == CHANCE else str(seat))
            rows[-1] += " " + text
        elif isinstance(line, Meta):
            rows.append(f"{_REMARK} {_compact(line.form)}{_time_of(line, ' ')}")
        else:
            points = " ".join(str(points) for points in line.form["points"])
            rows.append(f"{_END} {points}{_time_of(line, ' ')}")
        before = seat
    return "\n".join(rows) + "\n"


def _compact(value: object) -> str:
    return dump_line(value).removesuffix("\n")


def _time_of(line: Line, space: str = "") -> str:
    return "" if line.t is None else f"{space}~{line.t}"


# -- reading ----------------------------------------------------------------------------------


def from_text(text: str, game: Game | None = None) -> RecordLines:
    """The record in a text, or InvalidRecord with the line at fault."""
    rows = [(number, row.strip()) for number, row in enumerate(text.split("\n"), start=1)]
    rows = [(number, row) for number, row in rows if row]
    head = list(takewhile(lambda numbered: numbered[1][0].isalpha(), rows))
    record, state = _read_head(head, game)
    lines: list[Line] = []
    ended = False
    for number, row in rows[len(head) :]:
        if ended and row[0] != _REMARK:
            raise InvalidRecord(Reason("result", "record-after-result"), number)
        ended = ended or row[0] == _END
        lines += _read_row(number, row, state)
    return replace(record, lines=tuple(lines))


def _read_head(rows: list[Row], game: Game | None) -> tuple[RecordLines, State]:
    """Put the `key value` lines together into the header of a record."""
    form = {}
    where: dict[str, int] = {}
    for number, row in rows:
        key, _, value = row.partition(" ")
        if key in form:
            raise InvalidRecord(Reason(key[:40], "record-twice", {"field": key[:40]}), number)
        form[key] = parse_json(value, number)
        where[key] = number
    try:
        record = RecordLines.loads(dump_line(form))
        return record, begin(record, game)
    except InvalidRecord as fault:
        key = re.split(r"[.\[]", fault.reason.rule.removeprefix("header."))[0]
        raise InvalidRecord(fault.reason, where.get(key, 1)) from fault


def _read_row(number: int, row: str, state: State) -> list[Line]:
    """The entries of one line, which are applied to the state."""
    who, rest = row[0], row[1:].strip()
    if who == _REMARK:
        return [_read_remark(number, rest)]
    if who == _END:
        return [_read_end(number, rest, state)]
    who, *tokens = row.split()
    known = {_LUCK: CHANCE, **{str(seat): seat for seat in range(state.seats)}}
    if who not in known:
        raise InvalidRecord(unknown_seat(who[:40], state.seats), number)
    if not tokens:
        raise InvalidRecord(Reason("line", "record-line"), number)
    return [_read_token(number, token, state, known[who]) for token in tokens]


def _read_remark(number: int, rest: str) -> Meta:
    text, t = _split_time(number, rest)
    form = parse_json(text, number)
    if not isinstance(form, dict):
        raise InvalidRecord(Reason("meta", "record-line"), number)
    return Meta(form, t)


def _read_end(number: int, rest: str, state: State) -> Result:
    text, t = _split_time(number, rest)
    outcome = state.outcome()
    if outcome is None:
        raise InvalidRecord(Reason("result", "record-result-too-early"), number)
    if text.split() != [str(points) for points in outcome.points]:
        raise InvalidRecord(Reason("result.points", "record-result", {"field": "points"}), number)
    return Result(outcome.to_json(), t)


def _read_token(number: int, token: str, state: State, seat: int) -> Entry:
    notation, t = _split_time(number, token)
    try:
        action = _read_action(notation, state, seat)
    except GameError as fault:
        raise InvalidRecord(fault.reason, number, state.entry + 1) from fault
    state.apply(seat, action)
    return Entry.of(seat, action, t)


def _read_action(notation: str, state: State, seat: int) -> Action:
    if seat == CHANCE:
        return require_chance(state, state.game.chance_from_text(notation))
    return state.require(seat, state.game.action_from_text(notation))


def _split_time(number: int, text: str) -> tuple[str, int | None]:
    """The text before the last `~`, and the time after it."""
    rest, mark, time = text.rpartition("~")
    if not mark or "}" in time:
        return text, None
    if not (_TIME.fullmatch(time) and int(time) <= LATEST):
        raise InvalidRecord(Reason("t", "record-time", {"time": time[:40]}), number)
    return rest.rstrip(), int(time)
