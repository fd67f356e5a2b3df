"""How a game at a table ended, if it was not simply played to its end.

The rules know only games that are played to their end. A table can end one early, and a seat can
lose before the end. A record says so in a remark, `ending`, which replay ignores.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args

from meeplewright.core.game import Json, Outcome
from meeplewright.core.records import Meta, Record

EndedBy = Literal["points", "resignation", "time", "aborted"]
"""What ended a game: the rules, or a table that ended it early."""

REMARK = "ending"


@dataclass(frozen=True, slots=True)
class Ending:
    """What ended the game, the seats that had lost before, and who won."""

    by: EndedBy
    lost: tuple[int, ...]
    winners: tuple[int, ...]

    @property
    def is_usual(self) -> bool:
        """Whether the result of the rules says everything."""
        return self.by == "points" and not self.lost

    def to_json(self) -> Json:
        return {"by": self.by, "lost": list(self.lost), "winners": list(self.winners)}


def winners_without(outcome: Outcome, lost: Sequence[int]) -> tuple[int, ...]:
    """Who wins if these seats cannot: the other winners, or else those with the most points."""
    if others := tuple(seat for seat in outcome.winners if seat not in lost):
        return others
    able = [seat for seat in range(len(outcome.points)) if seat not in lost]
    most = max((outcome.points[seat] for seat in able), default=0)
    return tuple(seat for seat in able if outcome.points[seat] == most)


def ending_of(record: Record) -> Ending | None:
    """The ending that the record remarks; None if it has no such remark that makes sense."""
    remarks = [line.form for line in record.lines if isinstance(line, Meta)]
    found = [remark[REMARK] for remark in remarks if REMARK in remark]
    return _ending(found[-1], len(record.header.seats)) if found else None


def _ending(form: Any, seats: int) -> Ending | None:
    """A remark can have any content, so it is not trusted."""
    if not isinstance(form, dict) or form.get("by") not in get_args(EndedBy):
        return None
    lost, winners = _seats(form.get("lost"), seats), _seats(form.get("winners"), seats)
    if lost is None or winners is None or {*lost} & {*winners}:
        return None
    if (form["by"] == "aborted") == bool(winners):
        return None
    return Ending(form["by"], lost, winners)


def _seats(value: object, seats: int) -> tuple[int, ...] | None:
    """Different seats in ascending order, or None."""
    if not isinstance(value, list) or not all(type(seat) is int for seat in value):
        return None
    known = value == sorted({*value} & {*range(seats)})
    return tuple(value) if known else None
