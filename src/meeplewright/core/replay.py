"""Replay records to any entry, and report exactly where one stops being legal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from meeplewright.core.errors import GameError, InvalidRecord, Reason
from meeplewright.core.game import CHANCE, Action, Event, Game, State
from meeplewright.core.record_lines import Entry, RecordLines
from meeplewright.core.registry import find_game


@dataclass(frozen=True)
class Step:
    """One applied entry: its number, who acted, the action, and the events."""

    entry: int
    seat: int
    action: Action
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Verdict:
    """The result of `check`. `fault` is None for a valid record.

    `older_rules`: it was played with an older version of the rules, but still replays.
    """

    entries: int
    finished: bool
    torn: bool
    older_rules: bool
    fault: InvalidRecord | None

    @property
    def sound(self) -> bool:
        return self.fault is None


def begin(record: RecordLines, game: Game | None = None) -> State:
    """The state before the first entry, or InvalidRecord if the header fits no available game."""
    header = record.header
    try:
        playing = game or find_game(header.game)
        state = playing.start(len(header.seats), header.options)
    except GameError as fault:
        raise InvalidRecord(fault.reason, 1) from fault
    if header.rules > playing.rules:
        newer: dict[str, str | int] = {"rules": header.rules, "known": playing.rules}
        raise InvalidRecord(Reason("rules", "record-newer-rules", newer), 1)
    return state


def read_through(
    record: RecordLines, state: State, at: int | None = None
) -> Iterator[tuple[int, int, Action]]:
    """Number, seat and action of each entry, up to entry `at` (None: all of them), before it is
    applied to the state. The caller must apply it before asking for the next.
    """
    for number, entry in enumerate(record.entries[:at], start=1):
        try:
            action = read_entry(state, entry)
        except GameError as fault:
            line = record.line_of_entry(number)
            raise InvalidRecord(fault.reason, line, number) from fault
        yield number, entry.seat, action


def step_through(record: RecordLines, state: State, at: int | None = None) -> Iterator[Step]:
    """Apply the entries to the state one by one, up to entry `at` (None: all of them)."""
    for number, seat, action in read_through(record, state, at):
        yield Step(number, seat, action, tuple(state.apply(seat, action)))


def replay(record: RecordLines, at: int | None = None, game: Game | None = None) -> State:
    """The state after entry `at` (0: before the first; None: after the last)."""
    if at is not None and not 0 <= at <= len(record.entries):
        asked: dict[str, str | int] = {"entry": at, "entries": len(record.entries)}
        raise InvalidRecord(Reason("at", "record-no-entry", asked), None)
    state = begin(record, game)
    for _ in step_through(record, state, at):
        pass
    return state


def read_entry(state: State, entry: Entry) -> Action:
    """The action of an entry in its canonical form; raises an error if it is not valid."""
    if entry.seat != CHANCE:
        return state.require(entry.seat, state.game.action_from_json(entry.form))
    return require_chance(state, state.game.chance_from_json(entry.form))


def require_chance(state: State, outcome: Action) -> Action:
    """The outcome if it is possible here; otherwise raises a GameError with the reason."""
    possible = [known for known, _ in state.chance()]
    if outcome in possible:
        return outcome
    key = "record-impossible-chance" if possible else "record-no-chance"
    raise GameError(Reason("chance", key, {"outcome": outcome.to_text()}))


def check(record: RecordLines, game: Game | None = None) -> Verdict:
    """Replay a record and compare its result. Never raises for a fault of the record."""
    fault: InvalidRecord | None = None
    older = False
    try:
        state = begin(record, game)
        older = record.header.rules < (game or state.game).rules
        for _ in step_through(record, state):
            pass
        compare_result(record, state, older)
    except InvalidRecord as found:
        fault = found
    finished = record.result is not None
    return Verdict(len(record.entries), finished, record.torn, older, fault)


def compare_result(record: RecordLines, state: State, older: bool) -> None:
    """Points and winners must agree, and the items too if the rules are the same. InvalidRecord
    with the line of the result if they do not.
    """
    if record.result is None:
        return
    line = record.line_of_result()
    outcome = state.outcome()
    if outcome is None:
        raise InvalidRecord(Reason("result", "record-result-too-early"), line)
    mine = outcome.to_json()
    for key in ("points", "winners") if older else ("points", "items", "winners"):
        if _plain(record.result[key]) != _plain(mine[key]):
            raise InvalidRecord(Reason(f"result.{key}", "record-result", {"field": key}), line)


def _plain(value: object) -> str:
    """As text, in which 1 is neither 1.0 nor true, and the order of keys does not matter."""
    return json.dumps(value, sort_keys=True)
