"""Who must agree to a takeback, and the request that waits for their answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from meeplewright.core.game import CHANCE
from meeplewright.server.errors import Refused
from meeplewright.server.tablegame.applied_log import Line, Played
from meeplewright.server.tablegame.entries import START


@dataclass(frozen=True, slots=True)
class Takeback:
    """What a seat wants taken back: the entries after `to`, or only its own; whom it touches."""

    seat: int
    to: int
    only: int | None
    touched: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Request:
    """A takeback that was asked for, when, and the seats that agreed so far."""

    wanted: Takeback
    at: int
    agreed: frozenset[int] = frozenset()

    def waiting(self, drivers: Sequence[str | None]) -> tuple[int, ...]:
        """Whose answer is missing; bots agree by themselves."""
        return tuple(
            seat
            for seat in self.wanted.touched
            if drivers[seat] is None and seat not in self.agreed
        )


@dataclass(frozen=True, slots=True)
class Asked:
    """A pending request as everybody at the table may see it."""

    seat: int
    to: int
    only: int | None
    at: int
    waiting: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "to": self.to,
            "only": self.only,
            "at": self.at,
            "waiting": list(self.waiting),
        }


def wanted(line: Line, seat: int, to: int) -> Takeback:
    """The takeback a seat asks for, or Refused where there is nothing of its own to take back."""
    to = _before_a_decision(line, to)
    only = seat if line.is_shared and to >= line.anchor.seq else None
    dropped = line.dropped_by(to, only)
    if not any(one.seat == seat for one in dropped):
        raise Refused.because("to", "table-nothing-to-take-back", to=to)
    if only is not None and not line.stands_without(dropped):
        raise Refused.because("to", "table-built-upon", to=to)
    return Takeback(seat, to, only, touched(line, seat, to, dropped))


def _before_a_decision(line: Line, to: int) -> int:
    """The last entry kept; outcomes that follow directly stay too: they would only come again."""
    last = START
    for one in line.played:
        if one.seq > to and one.seat != CHANCE:
            break
        last = one.seq
    return last


def touched(line: Line, seat: int, to: int, dropped: Sequence[Played]) -> tuple[int, ...]:
    """The other seats that must agree: none while the seat is free to go back by itself.

    Else those whose actions are dropped and those to act now; everybody where something revealed
    is dropped, for nobody can forget it, or where it goes behind what was agreed to before.
    """
    if line.is_free(seat, to):
        return ()
    if to < line.barrier[seat] or any(one.reveals for one in dropped):
        seats = set(range(line.state.seats))
    else:
        seats = {one.seat for one in dropped} | set(line.state.actors)
    return tuple(sorted(seats - {seat}))
