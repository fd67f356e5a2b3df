"""Who must agree to a takeback, and the request that waits for their answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from meeplewright.core.game import CHANCE
from meeplewright.server.errors import Refused
from meeplewright.server.tablegame.applied_log import AppliedEntry, AppliedLog
from meeplewright.server.tablegame.drivers import Drivers
from meeplewright.server.tablegame.entries import START


@dataclass(frozen=True, slots=True)
class Takeback:
    """What a seat wants to take back (all entries after `to`, or only its own), who must agree."""

    seat: int
    to: int
    only: int | None
    must_agree: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TakebackRequest:
    """A takeback that was asked for, when, and the seats that agreed so far."""

    takeback: Takeback
    at: int
    agreed: frozenset[int] = frozenset()

    def waiting_for(self, drivers: Drivers) -> tuple[int, ...]:
        """Whose answer is missing. Bots always agree."""
        return tuple(
            seat
            for seat in self.takeback.must_agree
            if drivers.is_person(seat) and seat not in self.agreed
        )


@dataclass(frozen=True, slots=True)
class PendingTakeback:
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


def find_takeback(log: AppliedLog, seat: int, to: int, floor: int = START) -> Takeback:
    """The takeback that a seat asks for; Refused if nothing of its own would be taken back.

    Only the seat's own turn that has not ended is taken back by single steps. Otherwise whole turns
    are, but nothing up to entry `floor`.
    """
    to = _before_a_decision(log, to)
    if not log.is_free(seat, to):
        to = max(_before_the_turn(log, seat, to), floor)
    only = seat if log.is_simultaneous and to >= log.checkpoint.seq else None
    dropped = log.dropped_by(to, only)
    if not any(one.seat == seat for one in dropped):
        raise Refused.because("to", "table-nothing-to-take-back", to=to)
    if only is not None and not log.is_legal_without(dropped):
        raise Refused.because("to", "table-built-upon", to=to)
    return Takeback(seat, to, only, seats_to_ask(log, seat, to, dropped))


def _before_a_decision(log: AppliedLog, to: int) -> int:
    """The last entry to keep. Outcomes right after `to` stay: the same ones would come again."""
    last = START
    for one in log.entries:
        if one.seq > to and one.seat != CHANCE:
            break
        last = one.seq
    return last


def _before_the_turn(log: AppliedLog, seat: int, to: int) -> int:
    """The last entry before the turn that `to` falls into.

    A turn is a run of entries of one seat up to one that reveals something, or all that a seat did
    in the present phase, if several act at once.
    """
    if log.is_simultaneous and to >= log.checkpoint.seq:
        return log.checkpoint.seq
    dropped = log.dropped_by(to, None)
    kept = log.entries[: len(log.entries) - len(dropped)]
    while kept and dropped and kept[-1].seat == dropped[0].seat and not kept[-1].reveals:
        kept.pop()
    return kept[-1].seq if kept else START


def seats_to_ask(
    log: AppliedLog, seat: int, to: int, dropped: Sequence[AppliedEntry]
) -> tuple[int, ...]:
    """The other seats that must agree: none if the seat can go back freely.

    Otherwise those whose actions are dropped and those to act now. Everybody, if something revealed
    is dropped, because nobody can forget it, or if it goes back further than the seats agreed to
    before.
    """
    if log.is_free(seat, to):
        return ()
    if to < log.undo_limit[seat] or any(one.reveals for one in dropped):
        seats = set(range(log.state.seats))
    else:
        seats = {one.seat for one in dropped} | set(log.state.actors)
    return tuple(sorted(seats - {seat}))
