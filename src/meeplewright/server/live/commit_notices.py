"""What a process tells the others about a commit, so that they need not read it from storage.

The content of a notice: the entries that follow a version, and drafts as they are now.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from meeplewright.server.storage.rows import DraftRow
from meeplewright.server.tablegame import LogEntry


@dataclass(frozen=True, slots=True)
class Commit:
    """Entries that follow version `after`, if there are any, and drafts that changed. `snapshot`:
    a snapshot was stored with them.
    """

    after: int
    entries: Sequence[LogEntry]
    drafts: Sequence[DraftRow] = ()
    snapshot: bool = False

    @property
    def version(self) -> int:
        """The version of the table afterwards."""
        return self.entries[-1].seq if self.entries else self.after

    def to_json(self) -> list[Any]:
        entries = [
            [entry.seq, entry.kind, entry.seat, entry.body, entry.at] for entry in self.entries
        ]
        drafts = [[row.seat, row.version, row.steps, row.number] for row in self.drafts]
        return [self.after, entries, drafts, self.snapshot]

    @classmethod
    def from_json(cls, table_id: str, form: Any) -> Commit | None:
        """None if this version of the program cannot read it."""
        try:
            after, entries, drafts, snapshot = form
            return cls(
                int(after),
                [LogEntry(*entry) for entry in entries],
                [
                    DraftRow(
                        table_id=table_id, seat=seat, version=version, steps=steps, number=number
                    )
                    for seat, version, steps, number in drafts
                ],
                bool(snapshot),
            )
        except (TypeError, ValueError):
            return None
