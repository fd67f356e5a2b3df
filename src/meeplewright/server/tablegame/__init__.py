"""A table's game as its log tells it: pure, without I/O. Plans make entries, `take` applies them.

`Course` is the whole of it for other layers, with the values it gives and takes.
"""

from meeplewright.server.tablegame.applied_log import NeedsWhole
from meeplewright.server.tablegame.clocks import ClockRule, SeatClock
from meeplewright.server.tablegame.entries import LogEntry
from meeplewright.server.tablegame.history import history, record
from meeplewright.server.tablegame.steps import Step, StepForm, seen
from meeplewright.server.tablegame.table_game import Course
from meeplewright.server.tablegame.takeback import Asked

__all__ = [
    "Asked",
    "ClockRule",
    "Course",
    "LogEntry",
    "NeedsWhole",
    "SeatClock",
    "Step",
    "StepForm",
    "history",
    "record",
    "seen",
]
