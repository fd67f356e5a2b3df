"""What workers do with a game: play it for the match, or audit its bots."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import final

from meeplewright.arena.audit import Audited, audit_seating
from meeplewright.arena.plan import Plan, Seating
from meeplewright.arena.play import Fault, Result, play_seating
from meeplewright.bots.budgets import CLOCK, COUNTED

_ENDED = "the process ended"


@final
@dataclass(frozen=True)
class PlayTask:
    """Play the games of a match, with time budgets by the plan's clock."""

    keep_records: bool = False

    def __call__(self, plan: Plan, seating: Seating) -> Result:
        with counting_time_by(plan.clock):
            return play_seating(plan, seating, keep_record=self.keep_records)

    def given_up(self, seating: Seating) -> Result:
        return Result(seating, fault=_ended(seating))


@final
class AuditTask:
    """The same games with every decision asked for twice. Time is counted in clock reads, so that
    a time budget is used up in the same way both times.
    """

    def __call__(self, plan: Plan, seating: Seating) -> Audited:
        with counting_time_by(COUNTED):
            return audit_seating(plan, seating)

    def given_up(self, seating: Seating) -> Audited:
        return Audited(seating, 0, fault=_ended(seating))


def _ended(seating: Seating) -> Fault:
    """The process ended, so it is unknown which bot failed."""
    return Fault(" + ".join(dict.fromkeys(seating.bots)), 0, 0, _ENDED)


@contextmanager
def counting_time_by(clock: str) -> Iterator[None]:
    """Bots in this context measure time by this clock."""
    before = os.environ.get(CLOCK)
    os.environ[CLOCK] = clock
    try:
        yield
    finally:
        if before is None:
            del os.environ[CLOCK]
        else:
            os.environ[CLOCK] = before
