"""What each seat has seen of a game so far, for information states with perfect recall.

A view is what a seat knows now; the memory is how it came about: who made each entry, the seat's
own actions, and the events in the form that the seat may see. It contains nothing that the seat
did not see.
"""

from __future__ import annotations

import json
from struct import pack
from typing import Any, NamedTuple

from meeplewright.core import CHANCE, Action, Event

HIDDEN = -1
"""The id of an entry that the seat does not know."""

Observer = int | None
"""The seat that observes, or None for a spectator."""


class LogEntry(NamedTuple):
    """An entry as it was made, including hidden information."""

    seat: int
    number: int  # its id
    action: Action
    events: tuple[Event, ...]


class Observed(NamedTuple):
    """What an observer saw of the first entries: lines, and pairs of 32-bit numbers."""

    entries: int  # number of entries
    text: str
    rows: bytes


class Memory:
    """Grows by one entry at a time; what an observer saw is put together on request."""

    def __init__(self, observed: dict[Observer, Observed], log: list[LogEntry]) -> None:
        self._observed = observed
        self._log = log

    def add(self, entry: LogEntry) -> None:
        self._log.append(entry)

    def of(self, observer: Observer) -> Observed:
        """Everything that this observer has seen."""
        observed = self._observed.get(observer, Observed(0, "", b""))
        new = [_seen(entry, observer) for entry in self._log[observed.entries :]]
        if new:
            text = observed.text + "".join([line for line, _ in new])
            rows = observed.rows + b"".join([row for _, row in new])
            observed = self._observed[observer] = Observed(len(self._log), text, rows)
        return observed

    def redealt_for(self, seat: int, seats: int) -> Memory:
        """The memory in a world that was re-dealt from what this seat knows.

        There, the others remember only what everybody saw, not what they alone had seen.
        """
        public = self.of(None)._replace(entries=0)
        observed: dict[Observer, Observed] = {None: public, **dict.fromkeys(range(seats), public)}
        observed[seat] = self.of(seat)._replace(entries=0)
        return Memory(observed, [])

    def copy(self) -> Memory:
        return Memory(dict(self._observed), list(self._log))


def _seen(entry: LogEntry, observer: Observer) -> tuple[str, bytes]:
    """The line and the row of one entry."""
    seen = [event.seen_by(observer) for event in entry.events]
    forms = [event.to_json() for event in seen if event is not None]
    is_own = entry.seat == observer
    who = "luck" if entry.seat == CHANCE else f"seat {entry.seat}"
    did = f" {entry.action.to_text()}" if is_own else ""
    is_known = is_own or seen == list(entry.events)
    row = pack("<ii", entry.seat, entry.number if is_known else HIDDEN)
    return f"{who}{did} {compact(forms)}\n", row


def compact(form: Any) -> str:
    """JSON without spaces."""
    return json.dumps(form, separators=(",", ":"), ensure_ascii=False)
