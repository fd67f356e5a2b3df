"""The rows of a record: it is replayed entry by entry, and every entry adds its rows.

`positions` and `views` come from the encoding and the view of the seat that acts, never from the
state itself.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meeplewright.core.game import CHANCE, Action, Encoding, Game, Outcome, State, encoding_of
from meeplewright.core.records import Entry, Meta, Record
from meeplewright.core.registry import find_game
from meeplewright.core.replay import begin, compare_result, read_through

Row = tuple[Any, ...]


@dataclass(frozen=True)
class GameRows:
    """The rows of one record by table, with its game, number of seats and encoding.

    `group` is the name of the game, with the version of the encoding if it is not the usual one.
    """

    game: str
    group: str
    seats: int
    encoding: Encoding | None
    rows: dict[str, list[Row]]


def read_rows(path: Path, game_id: int, source: str, tables: Collection[str]) -> GameRows:
    """The rows of a record; InvalidRecord if it is invalid, OSError if it cannot be read."""
    data = path.read_bytes()
    record = Record.loads(data)
    state = begin(record)
    game = find_game(record.header.game)
    encoding = encoding_of(game, state.seats, state.options)
    writer = _Writer(record, game_id, encoding, tables)
    for number, seat, action in read_through(record, state):
        writer.note(state, number, seat, action)
        state.apply(seat, action)
    compare_result(record, state, record.header.rules < game.rules)
    writer.end(state, source, hashlib.sha256(data).hexdigest())
    group = _group_of(game, encoding)
    return GameRows(record.header.game, group, state.seats, encoding, writer.rows)


def _group_of(game: Game, encoding: Encoding | None) -> str:
    """Rows of different versions of an encoding do not fit into one table."""
    usual = encoding_of(game, game.seat_counts[0])
    if encoding is None or usual is None or encoding.version == usual.version:
        return game.name
    return f"{game.name}-v{encoding.version}"


class _Writer:
    """Collects the rows of one record for the requested tables."""

    def __init__(
        self, record: Record, game_id: int, encoding: Encoding | None, tables: Collection[str]
    ) -> None:
        self.rows: dict[str, list[Row]] = {
            table: [] for table in tables if encoding is not None or table != "positions"
        }
        self._record = record
        self._times = [entry.t for entry in record.entries]
        self._game_id = game_id
        self._encoding = encoding

    def note(self, state: State, number: int, seat: int, action: Action) -> None:
        """Add the rows of one entry. The state is the one before it."""
        if "moves" in self.rows:
            self._note_move(state, number, seat, action)
        if seat == CHANCE:
            return
        if "positions" in self.rows:
            self._note_position(state, number, seat, action)
        if "views" in self.rows:
            view = compact(state.view(seat).to_json())
            self.rows["views"].append((self._game_id, number, seat, view))

    def _note_move(self, state: State, number: int, seat: int, action: Action) -> None:
        choices = state.chance() if seat == CHANCE else state.legal(seat)
        words = compact(action.to_json()), action.to_text()
        id_ = self._id_of(state, seat, action)
        t = self._times[number - 1]
        self.rows["moves"].append((self._game_id, number, seat, *words, id_, len(choices), t))

    def _note_position(self, state: State, number: int, seat: int, action: Action) -> None:
        encoding = self._encoding
        assert encoding is not None, "without an encoding there is no such table"
        legal = encoding.legal_ids(state, seat)
        id_ = encoding.action_id(state, seat, action)
        row = (self._game_id, number, seat, encoding.observe(state, seat), legal, id_)
        self.rows["positions"].append(row)

    def _id_of(self, state: State, seat: int, action: Action) -> int | None:
        if self._encoding is None:
            return None
        if seat == CHANCE:
            return self._encoding.outcome_id(action)
        return self._encoding.action_id(state, seat, action)

    def end(self, state: State, source: str, sha256: str) -> None:
        """Add the rows that need the whole game."""
        outcome = state.outcome()
        if "games" in self.rows:
            row = (*self._headed(state), *self._ended(outcome), source, sha256)
            self.rows["games"].append(row)
        if "outcomes" in self.rows and outcome is not None:
            self.rows["outcomes"] += self._results(outcome)

    def _headed(self, state: State) -> Row:
        header = self._record.header
        return (
            self._game_id,
            header.game,
            header.rules,
            None if self._encoding is None else self._encoding.version,
            state.seats,
            compact(state.options),
            [seat.name for seat in header.seats],
            [seat.kind for seat in header.seats],
            header.date,
        )

    def _ended(self, outcome: Outcome | None) -> Row:
        points = None if outcome is None else list(outcome.points)
        winners = None if outcome is None else list(outcome.winners)
        remarks = compact(_remarks(self._record))
        entries = len(self._times)
        return (entries, outcome is not None, points, winners, remarks, self._record.torn)

    def _results(self, outcome: Outcome) -> list[Row]:
        return [
            (
                self._game_id,
                number,
                seat.name,
                seat.kind,
                outcome.points[number],
                outcome.ranking[number],
                number in outcome.winners,
                compact([item.to_json() for item in outcome.items[number]]),
            )
            for number, seat in enumerate(self._record.header.seats)
        ]


def _remarks(record: Record) -> list[dict[str, Any]]:
    """Every remark as in its line, with the number of the entry before it."""
    found: list[dict[str, Any]] = []
    entry = 0
    for line in record.lines:
        entry += isinstance(line, Entry)
        if isinstance(line, Meta):
            found.append({"after": entry, **line.to_json()})
    return found


def compact(form: object) -> str:
    """JSON without spaces and with unescaped letters, as in a record."""
    return json.dumps(form, ensure_ascii=False, separators=(",", ":"))
