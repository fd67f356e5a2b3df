"""A table's game as its log tells it: pure, without I/O. Plans make entries, `take` applies them.

`Course` is the whole of it for other layers, with the values it gives and takes.
"""

from meeplewright.server.course.clocks import ClockRule, SeatClock
from meeplewright.server.course.course import Course
from meeplewright.server.course.entries import LogEntry
from meeplewright.server.course.history import history, record
from meeplewright.server.course.line import NeedsWhole
from meeplewright.server.course.steps import Step, StepForm, seen
from meeplewright.server.course.takeback import Asked

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
