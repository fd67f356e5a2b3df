"""How much a bot may think about a turn, from its spec and from what the table allows."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from itertools import count
from time import perf_counter, thread_time
from typing import TypeVar

from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.player import Budget

N = TypeVar("N", int, float)
_SETTING = re.compile(r"(?P<number>\d{1,9})(?P<unit>ms|s)?")


def parse_budget(setting: str, bot: str) -> Budget | None:
    """`800` simulations, `200ms` or `2s` per turn; None for no setting. InvalidSetup for others."""
    if not setting:
        return None
    found = _SETTING.fullmatch(setting)
    if found is None or int(found["number"]) == 0:
        raise InvalidSetup(Reason("bot", "setup-bot-budget", {"bot": f"{bot}:{setting}"[:40]}))
    number = int(found["number"])
    if found["unit"] is None:
        return Budget(simulations=number)
    return Budget(seconds=number / 1000 if found["unit"] == "ms" else number)


def tighter(own: Budget | None, allowed: Budget | None, default: Budget) -> Budget:
    """The bot's own budget, limited by what is allowed; the default if neither is set."""
    if own is None and allowed is None:
        return default
    own, allowed = own or Budget(), allowed or Budget()
    return Budget(
        simulations=_least(own.simulations, allowed.simulations),
        seconds=_least(own.seconds, allowed.seconds),
    )


def larger(one: Budget | None, other: Budget | None) -> Budget | None:
    """The larger limit, in every unit that one of them has; None if both are None."""
    if one is None or other is None:
        return one or other
    return Budget(
        simulations=_most(one.simulations, other.simulations),
        seconds=_most(one.seconds, other.seconds),
    )


def _least(one: N | None, other: N | None) -> N | None:
    known = [number for number in (one, other) if number is not None]
    return min(known, default=None)


def _most(one: N | None, other: N | None) -> N | None:
    known = [number for number in (one, other) if number is not None]
    return max(known, default=None)


CLOCK = "MEEPLEWRIGHT_CLOCK"
"""The environment variable that says how the seconds of a budget are measured.

The default is wall-clock time. `processor`: only the CPU time of the bot counts, so that a match on
a busy machine is as fair as on an idle one. `counted`: every read of the clock counts as half a
millisecond, so that a budget in seconds is used up in the same way every time.
"""
COUNTED = "counted"


def clock() -> Callable[[], float]:
    """A function that returns seconds since some moment, as budgets are measured."""
    if os.environ.get(CLOCK) == COUNTED:
        return (number / 2000 for number in count()).__next__
    return thread_time if counts_processor() else perf_counter


def counts_processor() -> bool:
    """Whether only CPU time counts."""
    return os.environ.get(CLOCK) == "processor"


_made = 0


def simulations_made() -> int:
    """The number of simulations in this process so far, for measurements."""
    return _made


class Stopwatch:
    """Says when a budget is used up. All actions of a turn share one."""

    def __init__(self, budget: Budget) -> None:
        self._most = budget.simulations
        self._now = clock()
        self._made = self._now()
        self._begun: float | None = None
        self._end = None if budget.seconds is None else self._made + budget.seconds
        self.done = 0

    def goes_on(self) -> bool:
        """Whether there is budget for one more simulation, which is then counted.

        A simulation is not started if, at the average speed so far, it would not end in time.
        """
        global _made
        if self._most is not None and self.done >= self._most:
            return False
        if self._end is not None and not self._has_time(self._now(), self._end):
            return False
        self.done += 1
        _made += 1
        return True

    def spend(self, simulations: int, seconds: float) -> bool:
        """Take part of the budget for something else; False, and nothing, if that is more than half
        of the simulations that are left, or all of the time. (Time passes by itself.)
        """
        if self._most is not None and self._most - self.done < 2 * simulations:
            return False
        if self._end is not None and self._now() + seconds >= self._end:
            return False
        if self._most is not None:
            self._most -= simulations
        return True

    def leave_as_much(self) -> None:
        """Reserve time for what comes after: as much as was used so far."""
        if self._end is not None:
            self._end -= self._now() - self._made

    def is_over(self) -> bool:
        """Whether the time is up; False if only simulations are limited."""
        return self._end is not None and self._now() >= self._end

    def _has_time(self, now: float, end: float) -> bool:
        if self._begun is None:
            self._begun = now
        each = (now - self._begun) / max(1, self.done)
        return now < end and now + each <= end
