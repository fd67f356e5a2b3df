"""Records: one game, with what one asks of it. The parts of its file are in `record_lines.py`; you
can import them from here, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from meeplewright.core import notation
from meeplewright.core.game import Game, State
from meeplewright.core.record_lines import (
    FORMAT,
    LATEST,
    Entry,
    Header,
    Line,
    Meta,
    RecordLines,
    Result,
    Seat,
    dump_line,
    parse_json,
    unknown_seat,
)
from meeplewright.core.replay import Verdict, begin, check, replay, step_through

__all__ = [
    "FORMAT",
    "LATEST",
    "Entry",
    "Header",
    "Line",
    "Meta",
    "Record",
    "Result",
    "Seat",
    "dump_line",
    "parse_json",
    "unknown_seat",
]


@dataclass(frozen=True, repr=False)
class Record(RecordLines):
    """A game that can be read, replayed and written."""

    def states(self, game: Game | None = None) -> Iterator[State]:
        """The state before the first entry and after each one; InvalidRecord at an illegal entry.

        Each state is a copy that belongs to the caller.
        """
        state = begin(self, game)
        yield state.copy()
        for _ in step_through(self, state):
            yield state.copy()

    def state(self, entry: int | None = None, game: Game | None = None) -> State:
        """The state after this entry (0: before the first; None: after the last)."""
        return replay(self, entry, game)

    def check(self, game: Game | None = None) -> Verdict:
        """Whether all entries are legal and the result is right."""
        return check(self, game)

    @classmethod
    def from_text(cls, text: str, game: Game | None = None) -> Self:
        """Read the text notation of a game (see docs/records.md), or InvalidRecord."""
        found = notation.from_text(text, game)
        return cls(found.header, found.lines, found.torn)

    def to_text(self, game: Game | None = None) -> str:
        """The text notation of the game. Its entries must be legal."""
        return notation.to_text(self, game)
